//! The game on this machine: everything built, served, and opened in the browser.

use crate::Outcome;
use crate::bundle::{self, Build};
use crate::workspace::{cargo, succeed};

/// Builds the bundle and the server, and runs it with these arguments until it is stopped.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    bundle::build(Build::Small)?;
    succeed(cargo().args(["run", "--locked", "--package", "havana-server", "--"]).args(arguments))
}
