//! `havana deck check`: whether a deck can be played with, and what is in it.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use havana_rules::{BuildingId, Deck, Goods};

use crate::board::cost;
use crate::failure::{Failure, Verdict};
use crate::input::decks;
use crate::style::{Line, Style, Tone};
use crate::words::{self, count};

/// Look into deck files
#[derive(Subcommand)]
pub(crate) enum Command {
    Check(Arguments),
}

/// Check a deck file and show its buildings
///
/// A deck is a TOML file with 36 entries like this one; costs that are left out are zero:
///
///   [[building]]
///   key = "statue"
///   points = 2
///   cost = { brick = 1, pesos = 2 }
///   architect = false
///
/// Costs are brick, sandstone, loam, glass, debris, pesos and workers. Keys are small letters,
/// digits and underscores, all different. Points are 1 to 7.
#[derive(Args)]
#[command(verbatim_doc_comment, after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The deck file
    file: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  havana deck check mine.toml
      Lists all that is wrong with its line, or all 36 buildings.

  havana simulate --deck mine.toml --games 10000
      Plays with it.

Exit code: 0 it can be played with, 1 it cannot, 2 it could not be read.";

pub(crate) fn run(command: &Command) -> Result<Verdict, Failure> {
    let Command::Check(Arguments { file }) = command;
    let reading = decks::read(file)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let verdict = match reading {
        Err(notes) => {
            for note in &notes {
                writeln!(out, "{}", decks::placed(file, note))?;
            }
            let faults = count(notes.len() as u64, "fault", "faults");
            writeln!(out, "{}: {faults}; correct and check again", file.display())?;
            Verdict::Wrong
        }
        Ok(read) => {
            show(&mut out, file, read.deck, Style::of_stdout())?;
            for note in &read.warnings {
                writeln!(out, "warning: {}", decks::placed(file, note))?;
            }
            Verdict::Fine
        }
    };
    out.flush()?;
    Ok(verdict)
}

fn show(out: &mut impl Write, file: &Path, deck: Deck, style: Style) -> io::Result<()> {
    let points: u64 = BuildingId::all().map(|id| u64::from(deck.points(id))).sum();
    let heading = format!("{}: 36 buildings worth {points} points, fit to play", file.display());
    writeln!(out, "{}\n", style.paint(Tone::Strong, &heading))?;
    let longest = BuildingId::all().map(|id| deck.key(id).len()).max().unwrap_or_default();
    let longest = longest.max("building".len());
    let titles = format!("  {:<longest$}  points  cost", "building");
    writeln!(out, "{}", style.paint(Tone::Faint, &titles))?;
    for id in BuildingId::all() {
        let mut line = Line::new();
        line.plain(format!("  {:<longest$}  {:>6}  ", words::title(deck, id), deck.points(id)));
        line.append(cost(deck, id));
        writeln!(out, "{}", line.paint(style))?;
    }
    writeln!(out, "\n  {}\n", crate::board::LETTERS)?;
    by_points(out, deck, style)?;
    by_good(out, deck, style)
}

fn by_points(out: &mut impl Write, deck: Deck, style: Style) -> io::Result<()> {
    writeln!(out, "{}", style.paint(Tone::Strong, "Buildings by points"))?;
    for points in 1..=7 {
        let number = BuildingId::all().filter(|&id| deck.points(id) == points).count();
        writeln!(out, "{}", format!("  {points}  {number:>2}  {}", "▪".repeat(number)).trim_end())?;
    }
    writeln!(out)
}

/// What all buildings together cost, beside what the game has of it.
fn by_good(out: &mut impl Write, deck: Deck, style: Style) -> io::Result<()> {
    const GOODS: [&str; 7] = ["brick", "sandstone", "loam", "glass", "debris", "pesos", "workers"];
    let mut sums = [0_u32; GOODS.len()];
    for id in BuildingId::all() {
        let cost = deck.cost(id).lanes();
        sums.iter_mut().zip(cost).for_each(|(sum, count)| *sum += u32::from(count));
    }
    let architects = BuildingId::all().filter(|&id| deck.needs_architect(id)).count();
    writeln!(out, "{}", style.paint(Tone::Strong, "Cost of all buildings"))?;
    for ((name, sum), there_are) in GOODS.iter().zip(sums).zip(Goods::BOX.lanes()) {
        writeln!(out, "  {name:<10}{sum:>4}  of {there_are:>3} in the game")?;
    }
    writeln!(out, "  {:<10}{architects:>4}  of  36 buildings need one", "architect")
}
