//! What goes wrong, as the seed decides.

mod line;
mod plan;

pub(crate) use line::{Death, StoreLine};
pub use plan::{Blow, Plan};
