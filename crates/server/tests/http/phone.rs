//! A browser's push service on this machine, and the browser behind it: it checks who has signed
//! a message and opens it, by other code than the server's.

use std::net::SocketAddr;
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::body::{Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_protocol::api::{PushKeys, PushTarget};
use hkdf::Hkdf;
use p256::SecretKey;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::Value;
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// A message as the push service takes it.
pub(crate) struct Posted {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    body: Bytes,
}

pub(crate) struct Phone {
    key: SecretKey,
    secret: [u8; 16],
    service: SocketAddr,
    posted: mpsc::UnboundedReceiver<Posted>,
}

impl Phone {
    /// A phone whose push service gives every message this answer.
    pub(crate) async fn answering(status: StatusCode) -> Phone {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let service = listener.local_addr().unwrap();
        let (tell, posted) = mpsc::unbounded_channel();
        let take = async move |request: Request| {
            let (parts, body) = request.into_parts();
            let body = to_bytes(body, 5000).await.unwrap();
            let (path, headers) = (parts.uri.path().to_owned(), parts.headers);
            tell.send(Posted { path, headers, body }).unwrap();
            status
        };
        let app = Router::new().fallback(async move |request: Request| take(request).await);
        tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
        let (mut key, mut secret) = ([0; 32], [0; 16]);
        getrandom::fill(&mut key).unwrap();
        getrandom::fill(&mut secret).unwrap();
        Phone { key: SecretKey::from_slice(&key).unwrap(), secret, service, posted }
    }

    /// What the browser gives to the page that asks for messages.
    pub(crate) fn target(&self) -> PushTarget {
        let keys = PushKeys {
            p256dh: URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_bytes()),
            auth: URL_SAFE_NO_PAD.encode(self.secret),
        };
        PushTarget { endpoint: format!("http://{}/push/abc", self.service), keys }
    }

    /// The next message.
    pub(crate) async fn message(&mut self) -> Posted {
        let posted = timeout(Duration::from_mins(2), self.posted.recv()).await;
        posted.expect("a message comes").unwrap()
    }

    /// Nothing comes for so long.
    pub(crate) async fn hears_nothing(&mut self, long: Duration) {
        assert!(timeout(long, self.posted.recv()).await.is_err(), "nothing is to be said");
    }

    /// RFC 8292: what the sender says about itself, if it is signed with the key it gave the page.
    pub(crate) fn claims(&self, posted: &Posted, key: &str) -> Value {
        let authorization = posted.headers["authorization"].to_str().unwrap();
        let said = authorization.strip_prefix("vapid t=").unwrap();
        let token = said.strip_suffix(&format!(", k={key}")).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let (header, claims) = signed.split_once('.').unwrap();
        let [key, signature, header, claims] =
            [key, signature, header, claims].map(|part| URL_SAFE_NO_PAD.decode(part).unwrap());
        let verifying = VerifyingKey::from_sec1_bytes(&key).unwrap();
        let signature = Signature::from_slice(&signature).unwrap();
        verifying.verify(signed.as_bytes(), &signature).expect("it is signed");
        let header: Value = serde_json::from_slice(&header).unwrap();
        assert_eq!(header["alg"], "ES256");
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], format!("http://{}", self.service));
        claims
    }

    /// RFC 8291 and RFC 8188: opens a message as the browser does.
    pub(crate) fn open(&self, posted: &Posted) -> Value {
        assert_eq!(posted.headers["content-encoding"], "aes128gcm");
        let (salt, rest) = posted.body.split_at(16);
        let (record, rest) = rest.split_at(4);
        assert_eq!(record, 4096_u32.to_be_bytes());
        assert_eq!(rest[0], 65);
        let (sender, sealed) = rest[1..].split_at(65);
        let point = p256::PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), point.as_affine());
        let own = self.key.public_key().to_sec1_bytes();
        let mut material = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.secret), shared.raw_secret_bytes())
            .expand_multi_info(&[b"WebPush: info\0", &own, sender], &mut material)
            .unwrap();
        let derived = Hkdf::<Sha256>::new(Some(salt), &material);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new(&key.into());
        let opened = cipher.decrypt(&Nonce::from(nonce), sealed).expect("it was sealed for us");
        let (&last, text) = opened.split_last().unwrap();
        assert_eq!(last, 2);
        serde_json::from_slice(text).unwrap()
    }
}
