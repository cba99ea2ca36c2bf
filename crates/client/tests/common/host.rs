//! A server's side of a table, for the tests of its clients.

use std::cell::RefCell;
use std::collections::HashMap;

use havana_client::{Setup, Sitter};
use havana_protocol::{History, Seen, ToClient, ToServer, Welcome};
use havana_rules::{Event, Seat, Viewer};
use havana_table::{EncodedHeader, Refused, Table};

use super::{dice, setup};

/// A table that speaks the protocol to the letter, to one client after another.
pub struct Host {
    pub table: Table,
    pub events: Vec<Event>,
    pub done: HashMap<(Seat, [u8; 16]), u32>,
    /// How often each seat decided: saying it twice must not do it twice.
    pub decided: [u32; Seat::MAX],
    pub decided_at: [usize; Seat::MAX],
    /// What each viewer has seen, by the number of events.
    pub histories: RefCell<HashMap<Option<Seat>, Vec<History>>>,
}

impl Host {
    pub fn new(players: usize, seed: u64) -> Host {
        Host::of(&setup(&vec![Sitter::Person; players]), seed)
    }

    /// The same table, after the player at the second seat has deleted the account.
    pub fn renamed(players: usize, seed: u64) -> Host {
        let mut setup = setup(&vec![Sitter::Person; players]);
        havana_protocol::DELETED_NAME.clone_into(&mut setup.names[1]);
        Host::of(&setup, seed)
    }

    pub fn of(setup: &Setup, seed: u64) -> Host {
        let header = setup.header().expect("a legal table");
        let mut events = Vec::new();
        let table = Table::new(header, dice(seed), &mut events).expect("seeded dice never run out");
        let (decided, decided_at) = ([0; Seat::MAX], [0; Seat::MAX]);
        let histories = RefCell::default();
        Host { table, events, done: HashMap::new(), decided, decided_at, histories }
    }

    pub fn header(&self) -> EncodedHeader {
        EncodedHeader::new(self.table.header().clone())
    }

    /// Where a client that says this continues: where it was if it has seen what was to be seen here,
    /// else at the beginning.
    pub fn resume(&self, seat: Option<Seat>, hello: &ToServer) -> u32 {
        let &ToServer::Hello { have, history } = hello else { panic!("hello comes first") };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let mut all = self.histories.borrow_mut();
        let own = all.entry(seat).or_insert_with(|| vec![History::new(&self.header(), seat)]);
        for event in &self.events[own.len() - 1..] {
            let mut next = own[own.len() - 1];
            next.add(Seen(event.seen_by(viewer)));
            own.push(next);
        }
        let same = own.get(have as usize).is_some_and(|own| own.hash() == history);
        if same { have } else { 0 }
    }

    /// The answer to a hello.
    pub fn welcome(&self, seat: Option<Seat>, hello: &ToServer) -> ToClient {
        ToClient::Welcome(Box::new(Welcome {
            header: self.header(),
            seat,
            events: self.events.len() as u32,
            from: self.resume(seat, hello),
            said: Vec::new(),
            memory_aid: true,
        }))
    }

    pub fn moves(&self) -> u32 {
        self.table.inputs().len() as u32
    }

    /// What this viewer saw from the event with this number on, in frames of a few events.
    pub fn tail(&self, seat: Option<Seat>, have: u32) -> Vec<ToClient> {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let news = &self.events[have as usize..];
        let frames = news.chunks(7).enumerate().map(|(number, events)| ToClient::Seen {
            moves: self.moves(),
            from: have + number as u32 * 7,
            events: events.iter().map(|event| Seen(event.seen_by(viewer))).collect(),
        });
        frames.collect()
    }

    pub fn play(&mut self, seat: Seat, message: &ToServer) -> ToClient {
        let &ToServer::Play { command, at, decision } = message else {
            panic!("only decisions are played")
        };
        if let Some(&moved) = self.done.get(&(seat, command.0)) {
            return ToClient::Done { command, moved };
        }
        if at != self.moves() {
            return ToClient::Stale { command };
        }
        let before = self.events.len();
        match self.table.decide(seat, decision, &mut self.events) {
            Ok(_) => {
                self.decided[seat.index()] += 1;
                self.decided_at[seat.index()] = before;
                self.done.insert((seat, command.0), self.moves());
                ToClient::Done { command, moved: self.moves() }
            }
            Err(Refused::Illegal(illegal)) => ToClient::Refused { command, why: illegal.into() },
            Err(Refused::Dice(wrong)) => panic!("{wrong}"),
        }
    }
}
