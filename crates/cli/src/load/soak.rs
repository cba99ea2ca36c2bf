//! A long run under a steady load, in which a server's resource usage must not grow.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use havana_load::{Fleet, Host, Sample, chart, get, judge, take};
use havana_server::files;
use havana_store::Location;
use tokio::time::{MissedTickBehavior, interval};

use super::{Arguments, plan, print_line, show, start};
use crate::failure::{Verdict, unwritable};

/// Each quarter of a run needs a line.
const FEWEST_LINES: u64 = 4;

/// A server, its players, and its data directory.
struct Watched<'a> {
    host: &'a Host,
    fleet: &'a Fleet,
    directory: &'a Path,
    began: Instant,
}

/// Plays for this many seconds and reports whether the server's resource usage stayed flat.
pub(super) async fn run(arguments: &Arguments, seconds: u64) -> Result<Verdict, String> {
    let every = arguments.every;
    if seconds < FEWEST_LINES * every {
        let least = FEWEST_LINES * every;
        return Err(format!("--soak {seconds} is too short to judge; use at least {least}"));
    }
    let mut out = arguments.watch.as_deref().map(Lines::new).transpose()?;
    files::allow_most();
    let scratch = tempfile::tempdir().map_err(|error| format!("no directory: {error}"))?;
    let place = Location::Sqlite(scratch.path().to_owned());
    // All players come from one address, and new ones join all the time.
    let mut hosts = start(&place, 1, &["--without-limits"]).await?;
    let host = hosts.first_mut().ok_or("no server was started")?;
    let players = usize::from(arguments.players);
    let (games, rate) = (arguments.games, arguments.rate);
    print_line(&format!(
        "{games} games of {players} at once, {rate} commands a second, {seconds} s"
    ));
    let began = Instant::now();
    let mut fleet = Fleet::steady(games, players, &plan(arguments, vec![host.address()])).await;
    fleet.measure();
    let watched = Watched { host, fleet: &fleet, directory: scratch.path(), began };
    let samples = watched.watch(seconds, every, out.as_mut()).await?;
    let sockets = fleet.sockets();
    let times = fleet.stop().await;
    host.kill().await?;
    show(&fleet, times, sockets, mean_rate(&samples));
    if let Some(file) = &arguments.chart {
        let rate = mean_rate(&samples);
        let title =
            format!("Soak of {seconds} s: {games} games at once, {rate:.0} commands a second");
        let svg = chart(&samples, &title)?;
        std::fs::write(file, svg).map_err(|error| unwritable(file, &error))?;
    }
    let flat = verdict(&samples)?;
    let kept = super::judge(&place, &fleet.ledger().games(), &fleet).await?;
    Ok(flat.max(kept))
}

impl Watched<'_> {
    /// Takes a sample every `every` seconds.
    async fn watch(
        &self,
        seconds: u64,
        every: u64,
        mut out: Option<&mut Lines<'_>>,
    ) -> Result<Vec<Sample>, String> {
        let mut ticks = interval(Duration::from_secs(every));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut samples = Vec::new();
        loop {
            ticks.tick().await;
            let sample = self.sample().await?;
            if let Some(out) = &mut out {
                out.write(&sample.to_string())?;
            }
            samples.push(sample);
            let is_over = self.began.elapsed() >= Duration::from_secs(seconds);
            if is_over && samples.len() as u64 >= FEWEST_LINES {
                return Ok(samples);
            }
        }
    }

    async fn sample(&self) -> Result<Sample, String> {
        let process = self.host.process().ok_or("the server has exited early")?;
        let (metrics, _) = get(self.host.address(), "/metrics").await?;
        let in_memory = metrics.lines().find_map(|l| l.strip_prefix("havana_games_in_memory "));
        let in_memory = in_memory.and_then(|number| number.trim().parse().ok());
        Ok(Sample {
            seconds: self.began.elapsed().as_secs_f64(),
            in_memory: in_memory.ok_or("the server does not report its games in memory")?,
            running: self.fleet.running(),
            finished: self.fleet.finished(),
            commands: self.fleet.done(),
            ..take(process, self.directory)?
        })
    }
}

/// A CSV file; every line is written at once, so that an interrupted run has written what it
/// measured.
struct Lines<'a> {
    path: &'a Path,
    file: File,
}

impl Lines<'_> {
    fn new(path: &Path) -> Result<Lines<'_>, String> {
        let file = File::create(path).map_err(|error| unwritable(path, &error))?;
        let mut lines = Lines { path, file };
        lines.write(Sample::HEADER)?;
        Ok(lines)
    }

    fn write(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.file, "{line}").map_err(|error| unwritable(self.path, &error))
    }
}

#[allow(clippy::cast_precision_loss, reason = "no run has 2^53 commands")]
fn mean_rate(samples: &[Sample]) -> f64 {
    samples.last().map_or(0.0, |last| last.commands as f64 / last.seconds.max(0.1))
}

/// Reports what has changed between the second quarter and the last.
fn verdict(samples: &[Sample]) -> Result<Verdict, String> {
    let judgement = judge(samples).map_err(|short| short.to_string())?;
    let last = samples.last().copied().unwrap_or_default();
    print_line(&format!("games played to the end {:>6}", last.finished));
    print_line(&format!("database on disk     {:>9.1} MB", last.database_mb));
    print_line("");
    print_line("Medians             2nd quarter, last quarter");
    for measured in &judgement.measured {
        print_line(&measured.to_string());
    }
    if !judgement.is_warm {
        print_line(
            "database per game   not judged: too few games ended in the first quarter; run longer",
        );
    }
    print_line(&format!("verdict: {}", judgement.verdict()));
    Ok(if judgement.is_flat() { Verdict::Fine } else { Verdict::Wrong })
}
