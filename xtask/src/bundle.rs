//! What a browser loads: the client is compiled to WebAssembly here and packed by `havana-bundle`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::Outcome;
use crate::workspace::{cargo, root, succeed, target};

const TARGET: &str = "wasm32-unknown-unknown";
/// The client, the program that reads and writes files for it, the one where bots think, and the one
/// that analyses.
const CLIENT: &str = "havana-web";
const FILES: &str = "havana-files";
const THINKER: &str = "havana-thinker";
const TUTOR: &str = "havana-tutor";
/// What the client is called where it has online play.
const ONLINE: &str = "havana-online";
/// What packs them.
const PACKER: &str = "havana-bundle";

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// As small as can be, with compressed copies: for everybody who plays.
    Small,
    /// In seconds, and large: for development. What runs while building is shared with
    /// everything else that is built so.
    Quick,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Build::Small => "web",
            Build::Quick => "dev",
        }
    }

    /// Where cargo puts what is built so.
    fn folder(self) -> &'static str {
        match self {
            Build::Small => "web",
            Build::Quick => "debug",
        }
    }
}

/// Builds as small as can be, or quickly with `--quick`; `--icons` draws the app's icons again.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => build(Build::Small),
        [quick] if quick == "--quick" => build(Build::Quick),
        [icons] if icons == "--icons" => packer(&["icons"]),
        _ => Err("the only arguments are --quick and --icons".to_owned()),
    }
}

/// Builds everything into `crates/server/bundle`, from where the server embeds it.
pub(crate) fn build(how: Build) -> Outcome {
    add_target()?;
    let programs = target().join("bundle");
    fs::create_dir_all(&programs).map_err(|error| format!("{}: {error}", programs.display()))?;
    // All together each time: their dependencies are then built the same, and once.
    let packages = ["--package", CLIENT, "--package", FILES, "--package", THINKER];
    compile(how, &[&packages[..], &["--no-default-features"]].concat())?;
    keep(how, CLIENT, &programs, CLIENT)?;
    compile(how, &packages)?;
    keep(how, CLIENT, &programs, ONLINE)?;
    keep(how, FILES, &programs, FILES)?;
    keep(how, THINKER, &programs, THINKER)?;
    // Alone, because it has texts that the client must not carry.
    compile(how, &["--package", TUTOR])?;
    keep(how, TUTOR, &programs, TUTOR)?;
    let programs = programs.to_string_lossy();
    let mut arguments = vec!["pack", &programs, "crates/server/bundle"];
    if how == Build::Small {
        arguments.push("--compress");
    }
    packer(&arguments)
}

fn compile(how: Build, what: &[&str]) -> Outcome {
    let wishes = ["build", "--locked", "--target", TARGET, "--profile", how.profile()];
    let mut cargo = cargo();
    cargo.args(wishes).args(what);
    if how == Build::Small {
        cargo.arg("--config").arg(without_paths());
    }
    succeed(&mut cargo)
}

/// Makes cargo leave this machine's paths out of what people load: they would tell who built it, and
/// make it another file on every machine.
fn without_paths() -> String {
    let home = ["HOME", "USERPROFILE"].into_iter().find_map(env::var_os);
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home =
        cargo_home.unwrap_or_else(|| PathBuf::from(home.unwrap_or_default()).join(".cargo"));
    let sources = cargo_home.join("registry").join("src");
    let flag = format!("--remap-path-prefix={}=crates.io", sources.display());
    format!("target.{TARGET}.rustflags=[{flag:?}]")
}

/// Copies what cargo built last of a package: the next build of it has the same name.
fn keep(how: Build, package: &str, folder: &Path, name: &str) -> Outcome {
    let built = target().join(TARGET).join(how.folder()).join(format!("{package}.wasm"));
    let copy = folder.join(format!("{name}.wasm"));
    fs::copy(&built, copy).map(drop).map_err(|error| format!("{}: {error}", built.display()))
}

/// Builds and runs the program that packs the bundle.
///
/// The whole workspace and an example are named so that cargo chooses the same features of every
/// dependency as where it builds the tests, and builds none of them a second time: features are
/// chosen for all packages named, and those of dev-dependencies only with an example or a test.
fn packer(arguments: &[&str]) -> Outcome {
    let what = ["build", "--locked", "--workspace", "--bin", PACKER, "--example", "sheet"];
    succeed(cargo().args(what))?;
    let program: PathBuf =
        target().join("debug").join(format!("{PACKER}{}", std::env::consts::EXE_SUFFIX));
    succeed(Command::new(program).args(arguments).current_dir(root()))
}

fn add_target() -> Outcome {
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let is_there = installed
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).lines().any(|l| l == TARGET));
    if is_there {
        return Ok(());
    }
    println!("adding the target {TARGET} with rustup");
    succeed(Command::new("rustup").args(["target", "add", TARGET]).current_dir(root())).map_err(
        |reason| {
            format!(
                "{reason}; install rustup (https://rustup.rs) and run: rustup target add {TARGET}"
            )
        },
    )
}
