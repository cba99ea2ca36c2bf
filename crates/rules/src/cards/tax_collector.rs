//! R7.3b Tax collector.

use crate::cards::victims;
use crate::components::goods::{Goods, Material};
use crate::components::seat::Seat;
use crate::decision::{Decision, Decisions, Loss};
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::flow::Step;
use crate::open::Open;
use crate::pending::Holder;
use crate::phases::{Progress, ending, turn};
use crate::play::Play;

/// R7.3b: everything that a player with these goods can lose: a worker or any material.
fn losses(goods: Goods) -> impl Iterator<Item = Loss> + Clone {
    let worker = (goods.workers() > 0).then_some(Loss::Worker);
    let materials = Material::ALL.into_iter().filter(move |&material| goods.of(material) > 0);
    worker.into_iter().chain(materials.map(Loss::Material))
}

/// R7.3b: there is a choice if some player has different things to lose.
pub(crate) fn asks(open: &Open) -> bool {
    victims::taxable(open).any(|seat| losses(open.player(seat).goods).nth(1).is_some())
}

/// R7.3b: first a peso from the stock, if one is left.
pub(crate) fn begin<E: Events>(play: &mut Play<E>, seat: Seat) -> Progress {
    if play.open().supply.pesos() > 0 {
        play.emit(Event::PesosFromStock { pesos: 1, to: Holder::Seat(seat) });
    }
    collect(play, seat, None)
}

/// R7.3b: then from each player still to come who is not protected, one after another, after
/// `last`. Those with neither lose nothing.
fn collect<E: Events>(play: &mut Play<E>, seat: Seat, last: Option<Seat>) -> Progress {
    let open = *play.open();
    let done = last.and_then(|last| open.order.place_of(last)).map_or(0, |place| place + 1);
    let rest = victims::taxable(&open)
        .filter(|&victim| open.order.place_of(victim).is_some_and(|place| place >= done));
    for victim in rest {
        let mut losses = losses(open.player(victim).goods);
        match (losses.next(), losses.next()) {
            (None, _) => {}
            (Some(loss), None) => {
                play.emit(Event::Taxed { seat, victim, loss });
                if ending::by_exhaustion(play) {
                    return Progress::Waiting;
                }
            }
            (Some(_), Some(_)) => {
                play.wait_at(Step::Tax { victim });
                return Progress::Waiting;
            }
        }
    }
    Progress::Done
}

/// R7.3b: a worker or one material of this player.
pub(crate) fn offer(open: &Open, victim: Seat, out: &mut Decisions) {
    out.extend(losses(open.player(victim).goods).map(|loss| Decision::Tax { victim, loss }));
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
pub(crate) fn act<E: Events>(play: &mut Play<E>, seat: Seat, victim: Seat, loss: Loss) {
    play.emit(Event::Taxed { seat, victim, loss });
    if ending::by_exhaustion(play) {
        return;
    }
    if collect(play, seat, Some(victim)) == Progress::Done {
        turn::proceed(play);
    }
}
