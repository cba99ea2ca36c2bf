//! Unique, unpredictable ids of games and players.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The number of a game or a player: 63 random bits, written as thirteen letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(i64);

/// A text that is no [`Id`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an id has thirteen letters and digits, such as 0k3v9x2m4q7ta")]
pub struct NoId;

/// Without i, l, o and u: they are taken for 1, 0 and v.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 13;
const BITS: u32 = 5;

impl Id {
    /// The id made of these random bits.
    pub fn from_random(bits: u64) -> Id {
        Id((bits >> 1).cast_signed())
    }

    /// As a database keeps it.
    pub fn number(self) -> i64 {
        self.0
    }

    /// From a database; `None` if it is negative, which no id is.
    pub fn from_number(number: i64) -> Option<Id> {
        (number >= 0).then_some(Id(number))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH as u32).rev() {
            let letter = LETTERS[(self.0.cast_unsigned() >> (place * BITS)) as usize & 31];
            fmt::Write::write_char(f, char::from(letter))?;
        }
        Ok(())
    }
}

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Id, NoId> {
        if text.len() != LENGTH {
            return Err(NoId);
        }
        let mut number: u128 = 0;
        for byte in text.bytes() {
            let digit = LETTERS.iter().position(|&letter| letter == byte).ok_or(NoId)?;
            number = number << BITS | digit as u128;
        }
        i64::try_from(number).map(Id).map_err(|_| NoId)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_i64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            let number = i64::deserialize(deserializer)?;
            Id::from_number(number).ok_or_else(|| serde::de::Error::custom(NoId))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written() {
        for bits in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = Id::from_random(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(Id::from_number(id.number()), Some(id));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "0", "zzzzzzzzzzzzz", "00000000000000", "000000000000l", "00000000000é"] {
            assert_eq!(text.parse::<Id>(), Err(NoId), "{text}");
        }
    }
}
