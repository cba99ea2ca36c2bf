//! A server that is killed again and again loses nothing that it acknowledged.

use std::time::Duration;

use havana_store::Place;
use havana_table::chance;
use havana_table::{Purpose, Seed};
use tokio::time::sleep;

use crate::common::{Tables, number};

/// `HAVANA_KILLS=200 cargo test -p havana --test online kill -- --nocapture` kills it
/// 200 times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_no_acknowledged_move() {
    let kills = number("HAVANA_KILLS", 10);
    let directory = tempfile::tempdir().expect("a temporary directory");
    // The games must outlast the kills: they have about 200 decisions.
    let think = Duration::from_millis(60).max(Duration::from_millis(8) * kills);
    let games = (think.as_millis() as usize / 5).max(12);
    let tables = Tables::new(Place::Sqlite(directory.path().to_owned()), games).await;
    let mut host = tables.host().await;
    let mut fleet = tables.players(vec![host.address()], think).await;
    let mut luck = Seed::of_game(5, 5, Purpose::Whims).stream();
    for kill in 1..=kills {
        let life = 300 + u64::from(chance::below(&mut luck, 700));
        sleep(Duration::from_millis(life)).await;
        host.kill().await.expect("it is killed");
        host.restart().await.expect("it starts again");
        if kill % 10 == 0 {
            println!("killed {kill} times, {} moves acknowledged", fleet.done());
        }
    }
    tables.every_game_goes_on(Duration::from_mins(3)).await;
    fleet.stop().await;
    host.kill().await.expect("it is killed");
    assert!(fleet.done() > u64::from(kills), "hardly anything was played: {:?}", fleet.noted());
    tables.nothing_is_lost(&fleet).await;
}
