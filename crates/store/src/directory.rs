//! The directory of a SQLite store: who uses it, and who may look into it.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The file of a SQLite store, in its directory.
pub(crate) const FILE: &str = "havana.sqlite";
/// What SQLite keeps beside it while it is open, and after a crash. They hold moves that are not
/// in the file yet and belong to it.
pub(crate) const BESIDE: [&str; 2] = ["havana.sqlite-wal", "havana.sqlite-shm"];
/// Locked for as long as a server runs: two of them would not see each other's moves.
const LOCK: &str = "havana.lock";
/// How long the server before may take to end.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(50);

/// That this program alone uses a directory. It ends with the program, however that ends.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
}

impl Lock {
    /// Makes the directory where there is none, and takes the lock.
    pub(crate) async fn take(directory: &Path) -> Result<Lock, String> {
        let directory = directory.to_owned();
        let taken = tokio::task::spawn_blocking(move || take(&directory));
        taken.await.map_err(|error| error.to_string())?
    }

    /// Lets others in.
    pub(crate) fn release(&self) {
        let _ = self.file.unlock();
    }
}

fn take(directory: &Path) -> Result<Lock, String> {
    let opened = make(directory).and_then(|()| open_private(&directory.join(LOCK)));
    let mut file = opened.map_err(|error| error.to_string())?;
    let began = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if began.elapsed() < PATIENCE => {
                std::thread::sleep(PAUSE);
            }
            Err(TryLockError::WouldBlock) => {
                let mut process = String::new();
                let _ = file.read_to_string(&mut process);
                let process = process.trim();
                return Err(format!(
                    "another Havana{}{process}{} uses this directory; stop it, or give this one \
                     another directory with --data; several servers can share a PostgreSQL",
                    if process.is_empty() { "" } else { " (process " },
                    if process.is_empty() { "" } else { ")" },
                ));
            }
            Err(TryLockError::Error(error)) => return Err(error.to_string()),
        }
    }
    // Only for the message above: the lock works without it.
    let _ = file.set_len(0).and_then(|()| file.rewind());
    let _ = write!(file, "{}", std::process::id());
    Ok(Lock { file })
}

/// The files of a store that are in a directory.
pub(crate) fn files_in(directory: &Path) -> Vec<PathBuf> {
    let files = [FILE].into_iter().chain(BESIDE).map(|name| directory.join(name));
    files.filter(|file| file.symlink_metadata().is_ok()).collect()
}

/// Makes the directory where there is none; only its owner may look into it.
pub(crate) fn make(directory: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// Opens a file for reading and writing that only its owner may open, made where there is none.
fn open_private(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).read(true).write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Makes an empty file that only its owner may open; fails if there is one.
pub(crate) fn make_private(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create_new(true).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Keeps others out of a directory that holds nothing but a store. One that holds other things
/// too is left as it is; its owner has chosen who may see it.
pub(crate) fn own_directory(directory: &Path) -> io::Result<()> {
    for entry in std::fs::read_dir(directory)? {
        if !entry?.file_name().to_string_lossy().starts_with("havana.") {
            return Ok(());
        }
    }
    allow(directory, 0o700)
}

/// Makes the file of a store if there is none, and keeps others out of it and of what SQLite keeps
/// beside it: SQLite gives new files the rights of this one.
pub(crate) fn own_file(file: &Path) -> io::Result<()> {
    drop(open_private(file)?);
    allow(file, 0o600)?;
    for beside in BESIDE {
        match allow(&file.with_file_name(beside), 0o600) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(unix)]
fn allow(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let allowed = std::fs::metadata(path)?.permissions();
    if allowed.mode() & 0o777 == mode {
        return Ok(());
    }
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
#[allow(clippy::unnecessary_wraps, reason = "as on other systems")]
fn allow(path: &Path, _: u32) -> io::Result<()> {
    std::fs::metadata(path).map(drop)
}

/// Lets the names in a directory survive a power cut.
pub(crate) fn sync_directory(directory: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(directory)?.sync_all() } else { Ok(()) }
}
