//! What a bot can do wrong.

use core::fmt;

use serde::{Deserialize, Serialize};

/// How much of a bot's answer is stored for the report, in characters.
const QUOTED: usize = 200;

/// How a bot lost a game without being beaten.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// The program does not exist or cannot be run.
    CannotStart,
    /// It ended when it should have answered.
    Crashed,
    /// It did not answer in time.
    Silent,
    /// It answered with an endless line.
    TooLong,
    /// What it said is no answer.
    Nonsense,
    /// What it decided is against the rules.
    Illegal,
}

/// What a bot did wrong, and what it said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// What happened, in words.
    pub what: String,
    /// The beginning of what it said, if it said anything; for a crash, its last words on stderr.
    pub said: Option<String>,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, what: impl Into<String>) -> Fault {
        Fault { kind, what: what.into(), said: None }
    }

    pub(crate) fn saying(kind: FaultKind, what: impl Into<String>, said: &[u8]) -> Fault {
        Fault { said: Some(quote(said)), ..Fault::new(kind, what) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        match &self.said {
            Some(said) => write!(f, "; it said: {said}"),
            None => Ok(()),
        }
    }
}

/// The beginning of foreign bytes as a text that is safe to show.
fn quote(said: &[u8]) -> String {
    // A character has at most four bytes, so no more are looked at.
    let beginning = &said[..said.len().min(4 * QUOTED)];
    let text = String::from_utf8_lossy(beginning);
    let mut quoted: String = text.trim().chars().take(QUOTED).collect();
    if text.trim().chars().count() > QUOTED || beginning.len() < said.len() {
        quoted.push('…');
    }
    quoted.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_are_short_and_safe() {
        assert_eq!(quote(b"  hello\n"), "hello");
        assert_eq!(quote(b"\x1b[2J\xff"), "\u{fffd}[2J\u{fffd}");
        assert_eq!(quote("x".repeat(100_000).as_bytes()), format!("{}…", "x".repeat(QUOTED)));
        assert_eq!(quote("é".repeat(150).as_bytes()), "é".repeat(150));
    }
}
