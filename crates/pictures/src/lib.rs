//! The pictures of Havana, drawn in code.

mod art;
mod buildings;
pub mod palette;
mod parts;

pub use buildings::{building, has_own_drawing};
