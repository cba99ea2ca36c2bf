//! A client of a host: a screen, and the frames that are under way between it and the server.

use havana_client::online::{Connection, OnlineGame, Output};
use havana_client::{Doing, Play, Task};
use havana_protocol::CommandId;
use havana_rules::{Seat, Viewer};

use super::host::Host;
use super::screen::Screen;
use super::wire::Wire;

/// A screen at the other end of a socket, which is two queues; its clock is a number.
pub struct Guest {
    pub screen: Screen,
    pub seat: Option<Seat>,
    pub now: i64,
    pub wire: Wire,
    submitted: u32,
}

impl Guest {
    pub fn new(seat: Option<Seat>) -> Guest {
        let mut guest = Guest {
            screen: Screen::new(Play::online(Connection::new(0, 7))),
            seat,
            now: 0,
            wire: Wire::default(),
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
                    self.wire.open();
                    let now = self.now;
                    self.screen.input(|play| play.opened(now));
                }
                Task::Socket(Output::Send(frame)) => self.wire.up.push_back(frame),
                Task::Socket(Output::HangUp) => self.wire.close(),
                other => panic!("{other:?}"),
            }
        }
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
        self.wire.close();
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
        self.wire.serve(self.seat, host)
    }

    /// The server sends what is new.
    pub fn tell(&mut self, host: &Host) {
        self.wire.tell(self.seat, host);
    }

    /// The client reads one frame, this many times; `false` if there is none.
    pub fn read(&mut self, times: usize) -> bool {
        let Some(frame) = self.wire.take() else { return false };
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
            if !guest.wire.is_open {
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
