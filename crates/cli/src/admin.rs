//! `havana admin`: what a host does with what is kept.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use havana_server::settings::Wishes;
use havana_store::{Error, Stats, Store};

use crate::failure::{Failure, Verdict};
use crate::serve::runtime;

/// Look after the games and players of a server
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Copy everything into a new file, while games go on
    Backup {
        #[command(flatten)]
        place: PlaceArguments,
        /// The file to write
        file: PathBuf,
    },
    /// Make a new data directory from a backup
    Restore {
        /// The directory to make; it must hold no games yet
        #[arg(long, value_name = "DIRECTORY")]
        data: PathBuf,
        /// The backup
        file: PathBuf,
    },
    /// Count players, games and moves
    Stats {
        #[command(flatten)]
        place: PlaceArguments,
    },
}

/// Where everything is kept.
#[derive(Args)]
pub(crate) struct PlaceArguments {
    /// The directory of games and players [default: havana in the user's data directory]
    #[arg(long, env = "HAVANA_DATA", value_name = "DIRECTORY", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// A PostgreSQL instead
    #[arg(long, env = "HAVANA_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
}

pub(crate) fn run(command: Command) -> Result<Verdict, Failure> {
    let says = runtime()?.block_on(carry_out(command))?;
    writeln!(io::stdout().lock(), "{says}")?;
    Ok(Verdict::Fine)
}

async fn carry_out(command: Command) -> Result<String, Failure> {
    match command {
        Command::Backup { place, file } => {
            let store = open(place).await?;
            let done = store.backup(&file).await;
            store.close().await;
            done.map_err(failed)?;
            Ok(format!("everything is in {}", file.display()))
        }
        Command::Restore { data, file } => {
            let store = Store::restore(&file, &data).await.map_err(failed)?;
            let stats = store.stats().await;
            store.close().await;
            Ok(format!("{} holds now:\n{}", data.display(), in_words(&stats.map_err(failed)?)))
        }
        Command::Stats { place } => {
            let store = open(place).await?;
            let stats = store.stats().await;
            store.close().await;
            Ok(in_words(&stats.map_err(failed)?))
        }
    }
}

async fn open(place: PlaceArguments) -> Result<Store, Failure> {
    let PlaceArguments { data, database } = place;
    let wishes = Wishes { data, database, ..Wishes::default() };
    let settings = wishes.settle(None).map_err(Failure::new)?;
    Store::open(&settings.place).await.map_err(failed)
}

fn in_words(stats: &Stats) -> String {
    let rows = [
        ("players", stats.players),
        ("accounts", stats.accounts),
        ("sessions", stats.sessions),
        ("tables waiting", stats.waiting),
        ("games running", stats.running),
        ("games finished", stats.finished),
        ("moves", stats.moves),
    ];
    let lines: Vec<String> = rows.map(|(what, count)| format!("{what:<16}{count:>10}")).into();
    lines.join("\n")
}

#[allow(clippy::needless_pass_by_value, reason = "it stands where errors are mapped")]
fn failed(error: Error) -> Failure {
    Failure::new(error.to_string())
}
