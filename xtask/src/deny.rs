//! Licences, bans, sources and advisories of the dependencies, by cargo-deny and `deny.toml`.

use crate::Outcome;
use crate::tools::Tool;
use crate::workspace::{root, succeed};
use std::path::Path;
use std::process::Command;

const CARGO_DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2", any_version: true };

/// The workspaces whose dependencies are shipped.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "python/Cargo.toml"];

/// Checks all dependencies; advisories only where their database can be reached.
pub(crate) fn check() -> Outcome {
    let tool = CARGO_DENY.find_or_install()?;
    for manifest in MANIFESTS {
        let check =
            ["--manifest-path", manifest, "--locked", "check", "licenses", "bans", "sources"];
        run(&tool, &check)?;
    }
    match fetch_advisories(&tool)? {
        Fetch::Done => MANIFESTS.iter().try_for_each(|manifest| {
            let check =
                ["--manifest-path", manifest, "--locked", "--offline", "check", "advisories"];
            run(&tool, &check)
        }),
        Fetch::Impossible(reason) => {
            println!("advisories not checked: their database cannot be fetched here ({reason})");
            Ok(())
        }
    }
}

/// Lists every dependency with its licences.
pub(crate) fn list() -> Result<Command, String> {
    let mut list = Command::new(CARGO_DENY.find_or_install()?);
    list.args(["--locked", "list", "--layout", "crate"]);
    list.current_dir(root());
    Ok(list)
}

fn run(tool: &Path, arguments: &[&str]) -> Outcome {
    println!("cargo deny {}", arguments.join(" "));
    succeed(Command::new(tool).args(arguments).current_dir(root()))
        .map_err(|_| format!("cargo deny {} failed", arguments.join(" ")))
}

#[derive(Debug, PartialEq)]
enum Fetch {
    Done,
    /// There is no way to the database from here, for this reason.
    Impossible(String),
}

fn fetch_advisories(tool: &Path) -> Result<Fetch, String> {
    let output = Command::new(tool)
        .args(["fetch", "db"])
        .current_dir(root())
        // The reason is read from git's words, which must be the English ones.
        .env("LC_ALL", "C")
        .env("GIT_TERMINAL_PROMPT", "0")
        .output()
        .map_err(|error| format!("cargo-deny could not be started: {error}"))?;
    if output.status.success() {
        return Ok(Fetch::Done);
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    match missing_way(&complaint) {
        Some(reason) => Ok(Fetch::Impossible(reason)),
        None => Err(format!("the advisory database could not be fetched: {}", complaint.trim())),
    }
}

/// The line of a failed fetch that shows that there is no network or no git; other failures are faults.
fn missing_way(complaint: &str) -> Option<String> {
    const SIGNS: [&str; 9] = [
        "could not resolve",
        "could not connect",
        "couldn't connect",
        "failed to connect",
        "connection refused",
        "connection timed out",
        "network is unreachable",
        "connect tunnel failed",
        "failed to spawn git",
    ];
    complaint
        .lines()
        .find(|line| SIGNS.iter().any(|sign| line.to_lowercase().contains(sign)))
        .map(|line| line.trim_start_matches("fatal: ").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_network_is_told_from_other_failures() {
        let offline = "Cloning into 'db'...\n\
             fatal: unable to access 'https://host/db/': Could not resolve host: host\n";
        assert_eq!(
            missing_way(offline).as_deref(),
            Some("unable to access 'https://host/db/': Could not resolve host: host")
        );
        let wrong_address = "fatal: unable to access 'https://host/db/': \
             The requested URL returned error: 404\n";
        assert_eq!(missing_way(wrong_address), None);
        assert_eq!(missing_way("[ERROR] failed to parse deny.toml"), None);
    }
}
