//! Servers on a fresh store, players over sockets, and the comparison in the end.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use havana_bots::Level;
use havana_load::{Fleet, Host, Plan, Seats, compare, seed};
use havana_protocol::Id;
use havana_store::{Location, LogPosition, Store};
use tempfile::TempDir;
use tokio::time::sleep;

/// A server with one game.
pub(crate) struct Served {
    pub(crate) host: Host,
    pub(crate) seats: Seats,
    _directory: TempDir,
}

/// A server with one game of two.
pub(crate) async fn served() -> Served {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let tables = Tables::new(Location::Sqlite(directory.path().to_owned()), 1).await;
    let host = tables.host().await;
    let seats = tables.games[0].clone();
    Served { host, seats, _directory: directory }
}

/// Tables in a store of their own.
pub(crate) struct Tables {
    pub(crate) place: Location,
    pub(crate) games: Vec<Seats>,
}

impl Tables {
    /// This many games of 2 to 4 players.
    pub(crate) async fn new(place: Location, games: usize) -> Tables {
        let store = Store::open(&place).await.expect("the store opens");
        let games = seed(&store, games, None).await.expect("tables are made");
        store.close().await;
        Tables { place, games }
    }

    /// A server on this store, as the program people run. The same few people sit at all tables,
    /// so they may open as many sockets as they like, as often as they like.
    pub(crate) async fn host(&self) -> Host {
        self.host_with(&["--without-limits"]).await
    }

    /// The same with these arguments.
    pub(crate) async fn host_with(&self, further: &[&str]) -> Host {
        let (name, value) = match &self.place {
            Location::Sqlite(directory) => ("--data", directory.display().to_string()),
            Location::Postgres(url) => ("--database", url.clone()),
        };
        let mut arguments = vec!["serve".to_owned(), name.to_owned(), value];
        arguments.extend(further.iter().map(|&argument| argument.to_owned()));
        Host::start(PathBuf::from(env!("CARGO_BIN_EXE_havana")), arguments)
            .await
            .expect("the server starts")
    }

    /// Players at all seats; every fourth drops their connection after each command.
    pub(crate) async fn players(&self, servers: Vec<SocketAddr>, think: Duration) -> Fleet {
        let level = Level::Greedy;
        let plan = Plan { servers, think, level, every_flighty: 4, arrivals: 1000 };
        Fleet::start(&self.games, &plan).await
    }

    /// Asserts that every acknowledged move is there once and none twice.
    pub(crate) async fn nothing_is_lost(&self, fleet: &Fleet) {
        let store = Store::open_to_read(&self.place).await.expect("the store opens again");
        let games: Vec<Id> = self.games.iter().map(|seats| seats.game).collect();
        let acknowledged = fleet.ledger().all();
        let (lost, moves) = compare(&store, &games, &acknowledged).await.expect("it can be read");
        store.close().await;
        println!("{} moves acknowledged, {moves} kept", acknowledged.len());
        assert!(lost.is_empty(), "{lost:?}");
    }

    /// Asserts that every game that is not over continues within this time.
    pub(crate) async fn every_game_goes_on(&self, patience: Duration) {
        let store =
            Store::open_to_read(&self.place).await.expect("the store opens beside the server");
        let games: Vec<Id> = self.games.iter().map(|seats| seats.game).collect();
        let before = store.positions(&games).await.expect("positions");
        let until = Instant::now() + patience;
        for LogPosition { game, moves, .. } in before {
            loop {
                let table = store.table(game).await.expect("it can be read").expect("it is there");
                if table.moves > moves || table.finished.is_some() {
                    break;
                }
                assert!(Instant::now() < until, "game {game} stays at {moves} moves");
                sleep(Duration::from_millis(50)).await;
            }
        }
        store.close().await;
    }
}

/// A number from the environment, or else the usual one.
pub(crate) fn number(variable: &str, usual: u32) -> u32 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}
