//! The files of `crates/web/static`, which become part of a bundle.

use std::fs;

use crate::root;

pub(crate) fn read(name: &str) -> Result<Vec<u8>, String> {
    let path = root().join("crates/web/static").join(name);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

pub(crate) fn read_text(name: &str) -> Result<String, String> {
    String::from_utf8(read(name)?).map_err(|error| format!("{name}: {error}"))
}
