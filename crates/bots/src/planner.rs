//! The player who thinks the next rounds through.

use havana_rules::{Decisions, Input, Open, Seat, View};
use havana_table::chance;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Candidate, Outlook, Reasons, imagine, shortlist, value};

/// So many of the decisions that look best are thought through.
const CANDIDATES: usize = 8;
/// In so many worlds each, the same for all, so that luck favours none.
const WORLDS: u32 = 6;
/// So many rounds ahead.
const ROUNDS: u16 = 2;

/// Thinks the best-looking decisions through: in a few worlds that fit all it has seen, with the
/// cards the others may hold, it plays on to the round after next and compares what everyone has
/// built and gathered by then.
#[derive(Default)]
pub struct Planner {
    legal: Box<Decisions>,
}

impl Bot for Planner {
    fn consider(&mut self, view: &View, luck: &mut dyn Rng) -> Option<Reasons> {
        let seat = view.seat()?;
        view.legal(&mut self.legal);
        let mut list = shortlist::of(view.open(), seat, &self.legal);
        list.truncate(CANDIDATES);
        let seed = luck.next_u64();
        let worlds = if list.len() < 2 { 1 } else { WORLDS };
        let horizon = view.open().round() + ROUNDS;
        let mut candidates = Vec::new();
        for (decision, _) in list {
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
            let (mut expected, mut outlook) = (0.0, Outlook::default());
            for _ in 0..worlds {
                let mut state = view.sample(|bound| chance::below(&mut luck, bound));
                state.advance(Input::Decision { seat, decision }, &mut ());
                imagine::play_on(&mut state, horizon, &mut self.legal, &mut luck)?;
                expected += value::win_shares(state.open())[seat.index()];
                outlook = outlook + change(view.open(), state.open(), seat);
            }
            let part = 1.0 / worlds as f32;
            candidates.push(Candidate {
                decision,
                expected: expected * part,
                tries: worlds,
                outlook: Some(outlook * part),
            });
        }
        let expected = |place: &usize| candidates[*place].expected;
        let best = (0..candidates.len())
            .rev()
            .max_by(|one, other| expected(one).total_cmp(&expected(other)))?;
        Reasons::choosing(best, candidates)
    }
}

/// What an imagined game brought the seat and the most successful of the others.
fn change(before: &Open, after: &Open, seat: Seat) -> Outlook {
    let points =
        |seat| f32::from(after.player(seat).points()) - f32::from(before.player(seat).points());
    let goods = |open: &Open| value::goods_worth(open.player(seat).goods());
    let others = before.seats().filter(|&other| other != seat);
    Outlook {
        points: points(seat),
        rival_points: others.map(points).fold(0.0, f32::max),
        goods: goods(after) - goods(before),
    }
}
