//! R7.3b Tax collector.

use crate::cards::{protection, victims};
use crate::components::goods::{Goods, Material};
use crate::components::seat::Seat;
use crate::decision::{Decision, Loss};
use crate::decisions::Decisions;
use crate::ending;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::open::Open;
use crate::pending::{Choice, Holder};
use crate::transition::{Progress, Transition};

/// R7.3b: the only thing that a player with these goods can lose, if there is but one.
fn only_loss(goods: Goods) -> Option<Loss> {
    match goods.kinds().iter().next() {
        Some(material) => Some(Loss::Material(material)),
        None => (goods.workers() > 0).then_some(Loss::Worker),
    }
}

/// R7.3b: how many different things they can lose.
fn loss_count(goods: Goods) -> usize {
    usize::from(goods.workers() > 0) + goods.kinds().len()
}

impl Open {
    /// R7.3b: the players about whom a tax collector asks after this one.
    pub fn taxed_after(&self, victim: Seat) -> impl Iterator<Item = Seat> + '_ {
        let later = victims::taxable(self).skip_while(move |&seat| seat != victim).skip(1);
        later.filter(|&seat| loss_count(self.player(seat).goods) > 1)
    }

    /// R7.3b: what a player can lose to a tax collector: a worker or one material.
    pub fn taxable_goods(&self, victim: Seat) -> impl Iterator<Item = Loss> + use<> {
        let goods = self.player(victim).goods;
        let materials = Material::ALL.into_iter().map(Loss::Material);
        [Loss::Worker].into_iter().chain(materials).filter(move |loss| goods.covers(loss.goods()))
    }
}

/// R7.3b: there is a choice if some player has different things to lose.
pub(crate) fn asks(open: &Open) -> bool {
    victims::taxable(open).any(|seat| loss_count(open.player(seat).goods) > 1)
}

/// R7.3b: first a peso from the stock, if one is left.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    if transition.open().supply.pesos() > 0 {
        transition.emit(Event::PesosFromStock { pesos: 1, to: Holder::Seat(seat) });
    }
    collect(transition, seat, transition.open().flow.turn + 1)
}

/// R7.3b: then from each player still to come, from this place on, one after another. Protected
/// players, and players with neither, lose nothing.
fn collect<E: Events>(transition: &mut Transition<E>, seat: Seat, from: u8) -> Progress {
    for place in from..transition.open().seated {
        let victim = transition.open().order.at(place);
        let goods = transition.open().player(victim).goods;
        if protection::shields(transition.open(), victim) {
            continue;
        }
        if loss_count(goods) > 1 {
            transition.ask(Choice::Tax { victim });
            return Progress::Waiting;
        }
        if let Some(loss) = only_loss(goods) {
            transition.emit(Event::Taxed { seat, victim, loss });
            if ending::by_exhaustion(transition) {
                return Progress::Waiting;
            }
        }
    }
    Progress::Done
}

/// R7.3b: a worker or one material of this player.
pub(crate) fn offer(open: &Open, victim: Seat, out: &mut Decisions) {
    for loss in open.taxable_goods(victim) {
        out.push(Decision::Tax { victim, loss });
    }
}

/// R7.3b: the player asked about has it.
pub(crate) fn check(
    open: &Open,
    asked_about: Seat,
    victim: Seat,
    loss: Loss,
) -> Result<(), Illegal> {
    let reason = if victim != asked_about {
        Reason::NotThisVictim { asked_about }
    } else if open.player(victim).goods.covers(loss.goods()) {
        return Ok(());
    } else {
        match loss {
            Loss::Worker => Reason::NoWorker(victim),
            Loss::Material(material) => Reason::NothingOf(victim, material),
        }
    };
    Err(Illegal::new("R7.3b", reason))
}

/// R7.3b: a worker to the stock, a material to the box.
pub(crate) fn act<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    victim: Seat,
    loss: Loss,
) -> Progress {
    transition.emit(Event::Taxed { seat, victim, loss });
    if ending::by_exhaustion(transition) {
        return Progress::Waiting;
    }
    let place = transition.open().order.place_of(victim).unwrap_or_default() as u8;
    collect(transition, seat, place + 1)
}
