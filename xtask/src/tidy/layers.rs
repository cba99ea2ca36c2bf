//! A crate depends only on crates above it in the list of ARCHITECTURE.md.

use crate::workspace::SourceFile;

/// Where the list is.
const LIST: &str = "ARCHITECTURE.md";

/// Each manifest that names a crate below its own, and each crate that the list leaves out.
pub(crate) fn faults(manifests: &[SourceFile], pages: &[SourceFile]) -> Vec<String> {
    let Some(list) = pages.iter().find(|page| page.path == LIST) else {
        return vec![format!("{LIST} is missing")];
    };
    let order: Vec<&str> = list.text.lines().filter_map(listed).collect();
    let place = |name: &str| order.iter().position(|listed| *listed == name);
    let mut faults = Vec::new();
    for file in manifests {
        let Some(own) = file.path.strip_prefix("crates/").and_then(|path| path.split('/').next())
        else {
            continue;
        };
        let Some(at) = place(own) else {
            faults.push(format!("{LIST} does not list crates/{own}"));
            continue;
        };
        for name in file.text.lines().filter_map(dependency).filter(|name| *name != own) {
            if place(name).is_none_or(|above| above > at) {
                faults.push(format!("{}: {own} must not depend on {name} ({LIST})", file.path));
            }
        }
    }
    faults
}

/// The crate that a line of the list is about.
fn listed(line: &str) -> Option<&str> {
    line.strip_prefix("crates/")?.split(' ').next()
}

/// The crate of ours that a line of a manifest asks for.
fn dependency(line: &str) -> Option<&str> {
    let name = line.strip_prefix("havana-")?;
    let end = name.find(|c: char| !c.is_ascii_lowercase() && c != '-')?;
    Some(&name[..end])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    fn check(rules: &str, bots: &str) -> Vec<String> {
        let list = "```\ncrates/rules   the game\ncrates/bots    players\n```\n";
        faults(
            &[file("crates/rules/Cargo.toml", rules), file("crates/bots/Cargo.toml", bots)],
            &[file(LIST, list)],
        )
    }

    #[test]
    fn upwards_is_fine() {
        let bots =
            "[package]\nname = \"havana-bots\"\n[dependencies]\nhavana-rules.workspace = true\n";
        assert_eq!(check("[dependencies]\n", bots), Vec::<String>::new());
    }

    #[test]
    fn downwards_is_a_fault() {
        let rules = "havana-bots = { path = \"../bots\" }\n";
        assert_eq!(
            check(rules, ""),
            ["crates/rules/Cargo.toml: rules must not depend on bots (ARCHITECTURE.md)"]
        );
    }

    #[test]
    fn every_crate_is_listed() {
        let page = [file(LIST, "crates/rules  the game\n")];
        let faults = faults(&[file("crates/new/Cargo.toml", "")], &page);
        assert_eq!(faults, ["ARCHITECTURE.md does not list crates/new"]);
    }
}
