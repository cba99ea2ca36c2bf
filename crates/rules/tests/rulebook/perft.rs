//! How many sequences of inputs lead on from fixed tables, counted in two ways that share no code:
//! by what the rules list as legal, and by trying everything that can be put into words.

use crate::common::conceivable::{all_inputs, all_lineups};
use crate::common::*;
use serde::Deserialize;

const FIXTURES: &str = include_str!("fixtures/perft.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixtures {
    table: Vec<Fixture>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixture {
    name: String,
    players: Vec<FixturePlayer>,
    #[serde(default)]
    centre: Goods,
    bag: Option<Goods>,
    upper: Option<Vec<String>>,
    lower: Option<Vec<String>>,
    pile: Option<Vec<String>>,
    target: Option<u8>,
    /// In setup: the materials drawn for the players and the centre so far.
    setup: Option<Vec<Material>>,
    /// The number of sequences of one input, of two, and so on.
    counts: Vec<u64>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct FixturePlayer {
    lays: Option<[Card; 2]>,
    discarded: Vec<Card>,
    goods: Goods,
    bought: Vec<String>,
}

impl Fixture {
    fn state(&self) -> State {
        match &self.setup {
            Some(materials) => self.in_setup(materials),
            None => {
                self.position().begin().unwrap_or_else(|wrong| panic!("{}: {wrong}", self.name))
            }
        }
    }

    fn in_setup(&self, materials: &[Material]) -> State {
        let row = |keys: &Option<Vec<String>>| -> Vec<String> { keys.clone().expect("a row") };
        let mut table = Table::new(self.players.len());
        table.lay_buildings(row(&self.upper).iter().map(String::as_str));
        table.lay_buildings(row(&self.lower).iter().map(String::as_str));
        table.draw(materials.iter().copied()).state
    }

    fn position(&self) -> Position {
        let mut position = Position::new(self.players.len()).centre(self.centre);
        for (seat, place) in Seat::ALL.into_iter().zip(&self.players) {
            position = position
                .has(seat, place.goods)
                .discarded(seat, place.discarded.iter().copied())
                .bought(seat, place.bought.iter().map(String::as_str));
            if let Some(cards) = place.lays {
                position = position.lays(seat, cards);
            }
        }
        if let Some(bag) = self.bag {
            position = position.bag(bag);
        }
        if let Some(points) = self.target {
            position = position.target(points);
        }
        if let Some(keys) = &self.upper {
            position = position.upper(keys.iter().map(String::as_str));
        }
        if let Some(keys) = &self.lower {
            position = position.lower(keys.iter().map(String::as_str));
        }
        if let Some(keys) = &self.pile {
            position = position.pile(keys.iter().map(String::as_str));
        }
        position
    }
}

/// What the rules list: the legal decisions of those who are asked, or all that can be drawn.
fn listed(state: &State) -> Vec<Input> {
    match state.pending() {
        Pending::Over(_) => Vec::new(),
        Pending::Chance(draw) => all_of(draw).into_iter().map(Input::Chance).collect(),
        Pending::Decide { seats, .. } => {
            let mut inputs = Vec::new();
            let mut legal = Decisions::new();
            for seat in seats.iter() {
                state.legal(seat, &mut legal);
                inputs.extend(legal.iter().map(|&decision| Input::Decision { seat, decision }));
            }
            inputs
        }
    }
}

fn all_of(draw: Draw) -> Vec<Drawn> {
    match draw {
        Draw::Ages { players } => all_lineups()
            .into_iter()
            .filter(|lineup| lineup.seats_all(players))
            .map(Drawn::Ages)
            .collect(),
        Draw::Building { from, .. } => from.iter().map(Drawn::Building).collect(),
        Draw::Material { from, .. } => Material::ALL
            .into_iter()
            .filter(|&material| from.of(material) > 0)
            .map(Drawn::Material)
            .collect(),
    }
}

/// What the rules accept of all that can be put into words.
fn accepted(state: &State, conceivable: &[Input]) -> Vec<Input> {
    let accepts = |input: &Input| match *input {
        Input::Decision { seat, decision } => state.check(seat, decision).is_ok(),
        Input::Chance(_) => state.clone().apply(*input, &mut ()).is_ok(),
    };
    conceivable.iter().copied().filter(accepts).collect()
}

/// Adds up the sequences of one input, of two, and so on.
fn count(state: &State, inputs_of: &impl Fn(&State) -> Vec<Input>, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else { return };
    let inputs = inputs_of(state);
    *here += inputs.len() as u64;
    if !deeper.is_empty() {
        for input in inputs {
            count(&after(state, input), inputs_of, deeper);
        }
    }
}

fn after(state: &State, input: Input) -> State {
    let mut next = *state;
    next.apply(input, &mut ()).expect("it is legal");
    next
}

fn fixtures() -> Vec<Fixture> {
    let read: Fixtures = toml::from_str(FIXTURES).expect("the fixtures are well written");
    read.table
}

#[test]
fn sequences_of_listed_inputs_are_as_many_as_in_the_fixtures() {
    for fixture in fixtures() {
        let mut counts = vec![0; fixture.counts.len()];
        count(&fixture.state(), &listed, &mut counts);
        assert_eq!(counts, fixture.counts, "{}", fixture.name);
    }
}

/// Trying everything takes long, so it goes only as deep as there are few enough tables to try.
const MOST_TABLES: u64 = 300;

#[test]
fn sequences_of_accepted_inputs_are_as_many_as_in_the_fixtures() {
    let conceivable = all_inputs();
    for fixture in fixtures() {
        let mut tables = 1;
        let is_cheap = |here: &&u64| {
            let is_cheap = tables <= MOST_TABLES;
            tables += **here;
            is_cheap
        };
        let expected: Vec<u64> = fixture.counts.iter().take_while(is_cheap).copied().collect();
        assert!(expected.len() > 1, "{}", fixture.name);
        let mut counts = vec![0; expected.len()];
        count(&fixture.state(), &|state: &State| accepted(state, &conceivable), &mut counts);
        assert_eq!(counts, expected, "{}", fixture.name);
    }
}
