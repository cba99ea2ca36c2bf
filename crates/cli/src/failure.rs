//! How a command ends: with success, with a fault found, or with a failure.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// The result of a command, as an exit code for scripts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Verdict {
    /// Success.
    Fine,
    /// Something that was checked is wrong.
    Wrong,
    /// Something could not be done or read.
    NotDone,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> ExitCode {
        ExitCode::from(match verdict {
            Verdict::Fine => 0,
            Verdict::Wrong => 1,
            Verdict::NotDone => 2,
        })
    }
}

/// Why a command stopped before its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What is wrong, where, and how to fix it, on one line.
    Message(String),
    /// The reader of the output has closed it.
    PipeClosed,
}

impl Failure {
    pub(crate) fn new(says: impl Into<String>) -> Failure {
        Failure::Message(says.into())
    }
}

/// Only writing to standard output fails with a bare error; errors about files name the file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::PipeClosed,
            _ => Failure::Message(format!("cannot write the output: {}", reason(&error))),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::from(io::Error::from(error))
    }
}

/// Writes an error line; if even that fails, there is still the exit code.
pub(crate) fn tell(says: &str) {
    let _ = writeln!(io::stderr().lock(), "error: {says}");
}

/// Why a file cannot be read, and what to do about it.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> String {
    let mend = match error.kind() {
        io::ErrorKind::NotFound => "check the path",
        io::ErrorKind::PermissionDenied => "check its permissions",
        io::ErrorKind::IsADirectory => "name a file in it",
        _ => "try again",
    };
    format!("cannot read {}: {}; {mend}", path.display(), reason(error))
}

/// Why a file cannot be written, and what to do about it.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> String {
    let (why, mend) = match error.kind() {
        io::ErrorKind::NotFound => ("its folder does not exist".to_owned(), "create the folder"),
        io::ErrorKind::StorageFull => (reason(error), "free some space"),
        _ => (reason(error), "check the path"),
    };
    format!("cannot write {}: {why}; {mend}, or name another file", path.display())
}

/// The system's message for an error, without its number.
fn reason(error: &io::Error) -> String {
    let says = error.to_string();
    let bare = says.split(" (os error").next().unwrap_or_default();
    let mut letters = bare.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}
