//! Moves, seats, chat and results.

use havana_protocol::{CommandId, Id, Said, Saying, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;

use super::{Store, call};
use crate::error::Error;
use crate::finish::SeatEnd;
use crate::moves::{LogPosition, Move};
use crate::seats::{Freed, Taken};
use crate::table::Table;
use crate::writer::{Appended, NewMove};

impl Store {
    /// Keeps a move. Once this has answered [`Appended::Done`], the move survives anything that
    /// the disk survives.
    ///
    /// After [`Error::Unknown`] ask [`Store::command`] or [`Store::moves`] what became of it.
    pub async fn append(&self, new: NewMove) -> Result<Appended, Error> {
        call!(self, Append, append(new))
    }

    /// The moves of a game from this number on, in order. Their hashes are checked:
    /// [`Error::Damaged`] names the first move that does not fit.
    pub async fn moves(&self, game: Id, from: u32) -> Result<Vec<Move>, Error> {
        call!(self, Moves, moves(game, from))
    }

    /// The number of the move that a command became, if it was stored.
    pub async fn command(
        &self,
        game: Id,
        seat: Seat,
        command: CommandId,
    ) -> Result<Option<u32>, Error> {
        call!(self, Command, command(game, seat, command))
    }

    /// How far each of these games is; those that do not exist are left out.
    pub async fn positions(&self, games: &[Id]) -> Result<Vec<LogPosition>, Error> {
        call!(self, Positions, positions(games))
    }

    /// Sits a player down at the first free seat of a table that waits. However many try at
    /// once, a seat is given once, and a player gets one. The last seat begins the game in the
    /// same transaction, with the header that is made of the seats.
    pub async fn take_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Taken, Error> {
        call!(self, TakeSeat, take_seat(table, player, now, header))
    }

    /// Sits a player down without beginning the game, as earlier releases did: a simulation plants
    /// that bug to show that it is found.
    #[cfg(feature = "testing")]
    pub async fn take_seat_only(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
    ) -> Result<Taken, Error> {
        call!(self, TakeSeat, take_seat_only(table, player, now))
    }

    /// Removes a player from a waiting table. If they created it, it passes to the next person
    /// there; the last one takes it away.
    pub async fn free_seat(&self, table: Id, player: Id, now: Timestamp) -> Result<Freed, Error> {
        call!(self, FreeSeat, free_seat(table, player, now))
    }

    /// Gives the free seats of a table that waits to bots and begins the game, in one
    /// transaction; `false` if it does not wait.
    pub async fn fill_with_bots(
        &self,
        table: Id,
        level: &str,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        call!(self, FillWithBots, fill_with_bots(table, level, now, header))
    }

    /// Says which bot plays for a seat, if any, and whether its player has given up for good.
    /// Who has given up stays so.
    pub async fn set_stand_in(
        &self,
        game: Id,
        seat: Seat,
        level: Option<&str>,
        resigned: bool,
    ) -> Result<(), Error> {
        call!(self, SetStandIn, set_stand_in(game, seat, level, resigned))
    }

    /// Lets a bot of this level play for a seat whose time is over, if the game still has this many
    /// moves, is not finished, and no bot plays there. `false`: look again.
    pub async fn relieve(
        &self,
        game: Id,
        seat: Seat,
        level: &str,
        moves: u32,
    ) -> Result<bool, Error> {
        call!(self, Relieve, relieve(game, seat, level, moves))
    }

    /// Stores what a player said, and answers with it and its number. Numbers rise with every
    /// saying of a table and are never used again, even if sayings are deleted. `None` if the player
    /// has deleted their account: their words would outlive them.
    pub async fn say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: Timestamp,
    ) -> Result<Option<Said>, Error> {
        call!(self, Say, say(game, seat, saying, now))
    }

    /// The latest chat messages of a table, oldest first.
    pub async fn said(&self, game: Id, last: u32) -> Result<Vec<Said>, Error> {
        call!(self, Said, said(game, last))
    }

    /// Stores the result of a game; `false` if it was stored before. Asking again after an error
    /// is safe.
    ///
    /// A game is rated if [`Table::why_unrated`] names no reason against it, and its players have
    /// not had [`crate::MOST_RATED`] rated games with each other within a day. Winners come first,
    /// then the others; those who have given up, or have a bot playing for them at the end, come
    /// last, no matter how the bot did.
    pub async fn finish(&self, game: Id, ends: &[SeatEnd], now: Timestamp) -> Result<bool, Error> {
        call!(self, Finish, finish(game, ends, now))
    }
}
