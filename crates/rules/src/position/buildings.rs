//! Where the buildings of a described table lie.

use super::{Position, PositionError};
use crate::components::building::{BuildingId, Buildings};
use crate::components::deck::Deck;
use crate::components::row::{Row, RowName};
use crate::open::Open;

impl Position {
    /// R1.4: every building lies in one place: with a player, in a row, in the pile or in the box.
    pub(super) fn lay_buildings(&self, open: &mut Open) -> Result<(), PositionError> {
        let mut shelf = Shelf { deck: self.deck, left: Buildings::ALL };
        for seat in open.seats() {
            let bought = shelf.take(&self.places[seat.index()].bought)?;
            let points: u32 = bought.iter().map(|&id| u32::from(self.deck.points(id))).sum();
            let player = open.player_mut(seat);
            player.buildings = bought.into_iter().collect();
            player.points = points.min(u32::from(u8::MAX)) as u8;
        }
        shelf.take(&self.removed)?;
        let pile = self.pile.as_ref().map(|keys| shelf.take(keys)).transpose()?;
        let mut named = [None, None];
        for row in RowName::ALL {
            named[row as usize] = self.row_as_named(row, &mut shelf)?;
        }
        for (row, named) in RowName::ALL.into_iter().zip(named) {
            let buildings = named.unwrap_or_else(|| shelf.take_dearest(Row::WIDTH));
            for (place, &building) in buildings.iter().enumerate() {
                open.change_row(row, |row| row.insert(place, building));
            }
        }
        open.pile = pile.map_or(shelf.left, |pile| pile.into_iter().collect());
        check_rows(open)
    }

    fn row_as_named(
        &self,
        row: RowName,
        shelf: &mut Shelf,
    ) -> Result<Option<Vec<BuildingId>>, PositionError> {
        let Some(keys) = &self.rows[row as usize] else { return Ok(None) };
        if keys.len() > Row::WIDTH {
            return Err(PositionError::RowTooLong { row, found: keys.len() });
        }
        shelf.take(keys).map(Some)
    }
}

/// R4.8: a row of two or fewer was filled up, as long as the pile had a building.
fn check_rows(open: &Open) -> Result<(), PositionError> {
    let too_short = |&row: &RowName| open.row(row).len() <= 2 && !open.pile.is_empty();
    match RowName::ALL.into_iter().find(too_short) {
        Some(row) => Err(PositionError::RowTooShort { row, found: open.row(row).len() }),
        None => Ok(()),
    }
}

/// The buildings that have no place yet.
struct Shelf {
    deck: Deck,
    left: Buildings,
}

impl Shelf {
    fn take(&mut self, keys: &[String]) -> Result<Vec<BuildingId>, PositionError> {
        keys.iter().map(|key| self.take_one(key)).collect()
    }

    fn take_one(&mut self, key: &str) -> Result<BuildingId, PositionError> {
        let building =
            self.deck.find(key).ok_or_else(|| PositionError::UnknownBuilding(key.to_owned()))?;
        if !self.left.contains(building) {
            return Err(PositionError::BuildingTwice(key.to_owned()));
        }
        self.left.remove(building);
        Ok(building)
    }

    /// Those worth most, so that no one can build by accident; of equal ones the last of the deck.
    fn take_dearest(&mut self, count: usize) -> Vec<BuildingId> {
        let mut buildings: Vec<BuildingId> = self.left.iter().collect();
        buildings.sort_by_key(|&building| (self.deck.points(building), building));
        let dearest: Vec<BuildingId> = buildings.into_iter().rev().take(count).collect();
        for &building in &dearest {
            self.left.remove(building);
        }
        dearest
    }
}
