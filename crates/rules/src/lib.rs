//! The rules of *Havana*, the card game by Reinhard Staupe, for 2 to 4 players.
//!
//! Pure: no clock, no randomness, no IO, no names of people. A [`State`] is a whole game at one
//! moment; it waits ([`State::pending`]) for a player's decision or for chance, and an [`Input`]
//! carries it on. Every clause of `docs/rules.md` is named at the code that carries it out.

#![warn(missing_docs)]

mod absorb;
mod amounts;
mod apply;
mod cards;
mod check;
mod choose;
pub mod components;
mod config;
mod decision;
mod decisions;
mod ending;
mod error;
mod event;
mod flow;
mod hidden;
mod legal;
mod open;
mod pending;
mod phases;
mod position;
mod refill;
mod state;
mod trail;
mod transition;
pub mod view;
mod viewer;

pub use components::building::{BuildingId, Buildings};
pub use components::card::{Card, Cards};
pub use components::deck::{Building, Deck};
pub use components::goods::{Colours, Goods, GoodsByName, Material};
pub use components::row::{End, Row, RowName};
pub use components::seat::{Lineup, Seat, Seats};
pub use config::{Config, ConfigWrong, RULES_VERSION, RulesVersion};
pub use decision::{Decision, Drawn, Input, Loot, Loss, Payment};
pub use decisions::Decisions;
pub use error::{Illegal, Reason};
pub use event::{Event, Events};
pub use flow::{Drawing, Flow, Step};
pub use open::{Open, Player};
pub use pending::{Choice, Draw, Ending, Holder, Outcome, Pending};
pub use position::{Position, PositionError};
pub use state::State;
pub use trail::Trail;
pub use view::{SeenDecision, View};
pub use viewer::Viewer;
