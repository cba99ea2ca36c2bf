//! What has been pointed at, as a decision of the rules.

use havana_rules::{Cards, Decision, Goods, Loot, Material};

use super::{Draft, Optional, Pick};

impl Draft {
    /// The decision that was pointed out, legal or not; `None` while something is missing.
    pub(super) fn formed(&self) -> Option<Decision> {
        match self.pick {
            Pick::Swap { bring, replace } => {
                Some(Decision::Swap { bring: bring?, replace: replace? })
            }
            Pick::Opening(ref cards) => Decision::open(cards.iter().copied().collect::<Cards>()),
            Pick::First(card) => card.map(Decision::First),
            Pick::Refreshment(Optional::Some(card)) => Some(Decision::Refresh(Some(card))),
            Pick::Refreshment(Optional::None) => Some(Decision::Refresh(None)),
            Pick::Conservation(Optional::Some(end)) => Some(Decision::Conserve(Some(end))),
            Pick::Conservation(Optional::None) => Some(Decision::Conserve(None)),
            Pick::Tax { victim, loss, .. } => {
                let loss = loss?;
                self.is_levied().then_some(Decision::Tax { victim, loss })
            }
            Pick::PesoThief(victim) => Some(Decision::RobPesos { victim: victim? }),
            Pick::MaterialsThief { victim, goods } => {
                let (victim, loot) = (victim?, loot(goods)?);
                let nothing = Decision::RobMaterials { victim, loot: Loot::Nothing };
                if loot == Loot::Nothing && !self.legal.contains(&nothing) {
                    return None;
                }
                Some(Decision::RobMaterials { victim, loot })
            }
            Pick::Mama(goods) => {
                let all = u32::from(goods.coloured()) == self.mama_brings();
                all.then(|| Decision::Mama(goods.colours()))
            }
            Pick::Build(Optional::Some((end, payment))) => Some(Decision::Build { end, payment }),
            Pick::Build(Optional::None) => Some(Decision::EndTurn),
            Pick::Lay { card, cover } => Some(Decision::Lay { card: card?, cover: cover? }),
            Pick::TakeBack(back) => back.map(Decision::TakeBack),
            Pick::Refreshment(Optional::Open)
            | Pick::Conservation(Optional::Open)
            | Pick::Build(Optional::Open) => None,
        }
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
