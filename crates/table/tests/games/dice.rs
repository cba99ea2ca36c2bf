//! Draws are fair, repeatable where they should be, and never make anything up.

use core::convert::Infallible;

use crate::common::*;
use havana_rules::{
    BuildingId, Buildings, Config, Draw, Drawn, Goods, Holder, Illegal, Input, Lineup, Material,
    Reason, RowName, Seat,
};
use havana_table::{Dice, DiceError, DrawList, Purpose, Refused, Seed, Table, chance};
use rand_core::{Rng, TryRng};

/// Counts the numbers that are asked for.
struct Counting<R>(R, u32);

impl<R: Rng> TryRng for Counting<R> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.1 += 1;
        Ok(self.0.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

fn rng() -> impl Rng {
    Seed::of_game(SERIES, 0, Purpose::Dice).stream()
}

fn buildings(places: impl IntoIterator<Item = u8>) -> impl Iterator<Item = Drawn> {
    places.into_iter().map(|place| Drawn::Building(BuildingId::new(place).expect("0 to 35")))
}

/// All draws that set a table of two players up, if their ages are agreed.
fn setup() -> Vec<Drawn> {
    let materials = [Drawn::Material(Material::Brick); 5];
    buildings(0..12).chain(materials).collect()
}

fn two_players() -> Config {
    config(2).with_ages(Lineup::by_number(2)).expect("both players")
}

/// A quarter of all 32-bit numbers must be refused for this bound to be met fairly. Taking
/// remainders instead would bring the first third of the numbers twice as often, and scaling
/// without refusing every third number.
#[test]
fn no_number_below_a_bound_is_favoured() {
    const BOUND: u32 = 3 << 30;
    const CASTS: u32 = 30_000;
    let mut rng = Counting(rng(), 0);
    let (mut thirds, mut remainders) = ([0_u32; 3], [0_u32; 3]);
    for _ in 0..CASTS {
        let number = chance::below(&mut rng, BOUND);
        thirds[(number >> 30) as usize] += 1;
        remainders[number as usize % 3] += 1;
    }
    for count in thirds.into_iter().chain(remainders) {
        assert!(count.abs_diff(CASTS / 3) < 400, "{thirds:?} {remainders:?}");
    }
    let refused = rng.1 - CASTS;
    assert!(refused.abs_diff(CASTS / 3) < 400, "one number in four is refused, not {refused}");
}

#[test]
fn small_bounds_are_even_too() {
    let mut rng = rng();
    for bound in 1..=40 {
        let mut counts = vec![0_u32; bound as usize];
        for _ in 0..bound * 1000 {
            counts[chance::below(&mut rng, bound) as usize] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(1000) < 160), "{bound}: {counts:?}");
    }
    assert_eq!(chance::below(&mut rng, 0), 0);
}

#[test]
fn each_material_in_the_bag_is_as_likely_as_any_other() {
    let bag = Goods::from_lanes([1, 2, 0, 3, 4, 50, 9]);
    let mut rng = rng();
    let mut counts = [0_u32; 5];
    for _ in 0..10_000 {
        let draw = Draw::Material { from: bag, to: Holder::Centre };
        let Some(Drawn::Material(material)) = chance::draw(&mut rng, draw) else {
            panic!("a material was asked for")
        };
        counts[material as usize] += 1;
    }
    for (count, there_are) in counts.into_iter().zip([1, 2, 0, 3, 4]) {
        assert!(count.abs_diff(1000 * there_are) < 200, "{counts:?}");
    }
    assert_eq!(counts[Material::Loam as usize], 0);
}

#[test]
fn each_building_in_the_pile_is_as_likely_as_any_other() {
    let pile: Buildings = [3, 5, 8, 35].into_iter().filter_map(BuildingId::new).collect();
    let mut rng = rng();
    let mut counts = [0_u32; BuildingId::COUNT];
    for _ in 0..4_000 {
        let draw = Draw::Building { from: pile, row: RowName::Upper };
        let Some(Drawn::Building(building)) = chance::draw(&mut rng, draw) else {
            panic!("a building was asked for")
        };
        counts[building.index()] += 1;
    }
    for building in BuildingId::all() {
        let expected = if pile.contains(building) { 1000 } else { 0 };
        assert!(counts[building.index()].abs_diff(expected) < 130, "{counts:?}");
    }
}

#[test]
fn each_order_of_age_is_as_likely_as_any_other() {
    let mut rng = rng();
    let mut counts = std::collections::HashMap::<Vec<Seat>, u32>::new();
    for _ in 0..24_000 {
        let Some(Drawn::Ages(ages)) = chance::draw(&mut rng, Draw::Ages { players: 4 }) else {
            panic!("an order was asked for")
        };
        *counts.entry(ages.iter().collect()).or_default() += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|count| count.abs_diff(1000) < 150), "{counts:?}");
}

#[test]
fn nothing_to_draw_from_draws_nothing() {
    let empty_bag = Draw::Material { from: Goods::pesos_of(3), to: Holder::Centre };
    let empty_pile = Draw::Building { from: Buildings::NONE, row: RowName::Upper };
    assert_eq!(chance::draw(&mut rng(), empty_bag), None);
    assert_eq!(chance::draw(&mut rng(), empty_pile), None);
}

/// If any part differs, so do the first numbers of the stream.
#[test]
fn series_game_and_purpose_each_make_another_stream() {
    let first = |series, game, purpose| Seed::of_game(series, game, purpose).stream().next_u64();
    let streams = [
        first(1, 2, Purpose::Dice),
        first(2, 1, Purpose::Dice),
        first(1, 3, Purpose::Dice),
        first(1, 2, Purpose::Decisions),
    ];
    for (place, stream) in streams.iter().enumerate() {
        assert!(!streams[..place].contains(stream));
    }
    assert_eq!(streams[0], first(1, 2, Purpose::Dice));
}

#[test]
fn what_is_to_come_is_not_shown() {
    let seed = Seed::from_bytes([0xAB; 32]);
    assert_eq!(format!("{seed:?}"), "Seed(hidden)");
    assert_eq!(format!("{:?}", Dice::seeded(seed)), "Dice(seeded)");
    assert_eq!(format!("{:?}", Dice::scripted(setup())), "Dice(script)");
}

#[test]
fn a_script_is_drawn_in_its_order() {
    let table = Table::new(two_players(), Dice::scripted(setup()), &mut ()).expect("all is there");
    let drawn: Vec<Input> = setup().into_iter().map(Input::Chance).collect();
    assert_eq!(table.inputs(), drawn);
    assert_eq!(table.dice().left(), Some(0));
}

#[test]
fn a_script_that_runs_out_says_so() {
    let short = Dice::scripted(setup().into_iter().take(14));
    let error = Table::new(two_players(), short, &mut ()).expect_err("three draws are missing");
    assert_eq!(error, DiceError::RanOut { list: DrawList::Script, length: 14 });
    assert_eq!(error.to_string(), "the script has only 14 draws; the game needs another one");
}

#[test]
fn a_script_that_does_not_fit_says_where_and_why() {
    let twice = Dice::scripted(buildings([7, 9, 7]));
    let error = Table::new(two_players(), twice, &mut ()).expect_err("7 was drawn before");
    let DiceError::DoesNotFit { list: DrawList::Script, place: 2, illegal } = error else {
        panic!("{error:?}")
    };
    assert_eq!(illegal.reason, Reason::NotInThePile);
    assert!(error.to_string().starts_with("draw 3 of the script does not fit: "), "{error}");

    let other = Dice::scripted([Drawn::Material(Material::Brick)]);
    let error = Table::new(two_players(), other, &mut ()).expect_err("a building is due");
    assert!(
        matches!(
            error,
            DiceError::DoesNotFit { illegal: Illegal { reason: Reason::OtherDraw, .. }, .. }
        ),
        "{error:?}"
    );
}

/// The decision that needs the missing draw is undone completely, and no one sees it.
#[test]
fn dice_that_fail_leave_the_table_as_it_was() {
    let too_late = [Drawn::Material(Material::Glass), Drawn::Ages(Lineup::by_number(2))];
    let dice = Dice::scripted(setup().into_iter().chain(too_late));
    let mut table = Table::new(two_players(), dice, &mut ()).expect("all is there");
    loop {
        let (state, inputs) = (*table.state(), table.inputs().to_vec());
        let (seat, legal) = asked(&table).expect("the game continues");
        let mut events = Vec::new();
        match table.decide(seat, legal[0], &mut events) {
            Ok(_) => assert_eq!(table.dice().left(), Some(2)),
            Err(Refused::Dice(DiceError::DoesNotFit { place, .. })) => {
                assert_eq!(place, setup().len() + 1, "glass fits, the ages do not");
                assert_eq!((*table.state(), table.inputs()), (state, &*inputs));
                assert_eq!(table.dice().left(), Some(2), "both draws are still there");
                assert!(events.is_empty());
                return;
            }
            Err(refused) => panic!("{refused}"),
        }
    }
}

#[test]
fn recorded_dice_bring_the_draws_of_the_record() {
    let record = random_game(config(3), 5);
    let mut table =
        Table::new(config(3), Dice::recorded(&record), &mut ()).expect("all was recorded");
    for &input in record.inputs() {
        if let Input::Decision { seat, decision } = input {
            table.decide(seat, decision, &mut ()).expect("it was played like this");
        }
    }
    assert_eq!(table.record(), record);
    assert_eq!(table.dice().left(), Some(0));
}
