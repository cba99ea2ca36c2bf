//! How a game ended.

use havana_rules::{Ending, Outcome, Seat};

use crate::names::Names;
use crate::words::Words;

impl Words {
    /// Why the game ended.
    pub fn ending(self, ending: Ending) -> String {
        self.text(match ending {
            Ending::Target => "ending-target",
            Ending::Buildings => "ending-buildings",
            Ending::Materials => "ending-materials",
            Ending::Standstill => "ending-standstill",
        })
    }

    /// Why the game ended and who won it with how many points.
    pub fn outcome(self, outcome: &Outcome, points: u8, names: &Names) -> String {
        let why = self.ending(outcome.ending);
        format!("{why} {}", self.winners(outcome, points, names))
    }

    /// Who won, with how many points.
    pub fn winners(self, outcome: &Outcome, points: u8, names: &Names) -> String {
        let points = ("points", self.points(points).into());
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        if winners.is_empty() {
            return self.text("outcome-nobody");
        }
        if let [winner] = winners[..] {
            return self.of_player("outcome-won", winner, names, &[points]);
        }
        let others = winners.iter().filter(|&&seat| !names.is_you(seat));
        let others: Vec<&str> = others.map(|&seat| names.of(seat)).collect();
        let shared_by_you = others.len() < winners.len();
        let key = if shared_by_you { "outcome-shared.you" } else { "outcome-shared" };
        self.say(key, &[("names", self.list(&others).into()), points])
    }
}
