//! R7.6 Materials thief.

use crate::amounts::FEW_COLOURED;
use crate::cards::{self, victims};
use crate::components::card::Card;
use crate::components::goods::{Goods, Material};
use crate::components::seat::{Seat, Seats};
use crate::decision::{Decision, Loot};
use crate::decisions::Decisions;
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::open::Open;
use crate::pending::Choice;
use crate::transition::{Progress, Transition};

/// R7.6: whether there is a choice what to take from a player with these goods.
fn leaves_choice(goods: Goods) -> bool {
    goods.kinds().len() > 1 || goods.coloured() > FEW_COLOURED
}

/// R7.6: there is a choice among several players or materials, unless no one has any.
pub(crate) fn asks(open: &Open) -> bool {
    is_choice(open, victims::robbable(open))
}

fn is_choice(open: &Open, victims: Seats) -> bool {
    let mut goods = victims.iter().map(|victim| open.player(victim).goods);
    if victims.len() > 1 {
        goods.any(|goods| !goods.kinds().is_empty())
    } else {
        goods.any(leaves_choice)
    }
}

/// R7.6: the thief names one player and what to take; if there is no choice, it just happens.
pub(crate) fn begin<E: Events>(transition: &mut Transition<E>, seat: Seat) -> Progress {
    let open = transition.open();
    let victims = victims::robbable(open);
    if is_choice(open, victims) {
        transition.ask(Choice::MaterialsThief);
        return Progress::Waiting;
    }
    let only = victims.lowest().and_then(|victim| {
        let material = open.player(victim).goods.kinds().iter().next()?;
        Some((victim, Loot::One(material)))
    });
    match only {
        Some((victim, loot)) => {
            transition.emit(Event::MaterialsStolen { seat, victim, loot });
            Progress::Done
        }
        None => cards::nothing(transition, seat, Card::MaterialsThief),
    }
}

/// R7.6: every player who can be named, with everything that can be taken from them; R7.10: also
/// one who has nothing.
pub(crate) fn offer(open: &Open, out: &mut Decisions) {
    for victim in victims::robbable(open).iter() {
        let goods = open.player(victim).goods;
        let mut offer = |there: bool, loot| {
            out.push_if(there, Decision::RobMaterials { victim, loot });
        };
        offer(goods.only_materials().is_empty(), Loot::Nothing);
        for one in Material::ALL {
            offer(goods.of(one) > 0, Loot::One(one));
        }
        if goods.coloured() > FEW_COLOURED {
            for (at, &one) in Material::ALL.iter().enumerate() {
                for &other in &Material::ALL[at..] {
                    let loot = Loot::Two(one, other);
                    offer(goods.covers(loot.goods()), loot);
                }
            }
        }
    }
}

/// R7.6: one material, or one or two from a player with more than three coloured ones.
pub(crate) fn check(open: &Open, victim: Seat, loot: Loot) -> Result<(), Illegal> {
    victims::check(open, "R7.6", victim)?;
    let goods = open.player(victim).goods;
    let reason = match loot {
        Loot::Nothing if goods.only_materials().is_empty() => return Ok(()),
        Loot::Nothing => Reason::MustTake(victim),
        Loot::One(material) if goods.of(material) == 0 => Reason::NothingOf(victim, material),
        Loot::Two(..) if goods.coloured() <= FEW_COLOURED => Reason::OneAtMost(victim),
        Loot::Two(one, other) if one > other => Reason::OutOfOrder,
        Loot::Two(one, _) if goods.of(one) == 0 => Reason::NothingOf(victim, one),
        Loot::Two(_, other) if !goods.covers(loot.goods()) => Reason::NothingOf(victim, other),
        Loot::One(_) | Loot::Two(..) => return Ok(()),
    };
    Err(Illegal::new("R7.6", reason))
}

/// R7.6: the materials change hands.
pub(crate) fn act<E: Events>(
    transition: &mut Transition<E>,
    seat: Seat,
    victim: Seat,
    loot: Loot,
) -> Progress {
    transition.emit(Event::MaterialsStolen { seat, victim, loot });
    Progress::Done
}
