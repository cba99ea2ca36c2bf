//! A decision being made, click by click.

mod form;
mod levy;
mod pick;
mod press;

use havana_rules::{
    Card, Cards, Choice, Decision, Decisions, End, Goods, Illegal, Loss, Payment, Pending, Reason,
    Seat, View,
};

use crate::spot::Spot;
use pick::{Optional, Pick};

/// A decision in progress: what the player has pointed at so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    seat: Seat,
    choice: Choice,
    legal: Vec<Decision>,
    pick: Pick,
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
        let pick = Pick::blank(choice, view.open());
        let mut draft = Draft { seat, choice, legal: legal.to_vec(), pick };
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

    /// Whether another draft asks the same.
    pub fn asks_the_same(&self, other: &Draft) -> bool {
        self.choice == other.choice && self.legal == other.legal
    }

    /// All that may be decided.
    pub fn legal(&self) -> &[Decision] {
        &self.legal
    }

    /// The cards chosen so far.
    pub fn cards(&self) -> Cards {
        match &self.pick {
            Pick::Opening(cards) => cards.iter().copied().collect(),
            Pick::First(card) | Pick::Lay { card, .. } => card.iter().copied().collect(),
            Pick::Refreshment(card) => card.chosen().into_iter().collect(),
            _ => Cards::NONE,
        }
    }

    /// The laid-out card to be covered.
    pub fn cover(&self) -> Option<Card> {
        if let Pick::Lay { cover, .. } = self.pick { cover } else { None }
    }

    /// The end chosen.
    pub fn end(&self) -> Option<End> {
        match self.pick {
            Pick::Swap { replace, .. } => replace,
            Pick::Conservation(end) => end.chosen(),
            Pick::Build(bought) => bought.chosen().map(|(end, _)| end),
            _ => None,
        }
    }

    /// The player chosen; a tax collector's is given.
    pub fn victim(&self) -> Option<Seat> {
        match self.pick {
            Pick::Tax { victim, .. } => Some(victim),
            _ => self.pick.victim(),
        }
    }

    /// The goods chosen.
    pub fn goods(&self) -> Goods {
        match self.pick {
            Pick::Tax { loss: Some(Loss::Worker), .. } => Goods::workers_of(1),
            Pick::Tax { loss: Some(Loss::Material(material)), .. } => Goods::material(material, 1),
            Pick::MaterialsThief { goods, .. } | Pick::Mama(goods) => goods,
            _ => Goods::NONE,
        }
    }

    /// How the building is paid for.
    pub fn payment(&self) -> Payment {
        let Pick::Build(bought) = self.pick else { return Payment::PLAIN };
        bought.chosen().map_or(Payment::PLAIN, |(_, payment)| payment)
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
            Spot::Purse(seat, loss) if self.can_levy(seat, loss) => true,
            _ => self.legal.iter().any(|&decision| spot.is_part_of(decision)),
        }
    }

    /// Whether this is chosen.
    pub fn has(&self, spot: Spot) -> bool {
        match (spot, &self.pick) {
            (Spot::Hand(card), Pick::Opening(cards)) => cards.contains(&card),
            (Spot::Hand(card), Pick::Lay { card: laid, .. }) => *laid == Some(card),
            (Spot::Discard(card), Pick::Refreshment(back)) => back.chosen() == Some(card),
            (Spot::Laid(card), Pick::First(first)) => *first == Some(card),
            (Spot::Laid(card), Pick::Lay { cover, .. }) => *cover == Some(card),
            (Spot::End(end), _) => self.end() == Some(end),
            (Spot::Pile(building), Pick::Swap { bring, .. }) => *bring == Some(building),
            (Spot::Player(seat), pick) => pick.victim() == Some(seat),
            (Spot::Purse(seat, loss), _) => {
                let goods = match loss {
                    Loss::Worker => self.goods().workers(),
                    Loss::Material(material) => self.goods().of(material),
                };
                self.levies(seat, loss) || self.victim() == Some(seat) && goods > 0
            }
            (Spot::Centre(material), Pick::Mama(goods)) => goods.of(material) > 0,
            (Spot::Yes, Pick::TakeBack(back)) => *back == Some(true),
            (Spot::No, pick) => pick.is_none(),
            _ => false,
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
        self.pick.is_blank()
    }

    /// Makes the draft just this decision, as when a hint is followed.
    pub fn take_over(&mut self, decision: Decision) {
        if self.legal.contains(&decision) {
            self.pick = Pick::whole(decision);
        }
    }

    /// Gives everything chosen up.
    pub fn clear(&mut self) {
        self.pick.clear();
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
