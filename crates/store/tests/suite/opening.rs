//! Opening a PostgreSQL: several servers at once, and over an encrypted line.

use havana_store::testing::{Certificate, Postgres};
use havana_store::{Location, Store};

use crate::harness::{on_both, players};

#[tokio::test]
async fn several_handles_opened_at_once_are_all_opened() {
    on_both(|stand| async move {
        if let Location::Postgres(_) = stand.place {
            let opened = tokio::join!(stand.store(), stand.store(), stand.store(), stand.store());
            opened.3.ping().await.unwrap();
        }
    })
    .await;
}

/// A PostgreSQL that lets nobody in without TLS.
#[tokio::test]
async fn a_postgres_is_reached_over_tls() {
    let certificate = Certificate::self_signed().unwrap();
    let server = Postgres::start_with_tls(&certificate).unwrap();
    let address = server.database("secret").unwrap();
    let open = async |mode: &str| {
        Store::open(&Location::Postgres(format!("{address}?sslmode={mode}"))).await
    };
    let plain = open("disable").await.unwrap_err().to_string();
    assert!(plain.contains("no encryption"), "{plain}");
    let unknown = open("verify-full").await.unwrap_err().to_string();
    assert!(unknown.contains("certificate"), "nobody vouches for it: {unknown}");
    let store = open("require").await.unwrap();
    let [_] = players(&store).await;
    let known = format!("verify-full&sslrootcert={}", server.certificate_file().display());
    assert_eq!(open(&known).await.unwrap().stats().await.unwrap().players, 1);
}
