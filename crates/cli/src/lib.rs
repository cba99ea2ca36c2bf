//! The `havana` program: it plays and simulates games, reports on them and replays them, checks
//! records and decks, and serves online games.

mod admin;
mod analyse;
mod arena;
mod deck;
mod failure;
mod input;
mod load;
mod options;
mod page;
mod play;
mod progress;
mod puzzles;
mod replay;
mod report;
mod selfplay;
mod serve;
mod simulate;
mod usage;
mod verify;
mod whole_file;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use havana_transcript::{board, style, text, words};

pub use havana_transcript::names;

use failure::{Failure, Verdict};

/// The card game Havana: play in the terminal, simulate games, compare bots, report on how the game plays, replay games
/// step by step, check records and decks, and serve online games.
#[derive(Parser)]
#[command(name = "havana", version, max_term_width = 100, after_help = FIRST_STEPS)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const FIRST_STEPS: &str = "\
First steps:
  havana play
  havana simulate --players 4 --games 1000 --seed 7 --records games.jsonl
  havana replay games.jsonl --game 3
  havana verify games.jsonl

Exit code: 0 success, 1 a check found something wrong, 2 the command failed.";

#[derive(Subcommand)]
enum Command {
    Simulate(simulate::Arguments),
    Arena(arena::Arguments),
    Selfplay(selfplay::Arguments),
    Report(report::Arguments),
    Replay(replay::Arguments),
    Analyse(analyse::Arguments),
    Puzzles(puzzles::Arguments),
    Play(play::Arguments),
    Verify(verify::Arguments),
    #[command(subcommand)]
    Deck(deck::Command),
    Serve(serve::Arguments),
    #[command(subcommand)]
    Admin(admin::Command),
    Load(load::Arguments),
}

/// Runs the program with these arguments, the first of them its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let command = match Arguments::try_parse_from(&arguments) {
        Ok(arguments) => arguments.command,
        Err(error) => return usage::answer(&error, &arguments),
    };
    let done = match command {
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Selfplay(arguments) => selfplay::run(&arguments),
        Command::Report(report) => report::run(&report, &typed(&arguments)),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Analyse(analyse) => analyse::run(&analyse, &typed(&arguments)),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Verify(arguments) => Ok(verify::run(&arguments)),
        Command::Deck(command) => deck::run(&command),
        Command::Serve(arguments) => serve::run(arguments),
        Command::Admin(command) => admin::run(command),
        Command::Load(arguments) => load::run(&arguments),
    };
    match done {
        Ok(verdict) => verdict.into(),
        // The reader closed the pipe because they have read enough.
        Err(Failure::PipeClosed) => Verdict::Fine.into(),
        Err(Failure::Message(says)) => {
            failure::tell(&says);
            Verdict::NotDone.into()
        }
    }
}

/// The arguments as text.
fn typed(arguments: &[OsString]) -> Vec<String> {
    arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect()
}
