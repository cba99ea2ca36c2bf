//! `havana load`: load tests with real bots over real sockets.

mod slow;
mod soak;

use std::io::{self, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::Args;
use havana_bots::Level;
use havana_load::{Fleet, Host, Plan, Seats, Times, compare, make_tables, memory_mb, seed};
use havana_protocol::Id;
use havana_server::files;
use havana_store::{Location, Store};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::failure::{Failure, Verdict};
use crate::serve::runtime;

/// Load-test a server: bots play over sockets, and every answer is timed
///
/// Starts its own servers, on a new SQLite in a temporary directory or on a PostgreSQL, creates
/// tables in the store, connects a bot for every seat, and measures. At the end it compares every
/// acknowledged move with the store.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Number of games at once
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: usize,
    /// Number of players in each game; each has a socket
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Duration in seconds, after all bots are connected
    #[arg(long = "for", value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,
    /// Commands a second of all players together
    #[arg(long, value_name = "N", default_value_t = 400.0)]
    rate: f64,
    /// The address of an empty PostgreSQL instead of SQLite
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Number of servers, on a PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 1, requires = "database")]
    nodes: usize,
    /// A running server, started with --without-limits, instead of a new one
    #[arg(long, value_name = "URL", conflicts_with_all = ["database", "nodes"])]
    url: Option<Url>,
    /// Instead, test this many clients at once, from 64 addresses of this machine, that request the
    /// largest file and never read it
    #[arg(long, value_name = "N", conflicts_with_all = ["url", "nodes", "database"])]
    slow_readers: Option<usize>,
    /// Instead, play for this many seconds, with a new game whenever one ends, and fail if the
    /// server's memory, file handles, threads or write-ahead log grow
    #[arg(long, value_name = "SECONDS", conflicts_with_all = ["url", "nodes", "database", "slow_readers", "seconds"])]
    soak: Option<u64>,
    /// Write the server's resource usage to this file, one line of CSV every 10 s
    #[arg(long, value_name = "FILE", requires = "soak")]
    watch: Option<PathBuf>,
    /// Write a chart of it to this file, as SVG
    #[arg(long, value_name = "FILE", requires = "soak")]
    chart: Option<PathBuf>,
    /// Seconds between two lines
    #[arg(long, value_name = "SECONDS", default_value_t = 10, hide = true, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// The level of the bots
    #[arg(long, value_name = "LEVEL", default_value = "greedy")]
    bot: Level,
}

/// Where a server listens: `http://127.0.0.1:8080`, or without the scheme.
#[derive(Clone, Copy, Debug)]
struct Url(SocketAddr);

impl FromStr for Url {
    type Err = String;

    fn from_str(text: &str) -> Result<Url, String> {
        let host = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
        let mut found = host.to_socket_addrs().map_err(|error| format!("{host}: {error}"))?;
        found.next().map(Url).ok_or_else(|| format!("{host} has no address"))
    }
}

const EXAMPLES: &str = "\
Examples:
  havana load --games 2000 --for 60
  havana load --games 2000 --for 60 --nodes 2 --database postgres://havana@localhost/load
  havana load --games 100 --for 10 --url http://127.0.0.1:8080
  havana load --slow-readers 4096
  havana load --soak 3600 --games 200 --rate 200 --watch soak.csv --chart soak.svg

Exit code: 0 every acknowledged move is stored and nothing grew too much, 1 a move is missing or
something grew, 2 the command failed.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let runtime = runtime()?;
    let done = match (arguments.slow_readers, arguments.soak) {
        (Some(count), _) => runtime.block_on(slow::measure(count)),
        (None, Some(seconds)) => runtime.block_on(soak::run(arguments, seconds)),
        (None, None) => runtime.block_on(measure(arguments)),
    };
    done.map_err(Failure::new)
}

/// The servers under test, and the tables on them.
struct Tried {
    /// Where everything is stored, if this program created it.
    place: Option<Location>,
    hosts: Vec<Host>,
    servers: Vec<SocketAddr>,
    games: Vec<Seats>,
    _scratch: TempDir,
}

impl Tried {
    async fn new(arguments: &Arguments) -> Result<Tried, String> {
        let scratch = tempfile::tempdir().map_err(|error| format!("no directory: {error}"))?;
        let players = usize::from(arguments.players);
        if let Some(Url(server)) = arguments.url {
            let games = make_tables(server, arguments.games, players).await?;
            let (hosts, servers) = (Vec::new(), vec![server]);
            return Ok(Tried { place: None, hosts, servers, games, _scratch: scratch });
        }
        let place = match &arguments.database {
            Some(url) => Location::Postgres(url.clone()),
            None => Location::Sqlite(scratch.path().to_owned()),
        };
        let store = Store::open(&place).await.map_err(|error| error.to_string())?;
        let games = seed(&store, arguments.games, Some(players)).await;
        store.close().await;
        let games = games.map_err(|error| error.to_string())?;
        // The same few players are at all tables, so they open far more sockets than a person.
        let hosts = start(&place, arguments.nodes, &["--without-limits"]).await?;
        let servers = hosts.iter().map(Host::address).collect();
        Ok(Tried { place: Some(place), hosts, servers, games, _scratch: scratch })
    }
}

async fn measure(arguments: &Arguments) -> Result<Verdict, String> {
    let files = files::allow_most();
    let tried = Tried::new(arguments).await?;
    let plan = plan(arguments, tried.servers.clone());
    let seats = arguments.games * usize::from(arguments.players);
    let files = files.map_or_else(|| "any number of".to_owned(), |most| most.to_string());
    print_line(&format!(
        "{} games, {seats} seats; a process may open {files} files",
        arguments.games
    ));
    let mut fleet = Fleet::start(&tried.games, &plan).await;
    wait_for_all(&fleet, seats).await;
    let (before, began) = (fleet.done(), Instant::now());
    fleet.measure();
    sleep(Duration::from_secs(arguments.seconds)).await;
    let sockets = fleet.sockets();
    let done = u32::try_from(fleet.done() - before).unwrap_or(u32::MAX);
    let rate = f64::from(done) / began.elapsed().as_secs_f64();
    let memory: Vec<String> = tried.hosts.iter().filter_map(memory_of).collect();
    let times = fleet.stop().await;
    show(&fleet, times, sockets, rate);
    if !memory.is_empty() {
        print_line(&format!("memory of servers   {}", memory.join(", ")));
    }
    drop(tried.hosts);
    match &tried.place {
        Some(place) => {
            let games: Vec<Id> = tried.games.iter().map(|game| game.game).collect();
            judge(place, &games, &fleet).await
        }
        None => Ok(Verdict::Fine),
    }
}

/// Sets the thinking time so that all players together send the wanted number of commands a second.
fn plan(arguments: &Arguments, servers: Vec<SocketAddr>) -> Plan {
    Plan {
        servers,
        think: Duration::from_secs(arguments.games as u64).div_f64(arguments.rate.max(0.001)),
        level: arguments.bot,
        every_flighty: 0,
        arrivals: 500,
    }
}

fn show(fleet: &Fleet, mut times: Times, sockets: u64, rate: f64) {
    print_line(&format!("sockets held        {sockets:>10}"));
    print_line(&format!("commands a second   {rate:>10.0}"));
    for (name, share) in [("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999)] {
        let ms = times.percentile(share).as_secs_f64() * 1000.0;
        print_line(&format!("acknowledged, {name:<5} {ms:>10.1} ms"));
    }
    print_line(&format!("commands timed      {:>10}", times.len()));
    print_line(&format!("came too late       {:>10}", fleet.stale()));
    for (what, often) in fleet.noted() {
        print_line(&format!("noted {often} times: {what}"));
    }
}

/// Starts servers with these further arguments.
async fn start(place: &Location, nodes: usize, further: &[&str]) -> Result<Vec<Host>, String> {
    let program =
        std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
    let mut arguments = vec!["serve".to_owned()];
    match place {
        Location::Sqlite(directory) => {
            arguments.extend(["--data".to_owned(), directory.display().to_string()]);
        }
        Location::Postgres(url) => arguments.extend(["--database".to_owned(), url.clone()]),
    }
    arguments.extend(further.iter().map(|&argument| argument.to_owned()));
    let mut hosts = Vec::new();
    for _ in 0..nodes {
        hosts.push(Host::start(PathBuf::clone(&program), arguments.clone()).await?);
    }
    Ok(hosts)
}

async fn wait_for_all(fleet: &Fleet, seats: usize) {
    let patience = Instant::now() + Duration::from_mins(1);
    while fleet.sockets() < seats as u64 && Instant::now() < patience {
        sleep(Duration::from_millis(100)).await;
    }
}

fn memory_of(host: &Host) -> Option<String> {
    let (now, most) = memory_mb(host.process()?)?;
    Some(format!("{now} MB (at most {most} MB)"))
}

async fn judge(place: &Location, games: &[Id], fleet: &Fleet) -> Result<Verdict, String> {
    let store = Store::open(place).await.map_err(|error| error.to_string())?;
    let acknowledged = fleet.ledger().all();
    let compared = compare(&store, games, &acknowledged).await.map_err(|error| error.to_string());
    store.close().await;
    let (lost, moves) = compared?;
    print_line(&format!(
        "stored              {moves:>10} moves, {} acknowledged",
        acknowledged.len()
    ));
    if lost.is_empty() {
        print_line("every acknowledged move is stored, once");
        return Ok(Verdict::Fine);
    }
    for what in lost.iter().take(20) {
        print_line(&format!("wrong: {what:?}"));
    }
    Ok(Verdict::Wrong)
}

/// Prints a line; if the output is closed, there is still the exit code.
fn print_line(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}
