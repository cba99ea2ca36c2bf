//! What the text and the binary form have in common.

use havana_rules::{Building, Config, Deck, Ending, Lineup, Outcome, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use super::deck_hash::DeckHash;
use super::error::Fault;
use super::header::Header;

/// The content of a header as it was read, to be judged.
pub(super) struct HeaderParts {
    pub(super) rules: RulesVersion,
    pub(super) players: u32,
    pub(super) ages: Option<Lineup>,
    pub(super) target: u8,
    pub(super) hash: DeckHash,
    pub(super) buildings: Vec<Building>,
    pub(super) names: Option<Vec<String>>,
}

impl HeaderParts {
    /// The header, if all its parts are sound.
    pub(super) fn into_header(self) -> Result<Header, Fault> {
        // A deck stays in memory until the program exits, so a damaged one must not be interned.
        let found = DeckHash::of(&self.buildings);
        if found != self.hash {
            return Err(Fault::DeckHash { written: self.hash, found });
        }
        let deck = Deck::new(self.buildings)
            .map_err(|faults| faults.into_iter().next().map_or(Fault::NotARecord, Fault::Deck))?;
        let config = Config::new(self.players as usize)
            .and_then(|config| {
                config.with_rules(self.rules).with_deck(deck).with_target(self.target)
            })
            .and_then(|config| match self.ages {
                Some(ages) => config.with_ages(ages),
                None => Ok(config),
            })
            .map_err(Fault::Config)?;
        let header = Header::from(config);
        match self.names {
            Some(names) => header.with_names(names).map_err(Fault::Names),
            None => Ok(header),
        }
    }
}

/// An outcome; its winners in a list, since a set has no length to write before it.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OutcomeWire {
    winners: Lineup,
    ending: Ending,
}

impl From<Outcome> for OutcomeWire {
    fn from(outcome: Outcome) -> OutcomeWire {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let winners = Lineup::new(&winners).unwrap_or(Lineup::by_number(0));
        OutcomeWire { winners, ending: outcome.ending }
    }
}

impl From<OutcomeWire> for Outcome {
    fn from(wire: OutcomeWire) -> Outcome {
        Outcome { winners: wire.winners.iter().collect(), ending: wire.ending }
    }
}
