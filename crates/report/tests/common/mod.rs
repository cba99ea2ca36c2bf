//! Games to look at.

use havana_bots::Level;
use havana_report::{Gathered, Series, gather};
use havana_rules::Config;

/// The notes of some games of random players.
pub(crate) fn gathered(players: usize, games: u64) -> Gathered {
    gathered_by(2, players, games)
}

pub(crate) fn gathered_by(threads: usize, players: usize, games: u64) -> Gathered {
    let config = Config::new(players).expect("2 to 4 players");
    let series = Series { config, bots: vec![Level::Random], seed: 7, games };
    gather(&series, threads, &|| {}).expect("random players do not fail")
}
