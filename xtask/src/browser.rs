//! The client tried in a real browser.

use crate::Outcome;
use crate::bundle::{self, Build};
use crate::workspace::{cargo, succeed, succeed_in_time};

const PACKAGE: [&str; 3] = ["--locked", "--package", "havana-browser-tests"];

/// Builds the bundle and runs the browser tests; with `--quick` on a bundle that is built faster.
/// All else goes to the tests: a part of a name runs those alone.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (how, rest) = match arguments {
        [first, rest @ ..] if first == "--quick" => (Build::Quick, rest),
        all => (Build::Small, all),
    };
    bundle::build(how)?;
    test(rest)
}

/// Runs the browser tests on the bundle as it is. The whole workspace is named, as where all other
/// tests are run: dependencies are then built the same, and once.
pub(crate) fn test(arguments: &[String]) -> Outcome {
    let which = ["test", "--locked", "--workspace", "--test", "browser"];
    succeed_in_time(cargo().args(which).arg("--").args(arguments))
}

/// Takes pictures of every page and every kind of decision; with arguments only those whose names
/// have all of these parts.
pub(crate) fn pictures(arguments: &[String]) -> Outcome {
    bundle::build(Build::Small)?;
    succeed(cargo().arg("run").args(PACKAGE).args(["--bin", "pictures", "--"]).args(arguments))
}

/// Measures what a visitor waits for; with `analysis` only how long an analysis takes.
pub(crate) fn vitals(arguments: &[String]) -> Outcome {
    bundle::build(Build::Small)?;
    succeed(cargo().arg("run").args(PACKAGE).args(["--bin", "web-vitals", "--"]).args(arguments))
}
