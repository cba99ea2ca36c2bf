//! Choosing between what fared well and what was tried too little.

use crate::exp::exp;

/// The difference in points that makes a decision e times as likely to be tried.
pub(super) const CERTAINTY: f32 = 1.6;
/// What is expected of an untried decision, less than of the tried ones.
const UNTRIED: f32 = 0.03;

/// How much to explore besides the best decision.
#[derive(Clone, Copy, Default)]
pub(super) struct Urge {
    pub(super) at_first: f32,
    /// After this many games it grows: the best few are known so well by then that it costs little
    /// to make sure.
    pub(super) grows_after: f32,
}

impl Urge {
    /// The exploration after this many games.
    fn after(self, games: u32) -> f32 {
        let games = (games + 1) as f32;
        self.at_first * (games / self.grows_after).max(1.0).sqrt().sqrt() * games.sqrt()
    }
}

/// How something fared.
#[derive(Clone, Copy, Default)]
pub(super) struct Record {
    pub(super) visits: u32,
    total: f32,
}

impl Record {
    pub(super) fn learn(&mut self, share: f32) {
        self.visits += 1;
        self.total += share;
    }

    /// The mean share of the win, 0 if it was never tried.
    pub(super) fn mean(self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// Makes of what decisions seem worth how often each is to be tried.
pub(super) fn priors(worths: &mut [f32], certainty: f32) {
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for worth in &mut *worths {
        *worth = exp((*worth - best) / certainty);
        sum += *worth;
    }
    for worth in worths {
        *worth /= sum;
    }
}

/// The place of the option to try next: one that fared well, or one that was tried too little for
/// how good it looks (PUCT).
pub(super) fn puct(all: Record, options: impl Iterator<Item = (Record, f32)>, urge: Urge) -> usize {
    let untried = all.mean() - UNTRIED;
    let urge = urge.after(all.visits);
    let (mut best, mut chosen) = (f32::MIN, 0);
    for (place, (option, prior)) in options.enumerate() {
        let fared = if option.visits == 0 { untried } else { option.mean() };
        let score = fared + urge * prior / (1 + option.visits) as f32;
        if score > best {
            (best, chosen) = (score, place);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::super::Settings;

    #[test]
    fn after_many_games_more_is_tried_with_two_players_alone() {
        let tried = |players, games| Settings::BEST.urge(players).after(games);
        for players in 3..=4 {
            assert_eq!(tried(players, 999).to_bits(), tried(2, 999).to_bits());
            assert!(tried(players, 9_999) < tried(2, 9_999));
        }
    }
}
