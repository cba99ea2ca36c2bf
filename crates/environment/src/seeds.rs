//! Where the draws of a game come from.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random generator of one game of a series. It depends on nothing else, so a game is the same
/// in a batch of any size, on any number of threads.
pub fn rng_of_game(seed: u64, slot: u64, game: u64) -> Xoshiro256PlusPlus {
    let mut bytes = [0; 32];
    let mut mixed = seed;
    for (place, word) in [slot, game, 0x6861_7661_6e61, 1].into_iter().enumerate() {
        mixed = mix(mixed ^ word.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        bytes[8 * place..8 * place + 8].copy_from_slice(&mixed.to_le_bytes());
    }
    Xoshiro256PlusPlus::from_seed(bytes)
}

/// The finaliser of `SplitMix64`: every bit depends on every other.
fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    #[test]
    fn every_game_has_its_own_draws() {
        let mut first = std::collections::BTreeSet::new();
        for seed in 0..10 {
            for slot in 0..10 {
                for game in 0..10 {
                    first.insert(rng_of_game(seed, slot, game).next_u64());
                }
            }
        }
        assert_eq!(first.len(), 1000);
    }
}
