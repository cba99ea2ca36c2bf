//! The point of view from which a game is shown.

use std::str::FromStr;

use havana_rules::{Event, Open, Seat, State, View, Viewer};

/// The point of view from which a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Perspective {
    /// A player's.
    Seat(Seat),
    /// A spectator's, who sees no hidden cards.
    Spectator,
    /// All players' together.
    All,
}

impl FromStr for Perspective {
    type Err = String;

    fn from_str(text: &str) -> Result<Perspective, String> {
        match text {
            "spectator" => Ok(Perspective::Spectator),
            "all" => Ok(Perspective::All),
            number => number
                .parse()
                .ok()
                .and_then(Seat::new)
                .map(Perspective::Seat)
                .ok_or_else(|| "use a seat from 0 to 3, spectator or all".to_owned()),
        }
    }
}

impl Perspective {
    /// The event as seen from here.
    pub(crate) fn see(self, event: Event) -> Event {
        match self {
            Perspective::Seat(seat) => event.seen_by(Viewer::Seat(seat)),
            Perspective::Spectator => event.seen_by(Viewer::Spectator),
            Perspective::All => event,
        }
    }

    /// Whether this player's hidden cards are visible.
    pub(crate) fn sees_cards_of(self, seat: Seat) -> bool {
        self == Perspective::All || self == Perspective::Seat(seat)
    }

    fn viewers(self, open: &Open) -> Vec<Viewer> {
        match self {
            Perspective::Seat(seat) => vec![Viewer::Seat(seat)],
            Perspective::Spectator => vec![Viewer::Spectator],
            Perspective::All => open.seats().map(Viewer::Seat).collect(),
        }
    }

    /// The views of a game: one, or one for each player.
    pub(crate) fn views(self, state: &State) -> Vec<View> {
        self.viewers(state.open()).into_iter().map(|viewer| state.view(viewer)).collect()
    }
}
