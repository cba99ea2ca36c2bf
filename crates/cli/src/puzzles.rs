//! `havana puzzles`: finds positions in which one decision is clearly best.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use havana_puzzles::{Collection, Puzzle, puzzles_of_game};
use indicatif::ProgressBar;

use crate::failure::{Failure, Verdict, unreadable};
use crate::whole_file::WholeFile;
use crate::words::count;
use crate::{progress, puzzles};

/// Find puzzles: positions in which one decision is clearly best
///
/// Plays games of search:300 with two, three and four players in turn, and looks for decisions
/// that are at least 12 percentage points better than any other by search:20000 with each of three
/// seeds, from what the player could know. Which bots miss a puzzle says how difficult it is.
///
/// The file is written after every game. The same command continues a run that was stopped, and
/// another seed adds other games. docs/study.md describes the file.
#[derive(Args)]
#[command(after_long_help = puzzles::EXAMPLES)]
pub(crate) struct Arguments {
    /// The file to write; what it has already is continued
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games with this seed, those searched before included
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The most puzzles of the same kind, number of players and level of difficulty
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u16).range(1..=10_000))]
    most: u16,
    /// Another file whose puzzles are added
    #[arg(long, value_name = "FILE")]
    merge: Vec<PathBuf>,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: all processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

const EXAMPLES: &str = "\
Examples:
  havana puzzles --out puzzles.txt --games 300
      Searches 300 games, or what is left of them.

  havana puzzles --out puzzles.txt --games 100 --seed 2
      Adds the puzzles of 100 other games.

  havana puzzles --out puzzles.txt --games 1 --merge more.txt
      Adds the puzzles of another file.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let mut all = match fs::exists(&arguments.out) {
        Ok(false) => Collection::default(),
        _ => read(&arguments.out)?,
    };
    for path in &arguments.merge {
        all.merge(read(path)?);
    }
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    let bar = progress::of_games(arguments.games);
    let done = search(arguments, &mut all, threads, &bar);
    bar.finish_and_clear();
    done?;
    write(arguments, &mut all)?;
    io::stdout().write_all(summary(&all, &arguments.out).as_bytes())?;
    Ok(Verdict::Fine)
}

/// How many puzzles of each kind there are, for each number of players.
fn summary(all: &Collection, path: &Path) -> String {
    let puzzles = count(all.puzzles().len() as u64, "puzzle", "puzzles");
    let games = count(all.games(), "game", "games");
    let mut lines = vec![format!("{puzzles} of {games} in {}", path.display())];
    lines.push(format!("{:<18}{:>9}{:>9}{:>9}", "players", 2, 3, 4));
    for (kind, [two, three, four]) in all.counts() {
        lines.push(format!("{:<18}{two:>9}{three:>9}{four:>9}", kind.key()));
    }
    lines.join("\n") + "\n"
}

/// Searches the games that are left, and writes the file after each. Results are added in the order
/// of the games, so they do not depend on the number of threads.
fn search(
    arguments: &Arguments,
    all: &mut Collection,
    threads: usize,
    bar: &ProgressBar,
) -> Result<(), Failure> {
    let mut due = all.screened(arguments.seed);
    bar.set_position(due);
    bar.reset_eta();
    let next = AtomicU64::new(due);
    let (sender, results) = mpsc::channel::<(u64, Vec<Puzzle>)>();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more once the file could not be written.
                    let is_over = game >= arguments.games
                        || sender.send((game, puzzles_of_game(arguments.seed, game))).is_err();
                    if is_over {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early: BTreeMap<u64, Vec<Puzzle>> = BTreeMap::new();
        for (game, found) in results {
            early.insert(game, found);
            while let Some(found) = early.remove(&due) {
                all.add(arguments.seed, found);
                due += 1;
                bar.inc(1);
            }
            write(arguments, all)?;
        }
        Ok(())
    })
}

fn read(path: &Path) -> Result<Collection, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::new(reason(path, &error)))?;
    let wrong = |wrong| Failure::new(format!("{}: {wrong}", path.display()));
    Collection::parse(&text).map_err(wrong)
}

fn reason(path: &Path, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::InvalidData => format!("{}: this is no file of puzzles", path.display()),
        _ => unreadable(path, error),
    }
}

fn write(arguments: &Arguments, all: &mut Collection) -> Result<(), Failure> {
    all.thin(arguments.most.into());
    WholeFile::create(&arguments.out)?.finish_with(all.to_string().as_bytes())
}
