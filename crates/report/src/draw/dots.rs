//! One value for each row, with the range around it.

use plotters::prelude::*;

use super::ink::Ink;
use super::sheet::{Described, NotDrawn, Sheet, row_chart};
use super::{Panel, Unit};

/// The height of a row.
const ROW: u32 = 21;

/// A value and the range around it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Dot {
    pub(crate) value: f64,
    pub(crate) range: Option<(f64, f64)>,
}

/// A chart of rows; in each panel each row has a dot or none.
pub(crate) struct Dots {
    pub(crate) labels: Vec<String>,
    pub(crate) panels: Vec<Panel<Vec<Option<Dot>>>>,
    pub(crate) unit: Unit,
    /// What the numbers are.
    pub(crate) axis: String,
    /// The ends of the axis.
    pub(crate) span: (f64, f64),
}

impl Dots {
    pub(crate) fn draw(&self, described: &Described) -> Result<String, NotDrawn> {
        let rows = self.labels.len();
        let sheet = Sheet::of_rows(&self.labels, ROW, &self.axis);
        sheet.draw(&self.panels, described, |area, place, panel| {
            if place == 0 {
                sheet.row_labels(area, &self.labels)?;
            }
            let mut chart = row_chart(area, self.span, rows, self.unit)?;
            let between = (1..rows).map(|row| {
                let y = row as f64;
                PathElement::new([(self.span.0, y), (self.span.1, y)], Ink::Grid.colour().mix(0.4))
            });
            chart.draw_series(between)?;
            if let Some((value, _)) = panel.reference {
                let line = [(value, 0.0), (value, rows as f64)];
                let style = Ink::Reference.colour().stroke_width(2);
                chart.draw_series([PathElement::new(line, style)])?;
            }
            let ink = Ink::Series(place).colour();
            let dots = || {
                let rows = panel.content.iter().enumerate();
                rows.filter_map(|(row, dot)| dot.map(|dot| (row as f64 + 0.5, dot)))
            };
            let within = |value: f64| value.clamp(self.span.0, self.span.1);
            let ranges = dots().filter_map(|(y, dot)| {
                let (low, high) = dot.range?;
                let line = [(within(low), y), (within(high), y)];
                Some(PathElement::new(line, ink.stroke_width(3)))
            });
            chart.draw_series(ranges)?;
            let points =
                dots().map(|(y, dot)| Circle::new((within(dot.value), y), 5, ink.filled()));
            chart.draw_series(points)?;
            Ok(())
        })
    }
}
