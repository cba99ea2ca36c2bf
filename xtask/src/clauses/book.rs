//! The clauses that `docs/rules.md` holds.

use super::BOOK;
use super::id::ClauseId;
use std::collections::BTreeSet;

/// The numbered rules.
pub(crate) struct Book {
    /// Every clause, once.
    pub(crate) clauses: BTreeSet<ClauseId>,
    /// What is wrong with the page itself.
    pub(crate) problems: Vec<String>,
}

impl Book {
    /// Reads the page: a clause is a list item that opens with its id.
    pub(crate) fn parse(text: &str) -> Book {
        let mut clauses = BTreeSet::new();
        let mut problems = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let Some(item) = line.strip_prefix("- R") else { continue };
            match ClauseId::opening(&format!("R{item}")) {
                Some(id) if clauses.insert(id) => {}
                Some(id) => problems.push(format!("{BOOK}:{} holds {id} again", index + 1)),
                None if item.starts_with(|c: char| c.is_ascii_digit()) => {
                    problems.push(format!("{BOOK}:{} opens with no proper id", index + 1));
                }
                None => {}
            }
        }
        for (index, line) in text.lines().enumerate() {
            for id in ClauseId::mentioned_in(line) {
                if !clauses.contains(&id) {
                    problems
                        .push(format!("{BOOK}:{} names {id}, which it does not hold", index + 1));
                }
            }
        }
        if clauses.is_empty() {
            problems.push(format!("{BOOK} holds no clause"));
        }
        Book { clauses, problems }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn list_items_that_open_with_an_id_are_clauses() {
        let book = Book::parse(
            "# R1 Table\n- R1.1 80 materials.\n- R7.2a **Protection**: see R1.1.\n- Rum\n",
        );
        let ids: Vec<_> = book.clauses.iter().map(ToString::to_string).collect();
        assert_eq!(ids, ["R1.1", "R7.2a"]);
        assert_eq!(book.problems, [""; 0]);
    }

    #[test]
    fn a_faulty_page_is_told() {
        let faults = |text| Book::parse(text).problems;
        assert_eq!(faults("- R1.1 a\n- R1.1 b\n"), ["docs/rules.md:2 holds R1.1 again"]);
        assert_eq!(faults("- R1.1 a\n- R1.2bc b\n"), ["docs/rules.md:2 opens with no proper id"]);
        assert_eq!(
            faults("- R1.1 see R4.8\n"),
            ["docs/rules.md:1 names R4.8, which it does not hold"]
        );
        assert_eq!(faults("nothing\n"), ["docs/rules.md holds no clause"]);
    }
}
