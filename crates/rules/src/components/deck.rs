//! A deck: the 36 buildings and what they cost (R1.4). Decks are data.

use core::fmt;
use core::hash::{Hash, Hasher};
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::bill::Bill;
use super::building::{BuildingId, Buildings};
use super::goods::{Goods, GoodsByName};
use super::house;

/// One building as a deck describes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// The name used in records and by translations, such as `sea_fortress`.
    pub key: String,
    /// R1.4: what it is worth, 1 to 7.
    pub points: u8,
    /// What it costs.
    pub cost: GoodsByName,
    /// R4.5: whether it needs the Architect.
    #[serde(default)]
    pub architect: bool,
}

/// What is wrong with a deck, and with which of its buildings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFault {
    /// The place in the deck of the building at fault, counted from 0.
    pub place: Option<usize>,
    /// What is wrong.
    pub wrong: DeckWrong,
}

/// What can be wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum DeckWrong {
    #[error("a deck has 36 buildings, this one has {found}")]
    Count { found: usize },
    #[error("a key is 1 to {} lower-case letters, digits and underscores", Deck::LONGEST_KEY)]
    BadKey,
    #[error("building {} has the same key; keys must differ", .first + 1)]
    KeyTwice { first: usize },
    #[error("it is worth {found} points; a building is worth 1 to 7")]
    Points { found: u8 },
    #[error("it costs nothing; give it a cost")]
    Free,
    #[error("it costs {wanted} {of}, but the game has only {there_are}")]
    NotEnoughInTheBox { of: &'static str, wanted: u8, there_are: u8 },
    #[error("it costs {wanted} {of}; at most {most} are allowed")]
    TooMany { of: &'static str, wanted: u32, most: u32 },
    #[error(
        "this program has already loaded {} different decks; restart it to use another",
        Deck::MOST_DECKS
    )]
    TooManyDecks,
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "building {}: ", place + 1)?;
        }
        self.wrong.fmt(f)
    }
}

impl core::error::Error for DeckFault {}

/// A validated deck. A handle to data that lives as long as the program: equal decks are the same
/// handle, and a state can carry it along without owning anything.
#[derive(Clone, Copy)]
pub struct Deck(&'static Data);

/// A power of two above the number of buildings, so that a place needs no check.
const PLACES: usize = 64;

struct Data {
    buildings: Vec<Building>,
    costs: [Goods; PLACES],
    bills: [Bill; PLACES],
    points: [u8; PLACES],
    architect: Buildings,
    cheap: Buildings,
}

impl Deck {
    /// The most coloured materials a building may cost; bounds the ways to pay for it (R4.6).
    pub const MOST_COLOURED: u32 = 8;
    /// The most workers a building may cost; bounds the ways to pay for it (R4.6).
    pub const MOST_WORKERS: u32 = 5;
    /// The most pesos a building may cost; with five for each worker that is still below 128.
    pub const MOST_PESOS: u32 = 60;
    /// The longest key of a building.
    pub const LONGEST_KEY: usize = 40;
    /// How many different decks one program can use: each stays in memory until it exits.
    pub const MOST_DECKS: usize = 4096;

    /// R1.4: the house deck, a reconstruction.
    pub fn house() -> Deck {
        static HOUSE: LazyLock<Deck> = LazyLock::new(|| {
            Deck::new(house::buildings())
                .unwrap_or_else(|faults| panic!("the house deck is broken: {faults:?}"))
        });
        *HOUSE
    }

    /// A deck of these buildings, or everything that is wrong with them.
    pub fn new(buildings: Vec<Building>) -> Result<Deck, Vec<DeckFault>> {
        static KNOWN: Mutex<Vec<Deck>> = Mutex::new(Vec::new());
        let faults = faults_of(&buildings);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(deck) = known.iter().find(|deck| deck.0.buildings == buildings) {
            return Ok(*deck);
        }
        if known.len() >= Deck::MOST_DECKS {
            return Err(vec![DeckFault { place: None, wrong: DeckWrong::TooManyDecks }]);
        }
        let deck = Deck(Box::leak(Box::new(Data::new(buildings))));
        known.push(deck);
        Ok(deck)
    }

    /// The buildings, in the order that numbers them.
    pub fn buildings(self) -> &'static [Building] {
        &self.0.buildings
    }

    /// The name of a building.
    pub fn key(self, building: BuildingId) -> &'static str {
        &self.0.buildings[building.index()].key
    }

    /// The building with this name.
    pub fn find(self, key: &str) -> Option<BuildingId> {
        BuildingId::all().find(|&building| self.key(building) == key)
    }

    /// What a building costs.
    pub fn cost(self, building: BuildingId) -> Goods {
        self.0.costs[building.index() % PLACES]
    }

    /// What it takes to build a building, or an unpayable bill if there is no building.
    pub(crate) fn bill(self, building: BuildingId) -> Bill {
        self.0.bills[building.index() % PLACES]
    }

    /// What a building is worth.
    pub fn points(self, building: BuildingId) -> u8 {
        self.0.points[building.index() % PLACES]
    }

    /// R4.5: whether a building needs the architect.
    pub fn needs_architect(self, building: BuildingId) -> bool {
        self.0.architect.contains(building)
    }

    /// R2.2: the buildings worth 1, 2 or 3.
    pub fn cheap(self) -> Buildings {
        self.0.cheap
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        core::ptr::eq(self.0, other.0)
    }
}

impl Eq for Deck {}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.points.hash(hasher);
        self.0.costs.hash(hasher);
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({} …)", self.0.buildings[0].key)
    }
}

impl Data {
    fn new(buildings: Vec<Building>) -> Data {
        let mut data = Data {
            costs: [Goods::NONE; PLACES],
            bills: [Bill::UNPAYABLE; PLACES],
            points: [0; PLACES],
            architect: Buildings::NONE,
            cheap: Buildings::NONE,
            buildings,
        };
        for (id, building) in BuildingId::all().zip(&data.buildings) {
            let cost = building.cost.to_goods().unwrap_or_default();
            data.costs[id.index()] = cost;
            data.bills[id.index()] = Bill::new(cost, building.architect);
            data.points[id.index()] = building.points;
            if building.architect {
                data.architect.insert(id);
            }
            if building.points <= 3 {
                data.cheap.insert(id);
            }
        }
        data
    }
}

/// R1.4: 36 buildings, all different, worth 1 to 7 points, each with a cost that can be paid.
fn faults_of(buildings: &[Building]) -> Vec<DeckFault> {
    let mut faults = Vec::new();
    for (place, building) in buildings.iter().enumerate().take(BuildingId::COUNT) {
        let first = buildings[..place].iter().position(|earlier| earlier.key == building.key);
        let wrongs = [
            (!is_key(&building.key)).then_some(DeckWrong::BadKey),
            first.map(|first| DeckWrong::KeyTwice { first }),
            (!(1..=7).contains(&building.points))
                .then_some(DeckWrong::Points { found: building.points }),
            cost_fault(building.cost),
        ];
        faults.extend(
            wrongs.into_iter().flatten().map(|wrong| DeckFault { place: Some(place), wrong }),
        );
    }
    if buildings.len() != BuildingId::COUNT {
        faults.push(DeckFault { place: None, wrong: DeckWrong::Count { found: buildings.len() } });
    }
    faults
}

fn is_key(key: &str) -> bool {
    (1..=Deck::LONGEST_KEY).contains(&key.len())
        && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
}

/// R1.7: a cost is bounded, and never nothing.
fn cost_fault(cost: GoodsByName) -> Option<DeckWrong> {
    let GoodsByName { brick, sandstone, loam, glass, debris, pesos, workers } = cost;
    let wanted = [brick, sandstone, loam, glass, debris, pesos, workers];
    let names = ["brick", "sandstone", "loam", "glass", "debris", "pesos", "workers"];
    let short = (0..wanted.len()).find(|&good| wanted[good] > Goods::BOX.lanes()[good]);
    if let Some(good) = short {
        let there_are = Goods::BOX.lanes()[good];
        let wanted = wanted[good];
        return Some(DeckWrong::NotEnoughInTheBox { of: names[good], wanted, there_are });
    }
    let coloured = [brick, sandstone, loam, glass].map(u32::from).iter().sum::<u32>();
    let limits = [
        ("coloured materials", coloured, Deck::MOST_COLOURED),
        ("workers", u32::from(workers), Deck::MOST_WORKERS),
        ("pesos", u32::from(pesos), Deck::MOST_PESOS),
    ];
    let too_many = limits.into_iter().find(|&(_, wanted, most)| wanted > most);
    match too_many {
        Some((of, wanted, most)) => Some(DeckWrong::TooMany { of, wanted, most }),
        None => (wanted == [0; 7]).then_some(DeckWrong::Free),
    }
}
