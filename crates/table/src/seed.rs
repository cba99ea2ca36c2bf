//! Where random numbers begin.

use core::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The 256 bits from which a stream of random numbers grows.
///
/// The seed of a table's dice reveals every draw to come, so it is never shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// What a stream of random numbers is for. Streams of different purposes have nothing in common,
/// so a player who chooses at random cannot foresee, or disturb, the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The draws of a game.
    Dice,
    /// The choices of players who choose at random.
    Decisions,
}

impl Purpose {
    /// Part of every seed made by [`Seed::of_game`]: changing a tag changes all those games.
    const fn tag(self) -> &'static [u8; 16] {
        match self {
            Purpose::Dice => b"havana dice\0\0\0\0\0",
            Purpose::Decisions => b"havana whims\0\0\0\0",
        }
    }
}

impl Seed {
    /// A seed of these bytes, which should come from a good source.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that 64 hexadecimal digits write, as a server shows it for a day that is over.
    pub fn from_hex(digits: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return None };
        if pairs.len() != bytes.len() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(pairs) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16);
            *byte = u8::try_from(digit(0)? << 4 | digit(1)?).ok()?;
        }
        Some(Seed(bytes))
    }

    /// The seed of one game of a series, for one purpose. It depends on nothing else, so a game is
    /// the same whenever and on whichever thread it is played.
    pub fn of_game(series: u64, game: u64, purpose: Purpose) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&series.to_le_bytes());
        bytes[8..16].copy_from_slice(&game.to_le_bytes());
        bytes[16..].copy_from_slice(purpose.tag());
        Seed(bytes)
    }

    /// The stream of random numbers that grows from this seed.
    pub fn stream(self) -> ChaCha8Rng {
        ChaCha8Rng::from_seed(self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_from_hexadecimal_digits() {
        let digits = "00ff".repeat(16);
        let mut bytes = [0; 32];
        bytes.iter_mut().skip(1).step_by(2).for_each(|byte| *byte = 0xff);
        assert!(Seed::from_hex(&digits) == Some(Seed(bytes)));
        for wrong in ["", "00ff", &digits[1..], &format!("{digits}00"), &digits.replace('f', "g")] {
            assert!(Seed::from_hex(wrong).is_none(), "{wrong}");
        }
    }
}
