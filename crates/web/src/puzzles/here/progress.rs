//! How well the player solves puzzles and which they have seen, as the browser stores it: the
//! standing on the first line, the names of the puzzles on the second.

use std::collections::BTreeSet;

use havana_puzzles::{Listed, Standing};

use crate::store;

/// How well the player solves puzzles, and which they have seen.
#[derive(Clone, Default)]
pub(super) struct PuzzleProgress {
    pub(super) standing: Standing,
    seen: BTreeSet<String>,
}

impl PuzzleProgress {
    /// What the browser has stored; what cannot be read begins again.
    pub(super) fn read() -> PuzzleProgress {
        let text = store::puzzles().unwrap_or_default();
        let mut lines = text.lines();
        let standing = lines.next().and_then(|line| line.parse().ok()).unwrap_or_default();
        let seen = lines.next().unwrap_or_default().split_whitespace();
        PuzzleProgress { standing, seen: seen.map(str::to_owned).collect() }
    }

    pub(super) fn has_seen(&self, listed: &Listed) -> bool {
        self.seen.contains(&listed.id())
    }

    /// Nothing counts as seen any more.
    pub(super) fn begin_again(&mut self) {
        self.seen.clear();
    }

    /// Stores the standing after a puzzle.
    pub(super) fn keep(&mut self, standing: Standing, puzzle: &Listed) {
        self.standing = standing;
        self.seen.insert(puzzle.id());
        let seen: Vec<&str> = self.seen.iter().map(String::as_str).collect();
        store::keep_puzzles(&format!("{standing}\n{}", seen.join(" ")));
    }
}
