//! R7.6 Materials thief.

use crate::cards::{self, victims};
use crate::components::card::Card;
use crate::components::goods::{Goods, Material};
use crate::components::seat::Seat;
use crate::decision::{Decision, Decisions, Loot};
use crate::error::{Illegal, Reason};
use crate::event::{Event, Events};
use crate::flow::Step;
use crate::open::Open;
use crate::phases::{Progress, turn};
use crate::play::Play;

/// R7.6: from more coloured materials than this, two may be taken.
pub(crate) const FEW_COLOURED: u8 = 3;

/// The materials a player has of which there is at least one.
fn kinds(goods: Goods) -> impl Iterator<Item = Material> + Clone {
    Material::ALL.into_iter().filter(move |&material| goods.of(material) > 0)
}

/// R7.6: everything that can be taken from a player with these goods.
fn loots(goods: Goods) -> impl Iterator<Item = Loot> {
    let none = goods.only_materials().is_empty().then_some(Loot::Nothing);
    let ones = kinds(goods).map(Loot::One);
    let twos = kinds(goods)
        .filter(move |_| goods.coloured() > FEW_COLOURED)
        .flat_map(move |one| kinds(goods).map(move |other| Loot::Two(one, other)))
        .filter(move |loot| is_two_of(goods, *loot));
    none.into_iter().chain(ones).chain(twos)
}

fn is_two_of(goods: Goods, loot: Loot) -> bool {
    matches!(loot, Loot::Two(one, other) if one <= other) && goods.covers(loot.goods())
}

/// R7.6: there is a choice among several players or materials, unless nobody has any.
pub(crate) fn asks(open: &Open) -> bool {
    let mut victims = victims::robbable(open).map(|victim| open.player(victim).goods);
    let has_some = victims.clone().any(|goods| !goods.only_materials().is_empty());
    let several = victims.clone().nth(1).is_some();
    has_some && (several || victims.any(|goods| loots(goods).nth(1).is_some()))
}

/// R7.6: the thief names one player and what he takes; where only one thing can happen, it does.
pub(crate) fn begin<E: Events>(play: &mut Play<E>, seat: Seat) -> Progress {
    let open = play.open();
    if asks(open) {
        play.wait_at(Step::MaterialsThief);
        return Progress::Waiting;
    }
    let only = victims::robbable(open)
        .flat_map(|victim| loots(open.player(victim).goods).map(move |loot| (victim, loot)))
        .find(|&(_, loot)| loot != Loot::Nothing);
    match only {
        Some((victim, loot)) => {
            play.emit(Event::MaterialsStolen { seat, victim, loot });
            Progress::Done
        }
        None => cards::nothing(play, seat, Card::MaterialsThief),
    }
}

/// R7.6: every player who can be named, with everything that can be taken from him.
pub(crate) fn offer(open: &Open, out: &mut Decisions) {
    for victim in victims::robbable(open) {
        let loots = loots(open.player(victim).goods);
        out.extend(loots.map(|loot| Decision::RobMaterials { victim, loot }));
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
pub(crate) fn act<E: Events>(play: &mut Play<E>, seat: Seat, victim: Seat, loot: Loot) {
    play.emit(Event::MaterialsStolen { seat, victim, loot });
    turn::proceed(play);
}
