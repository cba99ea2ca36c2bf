//! Progress bars on standard error, only on a terminal.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

const GAMES: &str = "{bar:40} {human_pos} of {human_len} games, {eta} left";
const STEPS: &str = "{bar:40} {human_pos} of {human_len} decisions and draws, {eta} left";
const BYTES: &str = "{bar:40} {bytes} of {total_bytes}, {eta} left";

/// A bar for this many games.
pub(crate) fn of_games(games: u64) -> ProgressBar {
    bar(games, GAMES)
}

/// A bar for the decisions and draws of a game; their number is set later.
pub(crate) fn of_steps() -> ProgressBar {
    bar(0, STEPS)
}

/// A bar for this many bytes.
pub(crate) fn of_bytes(bytes: u64) -> ProgressBar {
    bar(bytes, BYTES)
}

fn bar(length: u64, template: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
