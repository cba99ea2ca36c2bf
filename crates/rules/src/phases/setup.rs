//! Setting up (R2).

use crate::components::building::BuildingId;
use crate::components::card::{Card, Cards};
use crate::components::goods::Material;
use crate::components::row::{End, Row, RowName};
use crate::components::seat::{Lineup, Seat};
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::flow::Drawing;
use crate::open::Open;
use crate::pending::{Choice, Holder};
use crate::phases::turn;
use crate::transition::Transition;

/// R2.3: what each player gets from the stock.
const FIRST_PESOS: u8 = 1;
/// R2.4: what goes to the centre from the stock.
const CENTRE_PESOS: u8 = 4;
/// R2.4: how many materials go to the centre from the bag.
const CENTRE_MATERIALS: u8 = 3;

/// R3.3: if the order of age is not given, it is drawn.
pub(crate) fn ages<E: Events>(transition: &mut Transition<E>, oldest_first: Lineup) {
    transition.emit(Event::AgesDrawn { oldest_first });
    transition.draw_next(Drawing::Rows);
}

/// R2.1: twelve buildings lie open in two rows of six.
pub(crate) fn building<E: Events>(transition: &mut Transition<E>, building: BuildingId) {
    let row = transition.open().row_being_dealt();
    let place = transition.open().row(row).len() as u8;
    transition.emit(Event::BuildingLaid { building, row, place });
    if transition.open().row(RowName::Lower).len() < Row::WIDTH {
        transition.draw_next(Drawing::Rows);
    } else if wants_swap(transition.open()) {
        transition.ask(Choice::Swap);
    } else {
        first_goods(transition);
    }
}

/// R2.2: whether no end building is worth 1 to 3. R2.6: and the pile has one to bring.
fn wants_swap(open: &Open) -> bool {
    let cheap = open.deck.cheap();
    !open.ends().any(|(_, building)| cheap.contains(building)) && cheap.meets(open.pile)
}

/// R2.2: any cheap building of the pile to any end.
pub(crate) fn offer_swap(open: &Open, out: &mut Decisions) {
    for bring in open.pile.iter().filter(|&building| open.deck.cheap().contains(building)) {
        for replace in End::ALL {
            out.push(Decision::Swap { bring, replace });
        }
    }
}

/// R2.2: the building brought is worth 1 to 3 and comes from the pile.
pub(crate) fn check_swap(open: &Open, bring: BuildingId, replace: End) -> Result<(), Illegal> {
    if !open.pile.contains(bring) {
        return Err(Illegal::new("R2.2", Reason::NotInThePile));
    }
    if !open.deck.cheap().contains(bring) {
        return Err(Illegal::new("R2.2", Reason::NotCheap));
    }
    open.end(replace).map(|_| ()).ok_or(Illegal::new("R2.2", Reason::NoBuildingAt(replace)))
}

/// R2.2: the oldest player swaps; the pile has no order, so there is nothing to shuffle.
pub(crate) fn swap<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    brought: BuildingId,
    end: End,
) {
    let sent = transition.open().end(end).unwrap_or(brought);
    transition.emit(Event::BuildingSwapped { seat, brought, end, sent });
    first_goods(transition);
}

/// R2.3: a peso and a material each.
fn first_goods<E: Events>(transition: &mut Transition<E>) {
    for seat in transition.open().seats() {
        transition.emit(Event::PesosFromStock { pesos: FIRST_PESOS, to: Holder::Seat(seat) });
    }
    transition.draw_next(Drawing::FirstMaterial { to: Seat::ALL[0] });
}

/// R2.3: the material is drawn blind.
pub(crate) fn material<E: Events>(transition: &mut Transition<E>, material: Material, to: Seat) {
    transition.emit(Event::MaterialDrawn { material, to: Holder::Seat(to) });
    if let Some(next) = transition.open().seats().find(|&next| next > to) {
        return transition.draw_next(Drawing::FirstMaterial { to: next });
    }
    transition.emit(Event::PesosFromStock { pesos: CENTRE_PESOS, to: Holder::Centre });
    transition.draw_next(Drawing::Centre { left: CENTRE_MATERIALS });
}

/// R2.4: three materials lie in the centre.
pub(crate) fn centre<E: Events>(transition: &mut Transition<E>, material: Material, left: u8) {
    transition.emit(Event::MaterialDrawn { material, to: Holder::Centre });
    match left - 1 {
        0 => transition.ask(Choice::Opening),
        left => transition.draw_next(Drawing::Centre { left }),
    }
}

/// R2.5: any two of the thirteen cards.
pub(crate) fn offer_opening(out: &mut Decisions) {
    out.fill(&OPENINGS);
}

/// R2.5: the 78 pairs, always the same and so made once.
const OPENINGS: [Decision; 78] = {
    let mut pairs = [Decision::EndTurn; 78];
    let (mut next, mut low) = (0, 0);
    while low < Card::COUNT {
        let mut high = low + 1;
        while high < Card::COUNT {
            pairs[next] = Decision::Open(Card::ALL[low], Card::ALL[high]);
            next += 1;
            high += 1;
        }
        low += 1;
    }
    pairs
};

/// R2.5: two different cards; the lower one is named first so that a pair has one name.
pub(crate) fn check_opening(low: Card, high: Card) -> Result<(), Illegal> {
    match low.cmp(&high) {
        core::cmp::Ordering::Less => Ok(()),
        core::cmp::Ordering::Equal => Err(Illegal::new("R2.5", Reason::SameCardTwice)),
        core::cmp::Ordering::Greater => Err(Illegal::new("R2.5", Reason::OutOfOrder)),
    }
}

/// R2.5: when all have chosen, all are revealed together.
pub(crate) fn open<E: Events>(transition: &mut Transition<E>, seat: Seat, low: Card, high: Card) {
    transition.emit(Event::PairChosen { seat, cards: Some(Cards::pair(low, high)) });
    if !transition.open().still_to_open().is_empty() {
        transition.ask(Choice::Opening);
        return;
    }
    for seat in transition.open().seats() {
        let cards = transition.hidden(seat).face_down;
        transition.emit(Event::PairRevealed { seat, cards });
    }
    turn::begin_round(transition);
}
