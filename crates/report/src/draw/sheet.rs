//! The sheet a chart is drawn on: where the panels are, and how words are set.

use havana_words::html_escaped;
use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use thiserror::Error;

use super::ink::{Ink, follow_the_page};
use super::{Panel, Unit};

/// All charts are as wide, in the units of their drawing.
const WIDTH: u32 = 1000;
/// The height of the panels' titles.
const TITLES: u32 = 30;
/// The middle of the titles, from the top.
const MIDDLE: i32 = 13;
/// Between panels.
const GAP: u32 = 40;
/// Below a panel, for the numbers of its axis and for its unit.
const AXIS: u32 = 44;
/// At the right, for the last number of the axis.
const RIGHT: u32 = 22;
/// The size of letters as the library takes it: it sets them smaller by a quarter.
const LETTERS: f64 = 16.5;

/// Why a chart was not drawn.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a chart could not be drawn: {0}; please report it")]
pub struct NotDrawn(String);

impl<E: core::error::Error + Send + Sync> From<DrawingAreaErrorKind<E>> for NotDrawn {
    fn from(error: DrawingAreaErrorKind<E>) -> NotDrawn {
        NotDrawn(error.to_string())
    }
}

pub(super) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A panel's coordinates: both axes are numbers.
type Axes = Cartesian2d<RangedCoordf64, RangedCoordf64>;

/// A sheet: so high, with a column of labels at the left.
pub(super) struct Sheet {
    /// The height of the panels without titles and axes.
    pub(super) height: u32,
    /// The width of the labels' column.
    pub(super) labels: u32,
    /// What the numbers at the bottom are.
    pub(super) unit: String,
}

/// A chart with words for those who do not see it.
pub(crate) struct Described<'a> {
    /// Unique on the page.
    pub(crate) id: &'a str,
    pub(crate) title: &'a str,
    /// What is seen.
    pub(crate) description: &'a str,
}

pub(super) fn words(ink: Ink) -> TextStyle<'static> {
    ("sans-serif", LETTERS).into_font().color(&ink.colour())
}

pub(super) fn words_at(ink: Ink, h: HPos, v: VPos) -> TextStyle<'static> {
    words(ink).pos(Pos::new(h, v))
}

impl Sheet {
    /// A sheet for rows of this height with these labels.
    pub(super) fn of_rows(labels: &[String], row: u32, unit: &str) -> Sheet {
        // A letter is about 7.5 wide.
        let longest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) as u32;
        let column = (longest * 15 / 2 + 18).clamp(60, 320);
        Sheet { height: labels.len() as u32 * row, labels: column, unit: unit.to_owned() }
    }

    /// The width of each of this many panels.
    pub(super) fn panel_width(&self, panels: usize) -> u32 {
        let count = panels.max(1) as u32;
        (WIDTH - self.labels - RIGHT - GAP * (count - 1)) / count
    }

    /// Draws the panels: `draw` gets the area of each, its axis included.
    pub(super) fn draw<T>(
        &self,
        panels: &[Panel<T>],
        described: &Described,
        draw: impl for<'a> Fn(&Area<'a>, usize, &Panel<T>) -> Result<(), NotDrawn>,
    ) -> Result<String, NotDrawn> {
        let mut svg = String::new();
        let high = TITLES + self.height + AXIS;
        let root = SVGBackend::with_string(&mut svg, (WIDTH, high)).into_drawing_area();
        let width = self.panel_width(panels.len());
        for (place, panel) in panels.iter().enumerate() {
            let left = self.labels + place as u32 * (width + GAP);
            let title = words_at(Ink::Text, HPos::Left, VPos::Center);
            root.draw(&Text::new(panel.title.clone(), (left.cast_signed(), MIDDLE), title))?;
            if let Some((_, what)) = &panel.reference {
                let place = ((left + width).cast_signed(), MIDDLE);
                let style = words_at(Ink::Reference, HPos::Right, VPos::Center);
                root.draw(&Text::new(format!("┆ {what}"), place, style))?;
            }
            let unit = words_at(Ink::Faint, HPos::Right, VPos::Center);
            let below = ((left + width).cast_signed(), high.cast_signed() - 9);
            root.draw(&Text::new(self.unit.clone(), below, unit))?;
            let area = root.clone().shrink((left, TITLES), (width, self.height + AXIS - 18));
            draw(&area, place, panel)?;
        }
        root.present()?;
        drop(root);
        Ok(with_words(&follow_the_page(&svg), described))
    }

    /// Labels at the left of rows that share the height evenly.
    pub(super) fn row_labels(&self, area: &Area, labels: &[String]) -> Result<(), NotDrawn> {
        let high = f64::from(self.height) / labels.len().max(1) as f64;
        let style = words_at(Ink::Text, HPos::Right, VPos::Center);
        for (row, label) in labels.iter().enumerate() {
            #[allow(clippy::cast_possible_truncation)]
            let y = (high * (row as f64 + 0.5)) as i32;
            // Left of the area: a drawing may leave it.
            area.draw(&Text::new(label.clone(), (-12, y), style.clone()))?;
        }
        Ok(())
    }
}

/// The axis below a panel whose rows share its height.
pub(super) fn row_chart<'a, 'b>(
    area: &'b Area<'a>,
    (from, to): (f64, f64),
    rows: usize,
    unit: Unit,
) -> Result<ChartContext<'b, SVGBackend<'a>, Axes>, NotDrawn> {
    let mut chart = ChartBuilder::on(area)
        .x_label_area_size(AXIS - 18)
        .build_cartesian_2d(from..to, (rows as f64)..0.0)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_labels(6)
        .x_label_formatter(&|value| unit.tick(*value))
        .label_style(words(Ink::Faint))
        .axis_style(Ink::Grid.colour())
        .bold_line_style(Ink::Grid.colour())
        .light_line_style(TRANSPARENT)
        .draw()?;
    Ok(chart)
}

/// The drawing with its title and its description; as wide as the page lets it be.
fn with_words(svg: &str, Described { id, title, description }: &Described) -> String {
    let begin = svg.find('>').map_or(0, |end| end + 1);
    let high = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next());
    format!(
        "<svg viewBox=\"{}\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \
         aria-labelledby=\"{id}-title {id}-desc\"><title id=\"{id}-title\">{}</title>\
         <desc id=\"{id}-desc\">{}</desc>{}",
        high.unwrap_or_default(),
        html_escaped(title),
        html_escaped(description),
        &svg[begin..]
    )
}
