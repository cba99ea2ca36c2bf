//! Online play, in the program without it: no game is on a server.

use havana_rules::{Outcome, Seat};
use leptos::prelude::*;

use crate::game::GameController;

pub(crate) fn banner(_: GameController) -> Option<AnyView> {
    None
}

pub(crate) fn company(_: GameController) -> Option<AnyView> {
    None
}

pub(crate) fn beside_name(_: GameController, _: Seat) -> Option<AnyView> {
    None
}

pub(crate) fn judged(_: GameController, outcome: Outcome) -> Outcome {
    outcome
}

pub(crate) fn has_resigned(_: GameController, _: Seat) -> bool {
    false
}

pub(crate) fn awaited(_: GameController) -> String {
    String::new()
}

pub(crate) fn end_actions(_: GameController) -> Option<AnyView> {
    None
}
