//! A screen without pixels: it carries out what a game being played asks for, when a test says so.

use std::collections::VecDeque;
use std::time::Duration;

use havana_client::online::News;
use havana_client::{
    Ask, Doing, Epoch, Play, SavedGame, Session, Sound, Spot, Task, Thought, think,
};
use havana_rules::{Card, Decision, End, Event, Loss, Material, View};

/// What a screen has to report, sooner or later.
#[derive(Clone, Debug)]
pub enum Report {
    Landed(Epoch),
    Shown(Epoch),
    Apply(Epoch),
    Bot(Epoch, Ask),
    Hint(Epoch, Ask),
    Check(Epoch),
}

/// A screen that shows a game.
pub struct Screen {
    pub play: Play,
    /// What is written in the log.
    pub log: Vec<Event>,
    pub saved: Option<SavedGame>,
    /// What was looked at, and for how long.
    pub shown: Vec<(Vec<Event>, Duration)>,
    pub reports: VecDeque<Report>,
    pub sounds: Vec<Sound>,
    pub news: Vec<News>,
    pub ended: usize,
    /// The answers to a puzzle that were to be judged.
    pub judged: Vec<Decision>,
    /// What the socket has to do, and what is to be submitted under a new id.
    pub socket: VecDeque<Task>,
}

impl Screen {
    pub fn new(play: Play) -> Screen {
        let mut screen = Screen {
            log: play.seen(),
            play,
            saved: None,
            shown: Vec::new(),
            reports: VecDeque::new(),
            sounds: Vec::new(),
            news: Vec::new(),
            ended: 0,
            judged: Vec::new(),
            socket: VecDeque::new(),
        };
        screen.carry_out();
        screen
    }

    /// A game in this program, begun.
    pub fn here(session: Session) -> Screen {
        let mut screen = Screen::new(Play::here(session));
        screen.input(Play::start);
        screen
    }

    /// Gives the game an input and does what it asks for.
    pub fn input(&mut self, input: impl FnOnce(&mut Play)) {
        input(&mut self.play);
        self.carry_out();
        self.check();
    }

    fn carry_out(&mut self) {
        while let Some(task) = self.play.poll() {
            match task {
                Task::Show { epoch, events, time } => {
                    assert!(!events.is_empty() && !time.is_zero());
                    self.shown.push((events, time));
                    self.reports.extend([Report::Landed(epoch), Report::Shown(epoch)]);
                }
                Task::Tell(events) => self.log.extend(events),
                Task::Retell => self.log = self.play.seen(),
                Task::Apply(epoch) => self.reports.push_back(Report::Apply(epoch)),
                Task::Ask { epoch, ask } => self.reports.push_back(Report::Bot(epoch, ask)),
                Task::AskHint { epoch, ask } => self.reports.push_back(Report::Hint(epoch, ask)),
                Task::Check { epoch, .. } => self.reports.push_back(Report::Check(epoch)),
                Task::Judge(decision) => self.judged.push(decision),
                Task::Save => self.saved = self.play.saved(),
                Task::Sound(sound) => self.sounds.push(sound),
                Task::Over => self.ended += 1,
                Task::News(news) => self.news.push(news),
                Task::Submit(_) | Task::Socket(_) => self.socket.push_back(task),
            }
        }
    }

    /// What is shown is the game, as soon as nothing waits to be shown.
    pub fn check(&self) {
        let (Some(shown), Some(game)) = (self.play.shown(), self.play.game()) else { return };
        if self.play.is_caught_up() {
            assert_eq!(*shown, game.view(shown.viewer()));
            assert_eq!(self.log, game.seen(0, shown.viewer()));
        }
        if let Some(draft) = self.play.draft() {
            assert!(matches!(self.play.doing(), Doing::Deciding(seat) if seat == draft.seat()));
            assert!(draft.asks_the_same(&havana_client::Draft::new(shown).expect("a question")));
        }
    }

    /// Reports something.
    pub fn report(&mut self, report: Report) {
        let thought = |ask: &Ask| Thought::from_bytes(&think(&ask.to_bytes()));
        self.input(|play| match report {
            Report::Landed(epoch) => play.landed(epoch),
            Report::Shown(epoch) => play.shown_to_end(epoch),
            Report::Apply(epoch) => play.apply(epoch),
            Report::Bot(epoch, ask) => play.answered(epoch, thought(&ask).as_ref()),
            Report::Hint(epoch, ask) => play.hint_answered(epoch, thought(&ask)),
            Report::Check(epoch) => play.checked(epoch, None),
        });
    }

    /// Reports everything, until nothing is left to report.
    pub fn settle(&mut self) {
        while let Some(report) = self.reports.pop_front() {
            self.report(report);
        }
    }

    /// Opens with the first two cards.
    pub fn open(&mut self) {
        let opening = self.legal(0).expect("the opening");
        self.input(|play| play.decide(opening));
        self.settle();
    }

    pub fn doing(&self) -> Doing {
        self.play.doing()
    }

    /// The decision with this number among those that may be made.
    pub fn legal(&self, number: usize) -> Option<Decision> {
        let legal = self.play.draft()?.legal();
        Some(legal[number % legal.len()])
    }

    /// Every place that one can point at.
    pub fn spots(&self) -> Vec<Spot> {
        self.play.shown().map(spots).unwrap_or_default()
    }
}

/// Every place that one can point at.
pub fn spots(view: &View) -> Vec<Spot> {
    let open = view.open();
    let losses = || Material::ALL.map(Loss::Material).into_iter().chain([Loss::Worker]);
    let cards = Card::ALL.into_iter();
    let mut spots = vec![Spot::Yes, Spot::No];
    spots.extend(cards.flat_map(|card| [Spot::Hand(card), Spot::Laid(card), Spot::Discard(card)]));
    spots.extend(End::ALL.map(Spot::End));
    spots.extend(open.pile().iter().map(Spot::Pile));
    spots.extend(open.seats().map(Spot::Player));
    spots.extend(open.seats().flat_map(|seat| losses().map(move |loss| Spot::Purse(seat, loss))));
    spots.extend(Material::ALL.map(Spot::Centre));
    spots.extend(losses().flat_map(|loss| [Spot::Replace(loss), Spot::Keep(loss)]));
    spots
}
