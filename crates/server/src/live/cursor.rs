//! What one viewer is told, as bytes. Everything a client receives about a game is written here.

use havana_protocol::{
    CommandId, CommandRefusal, History, Seen, Timestamp, ToClient, Welcome, encode,
};
use havana_rules::{Seat, Viewer};

use super::clock::Downtime;
use super::room::Room;

/// About how many events go into one frame.
const EVENTS_A_FRAME: u32 = 256;

/// How far one viewer has been told about a game. It holds numbers only, so a slow reader costs no memory:
/// what they have missed is still in the room when they are ready for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    viewer: Viewer,
    events: u32,
    seats: u64,
    said: u64,
    again: bool,
    closed: bool,
}

impl Cursor {
    /// A viewer who already has this many events, with this hash.
    pub fn new(viewer: Viewer, room: &Room, have: u32, history: u64) -> Cursor {
        let events = room.game.resume(viewer, have, beginning(viewer, room), history);
        Cursor { viewer, events, seats: 0, said: room.heard(), again: false, closed: false }
    }

    /// The first frame: what was agreed.
    pub fn welcome(&self, room: &Room) -> Vec<u8> {
        encode(&ToClient::Welcome(Box::new(Welcome {
            header: room.table().header.clone(),
            seat: seat_of(self.viewer),
            events: room.game.events(),
            from: self.events,
            said: room.said().cloned().collect(),
            memory_aid: room.table().memory_aid,
        })))
    }

    /// The next frame of what this viewer does not know yet; `None` if they know everything.
    pub fn next(&mut self, room: &Room, now: Timestamp, down: &Downtime) -> Option<Vec<u8>> {
        self.next_message(room, now, down).map(|message| encode(&message))
    }

    /// The next frame of events this viewer has not seen. They come before the answer to a command,
    /// everything else after it.
    pub fn next_events(&mut self, room: &Room) -> Option<Vec<u8>> {
        self.seen(room).map(|message| encode(&message))
    }

    fn seen(&mut self, room: &Room) -> Option<ToClient> {
        if self.events >= room.game.events() {
            return None;
        }
        let from = self.events;
        let (moves, events) = room.game.tail(self.viewer, from, EVENTS_A_FRAME);
        let events: Vec<Seen> = events.map(Seen).collect();
        self.events = from + events.len() as u32;
        Some(ToClient::Seen { moves, from, events })
    }

    fn next_message(&mut self, room: &Room, now: Timestamp, down: &Downtime) -> Option<ToClient> {
        if let Some(seen) = self.seen(room) {
            return Some(seen);
        }
        if self.seats < room.seats_changed() {
            self.seats = room.seats_changed();
            let (seats, watching) = (room.seats_now(now, down), room.watching());
            return Some(ToClient::Seats { now, seats, watching });
        }
        if let Some((heard, said)) = room.heard_after(self.said) {
            self.said = heard;
            return Some(ToClient::Said(said.clone()));
        }
        if room.is_closed() && !self.closed {
            self.closed = true;
            return Some(ToClient::Closed);
        }
        let again = room.again().filter(|_| !self.again)?;
        self.again = true;
        Some(ToClient::Again(again))
    }
}

/// The hash that a viewer says hello with who has seen the first `have` events of this game.
pub fn history_of(viewer: Viewer, room: &Room, have: u32) -> u64 {
    room.game.history(viewer, have, beginning(viewer, room)).hash()
}

fn beginning(viewer: Viewer, room: &Room) -> History {
    History::new(&room.table().header, seat_of(viewer))
}

/// The seat of a viewer.
pub fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// The answer to a command that changes nothing.
pub fn refused(command: CommandId, why: impl Into<CommandRefusal>) -> ToClient {
    ToClient::Refused { command, why: why.into() }
}
