//! What a node does unasked, tried in virtual time on a store in memory.

mod world;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use havana_protocol::api::Pace;
use havana_protocol::{Leaving, Millis, Saying, Timestamp};
use havana_rules::Seat;
use havana_store::{Error, Lie, SeatHolder, Simulated, Store, Table, Taken};
use tokio::time::Instant;

use world::{NOW, Running, Way, asked, begun, seconds, table};

const LIVE: Pace = Pace::Live { bank: 30, increment: 0 };

#[tokio::test(start_paused = true)]
async fn a_pause_relieves_nobody_and_costs_nobody_time() {
    let simulated = Simulated::new(1).unwrap();
    let game = begun(&simulated, LIVE, 0).await;
    let running = Running::start(&simulated);
    seconds(1).await;
    let before = running.left(game).await;
    seconds(4).await;
    running.stand_still(Duration::from_secs(40)).await;
    seconds(5).await;
    let table = running.table(game).await;
    assert!(table.seats.iter().all(|seat| seat.stand_in.is_none()), "{:?}", table.seats);
    let used = before - running.left(game).await;
    // The store knows of no run after the last heartbeat, so a little more is credited.
    assert!((5_500..=9_500).contains(&used), "{used} ms of 9 s");
    // The clocks run on, and in the end a stand-in comes.
    seconds(25).await;
    let table = running.table(game).await;
    assert!(table.seats.iter().any(|seat| seat.stand_in.is_some()), "{:?}", table.seats);
}

/// The test before this one finds what it is meant to find.
#[tokio::test(start_paused = true)]
async fn a_pause_costs_time_where_the_store_forgets_it() {
    let simulated = Simulated::new(1).unwrap();
    let game = begun(&simulated, LIVE, 0).await;
    let running = Running::start(&simulated);
    running.way.lie("downtimes", Lie::Pretend("DELETE FROM downtime"));
    seconds(1).await;
    let before = running.left(game).await;
    seconds(4).await;
    running.stand_still(Duration::from_secs(40)).await;
    seconds(5).await;
    let used = before - running.left(game).await;
    assert!(used > 9_500, "{used} ms of 9 s");
}

#[tokio::test(start_paused = true)]
async fn a_wall_clock_that_steps_changes_no_clock() {
    let simulated = Simulated::new(2).unwrap();
    let game = begun(&simulated, LIVE, 0).await;
    let running = Running::start(&simulated);
    let mut before = running.left(game).await;
    for step in [3_600_000, -7_200_000, 3_600_000] {
        running.machine.offset.fetch_add(step, Ordering::Relaxed);
        seconds(6).await;
        let now = running.left(game).await;
        assert_eq!(before - now, 6_000, "after a step of {step} ms");
        before = now;
    }
    let table = running.table(game).await;
    assert!(table.seats.iter().all(|seat| seat.stand_in.is_none()), "{:?}", table.seats);
    let downtimes = running.node.store().downtimes(Timestamp::MIN).await.unwrap();
    assert_eq!(downtimes, [], "a step is no downtime");
}

#[tokio::test(start_paused = true)]
async fn a_node_that_starts_with_a_wrong_clock_takes_over_the_time_of_the_others() {
    let simulated = Simulated::new(3).unwrap();
    let game = begun(&simulated, LIVE, 0).await;
    let one = Running::start(&simulated);
    let before = one.left(game).await;
    seconds(3).await;
    let other = Running::start(&simulated);
    other.machine.offset.store(3_600_000, Ordering::Relaxed);
    seconds(10).await;
    for node in [&one, &other] {
        let used = before - node.left(game).await;
        assert!(used.abs_diff(13_000) < 500, "{used} ms of 13 s");
    }
    let table = one.table(game).await;
    assert!(table.seats.iter().all(|seat| seat.stand_in.is_none()), "{:?}", table.seats);
    assert_eq!(one.node.store().downtimes(Timestamp::MIN).await.unwrap(), []);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_relieved_while_the_store_does_not_hear_the_node() {
    let simulated = Simulated::new(4).unwrap();
    let game = begun(&simulated, LIVE, 0).await;
    let running = Running::start(&simulated);
    seconds(1).await;
    running.left(game).await;
    running.way.fail("heartbeat");
    seconds(60).await;
    let table = running.table(game).await;
    assert!(table.seats.iter().all(|seat| seat.stand_in.is_none()), "{:?}", table.seats);
    running.way.heal();
    seconds(3).await;
    assert!(running.left(game).await > 10_000, "the silence is credited");
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_plays_at_the_pace_of_a_person() {
    let simulated = Simulated::new(5).unwrap();
    let game = begun(&simulated, LIVE, 0).await;
    let running = Running::start(&simulated);
    let seat = asked(&running.node, game).await;
    let live = running.node.game(game).await.unwrap();
    let (moves, began) = (live.room().game.moves(), Instant::now());
    running.node.leave(&live, seat, Leaving::HandOver).await.unwrap();
    let mut changes = live.changes();
    while live.room().game.moves() == moves {
        changes.changed().await.unwrap();
    }
    let took = began.elapsed();
    assert!((Duration::from_secs(2)..Duration::from_secs(8)).contains(&took), "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn a_bot_answers_at_a_fixed_time() {
    let simulated = Simulated::new(11).unwrap();
    let game = begun(&simulated, Pace::Free, 2).await;
    let running = Running::start(&simulated);
    let live = running.node.game(game).await.unwrap();
    let mut changes = live.changes();
    let (mut moves, mut asked) = (live.room().game.moves(), Instant::now());
    for _ in 0..20 {
        while live.room().game.moves() == moves {
            changes.changed().await.unwrap();
        }
        assert_eq!(asked.elapsed(), Duration::from_millis(250), "at move {moves}");
        (moves, asked) = (live.room().game.moves(), Instant::now());
    }
}

/// Sessions and guests are removed when their time is over, and that cannot be taken back.
#[tokio::test(start_paused = true)]
async fn a_wall_clock_that_jumps_years_ahead_removes_nobody() {
    let simulated = Simulated::new(12).unwrap();
    let running = Running::start(&simulated);
    seconds(1).await;
    let store = running.node.store();
    let guest = store.new_player("guest", NOW).await.unwrap();
    store.new_session(&[7; 32], guest.id, NOW, NOW + Millis::days(30)).await.unwrap();
    running.machine.offset.store(Millis::days(3 * 365).count(), Ordering::Relaxed);
    seconds(70).await;
    running.machine.offset.store(0, Ordering::Relaxed);
    let known = store.session(&[7; 32], running.node.now()).await.unwrap();
    assert_eq!(known.map(|player| player.id), Some(guest.id));
    assert!(store.player(guest.id).await.unwrap().is_some());
}

#[tokio::test(start_paused = true)]
async fn a_change_whose_hint_is_lost_is_found() {
    let simulated = Simulated::new(6).unwrap();
    let game = begun(&simulated, Pace::Free, 0).await;
    let (one, other) = (Running::start(&simulated), Running::start(&simulated));
    other.way.loses_hints.store(true, Ordering::Relaxed);
    let live = one.node.game(game).await.unwrap();
    let there = other.node.game(game).await.unwrap();
    seconds(2).await;
    one.node.leave(&live, Seat::ALL[0], Leaving::Resign).await.unwrap();
    one.node.say(&live, Seat::ALL[1], Saying::Phrase(1)).await.unwrap();
    seconds(3).await;
    assert!(there.room().table().seats[0].resigned);
    assert_eq!(there.room().said().count(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_result_that_could_not_be_stored_is_stored_later() {
    let simulated = Simulated::new(7).unwrap();
    let game = begun(&simulated, Pace::Free, 2).await;
    let running = Running::start(&simulated);
    running.way.fail("finish");
    let live = running.node.game(game).await.unwrap();
    for _ in 0..600 {
        seconds(1).await;
        if live.room().game.is_over() {
            break;
        }
    }
    assert!(live.room().game.is_over(), "bots play on their own");
    assert_eq!(running.table(game).await.finished, None);
    running.way.heal();
    seconds(3).await;
    assert!(running.table(game).await.finished.is_some());
    assert!(live.room().is_closed(), "those who are connected learn of it");
}

#[tokio::test(start_paused = true)]
async fn a_full_table_that_has_not_begun_begins() {
    let simulated = Simulated::new(8).unwrap();
    let store = Store::simulated(simulated.open());
    let mut new = table(&store, Pace::Free, 0).await;
    new.seats[1] = SeatHolder::Free;
    let made = store.new_table(&new, NOW, |table: &Table| table.header.clone()).await.unwrap();
    let late = store.new_player("late", Timestamp::default()).await.unwrap();
    // As earlier releases left it when a request was cut.
    let way = Arc::new(Way::default());
    way.lie("take_seat", Lie::Also("UPDATE game SET begun = NULL"));
    let old = Store::simulated(simulated.through(way));
    let header = |table: &Table| table.header.clone();
    let taken = old.take_seat(made.id, late.id, NOW + Millis::new(1), header).await.unwrap();
    assert_eq!(taken, Taken::Sits { seat: Seat::ALL[1], begun: true });
    assert_eq!(store.table(made.id).await.unwrap().unwrap().begun, None);
    let running = Running::start(&simulated);
    seconds(35).await;
    let table = running.table(made.id).await;
    assert!(table.begun.is_some() && table.moves > 0, "{table:?}");
}

#[tokio::test(start_paused = true)]
async fn a_store_that_hangs_holds_nobody_up() {
    let simulated = Simulated::new(13).unwrap();
    let game = begun(&simulated, Pace::Free, 0).await;
    let running = Running::start(&simulated);
    let store = running.node.store();
    let began = Instant::now();
    running.way.hang("table");
    let read = store.table(game).await;
    assert!(matches!(read, Err(Error::Database(_))), "{read:?}");
    running.way.hang("rename");
    let player = running.table(game).await.seats[0].player().unwrap();
    let written = store.rename(player, "Ana").await;
    assert!(matches!(written, Err(Error::Unknown(_))), "it may be done: {written:?}");
    assert_eq!(began.elapsed(), Duration::from_secs(10), "5 s for each");
}

#[tokio::test(start_paused = true)]
async fn a_table_that_could_not_be_looked_at_is_looked_at_later() {
    let simulated = Simulated::new(9).unwrap();
    let game = begun(&simulated, Pace::Free, 0).await;
    let running = Running::start(&simulated);
    running.way.fail("table");
    running.node.refresh_table(game).await.expect("what was changed is stored");
    seconds(4).await;
    assert_eq!(running.table(game).await.moves, 0);
    running.way.heal();
    seconds(4).await;
    assert!(running.table(game).await.moves > 0, "the game is set up");
}

#[tokio::test(start_paused = true)]
async fn a_game_is_in_memory_once_even_if_it_could_not_be_loaded_at_first() {
    let simulated = Simulated::new(10).unwrap();
    let running = Running::start(&simulated);
    // The first sweep would load it.
    seconds(1).await;
    let game = begun(&simulated, Pace::Free, 0).await;
    running.way.failing_once.lock().unwrap().insert("said");
    let (first, second) = tokio::join!(running.node.game(game), running.node.game(game));
    assert!(first.is_err(), "the store failed");
    let second = second.expect("the one who waited tries again");
    let third = running.node.game(game).await.unwrap();
    assert!(Arc::ptr_eq(&second, &third), "everyone is at the same table");
}
