//! A real server that is stopped for a while, or whose wall clock is set: nobody loses their seat
//! or time they could not use.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use havana_load::{Host, Seats, Socket, seed_at};
use havana_protocol::api::Pace;
use havana_protocol::{Millis, SeatNow, Timestamp, ToClient, ToServer};
use havana_store::{Location, Store};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

/// A generous deadline for a busy machine.
const SOON: Duration = Duration::from_secs(90);
/// How long the server is stopped.
const STOPPED: Duration = Duration::from_secs(66);

struct Table {
    directory: TempDir,
    seats: Seats,
}

impl Table {
    /// A game of two with this many seconds each.
    async fn new(bank: u32) -> Table {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let store = Store::open(&Location::Sqlite(directory.path().to_owned())).await;
        let store = store.expect("the store opens");
        let pace = Pace::Live { bank, increment: 0 };
        let mut seats = seed_at(pace, &store, 1, Some(2)).await.expect("a table");
        store.close().await;
        Table { directory, seats: seats.remove(0) }
    }

    fn arguments(&self) -> [String; 3] {
        ["serve".to_owned(), "--data".to_owned(), self.directory.path().display().to_string()]
    }

    /// Who sits there now, as a player who comes to the table is told.
    async fn look(&self, host: &Host) -> Vec<SeatNow> {
        let looked = timeout(SOON, async {
            let token = &self.seats.tokens[0];
            let mut socket = Socket::open(host.address(), self.seats.game, token).await?;
            socket.send(&ToServer::Hello { have: 0, history: 0 }).await?;
            loop {
                if let ToClient::Seats { seats, .. } = socket.receive().await? {
                    return Ok::<_, havana_load::Broken>(seats);
                }
            }
        });
        looked.await.expect("it comes in time").expect("the socket stays open")
    }

    /// The longest downtime in the store, once the server has ended. On a busy machine heartbeats come
    /// late, and that is downtime too.
    async fn longest_downtime(&self) -> Millis {
        let place = Location::Sqlite(self.directory.path().to_owned());
        let store = Store::open(&place).await.expect("the store opens again");
        let downtimes = store.downtimes(Timestamp::MIN).await.expect("it can be read");
        store.close().await;
        let times = downtimes.iter().map(|downtime| downtime.until - downtime.from);
        times.max().unwrap_or(Millis::ZERO)
    }
}

/// What is left on the clock of someone who is asked, in seconds.
fn left(seats: &[SeatNow]) -> u64 {
    let running = seats.iter().filter_map(|seat| seat.clock).filter(|clock| clock.runs);
    running.map(|clock| clock.left_ms / 1000).min().expect("somebody is asked")
}

fn no_stand_ins(seats: &[SeatNow]) -> bool {
    seats.iter().all(|seat| seat.stand_in.is_none())
}

fn signal(host: &Host, signal: &str) {
    let process = host.process().expect("it runs").to_string();
    let sent = Command::new("kill").args([signal, &process]).status().expect("kill can be run");
    assert!(sent.success(), "{signal} reaches the server");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopped_server_costs_nobody_time_or_seat() {
    // Longer than a busy machine takes to start the server, and shorter than the pause.
    let table = Table::new(60).await;
    let program = PathBuf::from(env!("CARGO_BIN_EXE_havana"));
    let mut host = Host::start(program, table.arguments().into()).await.expect("it starts");
    let before = left(&table.look(&host).await);
    signal(&host, "-STOP");
    sleep(STOPPED).await;
    signal(&host, "-CONT");
    // Long enough that the clocks are looked at several times.
    sleep(Duration::from_secs(3)).await;
    let seats = table.look(&host).await;
    assert!(no_stand_ins(&seats), "{seats:?}");
    assert!(before >= left(&seats) && left(&seats) > 0, "from {before}: {seats:?}");
    host.kill().await.expect("it is killed");
    let longest = table.longest_downtime().await;
    assert!(longest > Millis::seconds(50), "the pause is in the store: {longest:?}");
}

/// Builds the shim that shifts a program's wall clock.
fn shifted_clock(directory: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/online/shifted_clock.c");
    let library = directory.join("shifted_clock.so");
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&library, &source])
        .arg("-ldl")
        .status()
        .expect("a C compiler");
    assert!(compiled.success(), "the shim compiles");
    library
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wall_clock_that_is_set_changes_no_game() {
    let table = Table::new(90).await;
    let clock = table.directory.path().join("offset");
    let set = |offset: &str| std::fs::write(&clock, offset).expect("the offset is written");
    set("0");
    let mut arguments = vec![
        format!("LD_PRELOAD={}", shifted_clock(table.directory.path()).display()),
        format!("HAVANA_TEST_CLOCK={}", clock.display()),
        env!("CARGO_BIN_EXE_havana").to_owned(),
    ];
    arguments.extend(table.arguments());
    let mut host = Host::start(PathBuf::from("env"), arguments).await.expect("it starts");
    let mut before = left(&table.look(&host).await);
    for offset in ["3600", "-3600"] {
        set(offset);
        // Long enough for several heartbeats and looks at the clocks.
        sleep(Duration::from_secs(5)).await;
        let seats = table.look(&host).await;
        assert!(no_stand_ins(&seats), "after a step to {offset} s: {seats:?}");
        let now = left(&seats);
        assert!(0 < now && now < before, "after a step to {offset} s: {now} s of {before} s");
        before = now;
    }
    host.kill().await.expect("it is killed");
    let longest = table.longest_downtime().await;
    assert!(longest < Millis::seconds(600), "no step is stored as downtime: {longest:?}");
}
