//! Bytes drive a game: what is listed as legal, what passes the check and what is carried out are
//! always the same.

#[path = "made_up.rs"]
mod made_up;

use havana_rules::{Config, Decisions, Draw, Drawn, Input, Lineup, Material, Pending, Seat, State};
use made_up::Bytes;

/// Plays as far as the bytes reach. Returns how many made-up inputs were accepted and refused.
pub(crate) fn run(bytes: &[u8]) -> (usize, usize) {
    let mut bytes = Bytes(bytes);
    let mut legal = Decisions::new();
    let mut tally = (0, 0);
    let players = 2 + usize::from(bytes.next().unwrap_or(0) % 3);
    let Ok(config) = Config::new(players) else { panic!("2 to 4 players") };
    let mut state = State::new(&config);
    while let Some(how) = bytes.next() {
        if how < 128 {
            play_on(&mut state, &mut legal, &mut bytes, how);
            continue;
        }
        let accepted = match state.pending() {
            Pending::Chance(draw) if how < 192 => try_draw(&mut state, draw, &mut bytes),
            Pending::Decide { seats, .. } if how < 240 => {
                let Some(seat) = seats.iter().next() else { panic!("nobody is asked") };
                try_decision(&mut state, seat, &mut legal, &mut bytes)
            }
            _ => {
                let seat = Seat::ALL[usize::from(how % 4)];
                try_decision(&mut state, seat, &mut legal, &mut bytes)
            }
        };
        if accepted {
            tally.0 += 1;
        } else {
            tally.1 += 1;
        }
    }
    tally
}

/// Carries the game on with something legal.
fn play_on(state: &mut State, legal: &mut Decisions, bytes: &mut Bytes, how: u8) {
    let input = match state.pending() {
        Pending::Over(_) => return,
        Pending::Chance(draw) => {
            let Some(drawn) = nth_draw(draw, usize::from(how)) else { panic!("{draw:?}") };
            Input::Chance(drawn)
        }
        Pending::Decide { seats, .. } => {
            let Some(seat) = seats.iter().next() else { panic!("nobody is asked") };
            state.legal(seat, legal);
            // Two bytes, since there can be more than 128 ways to pay for a building.
            let place = usize::from(how) << 8 | usize::from(bytes.next().unwrap_or(0));
            let decision = legal[place % legal.len()];
            assert_eq!(state.check(seat, decision), Ok(()), "{seat} {decision:?}");
            Input::Decision { seat, decision }
        }
    };
    assert_eq!(state.apply(input, &mut ()), Ok(()), "{input:?}");
}

fn try_decision(state: &mut State, seat: Seat, legal: &mut Decisions, bytes: &mut Bytes) -> bool {
    let decision = bytes.decision(state);
    state.legal(seat, legal);
    let is_listed = legal.contains(&decision);
    let checked = state.check(seat, decision);
    assert_eq!(checked.is_ok(), is_listed, "{seat} {decision:?} {checked:?}");
    try_input(state, Input::Decision { seat, decision }, is_listed)
}

fn try_draw(state: &mut State, draw: Draw, bytes: &mut Bytes) -> bool {
    let drawn = bytes.drawn();
    let fits = match (draw, drawn) {
        (Draw::Ages { players }, Drawn::Ages(ages)) => {
            ages.len() == players && ages.iter().all(|seat| seat.index() < players)
        }
        (Draw::Building { from, .. }, Drawn::Building(building)) => from.contains(building),
        (Draw::Material { from, .. }, Drawn::Material(material)) => from.of(material) > 0,
        _ => false,
    };
    try_input(state, Input::Chance(drawn), fits)
}

fn try_input(state: &mut State, input: Input, is_legal: bool) -> bool {
    let before = *state;
    let applied = state.apply(input, &mut ());
    assert_eq!(applied.is_ok(), is_legal, "{input:?} {applied:?}");
    if applied.is_err() {
        assert_eq!(*state, before, "a refused input changes nothing");
    }
    is_legal
}

/// One of the things that can be drawn.
fn nth_draw(draw: Draw, number: usize) -> Option<Drawn> {
    match draw {
        Draw::Ages { players } => {
            let mut seats = Seat::ALL;
            seats[..players].rotate_left(number % players);
            Lineup::new(&seats[..players]).map(Drawn::Ages)
        }
        Draw::Building { from, .. } => from.iter().nth(number % from.len()).map(Drawn::Building),
        Draw::Material { from, .. } => {
            let there_are = |material| usize::from(from.of(material));
            let all = Material::ALL
                .into_iter()
                .flat_map(|material| core::iter::repeat_n(material, there_are(material)));
            all.cycle().nth(number).map(Drawn::Material)
        }
    }
}
