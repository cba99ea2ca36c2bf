//! Sockets end with the session that opened them, and nobody opens one to a game they may not see.

use std::net::SocketAddr;
use std::time::Duration;

use havana_load::{Broken, Seats, Socket, get};
use havana_protocol::api::TableInfo;
use havana_protocol::{CLOSE_SIGNED_OUT, Leaving, ToClient, ToServer};
use havana_store::Location;
use havana_store::testing::Postgres;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{Served, Tables, served};

/// A generous deadline: another server looks every 30 s.
const SOON: Duration = Duration::from_mins(2);

/// What was answered.
struct Answer {
    status: u16,
    /// The token in the cookie that came along.
    token: Option<String>,
    body: String,
}

/// Asks as the player with this token, and waits for the answer.
async fn ask(server: SocketAddr, method: &str, path: &str, token: &str, body: &Value) -> Answer {
    let body = body.to_string();
    let request = format!(
        "{method} /api/{path} HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\n\
         Cookie: havana={token}\r\nContent-Type: application/json\r\nConnection: close\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(server).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("it is taken");
    let mut said = String::new();
    timeout(SOON, stream.read_to_string(&mut said)).await.expect("in time").expect("all of it");
    let (head, body) = said.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let token = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": havana=")?;
        let is_cookie = name.eq_ignore_ascii_case("set-cookie");
        is_cookie.then(|| value.split(';').next().unwrap_or_default().to_owned())
    });
    Answer { status, token, body: body.to_owned() }
}

impl Served {
    async fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Answer {
        ask(self.host.address(), method, path, token, body).await
    }

    async fn socket_of(&self, token: &str) -> Socket {
        open(self.host.address(), &self.seats, token).await
    }
}

/// A socket that has been welcomed.
async fn open(server: SocketAddr, seats: &Seats, token: &str) -> Socket {
    let mut socket = Socket::open(server, seats.game, token).await.expect("it opens");
    socket.send(&ToServer::Hello { have: 0, history: 0 }).await.expect("it is heard");
    let first = timeout(SOON, socket.receive()).await.expect("in time").expect("it stays open");
    assert!(matches!(first, ToClient::Welcome(_)), "{first:?}");
    socket
}

async fn assert_signed_out(mut socket: Socket) {
    // What it says now is not heard.
    let _ = socket.send(&ToServer::Leave(Leaving::Resign)).await;
    loop {
        match timeout(SOON, socket.receive()).await.expect("it is closed in time") {
            Ok(_) => {}
            Err(Broken { why, .. }) => {
                assert!(why.starts_with(&CLOSE_SIGNED_OUT.to_string()), "{why}");
                return;
            }
        }
    }
}

async fn assert_open(socket: &mut Socket) {
    socket.send(&ToServer::Ping).await.expect("it is open");
    while !matches!(
        timeout(SOON, socket.receive()).await.expect("in time").expect("it stays open"),
        ToClient::Pong
    ) {}
}

#[tokio::test]
async fn signing_out_closes_the_sockets_of_the_session() {
    for path in ["session", "sessions"] {
        let served = served().await;
        let [ana, bob] = [0, 1].map(|seat| served.seats.tokens[seat].clone());
        let sockets = [served.socket_of(&ana).await, served.socket_of(&ana).await];
        let mut other = served.socket_of(&bob).await;
        assert_eq!(served.ask("DELETE", path, &ana, &Value::Null).await.status, 204);
        for socket in sockets {
            assert_signed_out(socket).await;
        }
        assert_open(&mut other).await;
        let again = Socket::open(served.host.address(), served.seats.game, &ana).await;
        let mut again = again.expect("the game is public: they may watch");
        again.send(&ToServer::Hello { have: 0, history: 0 }).await.expect("it is heard");
        let welcome = again.receive().await.expect("it comes");
        assert!(matches!(welcome, ToClient::Welcome(welcome) if welcome.seat.is_none()));
        // The game was not given up.
        let path = format!("tables/{}", served.seats.game);
        let table = served.ask("GET", &path, &bob, &Value::Null).await;
        assert!(table.body.contains("\"stage\":\"running\""), "{}", table.body);
    }
}

#[tokio::test]
async fn deleting_the_account_closes_its_sockets_and_the_game_continues() {
    let served = served().await;
    let [ana, bob] = [0, 1].map(|seat| served.seats.tokens[seat].clone());
    let socket = served.socket_of(&ana).await;
    let mut other = served.socket_of(&bob).await;
    assert_eq!(served.ask("DELETE", "me", &ana, &Value::Null).await.status, 204);
    assert_signed_out(socket).await;
    let stands_in = async {
        loop {
            if let ToClient::Seats { seats, .. } = other.receive().await.expect("it stays open")
                && seats[0].resigned
                && seats[0].stand_in.is_some()
            {
                return;
            }
        }
    };
    timeout(SOON, stands_in).await.expect("a bot takes the seat");
}

#[tokio::test]
async fn a_new_password_closes_the_sockets_of_other_sessions() {
    let served = served().await;
    let account = json!({ "login": "ana", "password": "a good secret" });
    let guest = served.seats.tokens[0].clone();
    let mut here = served.socket_of(&guest).await;
    let made = served.ask("POST", "account", &guest, &account).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let token = made.token.expect("another token");
    assert_open(&mut here).await;
    let there = served.ask("POST", "session", "", &account).await.token.expect("signed in");
    let elsewhere = served.socket_of(&there).await;
    let change = json!({ "old": "a good secret", "new": "a better secret" });
    let changed = served.ask("PUT", "account/password", &token, &change).await;
    assert_eq!(changed.status, 204, "{}", changed.body);
    assert_signed_out(elsewhere).await;
    assert_open(&mut here).await;
    let token = changed.token.expect("a new one");
    assert_eq!(served.ask("DELETE", "sessions", &token, &Value::Null).await.status, 204);
    assert_signed_out(here).await;
}

#[tokio::test]
async fn a_replaced_link_closes_those_who_watch_by_it() {
    let served = served().await;
    let (server, ana) = (served.host.address(), &served.seats.tokens[0]);
    let wish = json!({
        "seats": ["me", { "bot": "greedy" }], "pace": "free", "public": false,
        "spectators": true, "memory_aid": false,
    });
    let made = served.ask("POST", "tables", ana, &wish).await;
    let table: TableInfo = serde_json::from_str(&made.body).expect("a table");
    let invite = table.invite.expect("they sit there");
    let uninvited = Socket::open(server, table.id, "").await;
    assert!(uninvited.is_err_and(|Broken { why, .. }| why.contains("403")));
    let watching = Socket::open_invited(server, table.id, "", &invite).await.expect("it opens");
    let seats = Seats { game: table.id, tokens: vec![ana.clone()] };
    let mut plays = open(server, &seats, ana).await;
    let path = format!("tables/{}/invite", table.id);
    assert_eq!(served.ask("POST", &path, ana, &Value::Null).await.status, 200);
    // It has not even said hello.
    assert_signed_out(watching).await;
    assert_open(&mut plays).await;
    let again = Socket::open_invited(server, table.id, "", &invite).await;
    assert!(again.is_err_and(|Broken { why, .. }| why.contains("403")));
}

/// How many games a server has in memory.
async fn games_in_memory(server: SocketAddr) -> u32 {
    let (answer, _) = get(server, "/metrics").await.expect("it answers");
    let number = answer.lines().find_map(|line| line.strip_prefix("havana_games_in_memory "));
    number.and_then(|number| number.trim().parse().ok()).expect("a number")
}

#[tokio::test]
async fn a_game_is_loaded_only_for_those_who_may_see_it() {
    let mut served = served().await;
    let [ana, bob] = [0, 1].map(|seat| served.seats.tokens[seat].clone());
    // The first look sets the game up that is there from the beginning; then it waits for people.
    drop(served.socket_of(&ana).await);
    let wish = json!({
        "seats": ["me", "open"], "pace": "free", "public": false,
        "spectators": true, "memory_aid": false,
    });
    let made = served.ask("POST", "tables", &ana, &wish).await;
    let table: TableInfo = serde_json::from_str(&made.body).expect("a table");
    let invite = table.invite.expect("they sit there");
    let join = format!("tables/{}/join?invite={invite}", table.id);
    assert_eq!(served.ask("POST", &join, &bob, &Value::Null).await.status, 200);
    served.host.kill().await.expect("it is killed");
    served.host.restart().await.expect("it starts again");
    let server = served.host.address();
    for _ in 0..20 {
        let refused = Socket::open(server, table.id, "").await;
        assert!(refused.is_err_and(|Broken { why, .. }| why.contains("403")));
    }
    assert_eq!(games_in_memory(server).await, 0);
    let seats = Seats { game: table.id, tokens: vec![ana.clone()] };
    let _plays = open(server, &seats, &ana).await;
    assert_eq!(games_in_memory(server).await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_reaches_sockets_on_other_servers() {
    let postgres = Postgres::start().expect("a PostgreSQL");
    let place = Location::Postgres(postgres.database("sessions").expect("a database"));
    let tables = Tables::new(place, 1).await;
    let (here, there) = (tables.host().await, tables.host().await);
    let seats = &tables.games[0];
    let [ana, bob] = [0, 1].map(|seat| seats.tokens[seat].clone());
    let socket = open(there.address(), seats, &ana).await;
    let mut other = open(there.address(), seats, &bob).await;
    let signed_out = ask(here.address(), "DELETE", "sessions", &ana, &Value::Null).await;
    assert_eq!(signed_out.status, 204);
    // It reads nothing but its own close; what others say keeps the connection alive.
    let mut socket = socket;
    let closed = timeout(SOON, async {
        loop {
            match socket.receive().await {
                Ok(_) => {}
                Err(Broken { why, .. }) => return why,
            }
        }
    });
    let why = closed.await.expect("the other server finds out");
    assert!(why.starts_with(&CLOSE_SIGNED_OUT.to_string()), "{why}");
    assert_open(&mut other).await;
}
