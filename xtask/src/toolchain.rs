//! The parts of the Rust toolchain that the checks need.

use crate::Outcome;
use crate::workspace::{cargo, succeed};
use std::process::Command;

/// A component and the cargo command that it brings.
const COMPONENTS: [(&str, &str); 2] = [("rustfmt", "fmt"), ("clippy", "clippy")];

/// Adds the components that are missing, or says how to get them.
pub(crate) fn ensure() -> Outcome {
    for (component, subcommand) in COMPONENTS {
        if is_there(subcommand) {
            continue;
        }
        println!("{component} is missing; adding it with rustup");
        let added = succeed(Command::new("rustup").args(["component", "add", component]));
        if added.is_err() || !is_there(subcommand) {
            return Err(format!(
                "{component} is missing and rustup could not add it; \
                 install rustup (https://rustup.rs) and run: rustup component add {component}"
            ));
        }
    }
    Ok(())
}

fn is_there(subcommand: &str) -> bool {
    cargo().args([subcommand, "--version"]).output().is_ok_and(|output| output.status.success())
}
