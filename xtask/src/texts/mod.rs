//! The product's texts: every one is used, and the English is plain.

mod keys;
mod plain;

use crate::Outcome;

/// Runs both checks, and reports the faults of both.
pub(crate) fn check() -> Outcome {
    let (used, plain) = (keys::check(), plain::check(&plain::CHECKED));
    used.and(plain)
}

/// The same as a command: `--everywhere` lists every word to replace, in what is not checked yet too.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => check(),
        [everywhere] if everywhere == "--everywhere" => plain::check(&plain::ALL),
        _ => Err("the only option is --everywhere".to_owned()),
    }
}
