//! What every answer says about how it may be used, and the one thing every request must say.

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::Refused;
use crate::node::Node;

/// No script but our own files, no frame around us, nothing from anywhere else. WebAssembly is
/// code too, and must be allowed by name.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    font-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The game uses none of these, so neither may a script that got into it.
const PERMISSIONS: &str = "accelerometer=(), camera=(), \
    display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), \
    local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), \
    publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

/// The headers of every answer.
const ALWAYS: [(HeaderName, HeaderValue); 6] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
];

/// A browser that was here over https comes back over https only, for a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The outermost layer: every answer has the headers, and a request without a host is
/// not looked at.
pub(crate) async fn around(State(node): State<Node>, request: Request, next: Next) -> Response {
    let mut response = if names_its_host(&request) {
        next.run(request).await
    } else {
        let says = "a request of HTTP/1.1 has just one Host header";
        Refused::new(StatusCode::BAD_REQUEST, "no-host", says).into_response()
    };
    put(response.headers_mut(), node.settings().public_url.as_deref());
    response
}

/// Puts the headers of every answer on one.
pub(crate) fn put(headers: &mut HeaderMap, public_url: Option<&str>) {
    for (name, value) in ALWAYS {
        headers.insert(name, value);
    }
    // Over plain http browsers ignore it, and a server at home would lock itself out.
    if public_url.is_some_and(|url| url.starts_with("https://")) {
        headers.insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
}

fn names_its_host(request: &Request) -> bool {
    let hosts = request.headers().get_all(HOST).iter().count();
    hosts == 1 || (hosts == 0 && request.version() < Version::HTTP_11)
}
