//! The deal of the day.

use std::cmp::Reverse;

use havana_protocol::api::{SeatResult, Stage};
use havana_protocol::{Day, Id, Timestamp};
use havana_table::EncodedHeader;

use super::data::Data;
use crate::days::{DayBegun, DayKept, DaySeed, DayTry};
use crate::error::Error;
use crate::table::{NewTable, Table};

#[derive(Debug)]
pub(super) struct DayRow {
    seed: DaySeed,
    is_closed: bool,
}

#[derive(Debug)]
pub(super) struct TryRow {
    game: Id,
    is_late: bool,
    is_studied: bool,
    luck: Option<i64>,
}

impl Data {
    pub(super) fn begin_day(
        &mut self,
        day: Day,
        fresh: DaySeed,
        new: NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader,
    ) -> Result<DayBegun, Error> {
        let row = self.days.entry(day).or_insert(DayRow { seed: fresh, is_closed: false });
        if row.is_closed {
            return Ok(DayBegun::Closed);
        }
        if let Some(known) = self.try_of(day, new.maker) {
            return Ok(DayBegun::Known(known));
        }
        let player = new.maker;
        let table = self.new_table(new, now, header)?;
        let row = TryRow { game: table.id, is_late: false, is_studied: false, luck: None };
        self.tries.insert((day, player), row);
        Ok(DayBegun::Begun(table))
    }

    fn try_of(&self, day: Day, player: Id) -> Option<Id> {
        let game = self.tries.get(&(day, player))?.game;
        self.games.contains_key(&game).then_some(game)
    }

    /// The tries of a player, with their days.
    pub fn tries_of(&self, player: Id) -> impl Iterator<Item = (Day, Id)> {
        let tries = self.tries.iter().filter(move |((_, of), _)| *of == player);
        tries.map(|((day, _), row)| (*day, row.game))
    }

    /// Whether a day has begun for someone; and its seed, once it is closed.
    pub fn day_seed(&self, day: Day) -> Option<Option<DaySeed>> {
        self.days.get(&day).map(|row| Some(row.seed).filter(|_| row.is_closed))
    }

    /// Tries of a day that would count if they came to their end now.
    pub fn open_tries(&self, day: Day) -> Vec<Id> {
        let of_day = self.tries.iter().filter(|((of, _), row)| *of == day && !row.is_late);
        of_day.map(|(_, row)| row.game).filter(|&game| !self.is_played_out(game)).collect()
    }

    /// The seed of a game's draws, if it is a try at the deal of a day.
    pub fn deal_of(&self, game: Id) -> Option<DaySeed> {
        let ((day, _), _) = self.tries.iter().find(|(_, row)| row.game == game)?;
        self.days.get(day).map(|row| row.seed)
    }

    fn is_over(&self, game: Id) -> bool {
        self.games.get(&game).is_some_and(|game| game.table.stage() == Stage::Over)
    }

    /// Whether its last move was made.
    fn is_played_out(&self, game: Id) -> bool {
        let ended = |table: &Table| table.moves > 0 && table.turn.is_empty();
        self.is_over(game) || self.games.get(&game).is_some_and(|game| ended(&game.table))
    }

    pub(super) fn close_days(&mut self, last: Day) -> u32 {
        let open = self.days.iter_mut().filter(|(day, row)| **day <= last && !row.is_closed);
        let mut closed = Vec::new();
        for (&day, row) in open {
            row.is_closed = true;
            closed.push(day);
        }
        let of_closed = self.tries.iter().filter(|((day, _), _)| closed.contains(day));
        let late: Vec<(Day, Id)> = of_closed
            .filter(|(_, row)| !self.is_played_out(row.game))
            .map(|(&key, _)| key)
            .collect();
        for key in late {
            self.tries.entry(key).and_modify(|row| row.is_late = true);
        }
        closed.len() as u32
    }

    pub(super) fn day(&self, day: Day, player: Option<Id>, limit: u32) -> DayKept {
        let of_day = self.tries.iter().filter(|((of, _), row)| *of == day && !row.is_late);
        let counted = of_day.filter_map(|(&(_, player), row)| {
            let table = self.table(row.game).filter(|table| table.finished.is_some())?;
            let seat = table.seat_of(player)?;
            let SeatResult { points, won } = seat.result?;
            let stayed = !seat.resigned && seat.stand_in.is_none();
            let name = seat.name.clone();
            let order = (Reverse(won), Reverse(points), table.finished, row.game);
            let counted = DayTry { game: row.game, player, name, points, won, luck: row.luck };
            stayed.then_some((order, counted))
        });
        let mut tries: Vec<_> = counted.collect();
        tries.sort_by_key(|(order, _)| *order);
        DayKept {
            seed: self.days.get(&day).filter(|row| row.is_closed).map(|row| row.seed),
            mine: player.and_then(|player| self.try_of(day, player)),
            tries: tries.into_iter().take(limit as usize).map(|(_, counted)| counted).collect(),
        }
    }

    pub(super) fn past_days(&self, limit: u32) -> Vec<(Day, u32)> {
        let closed = self.days.iter().rev().filter(|(_, row)| row.is_closed);
        let counted = closed.map(|(&day, _)| {
            let of_day = self.tries.iter().filter(|((of, _), row)| {
                *of == day && !row.is_late && self.games.contains_key(&row.game)
            });
            (day, of_day.count() as u32)
        });
        counted.take(limit as usize).collect()
    }

    pub(super) fn unstudied_tries(&self, limit: u32) -> Vec<Id> {
        let open = self.tries.iter().filter(|(_, row)| !row.is_studied && !row.is_late);
        let counts = |player: Id, game: Id| {
            let seat = self.games.get(&game).and_then(|row| row.table.seat_of(player));
            seat.is_some_and(|seat| !seat.resigned && seat.stand_in.is_none())
        };
        let counted = open.filter(|((_, player), row)| counts(*player, row.game));
        let mut over: Vec<Id> =
            counted.map(|(_, row)| row.game).filter(|&game| self.is_over(game)).collect();
        over.sort_by_key(|game| (self.games.get(game).map(|row| row.table.finished), *game));
        over.truncate(limit as usize);
        over
    }

    pub(super) fn set_luck(&mut self, game: Id, luck: Option<i64>) {
        for row in self.tries.values_mut().filter(|row| row.game == game) {
            (row.is_studied, row.luck) = (true, luck);
        }
    }
}
