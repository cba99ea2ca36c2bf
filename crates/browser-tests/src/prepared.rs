//! Games brought to a wished-for moment without a browser.

use havana_bots::Level;
use havana_client::{SavedGame, Session, Setup, Sitter};
use havana_rules::{Choice, Decision, Decisions, Deck, Pending, Seat, State};
use havana_table::{Dice, Purpose, Record, Replay, Seed, Table, chance};

/// The seat of the person at this device.
pub const PERSON: Seat = Seat::ALL[0];

/// More games than any moment takes to be found.
const MOST_GAMES: u64 = 20_000;

/// A table of this many bots of this level; their names are plain numbers.
fn setup(level: Level, players: usize) -> Setup {
    Setup {
        sitters: vec![Sitter::Bot(level); players],
        names: (1..=players).map(|number| format!("Player {number}")).collect(),
        ages: None,
        deck: Deck::house(),
        target: None,
        memory_aid: true,
    }
}

fn dice(seed: u64) -> Dice {
    Dice::seeded(Seed::of_game(seed, 0, Purpose::Dice))
}

/// A whole game among bots.
pub fn game_of_bots(setup: &Setup, seed: u64) -> Result<Record, String> {
    let begun = Session::begin(setup, dice(seed), seed);
    let mut session = begun.map_err(|error| error.to_string())?;
    session.let_bots_play();
    Ok(session.record())
}

/// The same with this many greedy bots.
pub fn greedy_game(players: usize, seed: u64) -> Result<Record, String> {
    game_of_bots(&setup(Level::Greedy, players), seed)
}

/// A recorded game up to the last moment at which the person at the screen is asked something and
/// `wanted` holds.
pub fn last_moment(
    record: &Record,
    wanted: impl Fn(&State, Choice) -> bool,
) -> Result<SavedGame, String> {
    let mut replay = Replay::new(record);
    let mut found = None;
    loop {
        if let Pending::Decide { seats, choice } = replay.state().pending()
            && seats.lowest() == Some(PERSON)
            && wanted(replay.state(), choice)
        {
            found = Some(replay.played());
        }
        if replay.step(&mut ()).is_none() {
            break;
        }
    }
    let played = found.ok_or("the game has no such moment")?;
    let record = Record::new(record.header().clone(), &record.inputs()[..played]);
    record.map(against_bots).map_err(|error| error.to_string())
}

/// Random games of two, three and four until the person at the screen is asked something that
/// `wanted` answers to. It is given the table, what is asked, and all that may be decided.
pub fn first_moment<T>(
    wanted: impl Fn(&Table, Choice, &[Decision]) -> Option<T>,
) -> Result<(SavedGame, T), String> {
    let mut legal = Box::<Decisions>::default();
    for seed in 0..MOST_GAMES {
        let header = setup(Level::Random, 2 + (seed % 3) as usize).header();
        let header = header.map_err(|error| error.to_string())?;
        let table = Table::new(header, dice(seed), &mut ());
        let mut table = table.map_err(|error| error.to_string())?;
        let mut policy_rng = Seed::of_game(seed, 0, Purpose::Decisions).stream();
        while let Pending::Decide { seats, choice } = table.pending() {
            let seat = seats.lowest().unwrap_or(PERSON);
            table.state().legal(seat, &mut legal);
            if seat == PERSON
                && let Some(found) = wanted(&table, choice, &legal)
            {
                return Ok((against_bots(table.record()), found));
            }
            let decision = legal[chance::below(&mut policy_rng, legal.len() as u32) as usize];
            table.decide(seat, decision, &mut ()).map_err(|error| error.to_string())?;
        }
    }
    Err("no random game has such a moment".to_owned())
}

/// The game as a browser keeps it: a person at the first seat, and bots that decide at once.
fn against_bots(record: Record) -> SavedGame {
    let mut sitters = vec![Sitter::Bot(Level::Random); record.header().config().players()];
    sitters[PERSON.index()] = Sitter::Person;
    SavedGame { record, sitters, memory_aid: true, lesson: None }
}
