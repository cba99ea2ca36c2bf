//! Games shared by a short link.

use havana_store::retention::SHARED;

use crate::harness::{NOW, ms, on_all};

#[tokio::test]
async fn a_shared_game_is_found_by_its_id_and_stored_once() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let (one, other) = (vec![1; 2000], vec![2; 2000]);
        let id = store.share(&one, NOW).await.unwrap();
        assert_eq!(
            store.share(&one, NOW + ms(5)).await.unwrap(),
            id,
            "the same game, the same link"
        );
        let second = store.share(&other, NOW).await.unwrap();
        assert_ne!(second, id);
        assert_eq!(store.shared(id, NOW).await.unwrap(), Some(one));
        assert_eq!(store.shared(second, NOW).await.unwrap(), Some(other));
        let nobody = havana_protocol::Id::from_random(4);
        assert_eq!(store.shared(nobody, NOW).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_shared_game_stays_as_long_as_it_is_opened() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let id = store.share(&[7; 100], NOW).await.unwrap();
        let forgotten = store.share(&[8; 100], NOW).await.unwrap();
        assert!(store.shared(id, NOW + SHARED).await.unwrap().is_some());
        store.sweep(NOW + SHARED + ms(1)).await.unwrap();
        let later = NOW + SHARED + ms(1);
        assert!(store.shared(id, later).await.unwrap().is_some(), "it was opened since");
        assert_eq!(store.shared(forgotten, later).await.unwrap(), None);
    })
    .await;
}
