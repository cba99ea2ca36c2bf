//! The two rows of buildings in one frame.

use havana_rules::{Open, RowName};
use unicode_width::UnicodeWidthStr;

use super::cost;
use crate::style::{StyledLine, Tone};
use crate::text::{self, COLUMNS};
use crate::words;

/// A building in its row: two lines of text and the columns they get.
struct Cell {
    name: String,
    facts: StyledLine,
    width: usize,
    is_end: bool,
}

/// The frame with both rows, as lines.
pub(super) fn lines(open: &Open) -> Vec<StyledLine> {
    let [upper, lower] = RowName::ALL.map(|row| cells(open, row));
    let mut lines = vec![border(&[], &upper)];
    lines.extend(texts(&upper));
    lines.push(border(&upper, &lower));
    lines.extend(texts(&lower));
    lines.push(border(&lower, &[]));
    lines
}

fn cells(open: &Open, row: RowName) -> Vec<Cell> {
    let buildings = open.row(row).as_slice();
    let last = buildings.len().saturating_sub(1);
    let cell = |(place, &id): (usize, _)| {
        let mut facts = StyledLine::new();
        facts.push(Tone::Strong, open.deck().points(id).to_string());
        facts.plain(": ");
        facts.append(cost(open.deck(), id));
        Cell {
            name: words::title(open.deck(), id),
            facts,
            width: 0,
            is_end: place == 0 || place == last,
        }
    };
    let mut cells: Vec<Cell> = buildings.iter().enumerate().map(cell).collect();
    if cells.is_empty() {
        let name = "no building".to_owned();
        cells.push(Cell { name, facts: StyledLine::new(), width: 0, is_end: false });
    }
    share_width(&mut cells);
    cells
}

/// Gives each cell the columns its text needs, and a fair part of what is left over.
fn share_width(cells: &mut [Cell]) {
    let all = COLUMNS - (cells.len() + 1);
    for cell in &mut *cells {
        cell.width = cell.name.width().max(cell.facts.width());
    }
    let width = |cells: &[Cell]| cells.iter().map(|cell| cell.width).sum::<usize>();
    while width(cells) > all {
        if let Some(widest) = cells.iter_mut().max_by_key(|cell| cell.width) {
            widest.width -= 1;
        }
    }
    let (spare, count) = (all - width(cells), cells.len());
    for (place, cell) in cells.iter_mut().enumerate() {
        cell.width += spare / count + usize::from(place < spare % count);
    }
}

fn texts(cells: &[Cell]) -> [StyledLine; 2] {
    let mut lines = [StyledLine::new(), StyledLine::new()];
    for cell in cells {
        let tone = if cell.is_end { Tone::Strong } else { Tone::Plain };
        let mut name = StyledLine::new();
        name.push(tone, text::cut(&cell.name, cell.width));
        let mut facts = cell.facts.clone();
        facts.cut_to(cell.width);
        let is_tight = name.width().max(facts.width()) == cell.width;
        for (line, part) in lines.iter_mut().zip([name, facts]) {
            let end = line.width() + 1 + cell.width;
            line.push(Tone::Faint, "│");
            line.plain(if is_tight { "" } else { " " });
            line.append(part);
            line.pad_to(end);
        }
    }
    for line in &mut lines {
        line.push(Tone::Faint, "│");
    }
    lines
}

/// The line between two rows, with a joint wherever a cell of either ends.
fn border(above: &[Cell], below: &[Cell]) -> StyledLine {
    let joints = |cells: &[Cell]| -> Vec<usize> {
        let mut at = 0;
        let ends = cells.iter().map(|cell| {
            at += cell.width + 1;
            at
        });
        ends.collect()
    };
    let (up, down) = (joints(above), joints(below));
    let corners = match (above, below) {
        ([], _) => ['┌', '┐'],
        (_, []) => ['└', '┘'],
        _ => ['├', '┤'],
    };
    let inside = (1..COLUMNS - 1).map(|at| match (up.contains(&at), down.contains(&at)) {
        (true, true) => '┼',
        (true, false) => '┴',
        (false, true) => '┬',
        (false, false) => '─',
    });
    let mut line = StyledLine::new();
    let letters = [corners[0]].into_iter().chain(inside).chain([corners[1]]);
    line.push(Tone::Faint, letters.collect::<String>());
    line
}
