//! Heartbeats and what follows from them.

use havana_protocol::{Id, Timestamp};
use havana_store::{Downtime, LONGEST_BEAT, Store};

use crate::harness::{NOW, beside, ms, on_all, on_both};

#[tokio::test]
async fn downtime_is_noticed_by_one_server() {
    on_all(|stand| async move {
        let (one, other) = stand.two().await;
        let (first, second) = (Id::from_random(2), Id::from_random(4));
        let beat = async |store: &Store, node, now, asleep| {
            store.heartbeat(node, now, asleep, None).await.unwrap()
        };
        let began = beat(&one, first, NOW, None).await;
        assert_eq!((began.now, began.downtime), (NOW, None));
        let joined = beat(&other, second, NOW - ms(3_600_000), None).await;
        assert!(joined.downtime.is_none() && (NOW..NOW + ms(60_000)).contains(&joined.now));
        assert_eq!(one.downtimes(Timestamp::MIN).await.unwrap(), []);
        let later = beat(&one, first, NOW + LONGEST_BEAT - ms(1_000), Some(ms(0))).await;
        assert_eq!(later.downtime, None, "the other node runs");
    })
    .await;
}

#[tokio::test]
async fn of_two_servers_that_come_back_together_one_notices() {
    on_both(|stand| async move {
        let (one, other) = stand.two().await;
        one.heartbeat(Id::from_random(2), NOW, None, None).await.unwrap();
        let mut database = beside(&stand.place).await;
        // As if a minute had passed on the clock of the store.
        database.run("UPDATE node SET seen = seen - 60000".to_owned()).await;
        let until = NOW + ms(90_000);
        let (first, second) = tokio::join!(
            one.heartbeat(Id::from_random(4), until, None, None),
            other.heartbeat(Id::from_random(6), until, None, None)
        );
        let noticed: Vec<Downtime> = [first.unwrap(), second.unwrap()]
            .into_iter()
            .filter_map(|beat| beat.downtime)
            .collect();
        assert_eq!(noticed, [Downtime { from: NOW, until }]);
        assert_eq!(one.downtimes(Timestamp::MIN).await.unwrap(), noticed);
        assert_eq!(one.downtimes(until).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_server_that_slept_says_so() {
    on_all(|stand| async move {
        let (store, node) = (stand.store().await, Id::from_random(2));
        store.heartbeat(node, NOW, None, None).await.unwrap();
        let beat = store.heartbeat(node, NOW + ms(9_000), Some(ms(6_000)), None).await.unwrap();
        let slept = Downtime { from: NOW + ms(3_000), until: NOW + ms(9_000) };
        assert_eq!(beat.downtime, Some(slept));
        let beat = store.heartbeat(node, NOW + ms(12_000), Some(ms(0)), None).await.unwrap();
        assert_eq!((beat.now, beat.downtime), (NOW + ms(12_000), None));
        assert_eq!(store.downtimes(Timestamp::MIN).await.unwrap(), [slept]);
    })
    .await;
}

/// A beat took long to the store: a node that starts takes over the time that the other has now.
#[tokio::test]
async fn a_late_beat_tells_a_node_that_starts_the_time_of_now() {
    on_all(|stand| async move {
        let (one, other) = stand.two().await;
        let (first, second) = (Id::from_random(2), Id::from_random(4));
        let began = one.heartbeat(first, NOW, None, None).await.unwrap();
        // By the store's clock, which has hardly moved, this one was sent 8 s ago.
        let (late, sent) = (NOW + ms(3_000), began.heard - ms(8_000));
        one.heartbeat(first, late, Some(ms(0)), Some(sent)).await.unwrap();
        let joined = other.heartbeat(second, NOW - ms(3_600_000), None, None).await.unwrap();
        let expected = late + ms(8_000);
        assert!((expected..expected + ms(60_000)).contains(&joined.now), "{joined:?}");
        // An older one that arrives after it changes nothing.
        one.heartbeat(first, late - ms(1_000), Some(ms(0)), Some(sent - ms(1_000))).await.unwrap();
        let third = other.heartbeat(Id::from_random(6), NOW, None, None).await.unwrap();
        assert!(third.now >= joined.now, "{third:?}");
    })
    .await;
}
