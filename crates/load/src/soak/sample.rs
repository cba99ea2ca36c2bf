//! What a server needs at one moment.

use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

/// What a server needs at one moment, and what it has done by then. Megabytes have 2^20 bytes.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    /// Seconds since the run began.
    pub seconds: f64,
    /// Resident memory of the server, in megabytes.
    pub memory_mb: f64,
    /// Open file handles of the server.
    pub handles: u64,
    /// Threads of the server.
    pub threads: u64,
    /// The database and its write-ahead log on the disk, in megabytes.
    pub database_mb: f64,
    /// The write-ahead log alone, in megabytes.
    pub wal_mb: f64,
    /// Games that the server holds in memory.
    pub in_memory: u64,
    /// Games that run.
    pub running: u64,
    /// Games that were played to their end.
    pub finished: u64,
    /// Commands that were acknowledged.
    pub commands: u64,
}

impl Sample {
    /// The names of the columns that a sample is written in.
    pub const HEADER: &str = "seconds,memory_mb,handles,threads,database_mb,wal_mb,\
        games_in_memory,games_running,games_finished,commands";
}

/// One line of comma-separated values, in the order of [`Sample::HEADER`].
impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sample { seconds, memory_mb, handles, threads, database_mb, wal_mb, .. } = self;
        let Sample { in_memory, running, finished, commands, .. } = self;
        write!(
            f,
            "{seconds:.1},{memory_mb:.2},{handles},{threads},{database_mb:.3},{wal_mb:.3},\
             {in_memory},{running},{finished},{commands}"
        )
    }
}

/// What the system says about a process and the database in a directory; the rest of the sample is
/// zero. Only Linux tells.
pub fn take(process: u32, directory: &Path) -> Result<Sample, String> {
    let status = format!("/proc/{process}/status");
    let told = fs::read_to_string(&status).map_err(|error| unread(&status, &error))?;
    let field = |name: &str| {
        number_after(&told, name).ok_or_else(|| format!("{status} does not say {name}"))
    };
    let handles = format!("/proc/{process}/fd");
    let open = fs::read_dir(&handles).map_err(|error| unread(&handles, &error))?;
    let wal_mb = size_mb(&directory.join("havana.sqlite-wal"))?;
    Ok(Sample {
        memory_mb: field("VmRSS:")? as f64 / 1024.0,
        handles: open.count() as u64,
        threads: field("Threads:")?,
        database_mb: size_mb(&directory.join("havana.sqlite"))? + wal_mb,
        wal_mb,
        ..Sample::default()
    })
}

fn unread(path: &str, error: &io::Error) -> String {
    format!("cannot read {path}: {error}; the server has ended, or this system is not Linux")
}

/// The number after a name at the beginning of a line.
fn number_after(text: &str, name: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    rest.split_whitespace().next()?.parse().ok()
}

/// The size of a file; none if it does not exist, as a write-ahead log may not.
fn size_mb(file: &Path) -> Result<f64, String> {
    match fs::metadata(file) {
        Ok(found) => Ok(found.len() as f64 / f64::from(1 << 20)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0.0),
        Err(error) => Err(format!("cannot read the size of {}: {error}", file.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_value_for_every_column() {
        let sample = Sample { seconds: 10.0, memory_mb: 61.5, handles: 40, ..Sample::default() };
        let line = sample.to_string();
        assert_eq!(line, "10.0,61.50,40,0,0.000,0.000,0,0,0,0");
        assert_eq!(line.split(',').count(), Sample::HEADER.split(',').count());
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn the_system_tells_about_this_process_and_its_files() {
        let directory = tempfile::tempdir().expect("a directory");
        let write = |name: &str, size| fs::write(directory.path().join(name), vec![0; size]);
        write("havana.sqlite", 3 << 20).expect("a file");
        let before = take(std::process::id(), directory.path()).expect("Linux tells");
        write("havana.sqlite-wal", 1 << 20).expect("a file");
        let _open: Vec<_> = (0..50).map(|_| fs::File::open("/dev/null")).collect();
        let after = take(std::process::id(), directory.path()).expect("Linux tells");
        assert!(before.memory_mb > 0.5 && before.threads >= 1, "{before:?}");
        assert!(after.handles >= before.handles + 40, "{before:?} {after:?}");
        assert_eq!((before.database_mb, before.wal_mb), (3.0, 0.0));
        assert_eq!((after.database_mb, after.wal_mb), (4.0, 1.0));
    }

    #[test]
    fn a_process_that_has_ended_is_named() {
        let told = take(u32::MAX, Path::new("/")).expect_err("no process has this number");
        assert!(told.contains(&u32::MAX.to_string()), "{told}");
    }
}
