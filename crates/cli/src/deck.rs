//! `havana deck check`: checks a deck and shows its buildings.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use havana_rules::{BuildingId, Deck, Goods};

use crate::board::tone_of;
use crate::failure::{Failure, Verdict};
use crate::input::decks;
use crate::style::{Style, StyledLine, Tone};
use crate::words::{self, count};

/// Check deck files
#[derive(Subcommand)]
pub(crate) enum Command {
    Check(Arguments),
}

/// Check a deck file and show its buildings
///
/// A deck is a TOML file with 36 entries like this one; costs that are not named are zero:
///
///   [[building]]
///   key = "statue"
///   points = 2
///   cost = { brick = 1, pesos = 2 }
///   architect = false
///
/// Costs are brick, sandstone, loam, glass, debris, pesos and workers. Keys are lower-case
/// letters, digits and underscores, all different. Points are 1 to 7.
#[derive(Args)]
#[command(verbatim_doc_comment, after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The deck file
    file: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  havana deck check mine.toml
      Lists every fault with its line, or all 36 buildings.

  havana simulate --deck mine.toml --games 10000
      Plays with this deck.

Exit code: 0 the deck is valid, 1 it is not, 2 the file could not be read.";

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
            writeln!(out, "{}: {faults}; correct the file and check again", file.display())?;
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
    let points: u32 = BuildingId::all().map(|id| u32::from(deck.points(id))).sum();
    let heading = format!("{}: 36 buildings worth {points} points, valid", file.display());
    writeln!(out, "{}\n", style.paint(Tone::Strong, &heading))?;
    let longest = BuildingId::all().map(|id| deck.key(id).len()).max().unwrap_or_default();
    let table = Table { names: longest.max("in the game".len()), style };
    writeln!(out, "{}", table.titles())?;
    let mut all = [0; 7];
    for id in BuildingId::all() {
        let cost = deck.cost(id).lanes().map(u32::from);
        all.iter_mut().zip(cost).for_each(|(sum, count)| *sum += count);
        let architect = if deck.needs_architect(id) { "yes" } else { "" };
        let points = u32::from(deck.points(id));
        writeln!(out, "{}", table.row(&words::title(deck, id), Some(points), cost, architect))?;
    }
    let architects = BuildingId::all().filter(|&id| deck.needs_architect(id)).count();
    writeln!(out, "{}", table.row("total", Some(points), all, &architects.to_string()))?;
    let in_the_game = Goods::BOX.lanes().map(u32::from);
    writeln!(out, "{}\n", table.row("in the game", None, in_the_game, ""))?;
    writeln!(out, "{}", style.paint(Tone::Strong, "Buildings by points"))?;
    for points in 1..=7 {
        let number = BuildingId::all().filter(|&id| deck.points(id) == points).count();
        writeln!(out, "{}", format!("  {points}  {number:>2}  {}", "▪".repeat(number)).trim_end())?;
    }
    Ok(())
}

/// Buildings in lines, goods in columns.
struct Table {
    names: usize,
    style: Style,
}

impl Table {
    const GOODS: [&str; 7] = ["brick", "sandst.", "loam", "glass", "debris", "pesos", "workers"];

    fn titles(&self) -> String {
        let mut line = StyledLine::new();
        line.push(Tone::Faint, "  building");
        self.push_columns(&mut line, Tone::Faint, "points", Self::GOODS.map(str::to_owned));
        line.push(Tone::Faint, "  architect");
        line.paint(self.style)
    }

    fn row(&self, name: &str, points: Option<u32>, goods: [u32; 7], architect: &str) -> String {
        let mut line = StyledLine::new();
        line.plain(format!("  {name}"));
        let points = points.map(|points| points.to_string()).unwrap_or_default();
        let shown = |count: u32| if count == 0 { "·".to_owned() } else { count.to_string() };
        self.push_columns(&mut line, Tone::Strong, &points, goods.map(shown));
        line.plain(format!("  {architect}"));
        line.paint(self.style)
    }

    fn push_columns(&self, line: &mut StyledLine, tone: Tone, points: &str, goods: [String; 7]) {
        let mut end = 2 + self.names + 2 + "points".len();
        line.push_right(tone, points, end);
        for (lane, (text, title)) in goods.into_iter().zip(Self::GOODS).enumerate() {
            end += 2 + title.len();
            line.push_right(tone_of(lane), text, end);
        }
    }
}
