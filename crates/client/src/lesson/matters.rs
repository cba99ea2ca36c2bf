//! When an idea first matters.

use havana_rules::{
    Card, Cards, Choice, Decision, Event, Holder, Payment, Pending, Player, Seat, View,
};

use super::idea::Idea;
use crate::draft::Draft;

/// What a learner is asked to open with.
pub const GOAL: [Card; 2] = [Card::Worker, Card::Pesos];

/// What a learner sees.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The table.
    pub view: &'a View,
    /// What happened since they last decided.
    pub events: &'a [Event],
    /// The decision they are making.
    pub draft: Option<&'a Draft>,
}

impl Moment<'_> {
    fn choice(&self) -> Option<Choice> {
        self.draft.map(Draft::choice)
    }

    fn own(&self) -> Option<&Player> {
        self.view.seat().map(|seat| self.view.open().player(seat))
    }

    /// Whether one of these cards was played.
    fn was_played(&self, cards: &[Card]) -> bool {
        self.happened(
            |event| matches!(event, Event::ActionBegan { card, .. } if cards.contains(card)),
        )
    }

    fn happened(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }

    /// The learner's place in the order of a round that began since, and how many play.
    fn own_place(&self) -> Option<(usize, usize)> {
        let own = self.view.seat()?;
        let place = |event: &Event| match event {
            Event::RoundBegan { order, .. } => Some((order.place_of(own)?, order.len())),
            _ => None,
        };
        self.events.iter().find_map(place)
    }

    fn is_over(&self) -> bool {
        matches!(self.view.pending(), Pending::Over(_))
    }
}

impl Idea {
    /// Whether it is about the decision to be made now.
    pub(super) fn is_asked(self, moment: &Moment<'_>) -> bool {
        let choice = moment.choice();
        match self {
            Idea::Welcome => choice.is_some(),
            Idea::TwoCards => choice == Some(Choice::Opening),
            Idea::Goal => choice == Some(Choice::Opening) && !is_complete(moment),
            Idea::Card(card) => {
                let is_chosen = moment.draft.is_some_and(|draft| draft.cards().contains(card));
                is_chosen
                    && (choice == Some(Choice::Lay)
                        || (choice == Some(Choice::Opening) && is_complete(moment)))
            }
            // With two cards chosen, their number can be seen and what it is good for is asked.
            Idea::Order => choice == Some(Choice::Opening) && is_complete(moment),
            Idea::Build => choice == Some(Choice::Build),
            Idea::Pay => choice == Some(Choice::Build) && is_complete(moment) && builds(moment),
            Idea::Five => choice == Some(Choice::Build) && can_replace(moment),
            Idea::Supplies => choice == Some(Choice::Lay) && moment.happened(supplies),
            Idea::NewCard => choice == Some(Choice::Lay),
            Idea::TakeBack => matches!(choice, Some(Choice::TakeBack | Choice::Refreshment)),
            Idea::Conservation => choice == Some(Choice::Conservation),
            Idea::Thieves => matches!(
                choice,
                Some(Choice::Tax { .. } | Choice::PesoThief | Choice::MaterialsThief)
            ),
            Idea::Protection => choice == Some(Choice::Lay) && is_rich(moment),
            Idea::Centre => choice == Some(Choice::Mama),
            Idea::Done => moment.is_over(),
            Idea::Workers
            | Idea::End
            | Idea::GoalMet
            | Idea::GoalMissed
            | Idea::Last
            | Idea::First
            | Idea::Nothing
            | Idea::FirstBuilding => false,
        }
    }

    /// Whether it explains what just happened.
    pub(super) fn is_told(self, moment: &Moment<'_>) -> bool {
        // The setting-up explains itself, and after the end nothing matters any more.
        if moment.choice().is_none_or(|choice| choice == Choice::Opening) {
            return false;
        }
        let own = moment.view.seat();
        match self {
            Idea::Order => moment.happened(|event| matches!(event, Event::PairRevealed { .. })),
            Idea::GoalMet | Idea::GoalMissed => {
                let goal = Cards::pair(GOAL[0], GOAL[1]);
                let opened = |event: &Event| match *event {
                    Event::PairRevealed { seat, cards } if own == Some(seat) => {
                        (cards == goal) == (self == Idea::GoalMet)
                    }
                    _ => false,
                };
                // The goods are there once both cards have acted.
                let is_done = matches!(moment.choice(), Some(Choice::Build | Choice::Lay));
                (self == Idea::GoalMissed || is_done) && moment.happened(opened)
            }
            Idea::Last => moment.own_place().is_some_and(|(place, of)| place + 1 == of),
            Idea::First => moment.own_place().is_some_and(|(place, _)| place == 0),
            Idea::Nothing => moment.happened(
                |event| matches!(*event, Event::NothingToDo { seat, .. } if own == Some(seat)),
            ),
            Idea::FirstBuilding => moment
                .happened(|event| matches!(*event, Event::Built { seat, .. } if own == Some(seat))),
            Idea::Card(card) => moment.was_played(&[card]),
            Idea::Build | Idea::Pay => {
                let mine = |seat| own == Some(seat) || self == Idea::Build;
                moment.happened(|event| matches!(*event, Event::Built { seat, .. } if mine(seat)))
            }
            Idea::Conservation => {
                moment.happened(|event| matches!(event, Event::BuildingRemoved { .. }))
            }
            Idea::Thieves => moment.happened(|event| victim(event).is_some()),
            Idea::Protection => moment.happened(|event| own.is_some() && victim(event) == own),
            Idea::Centre => moment.happened(|event| matches!(event, Event::TakenFromCentre { .. })),
            Idea::Workers => moment.was_played(&[Card::Worker, Card::BlackMarket, Card::Architect]),
            Idea::End => {
                let open = moment.view.open();
                let target = u32::from(open.target());
                open.seats().any(|seat| u32::from(open.player(seat).points()) * 2 >= target)
            }
            _ => false,
        }
    }
}

fn is_complete(moment: &Moment<'_>) -> bool {
    moment.draft.is_some_and(|draft| draft.decision().is_some())
}

fn builds(moment: &Moment<'_>) -> bool {
    moment.draft.is_some_and(|draft| draft.end().is_some())
}

/// R4.6: whether something could be paid for five for one.
fn can_replace(moment: &Moment<'_>) -> bool {
    let replaces = |decision: &Decision| match decision {
        Decision::Build { payment, .. } => *payment != Payment::PLAIN,
        _ => false,
    };
    moment.draft.is_some_and(|draft| draft.legal().iter().any(replaces))
}

/// Whether there is much to lose and the card that saves it is in hand.
fn is_rich(moment: &Moment<'_>) -> bool {
    const MUCH: u8 = 10;
    let holds = moment.view.hand().is_some_and(|hand| hand.contains(Card::Protection));
    let rich = moment.own().is_some_and(|own| own.goods().lanes().iter().sum::<u8>() >= MUCH);
    holds && rich
}

fn supplies(event: &Event) -> bool {
    matches!(
        event,
        Event::MaterialDrawn { to: Holder::Centre, .. }
            | Event::PesosFromStock { to: Holder::Centre, .. }
    )
}

/// Who lost something to a thief or a tax collector.
fn victim(event: &Event) -> Option<Seat> {
    match *event {
        Event::Taxed { victim, .. }
        | Event::PesosStolen { victim, .. }
        | Event::MaterialsStolen { victim, .. } => Some(victim),
        _ => None,
    }
}
