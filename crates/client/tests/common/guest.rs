//! A client of a host: a screen, and the frames that are under way between it and the server.

use std::collections::VecDeque;

use havana_client::online::{Connection, OnlineGame, Output};
use havana_client::{Doing, Play, Task};
use havana_protocol::{CommandId, ToClient, ToServer, decode, encode};
use havana_rules::{Seat, Viewer};

use super::host::Host;
use super::screen::Screen;

/// A screen at the other end of a socket, which is two queues; its clock is a number.
pub struct Guest {
    pub screen: Screen,
    pub seat: Option<Seat>,
    pub now: i64,
    pub is_open: bool,
    /// Frames on their way to the server, and to the client.
    pub up: VecDeque<Vec<u8>>,
    pub down: VecDeque<Vec<u8>>,
    /// How many events the server has sent over this socket; `None` before hello.
    told: Option<u32>,
    /// How many frames went either way.
    pub exchanged: usize,
    submitted: u32,
}

impl Guest {
    pub fn new(seat: Option<Seat>) -> Guest {
        let mut guest = Guest {
            screen: Screen::new(Play::online(Connection::new(0, 7))),
            seat,
            now: 0,
            is_open: false,
            up: VecDeque::new(),
            down: VecDeque::new(),
            told: None,
            exchanged: 0,
            submitted: 0,
        };
        guest.carry_out();
        guest
    }

    /// Does with the socket what the game asks for.
    pub fn carry_out(&mut self) {
        while let Some(task) = self.screen.socket.pop_front() {
            match task {
                Task::Submit(decision) => {
                    self.submitted += 1;
                    let mut id = [self.seat.map_or(0, Seat::index) as u8; 16];
                    id[..4].copy_from_slice(&self.submitted.to_le_bytes());
                    self.screen.input(|play| play.submit(CommandId(id), decision));
                }
                Task::Socket(Output::Connect) => {
                    assert!(!self.is_open, "one socket at a time");
                    (self.is_open, self.told) = (true, None);
                    let now = self.now;
                    self.screen.input(|play| play.opened(now));
                }
                Task::Socket(Output::Send(frame)) => self.up.push_back(frame),
                Task::Socket(Output::HangUp) => self.drop_socket(),
                other => panic!("{other:?}"),
            }
        }
    }

    fn drop_socket(&mut self) {
        self.is_open = false;
        self.up.clear();
        self.down.clear();
    }

    /// Gives the game an input and does what it asks for.
    pub fn input(&mut self, input: impl FnOnce(&mut Play)) {
        self.screen.input(input);
        self.carry_out();
    }

    /// Reports everything to the game, until nothing is left to report.
    pub fn report_all(&mut self) {
        while let Some(report) = self.screen.reports.pop_front() {
            self.screen.report(report);
            self.carry_out();
        }
    }

    pub fn game(&self) -> &OnlineGame {
        self.screen.play.connection().and_then(Connection::game).expect("the game is known")
    }

    /// The socket breaks, and all that was under way is lost.
    pub fn cut(&mut self, code: Option<u16>) {
        self.drop_socket();
        let now = self.now;
        self.input(|play| play.closed(code, now));
    }

    /// Time passes until something is due.
    pub fn wait(&mut self) {
        self.now = self.screen.play.deadline().expect("something is due").max(self.now);
        let now = self.now;
        self.input(|play| play.tick(now));
    }

    /// The server reads one frame and answers it; `false` if there is none.
    pub fn serve(&mut self, host: &mut Host) -> bool {
        let Some(frame) = self.up.pop_front() else { return false };
        self.exchanged += 1;
        match decode::<ToServer>(&frame).expect("a client's message") {
            hello @ ToServer::Hello { .. } => {
                let welcome = host.welcome(self.seat, &hello);
                self.told = Some(host.resume(self.seat, &hello));
                self.down.push_back(encode(&welcome));
                self.tell(host);
            }
            play @ ToServer::Play { .. } => {
                let answer = host.play(self.seat.expect("a player plays"), &play);
                self.tell(host);
                self.down.push_back(encode(&answer));
            }
            ToServer::Ping => self.down.push_back(encode(&ToClient::Pong)),
            other => panic!("{other:?}"),
        }
        true
    }

    /// The server sends what is new.
    pub fn tell(&mut self, host: &Host) {
        let Some(told) = self.told.as_mut().filter(|_| self.is_open) else { return };
        self.down.extend(host.tail(self.seat, *told).iter().map(encode));
        *told = host.events.len() as u32;
    }

    /// The client reads one frame, this many times; `false` if there is none.
    pub fn read(&mut self, times: usize) -> bool {
        let Some(frame) = self.down.pop_front() else { return false };
        self.exchanged += 1;
        let now = self.now;
        for _ in 0..times {
            self.input(|play| play.frame(&frame, now));
        }
        true
    }

    /// Everything that is under way arrives and is shown.
    pub fn settle(&mut self, host: &mut Host) {
        loop {
            self.report_all();
            if !self.serve(host) && !self.read(1) {
                return;
            }
        }
    }

    /// Decides if they are asked, always the same in the same position.
    pub fn decide(&mut self) -> bool {
        let Doing::Deciding(_) = self.screen.doing() else { return false };
        let number = self.game().events().len();
        let Some(decision) = self.screen.legal(number) else { return false };
        self.input(|play| play.decide(decision));
        self.report_all();
        true
    }

    /// Asserts that the screen shows where the table is.
    pub fn agrees_with(&self, host: &Host) {
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        assert!(self.screen.play.is_caught_up());
        assert_eq!(self.screen.play.shown(), Some(&host.table.state().view(viewer)));
        self.screen.check();
    }
}

/// Everything under way arrives everywhere, and broken connections are made again.
pub fn settle_all(guests: &mut [Guest], host: &mut Host) {
    loop {
        let mut quiet = true;
        for guest in &mut *guests {
            if !guest.is_open {
                guest.wait();
                quiet = false;
            }
            guest.tell(host);
            guest.report_all();
            while guest.serve(host) || guest.read(1) {
                guest.report_all();
                quiet = false;
            }
        }
        if quiet {
            return;
        }
    }
}
