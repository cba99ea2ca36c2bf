//! A whole game in the part of a link that never leaves the browser.

use core::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_table::{Record, RecordError};

/// Why a link carries no game.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkError {
    /// It was cut off or changed on its way.
    Damaged,
    /// The record in it cannot be read.
    Record(RecordError),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Damaged => f.write_str("the link was cut off or changed on its way"),
            LinkError::Record(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for LinkError {}

/// A record as it goes into a link, without the `#`.
pub fn to_link(record: &Record) -> String {
    URL_SAFE_NO_PAD.encode(record.to_binary())
}

/// The record of a link.
pub fn from_link(text: &str) -> Result<Record, LinkError> {
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkError::Damaged)?;
    Record::from_binary(&bytes).map_err(LinkError::Record)
}
