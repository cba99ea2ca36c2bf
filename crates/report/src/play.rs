//! Where notes come from: bots that play, or games that were recorded.

use havana_arena::{Fault, SeriesGame, play_bots};
use havana_bots::Level;
use havana_rules::Config;
use havana_table::{Record, Replay};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use thiserror::Error;

use crate::witness::{GameNote, Witness};

/// The notes of all games with one number of players.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// What was agreed.
    pub config: Config,
    /// One for each game, in the order of the games.
    pub notes: Vec<GameNote>,
}

/// Games to be played with one number of players.
#[derive(Clone, Debug)]
pub struct Series {
    /// What is agreed.
    pub config: Config,
    /// Who plays: they sit as named, and from game to game everybody moves on by one seat; fewer
    /// bots than players are gone through again.
    pub bots: Vec<Level>,
    /// The number that all chance grows from.
    pub seed: u64,
    /// How many games.
    pub games: u64,
}

/// Why games were not played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotPlayed {
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}; choose fewer with --threads")]
    Threads(String),
    /// A bot failed.
    #[error("{0}")]
    Bot(Fault),
}

/// Lets bots play and takes notes. The notes hang on the series alone, whatever the number of
/// threads; `played` is told of each game.
pub fn gather(
    series: &Series,
    threads: usize,
    played: &(dyn Fn() + Sync),
) -> Result<Gathered, NotPlayed> {
    let Series { config, bots, seed, games } = series;
    let threads = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| NotPlayed::Threads(error.to_string()))?;
    let play = |game: u64| {
        let mut witness = Witness::new(config);
        let which = SeriesGame { seed: *seed, game };
        play_bots(config, &seated(bots, game), which, &mut witness, |_| {})?;
        played();
        Ok(witness.finish())
    };
    let notes: Result<Vec<Option<GameNote>>, Fault> =
        threads.install(|| (0..*games).into_par_iter().map(play).collect());
    let notes = notes.map_err(NotPlayed::Bot)?;
    Ok(Gathered { config: *config, notes: notes.into_iter().flatten().collect() })
}

/// The bots as they sit in a game.
fn seated(bots: &[Level], game: u64) -> Vec<Level> {
    let mut seated = bots.to_vec();
    let places = seated.len().max(1) as u64;
    seated.rotate_right(usize::try_from(game % places).unwrap_or(0));
    seated
}

/// The note of a recorded game; `None` if it was broken off.
pub fn note_of(record: &Record) -> Option<GameNote> {
    let mut witness = Witness::new(record.header().config());
    let mut replay = Replay::new(record);
    while replay.step(&mut witness).is_some() {}
    witness.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_moves_on_by_one_seat() {
        let bots = [Level::Random, Level::Greedy, Level::Planner];
        assert_eq!(seated(&bots, 0), bots);
        assert_eq!(seated(&bots, 1), [Level::Planner, Level::Random, Level::Greedy]);
        assert_eq!(seated(&bots, 3), bots);
        assert_eq!(seated(&[Level::Greedy], 7), [Level::Greedy]);
    }
}
