//! What changes about a table is counted, and happens once or not at all.

use havana_protocol::api::Pace;
use havana_protocol::{Id, Saying};
use havana_store::{NewTable, SeatEnd, SeatHolder, Store, Taken};

use crate::harness::{
    NOW, a_move, accounts, beside, ms, named_header, on_all, on_both, players, running, seat,
    table_of,
};

async fn changed(store: &Store, game: Id) -> u64 {
    store.positions(&[game]).await.unwrap()[0].changed
}

#[tokio::test]
async fn every_change_of_a_table_is_counted() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob, eva] = accounts(&store).await;
        let seats = vec![SeatHolder::Person(ana.id), SeatHolder::Free, SeatHolder::Free];
        let game = store.new_table(&table_of(seats), NOW, named_header).await.unwrap().id;
        let mut last = changed(&store, game).await;
        let mut rises = async |what: &str| {
            let now = changed(&store, game).await;
            assert!(now > last, "{what}");
            assert_eq!(store.table(game).await.unwrap().unwrap().changed, now);
            last = now;
        };
        store.take_seat(game, bob.id, NOW, named_header).await.unwrap();
        rises("a player joined").await;
        store.free_seat(game, bob.id, NOW).await.unwrap();
        rises("a player left").await;
        store.renew_invite(game, ana.id).await.unwrap().unwrap();
        rises("the invite is another").await;
        store.take_seat(game, bob.id, NOW, named_header).await.unwrap();
        store.take_seat(game, eva.id, NOW, named_header).await.unwrap();
        rises("the game has begun").await;
        store.set_stand_in(game, seat(0), Some("easy"), false).await.unwrap();
        rises("a bot stands in").await;
        assert!(store.relieve(game, seat(1), "easy", 0).await.unwrap());
        rises("another stands in").await;
        store.say(game, seat(0), &Saying::Phrase(1), NOW).await.unwrap();
        rises("something was said").await;
        store.rename(ana.id, "Anita").await.unwrap();
        rises("a name is new").await;
        store.delete_player(eva.id, "easy", NOW).await.unwrap();
        rises("a player was deleted").await;
        let ends = [9, 8, 7].map(|points| SeatEnd { points, won: points == 9 });
        store.finish(game, &ends, NOW).await.unwrap();
        rises("the game is over").await;
        store.set_again(game, Id::from_random(2)).await.unwrap();
        rises("they play again").await;
        let before = changed(&store, game).await;
        store.table(game).await.unwrap();
        assert_eq!(changed(&store, game).await, before, "looking changes nothing");
    })
    .await;
}

#[tokio::test]
async fn nobody_is_relieved_after_they_have_moved() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let stand_in = async || store.table(game).await.unwrap().unwrap().seats[0].stand_in.clone();
        store.append(a_move(game, 0, 1)).await.unwrap();
        assert!(!store.relieve(game, seat(0), "planner", 0).await.unwrap(), "they have moved");
        assert!(!store.relieve(game, seat(0), "planner", 2).await.unwrap());
        assert_eq!(stand_in().await, None);
        assert!(store.relieve(game, seat(0), "planner", 1).await.unwrap());
        assert_eq!(stand_in().await.as_deref(), Some("planner"));
        assert!(!store.relieve(game, seat(0), "easy", 1).await.unwrap(), "a bot plays already");
        let ends = [9, 8].map(|points| SeatEnd { points, won: points == 9 });
        store.finish(game, &ends, NOW).await.unwrap();
        assert!(!store.relieve(game, seat(1), "planner", 1).await.unwrap(), "it is over");
    })
    .await;
}

#[tokio::test]
async fn a_full_table_that_has_not_begun_is_found_and_begins() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let waiting = table_of(vec![SeatHolder::Person(ana.id), SeatHolder::Free]);
        store.new_table(&waiting, NOW, named_header).await.unwrap();
        assert_eq!(store.full_tables().await.unwrap(), []);
        // What releases before left behind when a request was cut between seat and begin.
        let mut database = beside(&stand.place).await;
        let cut = format!("UPDATE game SET begun = NULL WHERE id = {}", game.number());
        database.run(cut.clone()).await;
        assert_eq!(store.full_tables().await.unwrap(), [game]);
        assert!(store.begin_game(game, NOW + ms(7), named_header).await.unwrap());
        assert_eq!(store.full_tables().await.unwrap(), []);
        assert_eq!(store.table(game).await.unwrap().unwrap().begun, Some(NOW + ms(7)));
        // A seated player who joins again starts it too.
        database.run(cut).await;
        let taken = store.take_seat(game, bob.id, NOW + ms(8), named_header).await.unwrap();
        assert_eq!(taken, Taken::SatAlready { seat: seat(1), begun: true });
    })
    .await;
}

/// The answer to a join may be lost, and the client asks again when the game has begun.
#[tokio::test]
async fn joining_again_after_the_beginning_is_answered_the_same() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob, eve] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let again = store.take_seat(game, bob.id, NOW, named_header).await.unwrap();
        assert_eq!(again, Taken::SatAlready { seat: seat(1), begun: false });
        let late = store.take_seat(game, eve.id, NOW, named_header).await.unwrap();
        assert_eq!(late, Taken::NotWaiting);
    })
    .await;
}

/// A game without clocks.
async fn free(store: &Store, seats: Vec<SeatHolder>) -> Id {
    let wish = NewTable { pace: Pace::Free, ..table_of(seats) };
    store.new_table(&wish, NOW, named_header).await.unwrap().id
}

#[tokio::test]
async fn games_that_wait_for_a_server_are_found_and_no_others() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let [one, other] = [&ana, &bob].map(|player| SeatHolder::Person(player.id));
        let game = free(&store, vec![one.clone(), other.clone()]).await;
        let found = async || store.games_for_servers().await.unwrap();
        assert_eq!(found().await, [game], "it is not set up");
        // Seat 1 is asked.
        store.append(a_move(game, 0, 1)).await.unwrap();
        assert_eq!(found().await, [], "it waits for a person");
        store.set_stand_in(game, seat(0), Some("planner"), false).await.unwrap();
        assert_eq!(found().await, [], "the stand-in is not asked");
        store.set_stand_in(game, seat(1), Some("planner"), false).await.unwrap();
        assert_eq!(found().await, [game], "a stand-in is asked");
        let mut last = a_move(game, 1, 1);
        last.after.turn = havana_rules::Seats::NONE;
        store.append(last).await.unwrap();
        assert_eq!(found().await, [game], "over, and its result is missing");
        let ends = [9, 8].map(|points| SeatEnd { points, won: points == 9 });
        assert!(store.finish(game, &ends, NOW).await.unwrap());
        assert!(!store.finish(game, &ends, NOW).await.unwrap(), "asking again is safe");
        assert_eq!(found().await, []);

        let with_bot = free(&store, vec![one, SeatHolder::Bot("greedy".to_owned())]).await;
        store.append(a_move(with_bot, 0, 1)).await.unwrap();
        assert_eq!(found().await, [with_bot], "a bot is asked");
        let mut answered = a_move(with_bot, 1, 1);
        answered.after.turn = havana_rules::Seats::only(seat(0));
        store.append(answered).await.unwrap();
        assert_eq!(found().await, [], "its person is asked");
        let timed = running(&store, &[&ana, &bob]).await;
        store.append(a_move(timed, 0, 1)).await.unwrap();
        assert_eq!(found().await, [timed], "a clock runs");
    })
    .await;
}

#[tokio::test]
async fn an_invite_can_be_revoked_by_its_maker() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let old = store.table(game).await.unwrap().unwrap().invite;
        assert_eq!(store.renew_invite(game, bob.id).await.unwrap(), None);
        let new = store.renew_invite(game, ana.id).await.unwrap().unwrap();
        assert!(new != old && new.len() == old.len());
        assert_eq!(store.table(game).await.unwrap().unwrap().invite, new);
    })
    .await;
}
