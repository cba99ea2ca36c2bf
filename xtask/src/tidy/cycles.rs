//! The top-level modules of a crate do not depend on each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::workspace::SourceFile;

/// Modules that depend on each other because they are one thing in several files.
const KNOTS: [(&str, &[&str]); 1] = [
    // Pages link to each other.
    (
        "crates/web",
        &[
            "app", "game", "net", "online", "pages", "part", "puzzles", "settings", "sound",
            "table", "text",
        ],
    ),
];

/// One line for each circle of modules that is not a known knot.
pub(super) fn faults(sources: &[SourceFile]) -> Vec<String> {
    let mut crates: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for file in sources {
        if let Some((folder, inside)) = file.path.split_once("/src/") {
            crates.entry(folder).or_default().push((inside, &file.text));
        }
    }
    crates.into_iter().flat_map(|(folder, files)| circles(folder, &files)).collect()
}

fn circles(folder: &str, files: &[(&str, &str)]) -> Vec<String> {
    let modules: BTreeSet<&str> = files.iter().filter_map(|(path, _)| module(path)).collect();
    let mut uses: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in files {
        let Some(user) = module(path) else { continue };
        let used = used(text).into_iter().filter_map(|name| modules.get(name).copied());
        uses.entry(user).or_default().extend(used.filter(|&name| name != user));
    }
    let knot = KNOTS.iter().find(|(of, _)| *of == folder).map_or(&[][..], |(_, knot)| knot);
    let is_known = |one: &str, other: &str| knot.contains(&one) && knot.contains(&other);
    let mut found = Vec::new();
    for (&one, others) in &uses {
        for &other in others.iter().filter(|&&other| reaches(&uses, other, one)) {
            if !is_known(one, other) {
                found.push(format!(
                    "{folder}: module {one} uses {other}, which depends on {one}; move what both \
                     need into a module of its own"
                ));
            }
        }
    }
    found
}

/// The top-level module of a file; none for roots and tests.
fn module(path: &str) -> Option<&str> {
    let first = path.split('/').next()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    let is_test = path.split('/').any(|part| part == "tests" || part == "tests.rs");
    (!is_test && !["lib", "main", "bin"].contains(&name)).then_some(name)
}

/// The modules that a text names as `crate::name::…`, also in braces; what only tests use is no
/// dependency.
fn used(text: &str) -> BTreeSet<&str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let mut names = BTreeSet::new();
    for line in lines {
        for after in line.split("crate::").skip(1) {
            let list = match after.strip_prefix('{') {
                Some(list) => list.split('}').next().unwrap_or_default().split(", ").collect(),
                None => vec![after],
            };
            names.extend(
                list.into_iter().filter_map(|path| path.split_once("::")).map(|(it, _)| it),
            );
        }
    }
    names
}

/// Whether one module leads to another, over any number of others.
fn reaches(uses: &BTreeMap<&str, BTreeSet<&str>>, from: &str, to: &str) -> bool {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(next) = open.pop() {
        if next == to {
            return true;
        }
        if seen.insert(next) {
            open.extend(uses.get(next).into_iter().flatten());
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn a_circle_is_told_from_both_sides() {
        let sources = [
            file("crates/a/src/lib.rs", "mod one; mod two; mod three;"),
            file("crates/a/src/one.rs", "use crate::two::Two;\n"),
            file("crates/a/src/two/mod.rs", "use crate::{three::Three, four};\n"),
            file("crates/a/src/three.rs", "fn f() { crate::one::g(); }\n"),
        ];
        let found = faults(&sources);
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].starts_with("crates/a: module one uses two, which depends on one;"));
    }

    #[test]
    fn comments_tests_and_roots_make_no_circle() {
        let sources = [
            file("crates/a/src/lib.rs", "use crate::one::One;"),
            file("crates/a/src/one.rs", "use crate::two::Two;\n"),
            file("crates/a/src/two.rs", "// crate::one::f\n#[cfg(test)]\nuse crate::one::One;\n"),
            file("crates/a/src/two/tests.rs", "use crate::one::One;\n"),
        ];
        assert_eq!(faults(&sources), [""; 0]);
    }

    #[test]
    fn a_known_knot_holds_no_other_module() {
        let knot = |other: &str| {
            faults(&[
                file("crates/web/src/pages.rs", &format!("use crate::{other}::It;\n")),
                file(&format!("crates/web/src/{other}.rs"), "use crate::pages::It;\n"),
            ])
        };
        assert_eq!(knot("table"), [""; 0]);
        assert_eq!(knot("frame").len(), 2);
    }
}
