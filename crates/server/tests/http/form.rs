//! The form of every answer, and what is refused before it is looked at.

use std::convert::Infallible;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{Method, Request, Version};
use futures_util::{StreamExt as _, stream};
use serde_json::json;

use crate::browser::{Server, table_for};

#[tokio::test]
async fn only_this_servers_pages_change_something() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    for origin in
        [None, Some("http://evil.test"), Some("null"), Some("http://havana.test.evil.test")]
    {
        ana.origin = origin;
        let wrong = ana.post("tables", &table_for(1)).await.wrong();
        assert_eq!(wrong, (403, "foreign-origin".to_owned()), "{origin:?}");
        let wrong = ana.order(Method::DELETE, "me").await.wrong();
        assert_eq!(wrong.0, 403, "{origin:?}");
        assert_eq!(ana.get("me").await.status, 200, "asking is free");
    }
}

#[tokio::test]
async fn whatever_goes_wrong_is_answered_in_one_form() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let ask = [
        (Method::GET, "nothing/here", None, 404, "no-such-path"),
        (Method::GET, "", None, 404, "no-such-path"),
        (Method::PATCH, "me", None, 405, "wrong-method"),
        (Method::GET, "guest", None, 405, "wrong-method"),
        (Method::POST, "quick", Some("{"), 400, "bad-json"),
        (Method::POST, "quick", Some("{}"), 400, "bad-json"),
        (Method::POST, "quick", None, 415, "not-json"),
        (Method::GET, "tables/none", None, 404, "no-such-game"),
        (Method::GET, "tables/0000000000000", None, 404, "no-such-game"),
        (Method::GET, "leaderboard?players=x", None, 400, "bad-query"),
        (Method::GET, "leaderboard?players=7", None, 422, "bad-players"),
        (Method::PUT, "push", None, 405, "wrong-method"),
    ];
    for (method, path, body, status, code) in ask {
        let wrong = ana.ask(method, path, body).await.wrong();
        assert_eq!(wrong, (status, code.to_owned()), "{path}");
    }
}

#[tokio::test]
async fn bodies_have_an_end() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let name = json!({ "name": "a".repeat(20_000) });
    assert_eq!(ana.post("guest", &name).await.wrong(), (413, "too-large".to_owned()));
    // A deck is longer than that, but not longer than a deck.
    let mut wish = table_for(1);
    wish.deck = Some("# a comment\n".repeat(5_000));
    assert_eq!(ana.post("tables", &wish).await.wrong(), (422, "bad-deck".to_owned()));
    wish.deck = Some("#\n".repeat(200_000));
    assert_eq!(ana.post("tables", &wish).await.wrong(), (413, "too-large".to_owned()));
}

#[tokio::test]
async fn a_form_of_another_page_is_no_json() {
    let server = Server::new().await;
    let mut ana = server.stranger();
    let request = Request::post("/api/guest")
        .header(HOST, "havana.test")
        .header(ORIGIN, "http://havana.test")
        .header(CONTENT_TYPE, "text/plain")
        .body(Body::from(r#"{"name":"Ana"}"#))
        .unwrap();
    assert_eq!(ana.send(request).await.wrong(), (415, "not-json".to_owned()));
}

#[tokio::test]
async fn answers_are_not_kept_and_not_guessed_at() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    for path in ["me", "tables", "nothing"] {
        let headers = ana.get(path).await.headers;
        assert_eq!(headers[CACHE_CONTROL], "no-store");
        assert_eq!(headers["x-content-type-options"], "nosniff");
    }
}

#[tokio::test]
async fn whoever_asks_without_end_is_slowed_down_alone() {
    let server = Server::new().await;
    let mut flood = server.stranger();
    flood.address = [192, 0, 2, 9].into();
    let mut asked = 0;
    let refused = loop {
        let answer = flood.get("leaderboard").await;
        if answer.status != 200 {
            break answer;
        }
        asked += 1;
        assert!(asked < 5_000, "nobody slows this down");
    };
    assert!(asked >= 240, "only {asked} were answered");
    assert_eq!(refused.headers["retry-after"], "1", "ten come back every second");
    assert_eq!(refused.wrong(), (429, "too-often".to_owned()));
    assert_eq!(server.stranger().get("leaderboard").await.status, 200);
}

#[tokio::test]
async fn who_is_refused_is_told_how_long_it_lasts() {
    let server = Server::new().await;
    let mut flood = server.stranger();
    let refused = loop {
        flood.cookie = None;
        let answer = flood.post("guest", &json!({ "name": "Ana" })).await;
        if answer.status != 200 {
            break answer;
        }
    };
    let seconds: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((15..=20).contains(&seconds), "three guests a minute: {seconds} s");
    assert!(refused.text.contains(&format!("{seconds} s")), "{}", refused.text);
}

const EVERYWHERE: [&str; 6] = [
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
];

/// For every request, every client and every answer.
#[tokio::test]
async fn every_answer_carries_the_headers() {
    for url in [None, Some("http://havana.test"), Some("https://havana.test")] {
        let server = Server::with(|settings| settings.public_url = url.map(str::to_owned)).await;
        let game = "/api/games/0000000000000/socket";
        for (method, path) in [
            (Method::GET, "/"),
            (Method::GET, "/no/such.file"),
            (Method::PUT, "/"),
            (Method::GET, "/healthz"),
            (Method::POST, "/healthz"),
            (Method::GET, "/readyz"),
            (Method::GET, "/metrics"),
            (Method::GET, "/api/me"),
            (Method::GET, "/api/nothing"),
            (Method::PATCH, "/api/me"),
            (Method::POST, "/api/guest"),
            (Method::GET, game),
        ] {
            for upgrade in [false, true] {
                let mut request = Request::builder().method(&method).uri(path);
                request = request.header(HOST, "havana.test");
                if upgrade {
                    request = request
                        .header("connection", "upgrade")
                        .header("upgrade", "websocket")
                        .header("sec-websocket-version", "13")
                        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
                }
                let answer = server.stranger().send(request.body(Body::empty()).unwrap()).await;
                for name in EVERYWHERE {
                    assert!(answer.headers.contains_key(name), "{method} {path}: {name}");
                }
                let https = url.is_some_and(|url| url.starts_with("https"));
                let only_https = answer.headers.contains_key("strict-transport-security");
                assert_eq!(only_https, https, "{method} {path} at {url:?}");
            }
        }
    }
}

#[tokio::test]
async fn a_request_names_one_host() {
    let server = Server::new().await;
    let ask = async |hosts: &[&str], version| {
        let mut request = Request::get("/api/tables").version(version);
        for host in hosts {
            request = request.header(HOST, *host);
        }
        server.stranger().send(request.body(Body::empty()).unwrap()).await
    };
    assert_eq!(ask(&["a"], Version::HTTP_11).await.status, 200);
    assert_eq!(ask(&[], Version::HTTP_10).await.status, 200);
    for hosts in [&[][..], &["a", "b"]] {
        assert_eq!(ask(hosts, Version::HTTP_11).await.wrong(), (400, "no-host".to_owned()));
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = Server::new().await;
    // The store needs the real time, but is not asked.
    tokio::time::pause();
    let half = stream::iter([Ok::<_, Infallible>("{\"na")]).chain(stream::pending());
    let request = Request::post("/api/guest")
        .header(HOST, "havana.test")
        .header(ORIGIN, "http://havana.test")
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from_stream(half))
        .unwrap();
    let answer = server.stranger().send(request).await;
    assert_eq!(answer.wrong(), (408, "too-slow".to_owned()));
}
