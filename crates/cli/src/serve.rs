//! `havana serve`: the browser client and online games.

use std::io;

use clap::Args;
use havana_server::program;
use tokio::runtime::{Builder, Runtime};

use crate::failure::{Failure, Verdict};

/// Serve the browser client and online games
///
/// By default, games and players are stored in the user's data directory, and only this machine
/// can reach the server. docs/hosting.md explains how to serve others.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    serve: program::Serving,
}

const EXAMPLES: &str = "\
Examples:
  havana serve --open
      Serves this machine and opens the browser.

  havana serve --listen 0.0.0.0:8080 --data /var/lib/havana --public-url https://havana.example
      Serves others, behind a proxy with TLS.

  havana serve --database postgres://havana@db/havana
      Runs one of several servers on one PostgreSQL.

Ctrl+C and SIGTERM stop the server after it has stored every move in progress.";

pub(crate) fn run(arguments: Arguments) -> Result<Verdict, Failure> {
    let served = runtime()?.block_on(program::run(arguments.serve));
    served.map(|()| Verdict::Fine).map_err(Failure::new)
}

/// The runtime for commands that wait for sockets and stores.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    let cannot = |error: io::Error| Failure::new(format!("cannot start threads: {error}"));
    Builder::new_multi_thread().enable_all().build().map_err(cannot)
}
