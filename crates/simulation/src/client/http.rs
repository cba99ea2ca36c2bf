//! Requests over HTTP, each on a connection of its own.

use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::{sleep, timeout};

use super::person::Person;
use super::{Broken, broken};

/// The name that clients know the servers by.
pub(super) const NAME: &str = "havana.test";
/// How long a client waits for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// An answer.
pub(super) struct Reply {
    pub(super) status: StatusCode,
    /// The token of the cookie that came with it.
    pub(super) token: Option<String>,
    body: Bytes,
}

impl Reply {
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, Broken> {
        serde_json::from_slice(&self.body).map_err(broken)
    }

    /// The word for programs in a refusal.
    pub(super) fn code(&self) -> String {
        let wrong: Result<havana_protocol::api::Wrong, Broken> = self.read();
        wrong.map(|wrong| wrong.code).unwrap_or_default()
    }
}

impl Person {
    /// Asks any node. A client that is impatient goes away before the answer.
    pub(super) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&(impl Serialize + Sync)>,
    ) -> Result<Reply, Broken> {
        let impatience = self.world.plan.impatience;
        let gives_up = !self.world.is_calm() && self.rng.chance(impatience);
        let patience = if gives_up { self.rng.ms(0, 60) } else { PATIENCE };
        let what = format!("{method} {path}");
        let answered = timeout(patience, self.request(method, path, body)).await;
        let answered = answered.unwrap_or_else(|_| Err(Broken("no answer".to_owned())));
        match &answered {
            Ok(reply) => self.note(format_args!("{what}: {}", reply.status.as_u16())),
            Err(Broken(why)) => self.note(format_args!("{what}: {why}")),
        }
        answered
    }

    async fn request(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&(impl Serialize + Sync)>,
    ) -> Result<Reply, Broken> {
        let end = self.connect().await?;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, NAME)
            .header(ORIGIN, format!("http://{NAME}"));
        if let Some(token) = &self.token {
            request = request.header(COOKIE, format!("havana={token}"));
        }
        let bytes = match body {
            Some(body) => {
                request = request.header(CONTENT_TYPE, "application/json");
                serde_json::to_vec(body).map_err(broken)?
            }
            None => Vec::new(),
        };
        let request = request.body(Full::new(Bytes::from(bytes))).map_err(broken)?;
        let (mut sender, connection) = handshake(TokioIo::new(end)).await.map_err(broken)?;
        let asked = async {
            let response = sender.send_request(request).await.map_err(broken)?;
            let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
            let token = cookie.and_then(|cookie| cookie.split(';').next()?.split_once('='));
            let token = token.map(|(_, token)| token.to_owned()).filter(|token| !token.is_empty());
            let status = response.status();
            let body = response.into_body().collect().await.map_err(broken)?.to_bytes();
            Ok(Reply { status, token, body })
        };
        let mut connection = std::pin::pin!(connection);
        let mut asked = std::pin::pin!(asked);
        tokio::select! {
            biased;
            answer = &mut asked => answer,
            // What came before the end of the connection still counts.
            _ = &mut connection => timeout(Duration::ZERO, asked)
                .await
                .unwrap_or_else(|_| Err(Broken("the connection ended".to_owned()))),
        }
    }

    /// A pause before the next try.
    pub(super) async fn back_off(&mut self) {
        sleep(self.rng.ms(100, 2_000)).await;
    }
}
