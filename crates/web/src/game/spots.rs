//! Everything on the table that can be pointed at, and how it looks while a decision is made.

use havana_client::{Draft, Spot};
use leptos::prelude::*;

/// How a place looks to the player who decides.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct SpotState {
    pub(crate) glows: bool,
    pub(crate) chosen: bool,
}

impl SpotState {
    pub(crate) fn of(draft: Option<&Draft>, spot: Spot) -> SpotState {
        draft.map_or(SpotState::default(), |draft| SpotState {
            glows: draft.glows(spot),
            chosen: draft.has(spot),
        })
    }
}

/// All places of a table in the page. A click changes the marks of two or three of a hundred, so
/// all are computed at once, and only those that changed are updated.
#[derive(Clone, Copy)]
pub(crate) struct Spots(StoredValue<Vec<(Signal<Spot>, RwSignal<SpotState>)>>);

impl Spots {
    /// Follows what is being decided.
    pub(super) fn follow(draft: RwSignal<Option<Draft>>) -> Spots {
        let spots = Spots(StoredValue::new(Vec::new()));
        Effect::new(move |_| draft.with(|draft| spots.look_through(draft.as_ref())));
        spots
    }

    fn look_through(self, draft: Option<&Draft>) {
        // Places that are no longer in the page are forgotten.
        self.0.update_value(|all| {
            all.retain(|(spot, mark)| {
                let (Some(spot), Some(old)) = (spot.try_get_untracked(), mark.try_get_untracked())
                else {
                    return false;
                };
                let new = SpotState::of(draft, spot);
                if old != new {
                    mark.set(new);
                }
                true
            });
        });
    }

    pub(crate) fn add(
        self,
        draft: RwSignal<Option<Draft>>,
        spot: Signal<Spot>,
    ) -> RwSignal<SpotState> {
        let look = move |spot| draft.with_untracked(|draft| SpotState::of(draft.as_ref(), spot));
        let mark = RwSignal::new(look(spot.get_untracked()));
        self.0.update_value(|all| all.push((spot, mark)));
        mark
    }
}
