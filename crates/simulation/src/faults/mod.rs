//! What goes wrong, as the seed decides.

mod link;
mod plan;

pub(crate) use link::{Death, FaultyLink};
pub use plan::{Blow, Plan};
