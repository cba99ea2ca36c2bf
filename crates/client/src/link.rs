//! A whole game in the part of a link that never leaves the browser.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_table::{Record, RecordError};
use thiserror::Error;

/// Why a link carries no game.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LinkError {
    /// It was cut off or changed on its way.
    #[error("the link was cut off or changed on its way")]
    Damaged,
    /// The record in it cannot be read.
    #[error("{0}")]
    Record(RecordError),
}

/// A record as it goes into a link, without the `#`.
pub fn to_link(record: &Record) -> String {
    URL_SAFE_NO_PAD.encode(record.to_binary())
}

/// The record of a link.
pub fn from_link(text: &str) -> Result<Record, LinkError> {
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkError::Damaged)?;
    Record::from_binary(&bytes).map_err(LinkError::Record)
}
