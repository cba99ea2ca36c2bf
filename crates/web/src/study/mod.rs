//! The analysis of games. A program of its own works it out and writes what it found as HTML
//! (`crates/tutor`); here are its place in the page, and what a press in it does. The smaller program has
//! no replays, so it has none of this.

mod next;
#[cfg(feature = "online")]
mod panel;
#[cfg(feature = "online")]
mod trial;

pub(crate) use next::open_next;
#[cfg(feature = "online")]
pub(crate) use panel::{Analysis, panel, tool};
#[cfg(feature = "online")]
pub(crate) use trial::{after_trial, begin as try_out, resumed_at, way_back};

#[cfg(not(feature = "online"))]
use leptos::prelude::AnyView;

#[cfg(not(feature = "online"))]
use crate::game::GameController;

/// No game comes from a replay here.
#[cfg(not(feature = "online"))]
pub(crate) fn way_back(_: GameController) -> Option<AnyView> {
    None
}
