//! Saying to a push service who sends (RFC 8292): a token signed with the server's own key.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_protocol::Timestamp;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

use super::endpoint::Endpoint;

/// How long a token is good for, in seconds. A day is the most that is allowed.
const LASTS_SECONDS: i64 = 12 * 3600;

/// The key that browsers know this server by.
pub(super) struct Key {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl Key {
    /// A new one, in the form in which it is stored (PKCS #8).
    pub(super) fn fresh() -> Option<Vec<u8>> {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.ok().map(|made| made.as_ref().to_vec())
    }

    /// The stored key.
    pub(super) fn read(kept: &[u8]) -> Option<Key> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random);
        Some(Key { pair: pair.ok()?, random })
    }

    /// Its public half.
    pub(super) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What stands in the header `Authorization` for this push service, at this time.
    pub(super) fn sign(
        &self,
        endpoint: &Endpoint,
        contact: Option<&str>,
        now: Timestamp,
    ) -> Option<String> {
        let mut claims = json!({ "aud": endpoint.origin(), "exp": now.seconds() + LASTS_SECONDS });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let [kind, claims] = [json!({ "typ": "JWT", "alg": "ES256" }), claims]
            .map(|part| URL_SAFE_NO_PAD.encode(part.to_string()));
        let said = format!("{kind}.{claims}");
        let signature = self.pair.sign(&self.random, said.as_bytes()).ok()?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Some(format!("vapid t={said}.{signature}, k={}", self.public()))
    }
}
