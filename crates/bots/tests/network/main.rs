//! The network computes what `PyTorch` computes, and damaged weights are refused.

use havana_bots::network::{
    Features, Network, OTHER, OWN, PAIRS, WeightsWrong, pair_of, weights, weights_file,
};
use havana_bots::{Bot, Random};
use havana_rules::{Card, Cards, Choice, Config, Decision, Pending, Seat, State, Viewer};
use havana_table::{Purpose, Seed, next_input};

const WEIGHTS: &[u8] = include_bytes!("../../weights/master.bin");
/// Views, and `PyTorch`'s outputs for each, by `python/training/fixture.py`.
const OUTPUTS: &[u8] = include_bytes!("outputs.bin");

struct Reader(&'static [u8]);

impl Reader {
    fn bytes<const COUNT: usize>(&mut self) -> [u8; COUNT] {
        let (bytes, rest) = self.0.split_first_chunk().expect("the file is whole");
        self.0 = rest;
        *bytes
    }

    fn number(&mut self) -> f32 {
        f32::from_le_bytes(self.bytes())
    }
}

/// A browser that finds the file has the weights that belong to its program.
#[test]
fn the_file_is_named_by_the_checksum_of_its_weights() {
    let network = Network::read(weights()).expect("our own weights");
    assert_eq!(weights_file(), format!("weights-{:016x}.bin", network.checksum()));
}

#[test]
fn outputs_are_those_of_pytorch() {
    let network = Network::read(WEIGHTS).expect("our own weights");
    let mut file = Reader(OUTPUTS);
    let count = u32::from_le_bytes(file.bytes());
    assert!(count > 10);
    let mut largest = 0.0_f32;
    for _ in 0..count {
        let own: [u8; OWN] = file.bytes();
        let others = [(); 3].map(|()| file.bytes::<OTHER>());
        let features = Features { own, others, count: file.bytes::<1>()[0].into() };
        let mut logits = Vec::new();
        network.logits(&features, Cards::NONE, openings(), &mut logits);
        assert_eq!(logits.len(), PAIRS);
        let expected = (0..PAIRS).map(|_| file.number()).collect::<Vec<_>>();
        for (ours, theirs) in logits.into_iter().zip(expected) {
            assert!((ours - theirs).abs() < 1e-3, "{ours} is not {theirs}");
            largest = largest.max(theirs.abs());
        }
        let (ours, theirs) = (network.standing(&features), file.number());
        assert!((ours - theirs).abs() < 1e-3, "{ours} is not {theirs}");
    }
    assert!(file.0.is_empty());
    assert!(largest > 0.5, "outputs that are all nothing prove nothing");
}

#[test]
fn thinking_allocates_nothing() {
    let network = Network::read(WEIGHTS).expect("our own weights");
    for players in 2..=4 {
        let state = State::new(&Config::new(players).expect("2 to 4 players"));
        let mut logits = Vec::with_capacity(PAIRS);
        let mut shares = [0.0; Seat::MAX];
        let used = allocation_counter::measure(|| {
            for &seat in &Seat::ALL[..players] {
                let features = Features::of(state.open(), seat, Cards::ALL);
                logits.clear();
                network.logits(&features, Cards::NONE, openings(), &mut logits);
            }
            shares = network.evaluate(&state);
        });
        assert_eq!(used.count_total, 0, "{used:?}");
        assert!(logits.len() == PAIRS && (shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}

/// An evaluation computes what players see of each other once for all of them.
#[test]
fn an_evaluation_is_that_of_each_players_own_view() {
    let network = Network::read(WEIGHTS).expect("our own weights");
    for players in 2..=4 {
        let (mut covered, mut uncovered) = (0, 0);
        let mut state = State::new(&Config::new(players).expect("2 to 4 players"));
        let mut dice = Seed::of_game(5, players as u64, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(5, players as u64, Purpose::Decisions).stream();
        while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
            Random::default().decide(&state.view(Viewer::Seat(seat)), &mut policy_rng)
        }) {
            if matches!(state.pending(), Pending::Decide { choice: Choice::Lay, .. }) {
                let expected = shares_by_views(&network, &state);
                for (share, expected) in network.evaluate(&state).into_iter().zip(expected) {
                    assert!((share - expected).abs() < 1e-5, "{share} is not {expected}");
                }
                let open = state.open();
                let is_covered = open.seats().any(|seat| open.player(seat).covered().is_some());
                *if is_covered { &mut covered } else { &mut uncovered } += 1;
            }
            state.advance(input, &mut ());
        }
        assert!(covered > 0 && uncovered > 0, "{covered} covered, {uncovered} not");
    }
}

fn shares_by_views(network: &Network, state: &State) -> [f32; Seat::MAX] {
    let mut shares = [0.0; Seat::MAX];
    for seat in state.open().seats() {
        let hand = state.view(Viewer::Seat(seat)).hand().unwrap_or_default();
        let features = Features::of(state.open(), seat, hand);
        shares[seat.index()] = network.standing(&features).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

/// All pairs in the order of the outputs.
fn openings() -> impl Iterator<Item = Decision> {
    let below = |high: Card| Card::ALL.into_iter().filter(move |&low| low < high);
    Card::ALL
        .into_iter()
        .flat_map(move |high| below(high).map(move |low| Decision::Open(low, high)))
}

#[test]
fn every_pair_has_its_output() {
    let outputs: Vec<_> = openings().map(|pair| pair_of(pair, Cards::NONE)).collect();
    assert_eq!(outputs, (0..PAIRS).map(Some).collect::<Vec<_>>());
    let laid = Cards::pair(Card::Worker, Card::Mama);
    let lay = Decision::Lay { card: Card::Siesta, cover: Card::Worker };
    assert_eq!(pair_of(lay, laid), pair_of(Decision::Open(Card::Siesta, Card::Mama), laid));
    assert_eq!(pair_of(Decision::EndTurn, laid), None);
}

#[test]
fn damaged_weights_are_refused() {
    assert!(WEIGHTS.len() <= 200_000);
    let read = |bytes: &[u8]| Network::read(bytes).err();
    assert_eq!(read(b""), Some(WeightsWrong::NoWeights));
    assert_eq!(read(b"HAVANANN"), Some(WeightsWrong::Damaged));
    assert_eq!(read(&WEIGHTS[..WEIGHTS.len() - 4]), Some(WeightsWrong::Damaged));
    let mut other = WEIGHTS.to_vec();
    other[8] = 9;
    assert_eq!(read(&other), Some(WeightsWrong::Version(9)));
    for place in [13, 400, WEIGHTS.len() - 1] {
        let mut flipped = WEIGHTS.to_vec();
        flipped[place] ^= 1;
        assert_eq!(read(&flipped), Some(WeightsWrong::Damaged), "byte {place}");
    }
}
