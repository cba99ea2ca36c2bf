//! What holds hidden cards cannot be turned into bytes: the types named here never implement serde's traits.

use crate::workspace::SourceFile;

/// A file and the type in it that must stay secret.
const SECRETS: [(&str, &str); 2] =
    [("crates/rules/src/state.rs", "State"), ("crates/rules/src/hidden.rs", "Hidden")];

const TRAITS: [&str; 2] = ["Serialize", "Deserialize"];

/// Where a secret type derives or implements a way to become bytes, or where it is not found at all.
pub(crate) fn faults(files: &[SourceFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, secret) in SECRETS {
        let home = files.iter().find(|file| file.path == path);
        match home.and_then(|file| attributes_of(&file.text, secret)) {
            // Without this, the check would pass silently after a rename.
            None => faults.push(format!(
                "{path} does not define {secret}, so its secrecy cannot be checked; \
                 if it moved, say so in xtask/src/tidy/secrecy.rs"
            )),
            Some(attributes) => {
                for name in TRAITS.into_iter().filter(|name| has_word(&attributes, name)) {
                    faults.push(leak(path, secret, &format!("derives {name}")));
                }
            }
        }
        // Only its own crate can implement a foreign trait for it.
        for file in files.iter().filter(|file| file.path.starts_with("crates/rules/src/")) {
            for name in implemented_for(&file.text, secret) {
                faults.push(leak(&file.path, secret, &format!("implements {name}")));
            }
        }
    }
    faults
}

fn leak(path: &str, secret: &str, deed: &str) -> String {
    format!("{path}: {secret} {deed}; it holds hidden cards, send a view instead")
}

/// The lines between the item before a struct or enum and its name, where its attributes stand.
fn attributes_of(text: &str, name: &str) -> Option<String> {
    let lines: Vec<&str> = code_lines(text).collect();
    let at = lines.iter().position(|line| {
        let words: Vec<&str> = words(line).collect();
        words.windows(2).any(|pair| ["struct", "enum"].contains(&pair[0]) && pair[1] == name)
    })?;
    let ends_item = |line: &&str| line.is_empty() || line.ends_with(['}', ';']);
    let start = lines[..at].iter().rposition(ends_item).map_or(0, |end| end + 1);
    Some(lines[start..=at].join(" "))
}

/// The traits of serde that the text implements for a type.
fn implemented_for(text: &str, name: &str) -> Vec<&'static str> {
    let code = code_lines(text).collect::<Vec<_>>().join(" ");
    let mut found = Vec::new();
    for header in code.split('{') {
        let Some((_, header)) = header.rsplit_once("impl") else { continue };
        let Some((implemented, target)) = header.rsplit_once(" for ") else { continue };
        let target = target.split(" where ").next().unwrap_or_default();
        if has_word(target, name) {
            found.extend(TRAITS.into_iter().filter(|wanted| has_word(implemented, wanted)));
        }
    }
    found
}

/// The lines without indentation and comments.
fn code_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.starts_with("//"))
}

fn has_word(text: &str, word: &str) -> bool {
    words(text).any(|candidate| candidate == word)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    const STATE: &str = "use serde::Serialize;\n\n/// Not Serialize.\n#[derive(Clone, Copy)]\npub struct State {\n    a: u8,\n}\n";
    const HIDDEN: &str = "#[derive(Clone)]\npub(crate) struct Hidden;\n";

    fn faults_of(state: &str, hidden: &str, other: &str) -> Vec<String> {
        faults(&[
            file("crates/rules/src/state.rs", state),
            file("crates/rules/src/hidden.rs", hidden),
            file("crates/rules/src/other.rs", other),
        ])
    }

    #[test]
    fn plain_types_pass() {
        let other = "#[derive(Serialize)]\npub struct View;\nimpl Serialize for StateView {\n}\nimpl From<Hidden> for State {\n}\n";
        assert_eq!(faults_of(STATE, HIDDEN, other), [""; 0]);
    }

    #[test]
    fn a_derive_is_a_leak() {
        let leaking = STATE.replace("Copy", "serde::Deserialize");
        assert_eq!(
            faults_of(&leaking, HIDDEN, ""),
            [
                "crates/rules/src/state.rs: State derives Deserialize; it holds hidden cards, send a view instead"
            ]
        );
        let on_several_lines =
            "#[cfg_attr(\n    feature = \"serde\",\n    derive(Serialize)\n)]\nstruct Hidden;\n";
        assert_eq!(faults_of(STATE, on_several_lines, "").len(), 1);
    }

    #[test]
    fn an_implementation_anywhere_in_the_crate_is_a_leak() {
        let short = "impl serde::Serialize for crate::state::State {\n}\n";
        assert_eq!(
            faults_of(STATE, HIDDEN, short),
            [
                "crates/rules/src/other.rs: State implements Serialize; it holds hidden cards, send a view instead"
            ]
        );
        let wrapped =
            "impl<'de> serde::Deserialize<'de>\n    for Hidden\nwhere\n    u8: Copy,\n{\n}\n";
        assert_eq!(faults_of(STATE, HIDDEN, wrapped).len(), 1);
    }

    #[test]
    fn a_type_that_is_not_there_is_told() {
        assert_eq!(faults_of("pub struct Table;\n", HIDDEN, "").len(), 1);
        assert_eq!(faults(&[]).len(), 2);
    }
}
