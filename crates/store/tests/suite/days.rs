//! The deal of the day: a secret seed, one try for each player, and a day that is closed for good.

use havana_protocol::{Day, Id};
use havana_rules::Seats;
use havana_store::retention::ABANDONED;
use havana_store::{After, DayBegun, DaySeed, NewMove, NewTable, SeatEnd, SeatHolder, Store};

use crate::harness::{NOW, a_move, accounts, ms, named_header, on_all, players, seat, table_of};

const ONE: DaySeed = DaySeed([1; 32]);
const OTHER: DaySeed = DaySeed([2; 32]);

fn today() -> Day {
    Day::of(NOW)
}

/// A player and a bot.
fn wished(player: Id) -> NewTable {
    table_of(vec![SeatHolder::Person(player), SeatHolder::Bot("greedy".to_owned())])
}

async fn begin(store: &Store, day: Day, player: Id, seed: DaySeed) -> DayBegun {
    store.begin_day(day, seed, &wished(player), NOW, named_header).await.unwrap()
}

async fn begun(store: &Store, player: Id) -> Id {
    match begin(store, today(), player, ONE).await {
        DayBegun::Begun(table) => table.id,
        other => panic!("{other:?}"),
    }
}

async fn finish(store: &Store, game: Id, points: u8, won: bool) {
    let ends = [SeatEnd { points, won }, SeatEnd { points: 20, won: !won }];
    assert!(store.finish(game, &ends, NOW + ms(5)).await.unwrap());
}

#[tokio::test]
async fn the_first_try_gives_the_day_its_seed_and_everyone_has_one() {
    on_all(|stand| async move {
        let (store, other) = stand.two().await;
        let [ana, eva] = players(&store).await;
        let game = begun(&store, ana.id).await;
        assert_eq!(begin(&other, today(), ana.id, OTHER).await, DayBegun::Known(game));
        let DayBegun::Begun(second) = begin(&other, today(), eva.id, OTHER).await else {
            panic!("it is her first")
        };
        assert!(second.begun.is_some() && second.id != game);
        assert_eq!(store.deal_of(game).await.unwrap(), Some(ONE));
        assert_eq!(store.deal_of(second.id).await.unwrap(), Some(ONE), "one seed for the day");
        let plain = store.new_table(&wished(eva.id), NOW, named_header).await.unwrap();
        assert_eq!(store.deal_of(plain.id).await.unwrap(), None);
        let day = store.day(today(), Some(eva.id), 9).await.unwrap();
        assert_eq!((day.seed, day.mine, day.tries.len()), (None, Some(second.id), 0));
        assert!(!format!("{ONE:?}").contains('1'), "a seed is not printed");
    })
    .await;
}

#[tokio::test]
async fn a_player_who_asks_twice_at_once_has_one_try() {
    on_all(|stand| async move {
        let (one, other) = stand.two().await;
        let [ana] = players(&one).await;
        let (first, second) =
            tokio::join!(begin(&one, today(), ana.id, ONE), begin(&other, today(), ana.id, OTHER));
        let mut new = 0;
        for tried in [first, second] {
            new += usize::from(matches!(tried, DayBegun::Begun(_)));
        }
        assert_eq!(new, 1);
        assert_eq!(one.games_of(ana.id, 9).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_day_is_closed_once_and_for_good() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, eva, leo, new] = players(&store).await;
        let (over, running, left) =
            (begun(&store, ana.id).await, begun(&store, eva.id).await, begun(&store, leo.id).await);
        finish(&store, over, 12, false).await;
        store.set_stand_in(left, seat(0), Some("planner"), true).await.unwrap();
        finish(&store, left, 30, true).await;
        let unstudied = store.unstudied_tries(9).await.unwrap();
        assert_eq!(unstudied, [over], "nothing is computed for a try that has no place");
        let before = store.day(today(), None, 9).await.unwrap();
        assert_eq!(before.seed, None, "it is secret while the day lasts");
        assert_eq!(store.past_days(9).await.unwrap(), []);
        assert_eq!(store.close_days(today().yesterday().unwrap()).await.unwrap(), 0);
        assert_eq!(store.close_days(today()).await.unwrap(), 1);
        assert_eq!(store.close_days(today()).await.unwrap(), 0);
        // A game that is finished later comes too late, and none begins, whatever the clock says.
        finish(&store, running, 25, true).await;
        assert_eq!(begin(&store, today(), new.id, OTHER).await, DayBegun::Closed);
        let day = store.day(today(), Some(eva.id), 9).await.unwrap();
        assert_eq!((day.seed, day.mine), (Some(ONE), Some(running)));
        let counted: Vec<_> = day.tries.iter().map(|one| (one.game, one.points, one.won)).collect();
        assert_eq!(counted, [(over, 12, false)], "neither a bot's game nor a late one");
        assert_eq!(day.tries[0].name, "Player 0");
        let past = store.past_days(9).await.unwrap();
        assert_eq!(past.iter().map(|(day, _)| *day).collect::<Vec<_>>(), [today()]);
        assert_eq!(store.deal_of(running).await.unwrap(), Some(ONE), "it can still be played on");
    })
    .await;
}

/// The last move of a game.
fn last_move(game: Id) -> NewMove {
    NewMove { after: After { turn: Seats::NONE, round: 9 }, ..a_move(game, 0, 1) }
}

#[tokio::test]
async fn a_game_that_was_over_in_time_counts_although_its_result_is_stored_later() {
    on_all(|stand| async move {
        let (store, other) = stand.two().await;
        let [ana, eva, leo] = players(&store).await;
        let (over, running, not_set_up) =
            (begun(&store, ana.id).await, begun(&store, eva.id).await, begun(&store, leo.id).await);
        store.append(last_move(over)).await.unwrap();
        store.append(a_move(running, 0, 2)).await.unwrap();
        // Two servers close the day at once, before either has stored the result.
        let closed = tokio::join!(store.close_days(today()), other.close_days(today()));
        assert_eq!(closed.0.unwrap() + closed.1.unwrap(), 1, "one of them has closed it");
        for game in [over, running, not_set_up] {
            finish(&store, game, 12, false).await;
        }
        let day = store.day(today(), None, 9).await.unwrap();
        assert_eq!(day.tries.iter().map(|one| one.game).collect::<Vec<_>>(), [over]);
    })
    .await;
}

#[tokio::test]
async fn tries_of_guests_who_are_gone_go_with_their_games() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [guest, lost] = players(&store).await;
        let [ana] = accounts(&store).await;
        let long = NOW + ABANDONED * 2;
        store.new_session(&[1; 32], guest.id, NOW, long).await.unwrap();
        let mut games = Vec::new();
        for player in [&guest, &lost, &ana] {
            let game = begun(&store, player.id).await;
            finish(&store, game, 12, false).await;
            games.push(game);
        }
        store.close_days(today()).await.unwrap();
        let listed = async || {
            let day = store.day(today(), None, 9).await.unwrap();
            assert_eq!(day.seed, Some(ONE), "the seeds of all days stay");
            let mut games: Vec<Id> = day.tries.iter().map(|one| one.game).collect();
            games.sort_unstable();
            games
        };
        let sorted = |mut games: Vec<Id>| {
            games.sort_unstable();
            games
        };
        assert_eq!(listed().await, sorted(games.clone()));
        store.sweep(NOW + ABANDONED + ms(6)).await.unwrap();
        assert_eq!(listed().await, sorted(vec![games[0], games[2]]), "who can come back stays");
        store.sweep(long + ms(1)).await.unwrap();
        assert_eq!(listed().await, [games[2]]);
        assert_eq!(store.past_days(9).await.unwrap(), [(today(), 1)]);
        assert_eq!(store.unstudied_tries(9).await.unwrap(), [games[2]]);
        // A try that is gone gives nobody another one.
        assert_eq!(begin(&store, today(), lost.id, OTHER).await, DayBegun::Closed);
    })
    .await;
}

#[tokio::test]
async fn tries_are_listed_by_result_and_their_luck_is_stored() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, eva, leo] = players(&store).await;
        let games =
            [begun(&store, ana.id).await, begun(&store, eva.id).await, begun(&store, leo.id).await];
        assert_eq!(store.unstudied_tries(9).await.unwrap(), []);
        for (game, points, won) in
            [(games[0], 21, false), (games[1], 25, true), (games[2], 28, true)]
        {
            finish(&store, game, points, won).await;
        }
        let mut unstudied = store.unstudied_tries(9).await.unwrap();
        unstudied.sort_unstable();
        let mut all = games;
        all.sort_unstable();
        assert_eq!(unstudied, all);
        store.set_luck(games[0], Some(-5)).await.unwrap();
        store.set_luck(games[1], None).await.unwrap();
        assert_eq!(store.unstudied_tries(9).await.unwrap(), [games[2]], "none is studied twice");
        let day = store.day(today(), None, 9).await.unwrap();
        let listed: Vec<_> = day.tries.iter().map(|one| (one.game, one.luck)).collect();
        assert_eq!(listed, [(games[2], None), (games[1], None), (games[0], Some(-5))]);
        assert_eq!(store.day(today(), None, 1).await.unwrap().tries.len(), 1);
        for player in [ana.id, eva.id, leo.id] {
            assert!(store.rating(player, havana_store::RatingKind::Two).await.unwrap().is_none());
        }
    })
    .await;
}

#[tokio::test]
async fn a_deleted_player_leaves_a_try_without_a_name() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana] = players(&store).await;
        let game = begun(&store, ana.id).await;
        finish(&store, game, 25, true).await;
        store.delete_player(ana.id, "planner", NOW + ms(9)).await.unwrap();
        // One who is deleted before the end has no place, although a bot finishes the game.
        let [eva] = players(&store).await;
        let unfinished = begun(&store, eva.id).await;
        store.delete_player(eva.id, "planner", NOW + ms(9)).await.unwrap();
        finish(&store, unfinished, 30, true).await;
        let day = store.day(today(), None, 9).await.unwrap();
        assert_eq!(day.tries.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), [""]);
    })
    .await;
}
