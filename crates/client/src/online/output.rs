//! What a connection asks of its driver, and what it tells.

use havana_protocol::{CommandId, CommandRefusal, Id};

/// How a connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Being made for the first time.
    Opening,
    /// There.
    Open,
    /// Broken, and reconnecting.
    Broken,
    /// The server speaks another version: the client must be updated.
    Outdated,
    /// The session or the invitation has ended: to come back, the player must sign in again.
    SignedOut,
    /// Another window of the same player has taken the place of this one.
    Displaced,
    /// The player has left the table for now.
    Left,
}

impl Status {
    /// Whether the connection stays broken until the player does something about it.
    pub fn is_final(self) -> bool {
        matches!(self, Status::Outdated | Status::SignedOut | Status::Displaced | Status::Left)
    }
}

/// What the driver of a connection has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Open a socket, and report [`super::Connection::opened`] or [`super::Connection::closed`].
    Connect,
    /// Send this frame. If the socket does not take it, report [`super::Connection::closed`].
    Send(Vec<u8>),
    /// Close the socket, and report nothing more of it.
    HangUp,
    /// Something is new for the player.
    News(News),
}

/// Something new about a game on a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The connection is in another state.
    Status(Status),
    /// All of the game is known that had happened when the connection was made: it can be shown.
    Begun {
        /// The server has another history than the game that was shown; this one takes its place.
        again: bool,
    },
    /// Something happened at the table.
    Happened,
    /// Who sits where, whose clock runs, or how many watch.
    Company,
    /// A chat message.
    Said,
    /// A decision was carried out and is stored.
    Done {
        /// Its id.
        command: CommandId,
        /// The number of the move it became.
        moved: u32,
    },
    /// A decision came too late; its player decides again.
    TooLate,
    /// A decision was refused.
    Refused(CommandRefusal),
    /// The game is over and its record can be asked for.
    Closed,
    /// The same people play again, at this table.
    Again(Id),
}
