//! The server alone, as `cargo play` runs it: like `havana serve`, but it opens the browser.

use std::process::ExitCode;

use clap::Parser;
use havana_server::program;

/// Serves Havana on this machine
#[derive(Parser)]
#[command(name = "havana-server", version)]
struct Arguments {
    #[command(flatten)]
    serve: program::Serving,
    /// Leave the browser closed
    #[arg(long)]
    no_open: bool,
}

#[tokio::main]
async fn main() -> ExitCode {
    let Arguments { serve, no_open } = Arguments::parse();
    match program::run(serve.opening(!no_open)).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("havana-server: {why}");
            ExitCode::FAILURE
        }
    }
}
