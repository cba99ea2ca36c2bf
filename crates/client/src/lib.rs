//! A game at one screen or on a server, without the screen: who sits where, whose turn it is, what
//! a click means, what happened since, and how a game is saved. Nothing here depends on a browser, so
//! all of it is tested without one.

mod any_game;
mod day;
mod draft;
mod kept;
pub mod lesson;
mod link;
pub mod online;
mod own;
mod plan;
mod play;
mod saved;
mod session;
mod setup;
mod short;
mod since;
mod spot;
mod story;
mod takeaway;
mod thought;
mod wording;

pub use any_game::AnyGame;
pub use day::{DayLog, DayResult, SavedDay, deal_of, deal_of_seed, table_of_the_day};
pub use draft::{Draft, Refusal};
pub use link::{LinkError, from_link, to_link};
pub use own::{LossTotal, OwnGames};
pub use plan::{Plan, Planned};
pub use play::{Acting, Doing, Epoch, HINT, HINT_MEANWHILE, Hint, Notice, Play, Sound, Task};
pub use saved::{SavedError, SavedGame};
pub use session::{Next, Session};
pub use setup::{Setup, SetupWrong, Sitter};
pub use short::sort_short;
pub use since::Since;
pub use spot::Spot;
pub use story::{Chart, KeyMoment, Story};
pub use takeaway::Takeaway;
pub use thought::{
    ANSWERED, ASKED, Ask, ID_BYTES, READY, Thought, Weighed, Weights, install_weights, think,
    weights_for,
};
pub use wording::reason;
