//! The files of the client, embedded when the server was built.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderValue, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::negotiate::{self, Encoding};

/// A file whose name changes with its content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// A file that a browser asks about each time.
const ASK_AGAIN: &str = "no-cache";

#[derive(RustEmbed)]
#[folder = "bundle"]
struct Files;

const PAGE: &str = "index.html";
/// The page whose client has online play.
const ONLINE: &str = "online.html";

pub(crate) const NOT_BUILT: &str = "The client of Havana has not been built into this server.\n\
    Build it with `cargo xtask bundle` and start the server again, or run `cargo play`.\n";

/// Whether the client was there when the server was built.
pub fn is_built() -> bool {
    Files::get(PAGE).is_some()
}

/// The path of the largest file of the client, for those who try how it is served.
pub fn largest_file() -> Option<String> {
    let files = Files::iter().filter(|name| kind_of(name).is_some());
    let largest = files.max_by_key(|name| Files::get(name).map_or(0, |file| file.data.len()));
    largest.map(|name| format!("/{name}"))
}

/// The page for online play, as text.
pub(crate) fn online_page() -> Option<String> {
    let page = Files::get(ONLINE)?;
    String::from_utf8(page.data.into_owned()).ok()
}

/// Answers with a file of the client; `/` is its page, and `/online` the one for online play.
pub(crate) async fn file(method: Method, uri: Uri, asked: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allowed = [(ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allowed, "only GET and HEAD\n").into_response();
    }
    let name = match uri.path().trim_start_matches('/') {
        "" => PAGE,
        "online" => ONLINE,
        name => name,
    };
    if !is_built() {
        let headers = [(CACHE_CONTROL, ASK_AGAIN)];
        return (StatusCode::SERVICE_UNAVAILABLE, headers, NOT_BUILT).into_response();
    }
    let find = |encoding: Encoding| {
        let file = Files::get(&format!("{name}{}", encoding.ending()))?;
        Some((encoding, Content { hash: file.metadata.sha256_hash(), data: file.data }))
    };
    let kind = kind_of(name);
    let Some((kind, (encoding, content))) =
        kind.zip(negotiate::encodings(&asked).into_iter().find_map(find))
    else {
        let headers = [(CACHE_CONTROL, ASK_AGAIN)];
        return (StatusCode::NOT_FOUND, headers, "there is no such file\n").into_response();
    };
    let keep = if is_hashed(name) { FOR_EVER } else { ASK_AGAIN };
    answer(&asked, kind, keep, encoding, content)
}

struct Content {
    data: Cow<'static, [u8]>,
    hash: [u8; 32],
}

/// The answer with a file, or without if the browser has it.
fn answer(
    asked: &HeaderMap,
    kind: &'static str,
    keep: &'static str,
    encoding: Encoding,
    content: Content,
) -> Response {
    let mut headers = HeaderMap::new();
    let tag = tag_of(&content.hash);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if negotiate::knows(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Some(encoding) = encoding.name() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    (headers, Body::from(bytes(content.data))).into_response()
}

/// The content of a file. What is embedded is part of the program and never copied: a thousand
/// clients that do not read it cost no memory.
fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(embedded) => Bytes::from_static(embedded),
        Cow::Owned(read) => Bytes::from(read),
    }
}

fn tag_of(hash: &[u8; 32]) -> String {
    let [half, ..] = hash.as_chunks::<16>().0 else { return String::new() };
    format!("\"{:032x}\"", u128::from_be_bytes(*half))
}

/// The kind of a file by its ending; compressed copies are not files of their own.
fn kind_of(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "bin" => "application/octet-stream",
        "woff2" => "font/woff2",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

/// Whether the name carries a hash of the content: sixteen hexadecimal digits after a hyphen.
fn is_hashed(name: &str) -> bool {
    let hash = name.rsplit_once('-').and_then(|(_, rest)| rest.split_once('.'));
    hash.is_some_and(|(hash, _)| hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::IF_NONE_MATCH;
    use http_body_util::BodyExt as _;

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(is_hashed("havana-0123456789abcdef.wasm"));
        assert!(!is_hashed("icon-512.png"));
        assert!(!is_hashed("index.html"));
    }

    #[test]
    fn every_file_of_the_client_is_served() {
        let compressed = |name: &str| matches!(name.rsplit_once('.'), Some((_, "br" | "gz")));
        for name in Files::iter().filter(|name| !compressed(name)) {
            assert!(kind_of(&name).is_some(), "{name}");
        }
    }

    /// A file as it is embedded; the tests run before the client is built.
    fn embedded() -> Content {
        static FILE: [u8; 100] = [7; 100];
        Content { data: Cow::Borrowed(&FILE[..]), hash: [1; 32] }
    }

    fn asked(if_none_match: &'static str) -> Response {
        let asked =
            HeaderMap::from_iter([(IF_NONE_MATCH, HeaderValue::from_static(if_none_match))]);
        answer(&asked, "application/wasm", FOR_EVER, Encoding::Brotli, embedded())
    }

    #[tokio::test]
    async fn a_file_is_sent_without_a_copy() {
        let response = asked("");
        assert_eq!(response.headers()[CONTENT_ENCODING], "br");
        let sent = response.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(sent.as_ptr(), embedded().data.as_ptr());
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let tag = asked("").headers()[ETAG].clone();
        let weak = format!("\"other\", W/{}", tag.to_str().unwrap());
        for known in ["*".to_owned(), weak] {
            let response = asked(known.leak());
            assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
            assert_eq!(response.headers()[ETAG], tag);
            assert_eq!(response.headers()[VARY], "accept-encoding");
            assert_eq!(response.headers()[CACHE_CONTROL], FOR_EVER);
        }
    }

    #[test]
    fn compressed_copies_are_not_served_by_name() {
        assert_eq!(kind_of("havana-0123456789abcdef.wasm.br"), None);
        assert_eq!(kind_of("havana-0123456789abcdef.wasm"), Some("application/wasm"));
    }
}
