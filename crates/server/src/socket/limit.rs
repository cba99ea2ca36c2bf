//! How much may come in a time.

use std::time::{Duration, Instant};

/// A bucket that fills up as time passes and is emptied by what comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    most: f32,
    a_second: f32,
    full: f32,
    at: Instant,
}

impl Bucket {
    /// A full bucket: `most` at once, and so many a second in the long run.
    pub(crate) fn new(most: f32, a_second: f32, now: Instant) -> Bucket {
        Bucket { most, a_second, full: most, at: now }
    }

    /// Takes one out; `false` if there is none.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.full = self.level(now);
        self.at = now;
        let there = self.full >= 1.0;
        if there {
            self.full -= 1.0;
        }
        there
    }

    /// Whether it is as full as at the beginning, and so need not be remembered.
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        self.level(now) >= self.most
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
        let much_later = start + Duration::from_mins(1);
        assert_eq!([0; 4].map(|_| bucket.take(much_later)), [true, true, true, false]);
    }
}
