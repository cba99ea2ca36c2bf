//! `havana load`: what a server bears, with real bots over real sockets.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use havana_bots::Level;
use havana_load::{Fleet, Host, Plan, Seats, compare, memory_mb, seed};
use havana_protocol::Id;
use havana_server::files;
use havana_store::{Place, Store};
use tokio::time::sleep;

use crate::failure::{Failure, Verdict};
use crate::serve::runtime;

/// See what a server bears: bots play over sockets, and every answer is timed
///
/// Starts servers of its own beside it, on a fresh SQLite in a temporary directory or on a
/// PostgreSQL, makes tables in the store, sends a bot to every seat, and counts. In the end it
/// compares every acknowledged move with what the store keeps.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How many games at once
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: usize,
    /// How many players each; each holds a socket
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// For how long, in seconds, after everybody is connected
    #[arg(long = "for", value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,
    /// How many commands a second all players make together
    #[arg(long, value_name = "N", default_value_t = 400.0)]
    rate: f64,
    /// An empty PostgreSQL instead of SQLite: postgres://user:password@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// How many servers, on a PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 1, requires = "database")]
    nodes: usize,
    /// The level of the bots
    #[arg(long, value_name = "LEVEL", default_value = "greedy")]
    bot: Level,
}

const EXAMPLES: &str = "\
Examples:
  havana load --games 2000 --for 60
  havana load --games 2000 --for 60 --nodes 2 --database postgres://havana@localhost/load

Exit code: 0 every acknowledged move is kept, 1 one is not, 2 it could not be done.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    runtime()?.block_on(measure(arguments)).map_err(Failure::new)
}

async fn measure(arguments: &Arguments) -> Result<Verdict, String> {
    let files = files::allow_most();
    let scratch = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
    let place = match &arguments.database {
        Some(url) => Place::Postgres(url.clone()),
        None => Place::Sqlite(scratch.path().to_owned()),
    };
    let games = make_tables(&place, arguments).await?;
    let hosts = start(&place, arguments.nodes).await?;
    let plan = Plan {
        servers: hosts.iter().map(Host::address).collect::<Vec<SocketAddr>>(),
        think: Duration::from_secs_f64(arguments.games as f64 / arguments.rate.max(0.001)),
        level: arguments.bot,
        every_flighty: 0,
        arrivals: 500,
    };
    let seats = arguments.games * usize::from(arguments.players);
    say(&format!("{} games, {seats} seats; the system allows {} open files a program",
        arguments.games, files.map_or_else(|| "any number of".to_owned(), |most| most.to_string())));
    let mut fleet = Fleet::start(&games, &plan).await;
    wait_for_all(&fleet, seats).await;
    let (before, began) = (fleet.done(), Instant::now());
    fleet.measure();
    for _ in 0..arguments.seconds {
        sleep(Duration::from_secs(1)).await;
    }
    let sockets = fleet.sockets();
    let rate = (fleet.done() - before) as f64 / began.elapsed().as_secs_f64();
    let memory: Vec<String> = hosts.iter().filter_map(memory_of).collect();
    let mut times = fleet.stop().await;
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    say(&format!("sockets held        {sockets:>10}"));
    say(&format!("commands a second   {rate:>10.0}"));
    for (name, share) in [("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999)] {
        say(&format!("answered, {name:<6}    {:>10.1} ms", ms(times.percentile(share))));
    }
    say(&format!("commands timed      {:>10}", times.len()));
    say(&format!("came too late       {:>10}", fleet.stale()));
    say(&format!("memory of servers   {}", memory.join(", ")));
    for (what, often) in fleet.noted() {
        say(&format!("noted {often} times: {what}"));
    }
    drop(hosts);
    judge(&place, &games, &fleet).await
}

async fn make_tables(place: &Place, arguments: &Arguments) -> Result<Vec<Seats>, String> {
    let store = Store::open(place).await.map_err(|error| error.to_string())?;
    let players = Some(usize::from(arguments.players));
    let games = seed(&store, arguments.games, players).await.map_err(|error| error.to_string());
    store.close().await;
    games
}

async fn start(place: &Place, nodes: usize) -> Result<Vec<Host>, String> {
    let program = std::env::current_exe().map_err(|error| format!("where am I? {error}"))?;
    let mut arguments = vec!["serve".to_owned()];
    match place {
        Place::Sqlite(directory) => {
            arguments.extend(["--data".to_owned(), directory.display().to_string()]);
        }
        Place::Postgres(url) => arguments.extend(["--database".to_owned(), url.clone()]),
    }
    let mut hosts = Vec::new();
    for _ in 0..nodes {
        hosts.push(Host::start(PathBuf::clone(&program), arguments.clone()).await?);
    }
    Ok(hosts)
}

async fn wait_for_all(fleet: &Fleet, seats: usize) {
    let patience = Instant::now() + Duration::from_secs(60);
    while fleet.sockets() < seats as u64 && Instant::now() < patience {
        sleep(Duration::from_millis(100)).await;
    }
}

fn memory_of(host: &Host) -> Option<String> {
    let (now, most) = memory_mb(host.process()?)?;
    Some(format!("{now} MB (at most {most} MB)"))
}

async fn judge(place: &Place, games: &[Seats], fleet: &Fleet) -> Result<Verdict, String> {
    let store = Store::open(place).await.map_err(|error| error.to_string())?;
    let ids: Vec<Id> = games.iter().map(|game| game.game).collect();
    let acknowledged = fleet.ledger().all();
    let compared = compare(&store, &ids, &acknowledged).await.map_err(|error| error.to_string());
    store.close().await;
    let (lost, moves) = compared?;
    say(&format!("kept                {moves:>10} moves, {} acknowledged", acknowledged.len()));
    if lost.is_empty() {
        say("every acknowledged move is kept, once");
        return Ok(Verdict::Fine);
    }
    for what in lost.iter().take(20) {
        say(&format!("wrong: {what:?}"));
    }
    Ok(Verdict::Wrong)
}

/// A line for whoever watches; if nobody does, the exit code still tells.
fn say(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}
