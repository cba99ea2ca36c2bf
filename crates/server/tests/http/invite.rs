//! Invitation links: what those who show them read, and their codes.

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use havana_protocol::api::TableInfo;

use crate::browser::{Server, table_for};

/// The page behind a path, in the language of this header.
async fn page(server: &Server, path: &str, language: &str) -> String {
    let request = Request::get(path).header(HOST, "havana.test").header(ACCEPT_LANGUAGE, language);
    let answer = server.stranger().send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 200, "{path}");
    answer.text
}

#[tokio::test]
async fn a_link_says_who_invites_and_nothing_of_it_can_be_markup() {
    if !havana_server::is_built() {
        return;
    }
    let server = Server::with(|settings| {
        settings.public_url = Some("http://havana.test".to_owned());
    })
    .await;
    let mut ana = server.guest("A\"><b>na").await;
    let mut wish = table_for(1);
    wish.public = false;
    let table: TableInfo = ana.make(&wish).await;
    let invite = table.invite.clone().unwrap();
    let told = page(&server, &format!("/t/{}/{invite}", table.id), "de").await;
    let title = "content=\"A&quot;&gt;&lt;b&gt;na lädt dich zu einer Partie Havana ein\"";
    assert!(told.contains(title), "{told}");
    assert!(told.contains("content=\"http://havana.test/invite.png\""), "{told}");
    assert!(!told.contains("<b>na"), "{told}");
    // A wrong link says no more than any other.
    for path in [format!("/t/{}/guessed", table.id), "/t/nothing/x".to_owned()] {
        let told = page(&server, &path, "en").await;
        assert!(told.contains("content=\"Play Havana with friends\""), "{told}");
        assert!(!told.contains("na lädt") && !told.contains("invites you"), "{told}");
    }
}

#[tokio::test]
async fn a_link_is_drawn_as_a_code_if_it_is_short_enough() {
    let server = Server::new().await;
    let answer = server.stranger().get("qr?link=https%3A%2F%2Fhavana.test%2Ft%2Fa%2Fb").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "image/svg+xml");
    assert!(answer.text.starts_with("<svg "), "{}", answer.text);
    let long = format!("qr?link={}", "a".repeat(401));
    for path in [long.as_str(), "qr?link=", "qr"] {
        let wrong = server.stranger().get(path).await.wrong();
        assert_eq!(wrong, (400, "bad-query".to_owned()), "{path}");
    }
}
