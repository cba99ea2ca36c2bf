//! Several servers on one PostgreSQL.

use std::time::Duration;

use havana_load::Host;
use havana_store::Location;
use havana_store::testing::Postgres;
use tokio::time::sleep;

use crate::common::{Tables, number};

/// A game is moved on by players on both servers; each server is killed in turn, and in the end
/// the database too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_and_their_database_are_killed_and_nothing_is_lost() {
    let kills = number("HAVANA_NODE_KILLS", 4);
    let mut postgres = Postgres::start().expect("a PostgreSQL");
    let place = Location::Postgres(postgres.database("kill").expect("a database"));
    let tables = Tables::new(place, 16).await;
    let mut hosts = [tables.host().await, tables.host().await];
    let servers = hosts.iter().map(Host::address).collect();
    let think = Duration::from_millis(80).max(Duration::from_millis(15) * kills);
    let mut fleet = tables.players(servers, think).await;
    for kill in 0..kills {
        sleep(Duration::from_millis(1200)).await;
        let host = &mut hosts[kill as usize % 2];
        host.kill().await.expect("it is killed");
        // The other one serves alone for a while.
        sleep(Duration::from_millis(600)).await;
        host.restart().await.expect("it starts again");
    }
    let before = fleet.done();
    postgres.crash_and_restart().expect("the database comes back");
    tables.every_game_goes_on(Duration::from_mins(3)).await;
    fleet.stop().await;
    println!("{} moves before the database fell, {} after", before, fleet.done());
    for host in &mut hosts {
        host.kill().await.expect("it is killed");
    }
    tables.nothing_is_lost(&fleet).await;
}
