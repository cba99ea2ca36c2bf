//! Puts the clauses beside their code and their tests.

use super::BOOK;
use super::book::Book;
use super::id::ClauseId;
use super::scan::{Kind, Mention};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Every clause with its code and its tests, and what is wrong with that.
pub(crate) struct Report {
    rows: BTreeMap<ClauseId, Row>,
    problems: Vec<String>,
}

#[derive(Default)]
struct Row {
    code: Vec<String>,
    tests: Vec<String>,
}

impl Report {
    /// Sorts the mentions under the clauses of the book.
    pub(crate) fn new(book: &Book, mentions: &[Mention]) -> Report {
        let mut rows: BTreeMap<ClauseId, Row> =
            book.clauses.iter().map(|id| (*id, Row::default())).collect();
        let mut problems = book.problems.clone();
        for Mention { id, place, kind } in mentions {
            match (rows.get_mut(id), kind) {
                (None, _) => {
                    problems.push(format!("{place} names {id}, which {BOOK} does not hold"));
                }
                (Some(row), Kind::Code) => row.code.push(place.clone()),
                (Some(row), Kind::Test(name)) => row.tests.push(format!("{place} {name}")),
                (Some(_), Kind::Aside) => {}
            }
        }
        // A line that names its clause twice is still one place.
        for row in rows.values_mut() {
            row.code.dedup();
        }
        problems.extend(rows.iter().filter_map(|(id, row)| row.gap(*id)));
        Report { rows, problems }
    }

    /// One line for each problem.
    pub(crate) fn problems(&self) -> &[String] {
        &self.problems
    }

    /// How many clauses there are, and how many have what they need.
    pub(crate) fn summary(&self) -> String {
        let complete = self.rows.iter().filter(|(id, row)| row.gap(**id).is_none()).count();
        format!("{complete} of {} clauses have their code and their tests", self.rows.len())
    }

    /// The clauses with their code and their tests, in columns.
    pub(crate) fn table(&self) -> String {
        let cells = self.rows.values().flat_map(|row| &row.code);
        let width = cells.map(String::len).max().unwrap_or(0).max("missing".len());
        let mut table = String::new();
        let mut line = |id: &str, code: &str, test: &str| {
            let row = format!("{id:<7} {code:<width$}  {test}");
            let _ = writeln!(table, "{}", row.trim_end());
        };
        line("clause", "code", "tests");
        for (id, row) in &self.rows {
            let code = column(&row.code, if id.is_example() { "-" } else { "missing" });
            let tests = column(&row.tests, "missing");
            for index in 0..code.len().max(tests.len()) {
                let id = if index == 0 { id.to_string() } else { String::new() };
                let cell = |cells: &[&str]| (*cells.get(index).unwrap_or(&"")).to_owned();
                line(&id, &cell(&code), &cell(&tests));
            }
        }
        table
    }
}

impl Row {
    fn gap(&self, id: ClauseId) -> Option<String> {
        let lacks_code = self.code.is_empty() && !id.is_example();
        match (lacks_code, self.tests.is_empty()) {
            (false, false) => None,
            (true, false) => Some(format!("{id} has no code")),
            (false, true) => Some(format!("{id} has no test")),
            (true, true) => Some(format!("{id} has no code and no test")),
        }
    }
}

fn column<'a>(cells: &'a [String], if_empty: &'a str) -> Vec<&'a str> {
    if cells.is_empty() { vec![if_empty] } else { cells.iter().map(String::as_str).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mention(id: &str, place: &str, kind: Kind) -> Mention {
        let id = ClauseId::opening(id).expect("the id is proper");
        Mention { id, place: place.to_owned(), kind }
    }

    fn report(mentions: &[Mention]) -> Report {
        Report::new(&Book::parse("- R7.2a a\n- R7.5 b\n- R9.12 c\n"), mentions)
    }

    #[test]
    fn each_gap_is_named() {
        let mentions = [
            mention("R7.2a", "a.rs:1", Kind::Code),
            mention("R7.5", "t.rs:1", Kind::Test("r7_5_half".to_owned())),
            mention("R7.5", "t.rs:2", Kind::Aside),
            mention("R7.6", "t.rs:3", Kind::Aside),
        ];
        assert_eq!(
            report(&mentions).problems(),
            [
                "t.rs:3 names R7.6, which docs/rules.md does not hold",
                "R7.2a has no test",
                "R7.5 has no code",
                "R9.12 has no test",
            ]
        );
        assert_eq!(report(&[]).problems()[0], "R7.2a has no code and no test");
    }

    #[test]
    fn the_table_is_aligned() {
        let mentions = [
            mention("R7.2a", "long/path.rs:10", Kind::Code),
            mention("R7.5", "a.rs:1", Kind::Code),
            mention("R7.5", "a.rs:2", Kind::Code),
            mention("R7.5", "t.rs:1", Kind::Test("r7_5_half".to_owned())),
            mention("R9.12", "t.rs:9", Kind::Test("r9_12_three".to_owned())),
        ];
        let expected = "\
clause  code             tests
R7.2a   long/path.rs:10  missing
R7.5    a.rs:1           t.rs:1 r7_5_half
        a.rs:2
R9.12   -                t.rs:9 r9_12_three
";
        assert_eq!(report(&mentions).table(), expected);
        assert_eq!(report(&mentions).summary(), "2 of 3 clauses have their code and their tests");
    }
}
