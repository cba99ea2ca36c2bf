//! Statistics computed from the notes of many games. Every share has its 95% confidence interval,
//! which takes into account that games are independent and the players of one game are not.

mod buildings;
mod cards;
mod flows;
mod length;
mod offences;
mod wins;

use havana_arena::Interval;
use serde::Serialize;

pub use buildings::BuildingFigures;
pub use cards::CardFigures;
pub use flows::{Flow, Flows, Purse};
pub use length::{EndingFigures, Lead, Length, Times};
pub use offences::{OffenceFigures, Offences};
pub use wins::{FirstFigures, Wins};

use crate::play::Gathered;
use crate::witness::GameNote;

/// A share with its 95% confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// Of how many cases.
    pub cases: u64,
    /// The share seen, and the ends of its interval.
    #[serde(flatten)]
    pub interval: Interval,
}

impl Share {
    /// The share of hits among cases, each game with its `(hits, cases)`; `None` without a case.
    fn of(games: impl Iterator<Item = (f64, u64)>) -> Option<Share> {
        let groups: Vec<(u64, (f64, f64))> =
            games.map(|(hits, cases)| (cases, (hits, cases as f64))).collect();
        let cases = groups.iter().map(|&(cases, _)| cases).sum();
        let groups: Vec<(f64, f64)> = groups.into_iter().map(|(_, group)| group).collect();
        Interval::of_groups(&groups).map(|interval| Share { cases, interval })
    }

    /// The share of the games of which something is true.
    fn of_games(notes: &[GameNote], is_so: impl Fn(&GameNote) -> bool) -> Option<Share> {
        Share::of(notes.iter().map(|note| (f64::from(u8::from(is_so(note))), 1)))
    }

    /// The share itself.
    pub fn value(self) -> f64 {
        self.interval.share
    }

    /// Whether a value is outside the interval.
    pub fn excludes(self, value: f64) -> bool {
        !(self.interval.low..=self.interval.high).contains(&value)
    }
}

/// A mean with its 95% confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean seen.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Mean {
    /// The mean of one number from each game; `None` for fewer than two games, which have no
    /// variance.
    fn of(numbers: &[f64]) -> Option<Mean> {
        let mean = mean(numbers.iter().copied()).filter(|_| numbers.len() > 1)?;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let count = numbers.len() as f64;
        let half = 1.96 * (squares / (count - 1.0) / count).sqrt();
        Some(Mean { mean, low: mean - half, high: mean + half })
    }
}

/// All figures, by number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// One for each number of players.
    pub tables: Vec<TableFigures>,
}

/// The figures of all games with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableFigures {
    /// How many play.
    pub players: usize,
    /// The points to win.
    pub target: u8,
    /// How many games were seen.
    pub games: usize,
    /// How long games are.
    pub length: Length,
    /// Why games end.
    pub endings: Vec<EndingFigures>,
    pub lead: Lead,
    pub wins: Wins,
    pub cards: Vec<CardFigures>,
    /// By building, in the order of the deck.
    pub buildings: Vec<BuildingFigures>,
    /// Where goods come from and go to.
    pub flows: Flows,
    /// Thieves and taxes.
    pub offences: Offences,
}

impl Figures {
    /// The figures of everything gathered; a number of players without a game is skipped.
    pub fn of(gathered: &[Gathered]) -> Figures {
        let played = gathered.iter().filter(|one| !one.notes.is_empty());
        Figures { tables: played.map(TableFigures::of).collect() }
    }
}

impl TableFigures {
    fn of(Gathered { config, notes }: &Gathered) -> TableFigures {
        TableFigures {
            players: config.players(),
            target: config.target(),
            games: notes.len(),
            length: Length::of(notes),
            endings: EndingFigures::all(notes),
            lead: Lead::of(notes),
            wins: Wins::of(notes, config.players()),
            cards: CardFigures::all(notes),
            buildings: BuildingFigures::all(notes, config.deck()),
            flows: Flows::of(notes),
            offences: Offences::of(notes),
        }
    }

    /// The share of wins that every player has by chance.
    pub fn fair(&self) -> f64 {
        1.0 / self.players as f64
    }
}

/// The mean, or `None` if there are no numbers.
fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0_u32);
    for number in numbers {
        sum += number;
        count += 1;
    }
    (count > 0).then(|| sum / f64::from(count))
}

/// A percentile of the sorted numbers.
fn percentile(sorted: &[u16], percent: usize) -> Option<u16> {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(rank - 1).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_numbers_that_occur() {
        assert_eq!(percentile(&[], 50), None);
        assert_eq!([10, 50, 90, 100].map(|p| percentile(&[4, 7, 9], p)), [4, 7, 9, 9].map(Some));
    }

    #[test]
    fn a_share_knows_its_cases() {
        assert_eq!(Share::of([(0.0, 0)].into_iter()), None);
        let share = Share::of([(1.0, 2), (0.0, 2), (1.0, 1)].into_iter()).expect("cases");
        assert_eq!(share.cases, 5);
        assert!((share.value() - 0.4).abs() < 1e-9);
        assert!(!share.excludes(0.5) && share.excludes(1.5));
    }
}
