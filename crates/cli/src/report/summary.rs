//! A few lines for the terminal: where the page is, and the first thing in it.

use std::io::{self, Write};
use std::path::Path;

use havana_report::Figures;

use crate::page::Page;
use crate::style::Style;
use crate::words::count;

pub(super) fn write(
    mut out: &mut dyn Write,
    figures: &Figures,
    path: &Path,
    style: Style,
) -> io::Result<()> {
    let mut page = Page { out: &mut out, style };
    page.heading("Length of a game in rounds")?;
    page.faint("  players          games   median   8 games of 10")?;
    for table in &figures.tables {
        let length = &table.length;
        let span = format!("{} to {}", length.tenth_percentile, length.ninetieth_percentile);
        let (players, games, median) = (table.players, table.games, length.median);
        writeln!(page.out, "  {players}{games:>21}{median:>9}{span:>16}")?;
    }
    let games: usize = figures.tables.iter().map(|table| table.games).sum();
    let games = count(games as u64, "game", "games");
    writeln!(page.out, "\nAll figures of {games}: {}; open it in a browser", path.display())
}
