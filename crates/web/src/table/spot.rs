//! What every place one can point at has in common: it glows where something legal can be done,
//! shows what is chosen, and answers a click in either case.

use havana_client::Spot;
use leptos::prelude::*;

use crate::game::{GameController, SpotState};

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
