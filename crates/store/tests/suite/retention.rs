//! What is removed, and what never is.

use havana_protocol::Saying;
use havana_store::retention::{ABANDONED, GUEST, WAITING};
use havana_store::{SeatEnd, SeatHolder, Store};

use crate::harness::{
    NOW, a_move, accounts, ms, named_header, on_all, players, running, seat, table_of,
};

const ENDS: [SeatEnd; 2] = [SeatEnd { points: 9, won: true }, SeatEnd { points: 8, won: false }];

async fn finished(store: &Store, people: &[&havana_store::User]) -> havana_protocol::Id {
    let game = running(store, people).await;
    store.append(a_move(game, 0, 1)).await.unwrap();
    store.say(game, seat(0), &Saying::Phrase(1), NOW).await.unwrap();
    assert!(store.finish(game, &ENDS, NOW).await.unwrap());
    game
}

#[tokio::test]
async fn what_nobody_can_reach_is_removed_and_nothing_else() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [account] = accounts(&store).await;
        let [lost, also_lost, here, idle] = players(&store).await;
        let long = NOW + ABANDONED * 2;
        store.new_session(&[1; 32], here.id, NOW, long).await.unwrap();
        store.new_session(&[2; 32], lost.id, NOW, NOW + ms(10)).await.unwrap();
        let gone = [
            finished(&store, &[&lost, &also_lost]).await,
            running(&store, &[&lost, &also_lost]).await,
        ];
        let stay = [
            finished(&store, &[&lost, &account]).await,
            finished(&store, &[&lost, &here]).await,
            running(&store, &[&also_lost, &account]).await,
            running(&store, &[&also_lost, &here]).await,
        ];
        let waiting = table_of(vec![SeatHolder::Person(account.id), SeatHolder::Free]);
        let waiting = store.new_table(&waiting, NOW, named_header).await.unwrap().id;
        let there = async |game| store.table(game).await.unwrap().is_some();

        store.sweep(NOW + GUEST + ms(1)).await.unwrap();
        assert_eq!(store.player(idle.id).await.unwrap(), None, "never sat down, never came back");
        assert_eq!(store.session(&[2; 32], NOW).await.unwrap(), None);
        assert!(store.player(here.id).await.unwrap().is_some());
        assert!(there(waiting).await);
        store.sweep(NOW + WAITING + ms(1)).await.unwrap();
        assert!(!there(waiting).await);

        store.sweep(NOW + ABANDONED).await.unwrap();
        assert!(there(gone[0]).await && there(gone[1]).await, "not a moment too early");
        store.sweep(NOW + ABANDONED + ms(1)).await.unwrap();
        for game in gone {
            assert!(!there(game).await);
            assert_eq!(store.moves(game, 0).await.unwrap(), []);
            assert_eq!(store.said(game, 9).await.unwrap(), []);
        }
        for game in stay {
            assert!(there(game).await);
        }
        for player in [&account, &here, &lost, &also_lost] {
            assert!(store.player(player.id).await.unwrap().is_some(), "they have games");
        }
        store.sweep(long + ms(1)).await.unwrap();
        let left: Vec<bool> = [
            there(stay[0]).await,
            there(stay[1]).await,
            there(stay[2]).await,
            there(stay[3]).await,
        ]
        .into();
        assert_eq!(left, [true, false, true, false], "an account can always come back");
        store.sweep(long + ms(2)).await.unwrap();
        assert_eq!(store.player(here.id).await.unwrap(), None);
        assert!(store.player(account.id).await.unwrap().is_some());
    })
    .await;
}

/// More than one sweep looks at: each sweep continues where the last one ended.
#[tokio::test]
async fn many_guests_are_removed_sweep_after_sweep() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let people: [_; 20] = players(&store).await;
        let [account] = accounts(&store).await;
        for number in 0..40 {
            let [one, other] = [&people[number % 20], &people[(number + 7) % 20]];
            running(&store, &[one, other]).await;
        }
        let stays = running(&store, &[&account, &people[0]]).await;
        for number in 0..3 {
            store.sweep(NOW + ABANDONED + ms(1 + number)).await.unwrap();
        }
        assert_eq!(store.games_for_servers().await.unwrap(), [stays]);
        assert_eq!(store.stats().await.unwrap().players, 2);
    })
    .await;
}
