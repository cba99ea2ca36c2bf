//! What happens in the rollouts after a decision, and what stands out in them beside those after
//! the other ones.

use havana_rules::{BuildingId, Event, Events, Goods, Open, Seat};

use crate::value::{self, KEPT};
use crate::{Outlook, Why};

/// A difference of fewer points than this does not stand out.
const NOTABLE: f32 = 0.05;
/// What it is worth to act first in a round, in points.
const FIRST: f32 = 0.4;

/// The results of one decision in several simulated games.
pub(crate) struct RolloutSummary {
    seat: Seat,
    games: u32,
    /// How often each player bought each building.
    bought: [[u8; BuildingId::COUNT]; Seat::MAX],
    /// What thieves and tax collectors took from this player, and what this player took, in points.
    lost: f32,
    robbed: [f32; Seat::MAX],
    /// How often they were first in a round.
    first: u32,
    outlook: Outlook,
}

impl Events for RolloutSummary {
    fn push(&mut self, event: Event) {
        match event {
            Event::Built { seat, building, .. } => {
                self.bought[seat.index()][building.index()] += 1;
            }
            Event::Taxed { seat, victim, loss } => self.taken(seat, victim, loss.goods()),
            Event::PesosStolen { seat, victim, pesos } => {
                self.taken(seat, victim, Goods::pesos_of(pesos));
            }
            Event::MaterialsStolen { seat, victim, loot } => self.taken(seat, victim, loot.goods()),
            Event::RoundBegan { order, .. } => {
                self.first += u32::from(order.iter().next() == Some(self.seat));
            }
            _ => {}
        }
    }
}

impl RolloutSummary {
    pub(crate) fn new(seat: Seat) -> RolloutSummary {
        RolloutSummary {
            seat,
            games: 0,
            bought: [[0; BuildingId::COUNT]; Seat::MAX],
            lost: 0.0,
            robbed: [0.0; Seat::MAX],
            first: 0,
            outlook: Outlook::default(),
        }
    }

    fn taken(&mut self, by: Seat, victim: Seat, goods: Goods) {
        if victim == self.seat {
            self.lost += value::goods_worth(goods);
        }
        if by == self.seat {
            self.robbed[victim.index()] += value::goods_worth(goods);
        }
    }

    /// A rollout is over.
    pub(crate) fn finish(&mut self, before: &Open, after: &Open) {
        let points =
            |seat| f32::from(after.player(seat).points()) - f32::from(before.player(seat).points());
        let goods = |open: &Open| value::goods_worth(open.player(self.seat).goods());
        let others = before.seats().filter(|&other| other != self.seat);
        self.games += 1;
        self.outlook = self.outlook
            + Outlook {
                points: points(self.seat),
                rival_points: others.map(points).fold(0.0, f32::max),
                goods: goods(after) - goods(before),
            };
    }

    /// What the next rounds brought on average.
    pub(crate) fn outlook(&self) -> Outlook {
        self.outlook * self.part()
    }

    fn part(&self) -> f32 {
        1.0 / self.games.max(1) as f32
    }

    /// What stands out beside what came of the other decisions: the greatest difference.
    pub(crate) fn stands_out(&self, open: &Open, others: &[&RolloutSummary]) -> Option<Why> {
        let more = |of: &dyn Fn(&RolloutSummary) -> f32| {
            let theirs: f32 = others.iter().map(|other| of(other) * other.part()).sum();
            of(self) * self.part() - theirs / others.len().max(1) as f32
        };
        let mut best = (NOTABLE, None);
        let mut weigh = |why: Why, worth: f32| {
            if worth > best.0 {
                best = (worth, Some(why));
            }
        };
        weigh(Why::Protect, -more(&|it| it.lost));
        weigh(Why::GoEarly, FIRST * more(&|it| it.first as f32));
        weigh(Why::Gather, KEPT * more(&|it| it.outlook.goods));
        for rival in open.seats().filter(|&rival| rival != self.seat) {
            weigh(Why::Rob { rival }, more(&|it| it.robbed[rival.index()]));
        }
        for building in BuildingId::all() {
            let points = f32::from(open.deck().points(building));
            let bought = |seat: Seat| {
                more(&|it| f32::from(it.bought[seat.index()][building.index()])) * points
            };
            weigh(Why::Reach { building }, bought(self.seat));
            for rival in open.seats().filter(|&rival| rival != self.seat) {
                weigh(Why::Deny { building, rival }, -0.5 * bought(rival));
            }
        }
        best.1
    }
}
