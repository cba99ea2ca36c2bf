//! Who a request comes from, by its cookie.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use havana_store::{Error, Player, TokenHash};
use sha2::{Digest, Sha256};

use crate::node::Node;
use crate::now;

/// The name of the cookie. Its prefix makes browsers take it from this server alone, over TLS or
/// on their own machine.
pub const NAME: &str = "__Host-havana";

/// What the store knows of a token: enough to recognise it, too little to pretend it.
pub fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// The token in the cookie of a request.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let pairs = cookies.flat_map(|cookies| cookies.split(';'));
    let mut ours = pairs.filter_map(|pair| pair.trim().split_once('=')).filter(|pair| pair.0 == NAME);
    ours.next().map(|(_, token)| token)
}

/// Whose cookie a request carries.
pub(crate) async fn who(node: &Node, headers: &HeaderMap) -> Result<Option<Player>, Error> {
    match token(headers) {
        Some(token) => node.store().session(&hash(token), now()).await,
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        assert_eq!(token(&headers), None);
        headers.insert(COOKIE, HeaderValue::from_static("a=b; __Host-havana=x1; havana=y"));
        assert_eq!(token(&headers), Some("x1"));
    }
}
