//! What a player is answered when something cannot be done, or was undone.

use havana_protocol::CommandRefusal;
use havana_rules::Seat;
use havana_table::{NoUndo, Refused};

use crate::draft::Refusal;

/// A short answer to an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// This cannot be chosen or confirmed.
    Refused(Refusal),
    /// Nothing can be taken back.
    NoUndo(NoUndo),
    /// The last decision was taken back.
    Undone,
    /// What was sent to a server cannot be taken back.
    Sent,
    /// Something had happened that changed the question.
    TooLate,
    /// The server had another state of the game.
    LoadedAgain,
    /// A bot did not answer.
    BotFailed(Seat),
    /// The server did not accept what was sent.
    NotAccepted(CommandRefusal),
    /// The program itself failed.
    Failed,
    /// A decision is checked before it is applied.
    Checking,
    /// A decision seems to be a blunder; the sentence says why.
    Warned(String),
}

impl Notice {
    /// Why a decision in this program was not applied.
    pub(super) fn of(refused: Refused) -> Notice {
        match refused {
            Refused::Illegal(illegal) => Notice::Refused(Refusal::Rules(illegal)),
            Refused::Dice(_) => Notice::Failed,
        }
    }

    /// Whether it need not stay in sight.
    pub fn is_passing(&self) -> bool {
        matches!(self, Notice::Undone | Notice::Sent)
    }

    /// The clause to read on in, if there is one.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Notice::Refused(Refusal::Rules(illegal)) => Some(illegal.clause),
            Notice::Refused(Refusal::OnlyEnds) => Some("R4.4"),
            _ => None,
        }
    }
}
