//! Sets of actions.

use crate::action::{ACTIONS, Action};
use crate::spread::spread_into;

/// A set of actions, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ActionSet([u64; ACTIONS / 64]);

impl ActionSet {
    /// No action.
    pub const NONE: ActionSet = ActionSet([0; ACTIONS / 64]);
    /// R2.5: the 78 pairs of opening cards.
    pub(crate) const OPENINGS: ActionSet = ActionSet([u64::MAX, (1 << (78 - 64)) - 1, 0, 0]);

    /// Whether the action is in the set.
    #[inline]
    pub fn contains(&self, Action(number): Action) -> bool {
        self.0[usize::from(number) / 64] >> (number % 64) & 1 == 1
    }

    /// Adds an action.
    #[inline]
    pub fn insert(&mut self, Action(number): Action) {
        self.0[usize::from(number) / 64] |= 1 << (number % 64);
    }

    /// How many actions there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; ACTIONS / 64]
    }

    /// The action, if there is just one.
    #[inline]
    pub(crate) fn only(&self) -> Option<Action> {
        if self.len() == 1 { self.nth(0) } else { None }
    }

    /// The actions from the lowest number to the highest.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        let mut words = self.0;
        let mut at = 0;
        core::iter::from_fn(move || {
            while at < words.len() && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let bit = word.trailing_zeros();
            *word &= *word - 1;
            Some(Action((64 * at) as u8 + bit as u8))
        })
    }

    /// The action with this many others of the set before it.
    #[inline]
    pub fn nth(&self, place: usize) -> Option<Action> {
        let mut skip = place as u32;
        for (at, &word) in self.0.iter().enumerate() {
            let ones = word.count_ones();
            if skip >= ones {
                skip -= ones;
                continue;
            }
            // Halving the word and counting the lower half needs no branch at each action.
            let (mut left, mut bit) = (word, 0_u32);
            for half in [32, 16, 8, 4, 2, 1] {
                let lower = (left & ((1 << half) - 1)).count_ones();
                let above = skip >= lower;
                skip -= if above { lower } else { 0 };
                left >>= if above { half } else { 0 };
                bit += if above { half } else { 0 };
            }
            return Some(Action((64 * at) as u8 + bit as u8));
        }
        None
    }

    /// Writes a 1 for each action of the set, and a 0 for each other.
    #[inline]
    pub fn write(&self, mask: &mut [u8; ACTIONS]) {
        mask.fill(0);
        for (&word, bytes) in self.0.iter().zip(mask.as_chunks_mut::<64>().0) {
            // The actions of a choice are neighbours, so most words are empty.
            if word != 0 {
                spread_into(word, bytes);
            }
        }
    }
}

impl FromIterator<Action> for ActionSet {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> ActionSet {
        let mut set = ActionSet::NONE;
        actions.into_iter().for_each(|action| set.insert(action));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Part;
    use havana_rules::Card;

    #[test]
    fn a_set_lists_counts_and_writes_the_same_actions() {
        let numbers = [0, 1, 7, 8, 63, 64, 100, 127, 128, 200, 254, 255];
        let set: ActionSet = numbers.into_iter().map(Action).collect();
        assert_eq!(set.iter().map(|action| action.0).collect::<Vec<_>>(), numbers);
        assert_eq!(set.len(), numbers.len());
        let mut mask = [9; ACTIONS];
        set.write(&mut mask);
        for number in 0..=255 {
            let inside = numbers.contains(&number);
            assert_eq!(set.contains(Action(number)), inside);
            assert_eq!(mask[usize::from(number)], u8::from(inside), "{number}");
        }
        for (place, number) in numbers.into_iter().enumerate() {
            assert_eq!(set.nth(place), Some(Action(number)));
        }
        assert_eq!(set.nth(numbers.len()), None);
    }

    #[test]
    fn the_openings_are_all_pairs() {
        let pairs = Card::ALL.iter().flat_map(|&low| {
            let higher = Card::ALL.into_iter().filter(move |&high| high > low);
            higher.map(move |high| Part::Open(low, high).action())
        });
        assert_eq!(pairs.collect::<ActionSet>(), ActionSet::OPENINGS);
    }
}
