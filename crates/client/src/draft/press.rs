//! What pointing at a place of the table does to a decision being made.

use havana_rules::{
    Card, Choice, Colours, Decision, End, Goods, Loot, Loss, Material, Payment, Seat, View,
};

use super::form::loot;
use super::{Draft, Refusal, refusal};
use crate::spot::Spot;

impl Draft {
    /// Points at a place: chooses what lies there or gives it up again, or says why not.
    pub fn press(&mut self, view: &View, spot: Spot) -> Result<(), Refusal> {
        if spot != Spot::No && spot != Spot::Yes {
            self.answer = None;
        }
        match spot {
            Spot::Inner(_) => return Err(Refusal::OnlyEnds),
            Spot::Replace(_) | Spot::Keep(_) => {
                self.payment = self.with_payment(spot).map_err(|payment| {
                    let end = self.end.unwrap_or(End::UpperLeft);
                    refusal(view, Decision::Build { end, payment })
                })?;
                return Ok(());
            }
            Spot::Drop(material) => {
                self.goods = self.goods.saturating_sub(Goods::material(material, 1));
                return Ok(());
            }
            _ => {}
        }
        if !self.glows(spot) {
            return Err(refusal(view, self.example(view, spot)));
        }
        match spot {
            Spot::Hand(card) | Spot::Discard(card) => self.pick(card),
            Spot::Laid(card) if self.choice == Choice::First => self.pick(card),
            Spot::Laid(card) => self.cover = toggled(self.cover, card),
            Spot::End(end) => self.pick_end(end),
            Spot::Pile(building) => self.bring = toggled(self.bring, building),
            Spot::Player(seat) => self.pick_victim(seat),
            Spot::Purse(seat, loss) => self.pick_from(view, seat, loss)?,
            Spot::Centre(material) => self.pick_colour(view, material)?,
            Spot::Yes | Spot::No => {
                let answer = toggled(self.answer, spot == Spot::Yes);
                self.clear();
                self.answer = answer;
            }
            Spot::Inner(_) | Spot::Drop(_) | Spot::Replace(_) | Spot::Keep(_) => {}
        }
        Ok(())
    }

    /// Two cards in the opening, one else; a card too many takes the place of the earliest.
    fn pick(&mut self, card: Card) {
        let most = if self.choice == Choice::Opening { 2 } else { 1 };
        if let Some(place) = self.cards.iter().position(|&chosen| chosen == card) {
            self.cards.remove(place);
            return;
        }
        if self.cards.len() == most {
            self.cards.remove(0);
        }
        self.cards.push(card);
    }

    /// A building to buy comes with the way to pay that replaces least.
    fn pick_end(&mut self, end: End) {
        self.end = toggled(self.end, end);
        let proposed = self.legal.iter().find_map(|decision| match *decision {
            Decision::Build { end: at, payment } if Some(at) == self.end => Some(payment),
            _ => None,
        });
        self.payment = proposed.unwrap_or(Payment::PLAIN);
    }

    /// A player from whom only one thing can be taken comes with it.
    fn pick_victim(&mut self, seat: Seat) {
        let same = self.victim == Some(seat);
        let only = self.only_loot(seat);
        if !same || self.goods.is_empty() || only.is_some() {
            self.victim = toggled(self.victim, seat);
        }
        self.goods = if same { Goods::NONE } else { only.unwrap_or(Goods::NONE) };
    }

    /// The only loot that a thief can take from this player, if there is but one.
    fn only_loot(&self, seat: Seat) -> Option<Goods> {
        let mut all = self.legal.iter().filter_map(|decision| match *decision {
            Decision::RobMaterials { victim, loot } if victim == seat => Some(loot.goods()),
            _ => None,
        });
        all.next().filter(|_| all.next().is_none())
    }

    fn pick_from(&mut self, view: &View, seat: Seat, loss: Loss) -> Result<(), Refusal> {
        if self.can_levy(seat, loss) {
            self.levy(seat, loss);
            return Ok(());
        }
        if let Choice::Tax { .. } = self.choice {
            let chosen = self.has(Spot::Purse(seat, loss));
            (self.goods, self.worker) = (Goods::NONE, false);
            match loss {
                _ if chosen => {}
                Loss::Worker => self.worker = true,
                Loss::Material(material) => self.goods = Goods::material(material, 1),
            }
            return Ok(());
        }
        let Loss::Material(material) = loss else { return Ok(()) };
        let one = Goods::material(material, 1);
        let so_far = if self.victim == Some(seat) { self.goods } else { Goods::NONE };
        self.victim = Some(seat);
        let allowed = |goods: Goods| {
            let loot = loot(goods).unwrap_or(Loot::Nothing);
            self.legal.contains(&Decision::RobMaterials { victim: seat, loot })
        };
        if allowed(so_far + one) {
            self.goods = so_far + one;
        } else if so_far.of(material) > 0 {
            self.goods = so_far.saturating_sub(Goods::material(material, 2));
        } else if so_far.materials() == 1 {
            self.goods = one;
        } else {
            let two = Loot::Two(material, material);
            self.goods = so_far;
            return Err(refusal(view, Decision::RobMaterials { victim: seat, loot: two }));
        }
        Ok(())
    }

    /// R7.9: just half of the coloured ones.
    fn pick_colour(&mut self, view: &View, material: Material) -> Result<(), Refusal> {
        let one = Goods::material(material, 1);
        let full = u32::from(self.goods.coloured()) >= self.mama_brings();
        let more = view.open().centre().of(material) > self.goods.of(material);
        if more && !full {
            self.goods += one;
        } else if self.goods.of(material) > 0 {
            self.goods =
                self.goods.saturating_sub(Goods::material(material, self.goods.of(material)));
        } else {
            return Err(refusal(view, Decision::Mama((self.goods + one).colours())));
        }
        Ok(())
    }

    /// The payment after replacing or keeping one more, if that is legal; else what was tried.
    pub(super) fn with_payment(&self, spot: Spot) -> Result<Payment, Payment> {
        let mut payment = self.payment;
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
        let Some(end) = self.end else { return Err(payment) };
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

fn toggled<T: Copy + PartialEq>(now: Option<T>, pressed: T) -> Option<T> {
    if now == Some(pressed) { None } else { Some(pressed) }
}
