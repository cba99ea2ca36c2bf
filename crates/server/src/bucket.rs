//! How much may come in a time.

use std::time::Duration;

use tokio::time::Instant;

/// A bucket that fills up as time passes and is emptied by what comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    most: f32,
    a_second: f32,
    full: f32,
    at: Instant,
}

impl Bucket {
    /// A full bucket: `most` at once, and this many a second sustained.
    pub(crate) fn new(most: f32, a_second: f32, now: Instant) -> Bucket {
        Bucket { most, a_second, full: most, at: now }
    }

    /// Takes one out; `false` if there is none.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.take_many(1.0, now).is_ok()
    }

    /// Takes this much, or returns how long it takes until there is enough.
    pub(crate) fn take_many(&mut self, much: f32, now: Instant) -> Result<(), Duration> {
        self.full = self.level(now);
        self.at = now;
        // A bucket refills in steps that are rounded; what is missing by a rounding is there.
        let missing = much - self.full;
        if missing <= 1e-3 {
            self.full = (self.full - much).max(0.0);
            return Ok(());
        }
        Err(Duration::try_from_secs_f32(missing / self.a_second).unwrap_or(Duration::MAX))
    }

    fn level(&self, now: Instant) -> f32 {
        let passed: Duration = now.saturating_duration_since(self.at);
        (self.full + passed.as_secs_f32() * self.a_second).min(self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_is_in_it_and_fills_up_again() {
        let start = Instant::now();
        let mut bucket = Bucket::new(3.0, 2.0, start);
        assert_eq!([0; 4].map(|_| bucket.take(start)), [true, true, true, false]);
        let later = start + Duration::from_millis(500);
        assert_eq!([0; 2].map(|_| bucket.take(later)), [true, false]);
        assert_eq!(bucket.take_many(1.0, later), Err(Duration::from_millis(500)));
        assert_eq!(bucket.take_many(1.0, later + Duration::from_millis(500)), Ok(()));
        let much_later = start + Duration::from_mins(1);
        assert_eq!([0; 4].map(|_| bucket.take(much_later)), [true, true, true, false]);
    }
}
