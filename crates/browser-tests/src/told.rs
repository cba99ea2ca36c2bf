//! Errors of every kind, as text.

/// The text of an error.
pub(crate) fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
