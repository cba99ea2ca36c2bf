//! Who sits where.

use havana_protocol::api::Stage;
use havana_protocol::{Id, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;

use super::data::{Change, Data};
use crate::hints::Hint;
use crate::seats::{Freed, Taken};
use crate::table::{SeatHolder, SeatKept, Table};

impl Data {
    pub(super) fn take_seat(
        &mut self,
        table: Id,
        player: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader,
    ) -> Taken {
        match self.take_seat_only(table, player, now) {
            Taken::Sits { seat, .. } => {
                Taken::Sits { seat, begun: self.begin_game(table, now, header) }
            }
            Taken::SatAlready { seat, .. } => {
                Taken::SatAlready { seat, begun: self.begin_game(table, now, header) }
            }
            other => other,
        }
    }

    pub(super) fn take_seat_only(&mut self, table: Id, player: Id, now: Timestamp) -> Taken {
        let sits = self.games.get(&table).and_then(|game| game.table.seat_of(player));
        if let Some(sits) = sits {
            return Taken::SatAlready { seat: sits.seat, begun: false };
        }
        let Some(game) = self.waiting(table) else { return Taken::NotWaiting };
        let free = game.table.seats.iter_mut().find(|seat| seat.holder == SeatHolder::Free);
        let Some(free) = free else { return Taken::Full };
        free.holder = SeatHolder::Person(player);
        let seat = free.seat;
        game.table.moved = now;
        game.table.changed += 1;
        self.note(Change::Seated(table));
        Taken::Sits { seat, begun: false }
    }

    pub(super) fn free_seat(&mut self, table: Id, player: Id, now: Timestamp) -> Freed {
        let Some(game) = self.waiting(table) else { return Freed::NotWaiting };
        let seated = game.table.seats.iter_mut().find(|seat| seat.player() == Some(player));
        game.table.moved = now;
        let Some(seated) = seated else { return Freed::NotSeated };
        seated.holder = SeatHolder::Free;
        let Some(next) = game.table.seats.iter().find_map(SeatKept::player) else {
            self.games.remove(&table);
            self.note(Change::TableGone(table));
            return Freed::TableGone;
        };
        if game.table.maker == player {
            game.table.maker = next;
        }
        game.table.changed += 1;
        self.note(Change::Seated(table));
        Freed::Left
    }

    pub(super) fn fill_with_bots(
        &mut self,
        table: Id,
        level: &str,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader,
    ) -> bool {
        let Some(game) = self.waiting(table) else { return false };
        game.table.moved = now;
        for seat in game.table.seats.iter_mut().filter(|seat| seat.holder == SeatHolder::Free) {
            seat.holder = SeatHolder::Bot(level.to_owned());
        }
        self.note(Change::Seated(table));
        self.begin_game(table, now, header)
    }

    pub(super) fn relieve(&mut self, id: Id, seat: Seat, level: String, moves: u32) -> bool {
        let Some(game) = self.games.get_mut(&id) else { return false };
        if game.table.stage() != Stage::Running || game.table.moves != moves {
            return false;
        }
        let kept = game.table.seats.get_mut(seat.index());
        let Some(kept) = kept.filter(|kept| kept.player().is_some() && kept.stand_in.is_none())
        else {
            return false;
        };
        kept.stand_in = Some(level);
        game.table.changed += 1;
        self.note(Change::Relieved { game: id, seat });
        self.hint(Hint::Table(id));
        true
    }

    pub(super) fn set_stand_in(
        &mut self,
        id: Id,
        seat: Seat,
        level: Option<String>,
        resigned: bool,
    ) {
        if let Some(game) = self.games.get_mut(&id)
            && game.table.finished.is_none()
            && let Some(kept) = game.table.seats.get_mut(seat.index())
            && !(kept.resigned && level.is_none())
        {
            let before = kept.clone();
            kept.stand_in = level;
            kept.resigned |= resigned;
            game.table.changed += 1;
            self.note(Change::StandIn { game: id, seat, before });
        }
        self.hint(Hint::Table(id));
    }
}
