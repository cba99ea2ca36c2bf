//! How a game ended, in words.

use havana_rules::{Ending, Open, Outcome};

use super::{Words, count};

/// Why the game ended.
pub fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Target => "a player reached the points to win",
        Ending::Buildings => "the last building was gone",
        Ending::Materials => "the last material was gone",
        Ending::Standstill => "no building was built or removed for twelve rounds",
    }
}

impl Words {
    /// Who won, and why.
    pub fn outcome(&self, open: &Open, outcome: Outcome) -> String {
        let winners = self.seats(outcome.winners.iter());
        let points = outcome.winners.lowest().map_or(0, |seat| open.player(seat).points());
        let points = count(u64::from(points), "point", "points");
        let clause = outcome.ending.clause();
        let verb = if outcome.winners.len() == 1 { "wins" } else { "share the win" };
        match outcome.ending {
            Ending::Target => format!("{winners} {verb} on reaching {points} ({clause})."),
            other => {
                let why = ending(other);
                format!("{winners} {verb} with {points}: {why} ({clause}).")
            }
        }
    }
}
