//! Help with examples, and one line about wrong arguments.

use crate::common::Folder;

#[test]
fn help_teaches_with_examples() {
    let folder = Folder::new("help");
    for command in ["simulate", "replay", "verify", "deck check"] {
        let help = folder.print(&format!("{command} --help"));
        assert!(help.contains(&format!("Examples:\n  havana {command} ")), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
    assert!(folder.print("--help").contains("First steps:"));
    assert!(folder.print("--version").starts_with("havana "));
}

#[test]
fn no_arguments_show_the_help() {
    let ran = Folder::new("no_arguments").run("");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("Usage: havana <COMMAND>"), "{}", ran.err);
}

#[test]
fn wrong_arguments_are_told_on_one_line() {
    let folder = Folder::new("wrong_arguments");
    let cases = [
        ("xyz", "unrecognized subcommand 'xyz'; see havana --help"),
        (
            "simulate --players 5",
            "invalid value '5' for '--players <N>': choose 2 to 4; see havana simulate --help",
        ),
        (
            "simulate --sed 7",
            "unexpected argument '--sed' found; a similar argument exists: '--seed'; \
             see havana simulate --help",
        ),
        (
            "verify",
            "the following required arguments were not provided: <FILE>...; \
             see havana verify --help",
        ),
        (
            "replay x --as 4",
            "invalid value '4' for '--as <VIEWER>': use a seat from 0 to 3, spectator or all; \
             see havana replay --help",
        ),
        ("replay x", "cannot read x: no such file or directory; check the path"),
        ("deck check .", "cannot read .: is a directory; name a file in it"),
    ];
    for (arguments, refusal) in cases {
        assert_eq!(folder.refusal(arguments), refusal);
    }
}
