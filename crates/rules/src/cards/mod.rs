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
use crate::play::{Play, Progress};

/// R4.2: a card acts; it asks its player if the rules leave a choice.
pub(crate) fn begin<E: Events>(play: &mut Play<E>, seat: Seat, card: Card) -> Progress {
    let first_this_round = !play.open().acted.contains(card);
    play.emit(Event::ActionBegan { seat, card });
    match card {
        Card::Siesta => siesta::begin(),
        Card::Refreshment => refreshment::begin(play, seat),
        Card::Protection => protection::begin(),
        Card::Debris => debris::begin(play, seat),
        Card::Conservation => conservation::begin(play, seat),
        Card::TaxCollector => tax_collector::begin(play, seat),
        Card::Worker => worker::begin(play, seat, first_this_round),
        Card::Architect => architect::begin(play, seat),
        Card::PesoThief => peso_thief::begin(play, seat),
        Card::MaterialsThief => materials_thief::begin(play, seat),
        Card::BlackMarket => black_market::begin(play, seat, first_this_round),
        Card::Pesos => pesos::begin(play, seat),
        Card::Mama => mama::begin(play, seat),
    }
}

/// R4.2: an action that can do nothing does nothing.
fn nothing<E: Events>(play: &mut Play<E>, seat: Seat, card: Card) -> Progress {
    play.emit(Event::NothingToDo { seat, card });
    Progress::Done
}
