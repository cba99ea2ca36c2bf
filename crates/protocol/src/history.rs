//! A running hash of what one viewer has seen of a game.

use havana_rules::Seat;
use havana_table::EncodedHeader;

use crate::seen::Seen;

/// A running hash of what one viewer has seen of a game: what was agreed, the viewer's seat, and
/// every event in order.
///
/// A client that reconnects says in its hello how many events it has and their hash. The server
/// computes the same hash from its own record, as that viewer sees it. If the two differ, the
/// client has another history than the server (a backup was restored, a player's name is gone),
/// and the server sends everything from the beginning.
///
/// The hash is 64-bit FNV-1a over the bytes that go over the wire. It finds accidents, not
/// attacks: a client that lies about its history is sent nothing that its viewer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct History(Fnv);

impl History {
    /// The history of a viewer who has seen no event yet: the header as the server sent it, and the
    /// viewer's seat.
    pub fn new(header: &EncodedHeader, seat: Option<Seat>) -> History {
        let mut hash = Fnv::default();
        hash.extend(header.as_bytes().iter().copied());
        hash.extend([seat.map_or(u8::MAX, |seat| seat.index() as u8)]);
        History(hash)
    }

    /// Adds the next event.
    pub fn add(&mut self, event: Seen) {
        let added = postcard::to_extend(&event, self.0);
        debug_assert!(added.is_ok(), "every part of an event has a length known beforehand");
        self.0 = added.unwrap_or(self.0);
    }

    /// The hash, as a hello carries it.
    pub fn hash(self) -> u64 {
        self.0.0
    }
}

/// FNV-1a with 64 bits, fed byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Extend<u8> for Fnv {
    fn extend<B: IntoIterator<Item = u8>>(&mut self, bytes: B) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        let of = |text: &str| {
            let mut hash = Fnv::default();
            hash.extend(text.bytes());
            hash.0
        };
        assert_eq!(of("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(of("foobar"), 0x8594_4171_f739_67e8);
    }
}
