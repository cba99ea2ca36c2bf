//! A file that appears only when it is complete.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, unwritable};

/// A file that is written under a temporary name and renamed at the end.
pub(crate) struct WholeFile {
    path: PathBuf,
    part: PathBuf,
    file: File,
    is_finished: bool,
}

impl WholeFile {
    pub(crate) fn create(path: &Path) -> Result<WholeFile, Failure> {
        // A device or a folder must not be replaced by a file.
        if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            let says = format!("cannot write {}: it is not a file; name a file", path.display());
            return Err(Failure::new(says));
        }
        let mut part = OsString::from(path);
        part.push(".part");
        let part = PathBuf::from(part);
        let failed = |error| Failure::new(unwritable(path, &error));
        // Not emptied before it is locked: another run may be writing it.
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(&part);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let says = "another run is writing it; wait, or name another file";
                return Err(Failure::new(format!("cannot write {}: {says}", path.display())));
            }
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        file.set_len(0).map_err(failed)?;
        Ok(WholeFile { path: path.to_owned(), part, file, is_finished: false })
    }

    /// Its final path.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes these bytes and renames the file.
    pub(crate) fn finish_with(mut self, bytes: &[u8]) -> Result<(), Failure> {
        let written = self.file.write_all(bytes);
        written.map_err(|error| Failure::new(unwritable(&self.path, &error)))?;
        self.finish()
    }

    /// Renames the complete file.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let moved = self.file.sync_all().and_then(|()| fs::rename(&self.part, &self.path));
        moved.map_err(|error| Failure::new(unwritable(&self.path, &error)))?;
        self.is_finished = true;
        Ok(())
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if !self.is_finished {
            // If it cannot be removed it stays, under a name that says what it is.
            let _ = fs::remove_file(&self.part);
        }
    }
}
