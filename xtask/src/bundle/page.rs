//! The page that loads the client, and what makes it an app: manifest, icons, service worker.

use std::fs;

use super::Entry;
use super::files::Bundle;
use crate::Outcome;
use crate::workspace::root;

/// Files that keep their names, because something outside knows them.
const STATIC: [&str; 4] =
    ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];

/// Adds the page and its surroundings.
pub(super) fn add(bundle: &mut Bundle, entry: &Entry, styles: &str) -> Outcome {
    let Entry { boot, glue, wasm } = entry;
    for name in STATIC {
        bundle.add(name, read(name)?);
    }
    let html = text("index.html")?
        .replace("{styles}", styles)
        .replace("{boot}", boot)
        .replace("{glue}", glue)
        .replace("{wasm}", wasm);
    bundle.add("index.html", html.into_bytes());
    let names: Vec<String> = bundle.names().map(|name| format!("\"/{name}\"")).collect();
    let worker = text("service-worker.js")?
        .replace("{version}", &format!("{:016x}", bundle.version()))
        .replace("\"{files}\"", &names.join(", "));
    bundle.add("service-worker.js", worker.into_bytes());
    Ok(())
}

fn read(name: &str) -> Result<Vec<u8>, String> {
    let path = root().join("crates/web/static").join(name);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

fn text(name: &str) -> Result<String, String> {
    String::from_utf8(read(name)?).map_err(|error| format!("{name}: {error}"))
}
