//! Which decisions are looked at: a heuristic of the search, never of the rules. Some choices have
//! dozens of options that hardly differ; only the ones that look best at first sight are tried.

use havana_rules::{Decision, Open, Seat};

use crate::heuristic::Heuristic;

/// The most options considered among similar ones.
const OPENINGS: usize = 24;
const MIXES: usize = 6;
const WAYS_TO_PAY: usize = 2;

/// The decisions worth a look, with what each seems worth, the best first.
pub(crate) fn of(open: &Open, seat: Seat, legal: &[Decision]) -> Vec<(Decision, f32)> {
    let heuristic = Heuristic::new(open, seat);
    let weigh = |&decision: &Decision| (decision, heuristic.worth(decision));
    few(legal.iter().map(weigh).collect())
}

/// The best of these, the best first.
pub(crate) fn few(mut list: Vec<(Decision, f32)>) -> Vec<(Decision, f32)> {
    list.sort_by(|one, other| other.1.total_cmp(&one.1));
    match list.first() {
        Some((Decision::Open(..), _)) => list.truncate(OPENINGS),
        Some((Decision::Mama(_) | Decision::Swap { .. } | Decision::RobMaterials { .. }, _)) => {
            list.truncate(MIXES);
        }
        Some((Decision::Build { .. } | Decision::EndTurn, _)) => keep_few_ways_to_pay(&mut list),
        _ => {}
    }
    list
}

/// R4.6: for each end the ways to pay that leave most.
fn keep_few_ways_to_pay(list: &mut Vec<(Decision, f32)>) {
    let mut ways = [0; 4];
    list.retain(|(decision, _)| match decision {
        Decision::Build { end, .. } => {
            ways[*end as usize] += 1;
            ways[*end as usize] <= WAYS_TO_PAY
        }
        _ => true,
    });
}
