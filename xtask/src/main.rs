//! The project's own commands: `cargo xtask` lists them.

mod browser;
mod bundle;
mod ci;
mod clauses;
mod counts;
mod deny;
mod dist;
mod docs;
mod limit;
mod play;
mod postgres;
mod python;
mod test;
mod texts;
mod tidy;
mod toolchain;
mod tools;
mod workspace;

use std::process::ExitCode;

/// The result of a command: nothing, or one line that says why it failed.
type Outcome = Result<(), String>;

struct Command {
    name: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Outcome,
}

const COMMANDS: [Command; 16] = [
    Command {
        name: "ci",
        about: "runs every check, in order, and stops at the first failure",
        run: |_| ci::run(),
    },
    Command {
        name: "rules",
        about: "lists the code and the tests of each clause of docs/rules.md; fails if one is missing",
        run: |_| clauses::check(clauses::Show::Table),
    },
    Command {
        name: "tidy",
        about: "checks file sizes, leftovers, links, that each rule is in one place, and which crate depends on which",
        run: |_| tidy::check(),
    },
    Command {
        name: "texts",
        about: "checks that every text is used, that every text asked for exists, and that the English is plain",
        run: |_| texts::check(),
    },
    Command {
        name: "deny",
        about: "checks licences, sources and advisories of the dependencies",
        run: |_| deny::check(),
    },
    Command {
        name: "docs",
        about: "builds the documentation of the code, and fails at a warning",
        run: |_| docs::check(),
    },
    Command {
        name: "postgres",
        about: "installs the PostgreSQL that the store's tests start, if it is missing",
        run: |_| postgres::ensure(),
    },
    Command {
        name: "test",
        about: "runs all tests except those in a browser; tests that mostly wait run beside the others",
        run: |_| test::run(),
    },
    Command {
        name: "python",
        about: "builds the Python package and tests it; --release builds it as users get it",
        run: python::run,
    },
    Command {
        name: "counts",
        about: "counts the instructions that random games take, with valgrind",
        run: |_| counts::run(),
    },
    Command {
        name: "bundle",
        about: "builds what browsers load into crates/server/bundle; --quick for development, --icons to draw the app's icons",
        run: bundle::run,
    },
    Command {
        name: "browser",
        about: "tests the client in Chromium; --quick, or part of a test's name",
        run: browser::run,
    },
    Command {
        name: "pictures",
        about: "takes screenshots of every page and decision into target/pictures; parts of names choose some",
        run: browser::pictures,
    },
    Command {
        name: "web-vitals",
        about: "measures size, loading time, the time from click to frame and that of an analysis, or `analysis` alone",
        run: browser::vitals,
    },
    Command {
        name: "dist",
        about: "builds what a host installs into target/dist-files: the program, its checksum, and licences",
        run: |_| dist::run(),
    },
    Command {
        name: "play",
        about: "builds everything, serves it and opens the browser; --no-open, --port 8080",
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
