//! *Havana* in a terminal: against bots, or at a table of a server.
//!
//! It has no rule and no protocol of its own. What can be decided is the list of legal decisions,
//! in the words of `havana-words`; the game itself is a [`havana_client::Play`]. A `Console` turns typed lines into decisions and
//! events into sentences, without a terminal; two faces show it: sentences line by line, and the
//! whole table on a screen.

mod board;
mod console;
mod help;
mod hint;
mod input;
mod menu;
mod net;
mod plain;
mod run;
mod screen;
mod table;

use std::io::{self, IsTerminal as _};

use getrandom::SysRng;
use havana_bots::Level;
use havana_client::online::Connection;
use havana_client::{Play, Session, Setup, Sitter};
use havana_rules::Deck;
use havana_table::{Dice, Purpose, Seed};
use havana_words::Words;
use rand_core::{Rng as _, UnwrapErr};

use console::Console;
use net::{Link, Visitor, Wire};
use plain::Plain;
use run::{Face, Run};
use screen::Screen;
use thiserror::Error;

/// How to play.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The language.
    pub words: Words,
    /// The player's name; the usual one if there is none.
    pub name: Option<String>,
    /// Sentences line by line, even on a screen.
    pub is_plain: bool,
}

/// A table against bots.
#[derive(Clone, Debug)]
pub struct Bots {
    /// The bots, from the second seat on.
    pub levels: Vec<Level>,
    /// The buildings.
    pub deck: Deck,
    /// The random seed; a new game every time without one.
    pub seed: Option<u64>,
}

/// A table of a server.
#[derive(Clone, Debug)]
pub struct Online {
    /// The link to the table.
    pub link: String,
    /// The cookie of an earlier visit.
    pub cookie: Option<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The record as text, if there is one.
    pub record: Option<String>,
    /// Whether it was left before its end.
    pub is_left: bool,
}

/// Why a game could not be played, in a sentence.
#[derive(Debug, Error)]
pub enum PlayError {
    /// What is wrong and what to do about it.
    #[error("{0}")]
    Message(String),
    /// The terminal does not take what is written, or gives nothing to read.
    #[error("{0}")]
    Terminal(#[from] io::Error),
}

impl From<String> for PlayError {
    fn from(says: String) -> PlayError {
        PlayError::Message(says)
    }
}

/// Plays against bots.
pub fn play_bots(settings: &Settings, bots: &Bots) -> Result<Ended, PlayError> {
    let setup = setup(settings, bots);
    let seed = bots.seed.unwrap_or_else(|| UnwrapErr(SysRng).next_u64());
    let dice = if let Some(seed) = bots.seed {
        Seed::of_game(seed, 0, Purpose::Dice)
    } else {
        let mut bytes = [0; 32];
        UnwrapErr(SysRng).fill_bytes(&mut bytes);
        Seed::from_bytes(bytes)
    };
    let session =
        Session::begin(&setup, Dice::seeded(dice), seed).map_err(|wrong| wrong.to_string())?;
    let console = Console::new(settings.words, Play::here(session));
    let console = Run::new(console, face(settings)?, |_| Ok(None))?.play()?;
    let record = console.session().map(|session| session.record().to_text());
    Ok(Ended { record, is_left: !console.is_over() })
}

/// Plays at a table of a server; `know` is given the cookie with which the player can come back.
pub fn play_online(
    settings: &Settings,
    online: Online,
    know: impl FnOnce(&str) -> Result<(), PlayError>,
) -> Result<Ended, PlayError> {
    let words = settings.words;
    let link: Link = online.link.parse().map_err(|bad: net::BadLink| bad.to_string())?;
    let name = settings.name.clone().unwrap_or_else(|| usual_name(words));
    let visitor = Visitor::new(words, link, online.cookie, &name)?;
    know(visitor.cookie())?;
    let seat = visitor.sit_down(|missing| {
        println_safely(&words.say("terminal-waits", &[("n", missing.into())]));
    })?;
    let connection = Connection::new(0, UnwrapErr(SysRng).next_u64());
    let console = Console::new(words, Play::online(connection));
    let connect = |inputs| Wire::start(seat, inputs).map(Some);
    let console = Run::new(console, face(settings)?, connect)?.play()?;
    let record = if console.is_over() { Some(visitor.record()?) } else { None };
    Ok(Ended { record, is_left: !console.is_over() })
}

/// Lines on anything but a screen.
fn face(settings: &Settings) -> io::Result<Face> {
    let is_screen = io::stdout().is_terminal() && io::stdin().is_terminal();
    if settings.is_plain || !is_screen {
        return Ok(Face::Plain(Plain::default()));
    }
    Ok(Face::Screen(Box::new(Screen::new()?)))
}

fn setup(settings: &Settings, bots: &Bots) -> Setup {
    let words = settings.words;
    let mut names = vec![settings.name.clone().unwrap_or_else(|| usual_name(words))];
    let mut sitters = vec![Sitter::Person];
    for &level in &bots.levels {
        let sitter = Sitter::Bot(level);
        let name = words.level(sitter.level().unwrap_or_default());
        let same = names.iter().filter(|known| known.starts_with(&name)).count();
        names.push(if same == 0 { name } else { format!("{name} {}", same + 1) });
        sitters.push(sitter);
    }
    Setup { sitters, names, ages: None, deck: bots.deck, target: None, memory_aid: true }
}

fn usual_name(words: Words) -> String {
    words.say("setup-name-default", &[("n", 1_u32.into())])
}

fn println_safely(line: &str) {
    use io::Write as _;
    // A reader that is gone is noticed by the game itself.
    let _ = writeln!(io::stdout().lock(), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of people at its first decision.
    pub(crate) fn session(players: usize, seed: u64) -> Session {
        let setup = Setup {
            sitters: vec![Sitter::Person; players],
            names: ["Ana", "Bea", "Cem", "Dan"].map(str::to_owned)[..players].to_vec(),
            ages: None,
            deck: Deck::house(),
            target: None,
            memory_aid: true,
        };
        let dice = Dice::seeded(Seed::of_game(seed, 0, Purpose::Dice));
        Session::begin(&setup, dice, seed).unwrap()
    }

    /// A game against bots, at the first decision of its player.
    pub(crate) fn against_bots(words: Words, players: usize, seed: u64) -> Session {
        let settings = Settings { words, name: None, is_plain: false };
        let levels = vec![Level::Random; players - 1];
        let bots = Bots { levels, deck: Deck::house(), seed: Some(seed) };
        let dice = Dice::seeded(Seed::of_game(seed, 0, Purpose::Dice));
        let mut session = Session::begin(&setup(&settings, &bots), dice, seed).unwrap();
        session.let_bots_play();
        session
    }

    #[test]
    fn bots_of_the_same_level_have_different_names() {
        let words = Words::new(havana_words::Language::English);
        let settings = Settings { words, name: None, is_plain: true };
        let levels = vec![Level::Planner, Level::Random, Level::Planner];
        let bots = Bots { levels, deck: Deck::house(), seed: Some(1) };
        let names = setup(&settings, &bots).names;
        assert_eq!(names, ["Player 1", "Don Julio", "Paquito", "Don Julio 2"]);
    }
}
