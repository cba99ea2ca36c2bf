//! The project's own chores: `cargo xtask` lists them.

mod browser;
mod bundle;
mod ci;
mod clauses;
mod counts;
mod deny;
mod limit;
mod play;
mod postgres;
mod test;
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
    run: fn(&[String]) -> Outcome,
}

const COMMANDS: [Command; 13] = [
    Command {
        name: "ci",
        about: "every check, in order; stops at the first failure",
        run: |_| ci::run(),
    },
    Command {
        name: "rules",
        about: "which code and which tests carry each clause of docs/rules.md; fails on a gap",
        run: |_| clauses::check(clauses::Show::Table),
    },
    Command {
        name: "tidy",
        about: "file sizes, leftovers, links, and that hidden state cannot be serialised",
        run: |_| tidy::check(),
    },
    Command {
        name: "texts",
        about: "that every text is used, and that every text asked for exists",
        run: |_| texts::check(),
    },
    Command {
        name: "deny",
        about: "licences, sources and advisories of the dependencies",
        run: |_| deny::check(),
    },
    Command {
        name: "postgres",
        about: "installs the PostgreSQL that the store's tests start, where it is missing",
        run: |_| postgres::ensure(),
    },
    Command {
        name: "test",
        about: "all tests but those in a browser; those that mostly wait run beside the others",
        run: |_| test::run(),
    },
    Command {
        name: "counts",
        about: "how many instructions random games take, by valgrind",
        run: |_| counts::run(),
    },
    Command {
        name: "bundle",
        about: "builds what browsers load into crates/server/bundle; --quick for work on it, --icons to draw the app's icons",
        run: bundle::run,
    },
    Command {
        name: "browser",
        about: "the client tried in Chromium: whole games by clicks and keys; --quick, part of a name",
        run: browser::run,
    },
    Command {
        name: "pictures",
        about: "screenshots of the main pages into docs/pictures",
        run: |_| browser::pictures(),
    },
    Command {
        name: "web-vitals",
        about: "what a visitor waits for: bytes, time until it can be used, time from click to picture",
        run: |_| browser::vitals(),
    },
    Command {
        name: "play",
        about: "builds all, serves it and opens the browser; --no-open, --port 8080",
        run: play::run,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        list();
        return ExitCode::SUCCESS;
    };
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("xtask: there is no command {name}\n");
        list();
        return ExitCode::from(2);
    };
    match (command.run)(rest) {
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
        println!("  {name:<10} {about}");
    }
}
