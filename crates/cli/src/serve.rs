//! `havana serve`: the client in the browser, and games that people play together.

use std::io;

use clap::Args;
use havana_server::program;
use tokio::runtime::{Builder, Runtime};

use crate::failure::{Failure, Verdict};

/// Serve Havana: the client in the browser, and games that people play together
///
/// Without a word about it, games and players are kept in the user's data directory, and only
/// this machine can reach the server. docs/hosting.md tells how to serve others.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    serve: program::Serving,
}

const EXAMPLES: &str = "\
Examples:
  havana serve --open
      Plays on this machine.

  havana serve --listen 0.0.0.0:8080 --data /var/lib/havana --public-url https://havana.example
      Serves others, behind a proxy that speaks TLS.

  havana serve --database postgres://havana@db/havana
      One of several servers on one PostgreSQL.

Stops on Ctrl+C and SIGTERM, after every move in progress is kept.";

pub(crate) fn run(arguments: Arguments) -> Result<Verdict, Failure> {
    let served = runtime()?.block_on(program::run(arguments.serve));
    served.map(|()| Verdict::Fine).map_err(Failure::new)
}

/// What a command that waits for sockets and stores runs in.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    let cannot = |error: io::Error| Failure::new(format!("no threads can be started: {error}"));
    Builder::new_multi_thread().enable_all().build().map_err(cannot)
}
