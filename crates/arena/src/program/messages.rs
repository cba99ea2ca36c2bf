//! What is said between the arena and a program, as `docs/bot-protocol.md` describes it.

use havana_rules::{Building, Decision, Ending, Event, Seat, Seats, View};
use serde::{Deserialize, Serialize};

/// The first message; answered by [`HelloAnswer`].
#[derive(Serialize)]
pub(crate) struct Hello {
    #[serde(rename = "type")]
    pub(crate) kind: &'static str,
    pub(crate) protocol: u32,
    pub(crate) rules: u32,
}

#[derive(Deserialize)]
pub(crate) struct HelloAnswer {
    pub(crate) protocol: u32,
}

/// A game begins; not answered.
#[derive(Serialize)]
pub(crate) struct Begin {
    #[serde(rename = "type")]
    kind: &'static str,
    pub(crate) seat: Seat,
    pub(crate) players: usize,
    pub(crate) target: u8,
    /// For the bot's own randomness; it tells nothing about the draws.
    pub(crate) seed: u32,
    pub(crate) deck: &'static [Building],
}

impl Begin {
    pub(crate) fn new(seat: Seat, config: &havana_rules::Config, seed: u32) -> Begin {
        Begin {
            kind: "game",
            seat,
            players: config.players(),
            target: config.target(),
            seed,
            deck: config.deck().buildings(),
        }
    }
}

/// A decision is due; answered by [`Answer`].
#[derive(Serialize)]
pub(crate) struct Ask<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'static str,
    pub(crate) id: u64,
    pub(crate) seat: Seat,
    pub(crate) millis: u64,
    pub(crate) view: &'a View,
    pub(crate) events: &'a [Event],
    pub(crate) legal: &'a [Decision],
}

#[derive(Deserialize)]
pub(crate) struct Answer {
    pub(crate) id: u64,
    #[serde(default)]
    pub(crate) index: Option<usize>,
    #[serde(default)]
    pub(crate) decision: Option<Decision>,
}

/// The game is over; not answered.
#[derive(Serialize)]
pub(crate) struct Over<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    winners: Seats,
    /// `None` if a bot forfeited it.
    ending: Option<Ending>,
    events: &'a [Event],
}

impl Over<'_> {
    pub(crate) fn new(winners: Seats, ending: Option<Ending>, events: &[Event]) -> Over<'_> {
        Over { kind: "over", winners, ending, events }
    }
}
