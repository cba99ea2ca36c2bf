//! Opening a store.

use std::path::Path;
use std::sync::Arc;

use crate::db::{Db, Mode};
use crate::directory::{FILE, Lock, own_directory, own_file};
use crate::error::Error;
use crate::location::{Location, without_secrets_of};
use crate::migrate::{self, NEWEST};
use crate::operation::Operation;
use crate::sql::Sql;

impl Sql {
    pub(crate) async fn open(place: &Location) -> Result<Sql, Error> {
        let wrong = |why: String| Error::Open { place: place.to_string(), why };
        match place {
            Location::Sqlite(directory) => {
                let lock = Lock::take(directory).await.map_err(wrong)?;
                let file = directory.join(FILE);
                own_directory(directory)
                    .and_then(|()| own_file(&file))
                    .map_err(|error| wrong(error.to_string()))?;
                let sql = Sql::open_file(&file).await.map_err(wrong)?;
                Ok(Sql { lock: Some(Arc::new(lock)), ..sql })
            }
            Location::Postgres(address) => {
                check_address(address).map_err(wrong)?;
                let opened = async { migrated(Db::connect(address, Mode::Own).await?).await };
                opened.await.map_err(|why| wrong(without_secrets_of(address, &why)))
            }
        }
    }

    /// Opens a SQLite file and brings it to the newest form.
    pub(crate) async fn open_file(file: &Path) -> Result<Sql, String> {
        migrated(Db::open_file(file, Mode::Own).await?).await
    }

    /// Opens what is there to look at it, without a lock and without changing anything: beside a
    /// running server, and of any release.
    pub(crate) async fn open_to_read(place: &Location) -> Result<Sql, Error> {
        let wrong = |why: String| Error::Open { place: place.to_string(), why };
        let opened = match place {
            Location::Sqlite(directory) => {
                let file = directory.join(FILE);
                if !file.exists() {
                    return Err(wrong(format!("there is no {FILE}; is it the right directory?")));
                }
                Db::open_file(&file, Mode::Look).await
            }
            Location::Postgres(address) => {
                check_address(address).map_err(wrong)?;
                let opened = Db::connect(address, Mode::Look).await;
                opened.map_err(|why| without_secrets_of(address, &why))
            }
        };
        let sql = Sql::of(opened.map_err(wrong)?, None);
        match sql.form().await? {
            0 => Err(wrong("it contains no games and players".to_owned())),
            form if form > NEWEST => Err(wrong(migrate::is_newer(form, "use the newer one"))),
            _ => Ok(sql),
        }
    }

    pub(crate) async fn form(&self) -> Result<i64, Error> {
        self.read(Operation::Stats, |tx| Box::pin(migrate::form(tx))).await
    }
}

/// Brings the tables to the newest form.
async fn migrated(db: Db) -> Result<Sql, String> {
    let migrated = db.write(Operation::Stats, |tx| Box::pin(migrate::run(tx))).await;
    match migrated {
        Ok(()) => Ok(Sql::of(db, None)),
        Err(error) => {
            db.close().await;
            Err(match error {
                Error::Unusable(why) => why,
                other => format!("its tables cannot be created: {other}"),
            })
        }
    }
}

fn check_address(address: &str) -> Result<(), String> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        Ok(())
    } else {
        Err("an address begins with postgres://".to_owned())
    }
}
