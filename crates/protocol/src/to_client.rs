//! Messages from the server at a table.

use havana_rules::Seat;
use havana_table::EncodedHeader;
use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::refusal::CommandRefusal;
use crate::seen::Seen;
use crate::time::Timestamp;
use crate::to_server::{CommandId, Saying};

/// A message from the server at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToClient {
    /// The answer to hello: the configuration and the seats. The events follow.
    Welcome(Box<Welcome>),
    /// What this viewer saw happen.
    Seen {
        /// The number of moves there are after these events.
        moves: u32,
        /// The number of the first of them; the client already knows those before.
        from: u32,
        /// The events, in order.
        events: Vec<Seen>,
    },
    /// A command was applied and is stored.
    Done {
        /// Which.
        command: CommandId,
        /// The number of the move it became.
        moved: u32,
    },
    /// A command came too late: something happened that its client did not know. It has all of
    /// it now and may decide again.
    Stale {
        /// Which.
        command: CommandId,
    },
    /// A command was refused; nothing changed.
    Refused {
        /// Which.
        command: CommandId,
        /// Why.
        why: CommandRefusal,
    },
    /// Who sits where, as it is now, and how much time everyone has.
    Seats {
        /// The server's time.
        now: Timestamp,
        /// By seat.
        seats: Vec<SeatNow>,
        /// How many watch.
        watching: u16,
    },
    /// A chat message.
    Said(Said),
    /// The game is over, and what it changed for this viewer can be asked for over HTTP.
    Closed,
    /// The same people play again, at this table.
    Again(Id),
    /// The answer to a ping.
    Pong,
}

/// What a client needs to know before the first event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The configuration and the names.
    pub header: EncodedHeader,
    /// The client's own seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// How many events there are by now.
    pub events: u32,
    /// The number of the first event that follows. If the client has more, its history is not the
    /// server's: it must drop what it has and start over.
    pub from: u32,
    /// The latest chat messages, oldest first.
    pub said: Vec<Said>,
    /// Whether the memory aid is switched on.
    pub memory_aid: bool,
}

/// Who sits at a seat, as it is now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatNow {
    /// Whose seat it is.
    pub who: WhoSits,
    /// Whether they are connected.
    pub present: bool,
    /// The level of the bot that plays for them while they are away.
    pub stand_in: Option<String>,
    /// Whether they have resigned.
    pub resigned: bool,
    /// Their clock, if the table has one.
    pub clock: Option<Clock>,
}

/// Whose seat it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WhoSits {
    /// A person.
    Person {
        /// Whose profile it is.
        player: Id,
        /// Their name.
        name: String,
    },
    /// A bot of this level.
    Bot(String),
}

/// How much time a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What was left when the server said so, in milliseconds.
    pub left_ms: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// A chat message at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Its number at this table.
    pub number: u32,
    /// Who sent it; a spectator has no seat and cannot chat.
    pub seat: Seat,
    /// What.
    pub saying: Saying,
    /// When.
    pub at: Timestamp,
}
