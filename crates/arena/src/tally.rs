//! The games played so far, added up.

use std::collections::BTreeMap;

use havana_rules::Seat;

use crate::encounter::GameId;
use crate::figures::sprt::{Sprt, Test};
use crate::game::{Forfeit, GameResult, WHOLE};
use crate::plan::Plan;
use crate::times::Times;

/// What all games played so far amount to. Nothing in it hangs on the order they were played in.
pub(crate) struct Tally {
    pub(crate) parts: BTreeMap<GameId, [u8; Seat::MAX]>,
    pub(crate) forfeits: BTreeMap<GameId, Forfeit>,
    /// By bot.
    pub(crate) times: Vec<Times>,
}

impl Tally {
    pub(crate) fn new(plan: &Plan) -> Tally {
        let times = vec![Times::default(); plan.bots().len()];
        Tally { parts: BTreeMap::new(), forfeits: BTreeMap::new(), times }
    }

    pub(crate) fn add(&mut self, plan: &Plan, id: GameId, result: GameResult) {
        let seated = plan.encounters().get(id.encounter).map(|one| one.seated(id.rotation));
        for (bot, times) in seated.unwrap_or_default().into_iter().zip(&result.times) {
            self.times[bot].merge(times);
        }
        let mut parts = [0; Seat::MAX];
        parts.iter_mut().zip(&result.parts).for_each(|(sum, &part)| *sum = part);
        self.parts.insert(id, parts);
        if let Some(forfeit) = result.forfeit {
            self.forfeits.insert(id, forfeit);
        }
    }

    /// A bot's share of the wins in each deal of an encounter, in the order of the deals.
    pub(crate) fn scores(&self, plan: &Plan, encounter: usize, bot: usize) -> Vec<f64> {
        self.scores_before(plan, encounter, bot, u64::MAX)
    }

    /// The same for the deals before this one.
    pub(crate) fn scores_before(
        &self,
        plan: &Plan,
        encounter: usize,
        bot: usize,
        deal: u64,
    ) -> Vec<f64> {
        let Some(table) = plan.encounters().get(encounter) else { return Vec::new() };
        let first = GameId { encounter, deal: 0, rotation: 0 };
        let after = GameId { deal, ..first };
        let mut deals: BTreeMap<u64, u32> = BTreeMap::new();
        for (id, parts) in self.parts.range(first..after) {
            let seated = table.seated(id.rotation);
            let won = seated.iter().zip(parts).filter(|(at, _)| **at == bot);
            *deals.entry(id.deal).or_default() +=
                won.map(|(_, &part)| u32::from(part)).sum::<u32>();
        }
        let whole = f64::from(WHOLE) * table.players() as f64;
        deals.into_values().map(|parts| f64::from(parts) / whole).collect()
    }

    /// What the sequential test says of an encounter after the deals before this one; `None` if
    /// it is not tested.
    pub(crate) fn test(&self, plan: &Plan, encounter: usize, before: u64) -> Option<Test> {
        let table = plan.encounters().get(encounter)?;
        let (p0, p1) = plan.sprt?.at(table)?;
        let scores = self.scores_before(plan, encounter, *table.seats.first()?, before);
        let (log_likelihood_ratio, verdict) = Sprt::test((p0, p1), &scores, table.players());
        Some(Test { p0, p1, log_likelihood_ratio, verdict })
    }
}
