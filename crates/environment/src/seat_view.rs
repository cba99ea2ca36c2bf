//! What a player is handed to choose an action.

use havana_rules::{Decision, Seat, View};

use crate::action::{Action, Context};
use crate::action_set::ActionSet;
use crate::observation::{OBSERVATION, write};
use crate::path::Path;

/// What the seat that is asked sees, the actions it may choose from, and those that it has given of
/// a decision in progress. It is made from a view, so it contains no card that another hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatView {
    seat: Seat,
    view: View,
    draft: Path,
    legal: ActionSet,
}

impl SeatView {
    pub(crate) fn new(seat: Seat, view: View, draft: Path, legal: ActionSet) -> SeatView {
        SeatView { seat, view, draft, legal }
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The actions that it may choose from.
    pub fn legal(&self) -> &ActionSet {
        &self.legal
    }

    /// Whether a decision has begun that needs more actions.
    pub fn is_drafting(&self) -> bool {
        !self.draft.is_empty()
    }

    /// Writes what it sees.
    pub fn observe(&self, out: &mut [u8; OBSERVATION]) {
        write(self.draft, &self.view, out);
    }

    /// The action that leads from here towards this decision; `None` if the decision is not legal,
    /// or does not fit the parts that were given.
    pub fn towards(&self, decision: Decision) -> Option<Action> {
        let path = Context::new(self.view.open(), self.seat).path(decision);
        let is_legal = self.view.check(decision).is_some_and(|checked| checked.is_ok());
        let action = path.get(self.draft.len())?;
        (is_legal && self.draft.begins(path) && self.legal.contains(action)).then_some(action)
    }
}
