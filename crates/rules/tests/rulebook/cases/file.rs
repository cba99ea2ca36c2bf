//! The form of a case file.

use serde::Deserialize;
use toml::Spanned;

use super::nearest::hint;
use super::{Outcome, Wrong};

/// A case as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Case {
    /// The clauses that it proves.
    pub(super) proves: Vec<Spanned<String>>,
    /// For readers.
    pub(super) about: String,
    #[serde(default)]
    pub(super) table: Table,
    pub(super) player: Vec<CasePlayer>,
    #[serde(default)]
    pub(super) steps: Vec<Spanned<String>>,
    pub(super) expect: Expect,
    #[serde(skip)]
    pub(super) text: String,
}

/// What belongs to no player.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub(super) centre: Option<Spanned<String>>,
    pub(super) bag: Option<Spanned<String>>,
    #[serde(rename = "box")]
    pub(super) boxed: Option<Spanned<String>>,
    pub(super) upper: Option<Vec<Spanned<String>>>,
    pub(super) lower: Option<Vec<Spanned<String>>>,
    pub(super) pile: Option<Vec<Spanned<String>>>,
    pub(super) target: Option<u8>,
    pub(super) oldest_first: Option<Vec<Spanned<String>>>,
    pub(super) quiet_rounds: Option<u8>,
}

/// A player before the first step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CasePlayer {
    pub(super) name: Spanned<String>,
    pub(super) lays: Option<[Spanned<String>; 2]>,
    #[serde(default)]
    pub(super) discarded: Vec<Spanned<String>>,
    pub(super) has: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) bought: Vec<Spanned<String>>,
}

/// What must be so after the last step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expect {
    pub(super) order: Option<Spanned<Vec<Spanned<String>>>>,
    pub(super) asked: Option<Spanned<String>>,
    pub(super) round: Option<Spanned<u16>>,
    pub(super) centre: Option<Spanned<String>>,
    #[serde(rename = "box")]
    pub(super) boxed: Option<Spanned<String>>,
    pub(super) upper: Option<Spanned<Vec<Spanned<String>>>>,
    pub(super) lower: Option<Spanned<Vec<Spanned<String>>>>,
    pub(super) idle: Option<Spanned<Vec<Spanned<String>>>>,
    pub(super) winners: Option<Spanned<Vec<Spanned<String>>>>,
    #[serde(default)]
    pub(super) player: Vec<ExpectPlayer>,
}

/// What must be so with one player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExpectPlayer {
    pub(super) name: Spanned<String>,
    pub(super) has: Option<Spanned<String>>,
    pub(super) points: Option<Spanned<u8>>,
    pub(super) number: Option<Spanned<u8>>,
    pub(super) hand: Option<Spanned<Vec<Spanned<String>>>>,
    pub(super) cards_in_hand: Option<Spanned<usize>>,
    pub(super) discarded: Option<Spanned<Vec<Spanned<String>>>>,
}

impl Case {
    /// Reads a case; what cannot be read is told with its line.
    pub(super) fn read(text: &str) -> Outcome<Case> {
        let mut case: Case = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            Wrong { line: line_at(text, at), says: plain(error.message()) }
        })?;
        text.clone_into(&mut case.text);
        if case.about.trim().is_empty() || case.proves.is_empty() {
            let says = "a case says what it is about and which clauses it proves".to_owned();
            return Err(Wrong { line: 1, says });
        }
        Ok(case)
    }

    /// An error about a part of the file.
    pub(super) fn wrong<T>(&self, at: &Spanned<T>, says: impl Into<String>) -> Wrong {
        Wrong { line: line_at(&self.text, at.span().start), says: says.into() }
    }

    /// The names of the players, by seat.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.player.iter().map(|player| player.name.get_ref().as_str())
    }
}

fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// The parser's "unknown field `hass`, expected one of `has`, …", with what may be meant.
fn plain(message: &str) -> String {
    let quoted: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    match quoted.split_first() {
        Some((found, known)) if message.starts_with("unknown field") => {
            format!("there is no \"{found}\" here; {}", hint(found, known))
        }
        _ => message.replace('\n', " "),
    }
}
