//! Randomness that follows from a seed.

use std::time::Duration;

use havana_table::chance;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random generator for one part of the world. Each part has its own, so that one part's draws
/// do not shift another's.
#[derive(Clone, Debug)]
pub(crate) struct Rng(pub(crate) Xoshiro256PlusPlus);

impl Rng {
    /// The generator of this part, and of this many-th thing of its kind.
    pub(crate) fn of(seed: u64, part: &str, number: usize) -> Rng {
        let mut mixed = fnv(FNV_START, &seed.to_le_bytes());
        mixed = fnv(mixed, part.as_bytes());
        mixed = fnv(mixed, &number.to_le_bytes());
        Rng(Xoshiro256PlusPlus::seed_from_u64(mixed))
    }

    /// A number below this bound.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        chance::below(&mut self.0, bound)
    }

    /// True this many times in a thousand.
    pub(crate) fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// A number of this range.
    pub(crate) fn between(&mut self, from: u32, to: u32) -> u32 {
        from + self.below(to.saturating_sub(from) + 1)
    }

    /// A time of this range, in milliseconds.
    pub(crate) fn ms(&mut self, from: u32, to: u32) -> Duration {
        Duration::from_millis(u64::from(self.between(from, to)))
    }

    /// One of these, each as likely.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// Any number.
    pub(crate) fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Fills the bytes.
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }
}

pub(crate) const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// The hash "FNV-1a", which is the same on every machine.
pub(crate) fn fnv(start: u64, bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(start, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
