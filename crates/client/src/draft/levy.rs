//! R7.3b: what a tax collector takes from all players, decided at once.
//!
//! The rules ask about one player after another. What the later ones lose does not depend on the
//! earlier answers, so a draft asks about all of them and gives the answers one by one.

use havana_rules::{Loss, Open, Seat};

use super::{Draft, Pick};

/// A player the rules will ask about after the present one.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Levy {
    victim: Seat,
    possible: Vec<Loss>,
    loss: Option<Loss>,
}

impl Levy {
    /// Gives up what was chosen.
    pub(super) fn forget(&mut self) {
        self.loss = None;
    }
}

/// The players about whom the rules will ask after this one.
pub(super) fn after(open: &Open, victim: Seat) -> Vec<Levy> {
    let levy = |victim| Levy { victim, possible: open.taxable_goods(victim).collect(), loss: None };
    open.taxed_after(victim).map(levy).collect()
}

impl Draft {
    /// The players a tax collector asks about, the present one first.
    pub fn taxed(&self) -> Vec<Seat> {
        let Pick::Tax { victim, .. } = self.pick else { return Vec::new() };
        [victim].into_iter().chain(self.later().iter().map(|levy| levy.victim)).collect()
    }

    /// What the later players lose, as far as it is chosen.
    pub fn planned(&self) -> Vec<(Seat, Loss)> {
        self.later().iter().filter_map(|levy| Some((levy.victim, levy.loss?))).collect()
    }

    fn later(&self) -> &[Levy] {
        if let Pick::Tax { later, .. } = &self.pick { later } else { &[] }
    }

    /// Whether a later player can lose this.
    pub(super) fn can_levy(&self, seat: Seat, loss: Loss) -> bool {
        let levy = self.later().iter().find(|levy| levy.victim == seat);
        levy.is_some_and(|levy| levy.possible.contains(&loss))
    }

    /// Whether a later player is to lose this.
    pub(super) fn levies(&self, seat: Seat, loss: Loss) -> bool {
        self.later().iter().any(|levy| levy.victim == seat && levy.loss == Some(loss))
    }

    /// Chooses what a later player loses, or gives it up again.
    pub(super) fn levy(&mut self, seat: Seat, loss: Loss) {
        let Pick::Tax { later, .. } = &mut self.pick else { return };
        if let Some(levy) = later.iter_mut().find(|levy| levy.victim == seat) {
            levy.loss = if levy.loss == Some(loss) { None } else { Some(loss) };
        }
    }

    /// Whether it is chosen what each of the later players loses.
    pub(super) fn is_levied(&self) -> bool {
        self.later().iter().all(|levy| levy.loss.is_some())
    }
}
