//! Every check in one command.

use crate::bundle::{self, Build};
use crate::workspace::{cargo, succeed_in_time};
use crate::{
    Outcome, browser, clauses, deny, docs, postgres, python, test, texts, tidy, toolchain,
};
use std::fmt::Write as _;
use std::time::{Duration, Instant};

struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// A cargo command, split at its spaces.
    Cargo(&'static str),
    /// A chore of ours: its name, and what runs it.
    Chore(&'static str, fn() -> Outcome),
}

// Cargo chooses the features of a dependency for all packages that a command names, and those
// that tests ask for only where it builds tests, benchmarks or examples. Another choice is another
// build. So every step names the whole workspace, and documentation takes the examples along:
// nothing is compiled twice.
const STEPS: [Step; 14] = [
    Step { name: "format", work: Work::Cargo("fmt --all --check") },
    Step { name: "tidy", work: Work::Chore("tidy", tidy::check) },
    Step { name: "texts", work: Work::Chore("texts", texts::check) },
    Step { name: "clauses", work: Work::Chore("rules", || clauses::check(clauses::Show::Summary)) },
    Step { name: "dependencies", work: Work::Chore("deny", deny::check) },
    Step { name: "docs", work: Work::Chore("docs", docs::check) },
    Step {
        name: "lints",
        work: Work::Cargo("clippy --workspace --all-targets --locked -- -D warnings"),
    },
    // The client is built twice; this is the one without online play.
    Step {
        name: "lean lints",
        work: Work::Cargo(
            "clippy --workspace --no-default-features --all-targets --locked -- -D warnings",
        ),
    },
    // Together with their tests, store and server are built with what only tests need. Without the
    // packages that ask for it they are as a host gets them; the others need them, so clippy looks at
    // both, and nearly all dependencies are those that are checked already.
    Step {
        name: "server lints",
        work: Work::Cargo(
            "clippy --workspace --exclude havana --exclude havana-server --exclude havana-simulation \
             --exclude havana-store --all-targets --locked -- -D warnings",
        ),
    },
    // The store is tried on both of its databases.
    Step { name: "database", work: Work::Chore("postgres", postgres::ensure) },
    Step { name: "tests", work: Work::Chore("test", test::run) },
    // The package for Python is a workspace of its own, and is tried in an environment of its own.
    Step { name: "python", work: Work::Chore("python", || python::run(&[])) },
    Step { name: "bundle", work: Work::Chore("bundle --quick", || bundle::build(Build::Quick)) },
    // The client is a program for browsers, and is tried in one; the server that embeds the new
    // bundle is built for it.
    Step { name: "browser", work: Work::Chore("browser --quick", || browser::test(&[])) },
];

impl Work {
    fn run(&self) -> Outcome {
        match self {
            Work::Cargo(arguments) => succeed_in_time(cargo().args(arguments.split(' '))),
            Work::Chore(_, run) => run(),
        }
    }

    /// The line that runs this alone.
    fn alone(&self) -> String {
        match self {
            Work::Cargo(arguments) => format!("cargo {arguments}"),
            Work::Chore(name, _) => format!("cargo xtask {name}"),
        }
    }
}

/// Runs all steps in order and stops at the first that fails.
pub(crate) fn run() -> Outcome {
    toolchain::ensure()?;
    run_steps(&STEPS)
}

fn run_steps(steps: &[Step]) -> Outcome {
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let alone = step.work.alone();
        println!("\n=== {}/{} {}: {alone}", index + 1, steps.len(), step.name);
        let start = Instant::now();
        let outcome = step.work.run();
        times.push((step.name, start.elapsed()));
        println!("=== {} took {:.1} s", step.name, start.elapsed().as_secs_f32());
        if let Err(reason) = outcome {
            println!("\n{}", summary(&times));
            return Err(format!("{} failed ({reason}); run it alone with: {alone}", step.name));
        }
    }
    println!("\n{}", summary(&times));
    Ok(())
}

fn summary(times: &[(&str, Duration)]) -> String {
    let mut table = format!("{:<14}{:>8}\n", "step", "seconds");
    let mut total = Duration::ZERO;
    for (name, time) in times {
        let _ = writeln!(table, "{name:<14}{:>8.1}", time.as_secs_f32());
        total += *time;
    }
    let _ = write!(table, "{:<14}{:>8.1}", "total", total.as_secs_f32());
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: Step = chore("good", || Ok(()));
    const BAD: Step = chore("bad", || Err("broken".to_owned()));
    const NEVER: Step = chore("never", || unreachable!());

    const fn chore(name: &'static str, run: fn() -> Outcome) -> Step {
        Step { name, work: Work::Chore(name, run) }
    }

    /// What a step takes on a machine where nothing is built yet.
    #[derive(Debug, PartialEq, PartialOrd)]
    enum Cost {
        Reads,
        Documents,
        Lints,
        Tests,
        Bundles,
        Browses,
    }

    fn cost(step: &Step) -> Cost {
        let command = match step.work {
            Work::Cargo(command) | Work::Chore(command, _) => command,
        };
        match command.split(' ').next() {
            Some("fmt" | "tidy" | "texts" | "rules" | "deny") => Cost::Reads,
            Some("docs") => Cost::Documents,
            Some("clippy") => Cost::Lints,
            Some("postgres" | "test" | "python") => Cost::Tests,
            Some("bundle") => Cost::Bundles,
            Some("browser") => Cost::Browses,
            _ => panic!("say here what the step {} costs", step.name),
        }
    }

    #[test]
    fn cheap_steps_come_first() {
        for pair in STEPS.windows(2) {
            let [before, after] = [&pair[0], &pair[1]];
            assert!(cost(before) <= cost(after), "{} before {}", before.name, after.name);
        }
    }

    #[test]
    fn the_first_failure_stops_and_says_how_to_run_it_alone() {
        assert_eq!(
            run_steps(&[GOOD, BAD, NEVER]),
            Err("bad failed (broken); run it alone with: cargo xtask bad".to_owned())
        );
        assert_eq!(run_steps(&[GOOD, GOOD]), Ok(()));
    }

    #[test]
    fn the_summary_adds_up() {
        let times = [("lints", Duration::from_millis(1500)), ("tests", Duration::from_secs(20))];
        let rows = ["step           seconds", "lints              1.5", "tests             20.0"];
        let total = "total             21.5";
        assert_eq!(summary(&times), format!("{}\n{total}", rows.join("\n")));
    }
}
