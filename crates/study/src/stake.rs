//! How much a decision could lose: what a player who chooses at random would have lost by it.

use havana_bots::{Budget, Search};
use havana_rules::{Decision, Decisions, View};
use havana_table::chance;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::effort::Effort;
use crate::share::Share;

/// How much less than of `best` the player could expect of a legal decision chosen at random, each
/// with the same probability. One is tried, so a single stake says little; sums and averages over
/// many decisions are those of a player who chooses at random. `None` if the view's seat is not
/// asked.
pub fn stake(view: &View, best: Decision, effort: Effort, seed: u64) -> Option<Share> {
    let mut legal = Box::<Decisions>::default();
    view.legal(&mut legal);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let place = chance::below(&mut rng, u32::try_from(legal.len()).ok()?.max(1));
    let other = *legal.get(place as usize)?;
    if other == best {
        return Some(Share::NONE);
    }
    let search = Search::new(Budget::Iterations(effort.games));
    let mut search = search.with_settings(effort.settings);
    let compared = search.compare(view, best, other, &mut rng)?;
    Some(Share::of(compared.first - compared.second))
}
