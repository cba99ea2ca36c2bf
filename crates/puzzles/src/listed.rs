//! The file of puzzles as a program reads it that shows one at a time.

use crate::puzzle::{Puzzle, PuzzleWrong};
use crate::standing::Standing;

/// The next puzzle is chosen among this many that fit best.
const CHOICE: usize = 12;

/// A puzzle of which only the rating was read so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// How difficult it is.
    pub rating: u16,
    line: String,
}

impl Listed {
    /// All puzzles of a file.
    pub fn all(text: &str) -> Vec<Listed> {
        let listed = |line: &str| {
            let rating = line.split_once(' ')?.0.parse().ok()?;
            Some(Listed { rating, line: line.to_owned() })
        };
        text.lines().filter_map(listed).collect()
    }

    /// The puzzle itself.
    pub fn open(&self) -> Result<Puzzle, PuzzleWrong> {
        Puzzle::parse(&self.line)
    }

    /// A short name that stays the same when other puzzles are added.
    pub fn id(&self) -> String {
        // FNV-1a of the game; its rating may be measured again.
        let game = self.line.split(' ').nth(5).unwrap_or_default();
        let hash = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        format!("{:08x}", game.bytes().fold(0x811c_9dc5, hash))
    }
}

/// The next puzzle for a player: one near their rating that they have not seen. `below(n)` must
/// give a number below `n`. `None` if they have seen all.
pub fn next(
    all: &[Listed],
    standing: Standing,
    is_seen: impl Fn(&Listed) -> bool,
    below: impl FnOnce(usize) -> usize,
) -> Option<&Listed> {
    let mut unseen: Vec<&Listed> = all.iter().filter(|listed| !is_seen(listed)).collect();
    let distance = |listed: &&Listed| listed.rating.abs_diff(standing.shown() as u16);
    unseen.sort_by_key(distance);
    unseen.truncate(CHOICE);
    unseen.get(below(unseen.len().max(1))).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_one_is_near_and_unseen() {
        let line = |n: u16| format!("{} 0 1 2 2 game{n} o s", 600 + 40 * n);
        let text = (0..40).map(line).collect::<Vec<String>>().join("\n");
        let all = Listed::all(&format!("havana-puzzles 1\nscreened 1 40\n{text}"));
        assert_eq!(all.len(), 40);
        let standing = Standing { rating: 1400.0, ..Standing::default() };
        let first = next(&all, standing, |_| false, |_| 0).expect("some");
        assert_eq!(first.rating, 1400);
        let second = next(&all, standing, |listed| listed == first, |_| 0).expect("some");
        assert_eq!(second.rating.abs_diff(1400), 40);
        let farthest = next(&all, standing, |_| false, |count| count - 1).expect("some");
        assert!(farthest.rating.abs_diff(1400) <= 240);
        assert_eq!(next(&all, standing, |_| true, |_| 0), None);
        let ids: std::collections::BTreeSet<String> = all.iter().map(Listed::id).collect();
        assert_eq!(ids.len(), 40);
    }
}
