//! Results and ratings.

use havana_protocol::api::{Pace, SeatResult};
use havana_protocol::{Millis, Timestamp};
use havana_store::{NewTable, RatingKind, SeatEnd, SeatHolder, Store, Table, Unrated};

use crate::harness::{NOW, accounts, ms, named_header, on_all, players, running, seat, table_of};

pub(crate) fn ends<const SEATS: usize>(points: [u8; SEATS]) -> [SeatEnd; SEATS] {
    let most = points.iter().copied().max().unwrap_or_default();
    points.map(|points| SeatEnd { points, won: points == most })
}

#[tokio::test]
async fn a_game_ends_once_and_is_rated_once() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = accounts(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let tries = [(); 6].map(|()| {
            let store = store.clone();
            tokio::spawn(
                async move { store.finish(game, &ends([25, 19]), NOW + ms(1)).await.unwrap() },
            )
        });
        let mut finished = 0;
        for attempt in tries {
            finished += i32::from(attempt.await.unwrap());
        }
        assert_eq!(finished, 1);
        let table = store.table(game).await.unwrap().unwrap();
        assert_eq!(table.finished, Some(NOW + ms(1)));
        assert_eq!(table.seats[0].result, Some(SeatResult { points: 25, won: true }));
        assert_eq!(table.seats[1].result, Some(SeatResult { points: 19, won: false }));
        let winner = store.rating(ana.id, RatingKind::Two).await.unwrap().unwrap();
        let loser = store.rating(bob.id, RatingKind::Two).await.unwrap().unwrap();
        assert!(winner.rating > 25.0 && loser.rating < 25.0);
        assert_eq!((winner.games, winner.won, loser.games, loser.won), (1, 1, 1, 0));
        assert_eq!(store.rating(ana.id, RatingKind::More).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn games_that_end_at_once_all_count() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob, eva] = accounts(&store).await;
        let others: [_; 8] = accounts(&store).await;
        let mut games = Vec::new();
        for number in 0..24 {
            let other = &others[number / 3];
            let pair = if number % 2 == 0 { [&ana, other] } else { [other, &ana] };
            games.push(running(&store, &pair).await);
        }
        games.push(running(&store, &[&eva, &ana, &bob]).await);
        let ended = games.iter().map(|&game| {
            let store = store.clone();
            tokio::spawn(async move {
                let seats = store.table(game).await.unwrap().unwrap().seats.len();
                let points = [ends([9, 8, 9]).to_vec(), ends([9, 8]).to_vec()];
                store.finish(game, &points[usize::from(seats == 2)], NOW).await.unwrap()
            })
        });
        for game in ended.collect::<Vec<_>>() {
            assert!(game.await.unwrap());
        }
        let two = store.rating(ana.id, RatingKind::Two).await.unwrap().unwrap();
        assert_eq!((two.games, two.won), (24, 12));
        assert!(two.uncertainty < 12.0, "much is known by now: {two:?}");
        let points = store.rating_points(ana.id, RatingKind::Two, 100).await.unwrap();
        assert_eq!(points.len(), 24);
        assert_eq!(points.iter().filter(|point| point.won).count(), 12);
        assert_eq!(store.rating_points(bob.id, RatingKind::More, 100).await.unwrap().len(), 1);
        for other in &others {
            let three = store.rating(other.id, RatingKind::Two).await.unwrap().unwrap();
            assert_eq!(three.games, 3);
        }
        // Three games are not enough to be ranked, and one of three players is not either.
        let board = store.leaderboard(RatingKind::Two, 10).await.unwrap();
        assert_eq!(board.iter().map(|rank| rank.player).collect::<Vec<_>>(), [ana.id]);
        assert_eq!(store.leaderboard(RatingKind::More, 10).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_player_who_left_cannot_win() {
    on_all(|stand| async move {
        let store = stand.store().await;
        // Resigned, or a bot plays for them at the end.
        for resigned in [true, false] {
            let [ana, bob] = accounts(&store).await;
            let game = running(&store, &[&ana, &bob]).await;
            store.set_stand_in(game, seat(0), Some("hard"), resigned).await.unwrap();
            assert!(store.finish(game, &ends([30, 2]), NOW).await.unwrap());
            // The list, the record of wins and the rating agree.
            let table = store.table(game).await.unwrap().unwrap();
            assert_eq!(table.seats[0].result, Some(SeatResult { points: 30, won: false }));
            assert_eq!(table.seats[1].result, Some(SeatResult { points: 2, won: true }));
            let gone = store.rating(ana.id, RatingKind::Two).await.unwrap().unwrap();
            let stayed = store.rating(bob.id, RatingKind::Two).await.unwrap().unwrap();
            assert!(gone.rating < stayed.rating);
            assert_eq!((gone.won, stayed.won), (0, 1));
        }
        // A winner who stayed keeps the win alone; where everybody has left, nobody wins.
        let [ana, bob, eva] = accounts(&store).await;
        let game = running(&store, &[&ana, &bob, &eva]).await;
        store.set_stand_in(game, seat(0), Some("hard"), true).await.unwrap();
        assert!(store.finish(game, &ends([9, 9, 3]), NOW).await.unwrap());
        assert_eq!(winners(&store, game).await, [false, true, false]);
        let game = running(&store, &[&ana, &bob]).await;
        for left in [0, 1] {
            store.set_stand_in(game, seat(left), Some("hard"), true).await.unwrap();
        }
        assert!(store.finish(game, &ends([9, 8]), NOW).await.unwrap());
        assert_eq!(winners(&store, game).await, [false, false]);
    })
    .await;
}

async fn winners(store: &Store, game: havana_protocol::Id) -> Vec<bool> {
    let table = store.table(game).await.unwrap().unwrap();
    table.seats.iter().map(|seat| seat.result.is_some_and(|result| result.won)).collect()
}

#[tokio::test]
async fn games_with_bots_are_not_rated() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = accounts(&store).await;
        let seats = [
            SeatHolder::Person(ana.id),
            SeatHolder::Person(bob.id),
            SeatHolder::Bot("easy".to_owned()),
        ];
        let table = store.new_table(&table_of(seats.to_vec()), NOW, named_header).await.unwrap().id;
        assert!(store.finish(table, &ends([9, 8, 7]), NOW).await.unwrap());
        assert_eq!(store.rating(ana.id, RatingKind::More).await.unwrap(), None);
        assert_eq!(store.leaderboard(RatingKind::More, 10).await.unwrap(), []);
    })
    .await;
}

async fn finished(store: &Store, wish: &NewTable, at: Timestamp) -> Table {
    let table = store.new_table(wish, at, named_header).await.unwrap();
    let beforehand = table.why_unrated();
    let seats = table.seats.len();
    assert!(store.finish(table.id, &ends([9, 8, 7, 6])[..seats], at).await.unwrap());
    let table = store.table(table.id).await.unwrap().unwrap();
    if beforehand.is_some() {
        assert_eq!(table.why_unrated(), beforehand, "it was known beforehand");
    }
    table
}

#[tokio::test]
async fn a_game_that_is_not_rated_says_why() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = accounts(&store).await;
        let [guest] = players(&store).await;
        let of = |people: &[havana_protocol::Id]| {
            table_of(people.iter().map(|&player| SeatHolder::Person(player)).collect())
        };
        let usual = || of(&[ana.id, bob.id]);
        let mut with_bot = usual().seats;
        with_bot.push(SeatHolder::Bot("easy".to_owned()));
        for (wish, why) in [
            (NewTable { public: false, ..usual() }, Unrated::Private),
            (NewTable { deck: Some(7), ..usual() }, Unrated::Deck),
            (NewTable { target: usual().target - 1, ..usual() }, Unrated::Target),
            (NewTable { pace: Pace::Free, ..usual() }, Unrated::Pace),
            (of(&[ana.id, guest.id]), Unrated::Guest),
            (table_of(with_bot), Unrated::Bots),
        ] {
            assert_eq!(finished(&store, &wish, NOW).await.unrated, Some(why));
        }
        assert_eq!(store.rating(ana.id, RatingKind::Two).await.unwrap(), None);
        let rated = finished(&store, &usual(), NOW).await;
        assert_eq!((rated.unrated, rated.why_unrated()), (None, None));
        assert_eq!(store.rating(ana.id, RatingKind::Two).await.unwrap().unwrap().games, 1);
    })
    .await;
}

#[tokio::test]
async fn the_same_players_are_rated_three_times_a_day() {
    const HOUR: Millis = Millis::hours(1);
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob, eva, leo] = accounts(&store).await;
        let of = |people: &[&havana_store::User]| {
            table_of(people.iter().map(|player| SeatHolder::Person(player.id)).collect())
        };
        for hour in 0..3 {
            let rated = finished(&store, &of(&[&ana, &bob]), NOW + HOUR * hour).await;
            assert_eq!(rated.unrated, None);
        }
        for people in [[&ana, &bob], [&bob, &ana]] {
            let more = finished(&store, &of(&people), NOW + HOUR * 4).await;
            assert_eq!(more.unrated, Some(Unrated::Repeat));
        }
        // Others count apart, and so does a table with one more.
        for people in [&[&ana, &eva][..], &[&ana, &bob, &eva], &[&ana, &bob, &eva, &leo]] {
            let other = finished(&store, &of(people), NOW + HOUR * 5).await;
            assert_eq!(other.unrated, None);
        }
        let tomorrow = finished(&store, &of(&[&ana, &bob]), NOW + HOUR * 24).await;
        assert_eq!(tomorrow.unrated, None, "the first one is a day ago");
        let again = finished(&store, &of(&[&ana, &bob]), NOW + HOUR * 24).await;
        assert_eq!(again.unrated, Some(Unrated::Repeat));
    })
    .await;
}
