//! Havana for machine learning, without a word of Python.
//!
//! An [`Action`] is a number from 0 to 255, the same for every player count; [`Part`] says what it
//! means. A [`Game`] asks for actions, one or several for a decision, and applies the decision when
//! it is complete. A player who is asked is handed a [`SeatView`] and nothing else. [`observe`] writes
//! what a seat sees as bytes, described by [`FIELDS`]. A [`Batch`] plays many games at once on several
//! threads. A [`History`] can be told as a seat saw it, and dealt again as that seat must think
//! possible.
//!
//! The numbers and the layout are version [`VERSION`]: they never change under that name.

mod action;
mod action_set;
mod batch;
mod draft;
mod draw_number;
mod game;
mod history;
mod number;
mod observation;
mod past;
mod path;
mod rewards;
mod seat_view;
mod seeds;
mod spread;
mod svg;
mod workers;

pub use action::{ACTIONS, Action, Context, Part};
pub use action_set::ActionSet;
pub use batch::{Batch, BatchWrong, Rows};
pub use draw_number::{DRAWS, draw_number, draw_outcomes, drawn};
pub use game::{Game, IllegalAction, observe};
pub use history::{History, Mover, ObservedInput};
pub use observation::{FIELDS, Field, OBSERVATION, PLAYER_FIELDS};
pub use rewards::rewards;
pub use seat_view::SeatView;
pub use seeds::rng_of_game;
pub use svg::svg;

/// The version of the action numbers and of the observation layout.
pub const VERSION: u32 = 1;
