//! Seats at the table, sets of them, and orders of them.

use core::fmt;

use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0. Four seats at most (R1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = 4;
    /// All seats a table can have; a game uses the first two, three or four.
    pub const ALL: [Seat; Self::MAX] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this number, if there is one.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < Self::MAX { Some(Seat(number)) } else { None }
    }

    /// The seat's number, from 0.
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Seat::new(number).ok_or_else(|| format!("seat {number} does not exist; seats are 0 to 3"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `players` seats.
    pub const fn first(players: usize) -> Seats {
        Seats((1 << players) - 1)
    }

    /// The set with this one seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub(crate) const fn insert_if(&mut self, wanted: bool, seat: Seat) {
        self.0 |= (wanted as u8) << seat.0;
    }

    /// How many seats there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    pub fn lowest(self) -> Option<Seat> {
        Seat::new(self.0.trailing_zeros() as u8)
    }

    /// The seats from the lowest number to the highest.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let seat = Seats(left).lowest()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for seat in self.iter() {
            list.serialize_element(&seat)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Lineup::deserialize(deserializer)?.iter().collect())
    }
}

/// Seats one after another: an order of play (R3.2) or an order of age, the oldest first (R3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lineup {
    seats: [Seat; Seat::MAX],
    len: u8,
}

impl Lineup {
    /// The seats 0, 1, … of a table with this many players.
    pub fn by_number(players: usize) -> Lineup {
        Lineup { seats: Seat::ALL, len: players.min(Seat::MAX) as u8 }
    }

    /// The seats as given; `None` if one stands there twice or there are more than four.
    pub fn new(seats: &[Seat]) -> Option<Lineup> {
        let distinct = seats.iter().copied().collect::<Seats>().len() == seats.len();
        if !distinct {
            return None;
        }
        let mut lineup = Lineup::by_number(seats.len());
        lineup.seats[..seats.len()].copy_from_slice(seats);
        Some(lineup)
    }

    /// How many seats stand in line.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The seat at this place, counted from 0.
    pub fn get(self, place: usize) -> Option<Seat> {
        self.as_slice().get(place).copied()
    }

    /// The seat at this place of a full line; places wrap around.
    #[inline]
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "a copy of the line would be read back")]
    pub(crate) fn at(&self, place: u8) -> Seat {
        self.seats[usize::from(place) % Seat::MAX]
    }

    /// The place at which the seat stands.
    pub fn place_of(self, seat: Seat) -> Option<usize> {
        self.as_slice().iter().position(|&other| other == seat)
    }

    /// The seats in line.
    pub fn as_slice(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len).min(Seat::MAX)]
    }

    /// The seats in line, one after another.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.len).map(move |place| self.at(place))
    }

    /// Whether these are exactly the first `players` seats, in any order.
    pub fn seats_all(self, players: usize) -> bool {
        self.iter().collect::<Seats>() == Seats::first(players)
    }

    /// The seats by their keys, the lowest first, and whether some were equal; those stand in the
    /// opposite order of this line. A fixed net of comparisons needs no branch that a processor
    /// could guess wrong.
    #[inline(always)]
    pub(crate) fn sorted_by_key(self, key: impl Fn(Seat) -> u64) -> (Lineup, bool) {
        let mut keys = [0; Seat::MAX];
        for (place, slot) in keys.iter_mut().enumerate() {
            let seat = self.seats[place];
            // Unused places come last and stay as they are.
            let last = Self::UNUSED | (place as u64) << Self::ROOM;
            let key = if place < self.len() { key(seat) << Self::ROOM } else { last };
            *slot = key | ((Seat::MAX - 1 - place) as u64) << 2 | seat.index() as u64;
        }
        for (one, other) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            let (low, high) = (keys[one].min(keys[other]), keys[one].max(keys[other]));
            (keys[one], keys[other]) = (low, high);
        }
        let same = |place: usize| keys[place] >> Self::ROOM == keys[place + 1] >> Self::ROOM;
        let tied = same(0) | same(1) | same(2);
        let seats = [keys[0], keys[1], keys[2], keys[3]].map(|key| Seat((key & 3) as u8));
        (Lineup { seats, len: self.len }, tied)
    }

    /// Below a key stand the place and the seat.
    const ROOM: u32 = 4;
    /// Higher than any key.
    const UNUSED: u64 = 1 << 60;
}

impl Serialize for Lineup {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Lineup {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> serde::de::Visitor<'de> for Reader {
            type Value = Lineup;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a list of at most four different seats")
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut list: A,
            ) -> Result<Lineup, A::Error> {
                let mut seats = arrayvec::ArrayVec::<Seat, { Seat::MAX }>::new();
                while let Some(seat) = list.next_element()? {
                    seats
                        .try_push(seat)
                        .map_err(|_| serde::de::Error::custom("more than four seats"))?;
                }
                Lineup::new(&seats)
                    .ok_or_else(|| serde::de::Error::custom("a seat stands in the list twice"))
            }
        }
        deserializer.deserialize_seq(Reader)
    }
}
