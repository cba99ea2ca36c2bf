//! The exponential function by plain arithmetic. That of the standard library differs in its last
//! digit from machine to machine, and one digit can turn a search: the same seed would play one
//! game natively and another in a browser.

use core::f32::consts::{LN_2, LOG2_E};

/// e to the power of a number that is not above 0, to five digits.
#[inline]
pub(crate) fn exp(power: f32) -> f32 {
    // Below that, powers of two are not stored in full.
    let twos = (power * LOG2_E).max(-126.0);
    let whole = twos.round_ties_even();
    let x = (twos - whole) * LN_2;
    let part = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x * (1.0 / 120.0)))));
    part * f32::from_bits((whole as i32 + 127).cast_unsigned() << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for thousandths in 0..=60_000_u16 {
            let power = -f32::from(thousandths) / 1000.0;
            let wrong = exp(power) / power.exp() - 1.0;
            assert!(wrong.abs() < 1e-5, "exp({power}) is wrong by a part of {wrong}");
        }
        assert_eq!(exp(0.0).to_bits(), 1.0_f32.to_bits());
        assert!((0.0..1e-37).contains(&exp(f32::NEG_INFINITY)));
    }

    /// Sums, products and their rounding are the same everywhere; these digits come from C.
    #[test]
    fn every_machine_gives_the_same_digits() {
        let digits = [-0.1, -0.7, -2.5, -9.0].map(|power| exp(power).to_bits());
        assert_eq!(digits, [0x3F67_A36D, 0x3EFE_406E, 0x3DA8_1C29, 0x3901_6794]);
    }
}
