//! The product's texts: every one is used, and the English is plain.

mod keys;
mod plain;

use crate::Outcome;

/// Runs both checks, and reports the faults of both.
pub(crate) fn check() -> Outcome {
    let (used, plain) = (keys::check(), plain::check());
    used.and(plain)
}
