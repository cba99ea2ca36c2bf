//! Whether the record of a game taken over from an earlier run is what its line says.

use std::io::Read;

use havana_table::Record;

use super::line::GameLine;
use crate::plan::Plan;

/// The longest record that is read, in bytes; the longest game there can be has fewer.
const LONGEST_RECORD: u64 = 16 * 1024 * 1024;

/// Reads the next record, plays it through, and compares it with its line.
pub(super) fn check(
    games: &mut impl Read,
    length: u64,
    line: &GameLine,
    plan: &Plan,
) -> Result<(), String> {
    if length > LONGEST_RECORD {
        return Err("is longer than any game".to_owned());
    }
    let mut text = Vec::new();
    let read = games.take(length).read_to_end(&mut text);
    read.map_err(|error| format!("cannot be read: {error}"))?;
    let record = Record::from_text(&text).map_err(|error| format!("is not valid: {error}"))?;
    let header = record.header();
    let agreed = plan.config(line.bots().len()).map_err(|wrong| wrong.to_string())?;
    if *header.config() != agreed || header.names() != Some(line.bots()) {
        return Err("is not the game that its line in index.jsonl names".to_owned());
    }
    if line.agrees_with(record.outcome()) {
        Ok(())
    } else {
        Err("has a different outcome than its line in index.jsonl".to_owned())
    }
}
