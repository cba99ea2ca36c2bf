//! A client's connection to a host, with the frames that are under way between them.

use havana_client::Next;
use havana_client::online::{Connection, News, OnlineGame, Output};
use havana_protocol::CommandId;
use havana_rules::{Decision, Decisions, Seat, View, Viewer};

use super::host::Host;
use super::wire::Wire;

/// A connection driven by hand: its socket is two queues, its clock a number.
pub struct Peer {
    pub connection: Connection,
    pub seat: Option<Seat>,
    pub now: i64,
    pub wire: Wire,
    /// The view as a page shows it: it absorbs what is new, event by event.
    pub shown: Option<View>,
    taken: usize,
    pub news: Vec<News>,
    pub decided: u32,
    pub too_late: u32,
}

impl Peer {
    /// A client that is about to connect.
    pub fn new(seat: Option<Seat>) -> Peer {
        let mut peer = Peer {
            connection: Connection::new(0, 7),
            seat,
            now: 0,
            wire: Wire::default(),
            shown: None,
            taken: 0,
            news: Vec::new(),
            decided: 0,
            too_late: 0,
        };
        peer.carry_out();
        peer
    }

    /// Does what the connection asks for.
    pub fn carry_out(&mut self) {
        while let Some(output) = self.connection.poll() {
            match output {
                Output::Connect => {
                    self.wire.open();
                    self.connection.opened(self.now);
                }
                Output::Send(frame) => self.wire.up.push_back(frame),
                Output::HangUp => self.wire.close(),
                Output::News(news) => self.follow(news),
            }
        }
    }

    fn follow(&mut self, news: News) {
        let game = self.connection.game();
        match (&news, game) {
            (News::Begun { .. }, Some(game)) => {
                (self.shown, self.taken) = (Some(game.view()), game.events().len());
            }
            (News::Happened, Some(game)) => {
                let shown = self.shown.as_mut().expect("a game begins first");
                game.events()[self.taken..].iter().for_each(|&event| shown.absorb(event));
                self.taken = game.events().len();
            }
            (News::TooLate, _) => self.too_late += 1,
            _ => {}
        }
        self.news.push(news);
    }

    pub fn game(&self) -> &OnlineGame {
        self.connection.game().expect("the game is known")
    }

    /// The socket breaks, and all that was under way is lost.
    pub fn cut(&mut self, code: Option<u16>) {
        self.wire.close();
        self.connection.closed(code, self.now);
        self.carry_out();
    }

    /// Time passes until something is due.
    pub fn wait(&mut self) {
        self.now = self.connection.deadline().expect("something is due").max(self.now);
        self.connection.tick(self.now);
        self.carry_out();
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
        for _ in 0..times {
            self.connection.frame(&frame, self.now);
            self.carry_out();
        }
        true
    }

    /// Everything that is under way arrives.
    pub fn settle(&mut self, host: &mut Host) {
        while self.serve(host) || self.read(1) {}
    }

    /// Decides if it is their turn, always the same in the same position.
    pub fn decide(&mut self) -> bool {
        let Some(game) = self.connection.game() else { return false };
        if !matches!(game.next(), Next::Person(_)) || !self.connection.is_current() {
            return false;
        }
        let number = game.events().len();
        let mut legal = Box::<Decisions>::default();
        game.view().legal(&mut legal);
        self.submit(legal[number % legal.len()]);
        true
    }

    /// Decides this.
    pub fn submit(&mut self, decision: Decision) -> CommandId {
        self.decided += 1;
        let mut id = [self.seat.map_or(0, Seat::index) as u8; 16];
        id[..4].copy_from_slice(&self.decided.to_le_bytes());
        assert!(self.connection.decide(CommandId(id), decision), "it is their turn");
        self.carry_out();
        CommandId(id)
    }

    /// Asserts that the client is where the table is, and shows it.
    pub fn agrees_with(&self, host: &Host) {
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let truth = host.table.state().view(viewer);
        assert_eq!(self.game().view(), truth);
        assert_eq!(self.shown, Some(truth));
    }
}
