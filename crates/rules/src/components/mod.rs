//! What is on the table.

pub(crate) mod bill;
pub mod building;
pub mod card;
pub mod deck;
pub mod deck_file;
pub mod goods;
mod house;
pub mod row;
pub mod seat;
