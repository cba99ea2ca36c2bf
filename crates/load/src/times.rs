//! How long things took.

use std::time::Duration;

/// Times of one kind, for percentiles.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// One more.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// Those of another list too.
    pub fn extend(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The time that such a share of them did not exceed, 0.99 for the 99th percentile.
    pub fn percentile(&mut self, share: f64) -> Duration {
        self.0.sort_unstable();
        #[allow(
            clippy::cast_precision_loss,
            clippy::cast_sign_loss,
            reason = "a place in the list"
        )]
        let place = (self.0.len() as f64 * share).ceil() as usize;
        let place = place.clamp(1, self.0.len().max(1)) - 1;
        self.0.get(place).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        assert_eq!(times.percentile(0.5), Duration::ZERO);
        (1..=100).rev().for_each(|ms| times.add(Duration::from_millis(ms)));
        assert_eq!(times.percentile(0.5), Duration::from_millis(50));
        assert_eq!(times.percentile(0.99), Duration::from_millis(99));
        assert_eq!(times.percentile(0.999), Duration::from_millis(100));
        assert_eq!(times.len(), 100);
    }
}
