//! Whether what a server needs stays the same.
//!
//! The first quarter of a run is warm-up. After it, the median of the last quarter is compared with
//! the median of the second: a median does not mind a spike, and a leak shows after half the run.

use std::fmt;

use super::Sample;

/// Fewer samples than this cannot be judged: each quarter needs one.
const FEWEST: usize = 4;
/// If fewer commands a second are left than this share, the load was not steady.
const LEAST_LOAD: f64 = 0.5;

/// Something that must not grow.
struct Measure {
    name: &'static str,
    unit: &'static str,
    value: fn(&Sample) -> f64,
    /// It may grow by this share of what it was,
    share: f64,
    /// or by this much, whichever is more.
    amount: f64,
}

const MEASURES: [Measure; 5] = [
    Measure { name: "memory", unit: "MB", value: |s| s.memory_mb, share: 0.1, amount: 8.0 },
    Measure {
        name: "file handles",
        unit: "handles",
        value: |s| s.handles as f64,
        share: 0.1,
        amount: 16.0,
    },
    Measure {
        name: "threads",
        unit: "threads",
        value: |s| s.threads as f64,
        share: 0.1,
        amount: 4.0,
    },
    // The log is written over from its beginning after about 4 MB; one checkpoint may come late.
    Measure { name: "write-ahead log", unit: "MB", value: |s| s.wal_mb, share: 0.1, amount: 4.0 },
    // Those that have ended stay until the next sweep, so their number goes up and down.
    Measure {
        name: "games in memory",
        unit: "games",
        value: |s| s.in_memory as f64,
        share: 0.25,
        amount: 32.0,
    },
];

/// A finished game stays in the database, so only the size of each must not grow.
const DATABASE: Measure = Measure {
    name: "database per game",
    unit: "KB",
    // A game that runs is half played on average.
    value: |s| {
        1024.0 * (s.database_mb - s.wal_mb) / (s.finished as f64 + s.running as f64 / 2.0).max(0.5)
    },
    share: 0.1,
    amount: 1.0,
};

/// How something has changed between the second quarter of a run and the last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    pub name: &'static str,
    /// In what its numbers are.
    pub unit: &'static str,
    /// The median of the second quarter.
    pub early: f64,
    /// The median of the last quarter.
    pub late: f64,
    /// By how much it may have grown.
    pub allowed: f64,
}

/// What is to be said about a run.
#[derive(Clone, PartialEq, Debug)]
pub struct SoakVerdict {
    /// What must not grow.
    pub measured: Vec<Measured>,
    /// Commands acknowledged a second, in the second quarter and in the last.
    pub load: (f64, f64),
    /// Whether enough games ended in the warm-up to judge the size of the database.
    pub is_warm: bool,
}

/// There are too few samples to judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooShort;

impl fmt::Display for TooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fewer than {FEWEST} lines were written; let it run longer")
    }
}

/// Judges the samples of a run, which are in the order of time.
pub fn judge(samples: &[Sample]) -> Result<SoakVerdict, TooShort> {
    let count = samples.len();
    if count < FEWEST {
        return Err(TooShort);
    }
    let early = &samples[count / 4..count / 2];
    let late = &samples[count * 3 / 4..];
    let is_warm = early.first().is_some_and(|s| s.finished > 0 && s.finished >= s.running);
    let judged = MEASURES.iter().chain(is_warm.then_some(&DATABASE));
    let measured = judged.map(|measure| measure.compare(early, late)).collect();
    // A quarter's load is counted from the sample before it.
    let load = |from: usize, until: usize| rate(&samples[from.saturating_sub(1)..until]);
    let load = (load(count / 4, count / 2), load(count * 3 / 4, count));
    Ok(SoakVerdict { measured, load, is_warm })
}

impl Measure {
    fn compare(&self, early: &[Sample], late: &[Sample]) -> Measured {
        let (early, late) = (median(early, self.value), median(late, self.value));
        let allowed = self.amount.max(self.share * early);
        Measured { name: self.name, unit: self.unit, early, late, allowed }
    }
}

fn median(samples: &[Sample], value: fn(&Sample) -> f64) -> f64 {
    let mut values: Vec<f64> = samples.iter().map(value).collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// Commands a second between the first of these samples and the last.
fn rate(samples: &[Sample]) -> f64 {
    let (Some(first), Some(last)) = (samples.first(), samples.last()) else { return 0.0 };
    let seconds = last.seconds - first.seconds;
    if seconds <= 0.0 {
        return 0.0;
    }
    last.commands.saturating_sub(first.commands) as f64 / seconds
}

impl Measured {
    /// Whether it has grown by more than is allowed.
    pub fn grew(&self) -> bool {
        self.late - self.early > self.allowed
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measured { name, unit, early, late, allowed } = self;
        let verdict = if self.grew() { "GREW" } else { "flat" };
        let more = late - early;
        write!(
            f,
            "{name:<19} {early:>10.1} {late:>10.1} {unit}: {verdict} ({more:+.1}; \
             up to +{allowed:.1} counts as flat)"
        )
    }
}

impl SoakVerdict {
    /// Whether the load was so even that the rest means something.
    pub fn is_steady(&self) -> bool {
        self.load.1 > 0.0 && self.load.1 >= LEAST_LOAD * self.load.0
    }

    /// Whether everything that was judged is flat under a steady load.
    pub fn is_flat(&self) -> bool {
        self.is_steady() && !self.measured.iter().any(Measured::grew)
    }

    /// The verdict in one sentence.
    pub fn verdict(&self) -> String {
        if !self.is_steady() {
            let (early, late) = self.load;
            return format!(
                "not steady: {early:.1} commands a second became {late:.1}; nothing else counts"
            );
        }
        let grown: Vec<String> = self
            .measured
            .iter()
            .filter(|measured| measured.grew())
            .map(|m| format!("{} by {:.1} {}", m.name, m.late - m.early, m.unit))
            .collect();
        if grown.is_empty() {
            "everything is flat".to_owned()
        } else {
            format!("not flat: it grew: {}", grown.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run of an hour in which nothing grows but the database, which grows with the games.
    fn flat() -> Vec<Sample> {
        let sample = |number: u64| Sample {
            seconds: number as f64 * 10.0,
            // Noise, and a warm-up.
            memory_mb: 60.0 + (number * 7 % 5) as f64 - 30.0 / (1.0 + number as f64),
            handles: 400 + number * 13 % 9,
            threads: 12 + number % 2,
            database_mb: 4.0 + 0.02 * (20 * number + 100) as f64,
            wal_mb: 4.0,
            in_memory: 300 + number * 17 % 40,
            running: 200,
            finished: 20 * number,
            commands: 4000 * number,
        };
        (0..360).map(sample).collect()
    }

    fn grown(samples: &[Sample]) -> Vec<&'static str> {
        let judgement = judge(samples).expect("there are enough");
        assert!(judgement.is_steady() && judgement.is_warm, "{judgement:?}");
        let grown = judgement.measured.iter().filter(|measured| measured.grew());
        let names: Vec<_> = grown.map(|measured| measured.name).collect();
        assert_eq!(judgement.is_flat(), names.is_empty());
        names
    }

    #[test]
    fn what_does_not_grow_is_flat() {
        assert_eq!(grown(&flat()), [""; 0]);
        let judgement = judge(&flat()).expect("there are enough");
        assert_eq!(judgement.verdict(), "everything is flat");
        assert_eq!(judgement.measured.len(), 6);
        assert_eq!(judgement.load, (400.0, 400.0));
    }

    #[test]
    fn each_leak_is_found() {
        type Leak = (&'static str, fn(&mut Sample, u64));
        let leaks: [Leak; 6] = [
            // 20 KB a game.
            ("memory", |s, number| s.memory_mb += 0.4 * number as f64),
            ("file handles", |s, number| s.handles += number / 2),
            ("threads", |s, number| s.threads += number / 20),
            ("write-ahead log", |s, number| {
                s.wal_mb += 0.1 * number as f64;
                s.database_mb += 0.1 * number as f64;
            }),
            ("games in memory", |s, number| s.in_memory += number * 20),
            ("database per game", |s, number| {
                s.database_mb += 0.001 * (number * number) as f64;
            }),
        ];
        for (name, leak) in leaks {
            let mut samples = flat();
            for (number, sample) in (0..).zip(&mut samples) {
                leak(sample, number);
            }
            assert_eq!(grown(&samples), [name]);
            let says = judge(&samples).expect("there are enough").verdict();
            assert!(says.starts_with(&format!("not flat: it grew: {name} by ")), "{says}");
        }
    }

    #[test]
    fn a_spike_is_no_leak() {
        for place in [100, 300, 359] {
            let mut samples = flat();
            samples[place].memory_mb = 900.0;
            samples[place].handles = 9_000;
            assert_eq!(grown(&samples), [""; 0], "at {place}");
        }
    }

    #[test]
    fn what_grows_in_the_warm_up_only_is_flat() {
        let mut samples = flat();
        for (number, sample) in samples.iter_mut().enumerate() {
            sample.memory_mb += number.min(90) as f64;
        }
        assert_eq!(grown(&samples), [""; 0]);
    }

    #[test]
    fn without_load_nothing_is_proved() {
        let mut samples = flat();
        let most = samples[260].commands;
        for sample in &mut samples {
            sample.commands = sample.commands.min(most);
        }
        let judgement = judge(&samples).expect("there are enough");
        assert!(!judgement.is_flat(), "{judgement:?}");
        assert!(judgement.verdict().starts_with("not steady: 400.0 commands a second became 0.0"));
    }

    #[test]
    fn a_run_that_is_too_short_for_its_games_says_nothing_about_the_database() {
        let mut samples = flat();
        for sample in &mut samples {
            sample.finished = 0;
        }
        let judgement = judge(&samples).expect("there are enough");
        assert!(!judgement.is_warm && judgement.measured.len() == 5);
        assert_eq!(judge(&samples[..3]), Err(TooShort));
        assert!(judge(&samples[..4]).is_ok());
    }
}
