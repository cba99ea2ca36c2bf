//! The house deck, from the same file as people read.
//!
//! A reader for this one file, whose every line is one of five: the general one, which tells
//! people what is wrong with theirs, would be the heaviest part of a client that plays with it.

use super::deck::Building;
use super::goods::GoodsByName;

const TEXT: &str = include_str!("../../../../data/decks/house.toml");

/// The buildings of the house deck, in order.
pub(super) fn buildings() -> Vec<Building> {
    let mut buildings = Vec::new();
    for line in TEXT.lines() {
        if line == "[[building]]" {
            let cost = GoodsByName::default();
            buildings.push(Building { key: String::new(), points: 0, cost, architect: false });
        }
        let (Some((name, value)), Some(building)) = (line.split_once(" = "), buildings.last_mut())
        else {
            continue;
        };
        match name {
            "key" => value.trim_matches('"').clone_into(&mut building.key),
            "points" => building.points = value.parse().unwrap_or(0),
            "cost" => building.cost = cost(value),
            _ => building.architect = value == "true",
        }
    }
    buildings
}

/// A cost such as `{ brick = 1, pesos = 2 }`.
fn cost(text: &str) -> GoodsByName {
    let mut cost = GoodsByName::default();
    for part in text.trim_matches(['{', ' ', '}']).split(", ") {
        let Some((good, count)) = part.split_once(" = ") else { continue };
        let GoodsByName { brick, sandstone, loam, glass, debris, pesos, workers } = &mut cost;
        let lane = match good {
            "brick" => brick,
            "sandstone" => sandstone,
            "loam" => loam,
            "glass" => glass,
            "debris" => debris,
            "pesos" => pesos,
            _ => workers,
        };
        *lane = count.parse().unwrap_or(0);
    }
    cost
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::deck_file;

    #[test]
    fn it_is_the_deck_that_the_general_reader_reads() {
        let read = deck_file::read(TEXT).expect("the house deck is sound");
        assert_eq!(buildings(), read.deck.buildings());
    }
}
