//! The style sheets, as two: the first page waits for one of them.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;

use crate::files::Bundle;
use crate::fonts::Fonts;
use crate::root;

/// What a page looks like.
pub(crate) struct Styles {
    /// The name of the style sheet that the first page needs.
    pub(crate) first: String,
    /// The name of the one for all other pages, which comes after it.
    pub(crate) rest: String,
    /// The fonts it uses.
    pub(crate) fonts: Fonts,
}

/// The sheets before this name belong to the first page.
const REST: &str = "30";

/// Adds the fonts, and all style sheets in the order of their names.
pub(crate) fn add(bundle: &mut Bundle) -> Result<Styles, String> {
    let fonts = Fonts::add(bundle)?;
    let folder = root().join("crates/web/style");
    let unreadable = |error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .map_err(unreadable)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "css"))
        .collect();
    paths.sort();
    // The colours of the page are those of the pictures, and so is its floor.
    let mut first = havana_pictures::palette::stylesheet() + "\n" + &floor();
    let mut rest = String::new();
    for path in paths {
        let is_first = path.file_name().is_some_and(|name| name < OsStr::new(REST));
        let sheet = if is_first { &mut first } else { &mut rest };
        *sheet += &without_comments(&fs::read_to_string(&path).map_err(unreadable)?);
        sheet.push('\n');
    }
    let (first, rest) = (with_queries(&first)?, with_queries(&rest)?);
    let first = bundle.add_hashed("havana", "css", fonts.name_in(&first).into_bytes());
    let rest = bundle.add_hashed("havana-table", "css", fonts.name_in(&rest).into_bytes());
    Ok(Styles { first, rest, fonts })
}

/// The floor under the table, by day and by night.
fn floor() -> String {
    let tile = |dark| havana_pictures::data_uri(&havana_pictures::floor_tile(dark));
    let (day, night) = (tile(false), tile(true));
    format!(
        ":root{{--floor:url(\"{day}\")}}\n:root[data-theme=dark]{{--floor:url(\"{night}\")}}\n\
         @media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{--floor:url(\"{night}\")}}}}\n"
    )
}

/// Puts the queries that `@custom-media` names where the names are used, because browsers do not know
/// such names yet. A name is defined in one line, before it is used.
fn with_queries(css: &str) -> Result<String, String> {
    let mut named: Vec<(&str, String)> = Vec::new();
    let mut lines = Vec::new();
    for line in css.lines() {
        if let Some(definition) = line.strip_prefix("@custom-media ") {
            let (name, query) = definition
                .trim_end_matches(';')
                .split_once(' ')
                .ok_or_else(|| format!("`{line}` names no query"))?;
            named.push((name, with_names(query, &named)?));
        } else if line.starts_with("@media") {
            lines.push(with_names(line, &named)?);
        } else {
            lines.push(line.to_owned());
        }
    }
    Ok(lines.join("\n"))
}

/// A media query with the queries in the place of their names.
fn with_names(query: &str, named: &[(&str, String)]) -> Result<String, String> {
    let (mut whole, mut rest) = (String::new(), query);
    // What a rule sets may follow in the same line, with properties that begin with the same dashes.
    let end = query.find('{').unwrap_or(query.len());
    while let Some(at) = rest.find("(--").filter(|at| query.len() - rest.len() + at < end) {
        let (before, name) = (&rest[..at], &rest[at + 1..]);
        let (name, after) = name.split_once(')').ok_or_else(|| format!("no end in `{query}`"))?;
        let (_, known) = named
            .iter()
            .find(|(known, _)| *known == name)
            .ok_or_else(|| format!("no @custom-media defines {name} before `{query}`"))?;
        whole.extend([before, "(", known, ")"]);
        rest = after;
    }
    Ok(whole + rest)
}

fn without_comments(css: &str) -> String {
    let mut kept = String::new();
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        kept += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept += rest;
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{with_queries, without_comments};

    #[test]
    fn comments_and_indentation_are_not_sent() {
        assert_eq!(without_comments("a {\n  /* why */\n  color: red;\n}\n"), "a {\ncolor: red;\n}");
        assert_eq!(without_comments("a {} /* open"), "a {}");
    }

    #[test]
    fn names_of_media_queries_are_replaced() {
        let css = "@custom-media --low (height < 9em);\n\
                   @custom-media --flat (--low) and (width >= 9em);\n\
                   @media (--flat), print { a { width: var(--low); } }";
        let sent =
            "@media (((height < 9em)) and (width >= 9em)), print { a { width: var(--low); } }";
        assert_eq!(with_queries(css).as_deref(), Ok(sent));
        assert!(with_queries("@media (--flat) {").is_err());
    }
}
