//! A folder that stores every finished game, so that a run can be stopped and continued.
//!
//! `games.jsonl` has the records, `index.jsonl` one line for each of them, and `arena.json` what
//! was planned. A record is written before its line, and the line says where the record ends: so
//! a game without a whole line was not finished, and is cut off. Games that are taken over from
//! an earlier run are played through again, so that nothing is trusted unseen.

mod line;
mod manifest;
mod proof;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use havana_table::Record;
use serde::Serialize;

use crate::encounter::GameId;
use crate::error::ArenaError;
use crate::game::GameResult;
use crate::plan::Plan;
use line::GameLine;
use manifest::Manifest;

/// The longest line of the index that is read.
const LONGEST_LINE: u64 = 64 * 1024;

/// Written data is synced to disk at least this often; a power cut costs no more.
const BETWEEN_SYNCS: Duration = Duration::from_secs(1);

/// The games of a folder.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    games: File,
    index: File,
    /// How many games there are.
    count: u64,
    /// Where the last record ends.
    end: u64,
    synced: Instant,
    finished: Vec<(GameId, GameResult)>,
}

impl Journal {
    /// Opens the folder of a plan, or makes it. What was not finished is cut off.
    pub fn open(folder: &Path, plan: &Plan) -> Result<Journal, ArenaError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| ArenaError::File { path, error }
        };
        fs::create_dir_all(folder).map_err(failed(folder))?;
        let (index_path, games_path) = (folder.join("index.jsonl"), folder.join("games.jsonl"));
        let index = open(&index_path).map_err(failed(&index_path))?;
        match index.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ArenaError::Busy(folder.to_owned())),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(failed(&index_path)(error)),
        }
        let games = open(&games_path).map_err(failed(&games_path))?;
        let is_new = length(&index).map_err(failed(&index_path))? == 0
            && length(&games).map_err(failed(&games_path))? == 0;
        Manifest::of(plan).agree(folder, is_new)?;
        let mut journal = Journal {
            folder: folder.to_owned(),
            games,
            index,
            count: 0,
            end: 0,
            synced: Instant::now(),
            finished: Vec::new(),
        };
        let kept = journal.read(plan, &index_path, &games_path)?;
        cut(&mut journal.index, kept).map_err(failed(&index_path))?;
        cut(&mut journal.games, journal.end).map_err(failed(&games_path))?;
        Ok(journal)
    }

    /// Reads the index as far as it is whole, and the record of each of its lines; answers with
    /// how many bytes of the index that is.
    fn read(&mut self, plan: &Plan, path: &Path, games_path: &Path) -> Result<u64, ArenaError> {
        let failed = |error| ArenaError::File { path: path.to_owned(), error };
        let there = length(&self.games).map_err(failed)?;
        let mut index = BufReader::new(self.index.try_clone().map_err(failed)?);
        let mut games = BufReader::new(self.games.try_clone().map_err(failed)?);
        let (mut kept, mut bytes) = (0, Vec::new());
        loop {
            bytes.clear();
            let read = index.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes);
            let read = read.map_err(failed)? as u64;
            if bytes.last() != Some(&b'\n') && read < LONGEST_LINE {
                return Ok(kept);
            }
            let number = self.count + 1;
            let line = GameLine::parse(&bytes, number, plan).map_err(|says| {
                ArenaError::Damaged { path: path.to_owned(), says: format!("line {number} {says}") }
            })?;
            // A machine that lost its power may have kept the line and not the record.
            if line.end <= self.end || line.end > there {
                return Ok(kept);
            }
            proof::check(&mut games, line.end - self.end, &line, plan).map_err(|says| {
                let [path, index] = [games_path, path].map(Path::to_owned);
                ArenaError::Unsound { path, game: number, says, index }
            })?;
            kept += read;
            self.count = number;
            self.end = line.end;
            self.finished.push((line.id(), line.into_result()));
        }
    }

    /// The games that were finished before, each once.
    pub(crate) fn take_finished(&mut self) -> Vec<(GameId, GameResult)> {
        std::mem::take(&mut self.finished)
    }

    /// How many games it has.
    pub fn games(&self) -> u64 {
        self.count
    }

    /// Keeps a finished game.
    pub(crate) fn add(
        &mut self,
        plan: &Plan,
        id: GameId,
        result: &GameResult,
        record: &Record,
    ) -> Result<(), ArenaError> {
        let text = record.to_text();
        let written = self.games.write_all(text.as_bytes());
        written.map_err(|error| self.failed("games.jsonl", error))?;
        self.count += 1;
        self.end += text.len() as u64;
        let line = GameLine::new(self.count, id, self.end, plan, result.clone());
        let line = serde_json::to_string(&line)
            .map_err(|error| self.failed("index.jsonl", error.into()))?;
        let written = self.index.write_all((line + "\n").as_bytes());
        written.map_err(|error| self.failed("index.jsonl", error))?;
        if self.synced.elapsed() >= BETWEEN_SYNCS { self.sync() } else { Ok(()) }
    }

    /// Brings all that was written to the disk.
    fn sync(&mut self) -> Result<(), ArenaError> {
        self.synced = Instant::now();
        self.games.sync_data().map_err(|error| self.failed("games.jsonl", error))?;
        self.index.sync_data().map_err(|error| self.failed("index.jsonl", error))
    }

    /// Writes the results beside the games.
    pub fn finish(&mut self, results: &impl Serialize) -> Result<(), ArenaError> {
        self.sync()?;
        let text = serde_json::to_string_pretty(results).map_err(io::Error::from);
        let written = text.and_then(|text| replace(&self.folder.join("results.json"), &text));
        written.map_err(|error| self.failed("results.json", error))
    }

    fn failed(&self, file: &str, error: io::Error) -> ArenaError {
        ArenaError::File { path: self.folder.join(file), error }
    }
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

fn length(file: &File) -> io::Result<u64> {
    file.metadata().map(|about| about.len())
}

/// Cuts a file off and goes to its end.
fn cut(file: &mut File, length: u64) -> io::Result<()> {
    file.set_len(length)?;
    file.seek(SeekFrom::Start(length)).map(drop)
}

/// Writes a file that appears only when it is whole.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let part = path.with_extension("part");
    let mut file = File::create(&part)?;
    writeln!(file, "{text}")?;
    file.sync_all()?;
    fs::rename(&part, path)
}
