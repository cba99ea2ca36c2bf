//! The analysis of games. A program of its own works it out and writes what it found as HTML
//! (`crates/tutor`); here are its place in the page, and what a press in it does.

mod panel;
mod practice;
mod trial;
mod tutor;

pub(crate) use panel::{Shown, open_next, panel, tool};
pub(crate) use practice::check;
pub(crate) use trial::{begin as try_out, resumed_at, way_back};
