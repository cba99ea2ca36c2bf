//! The client tried in a real browser.

use crate::Outcome;
use crate::bundle::{self, Build};
use crate::workspace::{cargo, succeed};

/// Builds the bundle and runs the browser tests.
pub(crate) fn run() -> Outcome {
    bundle::build(Build::Small)?;
    test()
}

/// Runs the browser tests on the bundle as it is. Two at a time: each has a browser of its own.
pub(crate) fn test() -> Outcome {
    let tests = ["test", "--locked", "--package", "havana-browser-tests", "--test", "browser"];
    succeed(cargo().args(tests).args(["--", "--test-threads", "2"]))
}

/// Takes the pictures of the main pages anew.
pub(crate) fn pictures() -> Outcome {
    bundle::build(Build::Small)?;
    let tests = ["test", "--locked", "--package", "havana-browser-tests", "--test", "browser"];
    succeed(cargo().args(tests).args(["--", "pictures_of"]).env("HAVANA_PICTURES", "1"))
}

/// Measures what a visitor waits for.
pub(crate) fn vitals() -> Outcome {
    bundle::build(Build::Small)?;
    succeed(cargo().args([
        "run",
        "--locked",
        "--package",
        "havana-browser-tests",
        "--bin",
        "web-vitals",
    ]))
}
