//! A study as bytes, to be stored with its game, finished or not.

use havana_bots::Level;
use havana_table::Record;
use thiserror::Error;

use crate::effort::Effort;
use crate::study::{Finding, Progress, Study};

/// The bytes with which a stored study begins; the last is the version.
const MAGIC: [u8; 4] = *b"HST\x02";

/// Why a stored study cannot be used; the game can always be analysed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotStored {
    /// It is no study, is broken, or has an unknown version.
    #[error("the stored analysis cannot be read; analyse the game again")]
    Unreadable,
    /// It is about another game.
    #[error("the stored analysis is about another game; analyse this one again")]
    OtherGame,
}

impl Progress {
    /// All that was found so far, as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let level = self.study.effort().level().to_string();
        let content = (level, &self.findings);
        let written = postcard::to_extend(&content, MAGIC.to_vec());
        debug_assert!(written.is_ok(), "every part here has a length known beforehand");
        written.unwrap_or_default()
    }

    /// Continues a stored study of this game.
    pub fn resume(record: &Record, bytes: &[u8]) -> Result<Progress, NotStored> {
        let unreadable = NotStored::Unreadable;
        let content = bytes.strip_prefix(&MAGIC).ok_or(unreadable)?;
        let (level, findings): (String, Vec<Finding>) =
            postcard::from_bytes(content).map_err(|_| unreadable)?;
        let level: Level = level.parse().map_err(|_| unreadable)?;
        let effort = Effort::of(level).map_err(|_| unreadable)?;
        let study = Study::new(record, effort).map_err(|_| NotStored::OtherGame)?;
        if !study.fit(&findings) {
            return Err(NotStored::OtherGame);
        }
        Ok(Progress { study, findings })
    }
}
