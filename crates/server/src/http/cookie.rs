//! The cookie that says who somebody is.
//!
//! Over HTTPS it is `__Host-havana`: no other host, not even a subdomain, can set it. Browsers take
//! such a cookie over HTTPS only, so over plain HTTP, on one's own machine or at home, it has
//! another name and no `Secure`. A server that knows its public address accepts only the one.

use axum::http::header::{COOKIE, HeaderValue, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use havana_store::TokenHash;
use sha2::{Digest, Sha256};

const OVER_HTTPS: &str = "__Host-havana";
const OVER_HTTP: &str = "havana";

/// How long a session lasts without a visit: as long as browsers keep a cookie at most.
pub(super) const LASTS_SECONDS: i64 = 400 * 24 * 3600;

/// A secret that only its owner and, hashed, the store know.
pub(super) struct Token([u8; 32]);

impl Token {
    /// A new one, of 256 bits from the operating system; `None` if it has none to give.
    pub(super) fn fresh() -> Option<Token> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        Some(Token(bytes))
    }

    /// The token a request carries.
    pub(super) fn of(headers: &HeaderMap, public_url: Option<&str>) -> Option<Token> {
        let names = match public_url {
            Some(url) => &[name(url.starts_with("https://"))][..],
            None => &[OVER_HTTPS, OVER_HTTP],
        };
        names.iter().find_map(|name| {
            headers
                .get_all(COOKIE)
                .iter()
                .filter_map(|cookies| cookies.to_str().ok())
                .flat_map(|cookies| cookies.split(';'))
                .filter_map(|cookie| cookie.trim().split_once('='))
                .find(|(found, _)| found == name)
                .and_then(|(_, value)| read(value))
        })
    }

    /// As the store knows it.
    pub(super) fn hash(&self) -> TokenHash {
        Sha256::digest(self.0).into()
    }

    fn text(&self) -> String {
        use core::fmt::Write as _;
        self.0.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// The header that gives a browser its cookie, or takes it away.
pub(super) fn set(
    token: Option<&Token>,
    asked: &HeaderMap,
    public_url: Option<&str>,
) -> [(HeaderName, HeaderValue); 1] {
    let origin = asked.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    let https = public_url.or(origin).is_some_and(|url| url.starts_with("https://"));
    let (value, age) = token.map_or((String::new(), 0), |token| (token.text(), LASTS_SECONDS));
    let secure = if https { "; Secure" } else { "" };
    let cookie = format!(
        "{}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Strict{secure}",
        name(https)
    );
    let mut cookie = HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""));
    cookie.set_sensitive(true);
    [(SET_COOKIE, cookie)]
}

fn name(https: bool) -> &'static str {
    if https { OVER_HTTPS } else { OVER_HTTP }
}

fn read(text: &str) -> Option<Token> {
    let digits: Vec<u8> =
        text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let digits: [u8; 64] = digits.try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = pair[0] << 4 | pair[1];
    }
    Some(Token(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carrying(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookies).unwrap())])
    }

    fn given(https: bool) -> (Token, String) {
        let token = Token::fresh().unwrap();
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
