//! Opening a store.

use core::fmt;
use core::fmt::Write as _;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{Connection, Executor};

use crate::error::Error;
use crate::migrate;
use crate::store::{Kind, Store};
use crate::writer::Writer;

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A directory of this machine, made where it does not exist.
    Sqlite(PathBuf),
    /// The address of a PostgreSQL: `postgres://user:password@host/database`.
    Postgres(String),
}

/// Without the password an address may carry, so that it can be logged.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(directory) => write!(f, "{}", directory.display()),
            Place::Postgres(address) => match (address.split_once("://"), address.rsplit_once('@'))
            {
                (Some((scheme, _)), Some((_, host))) => write!(f, "{scheme}://…@{host}"),
                _ => f.write_str(address),
            },
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// The one file of a SQLite store, in its directory.
pub(crate) const FILE: &str = "havana.sqlite";
/// Held while a SQLite store is opened: it has no lock of its own for making its tables.
const LOCK: &str = "havana.lock";

const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;
const PATIENCE: Duration = Duration::from_secs(5);

/// A commit is answered when it is on the disk; readers do not wait for the writer.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY;";

impl Store {
    /// Opens the store at this place and brings its tables to the newest form.
    pub async fn open(place: &Place) -> Result<Store, Error> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let wrong = |why: String| Error::Open { place: place.to_string(), why };
        let (url, _alone) = match place {
            Place::Sqlite(directory) => {
                let lock =
                    alone(directory.clone()).await.map_err(|error| wrong(error.to_string()))?;
                let url = sqlite_url(&directory.join(FILE));
                (url.map_err(|error| wrong(error.to_string()))?, Some(lock))
            }
            Place::Postgres(address) if address.starts_with("postgres") => (address.clone(), None),
            Place::Postgres(_) => {
                return Err(wrong("an address begins with postgres://".to_owned()));
            }
        };
        Store::open_url(url).await.map_err(wrong)
    }

    async fn open_url(url: String) -> Result<Store, String> {
        let kind = if url.starts_with("sqlite") { Kind::Sqlite } else { Kind::Postgres };
        let write = pool(kind, &url, 1).await?;
        migrate::run(&write, kind).await?;
        let (write, read) = match kind {
            Kind::Sqlite => (write, pool(kind, &url, READERS).await?),
            Kind::Postgres => {
                write.close().await;
                let shared = pool(kind, &url, POSTGRES_CONNECTIONS).await?;
                (shared.clone(), shared)
            }
        };
        let writer = Writer::start(write.clone(), kind);
        Ok(Store { kind, url, write, read, writer })
    }
}

/// Makes the directory and waits until no other server opens the store in it. The lock ends with
/// the file, however this program ends.
async fn alone(directory: PathBuf) -> std::io::Result<File> {
    let locked = tokio::task::spawn_blocking(move || {
        std::fs::create_dir_all(&directory)?;
        let lock = File::options().create(true).append(true).open(directory.join(LOCK))?;
        lock.lock()?;
        Ok(lock)
    });
    locked.await.map_err(std::io::Error::other)?
}

async fn pool(kind: Kind, url: &str, connections: u32) -> Result<AnyPool, String> {
    let options: AnyConnectOptions = url.parse().map_err(|error: sqlx::Error| error.to_string())?;
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if kind == Kind::Sqlite {
                    connection.execute(PRAGMAS).await?;
                }
                Ok(())
            })
        })
        // A failed commit may leave a transaction open that cannot be rolled back either.
        .after_release(|connection, _| {
            let reusable = !connection.is_in_transaction();
            Box::pin(async move { Ok(reusable) })
        })
        .connect_with(options)
        .await
        .map_err(|error| error.to_string())
}

/// Whatever a path contains, it must not be taken for another part of the address.
fn sqlite_url(file: &Path) -> std::io::Result<String> {
    let file = std::path::absolute(file)?;
    let mut url = String::from("sqlite://");
    for &byte in file.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => {
                url.push(char::from(byte));
            }
            other => {
                let _ = write!(url, "%{other:02x}");
            }
        }
    }
    url.push_str("?mode=rwc");
    Ok(url)
}
