//! Packs what a browser loads: the client as WebAssembly, its styles, pictures and service worker.
//!
//! Every file but the few that must keep their names carries a hash of its content in its name,
//! so that it can be cached without expiry, and has compressed copies beside it.
//!
//! `cargo xtask bundle` compiles the client and runs this. It is a program of its own so that
//! `cargo xtask` has no dependencies and starts at once.

mod files;
mod fonts;
mod guide;
mod icons;
mod page;
mod program;
mod shorten;
mod sources;
mod styles;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use files::Bundle;
use havana_bots::network;
use program::Program;

/// What a step answers: nothing, or the one line that says why it failed.
type Outcome = Result<(), String>;

/// What the client is called, without and with online play, the program that reads and writes files
/// for it, the one where bots think, and the one that analyses: the names of the `.wasm` files to
/// pack.
const CLIENT: &str = "havana-web";
const ONLINE: &str = "havana-online";
const FILES: &str = "havana-files";
const THINKER: &str = "havana-thinker";
const TUTOR: &str = "havana-tutor";

const USAGE: &str = "usage: havana-bundle pack <folder of .wasm files> <folder to write> [--compress]\n\
                     or:    havana-bundle icons\n\
                     or:    havana-bundle guide\n\
                     from the top of the workspace, as `cargo xtask bundle` does";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("havana-bundle: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Outcome {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["pack", from, into] => pack(Path::new(from), Path::new(into), false),
        ["pack", from, into, "--compress"] => pack(Path::new(from), Path::new(into), true),
        ["icons"] => icons::draw(),
        ["guide"] => guide::write_documents(),
        _ => Err(USAGE.to_owned()),
    }
}

fn pack(from: &Path, into: &Path, compressed: bool) -> Outcome {
    let mut bundle = Bundle::default();
    let programs = Program::add_all(&mut bundle, from, [CLIENT, ONLINE, FILES, THINKER, TUTOR])?;
    let styles = styles::add(&mut bundle)?;
    guide::add(&mut bundle, &styles)?;
    page::add(&mut bundle, &programs, &styles)?;
    // After the page, which lists what is cached for times without a network: few play against the
    // bot that needs them, and its program caches them itself.
    bundle.add(&network::weights_file(), network::weights().to_vec());
    bundle.write(into, compressed)
}

/// The workspace's top folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_arguments_get_the_usage() {
        for arguments in [&[][..], &["pack"], &["pack", "a"], &["pack", "a", "b", "--small"]] {
            let arguments: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
            assert_eq!(run(&arguments), Err(USAGE.to_owned()));
        }
    }

    #[test]
    fn a_program_that_was_not_compiled_is_named() {
        let reason = pack(Path::new("nowhere"), Path::new("nothing"), false).unwrap_err();
        assert!(reason.contains("nowhere/havana-web.wasm"), "{reason}");
        assert!(!Path::new("nothing").exists());
    }
}
