//! Programs of other people that the chores need, installed into `target/tools` where missing.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::workspace::{cargo, root, succeed};

/// A program from the crates.io registry.
pub(crate) struct Tool {
    /// The name of the crate and of its program.
    pub(crate) name: &'static str,
    /// The version installed where none is on the path.
    pub(crate) version: &'static str,
    /// Whether any version on the path will do.
    pub(crate) any_version: bool,
}

impl Tool {
    /// Where the program is, after installing it if need be.
    pub(crate) fn find_or_install(&self) -> Result<PathBuf, String> {
        let Tool { name, version, .. } = self;
        let on_path = PathBuf::from(name);
        if self.any_version && Command::new(&on_path).arg("--version").output().is_ok() {
            return Ok(on_path);
        }
        // The version is in the folder's name, so that a new one is installed beside the old.
        let home = root().join("target/tools").join(format!("{name}-{version}"));
        let installed = home.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        if !installed.exists() {
            println!("installing {name} {version} into target/tools, once; it takes some minutes");
            self.install(&home).map_err(|reason| {
                format!(
                    "{name} could not be installed ({reason}); it needs the crates.io registry \
                     and a C compiler; by hand: cargo install {name} --version {version} --locked"
                )
            })?;
        }
        Ok(installed)
    }

    /// Builds unoptimised and without debug information: its run takes a second, its release
    /// build many minutes.
    fn install(&self, home: &Path) -> Outcome {
        succeed(
            cargo()
                .args(["install", self.name, "--version", self.version, "--locked", "--debug"])
                .args(["--config", "profile.dev.debug=false"])
                .arg("--root")
                .arg(home)
                .arg("--target-dir")
                .arg(root().join("target/tools/build")),
        )
    }
}
