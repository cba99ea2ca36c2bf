//! What tells two decisions about goods apart: what each brings, and what it leaves to the others.

use core::cmp::Reverse;
use core::mem::discriminant;

use havana_rules::{BuildingId, Decision, Goods, Open, Payment, Seat};

/// What one decision achieves and another of the same kind does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contrast {
    /// With it a building can be paid for; with the other, goods are missing.
    Affords {
        /// The building.
        building: BuildingId,
        /// What the other leaves missing.
        other: Goods,
    },
    /// With it a player cannot pay for a building any more; with the other they still can.
    Denies {
        /// The player.
        rival: Seat,
        /// The building.
        building: BuildingId,
    },
    /// With it fewer goods are missing for a building.
    Nearer {
        /// The building.
        building: BuildingId,
        /// What is missing.
        missing: Goods,
        /// What the other leaves missing.
        other: Goods,
    },
    /// With it a player lacks more goods for a building.
    Hinders {
        /// The player.
        rival: Seat,
        /// The building.
        building: BuildingId,
        /// What they miss.
        missing: Goods,
        /// What the other leaves them missing.
        other: Goods,
    },
    /// The other leaves in the centre what a player needs for a building.
    Leaves {
        /// The player.
        rival: Seat,
        /// The building.
        building: BuildingId,
        /// The coloured materials that stay in the centre.
        left: Goods,
        /// Those that the other leaves there.
        other: Goods,
    },
    /// It brings more goods.
    More {
        /// What it brings.
        goods: Goods,
        /// What the other brings.
        other: Goods,
    },
    /// It takes from the player who has more points than the other's victim.
    Leader {
        /// The player.
        rival: Seat,
    },
}

impl Contrast {
    /// What a decision of a seat achieves and another does not; the most telling first. `None` if
    /// they are not both about goods of others or of the centre, or if nothing stands out.
    pub fn of(open: &Open, seat: Seat, best: Decision, other: Decision) -> Option<Contrast> {
        if discriminant(&best) != discriminant(&other) || best == other {
            return None;
        }
        let (brings, taken) = (open.gain(best), taken(open, best));
        if brings.is_empty() && taken.is_none() {
            return None;
        }
        let purse = open.player(seat).goods();
        let (rich, poor) = (purse + brings, purse + open.gain(other));
        affords(open, rich, poor)
            .or_else(|| denies(open, taken?, self::taken(open, other)))
            .or_else(|| nearer(open, rich, poor))
            .or_else(|| hinders(open, taken?, self::taken(open, other)))
            .or_else(|| leaves(open, seat, best, other))
            .or_else(|| more(brings, open.gain(other)))
            .or_else(|| leader(open, taken?, self::taken(open, other)?))
    }
}

/// Who loses what by a decision.
fn taken(open: &Open, decision: Decision) -> Option<(Seat, Goods)> {
    match decision {
        Decision::RobPesos { victim } | Decision::RobMaterials { victim, .. } => {
            Some((victim, open.gain(decision)))
        }
        Decision::Tax { victim, loss } => Some((victim, loss.goods())),
        _ => None,
    }
}

/// How many goods a purse lacks for a building.
fn lacks(open: &Open, building: BuildingId, purse: Goods) -> u8 {
    Payment::missing(open.deck().cost(building), purse)
}

/// The goods of its cost that a purse does not have.
fn missing(open: &Open, building: BuildingId, purse: Goods) -> Goods {
    open.deck().cost(building).saturating_sub(purse)
}

/// The building with the most points that one purse pays for and the other does not.
fn affords(open: &Open, rich: Goods, poor: Goods) -> Option<Contrast> {
    let paid = |&building: &BuildingId| {
        lacks(open, building, rich) == 0 && lacks(open, building, poor) > 0
    };
    let all = open.ends().map(|(_, building)| building);
    let building = all.filter(paid).max_by_key(|&building| open.deck().points(building))?;
    Some(Contrast::Affords { building, other: missing(open, building, poor) })
}

/// What a player has left after losing goods, and after another decision.
fn left(
    open: &Open,
    (rival, loses): (Seat, Goods),
    other: Option<(Seat, Goods)>,
) -> (Goods, Goods) {
    let has = open.player(rival).goods();
    let spared = other.filter(|&(victim, _)| victim == rival).map_or(Goods::NONE, |it| it.1);
    (has.saturating_sub(loses), has.saturating_sub(spared))
}

/// The building with the most points that a player can no longer pay for.
fn denies(open: &Open, lost: (Seat, Goods), other: Option<(Seat, Goods)>) -> Option<Contrast> {
    let (poor, rich) = left(open, lost, other);
    let Contrast::Affords { building, .. } = affords(open, rich, poor)? else { return None };
    Some(Contrast::Denies { rival: lost.0, building })
}

/// The building that it delays for a player.
fn hinders(open: &Open, lost: (Seat, Goods), other: Option<(Seat, Goods)>) -> Option<Contrast> {
    let (poor, rich) = left(open, lost, other);
    let Contrast::Nearer { building, missing, other } = nearer(open, rich, poor)? else {
        return None;
    };
    Some(Contrast::Hinders { rival: lost.0, building, missing: other, other: missing })
}

/// The building that one purse is nearer to than the other: the nearest, then the one with the most
/// points.
fn nearer(open: &Open, rich: Goods, poor: Goods) -> Option<Contrast> {
    let all = open.ends().map(|(_, building)| building);
    let building = all
        .filter(|&building| lacks(open, building, rich) < lacks(open, building, poor))
        .min_by_key(|&building| {
            (lacks(open, building, rich), Reverse(open.deck().points(building)))
        })?;
    let [missing, other] = [rich, poor].map(|purse| missing(open, building, purse));
    Some(Contrast::Nearer { building, missing, other })
}

/// What Mama leaves to another player: to the one with the most points who needs it.
fn leaves(open: &Open, seat: Seat, best: Decision, other: Decision) -> Option<Contrast> {
    let left = |decision| match decision {
        Decision::Mama(colours) => {
            Some(open.centre().only_coloured().saturating_sub(colours.goods()))
        }
        _ => None,
    };
    let (left, other) = (left(best)?, left(other)?);
    let rivals = open.seats().filter(|&rival| rival != seat);
    let helped = rivals.filter_map(|rival| {
        let has = open.player(rival).goods();
        match nearer(open, has + other, has + left)? {
            Contrast::Nearer { building, .. } => Some((rival, building)),
            _ => None,
        }
    });
    let (rival, building) = helped.max_by_key(|&(rival, _)| open.player(rival).points())?;
    Some(Contrast::Leaves { rival, building, left, other })
}

fn more(goods: Goods, other: Goods) -> Option<Contrast> {
    let count = |goods: Goods| goods.lanes().iter().sum::<u8>();
    (count(goods) > count(other)).then_some(Contrast::More { goods, other })
}

fn leader(open: &Open, (rival, _): (Seat, Goods), (spared, _): (Seat, Goods)) -> Option<Contrast> {
    let points = |seat| open.player(seat).points();
    (points(rival) > points(spared)).then_some(Contrast::Leader { rival })
}
