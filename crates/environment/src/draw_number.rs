//! The numbers of what can be drawn, for games that show chance as a player.

use havana_rules::{BuildingId, Draw, Drawn, Lineup, Material, Seat};

/// How many different things can be drawn: 24 orders of age, 36 buildings, 5 materials.
pub const DRAWS: usize = 65;

const BUILDINGS: usize = 24;
const MATERIALS: usize = 60;

/// The number of a draw.
pub fn draw_number(drawn: Drawn) -> usize {
    match drawn {
        Drawn::Ages(ages) => {
            let all = orders(ages.len());
            all.iter().position(|&order| order == ages).unwrap_or(0)
        }
        Drawn::Building(building) => BUILDINGS + building.index(),
        Drawn::Material(material) => MATERIALS + material as usize,
    }
}

/// What a number means at a table of this many; `None` if it means nothing.
pub fn drawn(number: usize, players: usize) -> Option<Drawn> {
    match number {
        0..BUILDINGS => orders(players).get(number).copied().map(Drawn::Ages),
        BUILDINGS..MATERIALS => BuildingId::new((number - BUILDINGS) as u8).map(Drawn::Building),
        _ => Material::ALL.get(number - MATERIALS).copied().map(Drawn::Material),
    }
}

/// All that can be drawn now with its probability, by number.
pub fn draw_outcomes(draw: Draw) -> Vec<(usize, f64)> {
    match draw {
        Draw::Ages { players } => {
            let count = orders(players).len();
            #[expect(clippy::cast_precision_loss, reason = "there are 24 orders at most")]
            (0..count).map(|number| (number, 1.0 / count as f64)).collect()
        }
        Draw::Building { from, .. } => {
            let even = 1.0 / f64::from(from.len() as u32);
            from.iter().map(|one| (draw_number(Drawn::Building(one)), even)).collect()
        }
        Draw::Material { from, .. } => {
            let all = f64::from(from.materials());
            let kinds = Material::ALL.into_iter().filter(|&one| from.of(one) > 0);
            kinds
                .map(|one| (draw_number(Drawn::Material(one)), f64::from(from.of(one)) / all))
                .collect()
        }
    }
}

/// All orders of this many seats, in lexicographic order.
fn orders(players: usize) -> Vec<Lineup> {
    let mut found: Vec<Vec<Seat>> = vec![Vec::new()];
    for _ in 0..players {
        let longer = |order: Vec<Seat>| {
            let left = Seat::ALL.into_iter().take(players).filter({
                let order = order.clone();
                move |seat| !order.contains(seat)
            });
            left.map(move |seat| [order.as_slice(), &[seat]].concat())
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    found.iter().filter_map(|order| Lineup::new(order)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_leads_to_a_draw_and_back() {
        for players in [2, 3, 4] {
            let meant = (0..DRAWS).filter_map(|number| Some((number, drawn(number, players)?)));
            let meant: Vec<(usize, Drawn)> = meant.collect();
            assert_eq!(meant.len(), [2, 6, 24][players - 2] + 36 + 5);
            for (number, drawn) in meant {
                assert_eq!(draw_number(drawn), number);
            }
        }
        assert_eq!(drawn(DRAWS, 4), None);
    }
}
