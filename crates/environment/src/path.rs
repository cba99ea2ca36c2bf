//! The actions that make up a decision.

use crate::number::Action;

/// The actions that make up a decision, one after another, or the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Path {
    /// A byte each, the first lowest, so that two paths are compared at once.
    word: u64,
    len: u8,
}

impl Path {
    /// The most actions of a decision: the end, four colours and the workers.
    pub(crate) const MOST: usize = 6;

    /// The path of these actions.
    #[inline(always)]
    pub(crate) fn new<const LEN: usize>(actions: [Action; LEN]) -> Path {
        const { assert!(LEN <= Path::MOST) }
        let mut path = Path { word: 0, len: LEN as u8 };
        for (place, Action(number)) in actions.into_iter().enumerate() {
            path.word |= u64::from(number) << (8 * place);
        }
        path
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The action after this many others.
    #[inline]
    pub(crate) fn get(self, depth: usize) -> Option<Action> {
        (depth < self.len()).then(|| Action((self.word >> (8 * depth)) as u8))
    }

    /// Adds an action, if there is room.
    #[inline]
    pub(crate) fn push(&mut self, Action(number): Action) {
        if self.len() < Path::MOST {
            self.word |= u64::from(number) << (8 * self.len);
            self.len += 1;
        }
    }

    /// Whether a path begins with this one.
    #[inline]
    pub(crate) fn begins(self, path: Path) -> bool {
        let first = (1 << (8 * self.len)) - 1;
        self.len <= path.len && (self.word ^ path.word) & first == 0
    }

    pub(crate) fn actions(self) -> impl Iterator<Item = Action> {
        (0..self.len()).map_while(move |depth| self.get(depth))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_begins_with_each_of_its_beginnings() {
        let actions = [207, 204, 205].map(Action);
        let whole = Path::new(actions);
        let mut path = Path::default();
        for action in actions {
            assert!(path.begins(whole));
            assert_eq!(whole.get(path.len()), Some(action));
            path.push(action);
        }
        assert_eq!(path, whole);
        assert_eq!(whole.actions().collect::<Vec<_>>(), actions);
        path.push(Action(204));
        assert!(whole.begins(path) && !path.begins(whole));
        assert!(!Path::new([Action(206)]).begins(whole));
    }
}
