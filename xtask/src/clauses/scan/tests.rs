use super::*;

fn scan(path: &str, text: &str) -> Vec<(String, usize, Kind)> {
    let file = SourceFile { path: path.to_owned(), text: text.to_owned() };
    mentions(&file, role(path).expect("the path is scanned"))
        .into_iter()
        .map(|mention| {
            let (_, line) = mention.place.split_once(':').expect("a place has a line");
            (mention.id.to_string(), line.parse().expect("the line is a number"), mention.kind)
        })
        .collect()
}

fn in_code(text: &str) -> Vec<(String, usize, Kind)> {
    scan("crates/rules/src/cards/thief.rs", text)
}

fn in_tests(text: &str) -> Vec<(String, usize, Kind)> {
    scan("crates/rules/tests/thief.rs", text)
}

fn test(name: &str) -> Kind {
    Kind::Test(name.to_owned())
}

fn found(id: &str, line: usize, kind: Kind) -> (String, usize, Kind) {
    (id.to_owned(), line, kind)
}

#[test]
fn code_and_tests_have_their_folders() {
    assert_eq!(role("crates/rules/src/cards/mama.rs"), Some(Role::Code));
    assert_eq!(role("crates/rules/src/cards/tests.rs"), Some(Role::Tests));
    assert_eq!(role("crates/rules/tests/cards/mama.rs"), Some(Role::Tests));
    assert_eq!(role("crates/rules/benches/speed.rs"), None);
    assert_eq!(role("xtask/src/main.rs"), None);
}

#[test]
fn comments_and_strings_in_source_are_code() {
    let text = "//! R7.5\n/// R7.6\npub fn rob() {\n    deny(\"R4.6\"); // R4.7\n}\n";
    assert_eq!(
        in_code(text),
        [
            found("R7.5", 1, Kind::Code),
            found("R7.6", 2, Kind::Code),
            found("R4.6", 4, Kind::Code),
            found("R4.7", 4, Kind::Code),
        ]
    );
}

#[test]
fn a_test_proves_its_name_and_its_doc_comment() {
    let text = "/// Also R7.6, and R7.5 again.\n#[test]\nfn r7_5_half() {\n    // R4.6\n}\n";
    let expected = [
        found("R7.5", 3, test("r7_5_half")),
        found("R7.6", 3, test("r7_5_half")),
        found("R4.6", 4, Kind::Aside),
    ];
    assert_eq!(in_tests(text), expected);
    assert_eq!(in_code(text), expected);
}

#[test]
fn only_what_is_marked_as_a_test_is_one() {
    assert_eq!(in_tests("fn r7_5_half() {}\n"), []);
    assert_eq!(in_tests("// #[test]\n// fn r7_5_half() {}\n"), []);
    assert_eq!(in_tests("/// R7.5\nfn helper() {}\n"), [found("R7.5", 1, Kind::Aside)]);
}

#[test]
fn a_comment_apart_from_the_test_proves_nothing() {
    let text = "/// R7.6\n\n#[test]\nfn r7_5_half() {}\n";
    let expected = [found("R7.6", 1, Kind::Aside), found("R7.5", 4, test("r7_5_half"))];
    assert_eq!(in_tests(text), expected);
}

#[test]
fn attributes_may_stand_between() {
    let text = "/// R7.6\n#[cfg_attr(\n    miri,\n    should_panic\n)]\n#[tokio::test]\nasync fn r7_5_half() {}\n";
    let expected = [found("R7.5", 7, test("r7_5_half")), found("R7.6", 7, test("r7_5_half"))];
    assert_eq!(in_tests(text), expected);
}

#[test]
fn tests_inside_a_macro_count() {
    let text = "proptest! {\n    /// R1.2\n    #[test]\n    fn pesos_stay(seed in any::<u64>()) {\n    }\n}\n";
    assert_eq!(in_tests(text), [found("R1.2", 4, test("pesos_stay"))]);
}

#[test]
fn a_test_module_ends_with_its_brace() {
    let text = "\
#[cfg(test)]
mod tests {
    // R7.6
    #[test]
    fn r7_5_half() {
        check();
    }
    // R7.7
}

/// R7.8
fn after() {}

#[cfg(not(test))]
fn real() {
    // R7.9
}
";
    assert_eq!(
        in_code(text),
        [
            found("R7.6", 3, Kind::Aside),
            found("R7.5", 5, test("r7_5_half")),
            found("R7.7", 8, Kind::Aside),
            found("R7.8", 11, Kind::Code),
            found("R7.9", 16, Kind::Code),
        ]
    );
}

#[test]
fn a_case_file_proves_what_it_says() {
    let of = |path: &str| {
        let text = "# R1.1\nproves = [\"R9.5\", \"R7.3b\"]\nsteps = [\"R7.5\"]\n".to_owned();
        mentions_of_case(&SourceFile { path: path.to_owned(), text })
    };
    let found = of("crates/rules/tests/cases/r9_05_tax.toml");
    let places: Vec<_> = found.iter().map(|one| (one.id.to_string(), one.place.as_str())).collect();
    let place = "crates/rules/tests/cases/r9_05_tax.toml:2";
    assert_eq!(places, [("R9.5".to_owned(), place), ("R7.3b".to_owned(), place)]);
    assert!(found.iter().all(|one| one.kind == Kind::Test("r9_05_tax".to_owned())));
    assert_eq!(of("data/decks/house.toml"), []);
}
