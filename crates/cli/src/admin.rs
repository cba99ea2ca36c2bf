//! `havana admin`: maintains what a server stores.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use havana_server::settings::Wishes;
use havana_store::{Checked, Error, Stats, Store};

use crate::failure::{Failure, Verdict};
use crate::serve::runtime;

/// The most damaged games that are listed.
const MOST_NAMED: usize = 100;

/// Back up, restore and check the games and players of a server
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Copy everything into a new file, while games continue
    Backup {
        #[command(flatten)]
        place: PlaceArguments,
        /// The file to write
        file: PathBuf,
    },
    /// Create a new data directory from a backup
    Restore {
        /// The directory to create; it must not contain games yet
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
    /// Check all games for damage, while games continue
    Check {
        #[command(flatten)]
        place: PlaceArguments,
    },
}

/// Where everything is stored.
#[derive(Args)]
pub(crate) struct PlaceArguments {
    /// The directory with games and players [default: havana in the user's data directory]
    #[arg(long, env = "HAVANA_DATA", value_name = "DIRECTORY", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// The address of a PostgreSQL instead
    #[arg(long, env = "HAVANA_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
}

pub(crate) fn run(command: Command) -> Result<Verdict, Failure> {
    let (says, verdict) = runtime()?.block_on(carry_out(command))?;
    writeln!(io::stdout().lock(), "{says}")?;
    Ok(verdict)
}

async fn carry_out(command: Command) -> Result<(String, Verdict), Failure> {
    match command {
        Command::Backup { place, file } => {
            let store = open(place).await?;
            let done = store.backup(&file).await;
            let form = store.form().await;
            store.close().await;
            done.map_err(failed)?;
            let says = format!("backed up everything to {}", file.display());
            Ok((says + &about_form(form.map_err(failed)?), Verdict::Fine))
        }
        Command::Restore { data, file } => {
            let store = Store::restore(&file, &data).await.map_err(failed)?;
            let (stats, checked) = (store.stats().await, store.check().await);
            store.close().await;
            let stats = in_words(&stats.map_err(failed)?);
            let (checked, verdict) = found(&checked.map_err(failed)?);
            Ok((format!("{} now contains:\n{stats}\n{checked}", data.display()), verdict))
        }
        Command::Stats { place } => {
            let store = open(place).await?;
            let stats = store.stats().await;
            store.close().await;
            Ok((in_words(&stats.map_err(failed)?), Verdict::Fine))
        }
        Command::Check { place } => {
            let store = open(place).await?;
            let checked = store.check().await;
            store.close().await;
            Ok(found(&checked.map_err(failed)?))
        }
    }
}

/// Opens the store without changing it, even beside a running server.
async fn open(place: PlaceArguments) -> Result<Store, Failure> {
    let PlaceArguments { data, database } = place;
    let wishes = Wishes { data, database, ..Wishes::default() };
    let settings = wishes.settle(None).map_err(Failure::new)?;
    Store::open_to_read(&settings.place).await.map_err(failed)
}

/// A remark about a store that an older release has written.
fn about_form((form, newest): (i64, i64)) -> String {
    if form == newest {
        return String::new();
    }
    format!(
        "\nthis store was written by an older release (schema {form}; this release uses {newest}), \
         and the backup has the same schema: both releases can restore it"
    )
}

fn found(checked: &Checked) -> (String, Verdict) {
    let Checked { games, moves, damaged } = checked;
    let seen = format!("checked {games} games with {moves} moves");
    if damaged.is_empty() {
        return (format!("{seen}; none is damaged"), Verdict::Fine);
    }
    let mut lines = vec![format!("{seen}; {} are damaged:", damaged.len())];
    lines.extend(damaged.iter().take(MOST_NAMED).map(ToString::to_string));
    if damaged.len() > MOST_NAMED {
        lines.push(format!("and {} more", damaged.len() - MOST_NAMED));
    }
    lines.push(
        "a damaged game cannot be continued; the others are not affected. Restore an older backup \
         to get it back, and check the disk"
            .to_owned(),
    );
    (lines.join("\n"), Verdict::Wrong)
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

#[allow(clippy::needless_pass_by_value, reason = "it is passed to map_err")]
fn failed(error: Error) -> Failure {
    Failure::new(error.to_string())
}
