//! Games for the tests.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part of this")]

pub mod guest;
pub mod host;
pub mod peer;
pub mod screen;
pub mod wire;

use havana_bots::Level;
use havana_client::{Next, Session, Setup, Sitter};
use havana_rules::{Decision, Decisions, Deck, Seat, Viewer};
use havana_table::{Dice, Purpose, Seed, chance};
use rand_chacha::ChaCha8Rng;

pub fn setup(sitters: &[Sitter]) -> Setup {
    Setup {
        sitters: sitters.to_vec(),
        names: (1..=sitters.len()).map(|n| format!("Player {n}")).collect(),
        ages: None,
        deck: Deck::house(),
        target: None,
        memory_aid: true,
    }
}

pub fn bots(level: Level, players: usize) -> Vec<Sitter> {
    vec![Sitter::Bot(level); players]
}

/// One person among random bots.
pub fn against_bots(players: usize, seed: u64) -> Session {
    let mut sitters = bots(Level::Random, players);
    sitters[0] = Sitter::Person;
    Session::begin(&setup(&sitters), dice(seed), seed).expect("a legal table")
}

pub fn dice(seed: u64) -> Dice {
    Dice::seeded(Seed::of_game(seed, 0, Purpose::Dice))
}

pub fn people(players: usize, seed: u64) -> Session {
    Session::begin(&setup(&vec![Sitter::Person; players]), dice(seed), seed).expect("a legal table")
}

pub fn policy_rng(seed: u64) -> ChaCha8Rng {
    Seed::of_game(seed, 1, Purpose::Decisions).stream()
}

/// What the person whose turn it is may decide.
pub fn legal(session: &Session, seat: Seat) -> Vec<Decision> {
    let mut legal = Box::<Decisions>::default();
    session.view(Viewer::Seat(seat)).legal(&mut legal);
    legal.to_vec()
}

/// Plays random decisions of people until the game is over or `look` says stop.
pub fn play_on(session: &mut Session, seed: u64, mut look: impl FnMut(&mut Session, Seat) -> bool) {
    let mut policy_rng = policy_rng(seed);
    while let Next::Person(seat) = session.next() {
        if !look(session, seat) {
            return;
        }
        let legal = legal(session, seat);
        let decision = legal[chance::below(&mut policy_rng, legal.len() as u32) as usize];
        session.decide(seat, decision).expect("a listed decision is legal");
    }
}
