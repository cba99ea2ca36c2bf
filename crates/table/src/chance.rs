//! Fair draws from a source of random numbers.

use havana_rules::{Draw, Drawn, Lineup, Seat};
use rand_core::Rng;

/// A number below `bound`, each with the same probability: what would favour some is thrown away
/// and drawn again. A bound of 0 gives 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        // This many low halves must be rejected so that every number is equally likely.
        let refused = bound.wrapping_neg() % bound;
        while (product as u32) < refused {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Draws what is asked for. `None` only if there is nothing to draw from, which never happens at
/// a point where a game asks for it.
#[inline(always)]
pub fn draw(rng: &mut impl Rng, draw: Draw) -> Option<Drawn> {
    match draw {
        Draw::Ages { players } => ages(rng, players).map(Drawn::Ages),
        Draw::Building { from, .. } => {
            from.nth(below(rng, from.len() as u32) as usize).map(Drawn::Building)
        }
        Draw::Material { from, .. } => {
            let place = below(rng, u32::from(from.materials()));
            from.nth_material(place as u8).map(Drawn::Material)
        }
    }
}

/// Every order is equally likely: each place is filled with any of those that are left.
fn ages(rng: &mut impl Rng, players: usize) -> Option<Lineup> {
    let mut seats = Seat::ALL;
    for place in 0..players {
        let other = place + below(rng, (players - place) as u32) as usize;
        seats.swap(place, other);
    }
    Lineup::new(&seats[..players])
}
