//! A list of decisions, long enough for any the rules can offer, without allocation.

use core::ops::Deref;

use crate::decision::Decision;

/// A list of decisions. Created once and refilled at each choice; it never allocates.
#[derive(Clone)]
pub struct Decisions {
    items: [Decision; Decisions::CAPACITY],
    len: usize,
}

impl Decisions {
    /// The most decisions the rules can offer at once: the ways to pay for four of the dearest
    /// buildings a deck may have (81 mixes of coloured materials by 6 of workers), and ending the
    /// turn. Mama never has more than 891 choices.
    pub const MOST: usize = 4 * 81 * 6 + 1;

    /// A power of two, so that a place is cut to size without a branch.
    const CAPACITY: usize = Self::MOST.next_power_of_two();

    /// An empty list.
    pub const fn new() -> Decisions {
        Decisions { items: [Decision::EndTurn; Self::CAPACITY], len: 0 }
    }

    /// Adds a decision at the end.
    #[inline(always)]
    pub(crate) fn push(&mut self, decision: Decision) {
        debug_assert!(self.len < Self::MOST, "the rules offer more than they can");
        self.items[self.len % Self::CAPACITY] = decision;
        self.len += 1;
    }

    /// Adds a decision if it is legal. It is written in either case and kept only then, which
    /// costs less than a branch that cannot be foreseen.
    #[inline(always)]
    pub(crate) fn push_if(&mut self, legal: bool, decision: Decision) {
        self.items[self.len % Self::CAPACITY] = decision;
        self.len += usize::from(legal);
    }

    /// Adds two decisions that are legal together or not at all.
    #[inline(always)]
    pub(crate) fn push_both_if(&mut self, legal: bool, one: Decision, other: Decision) {
        self.items[self.len % Self::CAPACITY] = one;
        self.items[(self.len + 1) % Self::CAPACITY] = other;
        self.len += 2 * usize::from(legal);
    }

    /// Makes the list these decisions.
    pub(crate) fn fill<const COUNT: usize>(&mut self, decisions: &[Decision; COUNT]) {
        self.items[..COUNT].copy_from_slice(decisions);
        self.len = COUNT;
    }

    #[inline]
    pub(crate) fn extend(&mut self, decisions: impl Iterator<Item = Decision>) {
        decisions.for_each(|decision| self.push(decision));
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl Default for Decisions {
    fn default() -> Self {
        Decisions::new()
    }
}

impl Deref for Decisions {
    type Target = [Decision];

    #[inline]
    fn deref(&self) -> &[Decision] {
        &self.items[..self.len.min(Self::CAPACITY)]
    }
}

impl core::fmt::Debug for Decisions {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
