//! Habits that a compiler does not check.

mod cycles;
mod layers;
mod leftovers;
mod links;
mod named;
mod orphans;
mod rules_once;
mod size;

use crate::{Outcome, workspace};

/// Looks at every Rust and Markdown file and prints what is wrong.
pub(crate) fn check() -> Outcome {
    let sources = workspace::files("rs")?;
    let pages = workspace::files("md")?;
    for warning in size::warnings(&sources) {
        println!("  warning: {warning}");
    }
    let faults = [
        size::faults(&sources),
        leftovers::faults(&sources),
        links::faults(&pages, |path| workspace::root().join(path).exists()),
        layers::faults(&workspace::files("toml")?, &pages),
        rules_once::faults(&sources),
        cycles::faults(&sources),
        named::faults(&pages, &sources),
        orphans::faults(&sources),
    ]
    .concat();
    for fault in &faults {
        eprintln!("  {fault}");
    }
    if faults.is_empty() {
        println!("{} source files and {} pages are tidy", sources.len(), pages.len());
        return Ok(());
    }
    Err(format!("{} fault(s)", faults.len()))
}

#[cfg(test)]
fn file(path: &str, text: &str) -> workspace::SourceFile {
    workspace::SourceFile { path: path.to_owned(), text: text.to_owned() }
}
