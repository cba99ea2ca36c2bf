//! The page behind an invitation link: the client, with a title and a picture for those who show
//! the link; and links as QR codes.

use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HOST, HeaderMap};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use havana_protocol::Id;
use havana_store::{SeatHolder, Table};
use havana_words::{Language, Words, html_escaped};
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;

use super::asked::Params;
use super::info;
use super::wrong::Refused;
use crate::bundle;
use crate::node::Node;

/// The picture of every invitation, a file of the bundle.
const PICTURE: &str = "/invite.png";
/// What the tags are put in front of.
const END_OF_HEAD: &str = "</head>";
/// The longest link that is drawn, in bytes.
const LONGEST_LINK: usize = 400;
/// The empty margin around a code, in modules: readers need it.
const MARGIN: i32 = 2;

/// The client, told in its head what the link leads to. A link that leads nowhere says as little
/// as a wrong one, so it tells nobody which tables there are.
pub(super) async fn page(
    State(node): State<Node>,
    Path((table, invite)): Path<(String, String)>,
    asked: HeaderMap,
    uri: Uri,
) -> Result<Response, Refused> {
    let Some(page) = bundle::online_page() else {
        return Ok((StatusCode::SERVICE_UNAVAILABLE, bundle::NOT_BUILT).into_response());
    };
    let found = match table.parse::<Id>() {
        Ok(id) => node.store().table(id).await?,
        Err(_) => None,
    };
    let found = found.filter(|table| info::may_see(table, None, Some(&invite)));
    let words = Words::new(language(&asked));
    let (title, about) = title_and_description(words, found.as_ref());
    let site = site(node.settings().public_url.as_deref(), &asked);
    let tags = tags(&title, &about, &site, uri.path());
    let page = page.replacen(END_OF_HEAD, &format!("{tags}{END_OF_HEAD}"), 1);
    Ok(([(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response())
}

/// The language of the reader, or of the program that shows them the link.
fn language(asked: &HeaderMap) -> Language {
    let wishes = asked.get(ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok());
    let wishes = wishes.unwrap_or_default().split(',');
    Language::from_preferences(wishes.map(|wish| wish.split(';').next().unwrap_or_default().trim()))
}

/// Who invites to what, in words.
fn title_and_description(words: Words, table: Option<&Table>) -> (String, String) {
    let about = words.text("invite-what");
    let Some(table) = table else { return (words.text("invite-preview"), about) };
    let is_host = |holder: &SeatHolder| *holder == SeatHolder::Person(table.maker);
    let host = table.seats.iter().find(|seat| is_host(&seat.holder));
    let title = match host {
        Some(host) => words.say("invite-preview-by", &[("name", host.name.as_str().into())]),
        None => words.text("invite-preview"),
    };
    (title, about)
}

/// Where this server is found: as it was told, or else by the name it was asked under.
fn site(public_url: Option<&str>, asked: &HeaderMap) -> String {
    let host = || asked.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    public_url.map_or_else(|| format!("http://{}", host()), ToOwned::to_owned)
}

fn tags(title: &str, about: &str, site: &str, path: &str) -> String {
    let picture = format!("{site}{PICTURE}");
    let link = format!("{site}{path}");
    let tag = |(name, value): (&str, &str)| {
        format!("<meta property=\"{name}\" content=\"{}\">\n", html_escaped(value))
    };
    let tags = [
        ("og:type", "website"),
        ("og:site_name", "Havana"),
        ("og:title", title),
        ("og:description", about),
        ("og:url", &link),
        ("og:image", &picture),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ];
    tags.into_iter().map(tag).collect()
}

#[derive(Deserialize)]
pub(super) struct Link {
    link: String,
}

/// A link as a QR code.
pub(super) async fn code(Params(Link { link }): Params<Link>) -> Result<Response, Refused> {
    let too_long = || {
        let says = format!("a link of at most {LONGEST_LINK} bytes can be drawn");
        Refused::new(StatusCode::BAD_REQUEST, "bad-query", says)
    };
    if link.is_empty() || link.len() > LONGEST_LINK {
        return Err(too_long());
    }
    let code = QrCode::encode_text(&link, QrCodeEcc::Medium).map_err(|_| too_long())?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], drawn(&code)).into_response())
}

/// A code as a picture, dark on white whatever the theme: not all readers read the reverse.
fn drawn(code: &QrCode) -> String {
    use core::fmt::Write as _;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in 0..code.size() {
            if code.get_module(x, y) {
                let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
            }
        }
    }
    let size = code.size() + 2 * MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/>\
         <path d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_tag_can_leave_it() {
        let tags = tags("\"><script>alert('&')</script>", "a", "http://x\"y", "/t/<");
        assert!(!tags.contains("<script"), "{tags}");
        assert!(tags.contains("&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)"), "{tags}");
        assert!(tags.contains("content=\"http://x&quot;y/t/&lt;\""), "{tags}");
    }

    #[test]
    fn the_language_is_the_first_that_we_speak() {
        let mut asked = HeaderMap::new();
        assert_eq!(language(&asked), Language::English);
        asked.insert(ACCEPT_LANGUAGE, "pt-BR, de-AT;q=0.8, en;q=0.5".parse().unwrap());
        assert_eq!(language(&asked), Language::German);
    }

    #[test]
    fn a_code_is_square_and_has_its_margin() {
        let code = QrCode::encode_text("https://example.org/t/abc/def", QrCodeEcc::Medium).unwrap();
        let drawn = drawn(&code);
        assert!(drawn.starts_with("<svg "), "{drawn}");
        assert!(drawn.contains("M2 2h1v1h-1z"), "the corner of the finder pattern: {drawn}");
        assert!(!drawn.contains("M1 "), "nothing in the margin: {drawn}");
    }
}
