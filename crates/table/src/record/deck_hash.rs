//! A short name for the content of a deck.

use core::fmt;

use havana_rules::Building;
use serde::{Deserialize, Serialize};

/// A hash of a deck's content, so that two records can be seen to use the same deck, and a deck
/// changed by accident is noticed. It does not protect against an attacker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DeckHash(pub u64);

impl DeckHash {
    /// FNV-1a over one line a building: its key, points, cost in the order brick, sandstone, loam,
    /// glass, debris, pesos, workers, and 1 or 0 for the architect, parted by single spaces.
    pub fn of(buildings: &[Building]) -> DeckHash {
        let mut hash = Fnv::default();
        for building in buildings {
            let cost = building.cost;
            hash.add(building.key.as_bytes());
            let numbers = [
                building.points,
                cost.brick,
                cost.sandstone,
                cost.loam,
                cost.glass,
                cost.debris,
                cost.pesos,
                cost.workers,
                u8::from(building.architect),
            ];
            for number in numbers {
                hash.add_number(number);
            }
            hash.add(b"\n");
        }
        DeckHash(hash.0)
    }
}

impl fmt::Display for DeckHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<DeckHash> for String {
    fn from(hash: DeckHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for DeckHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<DeckHash, Self::Error> {
        // Only the one form that is written is read, so that a record has one text.
        u64::from_str_radix(&text, 16)
            .map(DeckHash)
            .ok()
            .filter(|hash| hash.to_string() == text)
            .ok_or("a hash has 16 digits 0-9 a-f")
    }
}

/// The FNV-1a hash of 64 bits. Two texts that differ in one byte always differ in it.
pub(crate) struct Fnv(pub(crate) u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// A space and the number in decimal digits.
    fn add_number(&mut self, number: u8) {
        let digits = [number / 100, number / 10 % 10, number % 10].map(|digit| b'0' + digit);
        let leading_zeros = usize::from(number < 100) + usize::from(number < 10);
        self.add(b" ");
        self.add(&digits[leading_zeros..]);
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
