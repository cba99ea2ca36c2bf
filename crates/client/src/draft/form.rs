//! What has been pointed at, as a decision of the rules.

use havana_rules::{Cards, Choice, Decision, Goods, Loot, Loss, Material};

use super::Draft;

impl Draft {
    /// The decision that was pointed out, legal or not; `None` while something is missing.
    pub(super) fn formed(&self) -> Option<Decision> {
        let card = self.cards.first().copied();
        match self.choice {
            Choice::Swap => Some(Decision::Swap { bring: self.bring?, replace: self.end? }),
            Choice::Opening => Decision::open(self.cards.iter().copied().collect::<Cards>()),
            Choice::First => card.map(Decision::First),
            Choice::Refreshment => self
                .or_none(card.map(|card| Decision::Refresh(Some(card))), Decision::Refresh(None)),
            Choice::Conservation => self.or_none(
                self.end.map(|end| Decision::Conserve(Some(end))),
                Decision::Conserve(None),
            ),
            Choice::Tax { victim } => {
                let loss = self.loss()?;
                self.is_levied().then_some(Decision::Tax { victim, loss })
            }
            Choice::PesoThief => Some(Decision::RobPesos { victim: self.victim? }),
            Choice::MaterialsThief => {
                let (victim, loot) = (self.victim?, self.loot()?);
                let nothing = Decision::RobMaterials { victim, loot: Loot::Nothing };
                if loot == Loot::Nothing && !self.legal.contains(&nothing) {
                    return None;
                }
                Some(Decision::RobMaterials { victim, loot })
            }
            Choice::Mama => {
                let all = u32::from(self.goods.coloured()) == self.mama_brings();
                all.then(|| Decision::Mama(self.goods.colours()))
            }
            Choice::Build => {
                let build = self.end.map(|end| Decision::Build { end, payment: self.payment });
                self.or_none(build, Decision::EndTurn)
            }
            Choice::Lay => Some(Decision::Lay { card: card?, cover: self.cover? }),
            Choice::TakeBack => self.answer.map(Decision::TakeBack),
        }
    }

    fn or_none(&self, chosen: Option<Decision>, none: Decision) -> Option<Decision> {
        chosen.or((self.answer == Some(false)).then_some(none))
    }

    fn loss(&self) -> Option<Loss> {
        if self.worker {
            return Some(Loss::Worker);
        }
        self.goods.kinds().iter().next().map(Loss::Material)
    }

    fn loot(&self) -> Option<Loot> {
        loot(self.goods)
    }
}

/// Goods as a thief's loot: none, one or two materials.
pub(super) fn loot(goods: Goods) -> Option<Loot> {
    let mut materials = Material::ALL
        .into_iter()
        .flat_map(|material| (0..goods.of(material)).map(move |_| material));
    match (materials.next(), materials.next(), materials.next()) {
        (None, ..) => Some(Loot::Nothing),
        (Some(one), None, _) => Some(Loot::One(one)),
        (Some(one), Some(other), None) => Some(Loot::Two(one, other)),
        _ => None,
    }
}
