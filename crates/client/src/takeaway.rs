//! One thing to learn from a lost game: the fact about it that stands out most.

use havana_rules::{Card, Event, Seat, State};
use havana_table::{Record, Replay};

/// A fact about a lost game that its loser can do better next time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takeaway {
    /// Thieves and taxes took many goods.
    Robbed {
        /// The number of goods taken.
        goods: u16,
        /// The rounds in which the loser was protected.
        protected: u16,
        /// The rounds played.
        rounds: u16,
    },
    /// The loser often acted after everyone else.
    Late {
        /// The rounds in which they did.
        last: u16,
        /// The rounds played.
        rounds: u16,
    },
    /// The loser often played a card that does nothing.
    Rested {
        /// The rounds in which they did.
        siestas: u16,
        /// The rounds played.
        rounds: u16,
    },
    /// The winner built more of the buildings that need the Architect.
    Grand {
        /// The winner.
        winner: Seat,
        /// How many the winner built.
        theirs: u16,
        /// How many the loser built.
        yours: u16,
    },
    /// The loser began to build much later than the winner.
    Slow {
        /// The winner.
        winner: Seat,
        /// The round of the winner's first building.
        theirs: u16,
        /// The round of the loser's first building, if there is one.
        yours: Option<u16>,
    },
    /// The loser had goods left that could have become buildings.
    Saved {
        /// The number of pesos, workers and coloured materials left.
        goods: u16,
    },
    /// Nothing stands out: the winner was faster.
    Behind {
        /// The winner.
        winner: Seat,
        /// The points that were missing to the winner's.
        points: u8,
    },
}

/// What is counted for one player.
#[derive(Clone, Copy, Default)]
struct Count {
    lost: u16,
    protected: u16,
    last: u16,
    siestas: u16,
    grand: u16,
    first_built: Option<u16>,
}

impl Takeaway {
    /// What `loser` can learn from a game that `winner` won. The fact that stands out most is
    /// chosen, measured by how far it is from what is usual.
    pub fn of(record: &Record, loser: Seat, winner: Seat) -> Takeaway {
        let mut counts = [Count::default(); Seat::MAX];
        let mut end = State::new(record.header().config());
        for moment in Replay::new(record) {
            for event in &moment.events {
                count(&mut counts, &moment.state, event);
            }
            end = moment.state;
        }
        let rounds = end.open().round();
        let (mine, theirs) = (counts[loser.index()], counts[winner.index()]);
        let left = end.open().player(loser).goods();
        let left = u16::from(left.coloured() + left.pesos() + left.workers());
        let players = u16::try_from(end.open().player_count()).unwrap_or(2);
        let first = mine.first_built.unwrap_or(rounds);
        let their_first = theirs.first_built.unwrap_or(rounds);
        // How much each fact exceeds what is usual, in hundredths of that.
        let over = |found: u16, usual: u16| u32::from(found) * 100 / u32::from(usual.max(1));
        let facts = [
            (
                over(mine.lost, (rounds / 2).max(4)),
                Takeaway::Robbed { goods: mine.lost, protected: mine.protected, rounds },
            ),
            (
                over(mine.last, (rounds * 3 / (players * 2)).max(4)),
                Takeaway::Late { last: mine.last, rounds },
            ),
            (
                over(mine.siestas, (rounds / 3).max(3)),
                Takeaway::Rested { siestas: mine.siestas, rounds },
            ),
            (
                over(theirs.grand.saturating_sub(mine.grand), 2),
                Takeaway::Grand { winner, theirs: theirs.grand, yours: mine.grand },
            ),
            (
                over(first.saturating_sub(their_first), 4),
                Takeaway::Slow { winner, theirs: their_first, yours: mine.first_built },
            ),
            (over(left, 12), Takeaway::Saved { goods: left }),
        ];
        let best = facts.into_iter().rev().max_by_key(|&(weight, _)| weight);
        let points = |seat| end.open().player(seat).points();
        if let Some((100.., fact)) = best {
            return fact;
        }
        Takeaway::Behind { winner, points: points(winner).saturating_sub(points(loser)) }
    }
}

/// Adds an event to what is counted; `after` is the table after the whole input.
fn count(counts: &mut [Count; Seat::MAX], after: &State, event: &Event) {
    match *event {
        Event::RoundBegan { order, .. } => {
            for seat in order.iter() {
                let player = after.open().player(seat);
                let count = &mut counts[seat.index()];
                count.protected += u16::from(player.is_protected());
                count.siestas += u16::from(player.laid().contains(Card::Siesta));
                count.last += u16::from(order.iter().next_back() == Some(seat));
            }
        }
        Event::PesosStolen { victim, pesos, .. } => {
            counts[victim.index()].lost += u16::from(pesos);
        }
        Event::MaterialsStolen { victim, loot, .. } => {
            counts[victim.index()].lost += u16::from(loot.goods().materials());
        }
        Event::Taxed { victim, .. } => counts[victim.index()].lost += 1,
        Event::Built { seat, building, .. } => {
            let count = &mut counts[seat.index()];
            count.grand += u16::from(after.open().deck().needs_architect(building));
            count.first_built.get_or_insert(after.open().round());
        }
        _ => {}
    }
}
