//! Hashes that chain the moves of a game, so that damage is noticed where it is.

use havana_protocol::{Id, Timestamp};
use havana_table::EncodedHeader;
use sha2::{Digest, Sha256};

use crate::db::Row;
use crate::error::Error;

/// The hash of a move and of everything before it.
pub(crate) type Link = [u8; 16];

/// What a link covers, as the database holds it.
pub(crate) struct Linked<'a> {
    pub(crate) game: Id,
    pub(crate) seq: u32,
    pub(crate) seat: Option<i64>,
    pub(crate) command: Option<&'a [u8]>,
    pub(crate) inputs: &'a [u8],
    pub(crate) at: Timestamp,
}

/// What the first move is chained to: the deck and the points that were agreed. Names are left
/// out, because a player who is deleted loses theirs.
pub(crate) fn start(header: &EncodedHeader) -> Result<Link, Error> {
    let agreed = EncodedHeader::new(*header.decode().map_err(Error::damaged)?.config());
    Ok(shorten(Sha256::new().chain_update(b"havana game").chain_update(agreed.as_bytes())))
}

impl Linked<'_> {
    /// The hash of this move after the one before.
    pub(crate) fn after(&self, before: &Link) -> Link {
        let mut hash = Sha256::new();
        hash.update(b"havana move");
        hash.update(before);
        hash.update(self.game.number().to_le_bytes());
        hash.update(self.seq.to_le_bytes());
        // No seat and no command are told apart from every seat and every command.
        hash.update(self.seat.unwrap_or(-1).to_le_bytes());
        hash.update(self.command.map_or(u64::MAX, |command| command.len() as u64).to_le_bytes());
        hash.update(self.command.unwrap_or_default());
        hash.update((self.inputs.len() as u64).to_le_bytes());
        hash.update(self.inputs);
        hash.update(self.at.millis().to_le_bytes());
        shorten(hash)
    }
}

fn shorten(hash: Sha256) -> Link {
    let hash: [u8; 32] = hash.finalize().into();
    let mut link = Link::default();
    link.copy_from_slice(&hash[..16]);
    link
}

/// The hash that a column holds.
pub(crate) fn read(found: &Row, column: &str) -> Result<Option<Link>, Error> {
    let bytes: Option<Vec<u8>> = found.get(column)?;
    Ok(bytes.and_then(|bytes| bytes.try_into().ok()))
}

/// Goes along the moves of a game and notices the first one that does not fit.
pub(crate) struct Walk {
    game: Id,
    next: u32,
    before: Option<Link>,
}

impl Walk {
    /// From this move on.
    pub(crate) fn new(game: Id, from: u32) -> Walk {
        Walk { game, next: from, before: None }
    }

    /// The next row. One before the beginning only says what the beginning is chained to: the
    /// answer is whether the row is one that was asked for.
    pub(crate) fn step(&mut self, found: &Row) -> Result<bool, Error> {
        let seq: u32 = found.get("seq").map_err(|why| self.wrong(self.next, why))?;
        let link = read(found, "hash").map_err(|why| self.wrong(self.next, why))?;
        if seq.checked_add(1) == Some(self.next) && self.before.is_none() {
            self.before = link;
            return Ok(false);
        }
        if seq != self.next {
            return Err(self.wrong(self.next, "it is missing"));
        }
        let before = match (seq, self.before) {
            (0, _) => found
                .get("header")
                .and_then(|header| start(&header))
                .map_err(|_| self.wrong(0, "what was agreed"))?,
            (_, Some(before)) => before,
            (_, None) => return Err(self.wrong(seq - 1, "it is missing")),
        };
        let due = self.link(found, &before).map_err(|why| self.wrong(seq, why))?;
        if link != Some(due) {
            return Err(self.wrong(seq, "its hash does not match"));
        }
        self.before = Some(due);
        self.next += 1;
        Ok(true)
    }

    /// The hash that the next move must have.
    fn link(&self, found: &Row, before: &Link) -> Result<Link, Error> {
        let (command, inputs): (Option<Vec<u8>>, Vec<u8>) =
            (found.get("command")?, found.get("inputs")?);
        let linked = Linked {
            game: self.game,
            seq: self.next,
            seat: found.get("seat")?,
            command: command.as_deref(),
            inputs: &inputs,
            at: found.get("at")?,
        };
        Ok(linked.after(before))
    }

    /// That the moves are as many as the game says.
    pub(crate) fn end(&self, moves: u32) -> Result<(), Error> {
        if self.next < moves { Err(self.wrong(self.next, "it is missing")) } else { Ok(()) }
    }

    fn wrong(&self, seq: u32, why: impl core::fmt::Display) -> Error {
        Error::Damaged(format!("game {}, move {seq}: {why}", self.game))
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::Config;
    use havana_table::Header;

    use super::*;

    #[test]
    fn a_link_depends_on_everything_it_covers() {
        let one = Id::from_random(2);
        let linked = |game, seq, seat, command, inputs, at| {
            Linked { game, seq, seat, command, inputs, at: Timestamp::from_millis(at) }
                .after(&[7; 16])
        };
        let mut links = vec![
            linked(one, 1, None, None, &b"ab"[..], 5),
            linked(Id::from_random(4), 1, None, None, b"ab", 5),
            linked(one, 2, None, None, b"ab", 5),
            linked(one, 1, Some(0), None, b"ab", 5),
            linked(one, 1, None, Some(&b""[..]), b"ab", 5),
            linked(one, 1, None, Some(b"a"), b"b", 5),
            linked(one, 1, None, None, b"ac", 5),
            linked(one, 1, None, None, b"ab", 6),
            Linked {
                game: one,
                seq: 1,
                seat: None,
                command: None,
                inputs: b"ab",
                at: Timestamp::from_millis(5),
            }
            .after(&[8; 16]),
        ];
        let count = links.len();
        links.sort_unstable();
        links.dedup();
        assert_eq!(links.len(), count);
    }

    #[test]
    fn the_first_link_depends_on_what_was_agreed_and_not_on_names() {
        let config = Config::new(2).unwrap();
        let names = vec!["Ana".to_owned(), "Bob".to_owned()];
        let named = EncodedHeader::new(Header::from(config).with_names(names).unwrap());
        assert_eq!(start(&named).unwrap(), start(&EncodedHeader::new(config)).unwrap());
        let more = config.with_target(config.target() + 1).unwrap();
        assert_ne!(start(&EncodedHeader::new(more)).unwrap(), start(&named).unwrap());
        assert!(start(&EncodedHeader::from_bytes(b"no record".to_vec())).is_err());
    }
}
