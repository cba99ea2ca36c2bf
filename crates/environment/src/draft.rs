//! A decision in progress: what can still follow.

use havana_rules::{Choice, Decision};

use crate::action::Context;
use crate::action_set::ActionSet;
use crate::path::Path;

/// The actions that can follow a draft among these decisions. One without an alternative is not
/// asked for: it is added to the draft.
#[inline]
pub(crate) fn offer(
    draft: &mut Path,
    decisions: &[Decision],
    choice: Choice,
    context: Context,
) -> ActionSet {
    loop {
        let depth = draft.len();
        let mut next = ActionSet::NONE;
        for &decision in decisions {
            let path = context.path(decision);
            if let (true, Some(action)) = (draft.begins(path), path.get(depth)) {
                next.insert(action);
            }
        }
        // A choice of several colours or ways to pay differs somewhere, so this ends.
        let may_skip = depth > 0 || choice == Choice::Mama;
        match next.only() {
            Some(only) if may_skip && depth + 1 < Path::MOST => draft.push(only),
            _ => return next,
        }
    }
}
