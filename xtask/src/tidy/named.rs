//! What ARCHITECTURE.md names as code exists: files, types, functions and variants.

use crate::workspace::SourceFile;

const PAGE: &str = "ARCHITECTURE.md";
/// Names of the language and of libraries.
const FOREIGN: [&str; 3] = ["Any", "Display", "assert_not_impl_any"];
const KEYWORDS: [&str; 9] =
    ["fn", "struct", "enum", "trait", "type", "const", "static", "mod", "macro_rules!"];

/// One line for each name that nothing in the sources has.
pub(super) fn faults(pages: &[SourceFile], sources: &[SourceFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for page in pages.iter().filter(|page| page.path == PAGE) {
        for (line, span) in spans(&page.text) {
            if !exists(span, sources) {
                faults.push(format!("{PAGE}:{line} names `{span}`, which is not in the sources"));
            }
        }
    }
    faults
}

/// The code spans of a page, with their lines; blocks of code are left out.
fn spans(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut is_in_block = false;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            is_in_block = !is_in_block;
        } else if !is_in_block {
            found.extend(line.split('`').skip(1).step_by(2).map(|span| (index + 1, span)));
        }
    }
    found
}

fn exists(span: &str, sources: &[SourceFile]) -> bool {
    if span.strip_suffix(".rs").is_some() {
        return sources.iter().any(|file| is_path_of(span, &file.path));
    }
    let name = span.trim_end_matches('!');
    let is_code = name
        .chars()
        .all(|letter| letter.is_ascii_alphanumeric() || "_:".contains(letter))
        && (name.contains(['_', ':']) || name.starts_with(|letter: char| letter.is_uppercase()));
    if !is_code || FOREIGN.contains(&name) {
        return true;
    }
    match name.rsplit_once("::") {
        None => sources.iter().any(|file| defines(&file.text, name)),
        // A crate is known by another name, and a module by its file.
        Some((of, member)) => {
            let of = of.rsplit("::").next().unwrap_or(of);
            let belongs = |file: &&SourceFile| match of.strip_prefix("havana_") {
                Some(folder) => file.path.starts_with(&format!("crates/{folder}/")),
                None => {
                    has_word(&file.text, of)
                        || file.path.ends_with(&format!("/{of}.rs"))
                        || file.path.contains(&format!("/{of}/"))
                }
            };
            sources.iter().filter(belongs).any(|file| defines(&file.text, member))
        }
    }
}

/// Whether a path of the page means this file: it may begin anywhere, and leaves out `crates` and
/// `src`.
fn is_path_of(span: &str, path: &str) -> bool {
    let short = path.replace("crates/", "").replace("/src/", "/");
    [path, &short].iter().any(|&path| path == span || path.ends_with(&format!("/{span}")))
}

/// Whether a text defines the name: as an item, a field, a method or a variant.
fn defines(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        if after.starts_with(is_part_of_name) {
            return false;
        }
        let line = before.rsplit('\n').next().unwrap_or_default().trim_start();
        let is_item = KEYWORDS.iter().any(|keyword| {
            line.strip_suffix(' ').is_some_and(|line| ends_with_word(line, keyword))
        });
        let is_member = (line.is_empty() || line == "pub " || line == "pub(crate) ")
            && after.starts_with([',', '(', ':', ' ', '\n']);
        is_item || is_member
    })
}

fn ends_with_word(line: &str, word: &str) -> bool {
    line.strip_suffix(word).is_some_and(|before| !before.ends_with(is_part_of_name))
}

fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_part_of_name)
            && !text[at + word.len()..].starts_with(is_part_of_name)
    })
}

fn is_part_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    fn missing(page: &str) -> Vec<String> {
        let sources = [
            file(
                "crates/client/src/online/game.rs",
                "pub struct Game {\n    pub seat: Seat,\n}\nimpl Game {\n    pub fn hear(&self) {}\n}\n",
            ),
            file("crates/client/src/news.rs", "pub(crate) enum News {\n    Done,\n}\n"),
            file("crates/table/src/lib.rs", "pub fn next_input() {}\n"),
        ];
        faults(&[file("ARCHITECTURE.md", page)], &sources)
    }

    #[test]
    fn what_exists_may_be_named() {
        let page = "`Game::hear` of `client/online/game.rs`, `game.rs`, `News::Done`, `Game::seat`, \
                    `havana_table::next_input`, `news::News`, the crate `rules`, `cargo xtask`, `--json`\n\
                    ```\n`Nothing`\n```\n";
        assert_eq!(missing(page), [""; 0]);
    }

    #[test]
    fn what_is_gone_is_found_with_its_line() {
        let page = "`Game`\n`Game::heard`, `Gam`, `client/game.rs`, `News::hear`, `havana_rules::next_input`\n";
        let found = missing(page);
        assert_eq!(found.len(), 5, "{found:?}");
        assert_eq!(found[0], "ARCHITECTURE.md:2 names `Game::heard`, which is not in the sources");
    }
}
