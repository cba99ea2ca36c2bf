//! Browsers that have signed in before.
//!
//! A player who signs in gets a second cookie for this login. It grants no access: it only lets
//! this browser try a password when strangers have used up the guesses of that login, so that they
//! cannot lock its owner out. It is a random number with a keyed hash over it and the login; the key
//! is in the store, the same for all servers.

use axum::http::HeaderMap;
use axum::http::header::HeaderValue;
use ring::hmac;
use tokio::sync::OnceCell;

use super::cookie;
use super::wrong::Refused;
use crate::node::Node;

/// The name of the key in the store.
const SECRET: &str = "device";

/// A browser's number.
pub(super) type Number = [u8; 16];

/// Knows the browsers that have signed in before.
#[derive(Default)]
pub(super) struct Devices {
    key: OnceCell<hmac::Key>,
}

impl Devices {
    /// The number of the browser, if it has signed in to this login before.
    pub(super) async fn known(
        &self,
        node: &Node,
        headers: &HeaderMap,
        login: &str,
    ) -> Result<Option<Number>, Refused> {
        let public_url = node.settings().public_url.as_deref();
        let Some(value) = cookie::Kind::Device.of(headers, public_url) else { return Ok(None) };
        let Some((number, tag)) = read(value) else { return Ok(None) };
        let key = self.key(node).await?;
        let is_ours = hmac::verify(key, &message(login, number), &tag).is_ok();
        Ok(is_ours.then_some(number))
    }

    /// The cookie that says that this browser has signed in to this login.
    pub(super) async fn remember(
        &self,
        node: &Node,
        headers: &HeaderMap,
        login: &str,
    ) -> Result<HeaderValue, Refused> {
        let mut number = Number::default();
        node.environment().fill(&mut number).map_err(|_| Refused::busy())?;
        let tag = hmac::sign(self.key(node).await?, &message(login, number));
        let value = format!("{}{}", cookie::hex(&number), cookie::hex(tag.as_ref()));
        let public_url = node.settings().public_url.as_deref();
        Ok(cookie::Kind::Device.set(Some(&value), headers, public_url))
    }

    async fn key(&self, node: &Node) -> Result<&hmac::Key, Refused> {
        let made = self.key.get_or_try_init(|| async {
            let mut fresh = [0; 32];
            node.environment().fill(&mut fresh).map_err(|_| Refused::busy())?;
            let secret = node.store().secret(SECRET, &fresh).await?;
            Ok::<_, Refused>(hmac::Key::new(hmac::HMAC_SHA256, &secret))
        });
        made.await
    }
}

fn message(login: &str, number: Number) -> Vec<u8> {
    [login.to_lowercase().as_bytes(), &[0], &number].concat()
}

fn read(value: &str) -> Option<(Number, [u8; 32])> {
    let (number, tag) = value.split_at_checked(32)?;
    Some((cookie::unhex(number)?, cookie::unhex(tag)?))
}
