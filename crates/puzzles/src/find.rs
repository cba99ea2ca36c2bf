//! Games of strong bots, and the puzzles in them.

use havana_bots::{Bot, Budget, Level, Reasons, Search};
use havana_rules::{Config, Decision, Decisions, Input, Seat, State, View, Viewer};
use havana_study::determinize;
use havana_table::{Purpose, Record, Seed, chance, next_input};

use crate::confirm::{Check, GAP, confirm};
use crate::difficulty::{missed, rating};
use crate::kind::Kind;
use crate::puzzle::Puzzle;

/// The simulated games for each decision of the bots that play, and the part of the gap that a
/// decision must be ahead by what they find on the way: the first look at a position.
const FIRST_LOOK: (u32, f64) = (300, 0.5);
/// The same for the second look, which decides whether a position is checked in full.
const SECOND_LOOK: (u32, f64) = (2000, 0.85);
/// The most puzzles of one kind from one game, each from another round.
const OF_A_KIND: usize = 3;
/// How often a game as a seat knew it is sampled before it is given up.
const SAMPLES: u64 = 20;

/// Plays this game of a series and finds the puzzles in it: a few of each kind. The numbers of
/// players take turns.
pub fn puzzles_of_game(seed: u64, game: u64) -> Vec<Puzzle> {
    let players = 2 + (game % 3) as usize;
    let Ok(config) = Config::new(players) else { return Vec::new() };
    let mut rng = Seed::of_game(seed, game, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(seed, game, Purpose::Decisions).stream();
    let (mut state, mut inputs) = (State::new(&config), Vec::new());
    let mut search = Search::new(Budget::Iterations(FIRST_LOOK.0));
    let mut found: Vec<(Kind, u16, Puzzle)> = Vec::new();
    let mut legal = Box::<Decisions>::default();
    loop {
        let next = next_input(&state, &mut rng, |seat, choice, _| {
            let view = state.view(Viewer::Seat(seat));
            let reasons = search.consider(&view, &mut policy_rng)?;
            let kind = Kind::from(choice);
            view.legal(&mut legal);
            let round = state.open().round();
            let alike = || found.iter().filter(|(other, ..)| *other == kind);
            let is_new = alike().count() < OF_A_KIND && alike().all(|(_, at, _)| *at != round);
            if is_new
                && legal.len() > 1
                && is_ahead(&reasons, FIRST_LOOK.1)
                && !is_obvious(&view, &legal, reasons.choice())
                && let Some(puzzle) = puzzle(&config, &inputs, &state, seat)
            {
                found.push((kind, round, puzzle));
            }
            Some(reasons.choice())
        });
        let Some(input) = next else { break };
        state.advance(input, &mut ());
        inputs.push(input);
    }
    found.into_iter().map(|(.., puzzle)| puzzle).collect()
}

/// Whether there are only two decisions, and bots that hardly think choose the right one.
fn is_obvious(view: &View, legal: &Decisions, best: Decision) -> bool {
    let finds = |level: Level| {
        let mut rng = Seed::of_game(0, 2, Purpose::Decisions).stream();
        level.bot().decide(view, &mut rng) == Some(best)
    };
    legal.len() == 2 && finds(Level::Greedy) && finds(Level::Planner)
}

/// Whether a look promises a puzzle. Other ways to pay for the same building do not count
/// against it.
fn is_ahead(reasons: &Reasons, part: f64) -> bool {
    let best = reasons.best();
    let is_rival = |other: Decision| match (best.decision, other) {
        (Decision::Build { end: one, .. }, Decision::Build { end: other, .. }) => one != other,
        _ => true,
    };
    let others = reasons.others().iter();
    let rivals = others.filter(|other| other.tries > 0 && is_rival(other.decision));
    let second = rivals.map(|other| other.expected).fold(0.0, f32::max);
    f64::from(best.expected - second) >= GAP * part
}

fn puzzle(config: &Config, inputs: &[Input], state: &State, seat: Seat) -> Option<Puzzle> {
    let view = state.view(Viewer::Seat(seat));
    let mut rng = Seed::of_game(0, 4, Purpose::Decisions).stream();
    let looked = Search::new(Budget::Iterations(SECOND_LOOK.0)).consider(&view, &mut rng)?;
    if !is_ahead(&looked, SECOND_LOOK.1) {
        return None;
    }
    let (options, right) = confirm(&view, Check::FULL)?;
    let actual = Record::new(*config, inputs).ok()?;
    let record = (0..SAMPLES).find_map(|sample| {
        let mut rng = Seed::of_game(sample, 3, Purpose::Decisions).stream();
        determinize(&actual, seat, |bound| chance::below(&mut rng, bound))
    })?;
    let answers: Vec<Decision> = options.iter().take(right).map(|option| option.decision).collect();
    let missed = missed(&view, &answers)?;
    Some(Puzzle { record, seat, options, right, missed, rating: rating(missed) })
}
