//! Clients that hang up: hyper drops what it was doing for them, wherever it waits. Every change is
//! cut at every place where it can be, and nothing may be left half done.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request};
use havana_protocol::Id;
use havana_protocol::api::{Me, SeatWish, Stage};
use havana_store::{SeatHolder, Store, Table};
use serde_json::json;
use tokio::time::{Instant, sleep};
use tower::ServiceExt as _;

use crate::browser::{Browser, Server, table_for};
use crate::games::play_out;

/// A future that is polled this many times and then dropped; returns whether it was done by then.
struct Cut<F> {
    future: Pin<Box<F>>,
    polls: usize,
}

impl<F: Future> Future for Cut<F> {
    type Output = bool;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<bool> {
        if self.polls == 0 {
            return Poll::Ready(false);
        }
        self.polls -= 1;
        match self.future.as_mut().poll(cx) {
            Poll::Ready(_) => Poll::Ready(true),
            Poll::Pending if self.polls == 0 => Poll::Ready(false),
            Poll::Pending => Poll::Pending,
        }
    }
}

/// Every way to change something in more than one step, and what must come of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Guest,
    Rename,
    Account,
    Password,
    SignIn,
    SignOut,
    SignOutEverywhere,
    Delete,
    Make,
    Join,
    Leave,
    Start,
    Invite,
    Quick,
    Again,
    Day,
}

const ALL: [Change; 16] = [
    Change::Guest,
    Change::Rename,
    Change::Account,
    Change::Password,
    Change::SignIn,
    Change::SignOut,
    Change::SignOutEverywhere,
    Change::Delete,
    Change::Make,
    Change::Join,
    Change::Leave,
    Change::Start,
    Change::Invite,
    Change::Quick,
    Change::Again,
    Change::Day,
];

/// What is about to be asked, and who sits where.
struct Scene {
    request: Request<Body>,
    /// The one who asks.
    asks: Id,
    browser: Browser,
    table: Option<Id>,
    /// What must have changed in the end.
    before: String,
}

impl Change {
    async fn scene(self, server: &Server, number: usize) -> Scene {
        let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
        let login = format!("ana-{self:?}-{number}");
        let credentials = json!({ "login": login, "password": "a good secret" }).to_string();
        let (mut table, mut before) = (None, String::new());
        let mut bots = table_for(2);
        let asked = match self {
            Change::Guest => {
                before = people(server.node.store()).await;
                server.stranger().request(Method::POST, "guest", Some(r#"{"name":"Eva"}"#))
            }
            Change::Password => {
                ana.ask(Method::POST, "account", Some(&credentials)).await.ok::<Me>();
                before = password(server.node.store(), &login).await;
                let wish = json!({ "old": "a good secret", "new": "a better secret" }).to_string();
                ana.request(Method::PUT, "account/password", Some(&wish))
            }
            Change::Invite => {
                let made = ana.make(&table_for(1)).await;
                (table, before) = (Some(made.id), made.invite.unwrap());
                ana.request(Method::POST, &format!("tables/{}/invite", made.id), None)
            }
            Change::Day => ana.request(Method::POST, "day", None),
            Change::Rename | Change::Delete => {
                let made = ana.make(&table_for(1)).await.id;
                let joined = bob.order(Method::POST, &format!("tables/{made}/join")).await;
                assert!(joined.status.is_success());
                table = Some(made);
                let rename = Some(r#"{"name":"Anita"}"#);
                if self == Change::Delete {
                    ana.request(Method::DELETE, "me", None)
                } else {
                    ana.request(Method::PUT, "me", rename)
                }
            }
            Change::Account => ana.request(Method::POST, "account", Some(&credentials)),
            Change::SignIn => {
                bob.ask(Method::POST, "account", Some(&credentials)).await.ok::<Me>();
                ana.request(Method::POST, "session", Some(&credentials))
            }
            Change::SignOut => ana.request(Method::DELETE, "session", None),
            Change::SignOutEverywhere => ana.request(Method::DELETE, "sessions", None),
            Change::Make => {
                bots.seats[1..].fill(SeatWish::Bot("planner".to_owned()));
                let wish = serde_json::to_string(&bots).unwrap();
                ana.request(Method::POST, "tables", Some(&wish))
            }
            Change::Join => {
                let made = bob.make(&table_for(1)).await.id;
                table = Some(made);
                ana.request(Method::POST, &format!("tables/{made}/join"), None)
            }
            Change::Leave => {
                let made = ana.make(&table_for(1)).await.id;
                table = Some(made);
                ana.request(Method::POST, &format!("tables/{made}/leave"), None)
            }
            Change::Start => {
                let made = ana.make(&table_for(2)).await.id;
                table = Some(made);
                ana.request(Method::POST, &format!("tables/{made}/start"), None)
            }
            Change::Quick => {
                // Nobody else waits for a game of this pace.
                let pace = json!({ "live": { "bank": 100 + number, "increment": 1 } });
                let wish = json!({ "players": 2, "pace": pace }).to_string();
                table = Some(bob.ask(Method::POST, "quick", Some(&wish)).await.ok::<Named>().id);
                ana.request(Method::POST, "quick", Some(&wish))
            }
            Change::Again => {
                let made = bob.make(&table_for(1)).await.id;
                let joined = ana.order(Method::POST, &format!("tables/{made}/join")).await;
                assert!(joined.status.is_success());
                Box::pin(play_out(server.node.store(), made)).await;
                let again = format!("games/{made}/again");
                table = Some(bob.order(Method::POST, &again).await.ok::<Named>().id);
                ana.request(Method::POST, &again, None)
            }
        };
        let asks = ana.me().await.id;
        Scene { request: asked, asks, browser: ana, table, before }
    }

    /// Whether all that was asked for is done.
    async fn is_done(self, server: &Server, scene: &mut Scene, number: usize) -> bool {
        let store = server.node.store();
        let begun = async |table: Option<Id>| match table {
            Some(id) => store.table(id).await.unwrap().is_some_and(|table| table.begun.is_some()),
            None => false,
        };
        match self {
            Change::Guest => people(store).await == one_more(&scene.before),
            Change::Password => {
                let login = format!("ana-{self:?}-{number}");
                password(store, &login).await != scene.before
                    && scene.browser.get("me").await.status == 401
            }
            Change::Invite => {
                let table = store.table(scene.table.unwrap()).await.unwrap().unwrap();
                table.invite != scene.before
            }
            Change::Day => {
                let day = store.day(server.node.today(), Some(scene.asks), 0).await.unwrap();
                match day.mine {
                    Some(game) => store.table(game).await.unwrap().is_some_and(|it| it.moves > 0),
                    None => false,
                }
            }
            Change::Rename => seat_in_memory(server, scene).await.0 == "Anita",
            Change::Delete => seat_in_memory(server, scene).await.1,
            Change::Account => {
                let login = format!("ana-{self:?}-{number}");
                store.by_login(&login).await.unwrap().is_some()
                    && scene.browser.get("me").await.status == 401
            }
            Change::SignIn | Change::SignOut | Change::SignOutEverywhere => {
                scene.browser.get("me").await.status == 401
            }
            Change::Make => {
                let games = store.games_of(scene.asks, 10).await.unwrap();
                games.len() == 1 && games[0].stage() == Stage::Running
            }
            Change::Leave => store.table(scene.table.unwrap()).await.unwrap().is_none(),
            Change::Join | Change::Start | Change::Quick | Change::Again => {
                begun(scene.table).await
            }
        }
    }
}

#[derive(serde::Deserialize)]
struct Named {
    id: Id,
}

/// How many players and sessions there are.
async fn people(store: &Store) -> String {
    let stats = store.stats().await.unwrap();
    format!("{} {}", stats.players, stats.sessions)
}

/// The same with one more of each.
fn one_more(people: &str) -> String {
    let more = people.split(' ').map(|number| number.parse::<u64>().unwrap() + 1);
    more.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

async fn password(store: &Store, login: &str) -> String {
    store.by_login(login).await.unwrap().unwrap().password_hash
}

/// The name at the first seat as those at the table see it, and whether it has given up.
async fn seat_in_memory(server: &Server, scene: &Scene) -> (String, bool) {
    let live = server.node.game(scene.table.unwrap()).await.unwrap();
    let room = live.room();
    let seat = &room.table().seats[0];
    (seat.name.clone(), seat.resigned && seat.name.is_empty())
}

/// No table is full and waits.
async fn assert_sound(store: &Store, change: Change, scene: &Scene) {
    let mut tables: Vec<Table> = store.games_of(scene.asks, 100).await.unwrap();
    if let Some(table) = scene.table {
        tables.extend(store.table(table).await.unwrap());
    }
    for table in tables {
        let is_full = table.seats.iter().all(|seat| seat.holder != SeatHolder::Free);
        assert!(!is_full || table.begun.is_some(), "{change:?}: a full table never begins");
    }
}

#[tokio::test]
async fn a_change_whose_client_hangs_up_is_carried_out() {
    let server = Server::with(|settings| settings.without_limits = true).await;
    for change in ALL {
        for polls in 0.. {
            assert!(polls < 1000, "{change:?} never ends");
            let mut scene = change.scene(&server, polls).await;
            let request = std::mem::take(&mut scene.request);
            let future = Box::pin(server.app.clone().oneshot(request));
            let done = Cut { future, polls }.await;
            let until = Instant::now() + Duration::from_secs(30);
            // What was never begun need not be done.
            while polls > 0 && !change.is_done(&server, &mut scene, polls).await {
                assert!(Instant::now() < until, "{change:?}, cut after {polls}, is half done");
                sleep(Duration::from_millis(5)).await;
            }
            assert_sound(server.node.store(), change, &scene).await;
            if done {
                break;
            }
        }
    }
}
