//! `havana verify`: checks records, game by game.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use havana_rules::RulesVersion;
use havana_table::{Deal, Seed};
use indicatif::ProgressBar;

use crate::failure::{self, Verdict, unreadable};
use crate::input::records::Records;
use crate::progress;
use crate::words::{count, thousands};

/// Check records by replaying every game
///
/// Reads records in the text form (JSON lines, any number of games) and in the binary form. Checks
/// every decision and every draw against the rules, and the outcome against the game. Reports each
/// fault with its file, line, game and the clause it breaks, and continues with the next game.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The record files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Check that every draw follows from the seed of a deal of the day
    ///
    /// A server shows the seed of a day when the day is over: 64 hexadecimal digits.
    #[arg(long, value_name = "DIGITS", value_parser = deal)]
    seed: Option<Deal>,
}

fn deal(digits: &str) -> Result<Deal, String> {
    let seed = Seed::from_hex(digits);
    seed.map(Deal::new).ok_or_else(|| "a seed has 64 hexadecimal digits".to_owned())
}

const EXAMPLES: &str = "\
Examples:
  havana verify games.jsonl
      Prints one line for each fault, and a summary.

  havana verify archive/*.jsonl && echo all valid
      In scripts, use the exit code.

  havana verify --seed 9f2c… havana-2026-11-16.jsonl
      Checks the records of a day against the seed of its draws.

Exit code: 0 all games are valid, 1 something is wrong, 2 a file could not be read.";

/// What was found so far.
struct Findings {
    games: u64,
    sound: u64,
    /// Valid games by the version of the rules they were played under.
    under: [u64; RulesVersion::ALL.len()],
    faults: u64,
    unread: u64,
    verdict: Verdict,
    /// Where every draw must come from.
    deal: Option<Deal>,
}

pub(crate) fn run(arguments: &Arguments) -> Verdict {
    let mut findings = Findings {
        games: 0,
        sound: 0,
        under: [0; 2],
        faults: 0,
        unread: 0,
        verdict: Verdict::Fine,
        deal: arguments.seed,
    };
    for path in &arguments.files {
        findings.check(path);
    }
    let Findings { games, sound, under, faults, unread, verdict, deal: _ } = findings;
    let files = count(arguments.files.len() as u64, "file", "files");
    let sums = match (games, faults) {
        (0, 0) => "nothing found".to_owned(),
        (_, 0) => "all valid".to_owned(),
        _ => format!("{} valid, {}", thousands(sound), count(faults, "fault", "faults")),
    };
    let missing = match unread {
        0 => String::new(),
        unread => format!("; {} could not be read to the end", count(unread, "file", "files")),
    };
    say(&format!(
        "{} in {files} checked: {sums}{}{missing}",
        count(games, "game", "games"),
        rules(under)
    ));
    verdict
}

impl Findings {
    fn check(&mut self, path: &Path) {
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) => return self.cannot(&unreadable(path, &error)),
        };
        let bar = progress::of_bytes(file.metadata().map_or(0, |about| about.len()));
        match Records::new(path, bar.wrap_read(file)) {
            Ok(records) => self.check_all(path, records, &bar),
            Err(failure::Failure::Message(says)) => self.cannot(&says),
            Err(failure::Failure::PipeClosed) => {}
        }
        bar.finish_and_clear();
    }

    fn check_all(&mut self, path: &Path, records: Records<impl io::Read>, bar: &ProgressBar) {
        let before = self.games + self.faults;
        for record in records {
            let broken = match record {
                Ok(record) => {
                    self.games += 1;
                    let wrong = self.deal.and_then(|deal| deal.check(&record).err());
                    if let Some(wrong) = wrong {
                        let says = format!("{}: game {}: {wrong}", path.display(), self.games);
                        bar.suspend(|| self.wrong(&says));
                        continue;
                    }
                    self.sound += 1;
                    self.under[record.header().config().rules() as usize] += 1;
                    continue;
                }
                Err(broken) => broken,
            };
            if broken.is_unreadable() {
                return bar.suspend(|| self.cannot(&broken.placed(path)));
            }
            self.games += u64::from(!broken.is_outside);
            bar.suspend(|| self.wrong(&broken.placed(path)));
        }
        if self.games + self.faults == before {
            self.wrong(&format!("{}: contains no game; choose another file", path.display()));
        }
    }

    fn wrong(&mut self, says: &str) {
        self.faults += 1;
        self.verdict = self.verdict.max(Verdict::Wrong);
        say(says);
    }

    fn cannot(&mut self, says: &str) {
        self.unread += 1;
        self.verdict = Verdict::NotDone;
        failure::tell(says);
    }
}

/// Under which rules valid games were played.
fn rules(under: [u64; RulesVersion::ALL.len()]) -> String {
    let played = RulesVersion::ALL.into_iter().zip(under).filter(|&(_, games)| games > 0);
    let played: Vec<_> = played.collect();
    match played[..] {
        [] => String::new(),
        [(version, _)] => format!(", under version {} of the rules", version.number()),
        _ => {
            let each = played.iter().map(|(version, games)| {
                format!("{} under version {} of the rules", thousands(*games), version.number())
            });
            format!(", {}", each.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Writes a line. The exit code has to be right even if the output is closed, so a closed pipe
/// does not stop the check.
fn say(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}
