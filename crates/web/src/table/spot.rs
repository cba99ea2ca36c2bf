//! What every place one can point at has in common: it glows where something legal can be done,
//! shows what is chosen, and answers a click in either case.

use havana_client::Spot;
use leptos::prelude::*;

use crate::game::Desk;

/// A place of the table in the page, and the game it belongs to; without a game nothing can be
/// pointed at, as in a replay.
#[derive(Clone, Copy)]
pub(crate) struct Pointing {
    desk: Option<Desk>,
    spot: Signal<Spot>,
}

impl Pointing {
    pub(crate) fn at(desk: Option<Desk>, spot: Signal<Spot>) -> Pointing {
        Pointing { desk, spot }
    }

    pub(crate) fn to(desk: Option<Desk>, spot: Spot) -> Pointing {
        Pointing { desk, spot: Signal::derive(move || spot) }
    }

    /// Whether something legal can be done here.
    pub(crate) fn glows(self) -> bool {
        let spot = self.spot.get();
        let draft = self.desk.map(|desk| desk.draft);
        draft.is_some_and(|draft| draft.with(|d| d.as_ref().is_some_and(|d| d.glows(spot))))
    }

    /// Whether it is chosen.
    pub(crate) fn chosen(self) -> bool {
        let spot = self.spot.get();
        let draft = self.desk.map(|desk| desk.draft);
        draft.is_some_and(|draft| draft.with(|d| d.as_ref().is_some_and(|d| d.has(spot))))
    }

    /// Points at it.
    pub(crate) fn press(self) {
        if let Some(desk) = self.desk {
            desk.press(self.spot.get_untracked());
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
