//! What lies between a node and its store.

use core::fmt;
use core::time::Duration;

use crate::fault::Fault;
use crate::hints::Hint;
use crate::operation::Operation;

/// What happens to one call on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trip {
    /// How long until the store has it.
    pub there: Duration,
    /// How long until the caller has the answer.
    pub back: Duration,
    /// What goes wrong, if anything.
    pub fault: Option<Fault>,
}

/// Decides about every call and every hint of one node, in their order.
pub trait StoreLink: fmt::Debug + Send + Sync {
    /// The number of the node at its end.
    fn node(&self) -> usize;

    /// What happens to this call.
    fn trip(&self, operation: Operation) -> Trip;

    /// After which times the node hears this hint: never if there is none, twice if there are two.
    fn hint(&self, hint: Hint) -> Vec<Duration>;
}
