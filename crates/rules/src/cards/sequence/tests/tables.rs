//! Random tables at which a player's turn may begin.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::components::card::Card;
use crate::components::goods::{Goods, Material};
use crate::components::seat::{Lineup, Seat};
use crate::config::Config;
use crate::decision::{Drawn, Input};
use crate::decisions::Decisions;
use crate::pending::{Draw, Pending};
use crate::position::Position;
use crate::state::State;

/// Moments of games played at random.
pub(super) fn from_games(games: usize) -> impl Iterator<Item = State> {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    (0..games).flat_map(move |game| moments_of_a_game(&mut rng, 2 + game % 3))
}

/// Tables on which everything is scarce, where cards get in each other's way.
pub(super) fn scarce(count: usize) -> impl Iterator<Item = State> {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    (0..count).filter_map(move |_| scarce_table(&mut rng))
}

fn moments_of_a_game(rng: &mut ChaCha8Rng, players: usize) -> Vec<State> {
    let mut state = State::new(&Config::new(players).expect("a plain agreement"));
    let mut legal = Decisions::new();
    let mut moments = Vec::new();
    loop {
        let input = match state.pending() {
            Pending::Over(_) => return moments,
            Pending::Chance(draw) => Input::Chance(any_of(rng, draw)),
            Pending::Decide { seats, .. } => {
                let seat = seats.iter().next().expect("somebody");
                state.legal(seat, &mut legal);
                Input::Decision { seat, decision: legal[below(rng, legal.len())] }
            }
        };
        state.apply(input, &mut ()).expect("it is legal");
        if state.open.round > 0 && is_turn(&state) && below(rng, 60) == 0 {
            moments.push(state);
        }
    }
}

fn scarce_table(rng: &mut ChaCha8Rng) -> Option<State> {
    let players = 2 + below(rng, 3);
    let mut position = Position::new(players).centre(few(rng, [0, 0, 1]).only_materials());
    let mut hired = 0;
    for seat in Seat::ALL.into_iter().take(players) {
        let purse = few(rng, [0, 1, 2]);
        hired += purse.workers();
        let one = below(rng, Card::COUNT);
        let other = (one + 1 + below(rng, Card::COUNT - 1)) % Card::COUNT;
        let laid = [Card::ALL[one], Card::ALL[other]];
        let others = Card::ALL.into_iter().filter(|card| !laid.contains(card));
        let discarded = others.skip(below(rng, 7)).take(below(rng, 4));
        position = position.lays(seat, laid).has(seat, purse).discarded(seat, discarded);
    }
    if below(rng, 2) == 0 {
        let all_but_few = Goods::workers_of(15 - hired - below(rng, 3) as u8);
        position = position.has(Seat::ALL[players - 1], all_but_few);
    }
    if below(rng, 2) == 0 {
        position = position.bag(few(rng, [0, 1, 2]).only_materials());
    }
    position = match below(rng, 4) {
        0 => position.upper(["museum", "cinema", "theatre"]).pile(["statue"]),
        1 => position.lower(["museum", "cinema", "theatre"]).pile(["statue", "bakery"]),
        2 => position.upper(["museum", "cinema"]).lower(["theatre"]).pile([]),
        _ => position,
    };
    let mut state = position.begin().ok()?;
    for card in [Card::Worker, Card::BlackMarket] {
        if below(rng, 2) == 0 {
            state.open.acted.insert(card);
        }
    }
    is_turn(&state).then_some(state)
}

/// Whether the turn of any player may begin at this table.
fn is_turn(state: &State) -> bool {
    state.outcome().is_none() && state.hidden.iter().all(|own| own.face_down.is_empty())
}

/// Some goods, mostly as few of each as these counts.
fn few(rng: &mut ChaCha8Rng, counts: [u8; 3]) -> Goods {
    Goods::from_lanes([(); 7].map(|()| if below(rng, 2) == 0 { 0 } else { counts[below(rng, 3)] }))
}

fn any_of(rng: &mut ChaCha8Rng, draw: Draw) -> Drawn {
    match draw {
        Draw::Ages { players } => Drawn::Ages(Lineup::by_number(players)),
        Draw::Building { from, .. } => {
            Drawn::Building(from.nth(below(rng, from.len())).expect("it is in the pile"))
        }
        Draw::Material { from, .. } => {
            let mut kinds: Vec<Material> = Material::ALL.to_vec();
            kinds.retain(|&material| from.of(material) > 0);
            Drawn::Material(kinds[below(rng, kinds.len())])
        }
    }
}

fn below(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}
