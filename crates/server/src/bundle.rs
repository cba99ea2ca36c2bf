//! The files of the client, embedded when the server was built.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::headers::{self, Keep};

#[derive(RustEmbed)]
#[folder = "bundle"]
struct Files;

const PAGE: &str = "index.html";
/// The page whose client has online play.
const ONLINE: &str = "online.html";

const NOT_BUILT: &str = "The client of Havana has not been built into this server.\n\
    Build it with `cargo xtask bundle` and start the server again, or run `cargo play`.\n";

/// Whether the client was there when the server was built.
pub fn is_built() -> bool {
    Files::get(PAGE).is_some()
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
        return (StatusCode::SERVICE_UNAVAILABLE, headers::with(Keep::NotUnasked), NOT_BUILT)
            .into_response();
    }
    let Some(kind) = kind_of(name).filter(|_| Files::get(name).is_some()) else {
        let headers = headers::with(Keep::NotUnasked);
        return (StatusCode::NOT_FOUND, headers, "there is no such file\n").into_response();
    };
    let (encoding, content) = best(name, &asked);
    let keep = if is_hashed(name) { Keep::ForEver } else { Keep::NotUnasked };
    let mut headers = headers::with(keep);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    let tag = tag_of(&content.hash);
    if asked.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    (headers, Body::from(content.bytes.into_owned())).into_response()
}

struct Content {
    bytes: Cow<'static, [u8]>,
    hash: [u8; 32],
}

/// The shortest form of a file that the browser understands, and how it is encoded.
fn best(name: &str, asked: &HeaderMap) -> (Option<&'static str>, Content) {
    let accepted = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let accepts = |wanted: &str| {
        accepted.split(',').any(|offer| {
            let mut parts = offer.split(';').map(str::trim);
            parts.next() == Some(wanted) && parts.next() != Some("q=0")
        })
    };
    let forms = [("br", "br"), ("gzip", "gz")];
    let found = forms.into_iter().filter(|(encoding, _)| accepts(encoding)).find_map(
        |(encoding, ending)| Some((Some(encoding), Files::get(&format!("{name}.{ending}"))?)),
    );
    let (encoding, file) = match found {
        Some((encoding, file)) => (encoding, Some(file)),
        None => (None, Files::get(name)),
    };
    let content = match file {
        Some(file) => Content { hash: file.metadata.sha256_hash(), bytes: file.data },
        None => Content { hash: [0; 32], bytes: Cow::Borrowed(&[]) },
    };
    (encoding, content)
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

    #[test]
    fn compressed_copies_are_not_served_by_name() {
        assert_eq!(kind_of("havana-0123456789abcdef.wasm.br"), None);
        assert_eq!(kind_of("havana-0123456789abcdef.wasm"), Some("application/wasm"));
    }
}
