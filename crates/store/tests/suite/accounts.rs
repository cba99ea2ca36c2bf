//! Players, accounts and sessions.

use havana_protocol::{Id, Millis};
use havana_store::{AccountOutcome, Error, Location, Store};

use crate::harness::{NOW, ms, on_all, players, push_target};

#[tokio::test]
async fn a_guest_keeps_his_name_and_may_change_it() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let guest = store.new_player("Ana 🌴", NOW).await.unwrap();
        assert_eq!(store.player(guest.id).await.unwrap(), Some(guest.clone()));
        assert!(store.rename(guest.id, "Anita").await.unwrap());
        assert_eq!(store.player(guest.id).await.unwrap().unwrap().name, "Anita");
        let stranger = Id::from_random(7);
        assert_eq!(store.player(stranger).await.unwrap(), None);
        assert!(!store.rename(stranger, "Nobody").await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn logins_are_unique_whatever_their_case() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        assert_eq!(store.set_account(ana.id, "Añá", "hash").await.unwrap(), AccountOutcome::Made);
        assert_eq!(
            store.set_account(bob.id, "AÑÁ", "other").await.unwrap(),
            AccountOutcome::LoginTaken
        );
        assert_eq!(
            store.set_account(ana.id, "ana2", "hash").await.unwrap(),
            AccountOutcome::NotAGuest
        );
        assert_eq!(store.set_account(bob.id, "bob", "other").await.unwrap(), AccountOutcome::Made);
        let login = store.by_login("aÑá").await.unwrap().unwrap();
        assert_eq!((login.player.id, login.password_hash.as_str()), (ana.id, "hash"));
        assert_eq!(login.player.login.as_deref(), Some("Añá"));
        assert_eq!(store.by_login("nobody").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn one_of_many_who_want_a_login_at_once_gets_it() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let people: [_; 12] = players(&store).await;
        let wishes = people.map(|player| {
            let store = store.clone();
            tokio::spawn(async move { store.set_account(player.id, "same", "hash").await.unwrap() })
        });
        let mut made = 0;
        for wish in wishes {
            match wish.await.unwrap() {
                AccountOutcome::Made => made += 1,
                other => assert_eq!(other, AccountOutcome::LoginTaken),
            }
        }
        assert_eq!(made, 1);
    })
    .await;
}

#[tokio::test]
async fn a_session_lasts_until_it_expires_or_is_ended() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        for (hash, player) in [([1; 32], ana.id), ([2; 32], ana.id), ([3; 32], bob.id)] {
            store.new_session(&hash, player, NOW, NOW + ms(1000)).await.unwrap();
        }
        let whose = async |hash: u8, now| {
            store.session(&[hash; 32], now).await.unwrap().map(|player| player.id)
        };
        assert_eq!(whose(1, NOW + ms(999)).await, Some(ana.id));
        assert_eq!(whose(1, NOW + ms(1000)).await, None);
        assert_eq!(whose(9, NOW).await, None);
        let days = Millis::days(1);
        assert!(!store.prolong_session(&[1; 32], NOW + days).await.unwrap());
        assert_eq!(whose(1, NOW + ms(1000)).await, None, "not worth a write");
        assert!(store.prolong_session(&[1; 32], NOW + days * 2).await.unwrap());
        assert_eq!(whose(1, NOW + ms(1000)).await, Some(ana.id));
        store.end_session(&[1; 32]).await.unwrap();
        assert_eq!(whose(1, NOW).await, None);
        store.end_sessions(ana.id).await.unwrap();
        assert_eq!(whose(2, NOW).await, None);
        assert_eq!(whose(3, NOW).await, Some(bob.id));
    })
    .await;
}

#[tokio::test]
async fn a_new_password_ends_every_other_session() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        for (hash, player) in [([1; 32], ana.id), ([2; 32], ana.id), ([3; 32], bob.id)] {
            store.new_session(&hash, player, NOW, NOW + ms(1000)).await.unwrap();
        }
        let all = [[1; 32], [2; 32], [3; 32], [4; 32]];
        assert!(!store.set_password(ana.id, "new", None).await.unwrap(), "a guest has none");
        assert_eq!(store.sessions_alive(&all, NOW).await.unwrap().len(), 3);
        store.set_account(ana.id, "ana", "old").await.unwrap();
        assert!(store.set_password(ana.id, "new", Some(&[2; 32])).await.unwrap());
        assert_eq!(store.by_login("ana").await.unwrap().unwrap().password_hash, "new");
        let mut alive = store.sessions_alive(&all, NOW).await.unwrap();
        alive.sort_unstable();
        assert_eq!(alive, [[2; 32], [3; 32]]);
        assert_eq!(store.sessions_alive(&all, NOW + ms(1000)).await.unwrap(), [[0; 32]; 0]);
        assert!(store.set_password(ana.id, "newer", None).await.unwrap());
        assert_eq!(store.sessions_alive(&all, NOW).await.unwrap(), [[3; 32]]);
    })
    .await;
}

#[tokio::test]
async fn a_session_gets_another_token_and_keeps_its_messages() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana] = players(&store).await;
        store.new_session(&[1; 32], ana.id, NOW, NOW + ms(1000)).await.unwrap();
        assert!(store.add_push(&[1; 32], &push_target(1), NOW).await.unwrap());
        assert!(!store.renew_session(&[9; 32], &[2; 32], NOW, NOW + ms(5000)).await.unwrap());
        assert!(
            !store.renew_session(&[1; 32], &[2; 32], NOW + ms(1000), NOW + ms(5000)).await.unwrap()
        );
        assert!(store.renew_session(&[1; 32], &[2; 32], NOW, NOW + ms(5000)).await.unwrap());
        assert_eq!(store.session(&[1; 32], NOW).await.unwrap(), None);
        assert_eq!(store.session(&[2; 32], NOW + ms(4999)).await.unwrap().unwrap().id, ana.id);
        assert!(
            store.has_push(&[2; 32]).await.unwrap() && !store.has_push(&[1; 32]).await.unwrap()
        );
    })
    .await;
}

#[tokio::test]
async fn a_store_is_the_same_after_it_was_closed() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let guest = store.new_player("Ana", NOW).await.unwrap();
        store.ping().await.unwrap();
        store.close().await;
        assert!(store.ping().await.is_err());
        let again = stand.store().await;
        assert_eq!(again.player(guest.id).await.unwrap(), Some(guest));
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_opened_is_told_without_the_password() {
    let place = Location::Postgres("postgres://ana:secret@localhost:1/none".to_owned());
    let error = Store::open(&place).await.unwrap_err().to_string();
    assert!(!error.contains("secret") && error.contains("localhost:1/none"), "{error}");
    let place = Location::Postgres("postgres://localhost:1/none?password=secret".to_owned());
    for error in [Store::open(&place).await, Store::open_to_read(&place).await] {
        let error = error.unwrap_err();
        assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
    }
    let place = Location::Postgres("mysql://x".to_owned());
    assert!(matches!(Store::open(&place).await, Err(Error::Open { .. })));
    let place = Location::Sqlite("/dev/null/here".into());
    assert!(matches!(Store::open(&place).await, Err(Error::Open { .. })));
}
