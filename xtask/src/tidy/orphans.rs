//! Every source file belongs to a module: the compiler does not read one that none names.

use crate::workspace::SourceFile;

/// One line for each file that no other file declares as its module.
pub(super) fn faults(sources: &[SourceFile]) -> Vec<String> {
    let orphans = sources.iter().filter(|file| !is_declared(&file.path, sources));
    orphans
        .map(|file| format!("{}: no `mod` names this file; declare it or delete it", file.path))
        .collect()
}

fn is_declared(path: &str, sources: &[SourceFile]) -> bool {
    let Some((root, inside)) = path.split_once("/src/") else { return true };
    let is_root = matches!(inside, "lib.rs" | "main.rs") || inside.starts_with("bin/");
    let (folder, name) =
        match inside.trim_end_matches(".rs").trim_end_matches("/mod").rsplit_once('/') {
            Some((folder, name)) => (format!("{root}/src/{folder}"), name),
            None => {
                (format!("{root}/src"), inside.trim_end_matches(".rs").trim_end_matches("/mod"))
            }
        };
    let parents = [
        format!("{folder}/mod.rs"),
        format!("{folder}.rs"),
        format!("{folder}/lib.rs"),
        format!("{folder}/main.rs"),
    ];
    let declaration = format!("mod {name};");
    is_root
        || sources.iter().any(|file| {
            parents.contains(&file.path)
                && file.text.lines().any(|line| line.trim_end().ends_with(&declaration))
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;

    #[test]
    fn a_file_without_a_declaration_is_found() {
        let sources = [
            file("crates/a/src/lib.rs", "mod one;\npub mod two;\n"),
            file("crates/a/src/one.rs", "mod deep;\n"),
            file("crates/a/src/one/deep.rs", ""),
            file("crates/a/src/two/mod.rs", "mod three;\n"),
            file("crates/a/src/two/three.rs", ""),
            file("crates/a/src/two/four.rs", ""),
            file("crates/a/src/bin/tool.rs", ""),
            file("crates/a/tests/all.rs", ""),
        ];
        let found = faults(&sources);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("crates/a/src/two/four.rs: no `mod`"), "{found:?}");
    }
}
