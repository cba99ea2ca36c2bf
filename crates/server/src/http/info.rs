//! A table as the lobby shows it.

use havana_protocol::Id;
use havana_protocol::api::{SeatInfo, SeatResult, Stage, TableInfo};
use havana_store::{SeatHolder, SeatKept, Table};

/// The table as this player sees it; strangers are told no invitation.
pub(super) fn of(table: &Table, me: Option<Id>) -> TableInfo {
    let mine = me.and_then(|me| table.seat_of(me));
    let stage = table.stage();
    let results: Option<Vec<SeatResult>> = table.seats.iter().map(|seat| seat.result).collect();
    TableInfo {
        id: table.id,
        stage,
        seats: table.seats.iter().map(seat).collect(),
        mine: mine.map(|mine| mine.seat.index() as u8),
        my_turn: stage == Stage::Running
            && mine.is_some_and(|mine| table.turn.contains(mine.seat) && !mine.resigned),
        pace: table.pace,
        target: table.target,
        own_deck: table.deck.is_some(),
        public: table.public,
        spectators: table.spectators,
        made: table.made,
        moved: table.moved,
        round: table.round,
        rated: table.why_unrated().map(|why| why.code().to_owned()),
        invite: mine.map(|_| table.invite.clone()),
        result: results.filter(|_| stage == Stage::Over),
        again: None,
    }
}

pub(super) fn list(tables: &[Table], me: Option<Id>) -> Vec<TableInfo> {
    tables.iter().map(|table| of(table, me)).collect()
}

/// Whether a person may see a table: people seated there, people with its link, and everyone if
/// it is public.
pub(super) fn may_see(table: &Table, me: Option<Id>, invite: Option<&str>) -> bool {
    table.public
        || me.is_some_and(|me| table.seat_of(me).is_some())
        || invite.is_some_and(|invite| invite == table.invite)
}

fn seat(seat: &SeatKept) -> SeatInfo {
    match &seat.holder {
        SeatHolder::Free => SeatInfo::Free,
        SeatHolder::Bot(level) => SeatInfo::Bot(level.clone()),
        SeatHolder::Person(player) => SeatInfo::Person { player: *player, name: seat.name.clone() },
    }
}
