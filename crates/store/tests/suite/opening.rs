//! Opening a store: several servers at once, and over an encrypted line.

use std::process::Stdio;

use havana_store::testing::{Certificate, Postgres};
use havana_store::{Place, Store};
use tokio::process::Command;

use crate::harness::{Stand, on_both, players};

const PLACE: &str = "HAVANA_TEST_OPEN";

/// Not a test by itself: one of the processes that the next one starts together.
#[tokio::test]
async fn opens_and_writes() {
    let Ok(place) = std::env::var(PLACE) else { return };
    let store = Store::open(&Place::Sqlite(place.into())).await.unwrap();
    let [_] = players(&store).await;
    store.close().await;
}

#[tokio::test]
async fn servers_started_together_on_an_empty_directory_all_start() {
    for _ in 0..8 {
        let stand = Stand::sqlite();
        let Place::Sqlite(directory) = &stand.place else { panic!("it is a directory") };
        let start = |_| {
            Command::new(std::env::current_exe().unwrap())
                .args(["--exact", "opening::opens_and_writes", "--nocapture"])
                .env(PLACE, directory)
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .kill_on_drop(true)
                .spawn()
                .unwrap()
        };
        for server in [0; 4].map(start) {
            let ended = server.wait_with_output().await.unwrap();
            assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        }
        assert_eq!(stand.store().await.stats().await.unwrap().players, 4);
    }
}

#[tokio::test]
async fn several_handles_opened_at_once_are_all_opened() {
    on_both(|stand| async move {
        let opened = tokio::join!(stand.store(), stand.store(), stand.store(), stand.store());
        opened.3.ping().await.unwrap();
    })
    .await;
}

/// A PostgreSQL that lets nobody in without TLS.
#[tokio::test]
async fn a_postgres_is_reached_over_tls() {
    let certificate = Certificate::self_signed().unwrap();
    let server = Postgres::start_with_tls(&certificate).unwrap();
    let address = server.database("secret").unwrap();
    let open =
        async |mode: &str| Store::open(&Place::Postgres(format!("{address}?sslmode={mode}"))).await;
    let plain = open("disable").await.unwrap_err().to_string();
    assert!(plain.contains("no encryption"), "{plain}");
    let unknown = open("verify-full").await.unwrap_err().to_string();
    assert!(unknown.contains("certificate"), "nobody vouches for it: {unknown}");
    let store = open("require").await.unwrap();
    let [_] = players(&store).await;
    let known = format!("verify-full&sslrootcert={}", server.certificate_file().display());
    assert_eq!(open(&known).await.unwrap().stats().await.unwrap().players, 1);
}
