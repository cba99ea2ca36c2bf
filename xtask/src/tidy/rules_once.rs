//! Each rule is computed in `crates/rules` alone; other crates ask it.

use crate::workspace::SourceFile;

/// What a copy of a rule looks like, its clause, and what to call instead.
const COPIES: [(&str, &str, &str); 8] = [
    ("Payment::FIVE", "R4.6", "Payment::price"),
    ("5 * replaced", "R4.6", "Payment::given"),
    (".debris() / ", "R4.6", "Payment::possible"),
    (".pesos() / ", "R4.6 or R7.5", "Payment::possible or Player::pesos_to_rob"),
    (".coloured() > 3", "R7.6", "Player::materials_to_rob"),
    (".pesos().div_ceil(", "R7.8", "Open::pesos_to_take"),
    (".coloured().div_ceil(", "R7.9", "Open::coloured_for_mama"),
    (".debris().div_ceil(", "R7.9", "Open::gain or Open::debris_for_mama"),
];

/// Every line outside the rules that computes one of these.
pub(crate) fn faults(files: &[SourceFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| is_product(&file.path)) {
        for (index, line) in file.text.lines().enumerate() {
            for (copy, clause, instead) in COPIES.iter().filter(|(copy, ..)| line.contains(copy)) {
                faults.push(format!(
                    "{}:{} computes {clause} with {copy:?}; call {instead}",
                    file.path,
                    index + 1
                ));
            }
        }
    }
    faults
}

/// Tests may compute what they expect by themselves.
fn is_product(path: &str) -> bool {
    path.starts_with("crates/") && path.contains("/src/") && !path.starts_with("crates/rules/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn every_copy_is_found() {
        for (copy, clause, instead) in COPIES {
            let text = format!("fn good() {{}}\nlet half = goods{copy}2;\n");
            assert_eq!(
                faults(&[file("crates/web/src/a.rs", &text)]),
                [format!("crates/web/src/a.rs:2 computes {clause} with {copy:?}; call {instead}")]
            );
        }
    }

    #[test]
    fn the_rules_and_the_tests_may_compute_them() {
        let text = "let half = goods.pesos() / 2;\n";
        let there = ["crates/rules/src/a.rs", "crates/bots/tests/a.rs", "xtask/src/a.rs"];
        assert_eq!(faults(&there.map(|path| file(path, text))), Vec::<String>::new());
    }
}
