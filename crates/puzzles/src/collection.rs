//! The file of puzzles: which games were searched, and what was found.

use core::fmt;
use std::collections::BTreeMap;
use thiserror::Error;

use crate::kind::Kind;
use crate::puzzle::{Puzzle, PuzzleWrong};

/// The first line of every file.
const HEADING: &str = "havana-puzzles 1";
/// Puzzles of one cell of the table of kinds, players and levels of difficulty.
const LEVELS: u16 = 400;

/// Puzzles, and the games that they were searched for in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// For each seed, how many games from the first on were searched.
    screened: BTreeMap<u64, u64>,
    puzzles: Vec<Puzzle>,
}

/// Why a file holds no puzzles, with the number of the line, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CollectionWrong {
    /// It does not begin as it should.
    #[error("line 1: this is no file of puzzles; it must begin with \"{HEADING}\"")]
    Heading,
    /// A line about games that were searched cannot be read.
    #[error("line {0}: \"screened\" needs a seed and a number of games")]
    Screened(usize),
    /// A puzzle cannot be used.
    #[error("line {0}: {1}")]
    Puzzle(usize, PuzzleWrong),
}

impl Collection {
    /// Reads a file; every puzzle is checked.
    pub fn parse(text: &str) -> Result<Collection, CollectionWrong> {
        let mut lines = text.lines().zip(1..);
        if lines.next().is_none_or(|(line, _)| line != HEADING) {
            return Err(CollectionWrong::Heading);
        }
        let mut collection = Collection::default();
        for (line, number) in lines {
            if let Some(screened) = line.strip_prefix("screened ") {
                let read = screened
                    .split_once(' ')
                    .and_then(|(seed, games)| Some((seed.parse().ok()?, games.parse().ok()?)));
                let (seed, games) = read.ok_or(CollectionWrong::Screened(number))?;
                collection.screened.insert(seed, games);
            } else {
                let wrong = |wrong| CollectionWrong::Puzzle(number, wrong);
                collection.puzzles.push(Puzzle::parse(line).map_err(wrong)?);
            }
        }
        Ok(collection)
    }

    /// All puzzles, the easiest first.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// How many games of this seed were searched.
    pub fn screened(&self, seed: u64) -> u64 {
        self.screened.get(&seed).copied().unwrap_or(0)
    }

    /// How many games of all seeds were searched.
    pub fn games(&self) -> u64 {
        self.screened.values().sum()
    }

    /// Adds what was found in the next game of a seed.
    pub fn add(&mut self, seed: u64, found: Vec<Puzzle>) {
        *self.screened.entry(seed).or_default() += 1;
        self.puzzles.extend(found);
    }

    /// Adds another file: its puzzles, and the games of seeds that this one has searched less.
    pub fn merge(&mut self, other: Collection) {
        for (seed, games) in other.screened {
            let own = self.screened.entry(seed).or_default();
            *own = games.max(*own);
        }
        self.puzzles.extend(other.puzzles);
    }

    /// Leaves at most so many puzzles of the same kind, number of players and level of difficulty,
    /// and none twice. Which ones is chosen by a hash, so it does not depend on the order in which
    /// they were found.
    pub fn thin(&mut self, most: usize) {
        self.puzzles.sort_by_cached_key(|puzzle| hash(&puzzle.game()));
        self.puzzles.dedup_by_key(|puzzle| puzzle.game());
        let mut cells: BTreeMap<(Option<Kind>, usize, u16), usize> = BTreeMap::new();
        self.puzzles.retain(|puzzle| {
            let cell = (puzzle.kind(), puzzle.players(), puzzle.rating / LEVELS);
            let count = cells.entry(cell).or_default();
            *count += 1;
            *count <= most
        });
        self.puzzles.sort_by_cached_key(|puzzle| (puzzle.rating, hash(&puzzle.game())));
    }

    /// How many puzzles there are of each kind, for two, three and four players.
    pub fn counts(&self) -> BTreeMap<Kind, [usize; 3]> {
        let mut counts: BTreeMap<Kind, [usize; 3]> = BTreeMap::new();
        for puzzle in &self.puzzles {
            let Some(kind) = puzzle.kind() else { continue };
            let of_kind = counts.entry(kind).or_default();
            if let Some(count) = of_kind.get_mut(puzzle.players().saturating_sub(2)) {
                *count += 1;
            }
        }
        counts
    }
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}")?;
        for (seed, games) in &self.screened {
            writeln!(f, "screened {seed} {games}")?;
        }
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

/// FNV-1a.
fn hash(text: &str) -> u64 {
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, hash)
}
