//! What to say when the arguments cannot be understood: one line, and where to read more.

use std::process::ExitCode;

use clap::Error;
use clap::error::ErrorKind;

use crate::failure::{self, Verdict};

/// Prints help where it was asked for, and otherwise what is wrong.
pub(crate) fn answer(error: &Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Help that nobody reads to its end has done its work.
            let _ = error.print();
            Verdict::Fine.into()
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Verdict::NotDone.into()
        }
        _ => {
            failure::tell(&on_one_line(&error.render().to_string()));
            Verdict::NotDone.into()
        }
    }
}

/// The parts of a longer message up to the usage, one after another.
fn on_one_line(rendered: &str) -> String {
    let body = rendered.trim_start_matches("error: ");
    let usage = body.lines().find_map(|line| line.strip_prefix("Usage: "));
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
        line.push_str(part.trim_start_matches("tip: "));
    }
    let command: Vec<&str> = usage
        .unwrap_or("havana")
        .split_whitespace()
        .take_while(|word| word.bytes().all(|byte| byte.is_ascii_lowercase()))
        .collect();
    format!("{line}; see {} --help", command.join(" "))
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
            "unexpected argument '--sed' found; a similar argument exists: '--seed'; \
             see havana simulate --help"
        );
        let rendered =
            "error: these arguments are missing:\n  <FILE>\n\nUsage: havana verify <FILE>\n";
        assert_eq!(
            on_one_line(rendered),
            "these arguments are missing: <FILE>; see havana verify --help"
        );
        assert_eq!(on_one_line("error: no\n"), "no; see havana --help");
    }
}
