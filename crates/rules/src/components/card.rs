//! The thirteen action cards and sets of them.

use core::fmt;

use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize};

/// R1.5: the thirteen action cards, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    /// 0: no action.
    Siesta,
    /// 1: a card back from the discard pile.
    Refreshment,
    /// 2: safe from thieves and tax collectors.
    Protection,
    /// 2: all debris of the centre.
    Debris,
    /// 3: one end building leaves the game.
    Conservation,
    /// 3: a peso, and a loss for everyone still to come.
    TaxCollector,
    /// 4: two workers, or one.
    Worker,
    /// 4: a worker, and permission to build what needs an architect.
    Architect,
    /// 5: half of a player's pesos.
    PesoThief,
    /// 6: one or two of a player's materials.
    MaterialsThief,
    /// 7: two materials from the bag, or one.
    BlackMarket,
    /// 8: half the pesos of the centre.
    Pesos,
    /// 9: half the materials of the centre.
    Mama,
}

impl Card {
    /// How many cards a player has.
    pub const COUNT: usize = 13;
    /// All cards, by number.
    pub const ALL: [Card; Self::COUNT] = [
        Card::Siesta,
        Card::Refreshment,
        Card::Protection,
        Card::Debris,
        Card::Conservation,
        Card::TaxCollector,
        Card::Worker,
        Card::Architect,
        Card::PesoThief,
        Card::MaterialsThief,
        Card::BlackMarket,
        Card::Pesos,
        Card::Mama,
    ];

    // Filled up to a power of two, so that a place needs no check.
    const DIGITS: [u8; 16] = [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 0, 0, 0];

    /// R1.5: the digit printed on the card.
    pub const fn digit(self) -> u8 {
        Card::DIGITS[self as usize]
    }

    /// The name used in records and messages, such as `peso_thief`.
    pub const fn key(self) -> &'static str {
        const KEYS: [&str; Card::COUNT] = [
            "siesta",
            "refreshment",
            "protection",
            "debris",
            "conservation",
            "tax_collector",
            "worker",
            "architect",
            "peso_thief",
            "materials_thief",
            "black_market",
            "pesos",
            "mama",
        ];
        KEYS[self as usize]
    }

    /// The card's English name, such as `Pesos Thief`.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Siesta => "Siesta",
            Card::Refreshment => "Refreshment",
            Card::Protection => "Protection",
            Card::Debris => "Debris",
            Card::Conservation => "Conservation",
            Card::TaxCollector => "Tax Collector",
            Card::Worker => "Worker",
            Card::Architect => "Architect",
            Card::PesoThief => "Pesos Thief",
            Card::MaterialsThief => "Materials Thief",
            Card::BlackMarket => "Black Market",
            Card::Pesos => "Pesos",
            Card::Mama => "Mama",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.digit(), self.name())
    }
}

/// A set of cards of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All thirteen.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    /// The set with this one card.
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card as u8)
    }

    /// The set of these two cards.
    pub const fn pair(one: Card, other: Card) -> Cards {
        Cards(1 << one as u8 | 1 << other as u8)
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    /// The cards of both sets.
    pub const fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards of this set that the other has not.
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Whether every card of this set is in the other.
    pub const fn is_within(self, other: Cards) -> bool {
        self.0 & !other.0 == 0
    }

    /// One bit for each card, the card with the lowest number lowest.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The card with the lowest number.
    pub fn lowest(self) -> Option<Card> {
        Card::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The card with the highest number.
    pub fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::ALL[15 - self.0.leading_zeros() as usize]) }
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self;
        core::iter::from_fn(move || {
            let card = left.lowest()?;
            left.0 &= left.0 - 1;
            Some(card)
        })
    }

    /// R3.1: the number that two laid-out cards form, the lower digit first.
    pub fn number(self) -> u8 {
        if self.is_empty() {
            return 0;
        }
        let (low, high) = (self.0.trailing_zeros(), self.0.ilog2());
        Card::DIGITS[low as usize % 16] * 10 + Card::DIGITS[high as usize % 16]
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for card in self.iter() {
            list.serialize_element(&card)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> serde::de::Visitor<'de> for Reader {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a list of different cards")
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut list: A,
            ) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                while let Some(card) = list.next_element()? {
                    if cards.contains(card) {
                        return Err(serde::de::Error::custom(format_args!("{card} stands twice")));
                    }
                    cards.insert(card);
                }
                Ok(cards)
            }
        }
        deserializer.deserialize_seq(Reader)
    }
}
