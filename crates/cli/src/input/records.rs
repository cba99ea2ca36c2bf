//! Record files: games in the text form one after another, or one game in the binary form.

use std::io::{BufReader, Chain, Cursor, Read};
use std::path::Path;

use havana_table::record::{Fault, Games, LONGEST_BINARY, MAGIC, RecordError};
use havana_table::{Record, record::FaultPlace};

use crate::failure::{Failure, unreadable};

/// The games of a file, in order.
pub(crate) struct Records<R: Read> {
    games: Form<R>,
}

/// The bytes read to recognise the form, and the rest.
type Whole<R> = BufReader<Chain<Cursor<Vec<u8>>, R>>;

enum Form<R: Read> {
    Text(Box<Games<Whole<R>>>),
    Binary(Option<Vec<u8>>),
}

/// Something in a record file that cannot be used.
#[derive(Debug)]
pub(crate) struct Broken {
    /// The number of the game it is in, or of the last game before it, counted from 1.
    pub(crate) game: u64,
    /// Whether it lies outside of any game.
    pub(crate) is_outside: bool,
    /// What is wrong with it, and where.
    pub(crate) error: RecordError,
}

impl Broken {
    /// The fault with the name of its file, its line and its game.
    pub(crate) fn placed(&self, path: &Path) -> String {
        let file = path.display();
        let game = match (self.is_outside, self.game) {
            (false, game) => format!("game {game}"),
            (true, 0) => "before the first game".to_owned(),
            (true, game) => format!("after game {game}"),
        };
        match self.error.place {
            FaultPlace::Line(line) => format!("{file}:{line}: {game}: {}", self.error.fault),
            place => format!("{file}: {game}: {place}: {}", self.error.fault),
        }
    }

    /// Whether it is the file that failed, rather than what is written in it.
    pub(crate) fn is_unreadable(&self) -> bool {
        matches!(self.error.fault, Fault::Unreadable(_))
    }
}

impl<R: Read> Records<R> {
    /// The games in these bytes, in either form.
    pub(crate) fn new(path: &Path, mut input: R) -> Result<Records<R>, Failure> {
        let failed = |error| Failure::new(unreadable(path, &error));
        let mut first = Vec::new();
        input.by_ref().take(MAGIC.len() as u64).read_to_end(&mut first).map_err(failed)?;
        if first != MAGIC {
            let whole = BufReader::with_capacity(1 << 16, Cursor::new(first).chain(input));
            return Ok(Records { games: Form::Text(Box::new(Games::new(whole))) });
        }
        // One byte more than a record may have is enough to see that it has too many.
        let rest = LONGEST_BINARY + 1 - MAGIC.len();
        input.take(rest as u64).read_to_end(&mut first).map_err(failed)?;
        Ok(Records { games: Form::Binary(Some(first)) })
    }
}

impl<R: Read> Records<R> {
    /// The game with this number, counted from 1; games before it are skipped without checks.
    pub(crate) fn game(&mut self, path: &Path, number: u64) -> Result<Record, Failure> {
        for there_are in 0..number.saturating_sub(1) {
            if !self.pass(path)? {
                return Err(too_few(path, there_are));
            }
        }
        match self.next() {
            Some(record) => record.map_err(|broken| Failure::new(broken.placed(path))),
            None => Err(too_few(path, number.saturating_sub(1))),
        }
    }

    /// Skips the next game; `false` if there is none.
    pub(crate) fn pass(&mut self, path: &Path) -> Result<bool, Failure> {
        match &mut self.games {
            Form::Text(games) => {
                games.pass().map_err(|error| Failure::new(format!("{}: {error}", path.display())))
            }
            Form::Binary(bytes) => Ok(bytes.take().is_some()),
        }
    }
}

fn too_few(path: &Path, there_are: u64) -> Failure {
    let file = path.display();
    Failure::new(match there_are {
        0 => format!("{file} contains no game; choose another file"),
        1 => format!("{file} contains only 1 game; leave out --game"),
        _ => format!("{file} contains only {there_are} games; choose --game 1 to {there_are}"),
    })
}

impl<R: Read> Iterator for Records<R> {
    type Item = Result<Record, Broken>;

    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.games {
            Form::Text(games) => {
                let before = games.begun();
                let game = games.next()?.map(|game| game.record);
                let begun = games.begun();
                Some(game.map_err(|error| Broken {
                    game: begun,
                    is_outside: begun == before,
                    error,
                }))
            }
            Form::Binary(bytes) => {
                let record = Record::from_binary(&bytes.take()?);
                Some(record.map_err(|error| Broken { game: 1, is_outside: false, error }))
            }
        }
    }
}
