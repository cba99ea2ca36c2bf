//! A client that behaves like a browser: with a cookie, an origin and an address.

use std::net::IpAddr;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use havana_protocol::api::{Me, NewTable, Pace, SeatWish, TableInfo, Wrong};
use havana_server::node::Node;
use havana_server::settings::Settings;
use havana_server::{Peer, app};
use havana_store::{Location, Store};
use http_body_util::BodyExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tempfile::TempDir;
use tower::ServiceExt;

/// A server with an empty store.
pub(crate) struct Server {
    pub(crate) node: Node,
    pub(crate) app: Router,
    _directory: Option<TempDir>,
}

impl Server {
    pub(crate) async fn new() -> Server {
        Server::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Settings)) -> Server {
        let directory = TempDir::new().unwrap();
        let place = Location::Sqlite(directory.path().to_owned());
        let store = Store::open(&place).await.unwrap();
        let mut settings = Settings::at(place);
        change(&mut settings);
        let node = Node::new(store, settings);
        Server { _directory: Some(directory), ..Server::over(node) }
    }

    /// A server with a given store.
    pub(crate) fn over(node: Node) -> Server {
        Server { app: app(node.clone()), node, _directory: None }
    }

    /// A browser that this server does not know.
    pub(crate) fn stranger(&self) -> Browser {
        Browser {
            app: self.app.clone(),
            cookie: None,
            device: None,
            origin: Some("http://havana.test"),
            address: [10, 0, 0, 1].into(),
        }
    }

    /// A guest with a name.
    pub(crate) async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.stranger();
        browser.become_guest(name).await;
        browser
    }
}

pub(crate) struct Browser {
    app: Router,
    pub(crate) cookie: Option<String>,
    /// The cookie of a browser that has signed in before.
    pub(crate) device: Option<String>,
    pub(crate) origin: Option<&'static str>,
    pub(crate) address: IpAddr,
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn ok<T: DeserializeOwned>(self) -> T {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        serde_json::from_str(&self.text).unwrap()
    }

    /// The code of a refusal. Each is documented.
    pub(crate) fn wrong(self) -> (u16, String) {
        assert!(!self.status.is_success(), "{}", self.text);
        let kind = self.headers.get(CONTENT_TYPE).unwrap();
        assert_eq!(kind, "application/json");
        let Wrong { code, message, retry_after } = serde_json::from_str(&self.text).unwrap();
        let header = self.headers.get(RETRY_AFTER).map(|seconds| seconds.to_str().unwrap());
        assert_eq!(retry_after.map(|seconds| seconds.to_string()).as_deref(), header);
        assert!(message.len() > 10 && !message.contains("sqlx"), "{message}");
        let documented = include_str!("../../../../docs/api.md");
        assert!(documented.contains(&format!("`{code}`")), "{code} is not in docs/api.md");
        (self.status.as_u16(), code)
    }
}

impl Browser {
    pub(crate) async fn become_guest(&mut self, name: &str) -> Me {
        self.post("guest", &serde_json::json!({ "name": name })).await.ok()
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).unwrap();
        self.ask(Method::POST, path, Some(&body)).await
    }

    /// Asks for something that needs no further words.
    pub(crate) async fn order(&mut self, method: Method, path: &str) -> Answer {
        self.ask(method, path, None).await
    }

    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: Option<&str>) -> Answer {
        let request = self.request(method, path, body);
        self.send(request).await
    }

    /// A request as this browser sends it.
    pub(crate) fn request(&self, method: Method, path: &str, body: Option<&str>) -> Request<Body> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/{path}"))
            .header(HOST, "havana.test")
            .extension(Peer(self.address));
        if let Some(origin) = self.origin {
            request = request.header(ORIGIN, origin);
        }
        let cookies: Vec<&str> =
            self.cookie.iter().chain(&self.device).map(String::as_str).collect();
        if !cookies.is_empty() {
            request = request.header(COOKIE, cookies.join("; "));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        request.body(Body::from(body.unwrap_or_default().to_owned())).unwrap()
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            let is_device = pair.contains("havana-device=");
            let kept = Some(pair).filter(|pair| !pair.ends_with('='));
            *if is_device { &mut self.device } else { &mut self.cookie } = kept;
        }
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    pub(crate) async fn make(&mut self, wish: &NewTable) -> TableInfo {
        self.post("tables", wish).await.ok()
    }

    pub(crate) async fn me(&mut self) -> Me {
        self.get("me").await.ok()
    }
}

/// A public table for me and this many others.
pub(crate) fn table_for(others: usize) -> NewTable {
    let mut seats = vec![SeatWish::Open; others];
    seats.insert(0, SeatWish::Me);
    NewTable {
        seats,
        pace: Pace::Free,
        target: None,
        deck: None,
        public: true,
        spectators: true,
        memory_aid: false,
    }
}

/// The code of a refused body.
pub(crate) async fn refusal(browser: &mut Browser, path: &str, body: Value) -> (u16, String) {
    browser.post(path, &body).await.wrong()
}
