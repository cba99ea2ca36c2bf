//! The documentation of all libraries, examples and programs, without a warning.

use crate::Outcome;
use crate::workspace::{cargo, programs, succeed_in_time};

/// Builds the documentation. The examples belong to it because cargo then chooses the same
/// features of every dependency as for the tests.
pub(crate) fn check() -> Outcome {
    let mut doc = cargo();
    doc.args(["doc", "--workspace", "--no-deps", "--locked", "--lib", "--examples"]);
    // A program with a library of the same name would overwrite its pages.
    for program in programs()?.iter().filter(|program| !program.has_library) {
        doc.args(["--bin", &program.name]);
    }
    succeed_in_time(doc.env("RUSTDOCFLAGS", "-D warnings"))
}
