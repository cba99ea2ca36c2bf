//! What axe-core, the accessibility checker, finds on a page.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use serde_json::json;

use crate::house::{House, told};

const VERSION: &str = "4.10.3";

/// What axe-core finds wrong on the page as it stands.
pub async fn faults(house: &House) -> Result<Vec<String>, String> {
    let script = script().as_ref().map_err(Clone::clone)?;
    let is_there = house.ask("return typeof axe === 'object'").await?;
    if is_there != true {
        house.driver.execute(script, Vec::new()).await.map_err(told)?;
    }
    let run = "const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations.map(
            (fault) => fault.id + ': ' + fault.help + ' at ' + fault.nodes.map((node) => node.html.slice(0, 160)).join(' | '))));";
    let found = house.driver.execute_async(run, vec![json!(null)]).await.map_err(told)?;
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
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")),
        PathBuf::from,
    );
    let folder = target.join(format!("axe-core-{VERSION}"));
    let script = folder.join("package/axe.min.js");
    if script.exists() {
        return Ok(script);
    }
    std::fs::create_dir_all(&folder).map_err(told)?;
    let address = format!("https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz");
    let fetch = format!("curl -fsSL {address} | tar xz -C '{}'", folder.display());
    let status = Command::new("sh").args(["-c", &fetch]).status();
    if status.is_ok_and(|status| status.success()) && script.exists() {
        return Ok(script);
    }
    Err(format!("axe-core could not be fetched from {address}; it needs curl, tar and a network"))
}
