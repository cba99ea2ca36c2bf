//! The instruction counts of the benchmarks, by gungraun and valgrind.

use std::process::Command;

use crate::Outcome;
use crate::tools::Tool;
use crate::workspace::{cargo, succeed};

/// Must be the version of the `gungraun` library in the workspace.
const RUNNER: Tool = Tool { name: "gungraun-runner", version: "0.20.0", any_version: false };

/// Prints how many instructions random games take.
pub(crate) fn run() -> Outcome {
    if Command::new("valgrind").arg("--version").output().is_err() {
        return Err("valgrind is missing; on Debian: apt-get install valgrind".to_owned());
    }
    let runner = RUNNER.find_or_install()?;
    succeed(
        cargo()
            .args(["bench", "--locked", "--package", "havana-bench", "--bench", "counts"])
            .env("GUNGRAUN_RUNNER", runner),
    )
}
