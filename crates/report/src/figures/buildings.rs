//! The 36 buildings.

use havana_rules::{BuildingId, Deck, Goods};
use serde::Serialize;

use super::{Share, mean, percentile};
use crate::witness::{BuildingNote, GameNote, Gone};

/// The value in points that the house deck assumes for a coloured material, a debris, a peso and a
/// worker.
const WORTH: [f64; 4] = [1.15, 0.25, 0.35, 0.85];

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BuildingFigures {
    /// Its key in the deck.
    pub key: &'static str,
    /// What it is worth.
    pub points: u8,
    pub cost: Goods,
    /// Whether it needs the Architect.
    pub architect: bool,
    /// The share of games in which it ever lay at an end.
    pub at_an_end: Option<Share>,
    /// The share of games in which it was built.
    pub built: Option<Share>,
    /// The share of games in which it was built, of those in which it lay at an end.
    pub built_at_an_end: Option<Share>,
    /// The share of games in which it was removed (R7.3a), of those in which it lay at an end.
    pub removed: Option<Share>,
    /// The round in which it was built: the 10th, 50th and 90th percentile.
    pub round: Option<[u16; 3]>,
    /// How many rounds it lay at an end before it was built, on average.
    pub waited: Option<f64>,
    /// Of the times it was built, the share by a player who won.
    pub by_winners: Option<Share>,
    /// Its points for each point's worth of goods that was paid, on average.
    pub points_a_value: Option<f64>,
}

/// A building that a player bought.
struct Built {
    round: u16,
    waited: u16,
    paid: Goods,
}

impl BuildingFigures {
    pub(super) fn all(notes: &[GameNote], deck: Deck) -> Vec<BuildingFigures> {
        BuildingId::all().map(|building| BuildingFigures::of(notes, deck, building)).collect()
    }

    fn of(notes: &[GameNote], deck: Deck, building: BuildingId) -> BuildingFigures {
        let of = |note: &GameNote| note.buildings[building.index()];
        let at_an_end = |note: &GameNote| of(note).at_end_since.is_some();
        let was_built = |note: &GameNote| matches!(of(note).gone, Some(Gone::Built { .. }));
        let among_seen = |is_so: &dyn Fn(&GameNote) -> bool| {
            let seen = |note: &GameNote| u64::from(at_an_end(note));
            Share::of(notes.iter().map(|note| (f64::from(u8::from(is_so(note))), seen(note))))
        };
        let built: Vec<Built> = notes.iter().filter_map(|note| bought(of(note))).collect();
        let mut rounds: Vec<u16> = built.iter().map(|built| built.round).collect();
        rounds.sort_unstable();
        let [low, middle, high] = [10, 50, 90].map(|percent| percentile(&rounds, percent));
        let by_winners = |note: &GameNote| match of(note).gone {
            Some(Gone::Built { by, .. }) => (f64::from(u8::from(note.winners.contains(by))), 1),
            _ => (0.0, 0),
        };
        let points = f64::from(deck.points(building));
        BuildingFigures {
            key: deck.key(building),
            points: deck.points(building),
            cost: deck.cost(building),
            architect: deck.needs_architect(building),
            at_an_end: Share::of_games(notes, at_an_end),
            built: Share::of_games(notes, was_built),
            built_at_an_end: among_seen(&was_built),
            removed: among_seen(&|note| of(note).gone == Some(Gone::Removed)),
            round: low.zip(middle).zip(high).map(|((low, middle), high)| [low, middle, high]),
            waited: mean(built.iter().map(|built| f64::from(built.waited))),
            by_winners: Share::of(notes.iter().map(by_winners)),
            points_a_value: mean(built.iter().map(|built| points / worth(built.paid))),
        }
    }
}

fn bought(note: BuildingNote) -> Option<Built> {
    let Some(Gone::Built { round, paid, .. }) = note.gone else { return None };
    Some(Built { round, waited: round.saturating_sub(note.at_end_since?), paid })
}

/// The value of goods in points, as the house deck assumes.
fn worth(goods: Goods) -> f64 {
    let counts = [goods.coloured(), goods.debris(), goods.pesos(), goods.workers()];
    counts.into_iter().zip(WORTH).map(|(count, worth)| f64::from(count) * worth).sum()
}
