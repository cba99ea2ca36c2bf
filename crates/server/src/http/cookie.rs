//! The cookies: one identifies a player, one says that this browser has signed in before.
//!
//! Over HTTPS a cookie is `__Host-havana`: no other host, not even a subdomain, can set it. Browsers take
//! such a cookie over HTTPS only, so over plain HTTP, on one's own machine or at home, it has
//! another name and no `Secure`. A server that knows its public address accepts only the one.

use axum::http::header::{COOKIE, HeaderValue, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use data_encoding::HEXLOWER_PERMISSIVE;
use havana_protocol::Millis;
use havana_store::TokenHash;
use sha2::{Digest, Sha256};

use crate::environment::Environment;

/// What a cookie is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Identifies a player.
    Session,
    /// That this browser has signed in before.
    Device,
}

/// How long a session lasts without a visit: as long as browsers keep a cookie at most.
pub(super) const LASTS: Millis = Millis::days(400);

/// A secret that only its owner and, hashed, the store know.
pub(super) struct Token([u8; 32]);

impl Token {
    /// A new one, of 256 random bits; `None` if there is no randomness.
    pub(super) fn fresh(environment: &dyn Environment) -> Option<Token> {
        let mut bytes = [0; 32];
        environment.fill(&mut bytes).ok()?;
        Some(Token(bytes))
    }

    /// The token a request carries.
    pub(super) fn of(headers: &HeaderMap, public_url: Option<&str>) -> Option<Token> {
        Kind::Session.of(headers, public_url).and_then(unhex).map(Token)
    }

    /// As the store knows it.
    pub(super) fn hash(&self) -> TokenHash {
        Sha256::digest(self.0).into()
    }
}

impl Kind {
    fn name(self, https: bool) -> &'static str {
        match (self, https) {
            (Kind::Session, true) => "__Host-havana",
            (Kind::Session, false) => "havana",
            (Kind::Device, true) => "__Host-havana-device",
            (Kind::Device, false) => "havana-device",
        }
    }

    /// The value of the cookie that a request carries.
    pub(super) fn of<'a>(
        self,
        headers: &'a HeaderMap,
        public_url: Option<&str>,
    ) -> Option<&'a str> {
        let kinds: &[bool] = match public_url {
            Some(url) => &[url.starts_with("https://")],
            None => &[true, false],
        };
        kinds.iter().find_map(|&https| self.carried(headers, https))
    }

    fn carried(self, headers: &HeaderMap, https: bool) -> Option<&str> {
        headers
            .get_all(COOKIE)
            .iter()
            .filter_map(|cookies| cookies.to_str().ok())
            .flat_map(|cookies| cookies.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .find(|(name, _)| *name == self.name(https))
            .map(|(_, value)| value)
    }

    /// The header that gives a browser its cookie, or takes it away.
    pub(super) fn set(
        self,
        value: Option<&str>,
        asked: &HeaderMap,
        public_url: Option<&str>,
    ) -> HeaderValue {
        // A browser says its origin when it changes something; otherwise the cookie it brings does.
        let origin = asked.get(ORIGIN).and_then(|origin| origin.to_str().ok());
        let https = match public_url.or(origin) {
            Some(url) => url.starts_with("https://"),
            None => self.carried(asked, true).is_some(),
        };
        let age = if value.is_some() { LASTS.count() / 1000 } else { 0 };
        let secure = if https { "; Secure" } else { "" };
        let cookie = format!(
            "{}={}; Max-Age={age}; Path=/; HttpOnly; SameSite=Strict{secure}",
            self.name(https),
            value.unwrap_or_default()
        );
        let mut cookie = HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""));
        cookie.set_sensitive(true);
        cookie
    }
}

/// The header that gives a browser the cookie of its session, or takes it away.
pub(super) fn set(
    token: Option<&Token>,
    asked: &HeaderMap,
    public_url: Option<&str>,
) -> [(HeaderName, HeaderValue); 1] {
    let value = token.map(|token| hex(&token.0));
    [(SET_COOKIE, Kind::Session.set(value.as_deref(), asked, public_url))]
}

/// Bytes as hex digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    HEXLOWER_PERMISSIVE.encode(bytes)
}

/// The bytes in these hex digits, if the length is right.
pub(super) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::environment::Machine;

    fn carrying(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookies).unwrap())])
    }

    fn given(https: bool) -> (Token, String) {
        let token = Token::fresh(&Machine).unwrap();
        let url = if https { "https://h.example" } else { "http://localhost:8080" };
        let [(_, cookie)] = set(Some(&token), &HeaderMap::new(), Some(url));
        (token, cookie.to_str().unwrap().to_owned())
    }

    #[test]
    fn what_a_browser_is_given_it_can_show_again() {
        for (https, url) in [(true, "https://h.example"), (false, "http://localhost:8080")] {
            let (token, cookie) = given(https);
            assert!(cookie.contains("HttpOnly") && cookie.contains("Path=/;"), "{cookie}");
            assert_eq!(cookie.contains("Secure"), https);
            assert_eq!(cookie.starts_with("__Host-"), https);
            let shown = carrying(&format!("other=1; {}", cookie.split(';').next().unwrap()));
            for url in [Some(url), None] {
                assert_eq!(Token::of(&shown, url).unwrap().hash(), token.hash());
            }
        }
    }

    #[test]
    fn over_https_only_the_cookie_that_no_other_host_can_set_counts() {
        let (_, plain) = given(false);
        let shown = carrying(plain.split(';').next().unwrap());
        assert!(Token::of(&shown, Some("https://h.example")).is_none());
    }

    #[test]
    fn what_is_no_token_is_none() {
        for value in ["", "abc", &"g".repeat(64), &"a".repeat(65), &"é".repeat(64)] {
            let shown = HeaderValue::from_bytes(format!("havana={value}").as_bytes()).unwrap();
            assert!(Token::of(&HeaderMap::from_iter([(COOKIE, shown)]), None).is_none());
        }
    }
}
