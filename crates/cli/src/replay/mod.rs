//! `havana replay`: shows a recorded game in words and tables.

mod eyes;
mod json;
mod moment;
mod runs;
mod story;
mod turn;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use clap::Args;
use havana_table::Record;

use crate::failure::{Failure, Verdict, unreadable};
use crate::input::records::Records;
use crate::names;
use crate::style::Style;
use crate::words::GameWords;
use eyes::Perspective;

/// Show a recorded game step by step
///
/// Tells the complete game in words, and draws the table at the beginning of each round and at the
/// end. With --step it stops after that many inputs and shows the full table, what the game waits
/// for, and the legal decisions. An input is a decision or a draw; step 0 is the table before the
/// first input.
///
/// With --as it shows the game as one player, or a spectator, saw it, without anything that was
/// hidden from them at that moment.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The record file, in the text or the binary form
    file: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    game: u64,
    /// Show only the table after this many inputs
    #[arg(long, value_name = "K")]
    step: Option<usize>,
    /// View as: a seat (0 to 3), spectator, or all
    #[arg(long = "as", value_name = "VIEWER", default_value = "all")]
    viewer: Perspective,
    /// Print a line of JSON for each step: step, input and events as seen, view, legal decisions
    ///
    /// A card that the viewer may not know is "hidden" in an input and null in an event.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  havana replay games.jsonl --game 3 | less -R
      Shows the third game from beginning to end.

  havana replay games.jsonl --step 60 --as 1
      Shows the table after 60 inputs as seat 1 saw it, with the legal decisions of seat 1.

  havana replay games.jsonl --as spectator --json | head -1
      Prints what a spectator sees before the first input, for another program.";

/// A game to show, and how.
struct Showing<'a> {
    record: &'a Record,
    words: GameWords,
    eyes: Perspective,
    style: Style,
    title: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    let path = &arguments.file;
    let file = File::open(path).map_err(|error| Failure::new(unreadable(path, &error)))?;
    let mut records = Records::new(path, file)?;
    let record = records.game(path, arguments.game)?;
    let config = record.header().config();
    if let Perspective::Seat(seat) = arguments.viewer
        && seat.index() >= config.players()
    {
        let last = config.players() - 1;
        let says =
            format!("{seat} does not exist in this game; use --as 0 to {last}, spectator or all");
        return Err(Failure::new(says));
    }
    let showing = Showing {
        record: &record,
        words: GameWords::new(names::of(record.header()), config.deck()),
        eyes: arguments.viewer,
        style: Style::of_stdout(),
        title: format!("Game {} of {}", arguments.game, path.display()),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    match (arguments.json, arguments.step) {
        (true, step) => json::write(&mut out, &showing, step)?,
        (false, Some(step)) => moment::write(&mut out, &showing, step)?,
        (false, None) => {
            story::write(&mut out, &showing)?;
            if records.pass(path)? {
                let next = arguments.game + 1;
                writeln!(out, "\nThis file has more games: --game {next} shows the next one.")?;
            }
        }
    }
    out.flush()?;
    Ok(Verdict::Fine)
}

impl Showing<'_> {
    /// Whether there is such a step.
    fn check_step(&self, step: usize) -> Result<(), Failure> {
        let inputs = self.record.inputs().len();
        if step <= inputs {
            return Ok(());
        }
        Err(Failure::new(format!("this game has no step {step}; choose --step 0 to {inputs}")))
    }
}
