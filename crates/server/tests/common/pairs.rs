//! Pairs of games that differ only in what a viewer may not know.

use havana_rules::{Config, Decision, Decisions, Event, Input, Seat, State, Viewer};
use havana_table::{Header, Purpose, Seed, chance, selfplay};
use rand_chacha::ChaCha8Rng;

/// Two games that are one game to a viewer.
pub(crate) struct Pair {
    pub(crate) one: (Header, Vec<Input>),
    pub(crate) other: (Header, Vec<Input>),
    pub(crate) viewer: Viewer,
    number: u64,
}

impl Pair {
    /// The same random generator for both games.
    pub(crate) fn policy_rng(&self) -> ChaCha8Rng {
        Seed::of_game(3, self.number, Purpose::Decisions).stream()
    }
}

/// The pairs that this many random games give; a game stopped where nothing is hidden gives none.
pub(crate) fn pairs(games: u64) -> Vec<Pair> {
    (0..games).filter_map(pair).collect()
}

fn pair(number: u64) -> Option<Pair> {
    let config = Config::new(2 + number as usize % 3).ok()?;
    let mut trial = Seed::of_game(2, number, Purpose::Decisions).stream();
    let mut inputs = played(&config, number);
    inputs.truncate(1 + chance::below(&mut trial, inputs.len() as u32) as usize);
    // A move is whole: the draws after a decision belong to it.
    while !at_decision(&config, &inputs) {
        inputs.pop()?;
    }
    let viewer = match chance::below(&mut trial, config.players() as u32 + 1) {
        0 => Viewer::Spectator,
        seat => Viewer::Seat(Seat::ALL[seat as usize - 1]),
    };
    let other = twin(&config, &inputs, viewer, &mut trial);
    if other == inputs {
        return None;
    }
    let header = Header::from(config);
    Some(Pair { one: (header.clone(), inputs), other: (header, other), viewer, number })
}

fn played(config: &Config, number: u64) -> Vec<Input> {
    let mut rng = Seed::of_game(1, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(1, number, Purpose::Decisions).stream();
    let (mut state, mut legal, mut inputs) = (State::new(config), Decisions::new(), Vec::new());
    let watch = |input| inputs.push(input);
    selfplay::play_out(&mut state, &mut rng, &mut policy_rng, &mut legal, &mut (), watch);
    inputs
}

fn at_decision(config: &Config, inputs: &[Input]) -> bool {
    let mut state = State::new(config);
    inputs.iter().all(|&input| state.apply(input, &mut ()).is_ok())
        && !matches!(state.pending(), havana_rules::Pending::Chance(_))
}

/// The same game to the viewer, with other secret decisions wherever they are still secret.
fn twin(config: &Config, inputs: &[Input], viewer: Viewer, trial: &mut ChaCha8Rng) -> Vec<Input> {
    let is_candidate = |&place: &usize| match inputs[place] {
        Input::Decision { seat, decision } => !viewer.sees_hand_of(seat) && is_secret(decision),
        Input::Chance(_) => false,
    };
    // What is still hidden was mostly decided lately.
    let places: Vec<usize> = (0..inputs.len()).rev().filter(is_candidate).take(12).collect();
    let Some(&first) = places.last() else { return inputs.to_vec() };
    let mut start = State::new(config);
    let begun = inputs[..first].iter().all(|&input| start.apply(input, &mut ()).is_ok());
    assert!(begun, "the beginning of a game is a game");
    let truth = seen(start, &inputs[first..], viewer).expect("a game that was played");
    let mut twin = inputs.to_vec();
    for place in places {
        let Input::Decision { seat, .. } = twin[place] else { continue };
        let mut state = start;
        assert!(twin[first..place].iter().all(|&input| state.apply(input, &mut ()).is_ok()));
        let mut legal = Decisions::new();
        state.legal(seat, &mut legal);
        let decision = legal[chance::below(trial, legal.len() as u32) as usize];
        let was = std::mem::replace(&mut twin[place], Input::Decision { seat, decision });
        if seen(start, &twin[first..], viewer).as_ref() != Some(&truth) {
            twin[place] = was;
        }
    }
    twin
}

fn is_secret(decision: Decision) -> bool {
    matches!(decision, Decision::Open(..) | Decision::Lay { .. } | Decision::Refresh(Some(_)))
}

/// What the viewer sees of these inputs; `None` if they are no game.
fn seen(mut state: State, inputs: &[Input], viewer: Viewer) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    for &input in inputs {
        state.apply(input, &mut events).ok()?;
    }
    Some(events.into_iter().map(|event: Event| event.seen_by(viewer)).collect())
}
