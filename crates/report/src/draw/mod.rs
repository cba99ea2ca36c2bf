//! Charts as vector graphics, from the library plotters. Most have a panel for every number of
//! players, side by side on the same scale.

mod course;
mod dots;
mod histogram;
mod ink;
mod lines;
mod row_bars;
mod sheet;

pub(crate) use course::Course;
pub use course::{Mark, MarkKind};
pub(crate) use dots::{Dot, Dots};
pub(crate) use histogram::{Column, Histogram};
pub(crate) use lines::{ChartLine, Lines};
pub(crate) use row_bars::RowBars;
pub(crate) use sheet::Described;
pub use sheet::NotDrawn;

/// One panel of a chart: what stands above it, and what is in it.
pub(crate) struct Panel<T> {
    /// Such as `3 players`.
    pub(crate) title: String,
    pub(crate) content: T,
    /// A value to compare with, and what it is.
    pub(crate) reference: Option<(f64, String)>,
}

/// How the numbers of an axis are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// A share, in percent.
    Percent,
    /// A plain number.
    Number,
}

impl Unit {
    /// A number at an axis.
    fn tick(self, value: f64) -> String {
        // Below this a tick is zero that was missed by rounding.
        let value = if value.abs() < 1e-9 { 0.0 } else { value };
        let text = match self {
            Unit::Percent => format!("{:.0}%", 100.0 * value),
            Unit::Number if (value - value.round()).abs() < 1e-6 => format!("{value:.0}"),
            Unit::Number => format!("{value:.1}"),
        };
        text.replace('-', "−")
    }
}
