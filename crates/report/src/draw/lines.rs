//! Numbers that change from round to round.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::ink::Ink;
use super::sheet::{Described, NotDrawn, Sheet, words, words_at};
use super::{Panel, Unit};

const HEIGHT: u32 = 260;
/// Room for the numbers of the upright axis.
const UPRIGHT: u32 = 40;

/// A line and its name, which stands at its end.
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, f64)>,
}

/// A chart of lines.
pub(crate) struct Lines {
    pub(crate) panels: Vec<Panel<Vec<Line>>>,
    /// What the numbers at the bottom are.
    pub(crate) axis: String,
}

impl Lines {
    pub(crate) fn draw(&self, described: &Described) -> Result<String, NotDrawn> {
        let points =
            || self.panels.iter().flat_map(|panel| &panel.content).flat_map(|line| &line.points);
        let last = points().map(|&(x, _)| x).fold(1.0, f64::max);
        let most = points().map(|&(_, y)| y).fold(1.0, f64::max);
        let sheet = Sheet { height: HEIGHT, labels: UPRIGHT, unit: self.axis.clone() };
        sheet.draw(&self.panels, described, |area, _, panel| {
            let mut chart = ChartBuilder::on(area)
                .x_label_area_size(26)
                .y_label_area_size(26)
                .build_cartesian_2d(0.5..(last * 1.32), 0.0..(most * 1.08))?;
            chart
                .configure_mesh()
                .disable_x_mesh()
                .x_labels(8)
                .y_labels(6)
                .x_label_formatter(&|value| Unit::Number.tick(*value))
                .y_label_formatter(&|value| Unit::Number.tick(*value))
                .label_style(words(Ink::Faint))
                .axis_style(Ink::Grid.colour())
                .bold_line_style(Ink::Grid.colour())
                .light_line_style(TRANSPARENT)
                .draw()?;
            let mut taken: Vec<f64> = Vec::new();
            for (place, line) in panel.content.iter().enumerate() {
                let ink = Ink::Series(place).colour();
                chart.draw_series([PathElement::new(line.points.clone(), ink.stroke_width(2))])?;
                let at = line.points.iter().copied();
                match place {
                    0 => chart.draw_series(at.map(|at| Circle::new(at, 3, ink.filled())))?,
                    1 => {
                        chart.draw_series(at.map(|at| TriangleMarker::new(at, 5, ink.filled())))?
                    }
                    2 => chart.draw_series(at.map(|at| Cross::new(at, 4, ink.stroke_width(2))))?,
                    _ => chart.draw_series(at.map(|at| Circle::new(at, 4, ink.stroke_width(2))))?,
                };
                let Some(&(x, y)) = line.points.last() else { continue };
                let y = apart(y, &mut taken, most * 0.075);
                let style = words_at(Ink::Text, HPos::Left, VPos::Center);
                chart.draw_series([
                    EmptyElement::at((x, y)) + Text::new(line.name.clone(), (8, 0), style)
                ])?;
            }
            Ok(())
        })
    }
}

/// A height for a name that is not taken by another one, as near as can be.
fn apart(wanted: f64, taken: &mut Vec<f64>, distance: f64) -> f64 {
    let is_free = |y: f64| taken.iter().all(|other| (other - y).abs() >= distance * 0.99);
    let aside = |step: u8| [1.0, -1.0].map(|side| wanted + side * distance * f64::from(step) / 2.0);
    let tries = (0..20).flat_map(aside);
    let found = tries.into_iter().find(|&y| y >= 0.0 && is_free(y)).unwrap_or(wanted);
    taken.push(found);
    found
}
