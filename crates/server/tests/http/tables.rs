//! The lobby.

use axum::http::Method;
use havana_protocol::api::{Pace, SeatInfo, SeatWish, Stage, TableInfo};
use havana_rules::Seat;
use serde_json::json;

use crate::browser::{Server, refusal, table_for};

const HOUSE: &str = include_str!("../../../../data/decks/house.toml");

#[tokio::test]
async fn the_last_free_seat_starts_the_game() {
    let server = Server::new().await;
    let (mut ana, mut bob, mut eva) =
        (server.guest("Ana").await, server.guest("Bob").await, server.guest("Eva").await);
    let table = ana.make(&table_for(1)).await;
    assert_eq!((table.stage, table.mine, table.seats.len()), (Stage::Waiting, Some(0), 2));
    let open: Vec<TableInfo> = bob.get("tables").await.ok();
    assert_eq!((open[0].id, open[0].mine, &open[0].invite), (table.id, None, &None));

    let join = format!("tables/{}/join", table.id);
    let joined: TableInfo = bob.order(Method::POST, &join).await.ok();
    assert_eq!((joined.stage, joined.mine), (Stage::Running, Some(1)));
    let [_, SeatInfo::Person { name, .. }] = &joined.seats[..] else { panic!("{joined:?}") };
    assert_eq!(name, "Bob");
    let again: TableInfo = bob.order(Method::POST, &join).await.ok();
    assert_eq!(again.stage, Stage::Running, "joining twice does no harm");
    assert_eq!(eva.order(Method::POST, &join).await.wrong(), (409, "begun".to_owned()));
    let leave = format!("tables/{}/leave", table.id);
    assert_eq!(bob.order(Method::POST, &leave).await.wrong(), (409, "begun".to_owned()));

    let anas: Vec<TableInfo> = ana.get("games?mine").await.ok();
    let bobs: Vec<TableInfo> = bob.get("games?mine").await.ok();
    assert!(anas[0].my_turn || bobs[0].my_turn, "it waits for one of them: {anas:?}");
    assert_eq!(eva.get("games?mine").await.ok::<Vec<TableInfo>>(), []);
    assert_eq!(eva.get("games").await.ok::<Vec<TableInfo>>()[0].id, table.id);
    assert_eq!(eva.get("tables").await.ok::<Vec<TableInfo>>(), []);
}

#[tokio::test]
async fn a_table_by_link_is_for_those_with_the_link() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let mut wish = table_for(1);
    wish.public = false;
    let table = ana.make(&wish).await;
    let invite = table.invite.unwrap();
    assert_eq!(bob.get("tables").await.ok::<Vec<TableInfo>>(), []);
    let path = format!("tables/{}", table.id);
    assert_eq!(bob.get(&path).await.wrong(), (403, "not-for-you".to_owned()));
    let wrong = format!("{path}/join?invite=guessed");
    assert_eq!(bob.order(Method::POST, &wrong).await.wrong(), (403, "not-for-you".to_owned()));
    let seen: TableInfo = bob.get(&format!("{path}?invite={invite}")).await.ok();
    assert_eq!(seen.invite, None, "only those who sit there are told it");
    let join = format!("{path}/join?invite={invite}");
    assert_eq!(bob.order(Method::POST, &join).await.ok::<TableInfo>().stage, Stage::Running);
    assert_eq!(server.stranger().get("games").await.ok::<Vec<TableInfo>>(), []);
}

#[tokio::test]
async fn its_maker_fills_free_seats_with_bots() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let mut wish = table_for(3);
    wish.seats[3] = SeatWish::Bot("greedy".to_owned());
    let table = ana.make(&wish).await;
    let start = format!("tables/{}/start", table.id);
    bob.order(Method::POST, &format!("tables/{}/join", table.id)).await.ok::<TableInfo>();
    assert_eq!(bob.order(Method::POST, &start).await.wrong(), (403, "not-yours".to_owned()));
    let started: TableInfo = ana.order(Method::POST, &start).await.ok();
    assert_eq!(started.stage, Stage::Running);
    let bots = [SeatInfo::Bot("planner".to_owned()), SeatInfo::Bot("greedy".to_owned())];
    assert_eq!(started.seats[2..], bots);
    assert_eq!(ana.order(Method::POST, &start).await.wrong(), (409, "begun".to_owned()));
}

#[tokio::test]
async fn alone_among_bots_it_starts_at_once() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let mut wish = table_for(1);
    wish.seats[1] = SeatWish::Bot("search:100".to_owned());
    assert_eq!(ana.make(&wish).await.stage, Stage::Running);
}

#[tokio::test]
async fn whoever_leaves_makes_room() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let table = ana.make(&table_for(2)).await;
    let path = format!("tables/{}", table.id);
    let leave = format!("{path}/leave");
    assert_eq!(bob.order(Method::POST, &leave).await.wrong(), (403, "not-seated".to_owned()));
    bob.order(Method::POST, &format!("{path}/join")).await.ok::<TableInfo>();
    assert_eq!(ana.order(Method::POST, &leave).await.status, 204);
    let left: TableInfo = bob.get(&path).await.ok();
    assert_eq!((left.stage, &left.seats[0], left.mine), (Stage::Waiting, &SeatInfo::Free, Some(1)));
    assert_eq!(bob.order(Method::POST, &leave).await.status, 204);
    assert_eq!(bob.get(&path).await.wrong(), (404, "no-such-game".to_owned()));
}

#[tokio::test]
async fn whoever_is_in_a_hurry_meets_others_who_are() {
    let server = Server::new().await;
    let (mut ana, mut bob, mut eva) =
        (server.guest("Ana").await, server.guest("Bob").await, server.guest("Eva").await);
    let wish = json!({ "players": 2, "pace": { "live": { "bank": 600, "increment": 10 } } });
    let slow = json!({ "players": 2, "pace": { "days": { "hours": 24 } } });
    let first: TableInfo = ana.post("quick", &wish).await.ok();
    assert_eq!(first.stage, Stage::Waiting);
    assert_eq!(ana.post("quick", &wish).await.ok::<TableInfo>().id, first.id, "he waits already");
    assert_ne!(eva.post("quick", &slow).await.ok::<TableInfo>().id, first.id);
    let met: TableInfo = bob.post("quick", &wish).await.ok();
    assert_eq!((met.id, met.stage), (first.id, Stage::Running));
    assert_eq!(met.pace, Pace::Live { bank: 600, increment: 10 });
    let five = refusal(&mut eva, "quick", json!({ "players": 5, "pace": "free" })).await;
    assert_eq!(five, (422, "bad-seats".to_owned()));
}

#[tokio::test]
async fn what_cannot_be_agreed_on_is_told() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let mut refused = async |change: &dyn Fn(&mut havana_protocol::api::NewTable)| {
        let mut wish = table_for(1);
        change(&mut wish);
        ana.post("tables", &wish).await.wrong()
    };
    let seats = (422, "bad-seats".to_owned());
    assert_eq!(refused(&|wish| wish.seats.clear()).await, seats);
    assert_eq!(refused(&|wish| wish.seats.truncate(1)).await, seats);
    assert_eq!(refused(&|wish| wish.seats = vec![SeatWish::Me; 2]).await, seats);
    assert_eq!(refused(&|wish| wish.seats = vec![SeatWish::Open; 2]).await, seats);
    let level = (422, "bad-level".to_owned());
    for word in ["", "clever", "search:1000000", "search:5000ms", &"search:".repeat(1000)] {
        let bot = SeatWish::Bot(word.to_owned());
        assert_eq!(refused(&|wish| wish.seats[1] = bot.clone()).await, level, "{word}");
    }
    let pace = (422, "bad-pace".to_owned());
    for wrong in [
        Pace::Live { bank: 0, increment: 0 },
        Pace::Live { bank: 600, increment: 100_000 },
        Pace::Days { hours: 0 },
        Pace::Days { hours: u32::MAX },
    ] {
        assert_eq!(refused(&|wish| wish.pace = wrong).await, pace);
    }
    assert_eq!(refused(&|wish| wish.target = Some(0)).await, (422, "bad-target".to_owned()));
}

#[tokio::test]
async fn a_deck_of_ones_own_is_judged_and_counted() {
    let server = Server::with(|settings| settings.without_limits = true).await;
    let mut ana = server.guest("Ana").await;
    let mut wish = table_for(1);
    wish.deck = Some(HOUSE.to_owned());
    assert!(!ana.make(&wish).await.own_deck, "the house deck is nobody's own");
    wish.deck = Some(HOUSE.replacen("points = ", "points = 9", 1));
    let refused = ana.post("tables", &wish).await;
    assert!(refused.text.contains("line "), "{}", refused.text);
    assert_eq!(refused.wrong(), (422, "bad-deck".to_owned()));

    let deck = |number: usize| HOUSE.replacen("key = \"", &format!("key = \"own{number}_"), 1);
    for number in 0..20 {
        wish.deck = Some(deck(number));
        assert!(ana.make(&wish).await.own_deck);
    }
    wish.deck = Some(deck(20));
    assert_eq!(ana.post("tables", &wish).await.wrong(), (409, "too-many-decks".to_owned()));
    wish.deck = Some(deck(3));
    assert!(ana.make(&wish).await.own_deck, "one that was used may be used again");
}

#[tokio::test]
async fn nobody_waits_at_very_many_tables() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    for _ in 0..10 {
        ana.make(&table_for(1)).await;
    }
    let wrong = ana.post("tables", &table_for(1)).await.wrong();
    assert_eq!(wrong, (409, "too-many-tables".to_owned()));
}

#[tokio::test]
async fn of_many_who_join_at_once_as_many_sit_as_there_are_seats() {
    let server = Server::with(|settings| settings.without_limits = true).await;
    let table = server.guest("Ana").await.make(&table_for(3)).await;
    let mut tries = Vec::new();
    for number in 0..12 {
        let mut guest = server.guest(&format!("Guest {number}")).await;
        let path = format!("tables/{}/join", table.id);
        tries.push(tokio::spawn(async move { guest.order(Method::POST, &path).await.status }));
    }
    let mut sits = 0;
    for attempt in tries {
        let status = attempt.await.unwrap();
        assert!(status == 200 || status == 409, "{status}");
        sits += usize::from(status == 200);
    }
    assert_eq!(sits, 3);
    let full: TableInfo = server.stranger().get(&format!("tables/{}", table.id)).await.ok();
    assert_eq!(full.stage, Stage::Running);
}

#[tokio::test]
async fn bots_that_think_have_a_budget() {
    let server = Server::new().await;
    let mut wish = table_for(3);
    let thinker = SeatWish::Bot("search:2000".to_owned());
    wish.seats = vec![SeatWish::Me, thinker.clone(), thinker.clone(), thinker];
    let mut made = [0, 0];
    let mut players = [server.guest("Ana").await, server.guest("Bob").await];
    for (player, made) in players.iter_mut().zip(&mut made) {
        let refused = loop {
            let answer = player.post("tables", &wish).await;
            if !answer.status.is_success() {
                break answer;
            }
            *made += 1;
        };
        assert!(refused.headers.contains_key("retry-after"));
        assert_eq!(refused.wrong(), (429, "too-often".to_owned()));
    }
    assert!((5..=6).contains(&made[0]), "a player has a budget: {made:?}");
    assert!((5..=6).contains(&made[1]), "and others have their own: {made:?}");
    let mut eva = server.guest("Eva").await;
    assert_eq!(eva.post("tables", &wish).await.status, 429, "their address has one too");
    eva.address = [10, 0, 0, 2].into();
    assert_eq!(eva.post("tables", &wish).await.status, 200);
    wish.seats[1..].fill(SeatWish::Bot("planner".to_owned()));
    let quick: TableInfo = players[0].post("tables", &wish).await.ok();
    assert_eq!(quick.stage, Stage::Running, "bots that do not search are free");
}

#[tokio::test]
async fn a_bot_that_has_learned_sits_at_a_table_and_decides() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let mut wish = table_for(1);
    wish.seats[1] = SeatWish::Bot("master:100".to_owned());
    let table = ana.make(&wish).await;
    assert_eq!(table.seats[1], SeatInfo::Bot("master:100".to_owned()));
    let live = server.node.game(table.id).await.unwrap();
    let mut changes = live.changes();
    while live.room().game.asked().contains(Seat::ALL[1]) {
        changes.changed().await.unwrap();
    }
    assert!(live.room().game.asked().contains(Seat::ALL[0]), "it has opened");
}

#[tokio::test]
async fn a_game_with_the_network_counts_twice() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let mut wish = table_for(3);
    wish.seats[1..].fill(SeatWish::Bot("master:2000".to_owned()));
    let mut made = 0;
    while ana.post("tables", &wish).await.status.is_success() {
        made += 1;
    }
    assert!((2..=3).contains(&made), "{made}");
}

#[tokio::test]
async fn its_maker_replaces_the_link() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let mut wish = table_for(2);
    wish.public = false;
    let table = ana.make(&wish).await;
    let old = table.invite.unwrap();
    let path = format!("tables/{}", table.id);
    let join = |invite: &str| format!("{path}/join?invite={invite}");
    bob.order(Method::POST, &join(&old)).await.ok::<TableInfo>();
    let replace = format!("{path}/invite");
    let wrong = bob.order(Method::POST, &replace).await.wrong();
    assert_eq!(wrong, (403, "not-yours".to_owned()));
    let new = ana.order(Method::POST, &replace).await.ok::<TableInfo>().invite.unwrap();
    assert_ne!(old, new);
    let mut eva = server.guest("Eva").await;
    assert_eq!(eva.order(Method::POST, &join(&old)).await.wrong().1, "not-for-you");
    assert_eq!(bob.get(&path).await.ok::<TableInfo>().invite, Some(new.clone()), "he sits there");
    assert_eq!(eva.order(Method::POST, &join(&new)).await.ok::<TableInfo>().stage, Stage::Running);
    let nowhere = ana.order(Method::POST, "tables/0000000000000/invite").await.wrong();
    assert_eq!(nowhere, (404, "no-such-game".to_owned()));
}

#[tokio::test]
async fn a_table_says_why_it_is_not_rated() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let mut why = async |change: &dyn Fn(&mut havana_protocol::api::NewTable)| {
        let mut wish = table_for(1);
        wish.pace = Pace::Live { bank: 600, increment: 10 };
        change(&mut wish);
        ana.make(&wish).await.rated.unwrap_or_default()
    };
    assert_eq!(why(&|wish| wish.public = false).await, "private");
    let bot = SeatWish::Bot("greedy".to_owned());
    assert_eq!(why(&|wish| wish.seats[1] = bot.clone()).await, "bots");
    assert_eq!(why(&|wish| wish.target = Some(9)).await, "target");
    assert_eq!(why(&|wish| wish.pace = Pace::Free).await, "pace");
    assert_eq!(why(&|_| ()).await, "guest");
    let account = json!({ "login": "ana", "password": "a good secret" });
    ana.post("account", &account).await.ok::<havana_protocol::api::Me>();
    let mut wish = table_for(1);
    wish.pace = Pace::Live { bank: 600, increment: 10 };
    assert_eq!(ana.make(&wish).await.rated, None);
}
