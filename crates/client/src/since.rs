//! What happened since a player last decided.

use havana_rules::{Event, Holder, Seat};

/// What happened since a player last decided.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// What was done to them, which they want to know first.
    pub to_me: Vec<Event>,
    /// What their own cards did in a turn that began without asking them anything.
    pub mine: Vec<Event>,
    /// What else the others did.
    pub others: Vec<Event>,
}

impl Since {
    pub(crate) fn of(events: impl Iterator<Item = Event>, me: Seat) -> Since {
        let mut since = Since::default();
        let mut acts_by_itself = false;
        let mut is_new_turn = false;
        for event in events {
            match event {
                Event::RoundBegan { .. } => is_new_turn = true,
                Event::TurnEnded { seat } => is_new_turn |= seat != me,
                Event::ActionBegan { seat, .. } => acts_by_itself = is_new_turn && seat == me,
                Event::Taxed { victim, .. }
                | Event::PesosStolen { victim, .. }
                | Event::MaterialsStolen { victim, .. }
                    if victim == me =>
                {
                    since.to_me.push(event);
                }
                _ if acts_by_itself && is_of_my_card(&event, me) => {
                    since.mine.push(event);
                }
                _ if is_worth_telling(&event) && actor(&event) != Some(me) => {
                    since.others.push(event);
                }
                _ => {}
            }
        }
        since
    }

    /// Whether nothing happened that is worth telling.
    pub fn is_empty(&self) -> bool {
        self.to_me.is_empty() && self.mine.is_empty() && self.others.is_empty()
    }
}

/// Who did it, if anyone.
fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::BuildingSwapped { seat, .. }
        | Event::CardTakenUp { seat, .. }
        | Event::TakenFromCentre { seat, .. }
        | Event::BuildingRemoved { seat, .. }
        | Event::Taxed { seat, .. }
        | Event::WorkersHired { seat, .. }
        | Event::PesosStolen { seat, .. }
        | Event::MaterialsStolen { seat, .. }
        | Event::Built { seat, .. }
        | Event::CardRevealed { seat, .. }
        | Event::PairRevealed { seat, .. }
        | Event::DiscardTakenBack { seat } => Some(seat),
        _ => None,
    }
}

/// What a player's own card did for them.
fn is_of_my_card(event: &Event, me: Seat) -> bool {
    match *event {
        Event::MaterialDrawn { to, .. } | Event::PesosFromStock { to, .. } => {
            to == Holder::Seat(me)
        }
        _ => is_worth_telling(event) && actor(event) == Some(me),
    }
}

/// What changes the table for everybody; the rest is ceremony.
fn is_worth_telling(event: &Event) -> bool {
    matches!(
        event,
        Event::BuildingSwapped { .. }
            | Event::TakenFromCentre { .. }
            | Event::BuildingRemoved { .. }
            | Event::Taxed { .. }
            | Event::WorkersHired { .. }
            | Event::PesosStolen { .. }
            | Event::MaterialsStolen { .. }
            | Event::Built { .. }
            | Event::DiscardTakenBack { .. }
    )
}
