//! Draws by weight.

use rand_core::Rng;

/// One of these, as likely as its part of the sum of all weights; `None` if all weights are 0.
pub(crate) fn draw<T>(
    options: impl Iterator<Item = (T, f32)>,
    sum: f32,
    rng: &mut (impl Rng + ?Sized),
) -> Option<T> {
    let mut left = sum * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
    // Rounding may leave a little after the last one, which is drawn then.
    let mut drawn = None;
    for (option, weight) in options.filter(|(_, weight)| *weight > 0.0) {
        drawn = Some(option);
        left -= weight;
        if left < 0.0 {
            break;
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn weights_are_frequencies() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut count = [0_u32; 4];
        for _ in 0..10_000 {
            let options = [(0, 0.0), (1, 1.0), (2, 3.0), (3, 0.0)];
            count[draw(options.into_iter(), 4.0, &mut rng).expect("there are weights")] += 1;
        }
        assert!(count[0] == 0 && count[3] == 0 && (2300..2700).contains(&count[1]), "{count:?}");
    }

    #[test]
    fn the_last_with_a_weight_is_drawn_where_rounding_leaves_something() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let options = || [(0, 0.0), (1, 1e-9), (2, 0.0)].into_iter();
        assert!((0..20).all(|_| draw(options(), 1.0, &mut rng) == Some(1)));
        assert_eq!(draw([(0, 0.0)].into_iter(), 0.0, &mut rng), None);
    }
}
