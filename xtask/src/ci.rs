//! Every check in one command.

use crate::bundle::{self, Build};
use crate::workspace::{cargo, succeed};
use crate::{Outcome, browser, clauses, deny, postgres, texts, tidy, toolchain};
use std::fmt::Write as _;
use std::time::{Duration, Instant};

struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// A cargo command, split at its spaces.
    Cargo(&'static str),
    /// A cargo command that must not tolerate warnings in the documentation.
    StrictDoc(&'static str),
    /// A chore of ours: its name, and what runs it.
    Chore(&'static str, fn() -> Outcome),
}

const STEPS: [Step; 12] = [
    Step { name: "format", work: Work::Cargo("fmt --all --check") },
    Step {
        name: "lints",
        work: Work::Cargo("clippy --workspace --all-targets --locked -- -D warnings"),
    },
    // The client is built twice; this is the one without online play.
    Step {
        name: "lean lints",
        work: Work::Cargo(
            "clippy -p havana-web --no-default-features --all-targets --locked -- -D warnings",
        ),
    },
    // The store is tried on both of its databases.
    Step { name: "database", work: Work::Chore("postgres", postgres::ensure) },
    // The server embeds it, so it comes before whatever contains the server is built for good.
    Step { name: "bundle", work: Work::Chore("bundle --quick", || bundle::build(Build::Quick)) },
    // The client is a program for browsers, and is tried in one.
    Step { name: "tests", work: Work::Cargo("test --workspace --exclude havana-web --locked") },
    Step { name: "browser", work: Work::Chore("browser --quick", || browser::test(&[])) },
    Step { name: "docs", work: Work::StrictDoc("doc --workspace --no-deps --locked") },
    Step { name: "clauses", work: Work::Chore("rules", || clauses::check(clauses::Show::Summary)) },
    Step { name: "tidy", work: Work::Chore("tidy", tidy::check) },
    Step { name: "texts", work: Work::Chore("texts", texts::check) },
    Step { name: "dependencies", work: Work::Chore("deny", deny::check) },
];

impl Work {
    fn run(&self) -> Outcome {
        match self {
            Work::Cargo(arguments) => succeed(cargo().args(arguments.split(' '))),
            Work::StrictDoc(arguments) => {
                succeed(cargo().args(arguments.split(' ')).env("RUSTDOCFLAGS", "-D warnings"))
            }
            Work::Chore(_, run) => run(),
        }
    }

    /// The line that runs this alone.
    fn alone(&self) -> String {
        match self {
            Work::Cargo(arguments) => format!("cargo {arguments}"),
            Work::StrictDoc(arguments) => format!("RUSTDOCFLAGS='-D warnings' cargo {arguments}"),
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

    const GOOD: Step = Step { name: "good", work: Work::Chore("good", || Ok(())) };
    const BAD: Step = Step { name: "bad", work: Work::Chore("bad", || Err("broken".to_owned())) };
    const NEVER: Step = Step { name: "never", work: Work::Chore("never", || unreachable!()) };

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
