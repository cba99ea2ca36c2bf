//! Moves and chat.

use havana_protocol::{CommandId, Id, Said, Saying, Timestamp};
use havana_rules::Seat;

use super::data::{Change, Data};
use crate::chat::MOST_KEPT;
use crate::error::Error;
use crate::hints::Hint;
use crate::moves::{LogPosition, Move};
use crate::writer::{Appended, NewMove};

impl Data {
    pub(super) fn append(&mut self, new: NewMove) -> Result<Appended, Error> {
        let NewMove { game: id, seq, seat, command, inputs, at, after } = new;
        let known = seat.zip(command).and_then(|(seat, command)| self.command(id, seat, command));
        let game = self.game(id)?;
        if game.table.moves != seq || known.is_some() {
            return match known {
                Some(seq) => Ok(Appended::Known { seq }),
                None if game.table.moves > seq => Ok(Appended::SeqTaken),
                None => Err(Error::Gap { game: id, seq, moves: game.table.moves }),
            };
        }
        let persons = |seat: Seat| {
            let kept = game.table.seats.get(seat.index());
            kept.is_some_and(|kept| kept.player().is_some() && kept.stand_in.is_none())
        };
        if command.is_none() && seat.is_some_and(persons) {
            return Ok(Appended::NotABots);
        }
        game.moves.push(Move { seq, seat, command, inputs, at });
        (game.table.moves, game.table.moved) = (seq + 1, at);
        (game.table.turn, game.table.round) = (after.turn, after.round);
        self.note(Change::Moved { game: id, seq });
        self.hint(Hint::Moves { game: id, moves: seq + 1 });
        Ok(Appended::Done)
    }

    pub(super) fn moves_from(&self, game: Id, from: u32) -> Vec<Move> {
        self.moves(game).get(from as usize..).unwrap_or_default().to_vec()
    }

    pub(super) fn command(&self, game: Id, seat: Seat, command: CommandId) -> Option<u32> {
        let is_it = |made: &&Move| made.seat == Some(seat) && made.command == Some(command);
        self.moves(game).iter().find(is_it).map(|made| made.seq)
    }

    pub(super) fn positions(&self, games: &[Id]) -> Vec<LogPosition> {
        let position = |id: &Id| {
            let table = &self.games.get(id)?.table;
            Some(LogPosition { game: *id, moves: table.moves, changed: table.changed })
        };
        games.iter().filter_map(position).collect()
    }

    pub(super) fn say(
        &mut self,
        id: Id,
        seat: Seat,
        saying: Saying,
        now: Timestamp,
    ) -> Result<Option<Said>, Error> {
        let speaker = self.game(id)?.table.seats[seat.index()].player();
        if speaker.and_then(|id| self.player(id)).is_none_or(|player| player.gone) {
            return Ok(None);
        }
        let game = self.game(id)?;
        game.last_said += 1;
        game.table.changed += 1;
        let said = Said { number: game.last_said, seat, saying, at: now };
        game.chat.push(said.clone());
        let oldest = i64::from(game.last_said) - MOST_KEPT;
        game.chat.retain(|said| i64::from(said.number) > oldest);
        self.note(Change::Said { game: id, number: said.number });
        self.hint(Hint::Said(id));
        Ok(Some(said))
    }

    pub(super) fn last_said(&self, game: Id, last: u32) -> Vec<Said> {
        let said = self.said(game);
        said[said.len().saturating_sub(last as usize)..].to_vec()
    }
}
