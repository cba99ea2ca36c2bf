//! Why a command was refused, as data: the client puts it into the reader's words.

use havana_rules::{Illegal, Reason};
use serde::{Deserialize, Serialize};

/// Why a command was refused; nothing changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CommandRefusal {
    /// The rules forbid it.
    Rules {
        /// The clause, such as `R4.4`.
        clause: String,
        /// What is wrong.
        reason: Reason,
    },
    /// A bot plays for this seat; its player must take it back first.
    BotPlays,
    /// The player has resigned from this game.
    Resigned,
    /// The move could not be stored; the same decision may be sent again under another id.
    NotStored,
}

impl From<Illegal> for CommandRefusal {
    fn from(Illegal { clause, reason }: Illegal) -> CommandRefusal {
        CommandRefusal::Rules { clause: clause.to_owned(), reason }
    }
}
