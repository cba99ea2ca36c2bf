//! What axe-core, the accessibility checker, finds on a page.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use serde_json::json;

use crate::tab::Tab;
use crate::told::told;

const VERSION: &str = "4.10.3";

/// What axe-core finds wrong on the page as it stands.
pub async fn faults(tab: &Tab) -> Result<Vec<String>, String> {
    let script = script().as_ref().map_err(Clone::clone)?;
    let is_there = tab.ask("return typeof axe === 'object'").await?;
    if is_there != true {
        tab.driver.execute(script, Vec::new()).await.map_err(told)?;
    }
    let run = "const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }).then((found) => done(found.violations.map(
            (fault) => fault.id + ': ' + fault.help + ' at ' + fault.nodes.map((node) => node.html.slice(0, 160)).join(' | '))));";
    let found = tab.driver.execute_async(run, vec![json!(null)]).await.map_err(told)?;
    let faults = found.json().as_array().cloned().unwrap_or_default();
    Ok(faults.iter().filter_map(|fault| fault.as_str().map(str::to_owned)).collect())
}

/// The text of the script, the same for all tests.
fn script() -> &'static Result<String, String> {
    static SCRIPT: OnceLock<Result<String, String>> = OnceLock::new();
    SCRIPT.get_or_init(|| std::fs::read_to_string(fetched()?).map_err(told))
}

/// The script, fetched from the npm registry once and kept beside the build.
fn fetched() -> Result<PathBuf, String> {
    let target = crate::build_folder();
    let folder = target.join(format!("axe-core-{VERSION}"));
    let script = folder.join("package/axe.min.js");
    if script.exists() {
        return Ok(script);
    }
    let address = format!("https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz");
    // It is put in its place when it is whole: a fetch may be broken off.
    std::fs::create_dir_all(&target).map_err(told)?;
    let beside = tempfile::tempdir_in(&target).map_err(told)?;
    let archive = beside.path().join("axe.tgz");
    let programs = [("curl", ["-fsSL", "-o"]), ("wget", ["-q", "-O"])];
    let fetched = programs.into_iter().any(|(program, wishes)| {
        succeeds(Command::new(program).args(wishes).arg(&archive).arg(&address))
    });
    let unpacked = fetched
        && succeeds(Command::new("tar").arg("xzf").arg(&archive).arg("-C").arg(beside.path()));
    if !unpacked {
        return Err(format!(
            "axe-core could not be fetched from {address}; it needs curl or wget, tar and a network"
        ));
    }
    std::fs::create_dir_all(&folder).map_err(told)?;
    std::fs::rename(beside.path().join("package"), folder.join("package")).map_err(told)?;
    Ok(script)
}

fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}
