//! What could have followed a decision.

use havana_bots::{Bot, Planner};
use havana_rules::{Choice, Decision, Event, Input, Pending, Seat, View, Viewer};
use havana_table::{chance, next_input};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The most inputs that are played; a round of four players has fewer.
const LONGEST: usize = 80;

/// One way in which the game could have continued after a decision, as its player would have seen
/// it: until they would have been asked for their next card, or the game was over. It is played from
/// what the view shows; hidden cards and draws are sampled, and everyone plays as the planner does.
///
/// Empty if the view's seat may not decide this.
pub fn continuation(view: &View, decision: Decision, seed: u64) -> Vec<Event> {
    let Viewer::Seat(seat) = view.viewer() else { return Vec::new() };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = view.sample(|bound| chance::below(&mut rng, bound));
    let mut events: Vec<Event> = Vec::new();
    if state.apply(Input::Decision { seat, decision }, &mut events).is_err() {
        return Vec::new();
    }
    let mut bot = Planner::default();
    for _ in 0..LONGEST {
        if lays_next(state.pending(), seat) {
            break;
        }
        let input = next_input(&state, &mut rng, |seat, _, rng| {
            bot.decide(&state.view(Viewer::Seat(seat)), rng)
        });
        let Some(input) = input else { break };
        if state.apply(input, &mut events).is_err() {
            break;
        }
    }
    events.into_iter().map(|event| event.seen_by(Viewer::Seat(seat))).collect()
}

/// Whether this seat is asked for its next card.
fn lays_next(pending: Pending, seat: Seat) -> bool {
    matches!(pending, Pending::Decide { seats, choice: Choice::Lay } if seats.contains(seat))
}

#[cfg(test)]
mod tests {
    use havana_bots::Level;
    use havana_rules::{Config, Decisions, State};

    use super::*;

    #[test]
    fn a_line_begins_with_the_decision_and_ends_before_the_next_card() {
        let config = Config::new(3).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        let mut bot = Level::Greedy.bot();
        let mut state = State::new(&config);
        let (mut lines, mut legal) = (0, Box::<Decisions>::default());
        loop {
            if let Pending::Decide { seats, .. } = state.pending() {
                let seat = seats.lowest().unwrap();
                let view = state.view(Viewer::Seat(seat));
                view.legal(&mut legal);
                for &decision in legal.iter().take(2) {
                    let line = continuation(&view, decision, 7);
                    assert!(!line.is_empty());
                    assert_eq!(
                        line,
                        continuation(&view, decision, 7),
                        "the same seed, the same line"
                    );
                    // It begins as the real game would.
                    let mut real: Vec<Event> = Vec::new();
                    let mut after = state;
                    after.apply(Input::Decision { seat, decision }, &mut real).unwrap();
                    assert_eq!(real[0].seen_by(Viewer::Seat(seat)), line[0]);
                    lines += 1;
                }
            }
            let input = next_input(&state, &mut rng, |seat, _, rng| {
                bot.decide(&state.view(Viewer::Seat(seat)), rng)
            });
            let Some(input) = input else { break };
            state.apply(input, &mut ()).unwrap();
        }
        assert!(lines > 50, "{lines}");
    }
}
