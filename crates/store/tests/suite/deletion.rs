//! Somebody deletes himself.

use havana_protocol::Saying;
use havana_store::{Account, Holder, RatingKind, SeatEnd};
use havana_table::Record;

use crate::harness::{NOW, on_both, players, push_target, running, seat, table_of};

#[tokio::test]
async fn what_was_played_stays_and_who_it_was_does_not() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        store.set_account(ana.id, "ana", "hash").await.unwrap();
        store.new_session(&[1; 32], ana.id, NOW, NOW + 1000).await.unwrap();
        assert!(store.add_push(&[1; 32], &push_target(1), NOW).await.unwrap());
        let over = running(&store, &[&ana, &bob]).await;
        store.say(over, seat(0), &Saying::Text("mine".to_owned()), NOW).await.unwrap();
        store.say(over, seat(1), &Saying::Text("his".to_owned()), NOW).await.unwrap();
        let ends = [9, 8].map(|points| SeatEnd { points, won: points == 9 });
        store.finish(over, &ends, NOW).await.unwrap();
        let runs = running(&store, &[&bob, &ana]).await;
        let shared = table_of(vec![Holder::Person(ana.id), Holder::Person(bob.id), Holder::Free]);
        let shared = store.new_table(&shared, NOW).await.unwrap().id;
        let alone = table_of(vec![Holder::Person(ana.id), Holder::Free]);
        let alone = store.new_table(&alone, NOW).await.unwrap().id;

        let left = store.delete_player(ana.id, "normal", NOW).await.unwrap().unwrap();
        assert_eq!(left.running, [runs]);
        assert_eq!(store.delete_player(ana.id, "normal", NOW).await.unwrap(), None);

        let gone = store.player(ana.id).await.unwrap().unwrap();
        assert_eq!((gone.name.as_str(), gone.login, gone.gone), ("", None, true));
        assert_eq!(store.by_login("ana").await.unwrap(), None);
        assert_eq!(store.session(&[1; 32], NOW).await.unwrap(), None);
        assert_eq!(store.push_targets(ana.id, NOW).await.unwrap(), []);
        assert_eq!(store.rating(ana.id, RatingKind::Two).await.unwrap(), None);
        assert!(store.rating(bob.id, RatingKind::Two).await.unwrap().is_some());

        let names = async |game| {
            let table = store.table(game).await.unwrap().unwrap();
            Record::from_binary(&table.header).unwrap().header().names().unwrap().to_vec()
        };
        assert_eq!(names(over).await, ["Somebody", "Player 1"]);
        assert_eq!(names(runs).await, ["Player 1", "Somebody"]);
        let said = store.said(over, 9).await.unwrap();
        assert_eq!(said.iter().map(|said| said.seat).collect::<Vec<_>>(), [seat(1)]);
        let running = store.table(runs).await.unwrap().unwrap();
        assert_eq!(running.seats[1].stand_in.as_deref(), Some("normal"));
        assert!(running.seats[1].resigned && running.seats[1].name.is_empty());
        let shared = store.table(shared).await.unwrap().unwrap();
        assert_eq!((shared.maker, &shared.seats[0].holder), (bob.id, &Holder::Free));
        assert_eq!(store.table(alone).await.unwrap(), None);

        // The login is free again.
        assert_eq!(store.set_account(bob.id, "ana", "hash").await.unwrap(), Account::Made);
    })
    .await;
}
