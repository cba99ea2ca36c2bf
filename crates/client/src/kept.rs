//! What is stored in the browser, as text, because it stores nothing else.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Something as text.
pub(crate) fn to_text(something: &impl Serialize) -> String {
    URL_SAFE_NO_PAD.encode(postcard::to_allocvec(something).unwrap_or_default())
}

/// Something from text; `None` if it is none.
pub(crate) fn from_text<T: DeserializeOwned>(text: &str) -> Option<T> {
    postcard::from_bytes(&URL_SAFE_NO_PAD.decode(text).ok()?).ok()
}
