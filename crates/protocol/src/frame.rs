//! Messages as bytes: one byte for the version, then postcard.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// The version of the messages: it rises whenever a side that knows only the version before would
/// misread one.
pub const VERSION: u8 = 3;

/// The longest frame the server takes.
pub const MOST_BYTES_FROM_CLIENT: usize = 4096;

/// Why bytes are no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FrameError {
    /// There are none.
    #[error("an empty frame")]
    Empty,
    /// The other side speaks another version.
    #[error("a message of version {0}; this side speaks version {VERSION}")]
    Version(u8),
    /// They are no message of this version, or not just one.
    #[error("not a message")]
    Nonsense,
}

/// A message as bytes.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    let written = postcard::to_extend(message, vec![VERSION]);
    debug_assert!(written.is_ok(), "every part of a message has a length known beforehand");
    written.unwrap_or_default()
}

/// The message of these bytes.
pub fn decode<M: DeserializeOwned>(bytes: &[u8]) -> Result<M, FrameError> {
    let (&version, rest) = bytes.split_first().ok_or(FrameError::Empty)?;
    if version != VERSION {
        return Err(FrameError::Version(version));
    }
    match postcard::take_from_bytes(rest) {
        Ok((message, [])) => Ok(message),
        _ => Err(FrameError::Nonsense),
    }
}
