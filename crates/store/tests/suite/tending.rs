//! Downtime, sweeping, backup.

use havana_store::{Appended, Downtime, Error, Holder, Kind, LONGEST_BEAT, Store};
use tempfile::TempDir;

use crate::harness::{NOW, Stand, a_move, on_both, players, running, table_of};

#[tokio::test]
async fn downtime_is_noticed_by_one_server() {
    on_both(|stand| async move {
        let (one, other) = (stand.store().await, stand.store().await);
        assert_eq!(one.heartbeat(NOW).await.unwrap(), None);
        assert_eq!(other.heartbeat(NOW + LONGEST_BEAT).await.unwrap(), None);
        assert_eq!(one.heartbeat(NOW + 10).await.unwrap(), None, "a clock that lags does no harm");
        let (from, until) = (NOW + LONGEST_BEAT, NOW + 3 * LONGEST_BEAT);
        let (first, second) = tokio::join!(one.heartbeat(until), other.heartbeat(until));
        let noticed: Vec<_> = [first.unwrap(), second.unwrap()].into_iter().flatten().collect();
        assert_eq!(noticed, [Downtime { from, until }]);
        assert_eq!(one.downtimes(0).await.unwrap(), noticed);
        assert_eq!(one.downtimes(until).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn only_what_nobody_misses_is_swept() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob, guest, fresh] = players(&store).await;
        store.new_session(&[1; 32], guest.id, NOW, NOW + 10).await.unwrap();
        store.new_session(&[2; 32], fresh.id, NOW, NOW + 1000).await.unwrap();
        let game = running(&store, &[&ana, &bob]).await;
        let waiting = table_of(vec![Holder::Person(ana.id), Holder::Free]);
        let stale = store.new_table(&waiting, NOW).await.unwrap().id;
        let recent = store.new_table(&waiting, NOW + 90).await.unwrap().id;
        store.sweep(NOW + 100, NOW + 50).await.unwrap();
        assert_eq!(store.table(stale).await.unwrap(), None);
        assert!(store.table(recent).await.unwrap().is_some());
        assert!(store.table(game).await.unwrap().is_some());
        assert_eq!(store.session(&[1; 32], NOW).await.unwrap(), None);
        assert!(store.session(&[2; 32], NOW).await.unwrap().is_some());
        assert_eq!(store.player(guest.id).await.unwrap(), None);
        let stats = store.stats().await.unwrap();
        assert_eq!((stats.players, stats.sessions, stats.waiting, stats.running), (3, 1, 1, 1));
    })
    .await;
}

#[tokio::test]
async fn a_backup_made_while_games_run_can_be_restored() {
    let stand = Stand::sqlite();
    let (store, folder) = (stand.store().await, TempDir::new().unwrap());
    let [ana, bob] = players(&store).await;
    let game = running(&store, &[&ana, &bob]).await;
    store.append(a_move(game, 0, 1)).await.unwrap();
    let file = folder.path().join("it's a backup");
    store.backup(&file).await.unwrap();
    store.append(a_move(game, 1, 1)).await.unwrap();
    let again = store.backup(&file).await.unwrap_err().to_string();
    assert!(again.contains("there is a file already"), "{again}");

    let elsewhere = folder.path().join("restored");
    let restored = Store::restore(&file, &elsewhere).await.unwrap();
    assert_eq!(restored.moves(game, 0).await.unwrap().len(), 1);
    assert_eq!(restored.append(a_move(game, 1, 2)).await.unwrap(), Appended::Done);
    let taken = Store::restore(&file, &elsewhere).await.unwrap_err().to_string();
    assert!(taken.contains("there is a store already"), "{taken}");
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let folder = TempDir::new().unwrap();
    let (file, target) = (folder.path().join("file"), folder.path().join("target"));
    std::fs::write(&file, "not a database at all, but long enough to be looked at").unwrap();
    assert!(matches!(Store::restore(&file, &target).await, Err(Error::Open { .. })));
    assert!(!target.join("havana.sqlite").exists());
}

#[tokio::test]
async fn a_postgres_is_backed_up_by_its_own_program() {
    let store = Stand::postgres().store().await;
    assert_eq!(store.kind(), Kind::Postgres);
    let error = store.backup("/tmp/never".as_ref()).await.unwrap_err().to_string();
    assert!(error.contains("pg_dump"), "{error}");
}
