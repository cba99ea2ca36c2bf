//! `havana play`: a game in the terminal, against bots or at a table of a server.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use havana_bots::Level;
use havana_rules::Deck;
use havana_terminal::{Bots, Ended, Online, PlayError, Settings, play_bots, play_online};
use havana_words::{Language, UnknownLanguage, Words};

use crate::failure::{Failure, Verdict, unreadable, unwritable};
use crate::input::decks;
use crate::play;
use crate::whole_file::WholeFile;

/// Play a game in the terminal
///
/// Without a link you play against bots. With the link to a table of a server you take a seat
/// there, or watch if none is free. Type ? in the game to see what you can type.
///
/// If standard input or output is not a terminal, the game is told line by line, as with --plain:
/// for pipes, slow connections and screen readers.
#[derive(Args)]
#[command(after_long_help = play::EXAMPLES)]
pub(crate) struct Arguments {
    /// Link to a table of a server, as its page shows it
    #[arg(value_name = "LINK")]
    link: Option<String>,
    /// Number of players: 2, 3 or 4
    #[arg(long, value_name = "N", default_value_t = 3, conflicts_with = "link",
          value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Bots to play against, separated by commas: random, greedy, planner, search:1000
    ///
    /// If there are fewer bots than seats, they repeat.
    #[arg(
        long,
        value_name = "BOTS",
        value_delimiter = ',',
        default_value = "planner",
        conflicts_with = "link"
    )]
    bots: Vec<Level>,
    /// Random seed; without one every game is different
    #[arg(long, value_name = "N", conflicts_with = "link")]
    seed: Option<u64>,
    /// A custom deck instead of the house deck; see havana deck check
    #[arg(long, value_name = "FILE", conflicts_with = "link")]
    deck: Option<PathBuf>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Language: en, de, nl, it, es or fr [default: that of the system]
    #[arg(long, value_name = "TAG")]
    language: Option<Language>,
    /// Tell the game line by line
    #[arg(long)]
    plain: bool,
    /// Write the game to this file, for havana replay
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Stay the same player on the server: the file stores who you are
    ///
    /// Without it you are a new guest every time, and cannot return to a seat. Do not share the
    /// file: anyone who has it can play in your name.
    #[arg(long, value_name = "FILE", requires = "link")]
    session: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  havana play
      Plays against two bots.

  havana play --players 2 --bots search:1000 --language de --record game.txt
      Plays against a strong bot in German, and saves the game.

  havana play https://example.org/t/0123456789abc/invitation --name Ana --session ana.txt
      Takes a seat at a table of a server.";

pub(crate) fn run(arguments: &Arguments) -> Result<Verdict, Failure> {
    // Before the first move, so that no game is lost to a wrong path.
    let record = arguments.record.as_deref().map(WholeFile::create).transpose()?;
    let language = arguments.language.unwrap_or_else(system_language);
    let words = Words::new(language);
    let settings = Settings { words, name: arguments.name.clone(), is_plain: arguments.plain };
    let played = match &arguments.link {
        Some(link) => online(arguments, &settings, link.clone()),
        None => play_bots(&settings, &bots(arguments)?),
    };
    let Ended { record: game, is_left } = played.map_err(failure)?;
    let mut out = io::stdout().lock();
    if is_left {
        writeln!(out, "{}", words.text("terminal-left"))?;
    }
    if let (Some(file), Some(game)) = (record, game) {
        let path = file.path().display().to_string();
        file.finish_with(game.as_bytes())?;
        writeln!(out, "{}", words.say("terminal-saved", &[("file", path.into())]))?;
    }
    Ok(Verdict::Fine)
}

fn bots(arguments: &Arguments) -> Result<Bots, Failure> {
    let seats = usize::from(arguments.players) - 1;
    if arguments.bots.len() > seats {
        let says = format!(
            "--bots names {} bots, and a table of {} has {seats} seats for them; name fewer, or add --players {}",
            arguments.bots.len(),
            arguments.players,
            arguments.bots.len() + 1,
        );
        return Err(Failure::new(says));
    }
    let levels = arguments.bots.iter().copied().cycle().take(seats).collect();
    let deck = match &arguments.deck {
        Some(path) => decks::load(path)?,
        None => Deck::house(),
    };
    Ok(Bots { levels, deck, seed: arguments.seed })
}

fn online(arguments: &Arguments, settings: &Settings, link: String) -> Result<Ended, PlayError> {
    let cookie = match &arguments.session {
        Some(path) => read_session(path).map_err(PlayError::Message)?,
        None => None,
    };
    let is_new = cookie.is_none();
    play_online(settings, Online { link, cookie }, |cookie| match &arguments.session {
        Some(path) if is_new => write_session(path, cookie).map_err(PlayError::Message),
        _ => Ok(()),
    })
}

fn read_session(path: &Path) -> Result<Option<String>, String> {
    match fs::read_to_string(path) {
        Ok(cookie) => Ok(Some(cookie.trim().to_owned()).filter(|cookie| !cookie.is_empty())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unreadable(path, &error)),
    }
}

/// Only its owner may read it.
fn write_session(path: &Path, cookie: &str) -> Result<(), String> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(path).and_then(|mut file| writeln!(file, "{cookie}"));
    written.map_err(|error| unwritable(path, &error))
}

fn failure(trouble: PlayError) -> Failure {
    match trouble {
        PlayError::Message(says) => Failure::Message(says),
        PlayError::Terminal(error) => error.into(),
    }
}

/// The language that the environment names, as programs on a terminal are told it.
fn system_language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    // The first that is set counts, even if the game does not speak it.
    let named =
        set.take(1).map(|tag| tag.parse()).find_map(|tag: Result<_, UnknownLanguage>| tag.ok());
    named.unwrap_or_default()
}
