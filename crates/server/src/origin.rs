//! Which pages may open a socket or change something: only this server's own.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Whether a request comes from a page of this server. A browser always says where a page is
/// from, and no page can make it lie; other programs must say it too.
pub(crate) fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let Some(origin) = origins.next() else { return false };
    if origins.next().is_some() {
        return false;
    }
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(url) = public_url {
        return origin == url.trim_end_matches('/');
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some() && named == host
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn headers(all: &[(HeaderName, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in all {
            headers.append(name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn only_the_exact_origin_is_ours() {
        let url = Some("https://havana.example/");
        let of = |origin| headers(&[(ORIGIN, origin), (HOST, "havana.example")]);
        assert!(is_ours(&of("https://havana.example"), url));
        for other in [
            "http://havana.example",
            "https://havana.example.evil.example",
            "https://evil.example",
            "https://havana.example:8443",
            "null",
            "",
        ] {
            assert!(!is_ours(&of(other), url), "{other}");
        }
    }

    #[test]
    fn without_a_public_address_the_host_must_be_the_same() {
        let local = [(ORIGIN, "http://127.0.0.1:8080"), (HOST, "127.0.0.1:8080")];
        assert!(is_ours(&headers(&local), None));
        let other = [(ORIGIN, "http://evil.example"), (HOST, "127.0.0.1:8080")];
        assert!(!is_ours(&headers(&other), None));
        assert!(!is_ours(&headers(&[(ORIGIN, "http://127.0.0.1:8080")]), None));
    }

    #[test]
    fn two_origins_are_none_and_none_is_not_ours() {
        let two = [(ORIGIN, "http://a"), (ORIGIN, "http://a"), (HOST, "a")];
        assert!(!is_ours(&headers(&two), None));
        assert!(!is_ours(&headers(&[(HOST, "a")]), None));
    }
}
