//! Why a server refuses something.

use havana_protocol::api::Wrong;

use crate::words::Words;

impl Words {
    /// What a refusal of the server means to a player, by its code (`docs/api.md`).
    pub fn wrong(self, wrong: &Wrong) -> String {
        match key(&wrong.code).unwrap_or("wrong-fault") {
            "wrong-too-often" => {
                let seconds = wrong.retry_after.unwrap_or(1).max(1);
                let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
                self.say("wrong-too-often", &[("n", seconds.into())])
            }
            key => self.text(key),
        }
    }
}

/// The text for a code. Codes that only a faulty or outdated page can cause share one.
fn key(code: &str) -> Option<&'static str> {
    Some(match code {
        "bad-json" | "bad-query" | "no-host" | "not-json" | "wrong-method" | "no-such-path"
        | "foreign-origin" | "bad-seats" | "bad-level" | "bad-pace" | "bad-players"
        | "bad-record" | "bad-day" | "day-running" => "wrong-outdated",
        "sign-in" => "wrong-sign-in",
        "wrong-password" => "wrong-password",
        "not-for-you" | "no-such-game" => "wrong-no-table",
        "not-seated" => "wrong-not-seated",
        "not-yours" => "wrong-not-yours",
        "still-running" => "wrong-still-running",
        "no-such-player" => "wrong-no-player",
        "no-push" => "wrong-no-push",
        "bad-push" => "wrong-push",
        "known-already" => "wrong-known",
        "has-account" => "wrong-has-account",
        "no-account" => "wrong-no-account",
        "login-taken" => "wrong-login-taken",
        "table-full" => "wrong-table-full",
        "begun" => "wrong-begun",
        "day-over" => "wrong-day-over",
        "not-begun" => "wrong-not-begun",
        "too-many-tables" => "wrong-too-many-tables",
        "too-many-decks" => "wrong-too-many-decks",
        "too-large" => "wrong-too-large",
        "name-empty" | "name-too-long" | "name-not-plain" => "wrong-name",
        "login-not-plain" => "wrong-login",
        "password-length" => "wrong-password-length",
        "bad-target" => "wrong-target",
        "bad-deck" => "wrong-deck",
        "too-often" | "too-many-requests" => "wrong-too-often",
        "too-many-sockets" => "wrong-too-many-windows",
        "busy" | "store-failed" | "too-slow" => "wrong-busy",
        "full" => "wrong-full",
        "fault" => "wrong-fault",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::language::Language;

    /// The functions of the server that make a refusal; the first literal after them is its code.
    const MAKERS: [&str; 3] = ["Refused::new(", "Refused::bad(", "Refused::conflict("];

    fn codes_in(source: &str, found: &mut BTreeSet<String>) {
        for maker in MAKERS {
            for after in source.split(maker).skip(1) {
                // The makers call each other, and pass on a code that is no literal.
                found.extend(after.split('"').nth(1).map(str::to_owned));
            }
        }
    }

    fn codes_under(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the server's sources are beside ours") {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                codes_under(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                codes_in(&fs::read_to_string(&path).expect("a source is text"), found);
            }
        }
    }

    #[test]
    fn every_code_that_the_server_sends_has_a_text() {
        let mut codes = BTreeSet::new();
        codes_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src"), &mut codes);
        assert!(codes.len() > 30 && codes.contains("busy"), "too few codes found: {codes:?}");
        let without: Vec<&String> = codes.iter().filter(|code| key(code).is_none()).collect();
        assert!(without.is_empty(), "add these to key(), and a text: {without:?}");
    }

    #[test]
    fn every_documented_code_has_a_text() {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
        let page = fs::read_to_string(page).expect("docs/api.md is there");
        let section = page.split("| code | status |").nth(1).expect("the table of codes");
        let table = section.split("\n\n").next().unwrap_or_default();
        let first_cells = table.lines().filter_map(|line| line.split('|').nth(1));
        let codes: Vec<&str> =
            first_cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
        assert!(codes.len() > 30, "{codes:?}");
        let without: Vec<&&str> = codes.iter().filter(|code| key(code).is_none()).collect();
        assert!(without.is_empty(), "{without:?}");
    }

    #[test]
    fn a_code_of_a_newer_server_is_told_in_the_readers_language() {
        let german = Words::new(Language::German);
        assert_eq!(german.wrong(&wrong("from-the-future", None)), german.text("wrong-fault"));
        let full = german.wrong(&wrong("full", Some(10)));
        assert_eq!(full, "Der Server ist voll. Versuch es später noch einmal.");
    }

    #[test]
    fn a_reader_learns_how_long_to_wait() {
        let english = Words::new(Language::English);
        let told = |seconds| english.wrong(&wrong("too-often", seconds));
        assert_eq!(told(Some(300)), "Too many attempts. Try again in 300 seconds.");
        assert_eq!(told(Some(1)), "Too many attempts. Try again in 1 second.");
        assert_eq!(told(None), told(Some(0)));
    }

    fn wrong(code: &str, retry_after: Option<u64>) -> Wrong {
        let message = "English, for developers".to_owned();
        Wrong { code: code.to_owned(), message, retry_after }
    }
}
