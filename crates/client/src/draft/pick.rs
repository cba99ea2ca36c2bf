//! What has been chosen so far, for each kind of choice.

use havana_rules::{BuildingId, Card, Choice, Decision, End, Goods, Loss, Open, Payment, Seat};

use super::levy::{self, Levy};

/// What has been chosen so far, for each kind of choice.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Pick {
    Swap {
        bring: Option<BuildingId>,
        replace: Option<End>,
    },
    /// At most two, the earliest first.
    Opening(Vec<Card>),
    First(Option<Card>),
    Refreshment(Optional<Card>),
    Conservation(Optional<End>),
    Tax {
        victim: Seat,
        loss: Option<Loss>,
        /// The players about whom the rules will ask after this one.
        later: Vec<Levy>,
    },
    PesoThief(Option<Seat>),
    MaterialsThief {
        victim: Option<Seat>,
        goods: Goods,
    },
    Mama(Goods),
    Build(Optional<(End, Payment)>),
    Lay {
        card: Option<Card>,
        cover: Option<Card>,
    },
    TakeBack(Option<bool>),
}

/// Something that a player may also do without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Optional<T> {
    /// Nothing has been chosen yet.
    Open,
    /// The player does without.
    None,
    /// This.
    Some(T),
}

impl<T: Copy + PartialEq> Optional<T> {
    pub(super) fn chosen(self) -> Option<T> {
        if let Optional::Some(chosen) = self { Some(chosen) } else { None }
    }

    /// Chooses this, or gives it up again.
    pub(super) fn toggle(&mut self, pressed: Optional<T>) {
        *self = if *self == pressed { Optional::Open } else { pressed };
    }
}

impl<T> From<Option<T>> for Optional<T> {
    fn from(decided: Option<T>) -> Optional<T> {
        decided.map_or(Optional::None, Optional::Some)
    }
}

impl Pick {
    /// Nothing chosen yet.
    pub(super) fn blank(choice: Choice, open: &Open) -> Pick {
        match choice {
            Choice::Swap => Pick::Swap { bring: None, replace: None },
            Choice::Opening => Pick::Opening(Vec::new()),
            Choice::First => Pick::First(None),
            Choice::Refreshment => Pick::Refreshment(Optional::Open),
            Choice::Conservation => Pick::Conservation(Optional::Open),
            Choice::Tax { victim } => {
                Pick::Tax { victim, loss: None, later: levy::after(open, victim) }
            }
            Choice::PesoThief => Pick::PesoThief(None),
            Choice::MaterialsThief => Pick::MaterialsThief { victim: None, goods: Goods::NONE },
            Choice::Mama => Pick::Mama(Goods::NONE),
            Choice::Build => Pick::Build(Optional::Open),
            Choice::Lay => Pick::Lay { card: None, cover: None },
            Choice::TakeBack => Pick::TakeBack(None),
        }
    }

    /// All of a decision.
    pub(super) fn whole(decision: Decision) -> Pick {
        match decision {
            Decision::Swap { bring, replace } => {
                Pick::Swap { bring: Some(bring), replace: Some(replace) }
            }
            Decision::Open(low, high) => Pick::Opening(vec![low, high]),
            Decision::First(card) => Pick::First(Some(card)),
            Decision::Refresh(card) => Pick::Refreshment(card.into()),
            Decision::Conserve(end) => Pick::Conservation(end.into()),
            // It says nothing about the later players, so they are asked about later.
            Decision::Tax { victim, loss } => {
                Pick::Tax { victim, loss: Some(loss), later: Vec::new() }
            }
            Decision::RobPesos { victim } => Pick::PesoThief(Some(victim)),
            Decision::RobMaterials { victim, loot } => {
                Pick::MaterialsThief { victim: Some(victim), goods: loot.goods() }
            }
            Decision::Mama(colours) => Pick::Mama(colours.goods()),
            Decision::Build { end, payment } => Pick::Build(Optional::Some((end, payment))),
            Decision::EndTurn => Pick::Build(Optional::None),
            Decision::Lay { card, cover } => Pick::Lay { card: Some(card), cover: Some(cover) },
            Decision::TakeBack(back) => Pick::TakeBack(Some(back)),
        }
    }

    /// Gives everything chosen up.
    pub(super) fn clear(&mut self) {
        match self {
            Pick::Swap { bring, replace } => (*bring, *replace) = (None, None),
            Pick::Opening(cards) => cards.clear(),
            Pick::First(card) => *card = None,
            Pick::Refreshment(card) => *card = Optional::Open,
            Pick::Conservation(end) => *end = Optional::Open,
            Pick::Tax { loss, later, .. } => {
                *loss = None;
                later.iter_mut().for_each(Levy::forget);
            }
            Pick::PesoThief(victim) => *victim = None,
            Pick::MaterialsThief { victim, goods } => (*victim, *goods) = (None, Goods::NONE),
            Pick::Mama(goods) => *goods = Goods::NONE,
            Pick::Build(bought) => *bought = Optional::Open,
            Pick::Lay { card, cover } => (*card, *cover) = (None, None),
            Pick::TakeBack(back) => *back = None,
        }
    }

    /// Whether nothing has been chosen yet.
    pub(super) fn is_blank(&self) -> bool {
        let mut blank = self.clone();
        blank.clear();
        blank == *self
    }

    /// The player whom a thief robs.
    pub(super) fn victim(&self) -> Option<Seat> {
        match *self {
            Pick::PesoThief(victim) | Pick::MaterialsThief { victim, .. } => victim,
            _ => None,
        }
    }

    /// Whether the answer is no, none, or nothing more.
    pub(super) fn is_none(&self) -> bool {
        match self {
            Pick::Refreshment(card) => *card == Optional::None,
            Pick::Conservation(end) => *end == Optional::None,
            Pick::Build(bought) => *bought == Optional::None,
            Pick::TakeBack(back) => *back == Some(false),
            _ => false,
        }
    }
}
