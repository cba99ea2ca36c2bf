//! All that a draw could have brought. Draws that follow each other without a decision in between
//! are one draw: three materials for the centre, say.

use havana_rules::{Draw, Drawn, Input, Material, Pending, State};

/// A state that draws can lead to, and how likely it is beside the others.
pub(crate) type Outcome = (State, u128);

/// The sum of the weights, but for what is lost by rounding: a part of 2 to the power of -60.
const CERTAIN: u128 = 1 << 80;

/// Every state in which the draws that are due now can end, with exact weights; `None` if there
/// are more than `most`.
pub(crate) fn outcomes(before: &State, most: usize) -> Option<Vec<Outcome>> {
    let mut ended: Vec<Outcome> = Vec::new();
    let mut open: Vec<Outcome> = vec![(*before, CERTAIN)];
    while !open.is_empty() {
        let mut next: Vec<Outcome> = Vec::new();
        for (state, weight) in open {
            let Pending::Chance(draw) = state.pending() else {
                add(&mut ended, state, weight);
                continue;
            };
            let (drawn, total) = possible(draw)?;
            for (drawn, count) in drawn {
                let mut after = state;
                after.advance(Input::Chance(drawn), &mut ());
                add(&mut next, after, weight * count / total);
            }
            if next.len() + ended.len() > most {
                return None;
            }
        }
        open = next;
    }
    Some(ended)
}

/// What can be drawn, how many of each there are, and how many there are in all. The order of age
/// is drawn before anything else, when all players are alike, so it is never listed.
fn possible(draw: Draw) -> Option<(Vec<(Drawn, u128)>, u128)> {
    match draw {
        Draw::Ages { .. } => None,
        Draw::Building { from, .. } => {
            let drawn = from.iter().map(|building| (Drawn::Building(building), 1));
            Some((drawn.collect(), from.len() as u128))
        }
        Draw::Material { from, .. } => {
            let drawn = Material::ALL.into_iter().filter(|&material| from.of(material) > 0);
            let drawn = drawn.map(|kind| (Drawn::Material(kind), u128::from(from.of(kind))));
            Some((drawn.collect(), u128::from(from.materials())))
        }
    }
}

/// Different draws can lead to the same state: the centre has no order.
fn add(outcomes: &mut Vec<Outcome>, state: State, weight: u128) {
    match outcomes.iter_mut().find(|(other, _)| *other == state) {
        Some((_, sum)) => *sum += weight,
        None => outcomes.push((state, weight)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_rules::{Config, Decisions, Input};
    use havana_table::{Purpose, Seed, chance, selfplay};

    /// The moments of a random game at which something is drawn.
    fn draws() -> Vec<State> {
        let config = Config::new(4).expect("4 players");
        let mut rng = Seed::of_game(9, 1, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(9, 1, Purpose::Decisions).stream();
        let (mut inputs, mut state) = (Vec::new(), State::new(&config));
        let (legal, watch) = (&mut Decisions::new(), |input| inputs.push(input));
        selfplay::play_out(&mut state, &mut rng, &mut policy_rng, legal, &mut (), watch);
        let (mut draws, mut state) = (Vec::new(), State::new(&config));
        let mut was_draw = true;
        for input in inputs {
            let is_draw = matches!(input, Input::Chance(_));
            if is_draw && !was_draw {
                draws.push(state);
            }
            was_draw = is_draw;
            state.advance(input, &mut ());
        }
        draws
    }

    #[test]
    fn weights_are_the_frequencies_of_fair_draws() {
        let mut rng = Seed::of_game(9, 2, Purpose::Dice).stream();
        let draws = draws();
        let listed: Vec<(State, Vec<Outcome>)> =
            draws.iter().filter_map(|state| Some((*state, outcomes(state, 64)?))).collect();
        assert!(listed.len() > 10, "{} of {}", listed.len(), draws.len());
        for (before, outcomes) in listed.into_iter().take(8) {
            let total: u128 = outcomes.iter().map(|(_, weight)| weight).sum();
            assert!(CERTAIN - total < 1 << 20, "all but what rounding takes");
            let mut seen = vec![0_u32; outcomes.len()];
            for _ in 0..4000 {
                let mut state = before;
                while let Pending::Chance(draw) = state.pending() {
                    let drawn = chance::draw(&mut rng, draw).expect("some");
                    state.advance(Input::Chance(drawn), &mut ());
                }
                seen[outcomes.iter().position(|(other, _)| *other == state).expect("listed")] += 1;
            }
            for ((_, weight), seen) in outcomes.iter().zip(seen) {
                let expected = 4000.0 * (*weight as f64 / CERTAIN as f64);
                let wrong = (f64::from(seen) - expected).abs();
                assert!(wrong < 5.0 * expected.sqrt() + 5.0, "{seen} instead of {expected}");
            }
        }
    }

    #[test]
    fn too_many_outcomes_are_not_listed() {
        let most =
            draws().iter().filter_map(|state| outcomes(state, 64)).map(|all| all.len()).max();
        assert_eq!(most, Some(35), "three materials of five kinds");
        assert!(draws().iter().all(|state| outcomes(state, 0).is_none()));
    }
}
