//! The answer to arguments that cannot be understood: one line, and where to read more.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Error};

use crate::Arguments;
use crate::failure::{self, Verdict};

/// Prints help if it was asked for, and otherwise what is wrong.
pub(crate) fn answer(error: &Error, arguments: &[OsString]) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // It does not matter if the reader closes the pipe before the end.
            let _ = error.print();
            Verdict::Fine.into()
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Verdict::NotDone.into()
        }
        _ => {
            let says = on_one_line(&error.render().to_string());
            failure::tell(&format!("{says}; see {} --help", command_in(arguments)));
            Verdict::NotDone.into()
        }
    }
}

/// The parts of a longer message up to the usage, one after another.
fn on_one_line(rendered: &str) -> String {
    let body = rendered.trim_start_matches("error: ");
    let mut line = String::new();
    for part in body.lines().map(str::trim).take_while(|part| !part.starts_with("Usage: ")) {
        if part.is_empty() || part.starts_with("For more information") {
            continue;
        }
        let joint = match line.chars().last() {
            None => "",
            Some(':') => " ",
            Some(_) => "; ",
        };
        line.push_str(joint);
        line.push_str(&choose(part.trim_start_matches("tip: ")));
    }
    line
}

/// Replaces the message about a number out of range by the range to choose from.
fn choose(part: &str) -> String {
    let told = part.split_once(" is not in ").and_then(|(before, range)| {
        let (of_what, _) = before.rsplit_once(": ")?;
        Some(format!("{of_what}: choose {}", range.replace("..=", " to ")))
    });
    told.unwrap_or_else(|| part.to_owned())
}

/// The command that was meant, as far as it can be recognised.
fn command_in(arguments: &[OsString]) -> String {
    let mut path = vec!["havana".to_owned()];
    let mut command = &Arguments::command();
    for word in arguments.iter().skip(1) {
        let Some(found) = command.find_subcommand(word) else { break };
        path.push(found.get_name().to_owned());
        command = found;
    }
    path.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_messages_become_one_line() {
        let rendered = "error: unexpected argument '--sed' found\n\n  \
                        tip: a similar argument exists: '--seed'\n\n\
                        Usage: havana simulate --seed <N>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            on_one_line(rendered),
            "unexpected argument '--sed' found; a similar argument exists: '--seed'"
        );
        let rendered = "error: these are missing:\n  <FILE>\n\nUsage: havana verify <FILE>\n";
        assert_eq!(on_one_line(rendered), "these are missing: <FILE>");
    }

    #[test]
    fn ranges_are_told_as_a_choice() {
        assert_eq!(
            choose("invalid value '5' for '--players <N>': 5 is not in 2..=4"),
            "invalid value '5' for '--players <N>': choose 2 to 4"
        );
        assert_eq!(choose("no such thing"), "no such thing");
    }

    #[test]
    fn the_command_is_the_words_that_name_one() {
        let command = |words: &[&str]| {
            command_in(&words.iter().map(|&word| OsString::from(word)).collect::<Vec<_>>())
        };
        assert_eq!(command(&["havana", "deck", "check", "verify"]), "havana deck check");
        assert_eq!(command(&["havana", "--deck", "check"]), "havana");
        assert_eq!(command(&[]), "havana");
    }
}
