//! What is learned from: a choice of cards with what the search thought of it, and a position with
//! who won in the end.

use havana_bots::network::{Features, OTHER, OWN};
use havana_rules::Seat;

/// The most decisions of one choice that a sample holds; a hand of eleven has 22 ways to lay a card,
/// and the search tries 24 openings.
pub const MOST_CANDIDATES: usize = 24;

/// Stands for a share that the search had no need to estimate.
const UNKNOWN: u8 = 255;
/// The bytes of one view.
const VIEW: usize = OWN + (Seat::MAX - 1) * OTHER + 1;

/// A choice of cards, and how often the search tried each of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PolicySample {
    /// The number of the game.
    pub game: u32,
    /// What the player saw.
    pub features: Features,
    /// Whether it is the opening, of which the search tries some pairs alone.
    pub is_opening: bool,
    /// The pairs of cards tried, and how often.
    pub visits: Vec<(u8, u16)>,
}

/// A position when phase 3 begins, and who won in the end.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueSample {
    /// The number of the game.
    pub game: u32,
    /// What each player saw, by seat.
    pub features: Vec<Features>,
    /// Each player's share of the win, in twelfths.
    pub shares: [u8; Seat::MAX],
    /// The share of the win that the search expected for each player when they laid a card; none if
    /// they had no choice.
    pub expected: [Option<f32>; Seat::MAX],
}

/// All samples of some games.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Samples {
    /// The choices of cards.
    pub policy: Vec<PolicySample>,
    /// The positions.
    pub value: Vec<ValueSample>,
}

impl PolicySample {
    /// The bytes of a record.
    pub(crate) const BYTES: usize = 4 + 2 + 3 * MOST_CANDIDATES + VIEW;

    /// A record: the game, whether it is the opening, the number of candidates, their pairs, their
    /// visits, and the view.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.game.to_le_bytes());
        let count = self.visits.len().min(MOST_CANDIDATES);
        out.extend([u8::from(self.is_opening), count as u8]);
        let padded = |place: usize| self.visits.get(place).copied().unwrap_or_default();
        out.extend((0..MOST_CANDIDATES).map(|place| padded(place).0));
        out.extend((0..MOST_CANDIDATES).flat_map(|place| padded(place).1.to_le_bytes()));
        write_view(Some(&self.features), out);
    }
}

impl ValueSample {
    /// The bytes of a record.
    pub(crate) const BYTES: usize = 4 + 1 + 2 * Seat::MAX + Seat::MAX * VIEW;

    /// A record: the game, the number of players, their shares, what was expected, and their views.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.game.to_le_bytes());
        out.push(self.features.len() as u8);
        out.extend(self.shares);
        out.extend(self.expected.map(|share| share.map_or(UNKNOWN, parts)));
        for place in 0..Seat::MAX {
            write_view(self.features.get(place), out);
        }
    }
}

/// A share that the search expected, in 254 parts.
#[expect(clippy::cast_sign_loss, reason = "shares are from 0 to 1")]
fn parts(share: f32) -> u8 {
    (share * f32::from(UNKNOWN - 1)).round() as u8
}

fn write_view(features: Option<&Features>, out: &mut Vec<u8>) {
    let Some(Features { own, others, count }) = features else {
        out.resize(out.len() + VIEW, 0);
        return;
    };
    out.extend(own);
    out.extend(others.as_flattened());
    out.push(*count as u8);
}
