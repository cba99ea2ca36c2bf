//! What is agreed before a game begins.

use thiserror::Error;

use crate::components::deck::Deck;
use crate::components::seat::{Lineup, Seat};

/// The number of the newest version of the rules.
pub const RULES_VERSION: u32 = RulesVersion::NEWEST.number();

/// A version of the rules. A new one comes with every ruling under which the same inputs could give
/// another game; games that began under an older one end under it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RulesVersion {
    /// The first reading of the rulebooks.
    One,
    /// R7.4a: a player who finds no worker has not carried the action out.
    Two,
}

impl RulesVersion {
    /// All versions, the oldest first.
    pub const ALL: [RulesVersion; 2] = [RulesVersion::One, RulesVersion::Two];
    /// The version that new games are played under.
    pub const NEWEST: RulesVersion = RulesVersion::Two;

    /// Its number, as records write it.
    pub const fn number(self) -> u32 {
        match self {
            RulesVersion::One => 1,
            RulesVersion::Two => 2,
        }
    }

    /// The version with this number.
    pub fn from_number(number: u32) -> Option<RulesVersion> {
        RulesVersion::ALL.into_iter().find(|version| version.number() == number)
    }
}

/// What is agreed before a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    players: u8,
    ages: Option<Lineup>,
    deck: Deck,
    target: u8,
    rules: RulesVersion,
}

/// What is wrong with an agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ConfigWrong {
    /// Havana is for 2 to 4 players.
    #[error("{0} players; Havana is for 2, 3 or 4")]
    Players(usize),
    /// The order of age must name every player once.
    #[error("the order of age must name every player once")]
    Ages,
    /// The points to win must be within reach of the deck.
    #[error("{0} points to win; choose 1 to {most}", most = Config::HIGHEST_TARGET)]
    Target(u8),
}

impl Config {
    /// The highest points to win that can be agreed.
    pub const HIGHEST_TARGET: u8 = 100;

    /// A game of this many players with the house deck; the order of age will be drawn.
    pub fn new(players: usize) -> Result<Config, ConfigWrong> {
        if !(2..=Seat::MAX).contains(&players) {
            return Err(ConfigWrong::Players(players));
        }
        let target = Config::usual_target(players);
        let (players, deck, rules) = (players as u8, Deck::house(), RulesVersion::NEWEST);
        Ok(Config { players, ages: None, deck, target, rules })
    }

    /// R8.1: the points that win, by the number of players.
    pub fn usual_target(players: usize) -> u8 {
        match players {
            2 => 25,
            3 => 20,
            _ => 15,
        }
    }

    /// The same with this order of age, the oldest first (R3.3).
    pub fn with_ages(mut self, oldest_first: Lineup) -> Result<Config, ConfigWrong> {
        if !oldest_first.seats_all(self.players()) {
            return Err(ConfigWrong::Ages);
        }
        self.ages = Some(oldest_first);
        Ok(self)
    }

    /// The same with this deck.
    #[must_use]
    pub fn with_deck(mut self, deck: Deck) -> Config {
        self.deck = deck;
        self
    }

    /// The same with this many points to win.
    pub fn with_target(mut self, target: u8) -> Result<Config, ConfigWrong> {
        if !(1..=Config::HIGHEST_TARGET).contains(&target) {
            return Err(ConfigWrong::Target(target));
        }
        self.target = target;
        Ok(self)
    }

    /// The same under this version of the rules, for games that began under it.
    #[must_use]
    pub fn with_rules(mut self, rules: RulesVersion) -> Config {
        self.rules = rules;
        self
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// The agreed order of age; `None` if it is to be drawn.
    pub fn ages(&self) -> Option<Lineup> {
        self.ages
    }

    /// The deck.
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// The points that win.
    pub fn target(&self) -> u8 {
        self.target
    }

    /// The version of the rules.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }
}
