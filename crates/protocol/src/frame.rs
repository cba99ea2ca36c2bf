//! Messages as bytes: one byte for the version, then postcard.

use core::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The version of the messages: it rises whenever a side that knows only the version before would
/// misread one.
pub const VERSION: u8 = 3;

/// The longest frame the server takes.
pub const MOST_BYTES_FROM_CLIENT: usize = 4096;

/// Why bytes are no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameError {
    /// There are none.
    Empty,
    /// The other side speaks another version.
    Version(u8),
    /// They are no message of this version, or not just one.
    Nonsense,
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FrameError::Empty => f.write_str("an empty frame"),
            FrameError::Version(found) => {
                write!(f, "a message of version {found}; this side speaks version {VERSION}")
            }
            FrameError::Nonsense => f.write_str("not a message"),
        }
    }
}

impl core::error::Error for FrameError {}

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
