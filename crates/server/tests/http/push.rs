//! "It is your turn", told to browsers whose pages are closed.

use std::sync::Arc;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use getrandom::SysRng;
use havana_bots::Level;
use havana_protocol::api::{PushKey, PushTarget, TableInfo};
use havana_protocol::{CommandId, Id};
use havana_rules::{Seat, Viewer};
use havana_server::Reach;
use havana_server::node::{Live, Node};
use havana_server::settings::{Messages, Settings};
use havana_store::testing::Postgres;
use havana_store::{Location, Store};
use rand_core::UnwrapErr;
use serde_json::json;

use crate::browser::{Browser, Server, table_for};
use crate::phone::Phone;

const ANA: Seat = Seat::ALL[0];
/// Longer than a server takes to send a message.
const LONG: Duration = Duration::from_secs(9);

async fn server() -> Server {
    let server = Server::with(|settings| settings.push = Messages::To(Reach::Anywhere)).await;
    run_in_background(&server.node);
    server
}

fn run_in_background(node: &Node) {
    let node = node.clone();
    tokio::spawn(async move { node.run_in_background().await });
}

async fn key(browser: &mut Browser) -> PushKey {
    browser.get("push").await.ok()
}

/// A game of two that has begun, in which Ana is asked. A deal may need a swap first (R2.2), and
/// that may be Bob's.
async fn game(node: &Node, ana: &mut Browser, bob: &mut Browser) -> Id {
    let table = ana.make(&table_for(1)).await;
    let game =
        bob.order(Method::POST, &format!("tables/{}/join", table.id)).await.ok::<TableInfo>().id;
    let live = node.game(game).await.unwrap();
    while !live.room().game.asked().contains(ANA) {
        play(node, &live).await;
    }
    game
}

/// Plays for the player who is asked until it is Ana's next turn.
async fn play_until_she_is_asked_again(node: &Node, live: &Arc<Live>) {
    while live.room().game.asked().contains(ANA) {
        play(node, live).await;
    }
    while !live.room().game.asked().contains(ANA) {
        play(node, live).await;
    }
}

/// Makes one move for the player who is asked.
async fn play(node: &Node, live: &Arc<Live>) {
    let (seat, view, moves) = {
        let game = &live.room().game;
        let seat = game.asked().iter().next().expect("the game is not over so soon");
        (seat, game.view(seat), game.moves())
    };
    let decision = Level::Greedy.bot().decide(&view, &mut UnwrapErr(SysRng)).unwrap();
    let name = CommandId(u128::from(moves).to_le_bytes());
    node.play(live, seat, name, moves, decision).await;
    assert!(live.room().game.moves() > moves, "it was played");
}

#[tokio::test]
async fn whoever_is_away_is_told_once_that_it_is_his_turn() {
    let server = server().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let mut phone = Phone::answering(StatusCode::CREATED).await;
    assert!(!key(&mut ana).await.on);
    assert_eq!(ana.post("push", &phone.target()).await.status, 204);
    let PushKey { key, on } = key(&mut ana).await;
    assert!(on && key.len() == 87, "{key}");

    let game = game(&server.node, &mut ana, &mut bob).await;
    let first = phone.message().await;
    assert_eq!(first.path, "/push/abc");
    assert_eq!(phone.open(&first), json!({ "kind": "turn", "game": game }));
    let exp = phone.claims(&first, &key)["exp"].as_i64().unwrap();
    let hours = (exp - havana_server::now().seconds()) / 3600;
    assert!((11..=24).contains(&hours), "a token is good for {hours} h");
    assert_eq!(first.headers["ttl"], "86400");
    assert_eq!(first.headers["topic"], game.to_string());

    let live = server.node.game(game).await.unwrap();
    play_until_she_is_asked_again(&server.node, &live).await;
    let second = phone.message().await;
    assert_eq!(phone.open(&second), json!({ "kind": "turn", "game": game }));
    phone.hears_nothing(LONG).await;
    assert!(server.node.metrics().text(0).contains("havana_messages_total{became=\"taken\"} 2"));
    server.node.stop();
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let server = server().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let mut phone = Phone::answering(StatusCode::GONE).await;
    ana.post("push", &phone.target()).await;
    game(&server.node, &mut ana, &mut bob).await;
    phone.message().await;
    for _ in 0..3000 {
        if !key(&mut ana).await.on {
            return server.node.stop();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it is still told");
}

#[tokio::test]
async fn a_push_service_that_fails_for_once_is_tried_again_at_the_next_turn() {
    let server = server().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let mut phone = Phone::answering(StatusCode::SERVICE_UNAVAILABLE).await;
    ana.post("push", &phone.target()).await;
    let game = game(&server.node, &mut ana, &mut bob).await;
    phone.message().await;
    let live = server.node.game(game).await.unwrap();
    play_until_she_is_asked_again(&server.node, &live).await;
    phone.message().await;
    assert!(key(&mut ana).await.on);
    server.node.stop();
}

/// Ana looks at the table through one server while the moves are made at the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_several_servers_one_tells_her_and_none_what_she_sees() {
    let postgres = Postgres::start().unwrap();
    let place = Location::Postgres(postgres.database("nodes").unwrap());
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let store = Store::open(&place).await.unwrap();
        let mut settings = Settings::at(place.clone());
        settings.push = Messages::To(Reach::Anywhere);
        nodes.push(Node::new(store, settings));
        run_in_background(&nodes[nodes.len() - 1]);
    }
    let servers = nodes.iter().map(|node| Server::over(node.clone())).collect::<Vec<_>>();
    let (mut ana, mut bob) = (servers[0].guest("Ana").await, servers[0].guest("Bob").await);
    let mut phone = Phone::answering(StatusCode::CREATED).await;
    assert_eq!(ana.post("push", &phone.target()).await.status, 204);
    let mut there = servers[1].stranger();
    assert_eq!(key(&mut ana).await.key, key(&mut there).await.key, "one key for all servers");

    let game = game(&nodes[0], &mut ana, &mut bob).await;
    let (here, there) = (nodes[0].game(game).await.unwrap(), nodes[1].game(game).await.unwrap());
    there.change(|room| room.enter(Viewer::Seat(ANA)));
    phone.hears_nothing(LONG).await;
    play_until_she_is_asked_again(&nodes[0], &here).await;
    phone.hears_nothing(LONG).await;

    there.change(|room| room.leave(Viewer::Seat(ANA)));
    play_until_she_is_asked_again(&nodes[0], &here).await;
    let told = phone.message().await;
    assert_eq!(phone.open(&told)["game"], json!(game));
    phone.hears_nothing(LONG).await;
    for node in nodes {
        node.stop();
    }
}

#[tokio::test]
async fn messages_end_when_one_says_so_or_signs_out() {
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let phone = Phone::answering(StatusCode::CREATED).await;
    ana.post("push", &phone.target()).await;
    assert_eq!(ana.order(Method::DELETE, "push").await.status, 204);
    assert!(!key(&mut ana).await.on);
    ana.post("push", &phone.target()).await;
    let id = ana.me().await.id;
    let kept = async || server.node.store().push_targets(id, havana_server::now()).await.unwrap();
    assert_eq!(kept().await, [phone.target()]);
    ana.order(Method::DELETE, "session").await;
    assert_eq!(kept().await, []);
    server.node.stop();
}

#[tokio::test]
async fn only_public_push_services_and_real_keys_are_taken() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let good = Phone::answering(StatusCode::CREATED).await.target();
    let bad = (422, "bad-push".to_owned());
    for endpoint in [
        good.endpoint.as_str(),
        "https://127.0.0.1/push",
        "https://192.168.0.1/push",
        "https://[::1]/push",
        "http://push.example/push",
        "file:///etc/passwd",
        &format!("https://push.example/{}", "a".repeat(2000)),
    ] {
        let target = PushTarget { endpoint: endpoint.to_owned(), keys: good.keys.clone() };
        assert_eq!(ana.post("push", &target).await.wrong(), bad, "{endpoint}");
    }
    let endpoint = "https://push.example/abc".to_owned();
    let mut target = PushTarget { endpoint, keys: good.keys };
    assert_eq!(ana.post("push", &target).await.status, 204);
    target.keys.auth.pop();
    assert_eq!(ana.post("push", &target).await.wrong(), bad);
    let mut stranger = server.stranger();
    assert_eq!(stranger.post("push", &target).await.wrong(), (401, "sign-in".to_owned()));
    assert_eq!(stranger.get("push").await.status, 200);
}

#[tokio::test]
async fn a_host_may_want_no_messages() {
    let server = Server::with(|settings| settings.push = Messages::Off).await;
    let mut ana = server.guest("Ana").await;
    let none = (404, "no-push".to_owned());
    assert_eq!(ana.get("push").await.wrong(), none);
    let target = Phone::answering(StatusCode::CREATED).await.target();
    assert_eq!(ana.post("push", &target).await.wrong(), none);
}
