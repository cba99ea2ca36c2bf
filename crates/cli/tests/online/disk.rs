//! On a full disk nothing is stored, and the server says so; with space again, games continue.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use havana_store::Location;
use tokio::time::sleep;

use crate::common::Tables;

/// A file system of a few megabytes, gone with the test. Only root can make one.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn new() -> Option<SmallDisk> {
        let directory = tempfile::tempdir().ok()?;
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=8m", "havana-small-disk"])
            .arg(directory.path())
            .status();
        mounted.is_ok_and(|status| status.success()).then_some(SmallDisk(directory))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).status();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing() {
    let Some(disk) = SmallDisk::new() else {
        println!("only root can mount a small disk; run this as root to try it");
        return;
    };
    let tables = Tables::new(Location::Sqlite(disk.path().to_owned()), 8).await;
    let mut host = tables.host().await;
    let mut fleet = tables.players(vec![host.address()], Duration::from_millis(60)).await;
    sleep(Duration::from_secs(1)).await;
    let ballast = disk.path().join("ballast");
    for size in [1 << 20, 1 << 16, 1 << 12, 1 << 10] {
        while fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&ballast)
            .and_then(|mut file| std::io::Write::write_all(&mut file, &vec![0; size]))
            .is_ok()
        {}
    }
    sleep(Duration::from_secs(3)).await;
    let stuck = fleet.done();
    sleep(Duration::from_secs(1)).await;
    println!("{stuck} moves acknowledged, {} a second later: {:?}", fleet.done(), fleet.noted());
    fs::remove_file(&ballast).expect("there is room again");
    tables.every_game_goes_on(Duration::from_mins(3)).await;
    fleet.stop().await;
    assert!(fleet.done() > stuck, "games continue");
    host.kill().await.expect("it is killed");
    tables.nothing_is_lost(&fleet).await;
}
