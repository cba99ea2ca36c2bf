//! Games to test with.

#![allow(dead_code, reason = "each test file uses its own part of this")]

use havana_rules::{Config, Decision, Decisions, Event, Lineup, Pending, Seat, State};
use havana_table::{Dice, Header, Purpose, Record, Seed, Table, chance, selfplay};

pub(crate) const ANNA: Seat = Seat::ALL[0];
pub(crate) const BEN: Seat = Seat::ALL[1];
pub(crate) const CARLA: Seat = Seat::ALL[2];

/// The series to which all games of these tests belong.
pub(crate) const SERIES: u64 = 2009;

pub(crate) fn config(players: usize) -> Config {
    Config::new(players).expect("2, 3 or 4 players")
}

pub(crate) fn dice(game: u64) -> Dice {
    Dice::seeded(Seed::of_game(SERIES, game, Purpose::Dice))
}

/// A table that waits for its first decision.
pub(crate) fn table(players: usize, game: u64) -> Table {
    Table::new(config(players), dice(game), &mut ()).expect("seeded dice never fail")
}

/// A whole game played at random.
pub(crate) fn random_game(agreed: impl Into<Header>, game: u64) -> Record {
    let header = agreed.into();
    let mut rng = Seed::of_game(SERIES, game, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(SERIES, game, Purpose::Decisions).stream();
    let mut state = State::new(header.config());
    let mut inputs = Vec::new();
    let watch = |input| inputs.push(input);
    selfplay::play_out(
        &mut state,
        &mut rng,
        &mut policy_rng,
        &mut Decisions::new(),
        &mut (),
        watch,
    )
    .expect("every game ends");
    Record::new(header, &inputs).expect("what was played is legal")
}

/// The blocks of JSON lines in `docs/records.md`; the last one is a whole game.
pub(crate) fn blocks_of_the_page() -> Vec<String> {
    let page = include_str!("../../../../../docs/records.md");
    let blocks = page.split("```jsonl\n").skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

/// The game of two players in `docs/records.md`, which one cheap building decides.
pub(crate) fn short_game() -> Record {
    let text = blocks_of_the_page().pop().expect("the page has a whole game");
    Record::from_text(text).expect("the game on the page is sound")
}

/// Games of 2, 3 and 4 players, with and without ages and names, finished and broken off.
pub(crate) fn many_games(each: u64) -> impl Iterator<Item = Record> {
    (2..=4).flat_map(move |players| {
        (0..each).map(move |game| {
            let mut agreed = config(players);
            if game % 2 == 0 {
                agreed = agreed.with_ages(Lineup::by_number(players)).expect("all players");
            }
            let mut header = Header::from(agreed);
            if game % 3 == 0 {
                let names = (0..players).map(|seat| format!("Ñandú \"{seat}\" 🂡")).collect();
                header = header.with_names(names).expect("sound names");
            }
            let whole = random_game(header, game);
            if game % 5 != 0 {
                return whole;
            }
            let some = whole.inputs().len() * (game as usize % 7) / 7;
            Record::new(whole.header().clone(), &whole.inputs()[..some]).expect("a beginning")
        })
    })
}

/// The seat that has to decide, and all it may decide.
pub(crate) fn asked(table: &Table) -> Option<(Seat, Decisions)> {
    let Pending::Decide { seats, .. } = table.pending() else { return None };
    let seat = seats.iter().next()?;
    let mut legal = Decisions::new();
    table.state().legal(seat, &mut legal);
    Some((seat, legal))
}

/// Decides at random for the player who is asked; `None` if the game is over.
pub(crate) fn decide_at_random(
    table: &mut Table,
    policy_rng: &mut impl rand_core::Rng,
    events: &mut Vec<Event>,
) -> Option<(Seat, Decision)> {
    let (seat, legal) = asked(table)?;
    let decision = legal[chance::below(policy_rng, legal.len() as u32) as usize];
    table.decide(seat, decision, events).expect("a legal decision");
    Some((seat, decision))
}
