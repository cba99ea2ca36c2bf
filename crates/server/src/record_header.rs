//! The header of the record of a game that begins.

use havana_bots::Level;
use havana_store::{SeatHolder, Table};
use havana_table::EncodedHeader;

/// The header of a game that begins, with the names of those who sit there.
pub(crate) fn named(table: &Table) -> EncodedHeader {
    let names = table.seats.iter().map(|seat| match &seat.holder {
        SeatHolder::Person(_) => seat.name.clone(),
        SeatHolder::Free => String::new(),
        SeatHolder::Bot(level) => level.parse().unwrap_or(Level::Planner).nickname().to_owned(),
    });
    let header = table.header.decode().ok();
    let named = header.and_then(|header| header.with_names(names.collect()).ok());
    named.map_or_else(|| table.header.clone(), EncodedHeader::new)
}
