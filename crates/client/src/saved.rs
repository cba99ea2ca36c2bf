//! A game saved in the browser.

use havana_table::{Record, RecordError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::lesson::Lesson;
use crate::session::Session;
use crate::setup::Sitter;

/// A game saved in the browser: its record and who sits where. Nothing in it tells what
/// the dice will bring: a continued game gets new ones.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame {
    /// The record.
    pub record: Record,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Whether the table reminds players of what they have seen.
    pub memory_aid: bool,
    /// What a learner has been told, if it is a guided game.
    pub lesson: Option<Lesson>,
}

/// Why a text is no saved game.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SavedError {
    /// It is no text of the form.
    #[error("not a saved game: it was cut off or changed")]
    Form,
    /// The record in it cannot be read.
    #[error("{0}")]
    Record(RecordError),
}

#[derive(Serialize, Deserialize)]
struct Form {
    sitters: Vec<Sitter>,
    memory_aid: bool,
    record: Vec<u8>,
    lesson: Option<Lesson>,
}

impl SavedGame {
    /// The game as it stands.
    pub fn of(session: &Session) -> SavedGame {
        SavedGame {
            record: session.record(),
            sitters: session.sitters().to_vec(),
            memory_aid: session.memory_aid(),
            lesson: None,
        }
    }

    /// As text.
    pub fn to_text(&self) -> String {
        let form = Form {
            sitters: self.sitters.clone(),
            memory_aid: self.memory_aid,
            record: self.record.to_binary(),
            lesson: self.lesson.clone(),
        };
        crate::kept::to_text(&form)
    }

    /// From text, the record verified by playing it through.
    pub fn from_text(text: &str) -> Result<SavedGame, SavedError> {
        let form: Form = crate::kept::from_text(text).ok_or(SavedError::Form)?;
        let record = Record::from_binary(&form.record).map_err(SavedError::Record)?;
        Ok(SavedGame {
            record,
            sitters: form.sitters,
            memory_aid: form.memory_aid,
            lesson: form.lesson,
        })
    }
}
