//! What everyone knows about a player's hand.
//!
//! Every card that goes to the discard pile is seen going there; a card that refreshment takes
//! back (R7.1) is not. So the cards outside a player's two laid-out ones fall into two groups: the
//! *fresh* ones, not discarded since they last took everything back, which are certainly in their
//! hand, and the *trail*, those discarded since, in the order in which they were discarded. Some of the
//! trail are in their hand again; how many is known from the size of their hand, and which of them
//! is bounded by when: a card taken back before another was discarded was not that other one.
//!
//! All that can be known has this form: of the first `j` cards of the trail at least `n_j` are in
//! their hand. The bounds never fall and never rise by more than one a card, so one bit a card
//! holds them: the number of bits set among the first `j` is `n_j`.

use crate::components::card::{Card, Cards};

/// The discarded cards in order, and how many of each beginning must be in the hand again.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trail {
    /// Four bits a card, the earliest lowest; above them from bit 48, one bit of bound a card.
    /// As bytes, so that the trail needs no room for alignment.
    word: [u8; 8],
    cards: Cards,
}

const BOUNDS_AT: u32 = 48;

impl Trail {
    pub(crate) const EMPTY: Trail = Trail { word: [0; 8], cards: Cards::NONE };

    fn word(self) -> u64 {
        u64::from_le_bytes(self.word)
    }

    /// The cards discarded since the whole pile was last taken back.
    pub fn cards(self) -> Cards {
        self.cards
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        self.cards.len()
    }

    /// Whether nothing has been discarded.
    pub fn is_empty(self) -> bool {
        self.cards.is_empty()
    }

    /// The card at a place, the earliest first.
    pub fn card(self, place: usize) -> Card {
        Card::ALL[(self.word() >> (4 * place) & 0xF) as usize % Card::COUNT]
    }

    /// How many of the first `places` cards are certainly in the hand again.
    pub fn sure(self, places: usize) -> usize {
        let bounds = self.word() >> BOUNDS_AT & ((1 << places) - 1);
        bounds.count_ones() as usize
    }

    /// Whether the card at a place makes one more card certain to be in the hand again.
    #[inline]
    pub fn adds(self, place: usize) -> bool {
        self.word() >> BOUNDS_AT >> place & 1 == 1
    }

    /// The cards certainly in hand, of a player with these cards laid out.
    pub fn fresh(self, laid: Cards) -> Cards {
        Cards::ALL.without(laid).without(self.cards)
    }

    /// How many cards of the trail are in the hand again, of a player with this many cards in hand.
    pub fn returned(self, laid: Cards, holds: usize) -> usize {
        holds.saturating_sub(self.fresh(laid).len())
    }

    /// R6.2: a card from the hand is laid out. If it is of the trail, it had come back.
    pub(crate) fn revealed(&mut self, card: Card) {
        if !self.cards.contains(card) {
            return;
        }
        let len = self.len();
        let place = (0..len).find(|&place| self.card(place) == card).unwrap_or(0);
        let mut bounds = self.word() >> BOUNDS_AT;
        let below = (1_u64 << place) - 1;
        let known_here = bounds >> place & 1 == 1;
        bounds = bounds & below | bounds >> 1 & !below;
        if !known_here {
            // One of the cards counted on later is this one, so later bounds fall by one.
            let later = bounds & !below;
            bounds &= !(later & later.wrapping_neg());
        }
        let below = (1_u64 << (4 * place)) - 1;
        let list = self.word() & ((1 << BOUNDS_AT) - 1);
        self.word = (list & below | list >> 4 & !below | bounds << BOUNDS_AT).to_le_bytes();
        self.cards.remove(card);
    }

    /// R6.2: a covered card goes to the discard pile, of a player who then has these cards laid
    /// out and has this many in hand. Cards that have come back are among those discarded earlier.
    pub(crate) fn discarded(&mut self, card: Card, laid: Cards, holds: usize) {
        let len = self.len();
        let mut bounds = self.word() >> BOUNDS_AT;
        let fresh = self.fresh(laid.union(Cards::only(card))).len();
        let mut missing = holds.saturating_sub(fresh).saturating_sub(bounds.count_ones() as usize);
        let mut place = len;
        while missing > 0 && place > 0 {
            place -= 1;
            missing -= usize::from(bounds >> place & 1 == 0);
            bounds |= 1 << place;
        }
        let list = self.word() & ((1 << BOUNDS_AT) - 1) | (card as u64) << (4 * len);
        self.word = (list | bounds << BOUNDS_AT).to_le_bytes();
        self.cards.insert(card);
    }

    /// R6.3: the whole pile comes back; everything is known again.
    pub(crate) fn taken_back(&mut self) {
        *self = Trail::EMPTY;
    }

    /// Whether the hand may hold just these cards of the trail again.
    pub fn allows(self, back: Cards) -> bool {
        let mut counted = 0;
        back.is_within(self.cards)
            && (0..self.len()).all(|place| {
                counted += usize::from(back.contains(self.card(place)));
                counted >= self.sure(place + 1)
            })
    }
}

impl core::fmt::Debug for Trail {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list()
            .entries((0..self.len()).map(|place| (self.card(place), self.sure(place + 1))))
            .finish()
    }
}
