//! Messages from a client at a table.

use havana_rules::Decision;
use serde::{Deserialize, Serialize};

/// The random id that a client gives to a command, so that sending it twice applies it once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CommandId(pub [u8; 16]);

/// A message from a client at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToServer {
    /// The first message: what the client already has of this game. It gets the rest, or everything
    /// if the server knows another history.
    Hello {
        /// How many events it has.
        have: u32,
        /// Their hash, see [`crate::History`]; ignored if it has none.
        history: u64,
    },
    /// A decision of the client's seat.
    Play {
        /// Its name.
        command: CommandId,
        /// The number of moves the client knew when it decided.
        at: u32,
        /// The decision.
        decision: Decision,
    },
    /// A chat message to the table.
    Say(Saying),
    /// The client takes its seat back from the bot that plays for it.
    SitDown,
    /// The client leaves its seat.
    Leave(Leaving),
    /// A ping; answered with [`crate::ToClient::Pong`].
    Ping,
}

/// How a player leaves a game that is not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Leaving {
    /// A bot takes over, and the player may come back.
    HandOver,
    /// A bot takes over, the player cannot come back, and the game counts as lost.
    Resign,
}

/// The content of a chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Saying {
    /// One of the ready-made phrases, which all players read in their own language.
    Phrase(u8),
    /// Free text, which each player can mute.
    Text(String),
}

impl Saying {
    /// How many ready-made phrases there are; the texts are `phrase-0` and so on.
    pub const PHRASES: u8 = 12;
    /// The longest free text, in characters.
    pub const LONGEST_TEXT: usize = 200;
}
