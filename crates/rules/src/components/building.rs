//! The buildings: numbers, sets, and where they lie.

use core::fmt;

use serde::{Deserialize, Serialize};

/// One of the 36 buildings (R1.4), by its place in the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct BuildingId(u8);

impl BuildingId {
    /// How many buildings a deck has.
    pub const COUNT: usize = 36;

    /// The building at this place of the deck, counted from 0.
    pub const fn new(place: u8) -> Option<BuildingId> {
        if (place as usize) < Self::COUNT { Some(BuildingId(place)) } else { None }
    }

    /// The place in the deck, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All buildings of a deck.
    pub fn all() -> impl Iterator<Item = BuildingId> {
        (0..Self::COUNT as u8).map(BuildingId)
    }
}

impl TryFrom<u8> for BuildingId {
    type Error = String;

    fn try_from(place: u8) -> Result<Self, Self::Error> {
        BuildingId::new(place)
            .ok_or_else(|| format!("building {place} does not exist; a deck counts them 0 to 35"))
    }
}

impl From<BuildingId> for u8 {
    fn from(building: BuildingId) -> u8 {
        building.0
    }
}

/// A set of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Buildings(u64);

impl Buildings {
    /// No building.
    pub const NONE: Buildings = Buildings(0);
    /// All 36.
    pub const ALL: Buildings = Buildings((1 << BuildingId::COUNT) - 1);

    /// Whether the building is in the set.
    pub const fn contains(self, building: BuildingId) -> bool {
        self.0 >> building.0 & 1 == 1
    }

    /// Adds a building.
    pub const fn insert(&mut self, building: BuildingId) {
        self.0 |= 1 << building.0;
    }

    /// Takes a building out.
    pub const fn remove(&mut self, building: BuildingId) {
        self.0 &= !(1 << building.0);
    }

    /// How many buildings there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no building.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets have a building in common.
    pub const fn meets(self, other: Buildings) -> bool {
        self.0 & other.0 != 0
    }

    /// One bit for each building, by its place in the deck.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The buildings in the order of the deck.
    pub fn iter(self) -> impl Iterator<Item = BuildingId> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let next = BuildingId::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(next)
        })
    }

    /// The building with this many others of the set before it.
    pub fn nth(self, place: usize) -> Option<BuildingId> {
        if place >= self.len() {
            return None;
        }
        // Halving the word and counting the lower half needs no branch at each building.
        let (mut left, mut skip, mut at) = (self.0, place as u32, 0_u8);
        for half in [32, 16, 8, 4, 2, 1] {
            let lower = (left & ((1 << half) - 1)).count_ones();
            let above = skip >= lower;
            skip -= if above { lower } else { 0 };
            left >>= if above { half } else { 0 };
            at += if above { half } else { 0 };
        }
        BuildingId::new(at)
    }
}

impl FromIterator<BuildingId> for Buildings {
    fn from_iter<I: IntoIterator<Item = BuildingId>>(buildings: I) -> Self {
        let mut set = Buildings::NONE;
        buildings.into_iter().for_each(|building| set.insert(building));
        set
    }
}

impl fmt::Debug for Buildings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(BuildingId::index)).finish()
    }
}

impl Serialize for Buildings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
