//! The top-level modules of a crate do not depend on each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::workspace::SourceFile;

/// One line for each dependency that closes a circle.
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
        let used = used(text).into_iter().filter_map(|name| modules.get(&*name).copied());
        uses.entry(user).or_default().extend(used.filter(|&name| name != user));
    }
    let mut found = Vec::new();
    for (&one, others) in &uses {
        for &other in others.iter().filter(|&&other| reaches(&uses, other, one)) {
            found.push(format!(
                "{folder}: module {one} uses {other}, which depends on {one}; move what both need \
                 into a module of its own"
            ));
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

/// The modules that a text names as `crate::name`, also in braces; what only tests use is no
/// dependency.
fn used(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let code = lines.collect::<Vec<_>>().join(" ");
    let mut names = BTreeSet::new();
    for after in code.split("crate::").skip(1) {
        match after.strip_prefix('{') {
            Some(list) => names.extend(heads(list)),
            None => names.extend(first_name(after)),
        }
    }
    names
}

/// The first name of each path of a list in braces, which has lost its first brace.
fn heads(list: &str) -> Vec<String> {
    let (mut depth, mut found, mut is_head) = (0, Vec::new(), true);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => is_head = true,
            ' ' => {}
            _ if is_head => {
                found.extend(first_name(&list[at..]));
                is_head = false;
            }
            _ => {}
        }
    }
    found
}

fn first_name(path: &str) -> Option<String> {
    let end = path.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let name = &path[..end.unwrap_or(path.len())];
    (!name.is_empty()).then(|| name.to_owned())
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
            file(
                "crates/a/src/two/mod.rs",
                "use crate::{\n    five::{A, B},\n    three, four,\n};\n",
            ),
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
}
