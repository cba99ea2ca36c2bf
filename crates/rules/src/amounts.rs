//! How much a decision brings and costs, for everyone who carries it out, shows it or weighs it.

use crate::components::goods::{Goods, Material};
use crate::components::row::End;
use crate::decision::{Decision, Payment};
use crate::open::{Open, Player};

/// R7.6: from more coloured materials than this, a thief may take two.
pub(crate) const FEW_COLOURED: u8 = 3;

impl Payment {
    /// How many of one good replace another (R4.6).
    const FIVE: u8 = 5;
    /// No deck has a building for which more than this is given in exchange.
    const MOST: u8 = 60;

    /// R4.6: the parts of the cost that are not paid because something else is given for them.
    #[inline]
    pub fn replaced(self) -> Goods {
        self.debris_for.goods() + Goods::workers_of(self.pesos_for_workers.min(127))
    }

    /// R4.6: what is given for them: five debris for each coloured material, five pesos for each
    /// worker. For more than a building can cost, it is cut off.
    #[inline]
    pub fn given(self) -> Goods {
        let five = |count: u8| count.saturating_mul(Payment::FIVE).min(Payment::MOST);
        let coloured = self.debris_for.total().min(255) as u8;
        Goods::material(Material::Debris, five(coloured))
            + Goods::pesos_of(five(self.pesos_for_workers))
    }

    /// R4.6: what is paid in all; nothing if more is replaced than the cost.
    #[inline]
    pub fn price(self, cost: Goods) -> Option<Goods> {
        let replaced = self.replaced();
        cost.covers(replaced).then(|| cost - replaced + self.given())
    }

    /// R4.6: how many missing coloured materials and workers of a cost can be replaced from what
    /// these goods have to spare.
    #[inline]
    pub fn possible(cost: Goods, has: Goods) -> (u8, u8) {
        let (missing, spare) = (cost.saturating_sub(has), has.saturating_sub(cost));
        let replaced = |spare: u8, missing: u8| (spare / Payment::FIVE).min(missing);
        (replaced(spare.debris(), missing.coloured()), replaced(spare.pesos(), missing.workers()))
    }

    /// R4.6: how many goods of a cost are missing, apart from those that can be replaced.
    pub fn missing(cost: Goods, has: Goods) -> u8 {
        let missing: u8 = cost.saturating_sub(has).lanes().iter().sum();
        let (coloured, workers) = Payment::possible(cost, has);
        missing - coloured - workers
    }

    /// R4.6: how many can be replaced with this much to spare.
    #[inline]
    pub(crate) const fn fives(spare: u8) -> u8 {
        spare / Payment::FIVE
    }
}

impl Player {
    /// R7.5: what a peso thief takes from this player: half of the pesos, rounded down.
    #[inline]
    pub fn pesos_to_rob(&self) -> u8 {
        self.goods.pesos() / 2
    }

    /// R7.6: how many materials a materials thief may take from this player.
    #[inline]
    pub fn materials_to_rob(&self) -> u8 {
        match self.goods {
            goods if goods.coloured() > FEW_COLOURED => 2,
            goods => u8::from(!goods.only_materials().is_empty()),
        }
    }
}

impl Open {
    /// R4.6: the price of the building at an end, if there is one and no more is replaced than it
    /// costs.
    #[inline]
    pub fn price(&self, end: End, payment: Payment) -> Option<Goods> {
        payment.price(self.deck.cost(self.end(end)?))
    }

    /// R7.8: the pesos that the next player with Pesos takes: half of the centre, rounded up.
    #[inline]
    pub fn pesos_to_take(&self) -> u8 {
        self.centre.pesos().div_ceil(2)
    }

    /// R7.9: how many coloured materials Mama takes: half of the centre, rounded up.
    #[inline]
    pub fn coloured_for_mama(&self) -> u8 {
        self.centre.coloured().div_ceil(2)
    }

    /// R7.9: the debris that Mama takes as well: half of the centre, rounded up.
    #[inline]
    pub fn debris_for_mama(&self) -> u8 {
        self.centre.debris().div_ceil(2)
    }

    /// What a decision brings the player who takes it, by the action of a card (R7.5, R7.6, R7.9).
    #[inline]
    pub fn gain(&self, decision: Decision) -> Goods {
        match decision {
            Decision::RobPesos { victim } => Goods::pesos_of(self.player(victim).pesos_to_rob()),
            Decision::RobMaterials { loot, .. } => loot.goods(),
            Decision::Mama(colours) => {
                colours.goods() + Goods::material(Material::Debris, self.debris_for_mama())
            }
            _ => Goods::NONE,
        }
    }
}
