//! How a player's share of the win came about.

use havana_rules::Seat;
use serde::Serialize;

use crate::share::Share;
use crate::step::Step;

/// Where a player's result comes from: `start + own + others + draws = result`, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Account {
    /// What they could expect before anything was drawn.
    pub start: Share,
    /// What their own decisions cost, against the best ones that they could find by what they
    /// knew; never positive.
    pub own: Share,
    /// What the others' decisions brought, seen or secret.
    pub others: Share,
    /// What draws brought: luck.
    pub draws: Share,
    /// The share of the win they got.
    pub result: Share,
}

impl Account {
    pub(crate) fn new(steps: &[Step], of: Seat) -> Account {
        Account {
            start: steps.first().map_or(Share::NONE, |step| step.before.of(of)),
            own: steps.iter().map(|step| step.own(of)).sum(),
            others: steps.iter().map(|step| step.others(of)).sum(),
            draws: steps.iter().map(|step| step.draw(of)).sum(),
            result: steps.last().map_or(Share::NONE, |step| step.after.of(of)),
        }
    }
}
