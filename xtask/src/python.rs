//! The Python package: built, installed into an environment of its own, and tested.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::workspace::{cargo, root, succeed_in_time, target};

/// What the tests need, in versions that were tried together.
const PACKAGES: [&str; 5] =
    ["maturin==1.16.0", "numpy==2.4.6", "open_spiel==2.0.2", "pettingzoo==1.27.0", "pytest==9.2.0"];

/// Programs that may be a Python, the first that is found is taken.
const NAMES: [&str; 2] = ["python3", "python"];

/// The oldest Python with which all of them work.
const OLDEST: &str = "3.11";

/// What the test of the training needs besides: several gigabytes, so only on request.
const TORCH: &str = "torch==2.15.0";

/// Builds the package and runs its tests; `--release` builds it as users get it, and `--torch` also
/// tests the training.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let is_asked = |name: &str| arguments.iter().any(|argument| argument == name);
    let python = prepared()?;
    if is_asked("--torch") {
        println!("installing {TORCH} into target/python/environment, once");
        succeed_in_time(pip(&python).args(["install", "--quiet", TORCH]))?;
    }
    let wheels = build(&python, is_asked("--release"))?;
    let mut tests = tool(&python);
    tests.args(["-m", "pytest"]).current_dir(root().join("python"));
    // Nothing but the installed package is to be found.
    tests.env_remove("PYTHONPATH").env("PYTHONDONTWRITEBYTECODE", "1");
    succeed_in_time(&mut tests).map_err(|reason| format!("{reason} (built in {wheels})"))
}

/// Formats, builds and installs the package into the environment.
fn build(python: &Path, release: bool) -> Result<String, String> {
    let manifest = "python/Cargo.toml";
    succeed_in_time(cargo().args(["fmt", "--check", "--manifest-path", manifest]))?;
    let at = target().join("python");
    let wheels = at.join("wheels");
    // A wheel of another version would be installed as well.
    let _ = std::fs::remove_dir_all(&wheels);
    let mut maturin = tool(python);
    maturin.args(["-m", "maturin", "build", "--locked", "--quiet", "--manifest-path", manifest]);
    maturin.arg("--target-dir").arg(&at).arg("--out").arg(&wheels).current_dir(root());
    maturin.env("CARGO_INCREMENTAL", "0");
    if release {
        maturin.arg("--release");
    }
    succeed_in_time(&mut maturin)?;
    let found = std::fs::read_dir(&wheels).map_err(|error| error.to_string())?;
    let wheel = found.flatten().map(|entry| entry.path()).find(|path| is_wheel(path));
    let wheel = wheel.ok_or("maturin built no wheel")?;
    let mut install = pip(python);
    install.args(["install", "--quiet", "--no-deps", "--force-reinstall"]).arg(&wheel);
    succeed_in_time(&mut install)?;
    Ok(wheel.display().to_string())
}

fn is_wheel(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "whl")
}

/// The Python of an environment under `target` that has all packages.
fn prepared() -> Result<PathBuf, String> {
    let home = target().join("python").join("environment");
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    let python = home.join(folder).join(if cfg!(windows) { "python.exe" } else { "python" });
    let listed = home.join("packages.txt");
    let wanted = PACKAGES.join("\n");
    if python.exists() && std::fs::read_to_string(&listed).is_ok_and(|text| text == wanted) {
        return Ok(python);
    }
    let system = system_python()?;
    println!("installing {} into target/python/environment, once", PACKAGES.join(", "));
    succeed_in_time(Command::new(&system).args(["-m", "venv", "--clear"]).arg(&home)).map_err(
        |reason| {
            format!(
                "{system} cannot make an environment ({reason}); install its venv module, on \
                 Debian: apt-get install python3-venv"
            )
        },
    )?;
    succeed_in_time(pip(&python).args(["install", "--quiet"]).args(PACKAGES)).map_err(
        |reason| format!("the packages could not be installed ({reason}); they come from pypi.org"),
    )?;
    std::fs::write(&listed, wanted).map_err(|error| error.to_string())?;
    Ok(python)
}

/// A Python of this system that is new enough.
fn system_python() -> Result<String, String> {
    let (major, minor) = OLDEST.split_once('.').unwrap_or(("3", "0"));
    let script = format!("import sys; sys.exit(sys.version_info < ({major}, {minor}))");
    let is_new = |name: &&&str| {
        Command::new(name).args(["-c", &script]).output().is_ok_and(|run| run.status.success())
    };
    NAMES.iter().find(is_new).map(|name| (*name).to_owned()).ok_or_else(|| {
        format!(
            "the tests of the Python package need Python {OLDEST} or newer, and found none as {}; \
             install it, on Debian: apt-get install python3 python3-venv",
            NAMES.join(" or ")
        )
    })
}

fn tool(python: &Path) -> Command {
    let mut command = Command::new(python);
    if let Some(home) = python.parent().and_then(Path::parent) {
        command.env("VIRTUAL_ENV", home);
    }
    command
}

fn pip(python: &Path) -> Command {
    let mut pip = tool(python);
    pip.args(["-m", "pip", "--disable-pip-version-check", "--no-input"]);
    pip
}
