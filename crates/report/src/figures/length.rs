//! How long games are, why they end, and who leads on the way.

use havana_rules::Ending;
use serde::Serialize;

use super::{Share, mean, percentile};
use crate::witness::GameNote;

/// How many games have a value, such as a number of rounds or of changes of the leader.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Times {
    pub number: u16,
    /// How many games have it.
    pub games: usize,
    /// Their share of all games.
    pub share: f64,
}

impl Times {
    /// From the lowest number to the highest, including those that no game has.
    fn all(sorted: &[u16]) -> Vec<Times> {
        let (Some(&low), Some(&high)) = (sorted.first(), sorted.last()) else { return Vec::new() };
        let times = |number| {
            let games = sorted.iter().filter(|&&other| other == number).count();
            Times { number, games, share: games as f64 / sorted.len() as f64 }
        };
        (low..=high).map(times).collect()
    }
}

/// How many rounds games have.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    /// One game of ten has no more.
    pub tenth_percentile: u16,
    /// Half of the games have no more.
    pub median: u16,
    /// Nine games of ten have no more.
    pub ninetieth_percentile: u16,
    /// All lengths.
    pub rounds: Vec<Times>,
}

impl Length {
    pub(super) fn of(notes: &[GameNote]) -> Length {
        let mut rounds: Vec<u16> = notes.iter().map(|note| note.rounds).collect();
        rounds.sort_unstable();
        let at = |percent| percentile(&rounds, percent).unwrap_or(0);
        Length {
            tenth_percentile: at(10),
            median: at(50),
            ninetieth_percentile: at(90),
            rounds: Times::all(&rounds),
        }
    }
}

/// How many games end this way.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EndingFigures {
    /// Why.
    pub ending: Ending,
    /// The clause that ends the game.
    pub clause: &'static str,
    /// The share of all games.
    pub share: Option<Share>,
}

impl EndingFigures {
    pub(super) fn all(notes: &[GameNote]) -> Vec<EndingFigures> {
        let of = |ending: Ending| EndingFigures {
            ending,
            clause: ending.clause(),
            share: Share::of_games(notes, |note| note.ending == ending),
        };
        Ending::ALL.map(of).to_vec()
    }
}

/// Who leads. A player leads if they have more points than every other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lead {
    /// How often another player comes to lead, by game.
    pub changes: Vec<Times>,
    /// How often on average.
    pub mean_changes: f64,
    /// The share of games in which a player leads when half of the rounds are played.
    pub somebody_leads_at_half: Option<Share>,
    /// Of these, the share that the leader wins.
    pub leader_at_half_wins: Option<Share>,
}

impl Lead {
    pub(super) fn of(notes: &[GameNote]) -> Lead {
        let mut changes: Vec<u16> = notes.iter().map(|note| note.leader_changes).collect();
        changes.sort_unstable();
        let won = |note: &GameNote| match note.led_at_half {
            Some(leader) => (note.won(leader), 1),
            None => (0.0, 0),
        };
        Lead {
            mean_changes: mean(changes.iter().copied().map(f64::from)).unwrap_or(0.0),
            changes: Times::all(&changes),
            somebody_leads_at_half: Share::of_games(notes, |note| note.led_at_half.is_some()),
            leader_at_half_wins: Share::of(notes.iter().map(won)),
        }
    }
}
