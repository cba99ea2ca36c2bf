//! The numbers of a view, on their way into the network or into a file. Most of them are 0.

use havana_rules::{Cards, Goods};

use super::features::{OTHER, OWN};

/// The most numbers of one view or player.
const MOST: usize = if OWN > OTHER { OWN } else { OTHER };

/// Where numbers are written to, each at its place; all are 0 before.
pub(super) trait Sink {
    fn put(&mut self, place: usize, number: u8);
}

impl<const COUNT: usize> Sink for [u8; COUNT] {
    #[inline]
    fn put(&mut self, place: usize, number: u8) {
        self[place] = number;
    }
}

/// The numbers that are not 0, each with its place.
pub(super) struct Sparse {
    list: [(u8, u8); MOST],
    count: usize,
}

impl Sparse {
    pub(super) const NONE: Sparse = Sparse { list: [(0, 0); MOST], count: 0 };

    pub(super) fn of(numbers: &[u8]) -> Sparse {
        let mut sparse = Sparse::NONE;
        for (place, &number) in numbers.iter().enumerate() {
            sparse.put(place, number);
        }
        sparse
    }

    pub(super) fn all(&self) -> &[(u8, u8)] {
        &self.list[..self.count]
    }
}

impl Sink for Sparse {
    /// Writes always and counts sometimes: a branch would often be guessed wrong.
    #[inline]
    fn put(&mut self, place: usize, number: u8) {
        self.list[self.count.min(MOST - 1)] = (place as u8, number);
        self.count += usize::from(number != 0);
    }
}

/// Writes numbers one after another.
pub(super) struct Writer<'a, S> {
    pub(super) sink: &'a mut S,
    pub(super) at: usize,
}

impl<S: Sink> Writer<'_, S> {
    #[inline]
    pub(super) fn push(&mut self, number: u8) {
        self.sink.put(self.at, number);
        self.at += 1;
    }

    #[inline]
    pub(super) fn flag(&mut self, flag: bool) {
        self.push(u8::from(flag));
    }

    #[inline]
    pub(super) fn cards(&mut self, cards: Cards) {
        for card in cards.iter() {
            self.sink.put(self.at + card as usize, 1);
        }
        self.at += havana_rules::Card::COUNT;
    }

    #[inline]
    pub(super) fn goods(&mut self, goods: Goods) {
        for count in goods.lanes() {
            self.push(count);
        }
    }
}
