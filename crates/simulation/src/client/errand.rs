//! Who comes to a run, and what for.

use havana_protocol::api::{NewTable, Pace, SeatWish};

use crate::faults::Plan;
use crate::rng::Rng;

/// What a person wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Errand {
    /// To create this table, the n-th of the run, and play there.
    Host(usize, NewTable),
    /// To play at it.
    Join(usize),
    Watch(usize),
    /// To try the deal of the day.
    Day,
}

/// Who comes, and what for.
pub(crate) fn errands(seed: u64, plan: &Plan) -> Vec<Errand> {
    let mut rng = Rng::of(seed, "errands", 0);
    let mut errands = Vec::new();
    let tables = rng.between(2, 3) as usize;
    for table in 0..tables {
        // Only people with clocks and the usual points are rated.
        let is_rated = rng.chance(250);
        let players = rng.between(2, if is_rated { 3 } else { 4 });
        let mut seats = vec![SeatWish::Me];
        for _ in 1..players {
            seats.push(if rng.chance(300) && !is_rated {
                SeatWish::Bot(rng.pick(&["random", "greedy"]).to_owned())
            } else {
                SeatWish::Open
            });
        }
        let guests = seats.iter().filter(|seat| **seat == SeatWish::Open).count();
        let pace = if rng.chance(250) && !is_rated {
            Pace::Free
        } else {
            Pace::Live { bank: 30, increment: rng.between(0, 3) }
        };
        let wish = NewTable {
            seats,
            pace,
            target: Some(rng.between(4, 12) as u8).filter(|_| !is_rated),
            deck: None,
            public: rng.chance(700) || is_rated,
            spectators: true,
            memory_aid: rng.chance(300),
        };
        errands.push(Errand::Host(table, wish));
        errands.extend((0..guests).map(|_| Errand::Join(table)));
        if rng.chance(500) {
            errands.push(Errand::Watch(table));
        }
    }
    if plan.next_day {
        errands.extend([Errand::Day, Errand::Day]);
    }
    errands
}
