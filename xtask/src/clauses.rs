//! Every clause of the rules must be carried out by code and proved by a test.

mod book;
mod id;
mod report;
mod scan;

use crate::{Outcome, workspace};
use book::Book;
use report::Report;

const BOOK: &str = "docs/rules.md";

/// How much of the result is printed when all is well.
#[derive(Clone, Copy)]
pub(crate) enum Show {
    /// Every clause with its code and its tests.
    Table,
    /// One line.
    Summary,
}

/// Compares the clauses of `docs/rules.md` with the clauses that code and tests name.
pub(crate) fn check(show: Show) -> Outcome {
    let book = Book::parse(&workspace::read(BOOK)?.text);
    let mut mentions = Vec::new();
    for file in workspace::files("rs")? {
        if let Some(role) = scan::role(&file.path) {
            mentions.extend(scan::mentions(&file, role));
        }
    }
    for file in workspace::files("toml")? {
        mentions.extend(scan::mentions_of_case(&file));
    }
    let report = Report::new(&book, &mentions);
    if let Show::Table = show {
        println!("{}", report.table());
    }
    println!("{}", report.summary());
    verdict(&report)
}

fn verdict(report: &Report) -> Outcome {
    let problems = report.problems();
    if problems.is_empty() {
        return Ok(());
    }
    for problem in problems {
        eprintln!("  {problem}");
    }
    Err(format!("{} problem(s) between {BOOK}, the code and the tests", problems.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::SourceFile;

    const RULES: &str = "## R7\n- R7.5 **Peso thief**: half.\n## R9\n- R9.6 Three of seven.\n";
    const CODE: &str = "/// Half of the pesos (R7.5).\nfn rob() {}\n";
    const TESTS: &str = "#[test]\nfn r7_5_half() {}\n\n#[test]\nfn r9_6_three_of_seven() {}\n";

    fn verdict_on(code: &str, tests: &str) -> Outcome {
        let files = [("crates/a/src/lib.rs", code), ("crates/a/tests/b.rs", tests)];
        let mentions: Vec<_> = files
            .into_iter()
            .flat_map(|(path, text)| {
                let file = SourceFile { path: path.to_owned(), text: text.to_owned() };
                scan::mentions(&file, scan::role(path).expect("both paths are scanned"))
            })
            .collect();
        verdict(&Report::new(&Book::parse(RULES), &mentions))
    }

    #[test]
    fn a_complete_set_passes() {
        assert_eq!(verdict_on(CODE, TESTS), Ok(()));
    }

    #[test]
    fn a_clause_without_code_fails() {
        assert!(verdict_on("fn rob() {}\n", TESTS).is_err());
    }

    #[test]
    fn a_clause_without_a_test_fails() {
        assert!(verdict_on(CODE, "#[test]\nfn r9_6_three_of_seven() {}\n").is_err());
    }

    #[test]
    fn an_example_without_a_test_fails() {
        assert!(verdict_on(CODE, "#[test]\nfn r7_5_half() {}\n").is_err());
    }

    #[test]
    fn a_clause_that_does_not_exist_fails() {
        assert!(verdict_on(&format!("{CODE}// R7.6\n"), TESTS).is_err());
        assert!(verdict_on(CODE, &format!("{TESTS}\n#[test]\nfn r7_6_more() {{}}\n")).is_err());
    }

    #[test]
    fn code_that_only_a_test_names_is_missing() {
        let only_in_test = "#[cfg(test)]\nmod tests {\n    // R7.5\n    fn rob() {}\n}\n";
        assert!(verdict_on(only_in_test, TESTS).is_err());
    }
}
