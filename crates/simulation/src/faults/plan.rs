//! The faults of one run.

use std::fmt;
use std::time::Duration;

use crate::net::{Manner, Mishap};
use crate::rng::Rng;

/// Something that happens to nodes at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// A node stands still for a time, as by SIGSTOP; its timers fire late.
    Pause(usize, Duration),
    /// All nodes do.
    PauseAll(Duration),
    /// A node is killed and started again after a time. Whether its clients see the connection
    /// end, or nothing at all.
    Kill(usize, Duration, bool),
    /// All nodes are.
    KillAll(Duration),
    /// A node is told to stop and started again.
    Restart(usize),
    /// The wall clock of a node jumps, by milliseconds.
    Jump(usize, i64),
    /// All wall clocks do.
    JumpAll(i64),
    /// The store fails for a node for a time, or does not answer it.
    Store(usize, Duration, bool),
    /// All nodes are killed, and start again when the day is over.
    NextDay(Duration),
}

/// Everything that the seed decides about faults.
#[derive(Clone)]
pub struct Plan {
    /// How many nodes there are.
    pub nodes: usize,
    /// What happens when.
    pub blows: Vec<(Duration, Blow)>,
    /// When the faults stop.
    pub calm: Duration,
    /// Connections with a mishap, in a thousand.
    pub mishaps: u32,
    /// Connections whose bytes come in pieces, in a thousand.
    pub in_pieces: u32,
    /// The most a connection's bytes take, in milliseconds.
    pub latency: u32,
    /// Store calls with a fault, in ten thousand; calls for a table have them more often.
    pub store: u32,
    /// Store calls after which the node dies before it has the answer, in a hundred thousand; the
    /// same holds for calls for a table.
    pub deaths: u32,
    /// The most a store call takes in each direction, in milliseconds.
    pub store_latency: u32,
    /// Hints lost, repeated and delayed, each in a thousand.
    pub hints: [u32; 3],
    /// Requests that their client gives up before the answer, in a thousand.
    pub impatience: u32,
    /// Whether people try the deal of the day, which ends in the course of the run.
    pub next_day: bool,
}

const HOUR: i64 = 3_600_000;
/// Runs with deals of the day, in a thousand.
const WITH_DAYS: u32 = 250;
/// How long no node runs, in milliseconds, before one starts with its own wall clock again.
const NIGHT: u32 = 70_000;

impl Plan {
    /// The plan of a seed.
    pub fn of(seed: u64) -> Plan {
        let mut rng = Rng::of(seed, "plan", 0);
        let nodes = rng.between(2, 3) as usize;
        let mut calm = rng.ms(60_000, 150_000);
        let count = rng.below(7);
        let mut blows: Vec<(Duration, Blow)> = (0..count)
            .map(|_| {
                let at = rng.ms(2_000, calm.as_millis() as u32 - 1_000);
                (at, blow(&mut rng, nodes))
            })
            .collect();
        // By itself, so that the other runs stay as they are.
        let mut days = Rng::of(seed, "days", 0);
        let next_day = days.chance(WITH_DAYS);
        if next_day {
            let at = days.ms(20_000, calm.as_millis() as u32 - 1_000);
            blows.push((at, Blow::NextDay(days.ms(NIGHT, NIGHT + 20_000))));
            calm += Duration::from_millis(u64::from(2 * NIGHT));
        }
        blows.sort_by_key(|(at, _)| *at);
        Plan {
            nodes,
            blows,
            calm,
            mishaps: rng.pick(&[0, 50, 200, 400]),
            in_pieces: rng.pick(&[0, 100, 500]),
            latency: rng.pick(&[2, 20, 80, 300]),
            store: rng.pick(&[0, 10, 50, 200]),
            deaths: rng.pick(&[0, 0, 20, 100]),
            store_latency: rng.pick(&[0, 2, 10, 50]),
            hints: [rng.pick(&[0, 100, 500, 1000]), rng.pick(&[0, 200]), rng.pick(&[0, 200])],
            impatience: rng.pick(&[0, 50, 200]),
            next_day,
        }
    }

    /// The manner of one direction of a connection; without mishaps once the faults have stopped.
    pub(crate) fn manner(&self, rng: &mut Rng, is_calm: bool) -> Manner {
        let in_pieces = rng.chance(self.in_pieces);
        let latency = rng.ms(1, self.latency.min(if is_calm { 20 } else { u32::MAX }));
        let is_unlucky = rng.chance(self.mishaps);
        // As many among the first bytes as among thousands: requests are short, games are long.
        let at = u64::from(rng.below(1 << rng.clone().between(4, 15)));
        let mishap = match rng.below(4) {
            0 | 1 => Mishap::Cut(at),
            2 => Mishap::Hang(at),
            _ => Mishap::Stall(at, rng.ms(100, 20_000)),
        };
        let mishap = (is_unlucky && !is_calm).then_some(mishap);
        Manner { latency, jitter: 5, in_pieces, repeats_frames: false, mishap }
    }
}

fn blow(rng: &mut Rng, nodes: usize) -> Blow {
    let node = rng.below(nodes as u32) as usize;
    let jump = match rng.below(4) {
        0 => HOUR,
        1 => -HOUR,
        _ => i64::from(rng.between(0, 60_000)) - 30_000,
    };
    match rng.below(16) {
        0..3 => Blow::Pause(node, rng.ms(100, 90_000)),
        3..5 => Blow::PauseAll(rng.ms(1_000, 90_000)),
        5..8 => Blow::Kill(node, rng.ms(0, 40_000), rng.chance(300)),
        8..10 => Blow::KillAll(rng.ms(0, 90_000)),
        10 => Blow::Restart(node),
        11..13 => Blow::Jump(node, jump),
        13 => Blow::JumpAll(jump),
        _ => Blow::Store(node, rng.ms(500, 30_000), rng.chance(500)),
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} nodes; connections: {} ‰ with a mishap, {} ‰ in pieces, {} ms; store: {} of 10,000 \
             calls fail, {} of \
             100,000 kill, {} ms; hints: {:?} ‰ lost, repeated, delayed; {} ‰ impatient; calm after \
             {:.1} s",
            self.nodes,
            self.mishaps,
            self.in_pieces,
            self.latency,
            self.store,
            self.deaths,
            self.store_latency,
            self.hints,
            self.impatience,
            self.calm.as_secs_f64()
        )?;
        for (at, blow) in &self.blows {
            writeln!(f, "{:9.3} {blow:?}", at.as_secs_f64())?;
        }
        Ok(())
    }
}
