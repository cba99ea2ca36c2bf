//! Everyone's share of the win in the course of one game, with marks where it was won or lost.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::ink::Ink;
use super::lines::{ChartLine, names};
use super::sheet::{Described, NotDrawn, Sheet, words, words_at};
use super::{Panel, Unit};

const HEIGHT: u32 = 380;
/// Room for the numbers of the upright axis.
const UPRIGHT: u32 = 40;
/// The height of a name, as a part of the axis.
const LETTER: f64 = 0.06;

/// What a mark says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// A decision that lost much: a cross.
    Mistake,
    /// A draw that brought much: a triangle.
    Lucky,
    /// A draw that cost much: a ring.
    Unlucky,
}

/// A mark on the line of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The place of the player's line.
    pub line: usize,
    /// Where it is: the time, and the share.
    pub at: (f64, f64),
    /// What it says.
    pub kind: MarkKind,
}

/// The lines of all players on one panel.
pub(crate) struct Course {
    pub(crate) panel: Panel<Vec<ChartLine>>,
    pub(crate) marks: Vec<Mark>,
    /// What the numbers at the bottom are.
    pub(crate) axis: String,
}

impl Course {
    pub(crate) fn draw(&self, described: &Described) -> Result<String, NotDrawn> {
        let points = || self.panel.content.iter().flat_map(|line| &line.points);
        let last = points().map(|&(x, _)| x).fold(1.0, f64::max);
        let sheet = Sheet { height: HEIGHT, labels: UPRIGHT, unit: self.axis.clone() };
        sheet.draw(std::slice::from_ref(&self.panel), described, |area, _, panel| {
            let mut chart = ChartBuilder::on(area)
                .x_label_area_size(26)
                .y_label_area_size(26)
                .build_cartesian_2d(0.0..(last * 1.18), 0.0..1.03)?;
            chart
                .configure_mesh()
                .disable_x_mesh()
                .x_labels(12)
                .y_labels(6)
                .x_label_formatter(&|value| Unit::Number.tick(*value))
                .y_label_formatter(&|value| Unit::Percent.tick(*value))
                .label_style(words(Ink::Faint))
                .axis_style(Ink::Grid.colour())
                .bold_line_style(Ink::Grid.colour())
                .light_line_style(TRANSPARENT)
                .draw()?;
            for (place, line) in panel.content.iter().enumerate() {
                let style = Ink::Series(place).colour().stroke_width(2);
                chart.draw_series([PathElement::new(line.points.clone(), style)])?;
            }
            for mark in &self.marks {
                let ink = Ink::Series(mark.line).colour();
                match mark.kind {
                    MarkKind::Mistake => {
                        chart.draw_series([Cross::new(mark.at, 6, ink.stroke_width(3))])?
                    }
                    MarkKind::Lucky => {
                        chart.draw_series([TriangleMarker::new(mark.at, 8, ink.filled())])?
                    }
                    MarkKind::Unlucky => {
                        chart.draw_series([Circle::new(mark.at, 6, ink.stroke_width(2))])?
                    }
                };
            }
            for (at, name) in names(&panel.content, LETTER) {
                let style = words_at(Ink::Text, HPos::Left, VPos::Center);
                chart.draw_series([EmptyElement::at(at) + Text::new(name, (8, 0), style)])?;
            }
            Ok(())
        })
    }
}
