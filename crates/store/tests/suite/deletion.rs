//! A player deletes their account.

use havana_protocol::Saying;
use havana_store::{AccountOutcome, RatingKind, SeatEnd, SeatHolder};

use crate::harness::{
    NOW, accounts, ms, named_header, on_all, players, push_target, running, seat, table_of,
};

#[tokio::test]
async fn what_was_played_stays_and_who_it_was_does_not() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        store.set_account(ana.id, "ana", "hash").await.unwrap();
        store.set_account(bob.id, "bob", "hash").await.unwrap();
        store.new_session(&[1; 32], ana.id, NOW, NOW + ms(1000)).await.unwrap();
        assert!(store.add_push(&[1; 32], &push_target(1), NOW).await.unwrap());
        let over = running(&store, &[&ana, &bob]).await;
        store.say(over, seat(0), &Saying::Text("mine".to_owned()), NOW).await.unwrap();
        store.say(over, seat(1), &Saying::Text("his".to_owned()), NOW).await.unwrap();
        let ends = [9, 8].map(|points| SeatEnd { points, won: points == 9 });
        store.finish(over, &ends, NOW).await.unwrap();
        let runs = running(&store, &[&bob, &ana]).await;
        let shared = table_of(vec![
            SeatHolder::Person(ana.id),
            SeatHolder::Person(bob.id),
            SeatHolder::Free,
        ]);
        let shared = store.new_table(&shared, NOW, named_header).await.unwrap().id;
        let alone = table_of(vec![SeatHolder::Person(ana.id), SeatHolder::Free]);
        let alone = store.new_table(&alone, NOW, named_header).await.unwrap().id;

        let left = store.delete_player(ana.id, "normal", NOW).await.unwrap().unwrap();
        assert_eq!(left.running, [runs]);
        assert!(left.games.contains(&over) && left.games.contains(&runs));
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
            table.header.decode().unwrap().names().unwrap().to_vec()
        };
        assert_eq!(names(over).await, ["Somebody", "Player 1"]);
        assert_eq!(names(runs).await, ["Player 1", "Somebody"]);
        let said = store.said(over, 9).await.unwrap();
        assert_eq!(said.iter().map(|said| said.seat).collect::<Vec<_>>(), [seat(1)]);
        let running = store.table(runs).await.unwrap().unwrap();
        assert_eq!(running.seats[1].stand_in.as_deref(), Some("normal"));
        assert!(running.seats[1].resigned && running.seats[1].name.is_empty());
        let shared = store.table(shared).await.unwrap().unwrap();
        assert_eq!((shared.maker, &shared.seats[0].holder), (bob.id, &SeatHolder::Free));
        assert_eq!(store.table(alone).await.unwrap(), None);

        // The login is free again.
        let [eva] = players(&store).await;
        assert_eq!(store.set_account(eva.id, "ana", "hash").await.unwrap(), AccountOutcome::Made);
    })
    .await;
}

#[tokio::test]
async fn sayings_after_a_deletion_have_new_numbers() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = accounts(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        for (speaker, number) in [(1, 1), (0, 2), (0, 3)] {
            let said = store.say(game, seat(speaker), &Saying::Phrase(1), NOW).await.unwrap();
            assert_eq!(said.map(|said| said.number), Some(number));
        }
        store.delete_player(ana.id, "normal", NOW).await.unwrap().unwrap();
        assert_eq!(store.said(game, 9).await.unwrap().len(), 1, "her words are gone");
        // Said before the deletion, and brought to the store by a slow server after it.
        let late = store.say(game, seat(0), &Saying::Text("late".into()), NOW).await.unwrap();
        assert_eq!(late, None);
        let next = store.say(game, seat(1), &Saying::Phrase(1), NOW).await.unwrap();
        let number = next.map(|said| said.number);
        assert_eq!(number, Some(4), "who knows of the third sees it as a new one");
        assert_eq!(store.said(game, 9).await.unwrap().len(), 2);
    })
    .await;
}

/// Games end while those who play them delete themselves. Each may come first; none may be lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deleting_and_finishing_never_wait_for_each_other_in_a_circle() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let ends = [9, 8].map(|points| SeatEnd { points, won: points == 9 });
        for _ in 0..40 {
            let [ana, bob] = accounts(&store).await;
            let mut work = tokio::task::JoinSet::new();
            for number in 0..6 {
                let pair = if number % 2 == 0 { [&ana, &bob] } else { [&bob, &ana] };
                let (game, store) = (running(&store, &pair).await, store.clone());
                work.spawn(async move { store.finish(game, &ends, NOW).await.map(|_| ()) });
            }
            for player in [ana.id, bob.id] {
                let (renaming, deleting) = (store.clone(), store.clone());
                work.spawn(async move { renaming.rename(player, "Nobody").await.map(|_| ()) });
                work.spawn(async move {
                    let deleted = deleting.delete_player(player, "normal", NOW).await;
                    deleted.map(|deleted| assert!(deleted.is_some()))
                });
            }
            while let Some(done) = work.join_next().await {
                done.unwrap().unwrap();
            }
        }
    })
    .await;
}
