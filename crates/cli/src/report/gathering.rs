//! Where the games of a report come from.

use std::fs::File;
use std::path::{Path, PathBuf};

use havana_report::{Gathered, Series, gather, note_of};
use havana_rules::{Config, Deck};
use havana_table::Record;

use super::Arguments;
use crate::failure::{Failure, unreadable};
use crate::input::records::Records;
use crate::progress;
use crate::words::count;

/// Lets bots play.
pub(super) fn play(arguments: &Arguments) -> Result<Vec<Gathered>, Failure> {
    let deck = arguments.common.deck()?;
    let mut players: Vec<usize> = arguments.players.iter().map(|&n| usize::from(n)).collect();
    players.sort_unstable();
    players.dedup();
    let bar = progress::of_games(arguments.games * players.len() as u64);
    let mut gathered = Vec::new();
    for players in players {
        let config = Config::new(players).map_err(|wrong| Failure::new(wrong.to_string()))?;
        let series = Series {
            config: config.with_deck(deck),
            bots: arguments.bots.clone(),
            seed: arguments.common.seed,
            games: arguments.games,
        };
        let one = gather(&series, arguments.common.threads(), &|| bar.inc(1));
        gathered.push(one.map_err(|not_played| Failure::new(not_played.to_string()))?);
    }
    bar.finish_and_clear();
    Ok(gathered)
}

/// What was read from record files.
pub(super) struct Read {
    pub(super) gathered: Vec<Gathered>,
    /// Who played, as the records name them.
    pub(super) bots: Vec<String>,
    /// Remarks for the page.
    pub(super) remarks: Vec<String>,
}

/// Takes the games of record files.
pub(super) fn read(paths: &[PathBuf]) -> Result<Read, Failure> {
    let mut read = Read { gathered: Vec::new(), bots: Vec::new(), remarks: Vec::new() };
    let mut broken_off = 0;
    for path in paths {
        let file = File::open(path).map_err(|error| Failure::new(unreadable(path, &error)))?;
        let bar = progress::of_bytes(file.metadata().map_or(0, |about| about.len()));
        for (place, record) in Records::new(path, bar.wrap_read(file))?.enumerate() {
            let record = record.map_err(|broken| Failure::new(broken.placed(path)))?;
            broken_off += u64::from(!read.add(&record, path, place + 1)?);
        }
        bar.finish_and_clear();
    }
    if read.bots.is_empty() {
        read.bots.push("players without names".to_owned());
    }
    if broken_off > 0 {
        let games = count(broken_off, "game that was", "games that were");
        read.remarks.push(format!("{games} unfinished in the records, and skipped."));
    }
    read.gathered.sort_by_key(|one| one.config.players());
    Ok(read)
}

impl Read {
    /// Adds a game; returns whether it was finished.
    fn add(&mut self, record: &Record, path: &Path, game: usize) -> Result<bool, Failure> {
        let Some(note) = note_of(record) else { return Ok(false) };
        let config = *record.header().config();
        let differs = |what: &str| {
            let file = path.display();
            let says = format!("{file}: game {game} has {what} than the games before it");
            Err(Failure::new(format!("{says}; choose files with games of the same kind")))
        };
        if self.gathered.iter().any(|one| one.config.deck() != config.deck()) {
            return differs("a different deck");
        }
        let same = |one: &&mut Gathered| one.config.players() == config.players();
        match self.gathered.iter_mut().find(same) {
            Some(one) if one.config.target() != config.target() => {
                return differs("a different number of points to win");
            }
            Some(one) => one.notes.push(note),
            None => self.gathered.push(Gathered { config, notes: vec![note] }),
        }
        for name in record.header().names().unwrap_or_default() {
            if !self.bots.contains(name) {
                self.bots.push(name.clone());
            }
        }
        Ok(true)
    }
}

/// The deck of the recorded games.
pub(super) fn deck_of(gathered: &[Gathered]) -> String {
    let is_house = gathered.iter().all(|one| one.config.deck() == Deck::house());
    if is_house { "the house deck" } else { "the deck in their records" }.to_owned()
}
