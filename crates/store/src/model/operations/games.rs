//! Moves, seats, chat and results, on the model.

use havana_protocol::{CommandId, Id, Said, Saying, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;

use super::ask;
use crate::error::Error;
use crate::finish::SeatEnd;
use crate::model::Model;
use crate::moves::{LogPosition, Move};
use crate::operation::Operation;
use crate::seats::{Freed, Taken};
use crate::table::Table;
use crate::writer::{Appended, NewMove};

impl Model {
    pub(crate) async fn append(&self, new: NewMove) -> Result<Appended, Error> {
        self.ask(Operation::Append, move |data| data.append(new)).await
    }

    pub(crate) async fn moves(&self, game: Id, from: u32) -> Result<Vec<Move>, Error> {
        ask!(self, Moves, |data| data.moves_from(game, from))
    }

    pub(crate) async fn command(
        &self,
        game: Id,
        seat: Seat,
        command: CommandId,
    ) -> Result<Option<u32>, Error> {
        ask!(self, Command, |data| data.command(game, seat, command))
    }

    pub(crate) async fn positions(&self, games: &[Id]) -> Result<Vec<LogPosition>, Error> {
        let games = games.to_vec();
        ask!(self, Positions, |data| data.positions(&games))
    }

    pub(crate) async fn take_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Taken, Error> {
        ask!(self, TakeSeat, |data| data.take_seat(table, player, now, header))
    }

    pub(crate) async fn take_seat_only(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
    ) -> Result<Taken, Error> {
        ask!(self, TakeSeat, |data| data.take_seat_only(table, player, now))
    }

    pub(crate) async fn free_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
    ) -> Result<Freed, Error> {
        ask!(self, FreeSeat, |data| data.free_seat(table, player, now))
    }

    pub(crate) async fn fill_with_bots(
        &self,
        table: Id,
        level: &str,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        let level = level.to_owned();
        ask!(self, FillWithBots, |data| data.fill_with_bots(table, &level, now, header))
    }

    pub(crate) async fn set_stand_in(
        &self,
        game: Id,
        seat: Seat,
        level: Option<&str>,
        resigned: bool,
    ) -> Result<(), Error> {
        let level = level.map(str::to_owned);
        ask!(self, SetStandIn, |data| data.set_stand_in(game, seat, level, resigned))
    }

    pub(crate) async fn relieve(
        &self,
        game: Id,
        seat: Seat,
        level: &str,
        moves: u32,
    ) -> Result<bool, Error> {
        let level = level.to_owned();
        ask!(self, Relieve, |data| data.relieve(game, seat, level, moves))
    }

    pub(crate) async fn say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: Timestamp,
    ) -> Result<Option<Said>, Error> {
        let saying = saying.clone();
        self.ask(Operation::Say, move |data| data.say(game, seat, saying, now)).await
    }

    pub(crate) async fn said(&self, game: Id, last: u32) -> Result<Vec<Said>, Error> {
        ask!(self, Said, |data| data.last_said(game, last))
    }

    pub(crate) async fn finish(
        &self,
        game: Id,
        ends: &[SeatEnd],
        now: Timestamp,
    ) -> Result<bool, Error> {
        let ends = ends.to_vec();
        self.ask(Operation::Finish, move |data| data.finish(game, &ends, now)).await
    }
}
