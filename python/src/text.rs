//! The table in letters.

use havana_rules::{Config, View};
use havana_table::Header;
use havana_transcript::moment;
use havana_transcript::names;
use havana_transcript::style::Style;
use havana_transcript::words::GameWords;
use pyo3::PyResult;

use crate::config::value_error;

/// The table as these views show it together.
pub(crate) fn text_of(config: &Config, views: &[View]) -> PyResult<String> {
    let words = GameWords::new(names::of(&Header::from(*config)), config.deck());
    let mut out = Vec::new();
    moment::write(&mut out, &words, views, Style::Plain)?;
    String::from_utf8(out).map_err(value_error)
}
