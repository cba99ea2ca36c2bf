//! Where the workspace lies, what files it has, and how cargo is called in it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::time::Duration;
use std::{env, fs, io};

use crate::limit;

/// A text file of the workspace.
pub(crate) struct SourceFile {
    /// From the workspace's top, with forward slashes on every system.
    pub(crate) path: String,
    /// All of its text.
    pub(crate) text: String,
}

/// The workspace's top folder.
pub(crate) fn root() -> PathBuf {
    // The variable is asked first because a shared target folder may hold an xtask built elsewhere.
    let package = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| package.clone(), Path::to_path_buf)
}

/// The folder that cargo builds into.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |at| root().join(at))
}

/// Reads one file, named from the workspace's top.
pub(crate) fn read(path: &str) -> Result<SourceFile, String> {
    let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    Ok(SourceFile { path: path.to_owned(), text })
}

/// Every file with this extension, sorted by path; build output and hidden folders are left out.
pub(crate) fn files(extension: &str) -> Result<Vec<SourceFile>, String> {
    let mut paths = Vec::new();
    collect(&root(), "", extension, &mut paths)?;
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

fn collect(
    folder: &Path,
    prefix: &str,
    extension: &str,
    paths: &mut Vec<String>,
) -> Result<(), String> {
    let unreadable = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if entry.file_type().map_err(unreadable)?.is_dir() {
            if name != "target" && !name.starts_with('.') {
                collect(&entry.path(), &format!("{prefix}{name}/"), extension, paths)?;
            }
        } else if entry.path().extension() == Some(OsStr::new(extension)) {
            paths.push(format!("{prefix}{name}"));
        }
    }
    Ok(())
}

/// A program of the workspace.
pub(crate) struct Program {
    pub(crate) name: String,
    /// Whether a library of the same name has its pages in the documentation.
    pub(crate) has_library: bool,
    /// Whether `cargo test` builds it as a test.
    pub(crate) is_tested: bool,
}

/// All programs, as cargo finds them: `src/main.rs`, and files in `src/bin`.
pub(crate) fn programs() -> Result<Vec<Program>, String> {
    let mut programs = Vec::new();
    for file in files("rs")? {
        let path = file.path.trim_end_matches(".rs");
        if let Some((_, name)) = path.split_once("/src/bin/") {
            programs.push(Program { name: name.to_owned(), has_library: false, is_tested: true });
        } else if let Some(folder) = path.strip_suffix("/src/main") {
            let manifest = read(&format!("{folder}/Cargo.toml"))?.text;
            let name =
                |text: &str| Some(text.split_once("name = \"")?.1.split_once('"')?.0.to_owned());
            let own = manifest.split_once("[[bin]]").and_then(|(_, bin)| name(bin));
            let package = name(&manifest).ok_or(format!("{folder}/Cargo.toml has no name"))?;
            let has_library = root().join(folder).join("src/lib.rs").exists()
                && !manifest.contains("[lib]\nname");
            let name = own.unwrap_or(package);
            let is_tested = !manifest.contains(&format!("name = \"{name}\"\ntest = false"));
            programs.push(Program { name, has_library, is_tested });
        }
    }
    Ok(programs)
}

/// Cargo, to be run at the workspace's top.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    // What `cargo run` says of xtask would make build scripts that watch these variables run again.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(&name);
        }
    }
    // What is built once is not worth preparing to be built again.
    if env::var_os("CI").is_some() && env::var_os("CARGO_INCREMENTAL").is_none() {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// Runs a program to its end, with its output shown.
pub(crate) fn succeed(command: &mut Command) -> Result<(), String> {
    judge(command, |command| command.status().map(Some))
}

/// How long a check may run: several times what the slowest takes on two cores.
const LIMIT: Duration = Duration::from_mins(30);

/// The same for a check, which is killed when it hangs.
pub(crate) fn succeed_in_time(command: &mut Command) -> Result<(), String> {
    judge(command, |command| limit::within(command, LIMIT))
}

fn judge(
    command: &mut Command,
    run: impl FnOnce(&mut Command) -> io::Result<Option<ExitStatus>>,
) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    match run(command) {
        Ok(Some(status)) if status.success() => Ok(()),
        Ok(Some(status)) => Err(format!("{program} ended with {status}")),
        Ok(None) => Err(format!("{program} did not end within {} minutes", LIMIT.as_secs() / 60)),
        Err(error) => Err(format!("{program} could not be started: {error}")),
    }
}
