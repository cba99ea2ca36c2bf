//! What a host installs: one small program with everything in it, its checksum, and the licences of
//! what it is made of.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Outcome;
use crate::bundle::{self, Build};
use crate::deny;
use crate::workspace::{cargo, read, root, succeed, target};

const PACKAGE: &str = "havana";
/// As a release, without the tables that name the lines of a crash.
const PROFILE: &str = "dist";
/// Programs that print the SHA-256 of a file first, one of which most systems have.
const CHECKSUMS: [(&str, &[&str]); 2] = [("sha256sum", &[]), ("shasum", &["-a", "256"])];

/// Builds everything into `target/dist`.
pub(crate) fn run() -> Outcome {
    bundle::build(Build::Small)?;
    succeed(cargo().args(["build", "--locked", "--package", PACKAGE, "--profile", PROFILE]))?;
    let folder = target().join("dist-files");
    let unwritable = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(unwritable)?;
    }
    fs::create_dir_all(&folder).map_err(unwritable)?;
    let built = target().join(PROFILE).join(format!("{PACKAGE}{EXE_SUFFIX}"));
    let name = format!("{PACKAGE}-{}-{}{EXE_SUFFIX}", version()?, host()?);
    fs::copy(&built, folder.join(&name)).map_err(unwritable)?;
    fs::write(folder.join(format!("{name}.sha256")), checksum(&folder, &name)?)
        .map_err(unwritable)?;
    fs::write(folder.join("licences.txt"), licences()?).map_err(unwritable)?;
    for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root().join(file), folder.join(file)).map_err(unwritable)?;
    }
    let bytes = fs::metadata(folder.join(&name)).map_err(unwritable)?.len();
    println!("{}: {name}, {} MB", folder.display(), bytes.div_ceil(1_000_000));
    Ok(())
}

/// The version that all packages share.
fn version() -> Result<String, String> {
    let manifest = read("Cargo.toml")?.text;
    let package = manifest.split_once("[workspace.package]").map_or("", |(_, rest)| rest);
    let version = package.lines().find_map(|line| line.strip_prefix("version = "));
    let version = version.ok_or("Cargo.toml has no version for the workspace")?;
    Ok(version.trim_matches('"').to_owned())
}

/// The kind of machine that the program runs on.
fn host() -> Result<String, String> {
    let told = output(Command::new("rustc").arg("-vV"))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("rustc does not tell what it builds for")?.to_owned())
}

/// The checksum of a file beside its name, as the programs that check it read it.
fn checksum(folder: &Path, name: &str) -> Result<String, String> {
    for (program, wishes) in CHECKSUMS {
        let mut command = Command::new(program);
        if let Ok(told) = output(command.args(wishes).arg(name).current_dir(folder)) {
            return Ok(told);
        }
    }
    Err("sha256sum or shasum is needed for the checksum".to_owned())
}

/// Every dependency with its licences, and that of the fonts.
fn licences() -> Result<String, String> {
    let listed = output(&mut deny::list()?)?;
    let fonts = read("crates/server/bundle/fonts-licence.txt")?.text;
    Ok(format!("The packages of the project and their licences\n\n{listed}\n\n{fonts}"))
}

fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_tells_version_and_machine() {
        assert!(version().unwrap().split('.').all(|part| part.parse::<u32>().is_ok()));
        assert!(host().unwrap().contains(std::env::consts::ARCH));
    }
}
