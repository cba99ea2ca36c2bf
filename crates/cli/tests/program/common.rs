//! Running the program, and games to run it on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use havana_rules::{Config, Decisions, State};
use havana_table::{Header, Purpose, Record, Seed, selfplay};

/// A fresh folder for one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the folder for tests can be written");
        Folder(path)
    }

    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.0.join(file)
    }

    pub(crate) fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(file), bytes).expect("the folder for tests can be written");
    }

    pub(crate) fn read(&self, file: &str) -> Vec<u8> {
        fs::read(self.path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    /// The names of the files in it, sorted.
    pub(crate) fn files(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).expect("the folder is there");
        let name = |file: fs::DirEntry| file.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = files.map(|file| name(file.expect("an entry"))).collect();
        names.sort();
        names
    }

    /// The program, about to run here with these words as arguments.
    pub(crate) fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_havana"));
        command.args(arguments.split_whitespace()).current_dir(&self.0).stdin(Stdio::null());
        command
    }

    pub(crate) fn run(&self, arguments: &str) -> Ran {
        let Output { status, stdout, stderr } =
            self.command(arguments).output().expect("the program starts");
        Ran {
            code: status.code().expect("it ends by itself"),
            out: String::from_utf8(stdout).expect("text"),
            err: String::from_utf8(stderr).expect("text"),
        }
    }

    /// What the program prints when all is well.
    pub(crate) fn print(&self, arguments: &str) -> String {
        let ran = self.run(arguments);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "havana {arguments}");
        ran.out
    }

    /// The one line with which the program refuses.
    pub(crate) fn refusal(&self, arguments: &str) -> String {
        let ran = self.run(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "havana {arguments}");
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        ran.err.trim_end().strip_prefix("error: ").expect("it says so").to_owned()
    }
}

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn config(players: usize) -> Config {
    Config::new(players).expect("2, 3 or 4 players")
}

/// A game of random players.
pub(crate) fn game(agreed: impl Into<Header>, number: u64) -> Record {
    let header = agreed.into();
    let mut rng = Seed::of_game(2009, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(2009, number, Purpose::Decisions).stream();
    let mut state = State::new(header.config());
    let mut inputs = Vec::new();
    let watch = |input| inputs.push(input);
    selfplay::play_out(
        &mut state,
        &mut rng,
        &mut policy_rng,
        &mut Decisions::new(),
        &mut (),
        watch,
    )
    .expect("every game ends");
    Record::new(header, &inputs).expect("what was played is legal")
}
