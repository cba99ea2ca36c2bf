//! Guests, accounts and sessions.

use axum::http::Method;
use axum::http::header::SET_COOKIE;
use havana_protocol::api::{Me, TableInfo};
use serde_json::json;

use crate::browser::{Server, refusal, table_for};

fn credentials(login: &str, password: &str) -> serde_json::Value {
    json!({ "login": login, "password": password })
}

#[tokio::test]
async fn a_name_is_enough() {
    let server = Server::new().await;
    let mut ana = server.stranger();
    assert_eq!(ana.get("me").await.wrong(), (401, "sign-in".to_owned()));
    let me = ana.become_guest("  Ana   B ").await;
    assert_eq!((me.name.as_str(), me.login.as_deref()), ("Ana B", None));
    assert_eq!(ana.me().await, me);
    let renamed = ana.ask(Method::PUT, "me", Some(r#"{"name":"Anita"}"#)).await.ok::<Me>();
    assert_eq!((renamed.id, renamed.name.as_str()), (me.id, "Anita"));
    let again = refusal(&mut ana, "guest", json!({ "name": "Eva" })).await;
    assert_eq!(again, (409, "known-already".to_owned()));
}

#[tokio::test]
async fn names_that_deceive_are_refused() {
    let server = Server::new().await;
    let mut ana = server.stranger();
    for (name, code) in [
        ("", "name-empty"),
        (" \t ", "name-empty"),
        ("a\u{202e}b", "name-not-plain"),
        ("\u{2800}", "name-not-plain"),
        ("\u{34f}\u{17b4}", "name-not-plain"),
        ("1234567890123456789012345", "name-too-long"),
    ] {
        let wrong = refusal(&mut ana, "guest", json!({ "name": name })).await;
        assert_eq!(wrong, (422, code.to_owned()));
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let server = Server::new().await;
    let mut here = server.guest("Ana").await;
    let me = here.me().await;
    let table = here.make(&table_for(1)).await;
    let account: Me = here.post("account", &credentials("Ana.B", "a good secret")).await.ok();
    assert_eq!((account.id, account.login.as_deref()), (me.id, Some("Ana.B")));
    let again = refusal(&mut here, "account", credentials("other", "a good secret")).await;
    assert_eq!(again, (409, "has-account".to_owned()));

    let mut there = server.stranger();
    let wrong = refusal(&mut there, "session", credentials("ana.b", "another secret")).await;
    assert_eq!(wrong, (401, "wrong-password".to_owned()));
    let unknown = refusal(&mut there, "session", credentials("nobody", "a good secret")).await;
    assert_eq!(unknown, (401, "wrong-password".to_owned()));
    let signed_in: Me = there.post("session", &credentials("ANA.b", "a good secret")).await.ok();
    assert_eq!(signed_in, account);
    let mine: Vec<TableInfo> = there.get("games?mine").await.ok();
    assert_eq!(mine[0].id, table.id);

    let mut eva = server.guest("Eva").await;
    let taken = refusal(&mut eva, "account", credentials("ana.B", "a good secret")).await;
    assert_eq!(taken, (409, "login-taken".to_owned()));
}

#[tokio::test]
async fn the_session_is_renewed_with_the_account_and_the_cookie_with_every_visit() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let guest = ana.cookie.clone();
    let shown = ana.get("me").await;
    let cookie = shown.headers[SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with(guest.as_deref().unwrap()), "{cookie}");
    assert!(cookie.contains("; Max-Age=34560000;"), "{cookie}");
    ana.post("account", &credentials("ana", "a good secret")).await.ok::<Me>();
    assert!(ana.cookie.is_some() && ana.cookie != guest, "another token");
    assert_eq!(ana.get("me").await.status, 200);
    ana.cookie = guest;
    assert_eq!(ana.get("me").await.status, 401, "the token of the guest is worth nothing");
}

#[tokio::test]
async fn credentials_have_their_form() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let short = refusal(&mut ana, "account", credentials("ana", "short")).await;
    assert_eq!(short, (422, "password-length".to_owned()));
    let login = refusal(&mut ana, "account", credentials("a b", "a good secret")).await;
    assert_eq!(login, (422, "login-not-plain".to_owned()));
}

#[tokio::test]
async fn signing_out_is_for_here_or_for_everywhere() {
    let server = Server::new().await;
    let mut here = server.guest("Ana").await;
    here.post("account", &credentials("ana", "a good secret")).await.ok::<Me>();
    let (mut there, mut elsewhere) = (server.stranger(), server.stranger());
    for browser in [&mut there, &mut elsewhere] {
        browser.post("session", &credentials("ana", "a good secret")).await.ok::<Me>();
    }
    let old = here.cookie.clone();
    assert_eq!(here.order(Method::DELETE, "session").await.status, 204);
    assert_eq!(here.cookie, None);
    here.cookie = old;
    assert_eq!(here.get("me").await.status, 401, "the old cookie is worth nothing");
    assert_eq!(there.get("me").await.status, 200);
    assert_eq!(there.order(Method::DELETE, "sessions").await.status, 204);
    assert_eq!(elsewhere.get("me").await.status, 401);
}

#[tokio::test]
async fn a_password_can_be_changed_and_ends_other_sessions() {
    let server = Server::new().await;
    let mut here = server.guest("Ana").await;
    let change = |old: &str, new: &str| json!({ "old": old, "new": new }).to_string();
    let path = "account/password";
    let ask = change("a good secret", "a better secret");
    let guest = here.ask(Method::PUT, path, Some(&ask)).await.wrong();
    assert_eq!(guest, (409, "no-account".to_owned()));
    here.post("account", &credentials("ana", "a good secret")).await.ok::<Me>();
    let mut there = server.stranger();
    there.post("session", &credentials("ana", "a good secret")).await.ok::<Me>();
    let before = here.cookie.clone();
    for (old, new, wrong) in [
        ("another secret", "a better secret", (401, "wrong-password")),
        ("short", "a better secret", (401, "wrong-password")),
        ("a good secret", "short", (422, "password-length")),
    ] {
        let refused = here.ask(Method::PUT, path, Some(&change(old, new))).await.wrong();
        assert_eq!(refused, (wrong.0, wrong.1.to_owned()));
    }
    assert_eq!(there.get("me").await.status, 200);
    assert_eq!(here.ask(Method::PUT, path, Some(&ask)).await.status, 204);
    assert_eq!(there.get("me").await.status, 401, "every other session has ended");
    assert_eq!(here.get("me").await.status, 200);
    assert_ne!(here.cookie, before, "and this one has another token");
    let mut old = server.stranger();
    old.cookie = before;
    assert_eq!(old.get("me").await.status, 401);
    let wrong = refusal(&mut there, "session", credentials("ana", "a good secret")).await;
    assert_eq!(wrong, (401, "wrong-password".to_owned()));
    there.post("session", &credentials("ana", "a better secret")).await.ok::<Me>();
    assert_eq!(server.stranger().ask(Method::PUT, path, Some(&ask)).await.status, 401);
}

#[tokio::test]
async fn an_account_can_be_deleted() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    let id = ana.me().await.id;
    ana.post("account", &credentials("ana", "a good secret")).await.ok::<Me>();
    let table = ana.make(&table_for(1)).await;
    assert_eq!(ana.order(Method::DELETE, "me").await.status, 204);
    assert_eq!(ana.get("me").await.status, 401);
    let gone = ana.get(&format!("tables/{}", table.id)).await.wrong();
    assert_eq!(gone, (404, "no-such-game".to_owned()));
    let profile = ana.get(&format!("players/{id}")).await.wrong();
    assert_eq!(profile, (404, "no-such-player".to_owned()));
    let wrong = refusal(&mut ana, "session", credentials("ana", "a good secret")).await;
    assert_eq!(wrong, (401, "wrong-password".to_owned()));
}

#[tokio::test]
async fn passwords_are_tried_slowly_and_nobody_else_waits() {
    let server = Server::new().await;
    let mut ana = server.guest("Ana").await;
    ana.post("account", &credentials("ana", "a good secret")).await.ok::<Me>();
    let mut thief = server.stranger();
    thief.address = [192, 0, 2, 7].into();
    let mut codes = Vec::new();
    for attempt in 0..15 {
        // Too short to be anyone's, so that no time is spent on hashing; tried it is all the same.
        let body = credentials(&format!("ana{attempt}"), "guess");
        codes.push(refusal(&mut thief, "session", body).await.0);
    }
    let tried = codes.iter().filter(|&&status| status == 401).count();
    assert!((10..13).contains(&tried), "{codes:?}");
    assert!(codes.contains(&429), "{codes:?}");
    assert_eq!(ana.get("me").await.status, 200);
    // From many addresses at one login it is the login that is counted.
    let mut codes = Vec::new();
    for number in 0..30 {
        thief.address = [198, 51, 100, number].into();
        codes.push(refusal(&mut thief, "session", credentials("ana", "guess")).await.0);
    }
    assert!(codes.contains(&429), "{codes:?}");
    // They lock nobody out of a browser that has signed in before.
    let (device, session) = (ana.device.clone(), ana.cookie.take());
    ana.post("session", &credentials("Ana", "a good secret")).await.ok::<Me>();
    let mut elsewhere = server.stranger();
    elsewhere.address = [203, 0, 113, 1].into();
    let refused = refusal(&mut elsewhere, "session", credentials("ana", "a good secret")).await;
    assert_eq!(refused, (429, "too-often".to_owned()), "a strange browser waits");
    elsewhere.device = device.clone();
    elsewhere.post("session", &credentials("ana", "a good secret")).await.ok::<Me>();
    // It opens nothing by itself, and nothing for another login.
    let mut other = server.stranger();
    other.device = device.clone();
    assert_eq!(other.get("me").await.status, 401);
    other.device = device.map(|device| device.replace(['a', '1'], "0"));
    other.address = [203, 0, 113, 2].into();
    let forged = refusal(&mut other, "session", credentials("ana", "a good secret")).await;
    assert_eq!(forged.0, 429);
    assert_ne!(ana.cookie, session, "a new session");
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_this_host() {
    let server =
        Server::with(|settings| settings.public_url = Some("https://havana.test".to_owned())).await;
    let mut ana = server.stranger();
    ana.origin = Some("https://havana.test");
    let answer = ana.post("guest", &json!({ "name": "Ana" })).await;
    let cookie = answer.headers[SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with("__Host-havana="), "{cookie}");
    for part in ["; Secure", "; HttpOnly", "; SameSite=Strict", "; Path=/"] {
        assert!(cookie.contains(part), "{part}: {cookie}");
    }
    assert!(!cookie.contains("Domain"));
    assert_eq!(ana.get("me").await.status, 200);
    ana.cookie = ana.cookie.map(|cookie| cookie.replace("__Host-", ""));
    assert_eq!(ana.get("me").await.status, 401, "a subdomain could have set this one");
}
