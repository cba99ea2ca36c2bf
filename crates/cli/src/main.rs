//! The `havana` program; all it does is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    havana_cli::run(std::env::args_os())
}
