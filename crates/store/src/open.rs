//! Opening a store.

use std::path::Path;
use std::sync::Arc;

use crate::db::{Db, Mode};
use crate::directory::{FILE, Lock, own_directory, own_file};
use crate::error::Error;
use crate::location::{Location, without_secrets_of};
use crate::migrate::{self, NEWEST};
use crate::store::Store;

impl Store {
    /// Opens the store at this place and brings its tables to the newest form. A SQLite store is
    /// locked for as long as the program runs or until [`Store::close`]: there is one at a time.
    pub async fn open(place: &Location) -> Result<Store, Error> {
        let wrong = |why: String| Error::Open { place: place.to_string(), why };
        match place {
            Location::Sqlite(directory) => {
                let lock = Lock::take(directory).await.map_err(wrong)?;
                let file = directory.join(FILE);
                own_directory(directory)
                    .and_then(|()| own_file(&file))
                    .map_err(|error| wrong(error.to_string()))?;
                let store = Store::open_file(&file).await.map_err(wrong)?;
                Ok(Store { lock: Some(Arc::new(lock)), ..store })
            }
            Location::Postgres(address) => {
                check_address(address).map_err(wrong)?;
                let opened = async { migrated(Db::connect(address, Mode::Own).await?).await };
                opened.await.map_err(|why| wrong(without_secrets_of(address, &why)))
            }
        }
    }

    /// Opens a SQLite file and brings it to the newest form.
    pub(crate) async fn open_file(file: &Path) -> Result<Store, String> {
        migrated(Db::open_file(file, Mode::Own).await?).await
    }

    /// Opens a store of any release to look at it, beside a server that runs: nothing is locked,
    /// brought to another form or written.
    pub async fn open_to_read(place: &Location) -> Result<Store, Error> {
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
        let store = Store::of(opened.map_err(wrong)?);
        match store.form().await? {
            (0, _) => Err(wrong("it contains no games and players".to_owned())),
            (form, newest) if form > newest => {
                Err(wrong(migrate::is_newer(form, "use the newer one")))
            }
            _ => Ok(store),
        }
    }

    /// The form of the tables of this store, and the newest form that this program knows.
    pub async fn form(&self) -> Result<(i64, i64), Error> {
        let form = self.read("form", |tx| Box::pin(migrate::form(tx))).await?;
        Ok((form, NEWEST))
    }
}

/// Brings the tables to the newest form.
async fn migrated(db: Db) -> Result<Store, String> {
    let migrated = Box::pin(db.write("migrate", |tx| Box::pin(migrate::run(tx)))).await;
    match migrated {
        Ok(()) => Ok(Store::of(db)),
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
