//! How long to wait before connecting again.

use core::time::Duration;

const FIRST: Duration = Duration::from_millis(300);
const LONGEST: Duration = Duration::from_secs(15);
/// A connection that lasted this long was a good one: the next pause is short again.
const STEADY_MS: i64 = 20_000;

/// How long to wait before connecting again: longer after each connection that did not last, with
/// jitter, so that a server that comes back is not met by all clients at once.
///
/// A welcome alone is no success. A server that welcomes a client and then disagrees with it would
/// be asked several times a second forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
    failed: u32,
    /// When the present connection was welcomed.
    welcomed: Option<i64>,
}

impl Default for Backoff {
    fn default() -> Backoff {
        Backoff::new(FIRST, LONGEST)
    }
}

impl Backoff {
    /// Pauses that grow from the first to the longest.
    pub fn new(first: Duration, longest: Duration) -> Backoff {
        Backoff { first, longest, failed: 0, welcomed: None }
    }

    /// The server has welcomed this client; `now` is the client's own clock, in milliseconds.
    pub fn welcomed(&mut self, now: i64) {
        self.welcomed = Some(now);
    }

    /// The connection is gone, or could not be made: how long to wait. `random` is any random number.
    pub fn pause(&mut self, now: i64, random: u8) -> Duration {
        let lasted = self.welcomed.take().is_some_and(|at| now.saturating_sub(at) >= STEADY_MS);
        if lasted {
            self.failed = 0;
        }
        let half = self.first.saturating_mul(1 << self.failed.min(10)).min(self.longest) / 2;
        self.failed = self.failed.saturating_add(1);
        half + half * u32::from(random) / u32::from(u8::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pause_grows_to_a_limit_and_is_never_nothing() {
        let mut backoff = Backoff::default();
        let pauses: Vec<u128> = (0..40).map(|n| backoff.pause(n, 255).as_millis()).collect();
        assert!(pauses.is_sorted());
        assert_eq!(pauses[39], LONGEST.as_millis());
        assert!(Backoff::default().pause(0, 0).as_millis() >= 150);
    }

    #[test]
    fn a_welcome_that_does_not_last_is_no_success() {
        let mut backoff = Backoff::default();
        let mut now = 0;
        for _ in 0..10 {
            backoff.welcomed(now);
            now += 5;
            now += i64::try_from(backoff.pause(now, 0).as_millis()).unwrap();
        }
        assert!(now > 20_000, "ten connections in {now} ms");
    }

    #[test]
    fn after_a_good_connection_the_pause_is_short_again() {
        let mut backoff = Backoff::default();
        let first = backoff.pause(0, 0);
        for _ in 0..10 {
            backoff.pause(0, 0);
        }
        backoff.welcomed(1_000);
        assert_eq!(backoff.pause(1_000 + STEADY_MS, 0), first);
    }
}
