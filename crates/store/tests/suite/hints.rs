//! Hints between nodes.

use std::time::Duration;

use havana_store::Hint;

use crate::harness::{NOW, Stand, a_move, players, running, seat};

#[tokio::test]
async fn nodes_hear_of_each_others_moves() {
    for stand in [Stand::postgres(), Stand::simulated()] {
        let (here, there) = stand.two().await;
        let [ana, bob] = players(&here).await;
        let game = running(&here, &[&ana, &bob]).await;
        let mut heard = there.hints().await.unwrap().unwrap();
        here.append(a_move(game, 0, 1)).await.unwrap();
        here.set_stand_in(game, seat(0), Some("easy"), false).await.unwrap();
        here.say(game, seat(1), &havana_protocol::Saying::Phrase(1), NOW).await.unwrap();
        for hint in [Hint::Moves { game, moves: 1 }, Hint::Table(game), Hint::Said(game)] {
            let next = tokio::time::timeout(Duration::from_mins(1), heard.next()).await;
            assert_eq!(next.unwrap(), hint);
        }
    }
}

#[tokio::test]
async fn one_server_on_sqlite_needs_no_hints() {
    assert!(Stand::sqlite().store().await.hints().await.unwrap().is_none());
}
