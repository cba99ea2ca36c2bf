//! `havana admin` beside a server that runs, and after it was killed.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use havana_load::Fleet;
use havana_protocol::Id;
use havana_store::{Location, Store};
use havana_table::record::encode_inputs;
use tokio::time::{sleep, timeout};

use crate::common::Tables;

struct Ran {
    code: i32,
    out: String,
    err: String,
}

/// Runs the program with these arguments and paths after them.
fn havana(arguments: &[&str], paths: &[&Path]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_havana"));
    let ran = command.args(arguments).args(paths).output().expect("the program starts");
    Ran {
        code: ran.status.code().expect("it ends by itself"),
        out: String::from_utf8(ran.stdout).expect("text"),
        err: String::from_utf8(ran.stderr).expect("text"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_looks_after_a_store_and_destroys_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    // Many slow games: they must outlast all that is done beside them, on any machine.
    let tables = Tables::new(Location::Sqlite(data.clone()), 60).await;
    let mut host = tables.host().await;
    let mut fleet = tables.players(vec![host.address()], Duration::from_secs(2)).await;
    until_done(&fleet, 40).await;

    let second = havana(&["serve", "--listen", "127.0.0.1:0", "--data"], &[&data]);
    assert!(second.code != 0 && second.err.contains("another Havana"), "{}", second.err);
    let stats = havana(&["admin", "stats", "--data"], &[&data]);
    assert!(stats.code == 0 && stats.out.contains("games running"), "{}{}", stats.out, stats.err);
    let check = havana(&["admin", "check", "--data"], &[&data]);
    assert!(check.code == 0 && check.out.contains("none is damaged"), "{}{}", check.out, check.err);
    let backup = folder.path().join("backup.sqlite");
    let backed = havana(&["admin", "backup", "--data"], &[&data, &backup]);
    assert_eq!(backed.code, 0, "{}", backed.err);
    let refused = havana(&["admin", "restore", "--data"], &[&data, &backup]);
    assert!(refused.code != 0 && refused.err.contains("another Havana"), "{}", refused.err);
    until_done(&fleet, fleet.done() + 40).await;

    host.kill().await.expect("it is killed");
    fleet.stop().await;
    // The latest moves are in the file beside it, which a restore must not touch.
    let (file, away) = (data.join("havana.sqlite"), folder.path().join("away"));
    fs::rename(&file, &away).expect("it is moved");
    let refused = havana(&["admin", "restore", "--data"], &[&data, &backup]);
    let named = ["havana.sqlite", "havana.sqlite-wal", "havana.sqlite-shm"];
    assert!(refused.code != 0 && named.iter().all(|name| refused.err.contains(name)));
    fs::rename(&away, &file).expect("it is moved back");
    tables.nothing_is_lost(&fleet).await;

    let restored = folder.path().join("restored");
    let done = havana(&["admin", "restore", "--data"], &[&restored, &backup]);
    assert!(done.code == 0 && done.out.contains("none is damaged"), "{}{}", done.out, done.err);
    let game = tables.games[0].game;
    flip_a_bit(&restored, game).await;
    let check = havana(&["admin", "check", "--data"], &[&restored]);
    let found = format!("game {game}, move 0:");
    assert!(check.code != 0 && check.out.contains(&found), "{}{}", check.out, check.err);
}

/// Waits until this many moves were acknowledged.
async fn until_done(fleet: &Fleet, moves: u64) {
    let reached = timeout(Duration::from_mins(2), async {
        while fleet.done() < moves {
            sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(reached.await.is_ok(), "{} of {moves} moves: {:?}", fleet.done(), fleet.noted());
}

/// Flips a bit of the first move of a game, in the file.
async fn flip_a_bit(data: &Path, game: Id) {
    let store = Store::open(&Location::Sqlite(data.to_owned())).await.expect("it opens");
    let moves = store.moves(game, 0).await.expect("it can be read");
    store.close().await;
    let written = encode_inputs(&moves[0].inputs);
    let file = data.join("havana.sqlite");
    let mut bytes = fs::read(&file).expect("the file is there");
    let is_there = |&place: &usize| bytes[place..].starts_with(&written);
    // A page that was split may have left a copy behind, which nobody reads.
    let places: Vec<usize> = (0..bytes.len()).filter(is_there).collect();
    assert!(!places.is_empty(), "the move is in the file");
    for place in places {
        bytes[place + written.len() / 2] ^= 4;
    }
    fs::write(&file, bytes).expect("it is written");
}
