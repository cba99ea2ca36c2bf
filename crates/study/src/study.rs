//! A game divided into parts that can be worked on one by one.

use havana_rules::{Decision, Input, Seat, State, Viewer};
use havana_table::{Record, Replay};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::analysis::Analysis;
use crate::effort::Effort;
use crate::evaluation::{Evaluation, Rollouts};
use crate::outcomes::outcomes;
use crate::share::{Share, Shares, weighted_mean};
use crate::step::{Step, StepKind};
use crate::weighing::{Weighing, weigh};

/// The most outcomes of a draw that are all evaluated; with more, some are sampled.
const MOST_OUTCOMES: usize = 64;
/// How many times as many rollouts are made before a draw whose outcomes are sampled.
const SAMPLED: u32 = 16;

/// Without its result, nothing can be added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the game is not over; only finished games can be analysed")]
pub struct Unfinished;

/// A finished game, divided into its decisions and draws.
pub struct Study {
    effort: Effort,
    seed: u64,
    parts: Vec<Part>,
    pub(crate) players: usize,
    pub(crate) result: Shares,
}

/// A decision, or all draws up to the next one.
pub(crate) struct Part {
    /// The number of its first input.
    pub(crate) seq: u32,
    /// How many inputs it has.
    pub(crate) inputs: u32,
    pub(crate) before: State,
    pub(crate) what: What,
}

pub(crate) enum What {
    Decision {
        seat: Seat,
        chosen: Decision,
        /// Whether a draw came directly before it, which has evaluated the state.
        follows_draw: bool,
    },
    Draw {
        after: Box<State>,
    },
}

/// What was found out about a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// A decision.
    Decision {
        /// What the state before it is worth, unless the draw before it says so.
        before: Option<Shares>,
        /// What its player could choose from.
        weighing: Weighing,
    },
    /// A draw.
    Draw {
        /// What all possible draws are worth on average.
        before: Shares,
        /// What the actual one is worth.
        after: Shares,
        /// The standard error of the difference, by seat.
        error: Shares,
        /// How many different outcomes were possible; 0 if they were sampled.
        outcomes: u32,
    },
}

impl Study {
    /// A study of a finished game.
    pub fn new(record: &Record, effort: Effort) -> Result<Study, Unfinished> {
        let outcome = record.outcome().ok_or(Unfinished)?;
        let mut study = Study {
            effort,
            seed: seed_of(record),
            parts: Vec::new(),
            players: record.header().config().players(),
            result: Shares::of_outcome(outcome),
        };
        let mut replay = Replay::new(record);
        loop {
            let (before, seq) = (*replay.state(), replay.played() as u32);
            let Some(input) = replay.step(&mut ()) else { return Ok(study) };
            study.add(seq, before, input, replay.state());
        }
    }

    fn add(&mut self, seq: u32, before: State, input: Input, now: &State) {
        let last = self.parts.last_mut();
        let what = match (input, last) {
            (Input::Chance(_), Some(Part { inputs, what: What::Draw { after }, .. })) => {
                *inputs += 1;
                **after = *now;
                return;
            }
            (Input::Chance(_), _) => What::Draw { after: Box::new(*now) },
            (Input::Decision { seat, decision }, last) => {
                let follows_draw = last.is_some_and(|last| matches!(last.what, What::Draw { .. }));
                What::Decision { seat, chosen: decision, follows_draw }
            }
        };
        self.parts.push(Part { seq, inputs: 1, before, what });
    }

    /// How much is spent on each part.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// How many parts the game has.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Whether there is nothing to study.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Works on one part. The result depends on nothing else, so parts may be worked on in any
    /// order and on any thread. `None` if there is no such part.
    pub fn find(&self, part: usize) -> Option<Finding> {
        let part = self.parts.get(part)?;
        let mut evaluation = Evaluation::new(self.seed, self.effort.rollouts());
        match &part.what {
            What::Decision { seat, chosen, follows_draw } => {
                let view = part.before.view(Viewer::Seat(*seat));
                // The seed must not come from the record, which holds what the player cannot know.
                let weighing = weigh(&view, *chosen, self.effort, u64::from(part.seq))?;
                let before = (!follows_draw).then(|| evaluation.of(&part.before).shares);
                Some(Finding::Decision { before, weighing })
            }
            What::Draw { after } => Some(self.find_draw(part, after, &mut evaluation)),
        }
    }

    fn find_draw(&self, part: &Part, after: &State, evaluation: &mut Evaluation) -> Finding {
        let actual = evaluation.of(after);
        let drawn = |before, error, outcomes| Finding::Draw {
            before,
            after: actual.shares,
            error,
            outcomes,
        };
        if part.seq == 0 {
            // Before anything is drawn, nothing distinguishes the players.
            let error = error_of(&actual, &[], self.players);
            return drawn(Shares::equal(self.players), error, 0);
        }
        let Some(possible) = outcomes(&part.before, MOST_OUTCOMES) else {
            let sampled = evaluation.of_many(&part.before, SAMPLED);
            let error = error_of(&actual, &[], self.players);
            return drawn(sampled.shares, error, 0);
        };
        let count = possible.len() as u32;
        let evaluated: Vec<(Rollouts, u128)> =
            possible.iter().map(|(state, weight)| (evaluation.of(state), *weight)).collect();
        let shares: Vec<(Shares, u128)> =
            evaluated.iter().map(|(found, weight)| (found.shares, *weight)).collect();
        let error = error_of(&actual, &evaluated, self.players);
        drawn(weighted_mean(&shares, self.players), error, count)
    }

    /// The analysis, if every part has its finding.
    pub fn analysis(&self, findings: &[Finding]) -> Option<Analysis> {
        Some(findings).filter(|all| all.len() == self.len() && self.fit(all))?;
        self.analysis_of(findings)
    }

    /// The analysis of the first parts. The value after the last decision is known only if something
    /// follows it or the game is over, so an unfinished study ends before it.
    fn analysis_of(&self, findings: &[Finding]) -> Option<Analysis> {
        let mut steps: Vec<Step> = Vec::with_capacity(findings.len());
        for (part, finding) in self.parts.iter().zip(findings) {
            let (before, after, kind) = match (&part.what, finding) {
                (What::Decision { seat, .. }, Finding::Decision { before, weighing }) => {
                    // The draw before it has evaluated the state that it led to.
                    let before = before.or(steps.last().map(|last| last.after))?;
                    let kind = StepKind::Decision { seat: *seat, weighing: weighing.clone() };
                    (before, self.result, kind)
                }
                (What::Draw { .. }, &Finding::Draw { before, after, error, outcomes }) => {
                    (before, after, StepKind::Draw { outcomes, error })
                }
                _ => return None,
            };
            if let Some(last) = steps.last_mut() {
                last.after = before;
            }
            let round = part.before.open().round();
            steps.push(Step { seq: part.seq, inputs: part.inputs, round, before, after, kind });
        }
        if steps.len() < self.len() {
            steps.pop_if(|last| matches!(last.kind, StepKind::Decision { .. }));
        }
        Some(Analysis::new(steps, self.players))
    }

    /// Whether these can be the findings of the first parts.
    pub(crate) fn fit(&self, findings: &[Finding]) -> bool {
        findings.iter().enumerate().all(|(part, finding)| self.fits(part, finding))
    }

    /// Whether the finding can belong to this part.
    fn fits(&self, part: usize, finding: &Finding) -> bool {
        match (self.parts.get(part).map(|part| &part.what), finding) {
            (
                Some(What::Decision { chosen, follows_draw, .. }),
                Finding::Decision { before, weighing },
            ) => weighing.chosen == *chosen && before.is_none() == *follows_draw,
            (Some(What::Draw { .. }), Finding::Draw { .. }) => true,
            _ => false,
        }
    }
}

/// The standard error of what the actual outcome is worth beyond the average of all, rollout by
/// rollout, because all outcomes meet the same random numbers.
fn error_of(actual: &Rollouts, all: &[(Rollouts, u128)], players: usize) -> Shares {
    let count = actual.each.len() as f64;
    if count < 2.0 {
        return Shares::default();
    }
    let total = all.iter().map(|(_, weight)| *weight as f64).sum::<f64>().max(1.0);
    let mut errors = [0.0; Seat::MAX];
    for seat in 0..players {
        let (mut sum, mut squares) = (0.0, 0.0);
        for (game, shares) in actual.each.iter().enumerate() {
            let expected: f64 = all
                .iter()
                .filter_map(|(found, weight)| Some((found.each.get(game)?, weight)))
                .map(|(shares, weight)| f64::from(shares[seat]) * *weight as f64 / total)
                .sum();
            let beyond = f64::from(shares[seat]) - expected;
            sum += beyond;
            squares += beyond * beyond;
        }
        let variance = (squares / count - (sum / count) * (sum / count)).max(0.0);
        errors[seat] = (variance / (count - 1.0)).sqrt();
    }
    Shares::each(errors.map(Share::of))
}

/// A seed for the rollouts of a game. Games differ in theirs, so that what is sampled badly in one
/// is not sampled badly in all.
fn seed_of(record: &Record) -> u64 {
    // FNV-1a.
    let hash = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    let hashed = record.to_binary().iter().fold(0xcbf2_9ce4_8422_2325, hash);
    // Mixed, because the seeds of the rollouts follow each other.
    let mixed = (hashed ^ (hashed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb)
}

/// A study being done, one part after another.
pub struct Progress {
    pub(crate) study: Study,
    pub(crate) findings: Vec<Finding>,
}

impl Progress {
    /// A study of which nothing is done yet.
    pub fn new(study: Study) -> Progress {
        Progress { study, findings: Vec::new() }
    }

    /// Works on the next part; `None` if all are done.
    pub fn step(&mut self) -> Option<&Finding> {
        let finding = self.study.find(self.findings.len())?;
        self.findings.push(finding);
        self.findings.last()
    }

    /// How many parts are done, and how many there are.
    pub fn done(&self) -> (usize, usize) {
        (self.findings.len(), self.study.len())
    }

    /// The analysis, if all parts are done.
    pub fn analysis(&self) -> Option<Analysis> {
        self.study.analysis(&self.findings)
    }

    /// The analysis of the parts done so far: everything adds up to the shares at its end.
    pub fn so_far(&self) -> Option<Analysis> {
        self.study.analysis_of(&self.findings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_rules::{Config, Decisions};
    use havana_table::{Purpose, Seed, selfplay};

    fn game(number: u64) -> Record {
        let config = Config::new(3).expect("3 players");
        let mut rng = Seed::of_game(6, number, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(6, number, Purpose::Decisions).stream();
        let (mut inputs, mut state) = (Vec::new(), State::new(&config));
        let (legal, watch) = (&mut Decisions::new(), |input| inputs.push(input));
        selfplay::play_out(&mut state, &mut rng, &mut policy_rng, legal, &mut (), watch);
        Record::new(config, &inputs).expect("legal")
    }

    /// If every outcome of a draw came as often as it is likely, no one would be lucky.
    #[test]
    fn the_luck_of_all_outcomes_cancels_out() {
        let effort = Effort::of("search:32".parse().expect("a level")).expect("a search");
        let study = Study::new(&game(1), effort).expect("finished");
        let mut listed = 0;
        for part in study.parts.iter().skip(1) {
            let What::Draw { .. } = part.what else { continue };
            let Some(possible) = outcomes(&part.before, MOST_OUTCOMES) else { continue };
            let mut evaluation = Evaluation::new(study.seed, effort.rollouts());
            let total: u128 = possible.iter().map(|(_, weight)| weight).sum();
            let mut lucks = [0_i128; Seat::MAX];
            for (after, weight) in &possible {
                let found = study.find_draw(part, after, &mut evaluation);
                let Finding::Draw { before, after, .. } = found else { panic!("a draw") };
                for (luck, share) in lucks.iter_mut().zip((after - before).by_seat()) {
                    *luck += i128::from(share.0) * weight.cast_signed();
                }
            }
            for luck in lucks {
                // The average is rounded to a unit, for the last player to one for each other.
                assert!(luck.abs() <= 3 * total.cast_signed(), "more than rounding: {luck}");
            }
            listed += 1;
            if listed == 6 {
                return;
            }
        }
        panic!("only {listed} draws");
    }
}
