//! The two rows of buildings and their four ends.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::building::BuildingId;

/// One of the two rows (R2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum RowName {
    Upper,
    Lower,
}

impl RowName {
    /// Both rows.
    pub const ALL: [RowName; 2] = [RowName::Upper, RowName::Lower];
}

/// R4.4: one of the four ends of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum End {
    UpperLeft,
    UpperRight,
    LowerLeft,
    LowerRight,
}

impl End {
    /// All four ends.
    pub const ALL: [End; 4] = [End::UpperLeft, End::UpperRight, End::LowerLeft, End::LowerRight];

    /// The row this is an end of.
    pub const fn row(self) -> RowName {
        match self {
            End::UpperLeft | End::UpperRight => RowName::Upper,
            End::LowerLeft | End::LowerRight => RowName::Lower,
        }
    }

    /// Whether it is the left end of its row.
    pub const fn is_left(self) -> bool {
        matches!(self, End::UpperLeft | End::LowerLeft)
    }

    /// The name used in records and messages.
    pub const fn key(self) -> &'static str {
        match self {
            End::UpperLeft => "upper_left",
            End::UpperRight => "upper_right",
            End::LowerLeft => "lower_left",
            End::LowerRight => "lower_right",
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::UpperLeft => "upper left",
            End::UpperRight => "upper right",
            End::LowerLeft => "lower left",
            End::LowerRight => "lower right",
        })
    }
}

/// The buildings of a row, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    buildings: [BuildingId; Row::WIDTH],
    len: u8,
}

impl Row {
    /// R2.1: how many buildings a full row has.
    pub const WIDTH: usize = 6;

    pub(crate) const EMPTY: Row = Row { buildings: [Row::GAP; Row::WIDTH], len: 0 };

    // Places behind the end hold this one building, so that equal rows are equal bytes.
    const GAP: BuildingId = match BuildingId::new(0) {
        Some(building) => building,
        None => unreachable!(),
    };

    /// The buildings from left to right.
    pub fn as_slice(&self) -> &[BuildingId] {
        &self.buildings[..self.len()]
    }

    /// How many buildings lie in the row.
    pub fn len(&self) -> usize {
        usize::from(self.len).min(Row::WIDTH)
    }

    /// Whether no building lies in the row.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The building at the left or the right end. A row of one has only a left end (R4.8).
    pub fn end(&self, left: bool) -> Option<BuildingId> {
        match (self.len(), left) {
            (0, _) | (1, false) => None,
            (_, true) => Some(self.buildings[0]),
            (len, false) => Some(self.buildings[len - 1]),
        }
    }

    /// Lays a building at a place; those from there on move to the right.
    pub(crate) fn insert(&mut self, place: usize, building: BuildingId) {
        let len = self.len();
        debug_assert!(place <= len && len < Row::WIDTH);
        self.buildings.copy_within(place..len, place + 1);
        self.buildings[place] = building;
        self.len += 1;
    }

    /// Takes the building at an end away.
    pub(crate) fn remove_end(&mut self, left: bool) {
        if self.is_empty() {
            return;
        }
        if left {
            self.buildings.copy_within(1.., 0);
        }
        self.len -= 1;
        self.buildings[self.len()] = Row::GAP;
    }

    /// Lays another building at an end.
    pub(crate) fn replace_end(&mut self, left: bool, building: BuildingId) {
        let place = if left { 0 } else { self.len().saturating_sub(1) };
        self.buildings[place] = building;
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(|building| building.index())).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
