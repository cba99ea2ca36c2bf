//! How players are imagined to play on: sensibly, a little whimsically, and above all fast.

use havana_rules::{Decision, Decisions, Open, Seat};
use rand_core::Rng;

use crate::appraisal::Appraisal;

/// So many points' worth may whim add to a decision.
const WHIM: f32 = 0.8;

/// The decision of an imagined player, out of the legal ones.
pub(crate) fn choose(
    open: &Open,
    seat: Seat,
    legal: &Decisions,
    luck: &mut impl Rng,
) -> Option<Decision> {
    if legal.len() < 2 {
        return legal.first().copied();
    }
    let appraisal = Appraisal::new(open, seat);
    let mut best = (f32::MIN, None);
    for &decision in legal.iter() {
        let whim = WHIM * (luck.next_u32() >> 8) as f32 / (1 << 24) as f32;
        let worth = appraisal.worth(decision) + whim;
        if worth > best.0 {
            best = (worth, Some(decision));
        }
    }
    best.1
}
