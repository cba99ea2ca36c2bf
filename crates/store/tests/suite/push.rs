//! Which browsers are notified, who was notified of their turn, and what all servers share.

use havana_store::MOST_PUSH_TARGETS;

use crate::harness::{NOW, ms, on_all, players, push_target, running, seat};

#[tokio::test]
async fn the_latest_browsers_of_a_player_are_told() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        for number in 0..12 {
            let session = [number; 32];
            store.new_session(&session, ana.id, NOW, NOW + ms(1000)).await.unwrap();
            let target = push_target(number.into());
            assert!(store.add_push(&session, &target, NOW + ms(i64::from(number))).await.unwrap());
        }
        let kept = store.push_targets(ana.id, NOW).await.unwrap();
        assert_eq!(i64::try_from(kept.len()), Ok(MOST_PUSH_TARGETS));
        assert_eq!(kept[0], push_target(11));
        assert_eq!(store.push_targets(bob.id, NOW).await.unwrap(), []);
        assert!(store.has_push(&[11; 32]).await.unwrap());
        assert!(!store.has_push(&[0; 32]).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn a_session_has_one_browser_and_a_browser_one_session() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        store.new_session(&[1; 32], ana.id, NOW, NOW + ms(1000)).await.unwrap();
        store.new_session(&[2; 32], bob.id, NOW, NOW + ms(1000)).await.unwrap();
        for number in [1, 1, 2] {
            assert!(store.add_push(&[1; 32], &push_target(number), NOW).await.unwrap());
        }
        assert_eq!(store.push_targets(ana.id, NOW).await.unwrap(), [push_target(2)]);
        // Another person signs in with the same browser.
        assert!(store.add_push(&[2; 32], &push_target(2), NOW).await.unwrap());
        assert_eq!(store.push_targets(ana.id, NOW).await.unwrap(), []);
        assert_eq!(store.push_targets(bob.id, NOW).await.unwrap(), [push_target(2)]);
        assert!(!store.add_push(&[3; 32], &push_target(3), NOW).await.unwrap(), "no such session");
    })
    .await;
}

#[tokio::test]
async fn messages_end_with_the_session_the_wish_or_the_browser() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana] = players(&store).await;
        let subscribe = async || {
            store.end_session(&[1; 32]).await.unwrap();
            store.new_session(&[1; 32], ana.id, NOW, NOW + ms(1000)).await.unwrap();
            store.add_push(&[1; 32], &push_target(1), NOW).await.unwrap();
        };
        let targets = async |at| store.push_targets(ana.id, at).await.unwrap();
        subscribe().await;
        assert_eq!(targets(NOW + ms(999)).await, [push_target(1)]);
        assert_eq!(targets(NOW + ms(1000)).await, [], "an expired session is told nothing");
        store.end_session(&[1; 32]).await.unwrap();
        assert_eq!(targets(NOW).await, []);
        subscribe().await;
        store.end_sessions(ana.id).await.unwrap();
        assert_eq!(targets(NOW).await, []);
        subscribe().await;
        store.end_push(&[1; 32]).await.unwrap();
        assert_eq!(targets(NOW).await, []);
        subscribe().await;
        store.drop_push(&push_target(1).endpoint).await.unwrap();
        assert_eq!(targets(NOW).await, []);
        subscribe().await;
        store.sweep(NOW + ms(1000)).await.unwrap();
        assert_eq!(targets(NOW).await, []);
    })
    .await;
}

#[tokio::test]
async fn one_server_tells_a_player_of_a_turn_once() {
    on_all(|stand| async move {
        let (one, other) = stand.two().await;
        let [ana, bob] = players(&one).await;
        let game = running(&one, &[&ana, &bob]).await;
        for since in [1, 7, 8] {
            let (first, second) = tokio::join!(
                one.claim_turn(game, seat(0), since),
                other.claim_turn(game, seat(0), since)
            );
            assert_ne!(first.unwrap(), second.unwrap(), "exactly one");
            assert!(!one.claim_turn(game, seat(0), since).await.unwrap());
        }
        assert!(!one.claim_turn(game, seat(0), 3).await.unwrap(), "that turn is long over");
        assert!(one.claim_turn(game, seat(1), 3).await.unwrap(), "each seat is counted apart");
    })
    .await;
}

#[tokio::test]
async fn all_nodes_have_the_same_secret() {
    on_all(|stand| async move {
        let (one, other) = stand.two().await;
        let (first, second) =
            tokio::join!(one.secret("key", &[1; 32]), other.secret("key", &[2; 32]));
        assert_eq!(first.unwrap(), second.unwrap());
    })
    .await;
}
