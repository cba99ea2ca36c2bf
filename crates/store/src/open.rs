//! Opening a store.

use std::path::Path;
use std::sync::{Arc, Once};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, Connection, Executor};

use crate::connection::{Kind, Url};
use crate::directory::{FILE, Lock, own_directory, own_file};
use crate::error::Error;
use crate::location::{Location, sqlite_url, without_secrets_of};
use crate::migrate::{self, NEWEST};
use crate::progress::SweepProgress;
use crate::sql::Sql;
use crate::writer::Writer;

const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;
const PATIENCE: Duration = Duration::from_secs(5);

/// A commit is answered when it is on the disk; readers do not wait for the writer; what is
/// deleted is overwritten.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY; \
    PRAGMA secure_delete = ON;";
/// A reader changes nothing, not even the mode.
const READING: &str = "PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY;";

impl Sql {
    pub(crate) async fn open(place: &Location) -> Result<Sql, Error> {
        let wrong = |why: String| Error::Open { place: place.to_string(), why };
        match place {
            Location::Sqlite(directory) => {
                let lock = Lock::take(directory).await.map_err(wrong)?;
                let file = directory.join(FILE);
                own_directory(directory)
                    .and_then(|()| own_file(&file))
                    .map_err(|e| wrong(told(e)))?;
                let mut sql = Sql::open_file(&file).await.map_err(wrong)?;
                sql.lock = Some(Arc::new(lock));
                Ok(sql)
            }
            Location::Postgres(address) => {
                postgres(address).map_err(wrong)?;
                let opened = Sql::open_url(Kind::Postgres, address.clone()).await;
                opened.map_err(|why| wrong(without_secrets_of(address, &why)))
            }
        }
    }

    /// Opens a SQLite file and brings it to the newest form.
    pub(crate) async fn open_file(file: &Path) -> Result<Sql, String> {
        Sql::open_url(Kind::Sqlite, sqlite_url(file, "rwc").map_err(told)?).await
    }

    async fn open_url(kind: Kind, url: String) -> Result<Sql, String> {
        let write = pool(kind, &url, 1, PRAGMAS).await?;
        migrate::run(&write, kind).await?;
        let (write, read) = match kind {
            Kind::Sqlite => (write, pool(kind, &url, READERS, PRAGMAS).await?),
            Kind::Postgres => {
                write.close().await;
                let shared = pool(kind, &url, POSTGRES_CONNECTIONS, PRAGMAS).await?;
                (shared.clone(), shared)
            }
        };
        let writer = Writer::start(write.clone(), kind);
        Ok(Sql {
            kind,
            url: Url(url),
            write,
            read,
            writer,
            lock: None,
            progress: SweepProgress::default(),
        })
    }

    /// Opens what is there to look at it, without a lock and without changing anything: beside a
    /// running server, and of any release.
    pub(crate) async fn open_to_read(place: &Location) -> Result<Sql, Error> {
        let wrong = |why: String| Error::Open { place: place.to_string(), why };
        let (kind, url, secrets) = match place {
            Location::Sqlite(directory) => {
                let file = directory.join(FILE);
                if !file.exists() {
                    return Err(wrong(format!("there is no {FILE}; is it the right directory?")));
                }
                (Kind::Sqlite, sqlite_url(&file, "ro").map_err(|e| wrong(told(e)))?, "")
            }
            Location::Postgres(address) => {
                postgres(address).map_err(wrong)?;
                (Kind::Postgres, address.clone(), address.as_str())
            }
        };
        let opened = async {
            let read = pool(kind, &url, 1, READING).await?;
            let form = async {
                let mut connection = read.acquire().await?;
                migrate::form(&mut connection, kind).await
            };
            match form.await.map_err(|error| error.to_string())? {
                0 => Err("it contains no games and players".to_owned()),
                form if form > NEWEST => Err(format!(
                    "a newer release has used it (its schema is {form}, this program knows {NEWEST}); \
                     use the newer one"
                )),
                _ => Ok(read),
            }
        };
        let read: AnyPool =
            opened.await.map_err(|why: String| wrong(without_secrets_of(secrets, &why)))?;
        let writer = Writer::start(read.clone(), kind);
        Ok(Sql {
            kind,
            url: Url(url),
            write: read.clone(),
            read,
            writer,
            lock: None,
            progress: SweepProgress::default(),
        })
    }

    pub(crate) async fn form(&self) -> Result<i64, Error> {
        let mut connection = self.read.acquire().await?;
        migrate::form(&mut connection, self.kind).await
    }
}

fn postgres(address: &str) -> Result<(), String> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        Ok(())
    } else {
        Err("an address begins with postgres://".to_owned())
    }
}

#[allow(clippy::needless_pass_by_value, reason = "it stands where errors are mapped")]
fn told(error: std::io::Error) -> String {
    error.to_string()
}

async fn pool(
    kind: Kind,
    url: &str,
    connections: u32,
    pragmas: &'static str,
) -> Result<AnyPool, String> {
    static DRIVERS: Once = Once::new();
    DRIVERS.call_once(sqlx::any::install_default_drivers);
    let options: AnyConnectOptions = url.parse().map_err(|error: sqlx::Error| error.to_string())?;
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if kind == Kind::Sqlite {
                    connection.execute(pragmas).await?;
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
