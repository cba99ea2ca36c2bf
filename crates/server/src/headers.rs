//! What every answer says about how it may be used.

use axum::http::HeaderMap;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};

/// No script but our own files, no frame around us, nothing from anywhere else. WebAssembly is
/// code too, and must be allowed by name.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// How long a browser may keep a file without asking again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keep {
    /// Its name changes with its content.
    ForEver,
    /// It must be asked for each time.
    NotUnasked,
}

/// The headers of every answer.
pub(crate) fn with(keep: Keep) -> HeaderMap {
    let caching = match keep {
        Keep::ForEver => "public, max-age=31536000, immutable",
        Keep::NotUnasked => "no-cache",
    };
    let all: [(HeaderName, &'static str); 5] = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, caching),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    all.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value))).collect()
}
