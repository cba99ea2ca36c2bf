//! How many games have which number.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, VPos};

use super::ink::Ink;
use super::sheet::{Described, NotDrawn, Sheet, words, words_at};
use super::{Panel, Unit};

const HEIGHT: u32 = 220;
/// Room for the numbers of the upright axis.
const UPRIGHT: u32 = 52;

/// One number and the share of games that have it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Column {
    pub(crate) number: f64,
    pub(crate) share: f64,
}

/// Columns of shares over whole numbers.
pub(crate) struct Histogram {
    pub(crate) panels: Vec<Panel<Vec<Column>>>,
    /// What the numbers are.
    pub(crate) axis: String,
}

impl Histogram {
    pub(crate) fn draw(&self, described: &Described) -> Result<String, NotDrawn> {
        let columns = || self.panels.iter().flat_map(|panel| &panel.content);
        let low = columns().map(|column| column.number).fold(f64::MAX, f64::min);
        let high = columns().map(|column| column.number).fold(f64::MIN, f64::max);
        let most = columns().map(|column| column.share).fold(0.0, f64::max);
        let sheet = Sheet { height: HEIGHT, labels: UPRIGHT, unit: self.axis.clone() };
        sheet.draw(&self.panels, described, |area, place, panel| {
            let mut chart = ChartBuilder::on(area)
                .x_label_area_size(26)
                .build_cartesian_2d((low - 0.7)..(high + 0.7), 0.0..(most * 1.1))?;
            chart
                .configure_mesh()
                .disable_x_mesh()
                .x_labels(10)
                .y_labels(5)
                .x_label_formatter(&|value| Unit::Number.tick(*value))
                .label_style(words(Ink::Faint))
                .axis_style(Ink::Grid.colour())
                .bold_line_style(Ink::Grid.colour())
                .light_line_style(TRANSPARENT)
                .draw()?;
            if place == 0 {
                upright(area, most * 1.1)?;
            }
            let ink = Ink::Series(place).colour();
            chart.draw_series(panel.content.iter().map(|column| {
                let (left, right) = (column.number - 0.4, column.number + 0.4);
                Rectangle::new([(left, 0.0), (right, column.share)], ink.filled())
            }))?;
            if let Some((value, _)) = panel.reference {
                let line = [(value, 0.0), (value, most * 1.1)];
                let style = Ink::Reference.colour().stroke_width(2);
                chart.draw_series([PathElement::new(line, style)])?;
            }
            Ok(())
        })
    }
}

/// The numbers of the upright axis, left of the first panel; all panels share them.
fn upright(area: &super::sheet::Area, most: f64) -> Result<(), NotDrawn> {
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];
    let step = steps.into_iter().find(|step| most / step <= 5.0).unwrap_or(0.5);
    let style = words_at(Ink::Faint, HPos::Right, VPos::Center);
    let mut value = 0.0;
    while value <= most {
        #[allow(clippy::cast_possible_truncation)]
        let y = (f64::from(HEIGHT) * (1.0 - value / most)) as i32;
        area.draw(&Text::new(Unit::Percent.tick(value), (-8, y), style.clone()))?;
        value += step;
    }
    Ok(())
}
