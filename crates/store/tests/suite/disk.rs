//! A disk that fails or tears at its n-th write or sync, for every n of a short game: nothing that
//! was acknowledged is lost.
//!
//! The disk is `disk.c`, loaded before the C library into a process that plays.

#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use havana_protocol::Id;
use havana_rules::Config;
use havana_store::{Appended, Location, NewMove, Store};
use tempfile::TempDir;

use crate::harness::{NOW, players, running};
use crate::played::Played;

const PLACE: &str = "HAVANA_TEST_DISK";
const GAME: &str = "HAVANA_TEST_GAME";
/// How many moves the short game has.
const MOVES: usize = 5;
/// How it goes wrong; `disk.c` says what each means.
const WAYS: [&str; 4] = ["fail", "full", "tear", "lose"];
/// How often a move that failed is tried again.
const TRIES: usize = 3;

fn moves_of(game: Id) -> Vec<NewMove> {
    let mut played = Played::new(game, &Config::new(2).unwrap());
    (0..MOVES).map(|_| played.next(NOW)).collect()
}

/// Not a test by itself: the process whose disk is bad. Prints each move that is acknowledged.
#[tokio::test]
async fn plays_on_a_bad_disk() {
    let (Ok(place), Ok(game)) = (std::env::var(PLACE), std::env::var(GAME)) else { return };
    let Ok(store) = Store::open(&Location::Sqlite(place.into())).await else { return };
    for new in moves_of(game.parse().unwrap()) {
        for _ in 0..TRIES {
            let seq = new.seq;
            // The number may be taken by a try that was not answered.
            if let Ok(Appended::Done | Appended::Known { .. } | Appended::SeqTaken) =
                store.append(new.clone()).await
            {
                println!("kept {seq}");
                break;
            }
        }
    }
    store.close().await;
}

/// The disk, ready to be loaded.
fn disk(folder: &Path) -> PathBuf {
    let (source, disk) = ("tests/suite/disk.c", folder.join("disk.so"));
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
        .arg(&disk)
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(source))
        .output()
        .unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    disk
}

/// Plays with a copy of a store on a disk that goes wrong there in this way.
fn play(disk: &Path, store: &Path, game: Id, at: usize, how: &str) -> Output {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "disk::plays_on_a_bad_disk", "--nocapture"])
        .env("LD_PRELOAD", disk)
        .env("DISK_UNDER", store)
        .env("DISK_AT", at.to_string())
        .env("DISK_HOW", how)
        .env(PLACE, store)
        .env(GAME, game.to_string())
        .output()
        .unwrap()
}

fn acknowledged(output: &Output) -> Vec<u32> {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    // The test harness writes its own words before the first line.
    text.lines().filter_map(|line| line.split_once("kept ")?.1.parse().ok()).collect()
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_whichever_write_or_sync_goes_wrong() {
    let folder = TempDir::new().unwrap();
    let disk = disk(folder.path());
    let origin = folder.path().join("origin");
    let store = Store::open(&Location::Sqlite(origin.clone())).await.unwrap();
    let [ana, bob] = players(&store).await;
    let game = running(&store, &[&ana, &bob]).await;
    store.close().await;
    let expected = moves_of(game);

    let fresh = |name: String| {
        let copy = folder.path().join(name);
        std::fs::create_dir(&copy).unwrap();
        std::fs::copy(origin.join("havana.sqlite"), copy.join("havana.sqlite")).unwrap();
        copy
    };
    let whole = play(&disk, &fresh("whole".to_owned()), game, 0, "count");
    assert_eq!(acknowledged(&whole).len(), MOVES, "{}", String::from_utf8_lossy(&whole.stdout));
    let told = String::from_utf8_lossy(&whole.stderr).into_owned();
    let calls = told.lines().find_map(|line| line.strip_prefix("disk calls: ")?.parse().ok());
    let calls: usize = calls.unwrap();
    assert!(calls > 3 * MOVES, "the disk sees what is written: {calls}");

    let mut interrupted = 0;
    for how in WAYS {
        for at in 1..=calls {
            let copy = fresh(format!("{how}-{at}"));
            let output = play(&disk, &copy, game, at, how);
            let kept = acknowledged(&output);
            interrupted += usize::from(kept.len() < MOVES);
            let store = Store::open(&Location::Sqlite(copy.clone())).await.unwrap();
            let moves = store.moves(game, 0).await.unwrap();
            assert!(kept.iter().all(|&seq| (seq as usize) < moves.len()), "{how} {at}: {kept:?}");
            for (kept, new) in moves.iter().zip(&expected) {
                assert_eq!((kept.seq, &kept.inputs), (new.seq, &new.inputs), "{how} {at}");
            }
            assert_eq!(store.check().await.unwrap().damaged, [], "{how} {at}");
            // And the game continues.
            for new in &expected[moves.len()..] {
                assert_eq!(store.append(new.clone()).await.unwrap(), Appended::Done);
            }
            store.close().await;
            std::fs::remove_dir_all(&copy).unwrap();
        }
    }
    assert!(
        interrupted > 2 * calls,
        "{interrupted} of {} games were interrupted",
        WAYS.len() * calls
    );
}
