//! A bar for each row: to the right what comes, to the left what goes.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::ink::Ink;
use super::sheet::{Described, NotDrawn, Sheet, row_chart, words_at};
use super::{Panel, Unit};

/// The height of a row.
const ROW: u32 = 23;

/// The width of a number beside its bar.
const NUMBER: f64 = 58.0;

/// A chart of rows; in each panel each row has a number or none. A row without any is a heading.
pub(crate) struct RowBars {
    pub(crate) labels: Vec<String>,
    pub(crate) panels: Vec<Panel<Vec<Option<f64>>>>,
    /// What the numbers are.
    pub(crate) axis: String,
}

impl RowBars {
    pub(crate) fn draw(&self, described: &Described) -> Result<String, NotDrawn> {
        let rows = self.labels.len();
        let sheet = Sheet::of_rows(&self.labels, ROW, &self.axis);
        let span = self.span(sheet.panel_width(self.panels.len()));
        sheet.draw(&self.panels, described, |area, place, panel| {
            if place == 0 {
                sheet.row_labels(area, &self.labels)?;
            }
            let mut chart = row_chart(area, span, rows, Unit::Number)?;
            let bars = || {
                let rows = panel.content.iter().enumerate();
                rows.filter_map(|(row, value)| value.map(|value| (row as f64, value)))
            };
            let ink = Ink::Series(place).colour();
            chart.draw_series(bars().map(|(y, value)| {
                Rectangle::new([(0.0, y + 0.18), (value, y + 0.82)], ink.filled())
            }))?;
            let zero = [(0.0, 0.0), (0.0, rows as f64)];
            chart.draw_series([PathElement::new(zero, Ink::Faint.colour())])?;
            if let Some((value, _)) = panel.reference {
                let line = [(value, 0.0), (value, rows as f64)];
                let style = Ink::Reference.colour().stroke_width(2);
                chart.draw_series([PathElement::new(line, style)])?;
            }
            let signed = span.0 < 0.0;
            chart.draw_series(bars().map(|(y, value)| {
                let (side, away) = if value < 0.0 { (HPos::Right, -5) } else { (HPos::Left, 5) };
                EmptyElement::at((value, y + 0.5))
                    + Text::new(
                        number(value, signed),
                        (away, 0),
                        words_at(Ink::Text, side, VPos::Center),
                    )
            }))?;
            Ok(())
        })
    }

    /// From the lowest number to the highest, zero included, with room for the numbers in a panel
    /// of this width.
    fn span(&self, width: u32) -> (f64, f64) {
        let numbers = self.panels.iter().flat_map(|panel| panel.content.iter().flatten());
        let (low, high) = numbers
            .fold((0.0_f64, 0.0_f64), |(low, high), &number| (low.min(number), high.max(number)));
        let sides = if low < 0.0 { 2.0 } else { 1.0 };
        let room = (high - low).max(1e-6) * NUMBER / (f64::from(width) - sides * NUMBER);
        (if low < 0.0 { low - room } else { 0.0 }, high + room)
    }
}

/// The number at the end of its bar.
fn number(value: f64, signed: bool) -> String {
    let text = if signed { format!("{value:+.2}") } else { format!("{value:.2}") };
    text.replace('-', "−")
}
