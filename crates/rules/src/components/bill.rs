//! Whether a player can build a building, checked for all four ends at once (R4.4 to R4.6).

use super::goods::Goods;

/// What it takes to build a building: its cost, and perhaps the architect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bill(u64);

/// What a player can pay a bill with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Means(u64);

/// The architect stands in the byte that goods leave free.
const ARCHITECT: u64 = 1 << 56;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;
/// What nothing can stand in for: debris, pesos and the architect.
const MUST_BE_THERE: u64 = 0x8000_8080_0000_0000;

impl Bill {
    /// R4.4: where no building lies, nothing helps.
    pub(crate) const UNPAYABLE: Bill = Bill(2 * ARCHITECT);

    /// R4.5: the cost, and an architect if it needs one.
    pub(crate) const fn new(cost: Goods, architect: bool) -> Bill {
        Bill(cost.word() | if architect { ARCHITECT } else { 0 })
    }

    /// R4.5, R4.6: whether it can be paid in some way: five debris for each coloured material that
    /// is short, five pesos for each worker.
    #[inline(always)]
    const fn can_be_paid(self, Means(means): Means) -> bool {
        // Counts stay below 128, so a top bit survives a subtraction where there is enough.
        let difference = (self.0 | TOP_BITS) - means;
        let survived = difference & TOP_BITS;
        let short = difference & (survived - (survived >> 7));
        // Multiplying adds the four colours up in the fourth byte, five times each; it is moved to
        // the fifth, that of debris. Five pesos for each worker.
        let debris = (((short & 0xFFFF_FFFF) * 0x0505_0505) & 0xFF00_0000) << 8;
        let pesos = 5 * ((short >> 8) & (0xFF << 40));
        let left = (means | TOP_BITS) - (self.0 + debris + pesos);
        left & MUST_BE_THERE == MUST_BE_THERE
    }
}

impl Means {
    /// These goods, and the Architect if it is laid out.
    pub(crate) const fn new(goods: Goods, architect: bool) -> Means {
        Means(goods.word() | if architect { ARCHITECT } else { 0 })
    }

    /// Which of the bills can be paid. All four are looked at, which costs less than stopping at
    /// the first one, which is unpredictable.
    #[inline(always)]
    pub(crate) fn cover(self, bills: [Bill; 4]) -> [bool; 4] {
        let mut covered = [false; 4];
        for (covered, bill) in covered.iter_mut().zip(bills) {
            *covered = bill.can_be_paid(self);
        }
        covered
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R4.5, R4.6, word for word.
    fn plainly(cost: [u8; 7], needs: bool, has: [u8; 7], architect: bool) -> bool {
        let short = |good: usize| cost[good].saturating_sub(has[good]);
        let coloured = short(0) + short(1) + short(2) + short(3);
        cost[4] + 5 * coloured <= has[4]
            && cost[5] + 5 * short(6) <= has[5]
            && (architect || !needs)
    }

    #[test]
    fn r4_6_a_bill_is_payable_if_five_for_one_closes_every_gap() {
        let mut number: u64 = 1;
        let mut below = |bound: u8| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            ((number >> 33) % u64::from(bound)) as u8
        };
        let mut payable = 0;
        for _ in 0..100_000 {
            let mut cost = [3, 3, 3, 3, 6, 20, 4].map(&mut below);
            cost[3] = cost[3].min(8 - cost[0] - cost[1] - cost[2]);
            let has = [4, 4, 4, 4, 21, 60, 6].map(&mut below);
            let (needs, architect) = (below(2) == 1, below(2) == 1);
            let expected = plainly(cost, needs, has, architect);
            let bill = Bill::new(Goods::from_lanes(cost), needs);
            let means = Means::new(Goods::from_lanes(has), architect);
            assert_eq!(bill.can_be_paid(means), expected, "{cost:?} {has:?}");
            assert!(!Bill::UNPAYABLE.can_be_paid(means));
            payable += u32::from(expected);
        }
        assert!((1_000..99_000).contains(&payable), "{payable}");
    }
}
