//! The numbers of the actions.

/// How many actions there are.
pub const ACTIONS: usize = 256;

/// The number of an action. The same number means the same for every player count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(pub u8);
