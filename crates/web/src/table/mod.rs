//! The table in sight: everything that lies open, at once.

mod bar;
mod board;
mod building;
mod card;
mod centre;
mod goods;
mod hand;
mod log;
mod order;
mod player;
mod since;
mod spot;

pub(crate) use bar::bar;
pub(crate) use board::{board, seats_around};
pub(crate) use building::{facade, label as building_label};
pub(crate) use card::small;
pub(crate) use centre::centre;
pub(crate) use goods::{cost, pips};
pub(crate) use hand::hand;
pub(crate) use log::{latest, log};
pub(crate) use order::order;
pub(crate) use player::{player, sheet};
pub(crate) use since::since;
pub(crate) use spot::Pointing;
