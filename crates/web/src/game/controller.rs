//! The game being played: what the page shows of it, and what a person can do with it.

use havana_client::lesson::Lesson;
use havana_client::{
    Acting, AnyGame, Doing, Draft, Hint, Notice, Plan, Play, SavedGame, Session, Setup, SetupWrong,
    Since,
};
use havana_rules::{Decision, Seat, View};
use havana_table::{Dice, Purpose, Record, Seed};
use leptos::prelude::*;

use super::day_try::DayTry;
use super::log::Log;
use super::spots::Spots;
use crate::app::lasting;
use crate::{browser, store, text};

/// The game being played: a [`Play`], and signals that mirror what the page shows of it. A handle:
/// copies are the same game.
#[derive(Clone, Copy)]
pub(crate) struct GameController {
    pub(super) play: StoredValue<Play>,
    /// For a game on a server: carries out its tasks, because the connection shares in them.
    remote: Option<Callback<()>>,
    /// For a puzzle: hears what the player has answered.
    pub(super) judge: Option<Callback<Decision>>,
    /// Whether bots play it for people to watch; such a game is not saved.
    pub(crate) is_show: bool,
    /// The try at the deal of a day that it is.
    pub(crate) day: Option<DayTry>,
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
    pub(crate) hint: RwSignal<Hint>,
    /// What a key asked to hear.
    pub(crate) heard: RwSignal<String>,
    /// What a learner has been told, if it is a guided game.
    pub(crate) lesson: RwSignal<Option<Lesson>>,
    /// Whether the browser keeps the game.
    pub(crate) kept: RwSignal<bool>,
    /// The record of the game, once it is over and at hand.
    pub(crate) record: RwSignal<Option<Record>>,
}

impl GameController {
    /// A new game. With a seed its dice and its bots are always the same.
    pub(crate) fn begin(setup: &Setup, seed: Option<u64>) -> Result<GameController, SetupWrong> {
        let (dice, bots_seed) = chances(seed);
        let session = Session::begin(setup, dice, bots_seed)?;
        Ok(GameController::here(Play::here(session), None, None))
    }

    /// A continued game.
    pub(crate) fn resume(saved: SavedGame) -> Option<GameController> {
        let lesson = saved.lesson.clone();
        Some(GameController::here(Play::here(resumed(saved)?), lesson, None))
    }

    /// A game of bots to watch. It leaves the saved game alone.
    pub(crate) fn show(setup: &Setup, seed: Option<u64>) -> Option<GameController> {
        let (dice, bots_seed) = chances(seed);
        let session = Session::begin(setup, dice, bots_seed).ok()?;
        Some(GameController::here(Play::exhibition(session), None, None))
    }

    /// A moment of a replay, to be played on. It leaves the saved game alone too.
    pub(crate) fn try_out(game: SavedGame) -> Option<GameController> {
        Some(GameController::here(Play::exhibition(resumed(game)?), None, None))
    }

    /// A try at the deal of a day.
    pub(crate) fn of_day(play: Play, day: DayTry) -> GameController {
        GameController::here(play, None, Some(day))
    }

    /// One decision, which is judged instead of applied.
    pub(crate) fn puzzle(
        game: SavedGame,
        judge: impl Fn(Decision) + Send + Sync + 'static,
    ) -> Option<GameController> {
        let judge = lasting(|| Callback::new(judge));
        Some(GameController::here_judged(Play::puzzle(resumed(game)?), None, None, Some(judge)))
    }

    /// A game in this program.
    fn here(play: Play, lesson: Option<Lesson>, day: Option<DayTry>) -> GameController {
        GameController::here_judged(play, lesson, day, None)
    }

    fn here_judged(
        play: Play,
        lesson: Option<Lesson>,
        day: Option<DayTry>,
        judge: Option<Callback<Decision>>,
    ) -> GameController {
        let is_show = play.is_exhibition();
        let play = lasting(|| StoredValue::new(play));
        let game = GameController { judge, day, ..GameController::of(play, None, lesson) };
        if !is_show {
            store::claim_game();
        }
        game.drive(|_| {});
        game
    }

    /// The controller of a game that is known.
    pub(crate) fn of(
        play: StoredValue<Play>,
        remote: Option<Callback<()>>,
        lesson: Option<Lesson>,
    ) -> GameController {
        let (view, seen, is_show) =
            ask(play, |play| (play.shown().copied(), play.seen(), play.is_exhibition()));
        let view = view.unwrap_or_else(|| wasm_bindgen::throw_str("the game is not known yet"));
        let draft = lasting(|| RwSignal::new(None));
        let game = lasting(|| GameController {
            play,
            remote,
            judge: None,
            is_show,
            day: None,
            shown: RwSignal::new(view),
            doing: RwSignal::new(Doing::Showing),
            acting: RwSignal::new(None),
            draft,
            spots: Spots::follow(draft),
            notice: RwSignal::new(None),
            log: RwSignal::new(Log::of(seen.into_iter())),
            since: RwSignal::new(None),
            hint: RwSignal::new(Hint::Closed),
            heard: RwSignal::new(String::new()),
            lesson: RwSignal::new(lesson),
            kept: RwSignal::new(true),
            record: RwSignal::new(None),
        });
        game.mirror();
        game
    }

    /// Asks the game something.
    pub(crate) fn with<T>(self, question: impl FnOnce(AnyGame<'_>) -> T) -> T {
        ask(self.play, |play| match play.game() {
            Some(game) => question(game),
            None => wasm_bindgen::throw_str("the game is not known yet"),
        })
    }

    /// Asks the game something that only one in this program can answer.
    pub(crate) fn session<T>(self, question: impl FnOnce(&Session) -> T) -> Option<T> {
        ask(self.play, |play| play.session().map(question))
    }

    /// Whether the table reminds players of what they have seen of the others' cards.
    pub(crate) fn memory_aid(self) -> bool {
        ask(self.play, |play| play.game().is_some_and(AnyGame::memory_aid))
    }

    /// Whether one decision is asked for and judged.
    pub(crate) fn is_puzzle(self) -> bool {
        ask(self.play, Play::is_puzzle)
    }

    /// What carries out the tasks of a game on a server.
    pub(super) fn remote(self) -> Option<Callback<()>> {
        self.remote
    }

    /// Whether the game is on a server.
    pub(crate) fn is_online(self) -> bool {
        self.remote.is_some()
    }

    /// Whether two handles are of the same controller.
    pub(crate) fn is_same(self, other: GameController) -> bool {
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
        self.names_for(self.shown.with(View::seat))
    }

    /// The names as the person at this seat reads them. Where several people share the device, each is
    /// named, because "you" may be anyone of them.
    pub(crate) fn names_for(self, seat: Option<Seat>) -> havana_words::Names {
        let shares = self.session(|session| session.people().nth(1).is_some()) == Some(true);
        crate::text::names(&self.names(), seat.filter(|_| !shares))
    }

    /// What the page does when the game is over. A server provides the record when the result is
    /// stored.
    pub(super) fn finish(self) {
        let record = self.session(Session::record);
        if let (Some(record), Some(seat)) = (&record, self.session(only_person).flatten())
            && (self.day.is_some() || !self.is_show)
        {
            store::keep_own_seat(record, seat);
        }
        if let Some(day) = self.day {
            if let Some(record) = &record {
                day.finish(record);
            }
        } else if !self.is_online() && !self.is_show {
            // Before the first finished game is saved, because after it the player is no newcomer.
            let (stars, games) = store::strength();
            if self.session(|session| session.sitters() == Plan::against(stars)) == Some(true) {
                store::keep_strength(stars, games.saturating_add(1));
            }
            record.iter().for_each(store::keep_finished);
            store::forget_game();
        }
        if !self.is_online() {
            self.record.set(record);
        }
    }

    /// Lets the browser keep the game as it stands.
    pub(crate) fn keep(self) {
        if self.is_show || self.doing.get_untracked() == Doing::Elsewhere {
            return;
        }
        let lesson = self.lesson.get_untracked();
        if let Some(saved) = ask(self.play, Play::saved) {
            self.kept.set(match self.day {
                Some(day) => day.keep(saved),
                None => store::keep_game(&SavedGame { lesson, ..saved }),
            });
        }
    }
}

pub(super) fn ask<T>(play: StoredValue<Play>, question: impl FnOnce(&Play) -> T) -> T {
    play.with_value(question)
}

/// The seat of the person, if there is just one.
fn only_person(session: &Session) -> Option<Seat> {
    let mut people = session.people();
    people.next().filter(|_| people.next().is_none())
}

/// A continued game, with new chance.
fn resumed(saved: SavedGame) -> Option<Session> {
    let SavedGame { record, sitters, memory_aid, .. } = saved;
    Session::resume(record, sitters, memory_aid, fresh_dice(), fresh_seed())
}

/// The dice of a game and the seed of its bots: always the same with a seed.
fn chances(seed: Option<u64>) -> (Dice, u64) {
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
