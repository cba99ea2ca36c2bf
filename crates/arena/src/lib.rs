//! Bots against bots: which of them is stronger, by how much, and how sure that is.
//!
//! A [`Plan`] says who plays how often; [`run`] plays it on any number of threads and answers with
//! [`Results`], which depend on the plan alone (but for the times taken). Every deal is played in
//! all seat rotations with the same chance stream, so luck in the draws is shared out evenly. A
//! [`Journal`] stores every finished game, so a stopped run continues where it was.
//! Programs in any language can play: see `docs/bot-protocol.md`.

#![allow(clippy::cast_precision_loss, reason = "no run has 2^53 games")]

mod encounter;
mod entrant;
mod error;
mod figures;
mod game;
mod journal;
mod plan;
mod player;
mod program;
mod results;
mod run;
mod sitting;
mod tally;
mod times;
mod weights;

pub use encounter::{Encounter, GameId, Kind, Tables};
pub use entrant::{Entrant, EntrantWrong};
pub use error::ArenaError;
pub use figures::interval::Interval;
pub use figures::rating::Rating;
pub use figures::sprt::{Sprt, SprtWrong, Test, Verdict};
pub use game::{Forfeit, GameResult};
pub use journal::Journal;
pub use plan::{Plan, PlanWrong};
pub use program::{DEFAULT_LIMIT, Fault, FaultKind, LONGEST_ANSWER, PROTOCOL};
pub use results::{BotResult, EncounterResult, ForfeitReport, Results, Share, Speed};
pub use run::run;
pub use sitting::{SeriesGame, play_bots};
pub use times::Times;
pub use weights::{Weights, WeightsFileWrong};
