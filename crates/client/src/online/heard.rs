//! What a message changed.

use havana_protocol::{CommandRefusal, Id, ToServer, Welcome};

/// What a message changed, for the page that shows the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing.
    Nothing,
    /// Something happened at the table.
    Happened,
    /// Who sits where, whose clock runs, or how many watch.
    Company,
    /// A chat message.
    Said,
    /// This is to be said in answer.
    Answer(ToServer),
    /// A decision came too late; its player decides again.
    TooLate,
    /// A decision was refused.
    Refused(CommandRefusal),
    /// The game is over and kept.
    Closed,
    /// The same people play again, at this table.
    Again(Id),
    /// The server has another history than this game: drop it, and make a new one of this welcome.
    /// Its events follow from the first.
    StartOver(Box<Welcome>),
    /// Something is missing between what is known and what came: drop the game, and connect again
    /// as a client that knows nothing.
    OutOfStep,
}
