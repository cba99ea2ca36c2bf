//! A decision being made, click by click.

mod form;
mod levy;
mod press;

use havana_rules::{
    BuildingId, Card, Cards, Choice, Decision, Decisions, End, Goods, Illegal, Loss, Payment,
    Pending, Reason, Seat, View,
};

use crate::spot::Spot;

/// A decision in progress: what the player has pointed at so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    seat: Seat,
    choice: Choice,
    legal: Vec<Decision>,
    cards: Vec<Card>,
    cover: Option<Card>,
    end: Option<End>,
    bring: Option<BuildingId>,
    victim: Option<Seat>,
    goods: Goods,
    worker: bool,
    payment: Payment,
    answer: Option<bool>,
    /// The players a tax collector will ask about after this one.
    later: Vec<levy::Levy>,
}

/// Why a click does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid it.
    Rules(Illegal),
    /// R4.4: it lies inside a row.
    OnlyEnds,
    /// The decision is not complete yet.
    NotYet(Choice),
    /// It is nobody's turn who sits at the screen.
    NotYourTurn,
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        Refusal::Rules(illegal)
    }
}

impl Draft {
    /// The decision the viewer has to make; `None` if there is none.
    pub fn new(view: &View) -> Option<Draft> {
        let Pending::Decide { seats, choice } = view.pending() else { return None };
        let seat = view.seat().filter(|&seat| seats.contains(seat))?;
        let mut legal = Box::<Decisions>::default();
        view.legal(&mut legal);
        let mut draft = Draft {
            seat,
            choice,
            legal: legal.to_vec(),
            cards: Vec::new(),
            cover: None,
            end: None,
            bring: None,
            victim: None,
            goods: Goods::NONE,
            worker: false,
            payment: Payment::PLAIN,
            answer: None,
            later: levy::after(view.open(), choice),
        };
        if let [only] = legal[..] {
            draft.take_over(only);
        }
        Some(draft)
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the decision is about.
    pub fn choice(&self) -> Choice {
        self.choice
    }

    /// All that may be decided.
    pub fn legal(&self) -> &[Decision] {
        &self.legal
    }

    /// The cards chosen so far.
    pub fn cards(&self) -> Cards {
        self.cards.iter().copied().collect()
    }

    /// The laid-out card to be covered.
    pub fn cover(&self) -> Option<Card> {
        self.cover
    }

    /// The end chosen.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The player chosen.
    pub fn victim(&self) -> Option<Seat> {
        match self.choice {
            Choice::Tax { victim } => Some(victim),
            _ => self.victim,
        }
    }

    /// The goods chosen.
    pub fn goods(&self) -> Goods {
        self.goods + Goods::workers_of(u8::from(self.worker))
    }

    /// How the building is paid for.
    pub fn payment(&self) -> Payment {
        self.payment
    }

    /// R7.9: how many coloured materials mama brings.
    pub fn mama_brings(&self) -> u32 {
        match self.legal.first() {
            Some(Decision::Mama(colours)) => colours.total(),
            _ => 0,
        }
    }

    /// Whether something legal can be done here.
    pub fn glows(&self, spot: Spot) -> bool {
        match spot {
            Spot::Replace(_) | Spot::Keep(_) => self.with_payment(spot).is_ok(),
            Spot::Drop(material) => self.goods.of(material) > 0,
            Spot::Purse(seat, loss) if self.can_levy(seat, loss) => true,
            _ => self.legal.iter().any(|&decision| spot.is_part_of(decision)),
        }
    }

    /// Whether this is chosen.
    pub fn has(&self, spot: Spot) -> bool {
        match spot {
            Spot::Hand(card) => {
                matches!(self.choice, Choice::Opening | Choice::Lay) && self.cards.contains(&card)
            }
            Spot::Discard(card) => self.choice == Choice::Refreshment && self.cards.contains(&card),
            Spot::Laid(card) => match self.choice {
                Choice::First => self.cards.contains(&card),
                _ => self.cover == Some(card),
            },
            Spot::End(end) => self.end == Some(end),
            Spot::Pile(building) => self.bring == Some(building),
            Spot::Player(seat) => self.victim == Some(seat),
            Spot::Purse(seat, loss) if self.levies(seat, loss) => true,
            Spot::Purse(seat, loss) => {
                self.victim() == Some(seat)
                    && match loss {
                        Loss::Worker => self.worker,
                        Loss::Material(material) => self.goods.of(material) > 0,
                    }
            }
            Spot::Centre(material) => self.choice == Choice::Mama && self.goods.of(material) > 0,
            Spot::Yes => self.answer == Some(true),
            Spot::No => self.answer == Some(false),
            Spot::Inner(_) | Spot::Drop(_) | Spot::Replace(_) | Spot::Keep(_) => false,
        }
    }

    /// The decision as it stands, if it is complete and legal.
    pub fn decision(&self) -> Option<Decision> {
        self.formed().filter(|formed| self.legal.contains(formed))
    }

    /// The decision, or why it cannot be confirmed.
    pub fn confirm(&self, view: &View) -> Result<Decision, Refusal> {
        let formed = self.formed().ok_or(Refusal::NotYet(self.choice))?;
        match view.check(formed) {
            Some(Ok(())) => Ok(formed),
            Some(Err(illegal)) => Err(illegal.into()),
            None => Err(Refusal::NotYourTurn),
        }
    }

    /// Whether pointing at this place made the whole decision, so that nothing is left to confirm:
    /// the question has one part, or a card was chosen and this is what it covers.
    pub fn is_made_by(&self, spot: Spot) -> bool {
        let whole = match self.choice {
            Choice::First
            | Choice::Refreshment
            | Choice::Conservation
            | Choice::Tax { .. }
            | Choice::PesoThief
            | Choice::TakeBack => true,
            Choice::Build => spot == Spot::No,
            Choice::Lay => matches!(spot, Spot::Laid(_)),
            Choice::Swap | Choice::Opening | Choice::MaterialsThief | Choice::Mama => false,
        };
        whole && self.legal.len() > 1 && self.decision().is_some()
    }

    /// Whether nothing has been chosen yet.
    pub fn is_blank(&self) -> bool {
        self.cards.is_empty()
            && self.cover.is_none()
            && self.end.is_none()
            && self.bring.is_none()
            && self.victim.is_none()
            && self.goods().is_empty()
            && self.answer.is_none()
            && self.planned().is_empty()
    }

    /// Makes the draft just this decision, as when a hint is followed.
    pub fn take_over(&mut self, decision: Decision) {
        self.clear();
        // It says nothing about the later players, so they are asked about later.
        self.later.clear();
        match decision {
            Decision::Swap { bring, replace } => {
                (self.bring, self.end) = (Some(bring), Some(replace));
            }
            Decision::Open(low, high) => self.cards = vec![low, high],
            Decision::First(card) | Decision::Refresh(Some(card)) => self.cards = vec![card],
            Decision::Conserve(Some(end)) => self.end = Some(end),
            Decision::Refresh(None) | Decision::Conserve(None) | Decision::EndTurn => {
                self.answer = Some(false);
            }
            Decision::Tax { loss, .. } => match loss {
                Loss::Worker => self.worker = true,
                Loss::Material(material) => self.goods = Goods::material(material, 1),
            },
            Decision::RobPesos { victim } => self.victim = Some(victim),
            Decision::RobMaterials { victim, loot } => {
                (self.victim, self.goods) = (Some(victim), loot.goods());
            }
            Decision::Mama(colours) => self.goods = colours.goods(),
            Decision::Build { end, payment } => {
                (self.end, self.payment) = (Some(end), payment);
            }
            Decision::Lay { card, cover } => {
                (self.cards, self.cover) = (vec![card], Some(cover));
            }
            Decision::TakeBack(back) => self.answer = Some(back),
        }
    }

    /// Gives everything chosen up.
    pub fn clear(&mut self) {
        self.cards.clear();
        (self.cover, self.end, self.bring, self.victim) = (None, None, None, None);
        (self.goods, self.worker, self.payment) = (Goods::NONE, false, Payment::PLAIN);
        self.answer = None;
        self.forget_levies();
    }
}

/// Why something may not be done that is no part of any legal decision.
fn refusal(view: &View, decision: Decision) -> Refusal {
    match view.check(decision) {
        Some(Err(illegal)) => illegal.into(),
        Some(Ok(())) => Refusal::Rules(Illegal { clause: "R4.2", reason: Reason::OutOfOrder }),
        None => Refusal::NotYourTurn,
    }
}
