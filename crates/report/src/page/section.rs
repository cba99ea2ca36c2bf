//! Sections of the page and the figures in them.

use super::html::{Table, escape};
use crate::draw::{Described, Dot, NotDrawn, Panel};
use crate::figures::{Share, TableFigures};
use crate::words::with_interval;

/// A part of the page.
pub(super) struct Section {
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    pub(super) plots: Vec<Plot>,
}

/// A drawing with what is seen in it and the numbers behind it.
pub(super) struct Plot {
    pub(super) id: &'static str,
    pub(super) title: String,
    /// How to read it.
    pub(super) reading: String,
    /// What is seen: one sentence.
    pub(super) seen: String,
    pub(super) svg: String,
    pub(super) tables: Vec<Table>,
}

/// The words of a plot before it is drawn.
pub(super) struct PlotText {
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    pub(super) reading: String,
    pub(super) seen: String,
}

impl PlotText {
    /// The plot with these words.
    pub(super) fn plot(
        self,
        tables: Vec<Table>,
        draw: impl FnOnce(&Described) -> Result<String, NotDrawn>,
    ) -> Result<Plot, NotDrawn> {
        let PlotText { id, title, reading, seen } = self;
        let svg = draw(&Described { id, title, description: &seen })?;
        Ok(Plot { id, title: title.to_owned(), reading, seen, svg, tables })
    }
}

impl Section {
    pub(super) fn write(&self, out: &mut String) {
        out.push_str(&format!(
            "<section id=\"{0}\" aria-labelledby=\"{0}-heading\">\n\
             <h2 id=\"{0}-heading\">{1}</h2>\n",
            self.id,
            escape(self.title)
        ));
        for plot in &self.plots {
            plot.write(out);
        }
        out.push_str("</section>\n");
    }
}

impl Plot {
    fn write(&self, out: &mut String) {
        let (id, title) = (self.id, escape(&self.title));
        out.push_str(&format!("<figure id=\"{id}\">\n<h3>{title}</h3>\n"));
        out.push_str(&format!("<p class=\"reading\">{}</p>\n", escape(&self.reading)));
        out.push_str(&format!("<div class=\"chart\">{}</div>\n", self.svg));
        out.push_str(&format!("<figcaption>{}</figcaption>\n", escape(&self.seen)));
        out.push_str(&format!(
            "<details><summary>The numbers: {}</summary>\n",
            title.to_lowercase()
        ));
        for table in &self.tables {
            table.write(out);
        }
        out.push_str("</details>\n</figure>\n");
    }
}

/// A panel for each number of players.
pub(super) fn panels<T>(
    tables: &[TableFigures],
    content: impl Fn(&TableFigures) -> T,
    reference: impl Fn(&TableFigures) -> Option<(f64, String)>,
) -> Vec<Panel<T>> {
    let panel = |table: &TableFigures| Panel {
        title: players(table),
        content: content(table),
        reference: reference(table),
    };
    tables.iter().map(panel).collect()
}

/// `3 players`.
pub(super) fn players(table: &TableFigures) -> String {
    format!("{} players", table.players)
}

/// A share as a dot with its interval.
pub(super) fn dot(share: Option<Share>) -> Option<Dot> {
    share.map(|share| Dot {
        value: share.value(),
        range: Some((share.interval.low, share.interval.high)),
    })
}

/// A table with a column for each number of players.
pub(super) fn table_by_players(
    tables: &[TableFigures],
    caption: &str,
    rows: &[String],
    cell: impl Fn(&TableFigures, usize) -> String,
) -> Table {
    let columns = std::iter::once(String::new()).chain(tables.iter().map(players)).collect();
    let row = |(place, name): (usize, &String)| {
        let cells = tables.iter().map(|table| cell(table, place));
        std::iter::once(name.clone()).chain(cells).collect()
    };
    let rows = rows.iter().enumerate().map(row).collect();
    Table { caption: caption.to_owned(), columns, rows }
}

/// The same for shares, each with its interval.
pub(super) fn table_of_shares(
    tables: &[TableFigures],
    caption: &str,
    rows: &[String],
    share: impl Fn(&TableFigures, usize) -> Option<Share>,
) -> Table {
    table_by_players(
        tables,
        &format!("{caption}, with 95% confidence intervals"),
        rows,
        |table, row| with_interval(share(table, row)),
    )
}

/// An axis for shares: from 0 to a little more than the highest interval, in steps of a tenth.
pub(super) fn span(dots: impl Iterator<Item = Option<Dot>>) -> (f64, f64) {
    let highest = dots.flatten().map(|dot| dot.range.map_or(dot.value, |range| range.1));
    let highest = highest.fold(0.1, f64::max);
    // A dot at either end must not touch what is beside it.
    (-0.02, ((highest * 10.0).ceil() / 10.0).min(1.0) + 0.02)
}

pub(super) const INTERVALS: &str =
    "A dot is the measured share; its line is the 95% confidence interval.";
