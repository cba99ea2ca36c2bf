//! The PostgreSQL that the store's tests start: found, or installed where that is allowed.

use std::path::Path;
use std::process::Command;

use crate::Outcome;

/// Makes sure that PostgreSQL's programs are there.
pub(crate) fn ensure() -> Outcome {
    if is_there() {
        return Ok(());
    }
    println!("PostgreSQL is missing; installing it with apt-get");
    let installed = ["update", "install"].iter().all(|what| {
        let mut command = Command::new("apt-get");
        command.arg(what).arg("--yes").env("DEBIAN_FRONTEND", "noninteractive");
        if *what == "install" {
            command.args(["--no-install-recommends", "postgresql"]);
        }
        command.status().is_ok_and(|status| status.success())
    });
    if installed && is_there() {
        Ok(())
    } else {
        Err("the store's tests need PostgreSQL, and it could not be installed; \
             as root: apt-get install postgresql"
            .to_owned())
    }
}

fn is_there() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let elsewhere = ["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin"];
    debian
        .chain(elsewhere.map(|folder| Path::new(folder).to_owned()))
        .any(|folder| folder.join("initdb").exists())
}
