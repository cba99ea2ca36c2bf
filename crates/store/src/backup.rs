//! Copies of a SQLite store, and stores made of them.

use std::io;
use std::path::{Path, PathBuf};

use crate::db::Db;
use crate::directory::{BESIDE, FILE, Lock, files_in, make_private, sync_directory};
use crate::error::Error;
use crate::location::Location;
use crate::store::Store;

/// The name of a store that is being restored.
const RESTORING: &str = "havana.restoring";

impl Store {
    /// Writes a copy of the whole store to a new file, while games continue.
    pub async fn backup(&self, to: &Path) -> Result<(), Error> {
        if let Db::Postgres(_) = &self.db {
            return Err(Error::Unsupported(
                "back up a PostgreSQL with its own program: pg_dump --format=custom DATABASE",
            ));
        }
        let wrong = |why: String| Error::Open { place: to.display().to_string(), why };
        let path = to.to_str().ok_or_else(|| wrong("the name is not UTF-8".to_owned()))?.to_owned();
        // SQLite writes into a file that is empty, and so it is the owner's alone.
        make_private(to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                wrong("the file already exists; name another".to_owned())
            }
            _ => wrong(error.to_string()),
        })?;
        let written = self.read("backup", move |tx| {
            Box::pin(async move { tx.run("VACUUM INTO $1", &[&path]).await })
        });
        let synced = written.await.and_then(|_| sync(to).map_err(|error| wrong(error.to_string())));
        if synced.is_err() {
            let _ = std::fs::remove_file(to);
        }
        synced
    }

    /// Makes a store in a directory that has none from a backup, and opens it.
    pub async fn restore(from: &Path, directory: &Path) -> Result<Store, Error> {
        let wrong = |why: String| Error::Open { place: directory.display().to_string(), why };
        let made = !directory.exists();
        let lock = Lock::take(directory).await.map_err(wrong)?;
        let restored = restore(from, directory).await.map_err(wrong);
        lock.release();
        if let Err(error) = restored {
            if made {
                let _ = std::fs::remove_dir_all(directory);
            }
            return Err(error);
        }
        Store::open(&Location::Sqlite(directory.to_owned())).await
    }

    /// Whether the file is whole.
    async fn check_file(&self) -> Result<(), Error> {
        self.read("check", |tx| {
            Box::pin(async move {
                for check in [
                    "SELECT integrity_check AS wrong FROM pragma_integrity_check",
                    "SELECT \"table\" AS wrong FROM pragma_foreign_key_check",
                ] {
                    let found = tx.row(check, &[]).await?;
                    match found.map(|found| found.get::<String>("wrong")).transpose()?.as_deref() {
                        None | Some("ok") => {}
                        Some(wrong) => return Err(Error::Damaged(wrong.to_owned())),
                    }
                }
                Ok(())
            })
        })
        .await
    }
}

/// Makes the store under another name, looks whether it is whole, and renames it at the very end:
/// until then nothing that was there has changed.
async fn restore(from: &Path, directory: &Path) -> Result<(), String> {
    let there = files_in(directory);
    if !there.is_empty() {
        let names: Vec<String> = there.iter().map(|file| file.display().to_string()).collect();
        return Err(format!(
            "there already is a store: {}; restore into another directory, or first move \
             {FILE}, {} and {} away together: they belong to each other, and the latest moves \
             may be in any of them",
            names.join(", "),
            BESIDE[0],
            BESIDE[1],
        ));
    }
    if with_ending(from, "-wal").metadata().is_ok_and(|wal| wal.len() > 0) {
        return Err(format!(
            "{} is not a backup but the file of a store, and the latest moves are in the -wal file \
             beside it; make a backup of it with: havana admin backup",
            from.display()
        ));
    }
    let fresh = directory.join(RESTORING);
    remove(&fresh);
    let restored = restore_as(from, &fresh).await.and_then(|()| {
        let renamed = std::fs::rename(&fresh, directory.join(FILE));
        renamed.and_then(|()| sync_directory(directory)).map_err(|error| error.to_string())
    });
    remove(&fresh);
    restored
}

async fn restore_as(from: &Path, fresh: &Path) -> Result<(), String> {
    let copied = || {
        let mut into = make_private(fresh)?;
        io::copy(&mut std::fs::File::open(from)?, &mut into)
    };
    copied().map_err(|error| format!("{} cannot be copied: {error}", from.display()))?;
    let store = Store::open_file(fresh).await?;
    let whole = store.check_file().await;
    store.close().await;
    whole.map_err(|error| format!("{} is damaged: {error}", from.display()))?;
    // Closing has brought everything into the one file that is renamed.
    if with_ending(fresh, "-wal").metadata().is_ok_and(|wal| wal.len() > 0) {
        return Err(format!("{} could not be written completely", fresh.display()));
    }
    sync(fresh).map_err(|error| error.to_string())
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn sync(file: &Path) -> io::Result<()> {
    std::fs::File::open(file)?.sync_all()
}

/// Removes a store that was being restored, with what SQLite keeps beside it.
fn remove(fresh: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(with_ending(fresh, ending));
    }
}
