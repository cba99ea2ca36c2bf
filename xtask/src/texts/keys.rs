//! Every text is used, and every text that is asked for exists.
//!
//! That all languages have the same texts is a test of the words themselves; so English speaks for
//! all of them here.

use std::collections::BTreeSet;

use crate::Outcome;
use crate::workspace::{self, SourceFile};

const TEXTS: &str = "crates/words/texts/en/";

/// The crate that shows most of the texts; without it nobody can say which are unused.
const CLIENT: &str = "crates/web/";

/// The functions that are given the key of a text.
const CALLS: [&str; 4] = ["text(", "say(", "t(", "of_player("];

/// Compares the keys of the texts with the keys that the sources name.
pub(crate) fn check() -> Outcome {
    let texts = workspace::files("ftl")?;
    let keys: BTreeSet<String> =
        texts.iter().filter(|file| file.path.starts_with(TEXTS)).flat_map(keys).collect();
    let manifests = workspace::files("toml")?;
    let mut speakers: Vec<String> = manifests.iter().filter_map(speaker).collect();
    speakers.push("crates/words/src/".to_owned());
    let mut sources = workspace::files("rs")?;
    sources.retain(|file| speakers.iter().any(|folder| file.path.starts_with(folder)));
    // The page itself names those that are read before the client is there.
    sources.extend(workspace::files("html")?.into_iter().filter(|f| f.path.starts_with(CLIENT)));

    let mut faults: Vec<String> = sources.iter().flat_map(|file| unknown(file, &keys)).collect();
    let has_client = sources.iter().any(|file| file.path.starts_with(CLIENT));
    if has_client {
        let named: BTreeSet<&str> = sources.iter().flat_map(|file| words(&file.text)).collect();
        faults.extend(unused(&keys, &named).map(|key| format!("nobody uses the text {key}")));
    }
    for fault in &faults {
        eprintln!("  {fault}");
    }
    if !faults.is_empty() {
        return Err(format!("{} fault(s)", faults.len()));
    }
    let used = if has_client { ", and all of them are used" } else { "" };
    println!("{} texts{used}; every text asked for exists", keys.len());
    Ok(())
}

/// The source folder of a crate that speaks the texts, if the manifest is of one.
fn speaker(manifest: &SourceFile) -> Option<String> {
    let folder = manifest.path.strip_suffix("Cargo.toml")?;
    let speaks = manifest.text.lines().any(|line| line.starts_with("havana-words"));
    (speaks && folder.starts_with("crates/")).then(|| format!("{folder}src/"))
}

/// The keys of a file of texts: `event-built`, and `event-built.you` for an attribute.
fn keys(file: &SourceFile) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut message = "";
    for line in file.text.lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        if name.starts_with(|c: char| c.is_ascii_lowercase()) && is_key(name) {
            message = name;
            found.push(name.to_owned());
        } else if let Some(attribute) = name.trim_start().strip_prefix('.').filter(|a| is_key(a)) {
            found.push(format!("{message}.{attribute}"));
        }
    }
    found
}

fn is_key(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Everything between quotation marks that could be a key, or a family of keys such as `card-{}`.
fn words(source: &str) -> Vec<&str> {
    let part = |c: char| c.is_ascii_alphanumeric() || "-._{}".contains(c);
    source.split('"').filter(|word| !word.is_empty() && word.chars().all(part)).collect()
}

/// The calls of a source file that ask for a text that does not exist.
fn unknown(file: &SourceFile, keys: &BTreeSet<String>) -> Vec<String> {
    let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut faults = Vec::new();
    for call in CALLS {
        for (at, _) in code.match_indices(call) {
            if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let argument = code[at + call.len()..].trim_start().strip_prefix('"');
            let Some((key, _)) = argument.and_then(|rest| rest.split_once('"')) else { continue };
            if !keys.contains(key) {
                let line = code[..at].lines().count();
                faults.push(format!("{}:{line} asks for {key}, which does not exist", file.path));
            }
        }
    }
    faults
}

/// The keys that nobody names, neither alone nor by a family they belong to.
fn unused<'a>(
    keys: &'a BTreeSet<String>,
    named: &'a BTreeSet<&str>,
) -> impl Iterator<Item = &'a String> {
    let used = |key: &str| {
        named.contains(key) || named.iter().any(|word| word.contains('{') && fits(word, key))
    };
    keys.iter().filter(move |key| !used(key))
}

/// Whether a key belongs to a family such as `card-{}.help`. Where the family leaves the message
/// open, as `{key}.you` does, it stands for the attributes alone.
fn fits(family: &str, key: &str) -> bool {
    let (message, attribute) = family.split_once('.').unwrap_or((family, ""));
    let (own_message, own_attribute) = key.split_once('.').unwrap_or((key, ""));
    if own_attribute.is_empty() && message.starts_with('{') {
        return false;
    }
    attribute.is_empty() == own_attribute.is_empty()
        && is_like(message, own_message)
        && is_like(attribute, own_attribute)
}

/// Whether a word is like a pattern, in which one pair of braces stands for anything.
fn is_like(pattern: &str, word: &str) -> bool {
    let Some((before, rest)) = pattern.split_once('{') else { return pattern == word };
    let after = rest.split_once('}').map_or("", |(_, after)| after);
    word.len() > before.len() + after.len() && word.starts_with(before) && word.ends_with(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &str = "# Cards\ncard-mama = Mama\n    .help = Half.\nrules-found = { $n ->\n    \
                         [one] One\n   *[other] { $n }\n}\n";

    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.to_owned(), text: text.to_owned() }
    }

    fn all_keys() -> BTreeSet<String> {
        keys(&file("a.ftl", TEXTS)).into_iter().collect()
    }

    fn unused_in(source: &str) -> Vec<String> {
        let named: BTreeSet<&str> = words(source).into_iter().collect();
        unused(&all_keys(), &named).cloned().collect()
    }

    #[test]
    fn messages_and_attributes_are_keys() {
        let expected = ["card-mama", "card-mama.help", "rules-found"];
        assert_eq!(all_keys().into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_text_is_used_alone_or_with_its_family() {
        assert_eq!(unused_in(r#"say("rules-found"), format!("card-{}")"#), ["card-mama.help"]);
        let both = r#"say("rules-found"), format!("card-{}"), format!("{key}.help")"#;
        assert_eq!(unused_in(both), Vec::<String>::new());
        assert_eq!(
            unused_in(r#"format!("{kind}-found"), format!("card-{}.{part}")"#),
            ["card-mama", "rules-found"]
        );
    }

    #[test]
    fn a_text_that_is_asked_for_must_exist() {
        let source = "fn a() {\n    words.text(\n        \"rules-lost\",\n    );\n    t(\"card-mama\")\n}\n\
                      fn b() { context(\"no key\") }\n#[cfg(test)]\nfn c() { t(\"nothing\") }\n";
        let faults = unknown(&file("b.rs", source), &all_keys());
        assert_eq!(faults, ["b.rs:2 asks for rules-lost, which does not exist"]);
    }

    #[test]
    fn crates_that_depend_on_the_words_speak() {
        let speaks =
            file("crates/web/Cargo.toml", "[dependencies]\nhavana-words.workspace = true\n");
        assert_eq!(speaker(&speaks).as_deref(), Some("crates/web/src/"));
        assert_eq!(speaker(&file("crates/cli/Cargo.toml", "[dependencies]\n")), None);
    }
}
