//! The page that loads the client, and what makes it an app: manifest, icons, service worker.

use std::fs;

use havana_words::Language;

use super::Entry;
use super::files::Bundle;
use crate::Outcome;
use crate::workspace::root;

/// Files that keep their names, because something outside knows them.
const STATIC: [&str; 3] = ["icon-192.png", "icon-512.png", "manifest.webmanifest"];

/// Adds the page and its surroundings.
pub(super) fn add(bundle: &mut Bundle, entry: &Entry, styles: &str) -> Outcome {
    let Entry { boot, glue, wasm } = entry;
    for name in STATIC {
        bundle.add(name, read(name)?);
    }
    let texts = texts(bundle)?;
    bundle.add("icon.svg", havana_pictures::favicon().into_bytes());
    let html = text("index.html")?
        .replace("{styles}", styles)
        .replace("{boot}", boot)
        .replace("{glue}", glue)
        .replace("{texts}", &texts)
        .replace("{wasm}", wasm);
    bundle.add("index.html", html.into_bytes());
    let names: Vec<String> = bundle.names().map(|name| format!("\"/{name}\"")).collect();
    let worker = text("service-worker.js")?
        .replace("{version}", &format!("{:016x}", bundle.version()))
        .replace("\"{files}\"", &names.join(", "));
    bundle.add("service-worker.js", worker.into_bytes());
    Ok(())
}

/// The texts of each language but English, which the client carries; the attributes of the page
/// that tell where they are.
fn texts(bundle: &mut Bundle) -> Result<String, String> {
    let mut attributes = Vec::new();
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        let tag = language.tag();
        let files = havana_words::source(language).ok_or_else(|| format!("no texts in {tag}"))?;
        let name = bundle.add_hashed(&format!("texts-{tag}"), "ftl", files.join("\n").into_bytes());
        attributes.push(format!("data-{tag}=\"/{name}\""));
    }
    Ok(attributes.join(" "))
}

fn read(name: &str) -> Result<Vec<u8>, String> {
    let path = root().join("crates/web/static").join(name);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

fn text(name: &str) -> Result<String, String> {
    String::from_utf8(read(name)?).map_err(|error| format!("{name}: {error}"))
}
