//! The puzzle at the table: one after another, and what the player has answered.

use std::cell::RefCell;

use havana_client::{Plan, SavedGame, Sitter};
use havana_puzzles::{Listed, Puzzle, Standing, next};
use havana_rules::Decision;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::marks;
use super::progress::PuzzleProgress;
use crate::app::lasting;
use crate::browser;
use crate::game::{self, GameController};

/// What the player answered, and their standing before it.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Answered {
    pub(super) decision: Decision,
    pub(super) before: Standing,
}

/// The puzzle at the table. A handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct ActivePuzzle {
    pub(super) puzzle: StoredValue<Puzzle>,
    listed: StoredValue<Listed>,
    pub(super) standing: RwSignal<Standing>,
    pub(super) answered: RwSignal<Option<Answered>>,
}

thread_local! {
    /// All puzzles, once they are loaded.
    static ALL: RefCell<Vec<Listed>> = const { RefCell::new(Vec::new()) };
    static SHOWN: RefCell<Option<ActivePuzzle>> = const { RefCell::new(None) };
}

/// The puzzle at this table, if there is one.
pub(super) fn shown(game: GameController) -> Option<ActivePuzzle> {
    SHOWN.with_borrow(|shown| shown.filter(|_| game.is_puzzle()))
}

/// The page of the puzzles is left.
pub(crate) fn close() {
    marks::clear();
    SHOWN.take();
}

/// Shows the next puzzle; the file with all of them is loaded before the first.
pub(crate) fn open(has_failed: RwSignal<bool>) {
    if ALL.with_borrow(|all| !all.is_empty()) {
        has_failed.set(!open_next());
        return;
    }
    has_failed.set(false);
    spawn_local(async move {
        let text = browser::fetch_named("puzzles").await.unwrap_or_default();
        ALL.replace(Listed::all(&text));
        // The page may have been left in the meantime.
        let is_here = has_failed.try_get_untracked().is_some();
        if is_here && !open_next() {
            has_failed.set(true);
        }
    });
}

/// Shows the next puzzle; answers whether there is one.
pub(super) fn open_next() -> bool {
    let mut kept = PuzzleProgress::read();
    let Some((listed, puzzle)) = choose(&kept).or_else(|| {
        kept.begin_again();
        choose(&kept)
    }) else {
        return false;
    };
    let mut sitters = vec![Plan::PLANNER; puzzle.players()];
    if let Some(sitter) = sitters.get_mut(puzzle.seat.index()) {
        *sitter = Sitter::Person;
    }
    let record = puzzle.record.clone();
    let saved = SavedGame { record, sitters, memory_aid: true, lesson: None };
    let shown = lasting(|| ActivePuzzle {
        puzzle: StoredValue::new(puzzle),
        listed: StoredValue::new(listed),
        standing: RwSignal::new(kept.standing),
        answered: RwSignal::new(None),
    });
    let Some(game) = GameController::puzzle(saved, move |decision| shown.judge(decision)) else {
        return false;
    };
    marks::clear();
    SHOWN.replace(Some(shown));
    game::current().set(Some(game));
    game.go_on();
    true
}

/// A puzzle that fits the player. One that cannot be read is passed over.
fn choose(kept: &PuzzleProgress) -> Option<(Listed, Puzzle)> {
    let mut broken: Vec<String> = Vec::new();
    ALL.with_borrow(|all| {
        loop {
            let is_out = |listed: &Listed| kept.has_seen(listed) || broken.contains(&listed.id());
            let listed = next(all, kept.standing, is_out, below)?;
            match listed.open() {
                Ok(puzzle) => return Some((listed.clone(), puzzle)),
                Err(_) => broken.push(listed.id()),
            }
        }
    })
}

/// A number below this one; with a seed in the address always the first, for tests of the page.
fn below(bound: usize) -> usize {
    if browser::query("seed").is_some() {
        return 0;
    }
    u32::from_le_bytes(browser::random_bytes()) as usize % bound.max(1)
}

impl ActivePuzzle {
    /// The player has answered.
    fn judge(self, decision: Decision) {
        if self.answered.get_untracked().is_some() {
            return;
        }
        let before = self.standing.get_untracked();
        let (is_right, rating) =
            self.puzzle.with_value(|puzzle| (puzzle.is_right(decision), puzzle.rating));
        let after = before.after(rating, is_right);
        self.listed.with_value(|listed| PuzzleProgress::read().keep(after, listed));
        self.standing.set(after);
        self.answered.set(Some(Answered { decision, before }));
        self.puzzle.with_value(|puzzle| marks::mark(puzzle, decision));
        browser::after_picture(|| browser::focus("puzzle-next"));
    }
}
