//! One decision, weighed from what its player could know then.

use havana_bots::{Bot, Budget, Candidate, Search, Why};
use havana_rules::{Decision, Decisions, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::effort::Effort;
use crate::grade::Grade;
use crate::share::Share;

/// The most options that are stored: the best ones and the chosen one.
const MOST: usize = 5;
/// An option is worth showing if it got this part of the simulated games.
const TRIED: u32 = 50;

/// A decision that a player had before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// The decision.
    pub decision: Decision,
    /// The share of the win that its player could expect of it.
    pub share: Share,
    /// The number of simulated games behind it.
    pub tries: u32,
    /// What it is good for, if that is known.
    pub why: Option<Why>,
}

/// What a player could choose from, and what they chose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Weighing {
    /// How many legal decisions there were.
    pub legal: u16,
    /// The decision taken.
    pub chosen: Decision,
    /// The best options and the chosen one, the best first.
    pub options: Vec<Alternative>,
    /// How much less than of the best one the player could expect of the chosen one; never
    /// negative.
    pub loss: Share,
    /// The standard error of the loss.
    pub error: Share,
}

impl Weighing {
    /// The best decision that was found; the chosen one if there was no other.
    pub fn best(&self) -> Decision {
        self.options.first().map_or(self.chosen, |option| option.decision)
    }

    /// How good the decision was.
    pub fn grade(&self) -> Grade {
        if self.legal < 2 {
            Grade::Forced
        } else if self.best() == self.chosen {
            Grade::Best
        } else {
            Grade::of_loss(self.loss, self.error)
        }
    }
}

/// Weighs a decision by what the view shows. `None` only if the view's seat is not asked.
pub fn weigh(view: &View, chosen: Decision, effort: Effort, seed: u64) -> Option<Weighing> {
    let Effort { games, settings } = effort;
    let mut legal = Box::<Decisions>::default();
    view.legal(&mut legal);
    let legal = legal.len() as u16;
    let forced =
        Weighing { legal, chosen, options: Vec::new(), loss: Share::NONE, error: Share::NONE };
    if legal < 2 {
        return Some(forced);
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut search = Search::new(Budget::Iterations(games)).with_settings(settings);
    let reasons = search.consider(view, &mut rng)?;
    let best = option(reasons.best());
    let mut options = vec![best];
    let shown = |other: &&Candidate| other.tries.saturating_mul(TRIED) >= games;
    options.extend(reasons.others().iter().filter(shown).map(option));
    if best.decision == chosen {
        options.truncate(MOST);
        return Some(Weighing { options, ..forced });
    }
    let compared = search.compare(view, best.decision, chosen, &mut rng)?;
    let (loss, error) = (Share::of(compared.first - compared.second), Share::of(compared.error));
    options.retain(|other| other.decision != chosen);
    options.truncate(MOST - 1);
    let why = reasons.others().iter().find(|other| other.decision == chosen);
    let own = Alternative {
        why: why.and_then(|other| other.why),
        decision: chosen,
        share: best.share - loss,
        tries: compared.determinizations,
    };
    if loss <= Share::NONE {
        options.insert(0, own);
        return Some(Weighing { options, ..forced });
    }
    let place = options.iter().skip(1).position(|other| other.share < own.share);
    options.insert(place.map_or(options.len(), |place| place + 1), own);
    Some(Weighing { options, loss, error, ..forced })
}

fn option(candidate: &Candidate) -> Alternative {
    let share = Share::of(f64::from(candidate.expected));
    Alternative { decision: candidate.decision, share, tries: candidate.tries, why: candidate.why }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_bots::Level;
    use havana_rules::{Config, Input, Pending, State, Viewer};
    use havana_table::{Purpose, Seed, chance};

    /// Games of two that differ in what the deciding player cannot see are analysed alike.
    #[test]
    fn what_a_player_cannot_see_changes_nothing() {
        let (mut others, mut different) = (Seed::of_game(1, 1, Purpose::Decisions).stream(), 0);
        each_decision(3, |state, view, chosen| {
            let other = view.sample(|bound| chance::below(&mut others, bound));
            let view_of_other = other.view(view.viewer());
            let effort = effort("search:40");
            let weighing = weigh(&view, chosen, effort, 7);
            assert!(weighing.is_some());
            assert_eq!(weighing, weigh(&view_of_other, chosen, effort, 7));
            different += u32::from(other != *state);
        });
        assert!(different > 20, "only {different} decisions with something hidden");
    }

    #[test]
    fn the_best_option_comes_first_and_the_chosen_one_is_listed() {
        each_decision(2, |_, view, chosen| {
            let weighing = weigh(&view, chosen, effort("search:60"), 7).expect("asked");
            assert!(weighing.loss >= Share::NONE && weighing.options.len() <= MOST);
            assert_eq!(weighing.loss == Share::NONE, weighing.best() == chosen);
            let listed = |option: &Alternative| option.decision == chosen;
            assert_eq!(weighing.options.iter().filter(|option| listed(option)).count(), 1);
        });
    }

    fn effort(level: &str) -> Effort {
        Effort::of(level.parse().expect("a level")).expect("a search")
    }

    /// Shows every decision with a choice in a game of random players.
    fn each_decision(players: usize, mut show: impl FnMut(&State, View, Decision)) {
        let mut state = State::new(&Config::new(players).expect("2 to 4"));
        let mut dice = Seed::of_game(5, 1, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(5, 1, Purpose::Decisions).stream();
        let (mut bot, mut legal) = (Level::Random.bot(), Decisions::new());
        while state.open().round() < 20 {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(draw) => {
                    Input::Chance(chance::draw(&mut dice, draw).expect("some"))
                }
                Pending::Decide { seats, .. } => {
                    let seat = seats.lowest().expect("one");
                    let view = state.view(Viewer::Seat(seat));
                    let decision = bot.decide(&view, &mut policy_rng).expect("asked");
                    view.legal(&mut legal);
                    if legal.len() > 1 {
                        show(&state, view, decision);
                    }
                    Input::Decision { seat, decision }
                }
            };
            state.advance(input, &mut ());
        }
    }
}
