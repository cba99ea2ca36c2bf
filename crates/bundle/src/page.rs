//! The page that loads the client, and what makes it an app: manifest, icons, service worker.
//!
//! The page is the first one already, before the client is there: readable, in the reader's
//! language, and its buttons remember who was pressed.

use std::collections::BTreeMap;
use std::fs;

use havana_words::{Language, Words};

use crate::files::Bundle;
use crate::program::Program;
use crate::sources::{read, read_text};
use crate::styles::Styles;
use crate::{Outcome, fonts, root};

/// Files that keep their names, because something outside knows them.
const STATIC: [&str; 3] = ["icon-192.png", "icon-512.png", "invite.png"];

/// The text that describes the app: for search engines, and in its manifest.
const DESCRIPTION: &str = "app-description";

/// Adds the page, once for each client, and its surroundings.
pub(crate) fn add(
    bundle: &mut Bundle,
    [client, online, files, thinker, tutor]: &[Program; 5],
    styles: &Styles,
) -> Outcome {
    for name in STATIC {
        bundle.add(name, read(name)?);
    }
    let manifest = read_text("manifest.webmanifest")?;
    for language in Language::ALL {
        let name = format!("manifest-{}.webmanifest", language.tag());
        bundle.add(&name, localised(&manifest, language)?.into_bytes());
    }
    // For pages of older versions, which know it by this name.
    bundle.add("manifest.webmanifest", localised(&manifest, Language::English)?.into_bytes());
    bundle.add("icon.svg", havana_pictures::favicon().into_bytes());
    let album = havana_pictures::draw_album();
    let pictures = bundle.add_hashed("pictures", "txt", album.into_bytes());
    let puzzles = bundle.add_hashed("puzzles", "txt", puzzles()?);
    let featured = bundle.add_hashed("featured", "txt", read("featured.txt")?);
    let beside = format!(
        "{} data-pictures=\"/{pictures}\" data-files=\"/{}\" data-thinker=\"/{}\" \
         data-tutor=\"/{}\" data-styles=\"/{}\" data-featured=\"/{featured}\" data-puzzles=\"/{puzzles}\"",
        texts(bundle)?,
        files.boot,
        thinker.boot,
        tutor.boot,
        styles.rest
    );
    let template = read_text("index.html")?;
    let home = read_text("home.js")?.replace("\"{texts}\"", &home_texts(&template)?);
    let home = bundle.add_hashed("home", "js", home.into_bytes());
    let html = styles
        .fonts
        .name_in(&in_english(&template))
        .replace("{styles}", &styles.first)
        .replace("{home}", &home)
        .replace("{pictures}", &pictures)
        .replace("{needs}", &needs())
        .replace("{description}", &described(Language::English))
        .replace("{beside}", &beside)
        .replace("{panorama}", &havana_pictures::panorama());
    let with = |Program { glue, wasm, boot }: &Program| {
        html.replace("{boot}", boot).replace("{glue}", glue).replace("{wasm}", wasm).into_bytes()
    };
    bundle.add("index.html", with(client));
    bundle.add("online.html", with(online));
    // The larger program is for replays too, which need no network.
    let later = [&online.glue, &online.wasm, &online.boot, "online.html"];
    let is_kept =
        |name: &&str| !later.contains(name) && ![fonts::LICENCE, "invite.png"].contains(name);
    let worker = read_text("service-worker.js")?
        .replace("{version}", &format!("{:016x}", bundle.version()))
        .replace("\"{files}\"", &paths(bundle.names().filter(is_kept)))
        .replace("\"{later}\"", &paths(later.into_iter()));
    bundle.add("service-worker.js", worker.into_bytes());
    Ok(())
}

/// The paths of files, as a script lists them.
fn paths<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("\"/{name}\"")).collect::<Vec<_>>().join(", ")
}

/// The languages in which the page must be translated.
fn translated() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|&language| language != Language::English)
}

/// The texts of each language; the attributes of the page that tell where they are.
fn texts(bundle: &mut Bundle) -> Result<String, String> {
    let mut attributes = Vec::new();
    for language in Language::ALL {
        let tag = language.tag();
        let texts =
            havana_words::for_browsers(language).ok_or_else(|| format!("no texts in {tag}"))?;
        let name = bundle.add_hashed(&format!("texts-{tag}"), "ftl", texts.into_bytes());
        attributes.push(format!("data-{tag}=\"/{name}\""));
        let study = havana_words::of_study(language).ok_or_else(|| format!("no texts in {tag}"))?;
        let name = bundle.add_hashed(&format!("study-{tag}"), "ftl", study.into_bytes());
        attributes.push(format!("data-study-{tag}=\"/{name}\""));
    }
    Ok(attributes.join(" "))
}

/// The marks in the page where a text stands.
const MARK: &str = "data-text=\"";

/// The keys of the texts that stand in the page.
fn keys(page: &str) -> impl Iterator<Item = &str> {
    page.split(MARK).skip(1).filter_map(|rest| rest.split('"').next())
}

/// The page with its texts in English.
fn in_english(page: &str) -> String {
    let english = Words::new(Language::English);
    let mut filled = page.to_owned();
    for key in keys(page) {
        let mark = format!("{MARK}{key}\"");
        let text = escaped(&english.text(key));
        let Some(at) = filled.find(&mark) else { continue };
        let Some(end) = filled[at..].find('>') else { continue };
        filled.insert_str(at + end + 1, &text);
    }
    filled
}

/// The texts of the page in all other languages.
fn home_texts(page: &str) -> Result<String, String> {
    let texts: BTreeMap<&str, BTreeMap<&str, String>> = translated()
        .map(|language| {
            let words = Words::new(language);
            let keys = keys(page).chain([DESCRIPTION]);
            (language.tag(), keys.map(|key| (key, words.text(key))).collect())
        })
        .collect();
    serde_json::to_string(&texts).map_err(|error| error.to_string())
}

/// What a page needs, in every language: without scripts a reader cannot choose one.
fn needs() -> String {
    let line = |language: Language| {
        let text = escaped(&Words::new(language).text("home-needs"));
        format!("<span lang=\"{}\">{text}</span>", language.tag())
    };
    Language::ALL.map(line).concat()
}

/// The app's description, fit for an attribute.
fn described(language: Language) -> String {
    escaped(&Words::new(language).text(DESCRIPTION)).replace('"', "&quot;")
}

/// The manifest in a language: an installed app describes itself in the language it was installed in.
fn localised(manifest: &str, language: Language) -> Result<String, String> {
    let wrong = |error: serde_json::Error| format!("manifest.webmanifest: {error}");
    let mut manifest: serde_json::Value = serde_json::from_str(manifest).map_err(wrong)?;
    manifest["lang"] = language.tag().into();
    manifest["description"] = Words::new(language).text(DESCRIPTION).into();
    serde_json::to_string(&manifest).map_err(wrong)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The puzzles, as `havana puzzles` writes them.
fn puzzles() -> Result<Vec<u8>, String> {
    let path = root().join("data/puzzles.txt");
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        r#"<b data-text="home-rules"></b><p class="a" data-text="home-setup" hidden></p>"#;

    #[test]
    fn the_page_is_english_until_a_script_translates_it() {
        assert_eq!(
            in_english(PAGE),
            r#"<b data-text="home-rules">Rules</b><p class="a" data-text="home-setup" hidden>Create a table</p>"#
        );
    }

    #[test]
    fn the_app_describes_itself_in_every_language() {
        let manifest = read_text("manifest.webmanifest").unwrap();
        for language in Language::ALL {
            let text = localised(&manifest, language).unwrap();
            let told: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(told["lang"], language.tag());
            assert_eq!(told["description"], Words::new(language).text(DESCRIPTION));
            assert_eq!(told["start_url"], "/", "the rest stays");
        }
        let texts = home_texts(PAGE).unwrap();
        assert!(texts.contains("\"app-description\":\"Havana, das Kartenspiel"), "{texts}");
    }

    #[test]
    fn every_other_language_has_every_text_of_the_page() {
        let texts = home_texts(PAGE).unwrap();
        let told: serde_json::Value = serde_json::from_str(&texts).unwrap();
        for tag in ["de", "nl", "it", "es", "fr"] {
            assert!(told[tag]["home-rules"].is_string(), "{tag}: {texts}");
        }
    }
}
