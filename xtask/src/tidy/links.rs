//! A relative link in a page points to a file that exists.

use crate::workspace::SourceFile;

/// Every relative link whose file is missing; `exists` is asked with a path from the workspace's top.
pub(crate) fn faults(pages: &[SourceFile], exists: impl Fn(&str) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for page in pages {
        for (line, target) in links(&page.text) {
            if let Some(path) = file_of(&page.path, target)
                && !exists(&path)
            {
                faults.push(format!("{}:{line} links to {target}, which is not there", page.path));
            }
        }
    }
    faults
}

/// The targets of `[text](target)` and `[name]: target`, with their lines; code is left out.
fn links(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut in_code_block = false;
    for (index, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("```") || trimmed.starts_with("~~~") {
            in_code_block = !in_code_block;
        } else if !in_code_block {
            let targets = inline_targets(line).chain(definition_target(trimmed));
            found.extend(targets.map(|target| (index + 1, without_title(target))));
        }
    }
    found
}

fn inline_targets(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("](").filter_map(|(at, opening)| {
        let is_in_code_span = line[..at].matches('`').count() % 2 == 1 && line[at..].contains('`');
        let (target, _) = line[at + opening.len()..].split_once(')')?;
        (!is_in_code_span).then_some(target)
    })
}

fn definition_target(line: &str) -> Option<&str> {
    let (name, target) = line.strip_prefix('[')?.split_once("]: ")?;
    (!name.contains(']')).then_some(target)
}

fn without_title(target: &str) -> &str {
    let target = target.trim();
    match target.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
        Some((inside, _)) => inside,
        None => target.split_whitespace().next().unwrap_or_default(),
    }
}

/// The file that a link names, from the workspace's top; none if it leads elsewhere or into its own page.
fn file_of(page: &str, target: &str) -> Option<String> {
    let path = target.split(['#', '?']).next().unwrap_or_default();
    let has_scheme = path.split('/').next().is_some_and(|start| start.contains(':'));
    if path.is_empty() || has_scheme || path.starts_with("//") {
        return None;
    }
    let path = path.replace("%20", " ");
    match (path.strip_prefix('/'), page.rsplit_once('/')) {
        (Some(from_top), _) => Some(from_top.to_owned()),
        (None, Some((folder, _))) => Some(format!("{folder}/{path}")),
        (None, None) => Some(path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    fn broken(path: &str, text: &str) -> Vec<String> {
        let there = ["README.md", "docs/rules.md", "docs/a picture.png", "docs/../README.md"];
        faults(&[file(path, text)], |asked| there.contains(&asked))
    }

    #[test]
    fn a_missing_file_is_told() {
        assert_eq!(
            broken("docs/page.md", "fine\n[a](rules.md) and [b](gone.md#part)\n"),
            ["docs/page.md:2 links to gone.md#part, which is not there"]
        );
        assert_eq!(broken("README.md", "![a](docs/gone.png \"title\")").len(), 1);
        assert_eq!(broken("README.md", "[a]: gone.md").len(), 1);
        assert_eq!(broken("docs/page.md", "[a](/gone.md)").len(), 1);
        assert_eq!(broken("README.md", "a ` and [b](gone.md)").len(), 1);
    }

    #[test]
    fn links_that_lead_somewhere_pass() {
        for link in ["docs/rules.md", "docs/rules.md#r1", "/docs/rules.md", "<docs/a picture.png>"]
        {
            assert!(broken("README.md", &format!("[a]({link})")).is_empty(), "{link}");
        }
        assert!(broken("docs/page.md", "[a](../README.md) [b](a%20picture.png)").is_empty());
        assert!(
            broken("README.md", "[a](https://host/gone.md) [b](mailto:x@y) [c](#part)").is_empty()
        );
    }

    #[test]
    fn code_holds_no_links() {
        assert!(broken("README.md", "```\n[a](gone.md)\n```\n").is_empty());
        assert!(broken("README.md", "so `[a](gone.md)` is written").is_empty());
    }
}
