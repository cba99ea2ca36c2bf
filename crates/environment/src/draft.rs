//! A decision in progress: the parts that were given, and what can still follow.

use havana_rules::{Choice, Decision};

use crate::action::{Action, Context, Part};
use crate::action_set::ActionSet;

/// The most parts of a decision: the end, four colours and the workers.
const MOST: usize = 6;

/// The parts of a decision that were given so far, those that had no alternative included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Draft {
    parts: [u8; MOST],
    len: u8,
}

impl Draft {
    pub(crate) fn len(self) -> usize {
        usize::from(self.len).min(MOST)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.len == 0
    }

    pub(crate) fn push(&mut self, Action(number): Action) {
        if let Some(place) = self.parts.get_mut(usize::from(self.len)) {
            *place = number;
            self.len += 1;
        }
    }

    pub(crate) fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        self.parts[..self.len()].iter().map(|&number| Part::of(Action(number)))
    }

    /// Whether the decision begins with these parts.
    pub(crate) fn begins(self, decision: Decision, context: Context) -> bool {
        self.parts().enumerate().all(|(depth, part)| context.part(decision, depth) == Some(part))
    }

    /// The parts that can follow among these decisions. A part without an alternative is not asked
    /// for: it is added to the draft.
    pub(crate) fn offer(
        &mut self,
        decisions: &[Decision],
        choice: Choice,
        context: Context,
    ) -> ActionSet {
        loop {
            let depth = self.len();
            let mut next = ActionSet::NONE;
            for &decision in decisions {
                if depth > 0 && !self.begins(decision, context) {
                    continue;
                }
                if let Some(part) = context.part(decision, depth) {
                    next.insert(part.action());
                }
            }
            // A choice of several colours or ways to pay differs somewhere, so this ends.
            let may_skip = depth > 0 || choice == Choice::Mama;
            match next.nth(0) {
                Some(only) if may_skip && next.len() == 1 && depth + 1 < MOST => self.push(only),
                _ => return next,
            }
        }
    }
}
