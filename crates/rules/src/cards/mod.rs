//! The action cards (R7), one file a card: what it offers, and what it does.

pub(crate) mod architect;
pub(crate) mod black_market;
pub(crate) mod conservation;
pub(crate) mod debris;
pub(crate) mod mama;
pub(crate) mod materials_thief;
pub(crate) mod peso_thief;
pub(crate) mod pesos;
pub(crate) mod protection;
pub(crate) mod refreshment;
pub(crate) mod sequence;
pub(crate) mod siesta;
pub(crate) mod tax_collector;
pub(crate) mod victims;
pub(crate) mod worker;

use crate::components::card::Card;
use crate::components::seat::Seat;
use crate::event::{Event, Events};
use crate::transition::{Progress, Transition};

/// R4.2: a card acts; it asks its player if the rules leave a choice.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat, card: Card) -> Progress {
    let first_this_round = !transition.open().acted.contains(card);
    transition.emit(Event::ActionBegan { seat, card });
    match card {
        Card::Siesta => siesta::begin(),
        Card::Refreshment => refreshment::begin(transition, seat),
        Card::Protection => protection::begin(),
        Card::Debris => debris::begin(transition, seat),
        Card::Conservation => conservation::begin(transition, seat),
        Card::TaxCollector => tax_collector::begin(transition, seat),
        Card::Worker => worker::begin(transition, seat, first_this_round),
        Card::Architect => architect::begin(transition, seat),
        Card::PesoThief => peso_thief::begin(transition, seat),
        Card::MaterialsThief => materials_thief::begin(transition, seat),
        Card::BlackMarket => black_market::begin(transition, seat, first_this_round),
        Card::Pesos => pesos::begin(transition, seat),
        Card::Mama => mama::begin(transition, seat),
    }
}

/// R4.2: an action that can do nothing does nothing.
fn nothing<E: Events>(transition: &mut Transition<E>, seat: Seat, card: Card) -> Progress {
    transition.emit(Event::NothingToDo { seat, card });
    Progress::Done
}
