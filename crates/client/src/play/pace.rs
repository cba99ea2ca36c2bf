//! How long what happens is looked at.

use core::time::Duration;

use havana_rules::Event;

/// How long an event is looked at, at the usual speed; nothing for what changes nothing in sight.
pub(super) fn of(event: &Event) -> Duration {
    Duration::from_millis(match event {
        Event::PairRevealed { .. } | Event::CardRevealed { .. } | Event::RoundBegan { .. } => 900,
        Event::Built { .. }
        | Event::BuildingRemoved { .. }
        | Event::BuildingSwapped { .. }
        | Event::PesosStolen { .. }
        | Event::MaterialsStolen { .. }
        | Event::Taxed { .. } => 950,
        Event::TakenFromCentre { .. } | Event::WorkersHired { .. } => 750,
        Event::MaterialDrawn { .. } | Event::PesosFromStock { .. } | Event::ActionBegan { .. } => {
            450
        }
        Event::NothingToDo { .. } | Event::ActionDeclined { .. } => 350,
        Event::BuildingLaid { .. } => 260,
        Event::CardLaid { .. } | Event::PairChosen { .. } | Event::CardTakenUp { .. } => 380,
        Event::DiscardTakenBack { .. } => 500,
        _ => 0,
    })
}

/// Whether two events happen at the same moment: cards are revealed together (R2.5, R6.2).
pub(super) fn together(one: &Event, next: &Event) -> bool {
    matches!(
        (one, next),
        (Event::PairRevealed { .. }, Event::PairRevealed { .. })
            | (Event::CardRevealed { .. }, Event::CardRevealed { .. })
    )
}
