//! The game being played: what the page shows of it, and what a person can do with it.

use std::collections::VecDeque;

use havana_client::lesson::Lesson;
use havana_client::online::OnlineGame;
use havana_client::{
    AnyGame, Draft, Next, Plan, SavedGame, Session, Setup, SetupWrong, Since, Thought,
};
use havana_rules::{Card, Decision, Event, Loss, Seat, View, Viewer};
use havana_table::{Dice, Purpose, Record, Seed};
use leptos::prelude::*;

use super::log::Log;
use super::notice::Notice;
use crate::online::Line;
use crate::sound::Sound;
use crate::table::Spots;
use crate::{app, browser, store, text, thinker};

/// What the game is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doing {
    /// A person decides.
    Deciding(Seat),
    /// A bot thinks.
    Thinking(Seat),
    /// What happened is being shown.
    Showing,
    /// A player elsewhere decides.
    Waiting,
    /// Another person takes the device.
    Curtain(Seat),
    /// Another window plays this game now.
    Elsewhere,
    /// It is over.
    Over,
}

/// Who acts at the moment shown, and with which card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Acting {
    pub(crate) seat: Seat,
    pub(crate) card: Option<Card>,
}

/// Where a game is. A handle, like the desk.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    /// At this screen.
    Here(StoredValue<Session>),
    /// At the other end of a line.
    Online(Line),
}

impl Source {
    pub(super) fn here(session: Session) -> Source {
        app::lasting(|| Source::Here(StoredValue::new(session)))
    }
}

/// The game being played. A handle: copies are the same game.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    source: Source,
    /// Whether bots play it for people to watch; such a game is not saved.
    pub(crate) is_show: bool,
    /// The table as it is shown; what happens comes to it event by event.
    pub(crate) shown: RwSignal<View>,
    pub(crate) doing: RwSignal<Doing>,
    pub(crate) acting: RwSignal<Option<Acting>>,
    pub(crate) draft: RwSignal<Option<Draft>>,
    /// Everything in the page that can be pointed at.
    pub(crate) spots: Spots,
    pub(crate) notice: RwSignal<Option<Notice>>,
    pub(crate) log: RwSignal<Log>,
    pub(crate) since: RwSignal<Option<Since>>,
    pub(crate) hint: RwSignal<Option<Thought>>,
    pub(crate) hint_asked: RwSignal<bool>,
    /// What a learner has been told, if it is a guided game.
    pub(crate) lesson: RwSignal<Option<Lesson>>,
    /// Whether the browser keeps the game.
    pub(crate) kept: RwSignal<bool>,
    /// The record of the game, once it is over and at hand.
    pub(crate) record: RwSignal<Option<Record>>,
    /// How many of the server's events were handed on to be shown.
    pub(crate) taken: StoredValue<usize>,
    pub(crate) queue: StoredValue<VecDeque<Event>>,
    /// What the later players of a tax collector lose; they were asked about with the first.
    pub(super) planned: StoredValue<Vec<(Seat, Loss)>>,
    /// Rises whenever what was under way no longer counts.
    pub(super) turn: StoredValue<u32>,
}

impl Desk {
    /// A new game. With a seed its dice and its bots are always the same.
    pub(crate) fn begin(setup: &Setup, seed: Option<u64>) -> Result<Desk, SetupWrong> {
        let (dice, bots_seed) = chances(seed);
        let session = Session::begin(setup, dice, bots_seed)?;
        Ok(Desk::over(Source::here(session), None))
    }

    /// A continued game.
    pub(crate) fn resume(saved: SavedGame) -> Option<Desk> {
        let lesson = saved.lesson.clone();
        Some(Desk::over(Source::here(resumed(saved)?), lesson))
    }

    pub(crate) fn over(source: Source, lesson: Option<Lesson>) -> Desk {
        Desk::of(source, lesson, false)
    }

    pub(super) fn of(source: Source, lesson: Option<Lesson>, is_show: bool) -> Desk {
        let (view, seen) = ask(source, |game| {
            let viewer = game.first_viewer();
            (game.view(viewer), game.seen(0, viewer))
        });
        let draft = app::lasting(|| RwSignal::new(None));
        let desk = app::lasting(|| Desk {
            source,
            shown: RwSignal::new(view),
            is_show,
            doing: RwSignal::new(Doing::Showing),
            acting: RwSignal::new(None),
            draft,
            spots: Spots::follow(draft),
            notice: RwSignal::new(None),
            taken: StoredValue::new(seen.len()),
            log: RwSignal::new(Log::of(seen.into_iter())),
            since: RwSignal::new(None),
            hint: RwSignal::new(None),
            hint_asked: RwSignal::new(false),
            lesson: RwSignal::new(lesson),
            kept: RwSignal::new(true),
            record: RwSignal::new(None),
            queue: StoredValue::new(VecDeque::new()),
            planned: StoredValue::new(Vec::new()),
            turn: StoredValue::new(0),
        });
        if desk.line().is_none() && !is_show {
            store::claim_game();
        }
        desk.keep();
        desk
    }

    /// Asks the game something.
    pub(crate) fn with<T>(self, question: impl FnOnce(AnyGame<'_>) -> T) -> T {
        ask(self.source, question)
    }

    /// Whom the game waits for.
    pub(crate) fn next(self) -> Next {
        match self.source {
            Source::Here(session) => session.with_value(Session::next),
            Source::Online(line) => line.ask(OnlineGame::next),
        }
    }

    /// Whether the table reminds players of what they have seen of the others' cards.
    pub(crate) fn memory_aid(self) -> bool {
        match self.source {
            Source::Here(session) => session.with_value(Session::memory_aid),
            Source::Online(line) => line.ask(OnlineGame::memory_aid),
        }
    }

    /// The line to the server, if the game is on one.
    pub(crate) fn line(self) -> Option<Line> {
        match self.source {
            Source::Here(_) => None,
            Source::Online(line) => Some(line),
        }
    }

    /// Asks the game something that only one at this screen can answer.
    pub(crate) fn here<T>(self, ask: impl FnOnce(&Session) -> T) -> Option<T> {
        self.with(|game| game.here().map(ask))
    }

    /// Whether two handles are of the same desk.
    pub(crate) fn is_same(self, other: Desk) -> bool {
        self.shown == other.shown
    }

    /// The seat of the person at the screen, if one sits there now.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.shown.with_untracked(View::seat)
    }

    /// The players' names.
    pub(crate) fn names(self) -> Vec<String> {
        let players = self.shown.with_untracked(|view| view.open().seats().count());
        self.with(|game| text::shown_names(game.names(), players))
    }

    /// The names as the present viewer reads them.
    pub(crate) fn spoken(self) -> havana_words::Names {
        crate::text::names(&self.names(), self.shown.with(View::seat))
    }

    /// The viewer at the screen.
    pub(crate) fn viewer(self) -> Viewer {
        self.shown.with_untracked(View::viewer)
    }

    /// Continues: shows what happened, lets bots think, asks people.
    pub(crate) fn go_on(self) {
        if self.queue.with_value(|queue| !queue.is_empty()) {
            self.show_next();
            return;
        }
        match self.next() {
            Next::Bot(seat) => self.let_think(seat),
            Next::Person(seat) if self.viewer() == Viewer::Seat(seat) => self.let_decide(seat),
            Next::Person(seat) => {
                self.doing.set(Doing::Curtain(seat));
            }
            Next::Elsewhere => self.doing.set(Doing::Waiting),
            Next::Over(_) => self.finish(),
        }
    }

    fn let_think(self, seat: Seat) {
        self.doing.set(Doing::Thinking(seat));
        let Some(ask) = self.here(Session::ask_bot).flatten() else { return };
        let turn = self.turn.get_value();
        thinker::ask(&ask, move |thought| {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            match thought {
                Some(thought) => self.carry_out(thought.seat, thought.choice),
                None => self.notice.set(Some(Notice::BotFailed(seat))),
            }
        });
    }

    fn let_decide(self, seat: Seat) {
        let view = self.with(|game| game.view(Viewer::Seat(seat)));
        if let Some(decision) = self.next_planned(&view) {
            self.shown.set(view);
            self.carry_out(seat, decision);
            return;
        }
        let since = self.with(|game| game.since(seat));
        // Nothing comes up between two decisions of the same turn.
        let goes_on = matches!(self.doing.get_untracked(), Doing::Deciding(_));
        self.since.set((!since.is_empty() && !goes_on).then_some(since));
        self.shown.set(view);
        self.acting.set(Some(Acting {
            seat,
            card: self.acting.get_untracked().filter(|a| a.seat == seat).and_then(|a| a.card),
        }));
        self.draft.set(Draft::new(&view));
        self.doing.set(Doing::Deciding(seat));
        crate::sound::play(crate::sound::Sound::YourTurn);
    }

    /// A person has taken the device and is alone with it.
    pub(crate) fn open_curtain(self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        self.log.set(self.with(|game| Log::of(game.seen(0, viewer).into_iter())));
        self.shown.set(self.with(|game| game.view(viewer)));
        self.go_on();
    }

    fn finish(self) {
        self.acting.set(None);
        self.doing.set(Doing::Over);
        // A server provides the record when the result is stored.
        if self.is_show {
            self.record.set(self.here(Session::record));
        } else if self.line().is_none() {
            let record = self.here(Session::record);
            // Before the first finished game is saved, because after it the player is no newcomer.
            let (stars, games) = store::strength();
            if self.here(|session| session.sitters() == Plan::against(stars)) == Some(true) {
                store::keep_strength(stars, games.saturating_add(1));
            }
            record.iter().for_each(store::keep_finished);
            self.record.set(record);
            store::forget_game();
        }
        crate::sound::play(if self.has_won() { Sound::Won } else { Sound::Over });
    }

    pub(super) fn carry_out(self, seat: Seat, decision: Decision) {
        if let Some(line) = self.line() {
            self.clear();
            self.send(line, decision);
            return;
        }
        let viewer = self.viewer();
        let done = self.change(|session| {
            let before = session.decide(seat, decision)?;
            Ok::<_, havana_table::Refused>(session.seen(before, viewer).collect::<Vec<Event>>())
        });
        match done {
            Some(Ok(events)) => {
                self.clear();
                self.keep();
                self.queue.update_value(|queue| queue.extend(events));
                self.go_on();
            }
            Some(Err(refused)) => self.notice.set(Some(Notice::of(refused))),
            None => {}
        }
    }

    /// Changes the game at this screen.
    pub(super) fn change<T>(self, change: impl FnOnce(&mut Session) -> T) -> Option<T> {
        match self.source {
            Source::Here(session) => session.try_update_value(change),
            Source::Online(_) => None,
        }
    }

    /// What belongs to one decision goes with it.
    pub(super) fn clear(self) {
        self.draft.set(None);
        self.notice.set(None);
        self.since.set(None);
        self.hint.set(None);
        self.hint_asked.set(false);
    }

    /// Lets the browser keep the game as it stands.
    pub(crate) fn keep(self) {
        if self.is_show || self.doing.get_untracked() == Doing::Elsewhere {
            return;
        }
        let lesson = self.lesson.get_untracked();
        if let Some(saved) = self.here(SavedGame::of) {
            self.kept.set(store::keep_game(&SavedGame { lesson, ..saved }));
        }
    }

    /// Another window has opened this game: this one stops, so that the game does not fork.
    pub(crate) fn hand_to_other_window(self) {
        if self.line().is_some() || self.is_show || self.doing.get_untracked() == Doing::Over {
            return;
        }
        self.leave();
        self.queue.update_value(VecDeque::clear);
        self.clear();
        self.doing.set(Doing::Elsewhere);
    }

    /// Leaves the game; whatever was under way no longer counts.
    pub(crate) fn leave(self) {
        self.turn.update_value(|turn| *turn += 1);
    }
}

fn ask<T>(source: Source, question: impl FnOnce(AnyGame<'_>) -> T) -> T {
    match source {
        Source::Here(session) => session.with_value(|session| question(AnyGame::Here(session))),
        Source::Online(line) => line.ask(|game| question(AnyGame::Online(game))),
    }
}

/// A continued game, with new chance.
pub(super) fn resumed(saved: SavedGame) -> Option<Session> {
    let SavedGame { record, sitters, memory_aid, .. } = saved;
    Session::resume(record, sitters, memory_aid, fresh_dice(), fresh_seed())
}

/// The dice of a game and the seed of its bots: always the same with a seed.
pub(super) fn chances(seed: Option<u64>) -> (Dice, u64) {
    match seed {
        Some(seed) => (Dice::seeded(Seed::of_game(seed, 0, Purpose::Dice)), seed),
        None => (fresh_dice(), fresh_seed()),
    }
}

/// Dice nobody can foresee.
fn fresh_dice() -> Dice {
    Dice::seeded(Seed::from_bytes(browser::random_bytes()))
}

fn fresh_seed() -> u64 {
    u64::from_le_bytes(browser::random_bytes())
}
