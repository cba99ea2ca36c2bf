//! Deck files.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use havana_rules::Deck;
use havana_rules::components::deck_file::{self, DeckRead, Note};

use crate::failure::{Failure, unreadable};
use crate::words;

/// The result of reading a deck file: a deck with warnings, or all faults.
pub(crate) type Reading = Result<DeckRead, Vec<Note>>;

/// Reads a deck file; fails only if there is nothing to read.
pub(crate) fn read(path: &Path) -> Result<Reading, Failure> {
    let failed = |error| Failure::new(unreadable(path, &error));
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    // One byte more than a deck may have is enough to see that it has too many.
    file.take(deck_file::LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    let wrong =
        |line, says: String| Ok(Err(vec![Note { line, building: None, says, wrong: None }]));
    if bytes.len() > deck_file::LONGEST {
        let says = format!("longer than {} bytes, so it is not a deck", deck_file::LONGEST);
        return wrong(1, says);
    }
    match std::str::from_utf8(&bytes) {
        Ok(text) => Ok(deck_file::read(text)),
        Err(error) => {
            let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
            wrong(line, "not UTF-8 text; save the file as UTF-8".to_owned())
        }
    }
}

/// A note with its file and line, in the form that editors understand.
pub(crate) fn placed(path: &Path, note: &Note) -> String {
    let building = match &note.building {
        Some(key) => format!("building \"{}\": ", key.escape_debug()),
        None => String::new(),
    };
    format!("{}:{}: {building}{}", path.display(), note.line, note.says)
}

/// The deck in a file, or an error that names its first fault.
pub(crate) fn load(path: &Path) -> Result<Deck, Failure> {
    let notes = match read(path)? {
        Ok(read) => return Ok(read.deck),
        Err(notes) => notes,
    };
    let first = notes.first().map(|note| placed(path, note)).unwrap_or_default();
    let mend = match notes.len() {
        0 | 1 => "correct it".to_owned(),
        more => {
            let more = words::count(more as u64 - 1, "more fault", "more faults");
            format!("{more}: havana deck check {} lists them all", path.display())
        }
    };
    Err(Failure::new(format!("{first}; {mend}")))
}
