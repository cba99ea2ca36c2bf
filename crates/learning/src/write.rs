//! Playing a series into a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use havana_bots::Level;
use rayon::ThreadPoolBuilder;
use rayon::iter::{ParallelBridge, ParallelIterator};
use thiserror::Error;

use crate::chunk;
use crate::play::Series;
use crate::sample::Samples;

/// The games in a chunk.
const GAMES: u32 = 16;
/// The file that says which series a folder holds.
const SERIES: &str = "series.txt";

/// What was written so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// Games played, those of an earlier run included.
    pub games: u64,
    /// Choices of cards written in this run.
    pub choices: u64,
    /// Positions written in this run.
    pub positions: u64,
    /// Bytes written in this run.
    pub bytes: u64,
}

/// Why a series could not be written.
#[derive(Debug, Error)]
pub enum WriteWrong {
    /// A file cannot be written.
    #[error("cannot write {path}: {1}", path = .0.display())]
    File(PathBuf, io::Error),
    /// The teacher tries nothing out, so there is nothing to learn from it.
    #[error(
        "a network cannot learn from {0}, which does not search; choose a teacher such as \
         search:1500 or master:1500"
    )]
    NoSearch(Level),
    /// The folder holds another series.
    #[error(
        "{} says that this folder holds games of other bots, other weights or another seed; \
         choose another folder",
        .0.display()
    )]
    OtherSeries(PathBuf),
    /// More games than can be numbered.
    #[error("too many games; choose at most 4,000,000,000")]
    TooManyGames,
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}")]
    Threads(String),
}

/// Plays the chunks that the folder does not have yet, until there are as many games as asked for
/// in whole chunks. `told` hears of every chunk.
pub fn write(
    series: &Series,
    folder: &Path,
    games: u64,
    threads: usize,
    told: &(dyn Fn(Progress) + Sync),
) -> Result<Progress, WriteWrong> {
    if let teacher @ (Level::Random | Level::Greedy | Level::Planner) = series.teacher {
        return Err(WriteWrong::NoSearch(teacher));
    }
    prepare(series, folder)?;
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| WriteWrong::Threads(error.to_string()))?;
    let progress = Mutex::new(Progress::default());
    let tell = |add: Progress| {
        let mut all = progress.lock().unwrap_or_else(PoisonError::into_inner);
        all.games += add.games;
        all.choices += add.choices;
        all.positions += add.positions;
        all.bytes += add.bytes;
        told(*all);
    };
    let chunks = games.div_ceil(GAMES.into());
    let chunks = u32::try_from(chunks)
        .ok()
        .filter(|chunks| chunks.checked_mul(GAMES).is_some())
        .ok_or(WriteWrong::TooManyGames)?;
    pool.install(|| {
        (0..chunks).par_bridge().try_for_each(|place| {
            let path = folder.join(format!("{place:06}.samples"));
            let mut add = Progress { games: GAMES.into(), ..Progress::default() };
            if !path.exists() {
                let mut samples = Samples::default();
                for game in place * GAMES..(place + 1) * GAMES {
                    let of_game = series.play(game);
                    samples.policy.extend(of_game.policy);
                    samples.value.extend(of_game.value);
                }
                add.bytes =
                    chunk::write(&samples, &path).map_err(|error| WriteWrong::File(path, error))?;
                add.choices = samples.policy.len() as u64;
                add.positions = samples.value.len() as u64;
            }
            tell(add);
            Ok(())
        })
    })?;
    Ok(progress.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Makes the folder, or checks that it holds the same series: a mixture could not be told apart.
fn prepare(series: &Series, folder: &Path) -> Result<(), WriteWrong> {
    let wrong = |path: &Path| {
        let path = path.to_owned();
        move |error| WriteWrong::File(path, error)
    };
    fs::create_dir_all(folder).map_err(wrong(folder))?;
    let path = folder.join(SERIES);
    let describes = series.describe();
    match fs::read_to_string(&path) {
        Ok(found) if found == describes => Ok(()),
        Ok(_) => Err(WriteWrong::OtherSeries(path)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::write(&path, describes).map_err(wrong(&path))
        }
        Err(error) => Err(WriteWrong::File(path, error)),
    }
}
