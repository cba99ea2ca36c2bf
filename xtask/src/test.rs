//! All tests but those in a browser. Some mostly wait, for time-outs, disks and killed programs;
//! they run beside those that mostly compute.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use crate::Outcome;
use crate::workspace::{self, cargo, succeed_in_time, target};

/// The test programs that mostly wait.
const WAITING: [&str; 3] = ["http", "online", "suite"];

/// How many tests of each of them run at once.
const WAITING_AT_ONCE: &str = "4";

/// Those that `cargo xtask browser` runs.
const IN_A_BROWSER: &str = "browser";

/// Builds all tests and runs them; those that wait run beside all others, and their output is shown
/// afterwards.
pub(crate) fn run() -> Outcome {
    succeed_in_time(test().arg("--no-run"))?;
    let waiting = WAITING.map(|name| thread::spawn(move || wait_for(name)));
    let names = names()?;
    let computing = names.iter().map(String::as_str).filter(|name| !WAITING.contains(name));
    let mut computing = programs(test(), computing);
    computing.arg("--lib");
    // `--bins` would also build those that have no tests, and with them a page for this machine.
    for program in workspace::programs()?.iter().filter(|program| program.is_tested) {
        computing.args(["--bin", &program.name]);
    }
    let mut outcome = succeed_in_time(&mut computing);
    println!("tests that mostly wait: {}", WAITING.join(", "));
    for (name, waiting) in WAITING.iter().zip(waiting) {
        let waited = waiting.join().unwrap_or_else(|_| Err("the thread has panicked".to_owned()));
        print!("{}", fs::read_to_string(log_of(name)).unwrap_or_default());
        outcome = outcome.and(waited);
    }
    outcome?;
    succeed_in_time(test().arg("--doc"))
}

/// Runs one of those that mostly wait, with its output in a file.
fn wait_for(name: &str) -> Outcome {
    let log = log_of(name);
    let unwritable = |error| format!("{}: {error}", log.display());
    let output = File::create(&log).map_err(unwritable)?;
    let errors = output.try_clone().map_err(unwritable)?;
    let mut test = programs(test(), [name]);
    test.env("RUST_TEST_THREADS", WAITING_AT_ONCE).stdout(output).stderr(errors);
    succeed_in_time(&mut test)
}

fn log_of(name: &str) -> PathBuf {
    target().join(format!("waiting-tests-{name}.log"))
}

fn test() -> Command {
    let mut cargo = cargo();
    cargo.args(["test", "--workspace", "--locked", "--no-fail-fast"]);
    cargo
}

fn programs<'a>(mut test: Command, names: impl IntoIterator<Item = &'a str>) -> Command {
    for name in names {
        test.args(["--test", name]);
    }
    test
}

/// The names of all test programs, as cargo finds them: a file in a folder `tests`, or a folder
/// there with a `main.rs`.
fn names() -> Result<BTreeSet<String>, String> {
    let files = workspace::files("rs")?;
    let names = files.iter().filter_map(|file| {
        let (package, path) = file.path.split_once("/tests/")?;
        if package.contains("/src") {
            return None;
        }
        let name = path.strip_suffix("/main.rs").or_else(|| path.strip_suffix(".rs"))?;
        (!name.contains('/') && name != IN_A_BROWSER).then(|| name.to_owned())
    });
    Ok(names.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_program_is_found() {
        let names = names().unwrap();
        assert!(WAITING.iter().all(|&name| names.contains(name)), "{names:?}");
        assert!(names.contains("planted") && names.contains("rulebook"), "{names:?}");
        assert!(!names.contains("browser") && !names.contains("common"), "{names:?}");
        assert!(!names.contains("explore"), "modules of a library are no programs: {names:?}");
    }
}
