//! The files of a SQLite store: who may use them, and how they are copied and restored.

use std::path::{Path, PathBuf};

use havana_protocol::Id;
use havana_store::{Appended, Error, Location, Store};
use tempfile::TempDir;

use crate::harness::{NOW, Stand, a_move, players, running};

const FILES: [&str; 3] = ["havana.sqlite", "havana.sqlite-wal", "havana.sqlite-shm"];

fn directory(stand: &Stand) -> &Path {
    match &stand.place {
        Location::Sqlite(directory) => directory,
        Location::Postgres(_) => panic!("it is a directory"),
    }
}

async fn a_game(store: &Store, moves: u32) -> Id {
    let [ana, bob] = players(store).await;
    let game = running(store, &[&ana, &bob]).await;
    for seq in 0..moves {
        assert_eq!(store.append(a_move(game, seq, 1)).await.unwrap(), Appended::Done);
    }
    game
}

/// The files as a server that is killed leaves them.
fn leave_behind(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for file in FILES {
        std::fs::copy(from.join(file), to.join(file)).unwrap();
    }
}

#[tokio::test]
async fn a_directory_belongs_to_one_program_at_a_time() {
    let stand = Stand::sqlite();
    let store = stand.store().await;
    let game = a_game(&store, 3).await;
    let second = Store::open(&stand.place).await.unwrap_err().to_string();
    assert!(second.contains("another Havana") && second.contains("--data"), "{second}");
    assert!(second.contains(&std::process::id().to_string()), "{second}");
    // Looking and copying is possible beside it, and sees what it does.
    let beside = Store::open_to_read(&stand.place).await.unwrap();
    assert_eq!(beside.moves(game, 0).await.unwrap().len(), 3);
    store.append(a_move(game, 3, 1)).await.unwrap();
    assert_eq!(beside.moves(game, 0).await.unwrap().len(), 4);
    assert!(matches!(beside.new_player("Ana", NOW).await, Err(Error::Database(_))));
    let copy = directory(&stand).parent().unwrap().join("copy");
    beside.backup(&copy).await.unwrap();
    beside.close().await;
    let refused = Store::restore(&copy, directory(&stand)).await.unwrap_err().to_string();
    assert!(refused.contains("another Havana"), "{refused}");
    // A clone does not let others in, the end does.
    drop(store.clone());
    assert!(Store::open(&stand.place).await.is_err());
    store.close().await;
    let next = stand.store().await;
    assert_eq!(next.moves(game, 0).await.unwrap().len(), 4);
    drop(next);
    stand.store().await.ping().await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_reads_what_is_stored() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let stand = Stand::sqlite();
    let folder = directory(&stand);
    // As releases before have left it.
    std::fs::create_dir_all(folder).unwrap();
    std::fs::write(folder.join("havana.sqlite"), "").unwrap();
    std::fs::set_permissions(folder, PermissionsExt::from_mode(0o755)).unwrap();
    let file = folder.join("havana.sqlite");
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    let store = stand.store().await;
    a_game(&store, 2).await;
    assert_eq!(mode(folder), 0o700);
    for file in FILES {
        assert_eq!(mode(&folder.join(file)), 0o600, "{file}");
    }
    let copy = folder.parent().unwrap().join("copy");
    store.backup(&copy).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    // A directory with other things in it is not ours to close.
    let shared = folder.parent().unwrap().join("shared");
    std::fs::create_dir_all(&shared).unwrap();
    std::fs::set_permissions(&shared, PermissionsExt::from_mode(0o755)).unwrap();
    std::fs::write(shared.join("holiday.jpg"), "").unwrap();
    let other = Store::open(&Location::Sqlite(shared.clone())).await.unwrap();
    assert_eq!(mode(&shared), 0o755);
    assert_eq!(mode(&shared.join("havana.sqlite")), 0o600);
    other.close().await;
}

#[tokio::test]
async fn what_is_deleted_leaves_no_trace_in_the_file() {
    let stand = Stand::sqlite();
    let store = stand.store().await;
    let game = a_game(&store, 1).await;
    let ana = store.table(game).await.unwrap().unwrap().seats[0].player().unwrap();
    let words = "nobody-else-says-this-1a2b3c".to_owned();
    let saying = havana_protocol::Saying::Text(words.clone());
    store.say(game, crate::harness::seat(0), &saying, NOW).await.unwrap();
    store.delete_player(ana, "easy", NOW).await.unwrap().unwrap();
    store.close().await;
    let file = std::fs::read(directory(&stand).join("havana.sqlite")).unwrap();
    assert!(!file.windows(words.len()).any(|some| some == words.as_bytes()));
}

#[tokio::test]
async fn a_backup_made_while_games_run_can_be_restored() {
    let stand = Stand::sqlite();
    let (store, folder) = (stand.store().await, TempDir::new().unwrap());
    let game = a_game(&store, 1).await;
    let file = folder.path().join("it's a backup");
    store.backup(&file).await.unwrap();
    store.append(a_move(game, 1, 1)).await.unwrap();
    let again = store.backup(&file).await.unwrap_err().to_string();
    assert!(again.contains("already exists"), "{again}");

    let elsewhere = folder.path().join("restored");
    let restored = Store::restore(&file, &elsewhere).await.unwrap();
    assert_eq!(restored.moves(game, 0).await.unwrap().len(), 1);
    assert_eq!(restored.append(a_move(game, 1, 2)).await.unwrap(), Appended::Done);
    restored.close().await;
    let taken = Store::restore(&file, &elsewhere).await.unwrap_err().to_string();
    assert!(taken.contains("there already is a store"), "{taken}");
    assert!(FILES.iter().all(|name| taken.contains(name)), "{taken}");
}

/// What an audit did: the server is killed, the file is moved away as the message said, and the
/// latest moves are still in the files beside it.
#[tokio::test]
async fn a_restore_destroys_nothing_that_a_killed_server_left() {
    let stand = Stand::sqlite();
    let store = stand.store().await;
    let game = a_game(&store, 5).await;
    let parent = directory(&stand).parent().unwrap();
    let backup = parent.join("backup");
    store.backup(&backup).await.unwrap();
    for seq in 5..40 {
        store.append(a_move(game, seq, 1)).await.unwrap();
    }
    let killed = parent.join("killed");
    leave_behind(directory(&stand), &killed);
    let all = |folder: &Path| -> Vec<(PathBuf, Vec<u8>)> {
        let files = FILES.map(|name| folder.join(name)).into_iter().filter(|file| file.exists());
        files.map(|file| (file.clone(), std::fs::read(file).unwrap())).collect()
    };
    let moved = parent.join("moved.sqlite");
    std::fs::rename(killed.join(FILES[0]), &moved).unwrap();
    let before = all(&killed);
    assert_eq!(before.len(), 2);
    let refused = Store::restore(&backup, &killed).await.unwrap_err().to_string();
    assert!(FILES.iter().all(|name| refused.contains(name)), "{refused}");
    assert_eq!(all(&killed), before);
    // A raw file with its moves still in the -wal is no backup.
    std::fs::copy(killed.join(FILES[1]), parent.join("moved.sqlite-wal")).unwrap();
    let refused = Store::restore(&moved, &parent.join("other")).await.unwrap_err().to_string();
    assert!(refused.contains("admin backup"), "{refused}");
    assert!(!parent.join("other").exists());
    // Put back, everything is there.
    std::fs::rename(&moved, killed.join(FILES[0])).unwrap();
    let store = Store::open(&Location::Sqlite(killed)).await.unwrap();
    assert_eq!(store.moves(game, 0).await.unwrap().len(), 40);
}

#[tokio::test]
async fn a_store_can_be_looked_at_when_no_server_runs() {
    let stand = Stand::sqlite();
    let store = stand.store().await;
    let game = a_game(&store, 5).await;
    let killed = Location::Sqlite(directory(&stand).parent().unwrap().join("killed"));
    let Location::Sqlite(left) = &killed else { panic!("it is a directory") };
    leave_behind(directory(&stand), left);
    store.close().await;
    for place in [&stand.place, &killed] {
        for _ in 0..2 {
            let reader = Store::open_to_read(place).await.unwrap();
            assert_eq!(reader.moves(game, 0).await.unwrap().len(), 5, "{place}");
            reader.close().await;
        }
        let store = Store::open(place).await.unwrap();
        assert_eq!(store.append(a_move(game, 5, 1)).await.unwrap(), Appended::Done);
    }
}

/// Games are played while their store is looked through: nothing that happens is taken for damage.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_check_beside_a_running_game_finds_nothing() {
    crate::harness::on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let playing = store.clone();
        let play = tokio::spawn(async move {
            let config = havana_rules::Config::new(2).unwrap();
            let mut played = crate::played::Played::new(game, &config);
            while played.ends().is_none() {
                playing.append(played.next(NOW)).await.unwrap();
            }
            playing.finish(game, &played.ends().unwrap(), NOW).await.unwrap();
        });
        while !play.is_finished() {
            assert_eq!(store.check().await.unwrap().damaged, []);
        }
        play.await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let (file, target) = (folder.path().join("file"), folder.path().join("target"));
    std::fs::write(&file, "not a database at all, but long enough to be looked at").unwrap();
    assert!(matches!(Store::restore(&file, &target).await, Err(Error::Open { .. })));
    assert!(!target.exists());
    std::fs::create_dir(&target).unwrap();
    std::fs::write(target.join("notes.txt"), "mine").unwrap();
    assert!(Store::restore(&file, &target).await.is_err());
    assert!(Store::restore(&folder.path().join("missing"), &target).await.is_err());
    // A backup that was cut off, or in which a page is overwritten, is not restored either.
    let stand = Stand::sqlite();
    let store = stand.store().await;
    a_game(&store, 200).await;
    let whole = folder.path().join("whole");
    store.backup(&whole).await.unwrap();
    let bytes = std::fs::read(&whole).unwrap();
    for broken in [bytes[..bytes.len() / 2].to_vec(), overwritten(&bytes)] {
        std::fs::write(&file, broken).unwrap();
        let refused = Store::restore(&file, &target).await;
        assert!(refused.is_err(), "{refused:?}");
    }
    let left: Vec<_> =
        std::fs::read_dir(&target).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| name == "notes.txt" || name == "havana.lock"), "{left:?}");
    Store::restore(&whole, &target).await.unwrap().close().await;
}

/// Some pages from the middle are someone else's.
fn overwritten(bytes: &[u8]) -> Vec<u8> {
    let mut broken = bytes.to_vec();
    let middle = broken.len() / 2 / 4096 * 4096;
    broken[middle..middle + 2 * 4096].fill(0xa5);
    broken
}

#[tokio::test]
async fn a_postgres_is_backed_up_by_its_own_program() {
    let store = Stand::postgres().store().await;
    assert!(store.is_shared());
    let error = store.backup("/tmp/never".as_ref()).await.unwrap_err().to_string();
    assert!(error.contains("pg_dump"), "{error}");
}

#[tokio::test]
async fn there_is_nothing_to_look_at_where_there_is_no_store() {
    let folder = TempDir::new().unwrap();
    let place = Location::Sqlite(folder.path().join("nothing"));
    let error = Store::open_to_read(&place).await.unwrap_err().to_string();
    assert!(error.contains("havana.sqlite"), "{error}");
    assert!(!folder.path().join("nothing").exists());
    let empty = Store::open_to_read(&Stand::postgres().place).await.unwrap_err().to_string();
    assert!(empty.contains("no games"), "{empty}");
}
