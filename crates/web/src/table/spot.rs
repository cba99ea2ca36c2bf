//! What every place one can point at has in common: it glows where something legal can be done,
//! shows what is chosen, and answers a click in either case.

use havana_client::{Draft, Spot};
use leptos::prelude::*;

use crate::game::GameController;

/// How a place looks to the player who decides.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct SpotState {
    glows: bool,
    chosen: bool,
}

impl SpotState {
    fn of(draft: Option<&Draft>, spot: Spot) -> SpotState {
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
    pub(crate) fn follow(draft: RwSignal<Option<Draft>>) -> Spots {
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

    fn add(self, draft: RwSignal<Option<Draft>>, spot: Signal<Spot>) -> RwSignal<SpotState> {
        let look = move |spot| draft.with_untracked(|draft| SpotState::of(draft.as_ref(), spot));
        let mark = RwSignal::new(look(spot.get_untracked()));
        self.0.update_value(|all| all.push((spot, mark)));
        mark
    }
}

/// A place of the table in the page, and the game it belongs to; without a game nothing can be
/// pointed at, as in a replay.
#[derive(Clone, Copy)]
pub(crate) struct Pointing {
    game: Option<GameController>,
    spot: Signal<Spot>,
    mark: Option<RwSignal<SpotState>>,
}

impl Pointing {
    /// A place that may come to mean another spot.
    pub(crate) fn at(game: Option<GameController>, spot: Signal<Spot>) -> Pointing {
        let mark = game.map(|game| {
            let mark = game.spots.add(game.draft, spot);
            Effect::new(move |_| {
                let spot = spot.get();
                let new = game.draft.with_untracked(|draft| SpotState::of(draft.as_ref(), spot));
                if mark.get_untracked() != new {
                    mark.set(new);
                }
            });
            mark
        });
        Pointing { game, spot, mark }
    }

    pub(crate) fn to(game: Option<GameController>, spot: Spot) -> Pointing {
        let spot = Signal::stored(spot);
        let mark = game.map(|game| game.spots.add(game.draft, spot));
        Pointing { game, spot, mark }
    }

    fn mark(self) -> SpotState {
        self.mark.map_or(SpotState::default(), |mark| mark.get())
    }

    /// Whether something legal can be done here.
    pub(crate) fn glows(self) -> bool {
        self.mark().glows
    }

    /// Whether something legal can be done here, without following it.
    pub(crate) fn glows_now(self) -> bool {
        self.mark.is_some_and(|mark| mark.get_untracked().glows)
    }

    /// Whether it is chosen.
    pub(crate) fn chosen(self) -> bool {
        self.mark().chosen
    }

    /// Whether it is chosen, without following it.
    pub(crate) fn chosen_now(self) -> bool {
        self.mark.is_some_and(|mark| mark.get_untracked().chosen)
    }

    /// Points at it.
    pub(crate) fn press(self) {
        if let Some(game) = self.game {
            game.press(self.spot.get_untracked());
        }
    }

    /// Places that cannot be used are passed over by the keyboard, but not by a click.
    pub(crate) fn tab(self) -> &'static str {
        if self.glows() { "0" } else { "-1" }
    }

    /// Whether it is chosen, for screen readers.
    pub(crate) fn pressed(self) -> &'static str {
        if self.chosen() { "true" } else { "false" }
    }
}
