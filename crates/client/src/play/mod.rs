//! A game being played at one screen, without the screen, its clock and its socket.
//!
//! A [`Play`] takes inputs (a press, a confirmation, an undo, a message of a server, a timer, the
//! answer of a bot) and answers with [`Task`]s, which its driver carries out. It owns the table as
//! it is shown, the events that are still to be shown, and the decision in progress. So a browser, a
//! terminal and a test play by the same rules of the house, and each adds only what it shows.
//!
//! After every input the driver carries out what [`Play::poll`] gives it until there is nothing
//! more. A task that is reported back carries an [`Epoch`]: what is reported too late counts for
//! nothing, so a driver never has to take a timer back.

mod deciding;
mod flow;
mod notice;
mod online;
mod pace;
mod showing;
mod sound;
mod state;
mod task;

use std::collections::VecDeque;

use havana_rules::{Decision, Event, Loss, Seat, View, Viewer};

use crate::any_game::AnyGame;
use crate::draft::Draft;
use crate::online::Connection;
use crate::saved::SavedGame;
use crate::session::Session;
use crate::since::Since;

pub use deciding::{HINT, HINT_MEANWHILE};
pub use notice::Notice;
pub use sound::Sound;
pub use state::{Acting, Doing, Hint};
pub use task::{Epoch, Task};

/// A game being played at one screen.
#[derive(Debug)]
pub struct Play {
    source: Source,
    aim: Aim,
    confirms_all: bool,
    /// Whether the player is warned before a blunder.
    warns: bool,
    /// The decision that was checked for blunders.
    checked: Option<Decision>,
    /// The table as it is shown; what happens comes to it event by event. Nothing while a server
    /// has not told of the game.
    shown: Option<View>,
    doing: Doing,
    acting: Option<Acting>,
    draft: Option<Draft>,
    notice: Option<Notice>,
    since: Option<Since>,
    hint: Hint,
    /// What happened and is not shown yet.
    queue: VecDeque<Event>,
    /// How many of a server's events were handed on to be shown.
    taken: usize,
    /// What the later players of a tax collector lose; they were asked about with the first.
    planned: Vec<(Seat, Loss)>,
    awaited: Awaited,
    epoch: Epoch,
    tasks: VecDeque<Task>,
}

/// What a game is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// To be won. It is saved.
    Game,
    /// To be watched or tried out.
    Exhibition,
    /// One decision is asked for and judged, and nothing follows from it.
    Puzzle,
}

/// Where the game is.
#[derive(Debug)]
enum Source {
    Here(Box<Session>),
    Online(Box<Connection>),
}

/// What the driver is to report, under the present epoch.
#[derive(Clone, PartialEq, Debug)]
enum Awaited {
    Nothing,
    /// That a confirmed decision can be applied.
    Confirmed {
        seat: Seat,
        decision: Decision,
    },
    /// Whether a decision is a blunder.
    Check(Decision),
    /// That these events were shown.
    Moment {
        events: Vec<Event>,
        is_absorbed: bool,
    },
    /// What the bot at this seat decides.
    Bot(Seat),
}

impl Play {
    /// A game in this program.
    pub fn here(session: Session) -> Play {
        let mut play = Play::new(Source::Here(Box::new(session)), Aim::Game);
        play.save();
        play
    }

    /// A game of bots to watch, which is not saved.
    pub fn exhibition(session: Session) -> Play {
        Play::new(Source::Here(Box::new(session)), Aim::Exhibition)
    }

    /// One decision to be judged. It is not applied, there are no hints, and nothing before it can
    /// be taken back.
    pub fn puzzle(session: Session) -> Play {
        Play::new(Source::Here(Box::new(session)), Aim::Puzzle)
    }

    /// A game on a server.
    pub fn online(connection: Connection) -> Play {
        let mut play = Play::new(Source::Online(Box::new(connection)), Aim::Game);
        play.follow_connection();
        play
    }

    fn new(source: Source, aim: Aim) -> Play {
        let mut play = Play {
            source,
            aim,
            confirms_all: false,
            warns: false,
            checked: None,
            shown: None,
            doing: Doing::Showing,
            acting: None,
            draft: None,
            notice: None,
            since: None,
            hint: Hint::Closed,
            queue: VecDeque::new(),
            taken: 0,
            planned: Vec::new(),
            awaited: Awaited::Nothing,
            epoch: Epoch::default(),
            tasks: VecDeque::new(),
        };
        play.shown = play.game().map(|game| game.view(game.first_viewer()));
        play
    }

    /// The next thing to do; `None` until the next input.
    pub fn poll(&mut self) -> Option<Task> {
        self.tasks.pop_front()
    }

    /// Begins: shows what happened, lets bots think, asks people. A bot that did not answer is asked
    /// again.
    pub fn start(&mut self) {
        let waits = matches!(self.awaited, Awaited::Nothing | Awaited::Bot(_));
        let is_done = matches!(self.doing, Doing::Over | Doing::Elsewhere | Doing::Deciding(_));
        if self.shown.is_some() && waits && !is_done {
            self.go_on();
        }
    }

    /// Whether every decision is confirmed, even one that a single press makes.
    pub fn set_confirms_all(&mut self, confirms_all: bool) {
        self.confirms_all = confirms_all;
    }

    /// Whether the player is warned before a blunder. That is never done where other people play.
    pub fn set_warns(&mut self, warns: bool) {
        self.warns = warns;
    }

    /// Leaves the game: whatever was under way counts no more, and a server is told nothing more.
    pub fn leave(&mut self) {
        self.cancel();
        self.drive(Connection::leave);
    }

    /// Another window has opened this game: this one stops, so that the game does not fork.
    pub fn hand_over(&mut self) {
        if self.is_online() || self.is_exhibition() || self.doing == Doing::Over {
            return;
        }
        self.cancel();
        self.queue.clear();
        self.clear();
        self.doing = Doing::Elsewhere;
    }

    /// The table as it is shown; `None` while a server has not told of the game.
    pub fn shown(&self) -> Option<&View> {
        self.shown.as_ref()
    }

    /// What the game is doing, and whom it waits for.
    pub fn doing(&self) -> Doing {
        self.doing
    }

    /// Who acts at the moment shown.
    pub fn acting(&self) -> Option<Acting> {
        self.acting
    }

    /// The decision in progress.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// The answer to the last input.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What happened since the player last decided, until they have read it.
    pub fn since(&self) -> Option<&Since> {
        self.since.as_ref()
    }

    /// What the strongest bot would do, if that was asked.
    pub fn hint(&self) -> &Hint {
        &self.hint
    }

    /// The game; `None` while a server has not told of it.
    pub fn game(&self) -> Option<AnyGame<'_>> {
        match &self.source {
            Source::Here(session) => Some(AnyGame::Here(session)),
            Source::Online(connection) => connection.game().map(AnyGame::Online),
        }
    }

    /// The game in this program, if it is one.
    pub fn session(&self) -> Option<&Session> {
        match &self.source {
            Source::Here(session) => Some(session),
            Source::Online(_) => None,
        }
    }

    /// The connection, if the game is on a server.
    pub fn connection(&self) -> Option<&Connection> {
        match &self.source {
            Source::Here(_) => None,
            Source::Online(connection) => Some(connection),
        }
    }

    /// Whether the game is on a server.
    pub fn is_online(&self) -> bool {
        matches!(self.source, Source::Online(_))
    }

    /// Whether it is watched, tried out or solved, and not saved.
    pub fn is_exhibition(&self) -> bool {
        self.aim != Aim::Game
    }

    /// Whether one decision is asked for and judged.
    pub fn is_puzzle(&self) -> bool {
        self.aim == Aim::Puzzle
    }

    /// Whether everything that happened is shown.
    pub fn is_caught_up(&self) -> bool {
        let is_shown = !matches!(self.awaited, Awaited::Moment { is_absorbed: false, .. });
        is_shown && self.queue.is_empty()
    }

    /// Everything that the viewer at the screen has seen of the game, from its beginning.
    pub fn seen(&self) -> Vec<Event> {
        self.game().map(|game| game.seen(0, self.viewer())).unwrap_or_default()
    }

    /// The game as it is to be saved.
    pub fn saved(&self) -> Option<SavedGame> {
        self.session().map(SavedGame::of)
    }

    fn viewer(&self) -> Viewer {
        self.shown.as_ref().map_or(Viewer::Spectator, View::viewer)
    }

    fn seat(&self) -> Option<Seat> {
        self.shown.as_ref().and_then(View::seat)
    }

    fn do_task(&mut self, task: Task) {
        self.tasks.push_back(task);
    }

    /// Whether one person plays against bots.
    fn is_alone(&self) -> bool {
        self.session().is_some_and(|session| session.people().count() == 1)
    }

    fn save(&mut self) {
        if !self.is_online() && !self.is_exhibition() && self.doing != Doing::Elsewhere {
            self.do_task(Task::Save);
        }
    }

    /// What is under way counts no more.
    fn cancel(&mut self) {
        self.awaited = Awaited::Nothing;
        self.epoch = self.epoch.next();
    }

    /// What is reported next is this.
    fn await_report(&mut self, awaited: Awaited) -> Epoch {
        self.cancel();
        self.awaited = awaited;
        self.epoch
    }

    /// What belongs to one decision goes with it.
    fn clear(&mut self) {
        self.draft = None;
        self.checked = None;
        self.notice = None;
        self.since = None;
        self.hint = Hint::Closed;
    }
}
