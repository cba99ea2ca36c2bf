//! A whole game at one moment: what lies open, and what each player hides.

use serde::{Deserialize, Serialize};
use static_assertions::assert_not_impl_any;

use crate::components::seat::Seat;
use crate::config::Config;
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::{Outcome, Pending};

/// A whole game at one moment. Small, copyable, without a seed or any order of things to come.
///
/// It cannot be serialised, and the compiler checks it: what leaves this crate is a [`crate::View`], or the list of inputs that
/// leads here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: [Hidden; Seat::MAX],
}

impl State {
    /// A game about to be set up.
    pub fn new(config: &Config) -> State {
        State { open: Open::new(config), hidden: [Hidden::FRESH; Seat::MAX] }
    }

    /// What the game is waiting for.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.open.pending()
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.open.outcome()
    }

    /// Everything that lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }
}

// It holds hidden cards: send a view instead.
assert_not_impl_any!(State: Serialize, Deserialize<'static>);

const _: () = assert!(size_of::<State>() <= 256, "the state must stay small enough to copy");
