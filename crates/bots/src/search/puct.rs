//! Selection by PUCT: between what has done well and what was tried too little for its prior.

use crate::exp::exp;

/// The difference in points that makes a decision e times as likely a priori.
pub(super) const TEMPERATURE: f32 = 1.6;
/// How much less is expected of an untried decision than of the tried ones.
const FIRST_PLAY_REDUCTION: f32 = 0.03;

/// How much to explore besides the best decision.
#[derive(Clone, Copy, Default)]
pub(super) struct Exploration {
    /// The exploration constant.
    pub(super) constant: f32,
    /// After this many visits it grows: the best few are known so well by then that it costs
    /// little to make sure.
    pub(super) grows_after: f32,
}

impl Exploration {
    /// What the prior of an option counts after this many visits of its node.
    fn after(self, visits: u32) -> f32 {
        let visits = (visits + 1) as f32;
        self.constant * (visits / self.grows_after).max(1.0).sqrt().sqrt() * visits.sqrt()
    }
}

/// The results of a node or of an option.
#[derive(Clone, Copy, Default)]
pub(super) struct Statistics {
    pub(super) visits: u32,
    total: f32,
}

impl Statistics {
    pub(super) fn add(&mut self, share: f32) {
        self.visits += 1;
        self.total += share;
    }

    /// The mean share of the win, 0 if it was never tried.
    pub(super) fn mean(self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// Turns what decisions seem worth into priors.
pub(super) fn softmax(worths: &mut [f32], temperature: f32) {
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for worth in &mut *worths {
        *worth = exp((*worth - best) / temperature);
        sum += *worth;
    }
    for worth in worths {
        *worth /= sum;
    }
}

/// The place of the option to try next, by its statistics and its prior.
pub(super) fn select(
    node: Statistics,
    options: impl Iterator<Item = (Statistics, f32)>,
    exploration: Exploration,
) -> usize {
    let untried = node.mean() - FIRST_PLAY_REDUCTION;
    let exploration = exploration.after(node.visits);
    let (mut best, mut chosen) = (f32::MIN, 0);
    for (place, (option, prior)) in options.enumerate() {
        let mean = if option.visits == 0 { untried } else { option.mean() };
        let score = mean + exploration * prior / (1 + option.visits) as f32;
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
        let tried = |players, games| Settings::BEST.exploration(players).after(games);
        for players in 3..=4 {
            assert_eq!(tried(players, 999).to_bits(), tried(2, 999).to_bits());
            assert!(tried(players, 9_999) < tried(2, 9_999));
        }
    }
}
