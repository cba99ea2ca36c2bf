//! Numbers that change from round to round.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::ink::Ink;
use super::sheet::{Described, NotDrawn, Sheet, words, words_at};
use super::{Panel, Unit};

const HEIGHT: u32 = 260;
/// Room for the numbers of the upright axis.
const UPRIGHT: u32 = 40;

/// The height of a name, as a part of the highest number.
const LETTER: f64 = 0.08;

/// A line and its name, which stands at its end.
pub(crate) struct ChartLine {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, f64)>,
}

/// A chart of lines.
pub(crate) struct Lines {
    pub(crate) panels: Vec<Panel<Vec<ChartLine>>>,
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
            }
            for (at, name) in names(&panel.content, most * LETTER) {
                let style = words_at(Ink::Text, HPos::Left, VPos::Center);
                chart.draw_series([EmptyElement::at(at) + Text::new(name, (8, 0), style)])?;
            }
            Ok(())
        })
    }
}

/// Where each name stands: at the end of its line, or above it if another one is in the way.
pub(super) fn names(lines: &[ChartLine], distance: f64) -> Vec<((f64, f64), String)> {
    let end = |line: &ChartLine| line.points.last().map(|&end| (end, line.name.clone()));
    let mut ends: Vec<((f64, f64), String)> = lines.iter().filter_map(end).collect();
    ends.sort_by(|one, other| one.0.1.total_cmp(&other.0.1));
    for place in 1..ends.len() {
        ends[place].0.1 = ends[place].0.1.max(ends[place - 1].0.1 + distance);
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_apart_and_in_order() {
        let line = |name: &str, y: f64| ChartLine {
            name: name.to_owned(),
            points: vec![(0.0, 9.0), (4.0, y)],
        };
        let placed = names(&[line("high", 5.0), line("low", 1.0), line("close", 1.5)], 1.0);
        let heights: Vec<(f64, &str)> =
            placed.iter().map(|((_, y), name)| (*y, name.as_str())).collect();
        assert_eq!(heights, [(1.0, "low"), (2.0, "close"), (5.0, "high")]);
    }
}
