//! The case files in `tests/cases`: a set-up, decisions and what is expected, written without Rust.

mod expect;
mod file;
mod nearest;
mod play;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use file::Case;

/// Something wrong with a case, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wrong {
    /// Counted from 1.
    line: usize,
    says: String,
}

type Outcome<T> = Result<T, Wrong>;

/// Reads a case and plays it; every expectation that is not met is told.
fn run(text: &str) -> Result<(), Vec<Wrong>> {
    let case = Case::read(text).map_err(|wrong| vec![wrong])?;
    let played = play::play(&case).map_err(|wrong| vec![wrong])?;
    let wrong = expect::check(&case, &played);
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// All case files: their names and their texts.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let paths = fs::read_dir(folder).expect("the folder of the cases").map(|entry| {
        let path = entry.expect("an entry of the folder").path();
        (path.file_name().expect("a name").to_string_lossy().into_owned(), path)
    });
    let is_case = |(_, path): &(String, PathBuf)| path.extension().is_some_and(|it| it == "toml");
    let read = |(name, path)| (name, fs::read_to_string(path).expect("a case is text"));
    let mut files: Vec<(String, String)> = paths.filter(is_case).map(read).collect();
    files.sort();
    files
}

#[test]
fn every_case_holds() {
    let mut wrong = Vec::new();
    for (name, text) in files() {
        for Wrong { line, says } in run(&text).err().into_iter().flatten() {
            wrong.push(format!("crates/rules/tests/cases/{name}:{line}: {says}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn the_examples_of_the_rulebooks_are_all_there() {
    let cases: Vec<Case> =
        files().iter().map(|(name, text)| Case::read(text).expect(name)).collect();
    for number in 1..=14 {
        let clause = format!("R9.{number}");
        let proves = |case: &Case| case.proves.iter().any(|id| *id.get_ref() == clause);
        assert!(cases.iter().any(proves), "no case proves {clause}");
    }
}

/// Every expectation of every case is changed, one at a time: the case must fail at its line.
#[test]
fn a_wrong_expectation_fails_where_it_stands() {
    let mut changed = 0;
    for (name, text) in files() {
        let start = text.find("[expect]").expect("every case expects something");
        let first = text[..start].lines().count();
        for (place, line) in text.lines().enumerate().skip(first) {
            let Some(other) = otherwise(line) else { continue };
            let mutated: Vec<&str> = text
                .lines()
                .enumerate()
                .map(|(at, kept)| if at == place { other.as_str() } else { kept })
                .collect();
            let wrong = run(&mutated.join("\n")).expect_err(&format!("{name}: {other}"));
            assert!(
                wrong.iter().any(|wrong| wrong.line == place + 1),
                "{name}: {other}: {wrong:?}"
            );
            changed += 1;
        }
    }
    assert!(changed > 40, "only {changed} expectations");
}

/// Another expectation than the one in this line.
fn otherwise(line: &str) -> Option<String> {
    let (key, value) = line.split_once(" = ")?;
    let other = match (key, value) {
        ("name", _) => return None,
        ("has" | "centre" | "box", "\"nothing\"") => "\"1 worker\"".to_owned(),
        ("has" | "centre" | "box", _) => "\"nothing\"".to_owned(),
        ("asked", _) => "\"no one\"".to_owned(),
        (_, "[]") => match key {
            "upper" | "lower" => "[\"statue\"]".to_owned(),
            _ => "[\"siesta\"]".to_owned(),
        },
        _ if value.starts_with('[') => "[]".to_owned(),
        _ => (value.parse::<u16>().ok()? + 1).to_string(),
    };
    Some(format!("{key} = {other}"))
}

#[test]
fn a_mistake_is_told_with_its_line_and_what_may_be_meant() {
    let case = |set_up: &str, steps: &str, expected: &str| {
        let text = format!(
            "proves = [\"R9.1\"]\nabout = \"A trial.\"\nsteps = [{steps}]\n\n[[player]]\n\
             name = \"Ana\"\n{set_up}\n\n[[player]]\nname = \"Ben\"\n\n[expect]\n{expected}\n"
        );
        run(&text).expect_err("it is wrong").remove(0)
    };
    let wrong = |line, says: &str| Wrong { line, says: says.to_owned() };
    let fine = "lays = [\"siesta\", \"pesos\"]";
    assert_eq!(
        case("lays = [\"siesta\", \"peso\"]", "", ""),
        wrong(7, "there is no card \"peso\"; did you mean \"pesos\"?")
    );
    assert_eq!(
        case("has = \"1 brik\"", "", ""),
        wrong(7, "there is no good \"brik\"; did you mean \"brick\"?")
    );
    assert_eq!(
        case("purse = \"1 brick\"", "", ""),
        wrong(7, "there is no \"purse\" here; there are name, lays, discarded, has, bought")
    );
    assert_eq!(
        case("hase = \"1 brick\"", "", ""),
        wrong(7, "there is no \"hase\" here; did you mean \"has\"?")
    );
    assert_eq!(
        case(fine, "\"Anna: end turn\"", ""),
        wrong(3, "there is no player \"Anna\"; did you mean \"Ana\"?")
    );
    assert_eq!(
        case(fine, "\"Ana: biuld upper left\"", ""),
        wrong(3, "there is no decision \"biuld\"; did you mean \"build\"?")
    );
    let refused = case(fine, "\"Ana: build upper left\"", "");
    assert_eq!(refused.line, 3);
    assert!(refused.says.starts_with("the rules refuse it: "), "{refused:?}");
    assert_eq!(
        case(fine, "", "upper = [\"statu\"]"),
        wrong(13, "there is no building \"statu\"; did you mean \"statue\"?")
    );
    assert_eq!(case(fine, "", "round = 3"), wrong(13, "it is round 1"));
}
