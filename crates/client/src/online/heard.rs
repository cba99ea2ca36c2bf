//! What a message changed.

use havana_protocol::{ToServer, Welcome};

use super::output::News;

/// What a message changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing.
    Nothing,
    /// Something that the player is told.
    News(News),
    /// This is to be said in answer.
    Answer(ToServer),
    /// The server has another history than this game: drop it, and make a new one of this welcome.
    /// Its events follow from the first.
    StartOver(Box<Welcome>),
    /// Something is missing between what is known and what came: drop the game, and connect again
    /// as a client that knows nothing.
    OutOfStep,
}
