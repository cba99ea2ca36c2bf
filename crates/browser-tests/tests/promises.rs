//! What the texts promise in numbers and names is what the program does.

use havana_bots::{Budget, Level};
use havana_protocol::Millis;
use havana_protocol::api::{LONGEST_NAME, PASSWORD_LENGTH};
use havana_rules::Config;
use havana_store::retention;
use havana_words::{Language, Words};

/// Whether a text names a number, not as a part of a longer one.
fn names(text: &str, number: usize) -> bool {
    let digits = |c: char| !c.is_ascii_digit();
    text.split(digits).any(|found| found == number.to_string())
}

fn promise(key: &str, numbers: &[usize]) {
    for words in Language::ALL.map(Words::new) {
        let text = words.text(key);
        for &number in numbers {
            assert!(names(&text, number), "{words:?} {key} does not say {number}: {text}");
        }
    }
}

#[test]
fn limits_are_told_as_they_are() {
    promise("wrong-password-length", &[*PASSWORD_LENGTH.start(), *PASSWORD_LENGTH.end()]);
    promise("wrong-name", &[1, LONGEST_NAME]);
    promise("wrong-target", &[1, usize::from(Config::HIGHEST_TARGET)]);
}

#[test]
fn the_privacy_page_says_how_long_things_are_stored() {
    let days =
        |span: Millis| usize::try_from(span.count() / Millis::days(1).count()).expect("a few days");
    promise("privacy-games", &[days(retention::ABANDONED), days(retention::WAITING)]);
}

/// The server puts a bot's name into the record, so it has to be the same in every language.
#[test]
fn bots_have_one_name_in_every_language() {
    let levels = [
        (Level::Random, "random"),
        (Level::Greedy, "greedy"),
        (Level::Planner, "planner"),
        (Level::Search(Budget::Iterations(1500)), "search:1500"),
        (Level::Master(Budget::Iterations(1500)), "master:1500"),
    ];
    for words in Language::ALL.map(Words::new) {
        for (level, name) in levels {
            assert_eq!(words.level(name), level.nickname(), "{words:?}");
            let option = words.level_option(name);
            assert!(option.starts_with(level.nickname()) && option.ends_with(')'), "{option}");
        }
    }
}
