//! What a browser loads: the client as WebAssembly, its styles, pictures and service worker.
//!
//! Every file but the few that must keep their names carries a hash of its content in its name,
//! so that it can be kept for ever, and lies beside compressed copies of itself.

mod files;
mod icons;
mod page;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

use crate::Outcome;
use crate::workspace::{cargo, root, succeed};
use files::Bundle;

const TARGET: &str = "wasm32-unknown-unknown";
/// The client, and the program that reads and writes files for it.
const CLIENT: &str = "havana-web";
const FILES: &str = "havana-files";
/// What the client is called where it has online play.
const ONLINE: &str = "havana-online";

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// As small as can be, with compressed copies: for everybody who plays.
    Small,
    /// In seconds, and large: for somebody at work on it. What runs while building is shared with
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

/// Builds as small as can be, or quickly with `--quick`; `--icons` draws the app's icons anew.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => build(Build::Small),
        [quick] if quick == "--quick" => build(Build::Quick),
        [icons] if icons == "--icons" => icons::draw(),
        _ => Err("the only arguments are --quick and --icons".to_owned()),
    }
}

/// Builds everything into `crates/server/bundle`, from where the server embeds it.
pub(crate) fn build(how: Build) -> Outcome {
    add_target()?;
    let mut bundle = Bundle::default();
    compile(how, &["--package", CLIENT, "--no-default-features"])?;
    let client = program(&mut bundle, CLIENT, CLIENT, how)?;
    compile(how, &["--package", CLIENT, "--package", FILES])?;
    let online = program(&mut bundle, CLIENT, ONLINE, how)?;
    let files = program(&mut bundle, FILES, FILES, how)?;
    let styles = styles(&mut bundle)?;
    page::add(&mut bundle, &client, &online, &files, &styles)?;
    bundle.write(&root().join("crates/server/bundle"), how == Build::Small)
}

fn compile(how: Build, what: &[&str]) -> Outcome {
    let wishes = ["build", "--locked", "--target", TARGET, "--profile", how.profile()];
    succeed(cargo().args(wishes).args(what))
}

/// The names of the files that are a program.
struct Program {
    /// What loads it.
    glue: String,
    /// The WebAssembly.
    wasm: String,
    /// The script that starts it, in a page or in a worker.
    boot: String,
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

/// A program for the browser under this name, from what cargo built last of a package.
fn program(bundle: &mut Bundle, package: &str, name: &str, how: Build) -> Result<Program, String> {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let built = target.join(TARGET).join(how.folder()).join(format!("{package}.wasm"));
    let mut output = Bindgen::new()
        .input_path(&built)
        .out_name(name)
        .web(true)
        .map_err(|error| error.to_string())?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .map_err(|error| format!("{}: {error:#}", built.display()))?;
    let brings_scripts = output.snippets().values().any(|scripts| !scripts.is_empty());
    if brings_scripts || !output.local_modules().is_empty() {
        return Err(
            "a dependency brings JavaScript of its own, which the bundle leaves out".to_owned()
        );
    }
    let glue = bundle.add_hashed(name, "js", output.js().as_bytes().to_vec());
    let wasm = bundle.add_hashed(name, "wasm", output.wasm_mut().emit_wasm());
    let boot = page::text("boot.js")?.replace("{glue}", &glue).replace("{wasm}", &wasm);
    let boot = bundle.add_hashed(&format!("{name}-boot"), "js", boot.into_bytes());
    Ok(Program { glue, wasm, boot })
}

/// All style sheets in the order of their names, as one.
fn styles(bundle: &mut Bundle) -> Result<String, String> {
    let folder = root().join("crates/web/style");
    let unreadable = |error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .map_err(unreadable)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "css"))
        .collect();
    paths.sort();
    // The colours of the page are those of the pictures, and so is its floor.
    let mut all = havana_pictures::palette::stylesheet() + "\n" + &floor();
    for path in paths {
        all += &without_comments(&fs::read_to_string(&path).map_err(unreadable)?);
    }
    Ok(bundle.add_hashed("havana", "css", all.into_bytes()))
}

/// The floor under the table, by day and by night.
fn floor() -> String {
    let tile = |dark| havana_pictures::data_uri(&havana_pictures::floor_tile(dark));
    let (day, night) = (tile(false), tile(true));
    format!(
        ":root{{--floor:url(\"{day}\")}}\n:root[data-theme=dark]{{--floor:url(\"{night}\")}}\n\
         @media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{--floor:url(\"{night}\")}}}}\n"
    )
}

fn without_comments(css: &str) -> String {
    let mut kept = String::new();
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        kept += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept += rest;
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn comments_and_indentation_are_not_sent() {
        assert_eq!(without_comments("a {\n  /* why */\n  color: red;\n}\n"), "a {\ncolor: red;\n}");
        assert_eq!(without_comments("a {} /* open"), "a {}");
    }
}
