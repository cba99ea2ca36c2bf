//! Messages to browsers whose pages are closed: signed (RFC 8292), sealed so that the push service
//! in between cannot read them (RFC 8291), and sent to it (RFC 8030).

mod client;
mod endpoint;
mod seal;
mod vapid;

use std::time::Duration;

use havana_protocol::api::PushTarget;
use havana_protocol::{Id, Timestamp};
use serde::Serialize;
use tokio::time::timeout;

use client::{Failure, PushClient};
use endpoint::Endpoint;
use vapid::Key;

pub use endpoint::Reach;

/// How long a push service may take for one message, from looking up its name to its answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why nothing can be sent to a browser, in a sentence.
pub(crate) type Unfit = &'static str;

/// Sends messages to browsers.
pub(crate) struct Push {
    key: Key,
    client: PushClient,
    /// Whom a push service may turn to.
    contact: Option<String>,
}

/// What a browser is told. Nothing in it is a secret of the game; the browser puts it into words.
#[derive(Serialize)]
pub(crate) struct Message {
    kind: &'static str,
    game: Id,
    /// For how many seconds it is worth telling.
    #[serde(skip)]
    lasts: u32,
}

impl Message {
    /// It is your turn in this game.
    pub(crate) fn your_turn(game: Id, lasts: u32) -> Message {
        Message { kind: "turn", game, lasts }
    }
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sent {
    /// The push service has taken it.
    Taken,
    /// Nothing will ever be taken there.
    Gone,
    /// Not this time.
    Failed,
}

impl Push {
    /// A sender with this key, as [`Push::fresh_key`] made it; `None` if it is none.
    pub(crate) fn new(key: &[u8], reach: Reach, contact: Option<String>) -> Option<Push> {
        Some(Push { key: Key::read(key)?, client: PushClient::new(reach)?, contact })
    }

    /// A new key; `None` where the operating system provides no randomness.
    pub(crate) fn fresh_key() -> Option<Vec<u8>> {
        Key::fresh()
    }

    /// The public key, as browsers want it.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Whether messages can be sealed for this browser and its address is one to send to. What
    /// its name stands for is looked up when a message is sent.
    pub(crate) fn check(&self, target: &PushTarget) -> Result<(), Unfit> {
        Endpoint::read(&target.endpoint, self.client.reach())?;
        seal::seal(&target.keys, b"").map(|_| ())
    }

    /// Sends a message.
    pub(crate) async fn send(
        &self,
        target: &PushTarget,
        message: &Message,
        now: Timestamp,
    ) -> Sent {
        let Ok(endpoint) = Endpoint::read(&target.endpoint, self.client.reach()) else {
            return Sent::Gone;
        };
        let text = serde_json::to_vec(message).unwrap_or_default();
        let Ok(body) = seal::seal(&target.keys, &text) else { return Sent::Gone };
        let Some(authorization) = self.key.sign(&endpoint, self.contact.as_deref(), now) else {
            return Sent::Failed;
        };
        let headers = [
            ("authorization", authorization),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", message.lasts.to_string()),
            ("urgency", "high".to_owned()),
            // A later message about this game takes the place of one that still waits.
            ("topic", message.game.to_string()),
        ];
        let answer = timeout(PATIENCE, self.client.post(&endpoint, headers, body)).await;
        match answer.unwrap_or(Err(Failure::Unreachable("it takes too long".to_owned()))) {
            Ok(status) if status.is_success() => Sent::Taken,
            Ok(status) if matches!(status.as_u16(), 404 | 410) => Sent::Gone,
            Ok(status) => {
                tracing::warn!(service = endpoint.origin(), %status, "a push message was refused");
                Sent::Failed
            }
            Err(Failure::Private) => {
                tracing::warn!(service = endpoint.origin(), "a push service has no public address");
                Sent::Gone
            }
            Err(Failure::Unreachable(why)) => {
                tracing::warn!(
                    service = endpoint.origin(),
                    why,
                    "a push message could not be sent"
                );
                Sent::Failed
            }
        }
    }
}
