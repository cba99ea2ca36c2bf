//! Tables and their lists.

use std::cmp::Reverse;

use havana_protocol::api::{Pace, Stage};
use havana_protocol::{Id, Timestamp};
use havana_rules::{Seat, Seats};
use havana_table::EncodedHeader;

use super::data::{Change, Data, GameRow};
use crate::error::Error;
use crate::hints::Hint;
use crate::ids::invite;
use crate::table::{NewTable, SeatHolder, SeatKept, Table};
use crate::tables::DeckCount;

impl Data {
    pub(super) fn new_table(
        &mut self,
        new: NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader,
    ) -> Result<Table, Error> {
        let id = self.fresh_id();
        let invite = invite(self.fresh_id(), self.fresh_id());
        let seats = Seat::ALL.into_iter().zip(new.seats).map(|(seat, holder)| SeatKept {
            seat,
            holder,
            name: String::new(),
            account: false,
            stand_in: None,
            resigned: false,
            result: None,
        });
        let table = Table {
            id,
            maker: new.maker,
            header: new.header,
            target: new.target,
            deck: new.deck,
            seats: seats.collect(),
            pace: new.pace,
            public: new.public,
            spectators: new.spectators,
            memory_aid: new.memory_aid,
            invite,
            made: now,
            begun: None,
            finished: None,
            again: None,
            moves: 0,
            moved: now,
            turn: Seats::NONE,
            round: 0,
            changed: 0,
            unrated: None,
        };
        let (moves, chat) = (Vec::new(), Vec::new());
        let game = GameRow { table, moves, chat, last_said: 0, told: [0; Seat::MAX] };
        self.games.insert(id, game);
        self.note(Change::Seated(id));
        self.begin_game(id, now, header);
        self.table(id).ok_or(Error::NoGame(id))
    }

    fn list<K: Ord>(
        &self,
        limit: u32,
        which: impl Fn(&Table) -> bool,
        order: impl Fn(&Table) -> K,
    ) -> Vec<Table> {
        let all = self.games.values().map(|game| &game.table);
        let mut found: Vec<&Table> = all.filter(|table| which(table)).collect();
        found.sort_by_key(|table| (order(table), table.id));
        let found = found.into_iter().take(limit as usize);
        found.filter_map(|table| self.table(table.id)).collect()
    }

    pub(super) fn open_tables(&self, limit: u32) -> Vec<Table> {
        self.list(limit, |table| table.begun.is_none() && table.public, |t| Reverse(t.made))
    }

    pub(super) fn games_of(&self, player: Id, limit: u32) -> Vec<Table> {
        let order = |t: &Table| (t.finished.is_some(), t.begun.is_none(), Reverse(t.moved));
        self.list(limit, |table| table.seat_of(player).is_some(), order)
    }

    pub(super) fn public_games_of(&self, player: Id, limit: u32) -> Vec<Table> {
        let which = |t: &Table| t.seat_of(player).is_some() && t.public && t.begun.is_some();
        self.list(limit, which, |table| Reverse(table.begun))
    }

    pub(super) fn finished_games_of(
        &self,
        player: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Vec<Table> {
        let is_after = |table: &Table| {
            table.finished.is_some_and(|at| after.is_none_or(|after| (at, table.id) > after))
        };
        let which = |table: &Table| table.seat_of(player).is_some() && is_after(table);
        self.list(limit, which, |table| table.finished)
    }

    pub(super) fn public_games(&self, limit: u32) -> Vec<Table> {
        let which = |table: &Table| table.public && table.begun.is_some();
        self.list(limit, which, |table| Reverse(table.begun))
    }

    /// The games of a player that run.
    pub(super) fn running(&self, player: Id) -> Vec<Id> {
        let runs = self
            .games
            .values()
            .map(|game| &game.table)
            .filter(|table| table.stage() == Stage::Running && table.seat_of(player).is_some());
        runs.map(|table| table.id).collect()
    }

    pub(super) fn waiting_tables_of(&self, player: Id) -> u32 {
        let tables = self.games.values().map(|game| &game.table);
        let waits = |table: &&Table| table.begun.is_none() && table.seat_of(player).is_some();
        tables.filter(waits).count() as u32
    }

    pub(super) fn begin_game(
        &mut self,
        id: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader,
    ) -> bool {
        let Some(table) = self.table(id) else { return false };
        if table.begun.is_some() || table.seats.iter().any(|seat| seat.holder == SeatHolder::Free) {
            return false;
        }
        let Some(game) = self.games.get_mut(&id) else { return false };
        game.table.header = header(&table);
        (game.table.begun, game.table.moved) = (Some(now), now);
        game.table.changed += 1;
        self.note(Change::Begun(id));
        self.hint(Hint::Table(id));
        true
    }

    pub(super) fn set_again(&mut self, game: Id, again: Id) -> Result<Id, Error> {
        let table = &mut self.game(game)?.table;
        let first = *table.again.get_or_insert(again);
        table.changed += 1;
        self.hint(Hint::Table(game));
        Ok(first)
    }

    /// Tables with no free seat that have not begun.
    pub(super) fn full_tables(&self) -> Vec<Id> {
        let is_full =
            |t: &Table| t.begun.is_none() && t.seats.iter().all(|s| s.holder != SeatHolder::Free);
        self.list(u32::MAX, is_full, |t| t.made).iter().map(|table| table.id).collect()
    }

    /// Games that run and wait for a server.
    pub(super) fn games_for_servers(&self) -> Vec<Id> {
        let is_bots = |t: &Table, s: &SeatKept| {
            t.turn.contains(s.seat)
                && (matches!(s.holder, SeatHolder::Bot(_)) || s.stand_in.is_some())
        };
        let waits = |t: &Table| {
            t.turn.is_empty() || t.pace != Pace::Free || t.seats.iter().any(|s| is_bots(t, s))
        };
        let is_listed = |t: &Table| t.stage() == Stage::Running && waits(t);
        self.list(u32::MAX, is_listed, |t| t.moved).iter().map(|table| table.id).collect()
    }

    pub(super) fn renew_invite(&mut self, id: Id, player: Id) -> Option<String> {
        let fresh = invite(self.fresh_id(), self.fresh_id());
        let table = &mut self.games.get_mut(&id)?.table;
        if table.maker != player {
            return None;
        }
        table.invite.clone_from(&fresh);
        table.changed += 1;
        self.hint(Hint::Table(id));
        Some(fresh)
    }

    pub(super) fn delete_table(&mut self, table: Id) -> bool {
        let waits = self.waiting(table).is_some();
        if waits {
            self.games.remove(&table);
            self.note(Change::TableGone(table));
        }
        waits
    }

    pub(super) fn decks(&self, maker: Id, deck: u64) -> DeckCount {
        let all = self.games.values().map(|game| &game.table);
        let decks: Vec<(Id, u64)> = all.filter_map(|t| Some((t.maker, t.deck?))).collect();
        let distinct = |of: &dyn Fn(&&(Id, u64)) -> bool| {
            let mut some: Vec<u64> = decks.iter().filter(of).map(|(_, deck)| *deck).collect();
            some.sort_unstable();
            some.dedup();
            some.len() as u32
        };
        DeckCount {
            known: decks.iter().any(|(_, known)| *known == deck),
            of_maker: distinct(&|(of, _)| *of == maker),
            all: distinct(&|_| true),
        }
    }
}
