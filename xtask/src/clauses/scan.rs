//! Finds the clauses that Rust files name, line by line; it relies on the layout that rustfmt gives them.

use super::id::ClauseId;
use crate::workspace::SourceFile;
use std::collections::BTreeSet;

/// Which side of the bargain a file is on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Role {
    /// It carries clauses out; it may have tests of its own.
    Code,
    /// It proves clauses.
    Tests,
}

/// The role of a file; none where clauses are not looked for.
pub(crate) fn role(path: &str) -> Option<Role> {
    let inside_crates = path.strip_prefix("crates/")?;
    let (_, inside_crate) = inside_crates.split_once('/')?;
    if inside_crate.starts_with("tests/") {
        return Some(Role::Tests);
    }
    let source = inside_crate.strip_prefix("src/")?;
    let is_test_module = source.split('/').any(|part| part == "tests" || part == "tests.rs");
    Some(if is_test_module { Role::Tests } else { Role::Code })
}

/// One clause named at one place.
#[derive(Debug, PartialEq)]
pub(crate) struct Mention {
    /// The clause.
    pub(crate) id: ClauseId,
    /// The place, as `file:line`.
    pub(crate) place: String,
    /// What it is named as.
    pub(crate) kind: Kind,
}

/// What a clause is named as.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    /// The code here carries it out.
    Code,
    /// The test of this name proves it.
    Test(String),
    /// It is only spoken of, in the body of a test or in a test's helper.
    Aside,
}

/// All clauses that a file names.
pub(crate) fn mentions(file: &SourceFile, role: Role) -> Vec<Mention> {
    let mut scanner = Scanner {
        path: &file.path,
        role,
        heading: Heading::default(),
        test_block: None,
        found: Vec::new(),
    };
    for (index, line) in file.text.lines().enumerate() {
        scanner.line(index + 1, line);
    }
    scanner.found
}

/// The folder of cases that are written without Rust.
const CASES: &str = "crates/rules/tests/cases/";

/// The clauses that a case file proves, by its line `proves = ["R9.1"]`; none of any other file.
pub(crate) fn mentions_of_case(file: &SourceFile) -> Vec<Mention> {
    let Some(name) = file.path.strip_prefix(CASES) else { return Vec::new() };
    let lines = (1..).zip(file.text.lines()).filter(|(_, line)| line.starts_with("proves ="));
    let mentions = lines.flat_map(|(number, line)| {
        ClauseId::mentioned_in(line).into_iter().map(move |id| Mention {
            id,
            place: format!("{}:{number}", file.path),
            kind: Kind::Test(name.trim_end_matches(".toml").to_owned()),
        })
    });
    mentions.collect()
}

struct Scanner<'a> {
    path: &'a str,
    role: Role,
    heading: Heading,
    /// The indentation of the test or test module that is being read.
    test_block: Option<usize>,
    found: Vec<Mention>,
}

/// The doc comments and attributes read since the last item.
#[derive(Default)]
struct Heading {
    named: Vec<(usize, ClauseId)>,
    marks_test: bool,
    marks_test_block: bool,
    open_brackets: usize,
}

impl Heading {
    /// Takes a line in if it belongs above an item.
    fn takes(&mut self, number: usize, text: &str) -> bool {
        let is_attribute = self.open_brackets > 0 || text.starts_with("#[");
        if !is_attribute && !text.starts_with("///") {
            return false;
        }
        self.named.extend(ClauseId::mentioned_in(text).into_iter().map(|id| (number, id)));
        if is_attribute {
            self.marks_test |= is_test_attribute(text);
            self.marks_test_block |= is_test_only(text);
            self.open_brackets = (self.open_brackets + text.matches('[').count())
                .saturating_sub(text.matches(']').count());
        }
        true
    }
}

impl Scanner<'_> {
    fn line(&mut self, number: usize, line: &str) {
        let text = line.trim_start();
        let indentation = line.len() - text.len();
        if text.starts_with("#![cfg(test)]") {
            self.role = Role::Tests;
        }
        if self.heading.takes(number, text) {
            return;
        }
        let heading = std::mem::take(&mut self.heading);
        match function_name(text) {
            Some(name) if heading.marks_test => self.test(number, name, &heading.named),
            _ => {
                for (line_of_doc, id) in heading.named {
                    self.speak_of(line_of_doc, id);
                }
            }
        }
        if (heading.marks_test || heading.marks_test_block) && !text.ends_with([';', '}']) {
            self.test_block.get_or_insert(indentation);
        }
        for id in ClauseId::mentioned_in(text) {
            self.speak_of(number, id);
        }
        if self.test_block == Some(indentation) && text.starts_with('}') {
            self.test_block = None;
        }
    }

    fn test(&mut self, number: usize, name: &str, named: &[(usize, ClauseId)]) {
        let proved: BTreeSet<ClauseId> =
            named.iter().map(|(_, id)| *id).chain(ClauseId::from_test_name(name)).collect();
        for id in proved {
            self.find(number, id, Kind::Test(name.to_owned()));
        }
    }

    fn speak_of(&mut self, number: usize, id: ClauseId) {
        let is_code = self.role == Role::Code && self.test_block.is_none();
        self.find(number, id, if is_code { Kind::Code } else { Kind::Aside });
    }

    fn find(&mut self, number: usize, id: ClauseId, kind: Kind) {
        self.found.push(Mention { id, place: format!("{}:{number}", self.path), kind });
    }
}

/// `#[test]`, and its kin such as `#[tokio::test]` and `#[wasm_bindgen_test]`.
fn is_test_attribute(text: &str) -> bool {
    let path = text.trim_start_matches("#[").split(['(', ']', ' ']).next().unwrap_or_default();
    path.ends_with("test")
}

/// `#[cfg(test)]`, alone or among other conditions.
fn is_test_only(text: &str) -> bool {
    let Some(condition) = text.strip_prefix("#[cfg(") else { return false };
    let mut words = condition.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.any(|word| word == "test") && !condition.contains("not(test)")
}

/// The name of the function that a line begins.
fn function_name(text: &str) -> Option<&str> {
    let (before, after) = text.split_once("fn ")?;
    let only_qualifiers = before.split_whitespace().all(|word| {
        word.starts_with("pub") || ["async", "const", "unsafe", "extern"].contains(&word)
    });
    only_qualifiers.then(|| after.split(['(', '<']).next().unwrap_or_default())
}

#[cfg(test)]
mod tests;
