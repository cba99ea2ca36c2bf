//! Equilibria: how often to choose each of several decisions, so that even an opponent who knows it
//! can do no better against them.

/// Rounds of learning. More moved the chances by less than the simulated games leave open.
const ROUNDS: u16 = 300;

/// Two players decide at the same time. What the opponent holds is hidden.
pub(super) struct MatrixGame {
    /// What each of the own decisions is worth against each of the opponent's.
    pub(super) worth: Vec<Vec<f32>>,
    /// The situations that the opponent may be in.
    pub(super) situations: Vec<Situation>,
}

/// A situation of the opponent, who can tell it from the others.
pub(super) struct Situation {
    /// How likely it is after each of the own decisions.
    pub(super) likelihood: Vec<f32>,
    /// The decisions open to the opponent, by their places in [`MatrixGame::worth`].
    pub(super) options: Vec<usize>,
}

impl MatrixGame {
    /// The chance of each own decision in an equilibrium. Both players learn by regret matching+
    /// (Tammelin, 2014) in turn, and later rounds count more.
    pub(super) fn equilibrium(&self) -> Vec<f32> {
        let mut own = Learner::new(self.worth.len());
        let learner = |situation: &Situation| Learner::new(situation.options.len());
        let mut opponent: Vec<Learner> = self.situations.iter().map(learner).collect();
        let mut sums = vec![0.0; self.worth.len()];
        for round in 1..=ROUNDS {
            for (situation, learner) in self.situations.iter().zip(&mut opponent) {
                let Situation { likelihood, options } = situation;
                for ((worth, likelihood), chance) in
                    self.worth.iter().zip(likelihood).zip(&own.chances)
                {
                    for (gain, &option) in learner.gains.iter_mut().zip(options) {
                        *gain -= likelihood * chance * worth[option];
                    }
                }
                learner.learn();
                for ((worth, likelihood), gain) in
                    self.worth.iter().zip(likelihood).zip(&mut own.gains)
                {
                    let answers = options.iter().zip(&learner.chances);
                    let expected: f32 =
                        answers.map(|(&option, chance)| chance * worth[option]).sum();
                    *gain += likelihood * expected;
                }
            }
            own.learn();
            for (sum, chance) in sums.iter_mut().zip(&own.chances) {
                *sum += chance * f32::from(round);
            }
        }
        normalise(&mut sums);
        sums
    }
}

/// Makes chances of numbers that say how likely something is, equal ones if all are 0.
pub(super) fn normalise(chances: &mut [f32]) {
    let (sum, equal) = (chances.iter().sum::<f32>(), 1.0 / chances.len() as f32);
    for chance in chances {
        *chance = if sum > 0.0 { *chance / sum } else { equal };
    }
}

/// Learns from regret how often to choose what.
struct Learner {
    chances: Vec<f32>,
    /// What each decision would have brought in this round.
    gains: Vec<f32>,
    /// How much better each decision would have been so far, 0 if it would have been worse.
    regrets: Vec<f32>,
}

impl Learner {
    fn new(count: usize) -> Learner {
        let mut chances = vec![0.0; count];
        normalise(&mut chances);
        Learner { chances, gains: vec![0.0; count], regrets: vec![0.0; count] }
    }

    /// Ends a round.
    fn learn(&mut self) {
        let expected: f32 = self.chances.iter().zip(&self.gains).map(|(it, gain)| it * gain).sum();
        for (regret, gain) in self.regrets.iter_mut().zip(&mut self.gains) {
            *regret = (*regret + *gain - expected).max(0.0);
            *gain = 0.0;
        }
        self.chances.copy_from_slice(&self.regrets);
        normalise(&mut self.chances);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_chances(game: &MatrixGame, expected: &[f32]) {
        let found = game.equilibrium();
        let is_near = found.iter().zip(expected).all(|(one, other)| (one - other).abs() < 0.01);
        assert!(is_near && found.len() == expected.len(), "{found:?} instead of {expected:?}");
    }

    /// A game without anything hidden.
    fn open<const COUNT: usize>(worth: &[[f32; COUNT]]) -> MatrixGame {
        let situation =
            Situation { likelihood: vec![1.0; worth.len()], options: (0..COUNT).collect() };
        let worth = worth.iter().map(|row| row.to_vec()).collect();
        MatrixGame { worth, situations: vec![situation] }
    }

    #[test]
    fn known_games_are_solved() {
        // Both answers of the opponent then leave the same: 0.2.
        assert_chances(&open(&[[2.0, -1.0], [-1.0, 1.0]]), &[0.4, 0.6]);
        // Rock, paper, scissors; then with twice as much for a win by rock.
        assert_chances(
            &open(&[[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]),
            &[0.333, 0.333, 0.333],
        );
        assert_chances(
            &open(&[[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]),
            &[0.25, 0.5, 0.25],
        );
    }

    #[test]
    fn what_is_always_worse_is_never_chosen() {
        assert_chances(&open(&[[0.5, 0.4], [0.3, 0.2], [0.1, 0.6]]), &[0.833, 0.0, 0.167]);
        assert_chances(&open(&[[0.3, 0.3], [0.4, 0.5]]), &[0.0, 1.0]);
    }

    /// Each decision meets an opponent who has one answer only, so there is nothing to hide.
    #[test]
    fn an_opponent_decides_for_each_situation_alone() {
        let worth = vec![vec![0.6, 0.0], vec![0.0, 0.5]];
        let only = |likelihood: [f32; 2], option| Situation {
            likelihood: likelihood.to_vec(),
            options: vec![option],
        };
        let told = vec![only([1.0, 0.0], 0), only([0.0, 1.0], 1)];
        assert_chances(&MatrixGame { worth: worth.clone(), situations: told }, &[1.0, 0.0]);
        let hidden = vec![only([0.25, 0.25], 0), only([0.75, 0.75], 1)];
        assert_chances(&MatrixGame { worth, situations: hidden }, &[0.0, 1.0]);
    }
}
