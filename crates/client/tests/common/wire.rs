//! A socket between a client and a host: the frames that are under way.

use std::collections::VecDeque;

use havana_protocol::{ToClient, ToServer, decode, encode};
use havana_rules::Seat;

use super::host::Host;

/// A socket as two queues.
#[derive(Default)]
pub struct Wire {
    pub is_open: bool,
    /// Frames on their way to the server, and to the client.
    pub up: VecDeque<Vec<u8>>,
    pub down: VecDeque<Vec<u8>>,
    /// How many events the server has sent over this socket; `None` before hello.
    told: Option<u32>,
    /// How many frames went either way.
    pub exchanged: usize,
}

impl Wire {
    pub fn open(&mut self) {
        assert!(!self.is_open, "one socket at a time");
        (self.is_open, self.told) = (true, None);
    }

    /// All that was under way is lost.
    pub fn close(&mut self) {
        self.is_open = false;
        self.up.clear();
        self.down.clear();
    }

    /// The server reads one frame and answers it; `false` if there is none.
    pub fn serve(&mut self, seat: Option<Seat>, host: &mut Host) -> bool {
        let Some(frame) = self.up.pop_front() else { return false };
        self.exchanged += 1;
        match decode::<ToServer>(&frame).expect("a client's message") {
            hello @ ToServer::Hello { .. } => {
                let welcome = host.welcome(seat, &hello);
                self.told = Some(host.resume(seat, &hello));
                self.down.push_back(encode(&welcome));
                self.tell(seat, host);
            }
            play @ ToServer::Play { .. } => {
                let answer = host.play(seat.expect("a player plays"), &play);
                self.tell(seat, host);
                self.down.push_back(encode(&answer));
            }
            ToServer::Ping => self.down.push_back(encode(&ToClient::Pong)),
            other => panic!("{other:?}"),
        }
        true
    }

    /// The server sends what is new.
    pub fn tell(&mut self, seat: Option<Seat>, host: &Host) {
        let Some(told) = self.told.as_mut().filter(|_| self.is_open) else { return };
        self.down.extend(host.tail(seat, *told).iter().map(encode));
        *told = host.events.len() as u32;
    }

    /// The client takes one frame.
    pub fn take(&mut self) -> Option<Vec<u8>> {
        let frame = self.down.pop_front()?;
        self.exchanged += 1;
        Some(frame)
    }
}
