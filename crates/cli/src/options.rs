//! Arguments that several commands share.

use std::path::PathBuf;
use std::thread;

use clap::Args;
use havana_rules::Deck;

use crate::failure::Failure;
use crate::input::decks;

/// What games depend on besides the players, and how much of the machine they may use.
#[derive(Args)]
pub(crate) struct Common {
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of threads [default: all processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A custom deck instead of the house deck; see havana deck check
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

impl Common {
    /// How many threads to use.
    pub(crate) fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => usize::from(threads),
            None => thread::available_parallelism().map_or(1, usize::from),
        }
    }

    /// The deck to play with.
    pub(crate) fn deck(&self) -> Result<Deck, Failure> {
        match &self.deck {
            Some(path) => decks::load(path),
            None => Ok(Deck::house()),
        }
    }

    /// The deck's file, or `house`.
    pub(crate) fn deck_name(&self) -> String {
        self.deck.as_ref().map_or_else(|| "house".to_owned(), |path| path.display().to_string())
    }
}

/// A deck by its name from [`Common::deck_name`], within a sentence.
pub(crate) fn deck_in_words(name: &str) -> String {
    match name {
        "house" => "the house deck".to_owned(),
        file => format!("the deck of {file}"),
    }
}
