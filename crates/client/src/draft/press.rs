//! What pointing at a place of the table does to a decision being made.

use havana_rules::{
    Card, Choice, Colours, Decision, End, Goods, Loot, Loss, Material, Payment, Seat, View,
};

use super::form::loot;
use super::{Draft, Optional, Pick, Refusal, refusal};
use crate::spot::Spot;

impl Draft {
    /// Points at a place: chooses what lies there or gives it up again, or says why not. A refused
    /// press changes nothing.
    pub fn press(&mut self, view: &View, spot: Spot) -> Result<(), Refusal> {
        match spot {
            Spot::Inner(_) => return Err(Refusal::OnlyEnds),
            Spot::Replace(_) | Spot::Keep(_) => {
                let end = self.end().unwrap_or(End::UpperLeft);
                let refused = |payment| refusal(view, Decision::Build { end, payment });
                let payment = self.with_payment(spot).map_err(refused)?;
                self.pick = Pick::Build(Optional::Some((end, payment)));
                return Ok(());
            }
            _ => {}
        }
        if !self.glows(spot) {
            return Err(refusal(view, self.example(view, spot)));
        }
        match (spot, &mut self.pick) {
            (Spot::Hand(card), Pick::Opening(cards)) => pick_two(cards, card),
            (Spot::Hand(card), Pick::Lay { card: laid, .. }) => toggle(laid, card),
            (Spot::Discard(card), Pick::Refreshment(back)) => back.toggle(Optional::Some(card)),
            (Spot::Laid(card), Pick::First(first)) => toggle(first, card),
            (Spot::Laid(card), Pick::Lay { cover, .. }) => toggle(cover, card),
            (Spot::End(end), Pick::Swap { replace, .. }) => toggle(replace, end),
            (Spot::End(end), Pick::Conservation(removed)) => removed.toggle(Optional::Some(end)),
            (Spot::End(end), Pick::Build(_)) => self.pick_building(end),
            (Spot::Pile(building), Pick::Swap { bring, .. }) => toggle(bring, building),
            (Spot::Player(seat), Pick::PesoThief(victim)) => toggle(victim, seat),
            (Spot::Player(seat), Pick::MaterialsThief { .. }) => self.pick_victim(seat),
            (Spot::Purse(seat, loss), Pick::Tax { .. }) => self.pick_loss(seat, loss),
            (Spot::Purse(seat, Loss::Material(material)), Pick::MaterialsThief { .. }) => {
                self.pick_loot(view, seat, material)?;
            }
            (Spot::Centre(material), Pick::Mama(goods)) => {
                let goods = *goods;
                self.pick_colour(view, goods, material)?;
            }
            (Spot::No, Pick::Refreshment(card)) => card.toggle(Optional::None),
            (Spot::No, Pick::Conservation(end)) => end.toggle(Optional::None),
            (Spot::No, Pick::Build(bought)) => bought.toggle(Optional::None),
            (Spot::Yes | Spot::No, Pick::TakeBack(back)) => toggle(back, spot == Spot::Yes),
            // Nothing else glows.
            _ => {}
        }
        Ok(())
    }

    /// A building to buy comes with the way to pay that replaces least.
    fn pick_building(&mut self, end: End) {
        let proposed = self.legal.iter().find_map(|decision| match *decision {
            Decision::Build { end: at, payment } if at == end => Some(payment),
            _ => None,
        });
        let bought = Optional::Some((end, proposed.unwrap_or(Payment::PLAIN)));
        self.pick = Pick::Build(if self.end() == Some(end) { Optional::Open } else { bought });
    }

    /// A player from whom only one thing can be taken comes with it.
    fn pick_victim(&mut self, seat: Seat) {
        let only = self.only_loot(seat);
        let Pick::MaterialsThief { victim, goods } = &mut self.pick else { return };
        let is_same = *victim == Some(seat);
        if !is_same || goods.is_empty() || only.is_some() {
            toggle(victim, seat);
        }
        *goods = if is_same { Goods::NONE } else { only.unwrap_or(Goods::NONE) };
    }

    /// The only loot that a thief can take from this player, if there is but one.
    fn only_loot(&self, seat: Seat) -> Option<Goods> {
        let mut all = self.legal.iter().filter_map(|decision| match *decision {
            Decision::RobMaterials { victim, loot } if victim == seat => Some(loot.goods()),
            _ => None,
        });
        all.next().filter(|_| all.next().is_none())
    }

    fn pick_loss(&mut self, seat: Seat, lost: Loss) {
        if self.can_levy(seat, lost) {
            self.levy(seat, lost);
        } else if let Pick::Tax { loss, .. } = &mut self.pick {
            toggle(loss, lost);
        }
    }

    fn pick_loot(&mut self, view: &View, seat: Seat, material: Material) -> Result<(), Refusal> {
        let one = Goods::material(material, 1);
        let so_far = if self.pick.victim() == Some(seat) { self.goods() } else { Goods::NONE };
        let allowed = |goods: Goods| {
            let loot = loot(goods).unwrap_or(Loot::Nothing);
            self.legal.contains(&Decision::RobMaterials { victim: seat, loot })
        };
        let goods = if allowed(so_far + one) {
            so_far + one
        } else if so_far.of(material) > 0 {
            so_far.saturating_sub(Goods::material(material, 2))
        } else if so_far.materials() == 1 {
            one
        } else {
            let two = Loot::Two(material, material);
            return Err(refusal(view, Decision::RobMaterials { victim: seat, loot: two }));
        };
        self.pick = Pick::MaterialsThief { victim: Some(seat), goods };
        Ok(())
    }

    /// R7.9: just half of the coloured ones.
    fn pick_colour(
        &mut self,
        view: &View,
        goods: Goods,
        material: Material,
    ) -> Result<(), Refusal> {
        let one = Goods::material(material, 1);
        let full = u32::from(goods.coloured()) >= self.mama_brings();
        let more = view.open().centre().of(material) > goods.of(material);
        let goods = if more && !full {
            goods + one
        } else if goods.of(material) > 0 {
            goods.saturating_sub(Goods::material(material, goods.of(material)))
        } else {
            return Err(refusal(view, Decision::Mama((goods + one).colours())));
        };
        self.pick = Pick::Mama(goods);
        Ok(())
    }

    /// The payment after replacing or keeping one more, if that is legal; else what was tried.
    pub(super) fn with_payment(&self, spot: Spot) -> Result<Payment, Payment> {
        let mut payment = self.payment();
        let (loss, more) = match spot {
            Spot::Replace(loss) => (loss, true),
            Spot::Keep(loss) => (loss, false),
            _ => return Err(payment),
        };
        let step = |count: u8| if more { count + 1 } else { count.wrapping_sub(1) };
        match loss {
            Loss::Worker => payment.pesos_for_workers = step(payment.pesos_for_workers),
            Loss::Material(Material::Debris) => return Err(payment),
            Loss::Material(material) => {
                let mut counts = payment.debris_for.to_array();
                counts[material as usize] = step(counts[material as usize]);
                payment.debris_for = Colours::from_array(counts);
            }
        }
        let Some(end) = self.end() else { return Err(payment) };
        if self.legal.contains(&Decision::Build { end, payment }) {
            Ok(payment)
        } else {
            Err(payment)
        }
    }

    /// A decision that takes what lies at a place, to learn what the rules say against it.
    fn example(&self, view: &View, spot: Spot) -> Decision {
        let laid = view.open().player(self.seat).laid();
        let other = laid.lowest().unwrap_or(Card::Siesta);
        match spot {
            Spot::Hand(card) => Decision::Lay { card, cover: other },
            Spot::Laid(card) => Decision::First(card),
            Spot::Discard(card) => Decision::Refresh(Some(card)),
            Spot::End(end) => match self.choice {
                Choice::Conservation => Decision::Conserve(Some(end)),
                _ => Decision::Build { end, payment: Payment::PLAIN },
            },
            Spot::Pile(bring) => Decision::Swap { bring, replace: End::UpperLeft },
            Spot::Player(victim) if self.choice == Choice::MaterialsThief => {
                Decision::RobMaterials { victim, loot: Loot::One(Material::Brick) }
            }
            Spot::Player(victim) => Decision::RobPesos { victim },
            Spot::Purse(victim, loss) => match (self.choice, loss) {
                (Choice::MaterialsThief, Loss::Material(material)) => {
                    Decision::RobMaterials { victim, loot: Loot::One(material) }
                }
                (Choice::PesoThief, _) => Decision::RobPesos { victim },
                _ => Decision::Tax { victim, loss },
            },
            Spot::Centre(material) => Decision::Mama(Goods::material(material, 1).colours()),
            Spot::Yes => Decision::TakeBack(true),
            _ => Decision::EndTurn,
        }
    }
}

/// A card too many takes the place of the earliest.
fn pick_two(cards: &mut Vec<Card>, card: Card) {
    if let Some(place) = cards.iter().position(|&chosen| chosen == card) {
        cards.remove(place);
        return;
    }
    if cards.len() == 2 {
        cards.remove(0);
    }
    cards.push(card);
}

/// Chooses this, or gives it up again.
fn toggle<T: Copy + PartialEq>(chosen: &mut Option<T>, pressed: T) {
    *chosen = if *chosen == Some(pressed) { None } else { Some(pressed) };
}
