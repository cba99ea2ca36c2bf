//! What a game being played is doing.

use havana_rules::{Card, Seat};

use crate::thought::Thought;

/// What a game is doing, and whom it waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// A person decides.
    Deciding(Seat),
    /// A bot thinks.
    Thinking(Seat),
    /// What happened is being shown.
    Showing,
    /// A player elsewhere decides.
    Waiting,
    /// Another person takes the device.
    Curtain(Seat),
    /// Another window plays this game.
    Elsewhere,
    /// It is over.
    Over,
}

/// Who acts at the moment shown, and with which card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acting {
    /// The player.
    pub seat: Seat,
    /// The card, if one acts.
    pub card: Option<Card>,
}

/// What the strongest bot would do.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    /// Nobody asks.
    Closed,
    /// It thinks about it.
    Asked,
    /// This.
    Answered(Thought),
}
