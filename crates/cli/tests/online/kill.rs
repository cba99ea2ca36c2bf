//! A server that is killed again and again loses nothing that it acknowledged.

use std::time::Duration;

use havana_store::Location;
use havana_table::chance;
use havana_table::{Purpose, Seed};
use tokio::time::sleep;

use crate::common::{Tables, number};

/// How often a server is killed before new games begin: they must outlast the kills, and everyone
/// must be able to come back between two of them.
const MOST_IN_A_ROW: u32 = 100;

/// `HAVANA_KILLS=1000 cargo test -p havana --test online kill -- --nocapture` kills it
/// 1,000 times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_no_acknowledged_move() {
    let all = number("HAVANA_KILLS", 10);
    let (mut killed, mut acknowledged) = (0, 0);
    while killed < all {
        let kills = MOST_IN_A_ROW.min(all - killed);
        acknowledged += kill_again_and_again(kills, killed).await;
        killed += kills;
        println!("killed {killed} times, {acknowledged} moves acknowledged");
    }
    assert!(acknowledged > u64::from(all), "hardly anything was played: {acknowledged} moves");
}

/// Kills a server this many times under load; the answer is how many moves it acknowledged.
async fn kill_again_and_again(kills: u32, seed: u32) -> u64 {
    let mut rng = Seed::of_game(5, seed.into(), Purpose::Decisions).stream();
    let directory = tempfile::tempdir().expect("a temporary directory");
    // Games have about 200 decisions.
    let think = Duration::from_millis(60).max(Duration::from_millis(8) * kills);
    let games = (think.as_millis() as usize / 5).max(12);
    let tables = Tables::new(Location::Sqlite(directory.path().to_owned()), games).await;
    let mut host = tables.host().await;
    let mut fleet = tables.players(vec![host.address()], think).await;
    for _ in 0..kills {
        let life = 300 + u64::from(chance::below(&mut rng, 700));
        sleep(Duration::from_millis(life)).await;
        host.kill().await.expect("it is killed");
        host.restart().await.expect("it starts again");
    }
    tables.every_game_goes_on(Duration::from_mins(3)).await;
    fleet.stop().await;
    host.kill().await.expect("it is killed");
    tables.nothing_is_lost(&fleet).await;
    fleet.done()
}
