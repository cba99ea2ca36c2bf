//! The project's own chores: `cargo xtask` lists them.

mod ci;
mod clauses;
mod counts;
mod deny;
mod texts;
mod tidy;
mod toolchain;
mod tools;
mod workspace;

use std::process::ExitCode;

/// What a chore answers: nothing, or the one line that says why it failed.
type Outcome = Result<(), String>;

struct Command {
    name: &'static str,
    about: &'static str,
    run: fn() -> Outcome,
}

const COMMANDS: [Command; 6] = [
    Command {
        name: "ci",
        about: "every check, in order; stops at the first failure",
        run: ci::run,
    },
    Command {
        name: "rules",
        about: "which code and which tests carry each clause of docs/rules.md; fails on a gap",
        run: || clauses::check(clauses::Show::Table),
    },
    Command {
        name: "tidy",
        about: "file sizes, leftovers, links, and that hidden state cannot be serialised",
        run: tidy::check,
    },
    Command {
        name: "texts",
        about: "that every text is used, and that every text asked for exists",
        run: texts::check,
    },
    Command {
        name: "deny",
        about: "licences, sources and advisories of the dependencies",
        run: deny::check,
    },
    Command {
        name: "counts",
        about: "how many instructions random games take, by valgrind",
        run: counts::run,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name] = arguments.as_slice() else {
        list();
        return if arguments.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) };
    };
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("xtask: there is no command {name}\n");
        list();
        return ExitCode::from(2);
    };
    match (command.run)() {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{name}: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn list() {
    println!("cargo xtask <command>\n");
    for Command { name, about, .. } in &COMMANDS {
        println!("  {name:<6} {about}");
    }
}
