//! What is counted, for Prometheus.

use core::fmt::{self, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use havana_protocol::ToClient;

use crate::push::Sent;

/// A number that rises.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Adds this many.
    pub fn add_many(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// One less, for what comes and goes.
    pub fn take(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many by now.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Up to how many milliseconds each bucket of times reaches; the last one holds the rest.
const BUCKETS_MS: [u64; 11] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub struct Times {
    buckets: [Counter; BUCKETS_MS.len()],
    count: Counter,
    micros: Counter,
}

impl Times {
    /// Something took this long.
    pub fn observe(&self, time: Duration) {
        let reaches = |&limit: &u64| time <= Duration::from_millis(limit);
        if let Some(bucket) = BUCKETS_MS.iter().position(reaches) {
            self.buckets[bucket].add();
        }
        self.count.add();
        self.micros.add_many(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }

    fn write(&self, out: &mut String, name: &str, help: &str) -> fmt::Result {
        writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram")?;
        let mut below = 0;
        for (limit, bucket) in BUCKETS_MS.into_iter().zip(&self.buckets) {
            below += bucket.get();
            let seconds = Duration::from_millis(limit).as_secs_f64();
            writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {below}")?;
        }
        let count = self.count.get();
        let sum = Duration::from_micros(self.micros.get()).as_secs_f64();
        writeln!(
            out,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}"
        )
    }
}

/// Commands by what became of them.
#[derive(Debug, Default)]
pub struct Commands {
    done: Counter,
    stale: Counter,
    refused: Counter,
    unknown: Counter,
    times: Times,
}

impl Commands {
    /// A command was answered so, after this time; with nothing if its outcome is unknown.
    pub fn count(&self, answer: Option<&ToClient>, time: Duration) {
        match answer {
            Some(ToClient::Done { .. }) => self.done.add(),
            Some(ToClient::Stale { .. }) => self.stale.add(),
            Some(_) => self.refused.add(),
            None => self.unknown.add(),
        }
        self.times.observe(time);
    }
}

/// Messages to browsers by what became of them.
#[derive(Debug, Default)]
pub struct Messages {
    taken: Counter,
    gone: Counter,
    failed: Counter,
}

impl Messages {
    /// This became of a message.
    pub(crate) fn count(&self, sent: Sent) {
        match sent {
            Sent::Taken => self.taken.add(),
            Sent::Gone => self.gone.add(),
            Sent::Failed => self.failed.add(),
        }
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Connections that are open and no sockets.
    pub connections: Counter,
    /// Connections that made room for others.
    pub displaced: Counter,
    /// Sockets that are open.
    pub sockets: Counter,
    /// Sockets that were closed because their client did not read.
    pub slow: Counter,
    /// Sockets that were closed because of what their client sent.
    pub nonsense: Counter,
    /// Frames sent.
    pub frames: Counter,
    /// Commands of players.
    pub commands: Commands,
    /// Messages to browsers.
    pub messages: Messages,
    pub bot_moves: Counter,
    /// How long the store took to keep a move.
    pub appends: Times,
}

impl Metrics {
    /// As Prometheus reads it; `games` are in memory.
    pub fn text(&self, games: usize) -> String {
        let mut out = String::new();
        // Writing into a string cannot fail.
        let _ = self.write(&mut out, games);
        out
    }

    fn write(&self, out: &mut String, games: usize) -> fmt::Result {
        gauge(out, "havana_games_in_memory", "Games in memory.", games as u64)?;
        let connections = self.connections.get();
        gauge(out, "havana_connections", "Open connections, sockets apart.", connections)?;
        let help = "Connections that made room for others.";
        counter(out, "havana_displaced_total", help, &self.displaced)?;
        gauge(out, "havana_sockets", "Open sockets.", self.sockets.get())?;
        counter(out, "havana_frames_total", "Frames sent to clients.", &self.frames)?;
        counter(out, "havana_bot_moves_total", "Moves that bots made.", &self.bot_moves)?;
        counter(out, "havana_slow_total", "Sockets closed as too slow.", &self.slow)?;
        counter(out, "havana_nonsense_total", "Sockets closed for nonsense.", &self.nonsense)?;
        let commands = &self.commands;
        let of_commands = [
            ("done", &commands.done),
            ("stale", &commands.stale),
            ("refused", &commands.refused),
            ("unknown", &commands.unknown),
        ];
        became(out, "havana_commands_total", "Commands by what became of them.", &of_commands)?;
        let Messages { taken, gone, failed } = &self.messages;
        let of_messages = [("taken", taken), ("gone", gone), ("failed", failed)];
        let help = "Messages to browsers by what became of them.";
        became(out, "havana_messages_total", help, &of_messages)?;
        let help = "Time from a command's arrival to its answer.";
        commands.times.write(out, "havana_command_seconds", help)?;
        self.appends.write(out, "havana_append_seconds", "Time the store took to keep a move.")
    }
}

fn gauge(out: &mut String, name: &str, help: &str, value: u64) -> fmt::Result {
    writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}")
}

fn counter(out: &mut String, name: &str, help: &str, counter: &Counter) -> fmt::Result {
    writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", counter.get())
}

/// Counters of one kind, by what became of each.
fn became(out: &mut String, name: &str, help: &str, counters: &[(&str, &Counter)]) -> fmt::Result {
    writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter")?;
    for (became, counter) in counters {
        writeln!(out, "{name}{{became=\"{became}\"}} {}", counter.get())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_all_buckets_that_reach_them() {
        let times = Times::default();
        for ms in [0, 3, 3, 60_000] {
            times.observe(Duration::from_millis(ms));
        }
        let mut out = String::new();
        times.write(&mut out, "t", "Times.").unwrap();
        for line in ["t_bucket{le=\"0.001\"} 1", "t_bucket{le=\"0.005\"} 3", "t_count 4"] {
            assert!(out.contains(line), "{out}");
        }
        assert!(out.contains("t_bucket{le=\"+Inf\"} 4"));
    }
}
