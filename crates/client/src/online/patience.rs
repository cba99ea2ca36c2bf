//! How long to wait before trying again.

use core::time::Duration;

const FIRST_MS: u64 = 300;
const LONGEST_MS: u64 = 15_000;

/// How long to wait before the next try to connect: longer each time, and never the same for
/// everybody, so that a server that comes back is not met by all at once. `luck` is any random
/// number.
pub fn pause_before(failed: u32, luck: u8) -> Duration {
    let doubled = FIRST_MS << failed.min(10);
    let longest = doubled.min(LONGEST_MS);
    Duration::from_millis(longest / 2 + longest / 2 * u64::from(luck) / u64::from(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pause_grows_to_a_limit_and_is_never_nothing() {
        let pauses: Vec<u128> = (0..40).map(|n| pause_before(n, 255).as_millis()).collect();
        assert!(pauses.is_sorted());
        assert_eq!(pauses[39], u128::from(LONGEST_MS));
        assert!(pause_before(0, 0).as_millis() >= 150);
    }
}
