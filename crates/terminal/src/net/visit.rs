//! A visit to a server: as a guest, to a table, until its game begins.

use std::io;
use std::time::Duration;

use havana_protocol::api::{NewGuest, SeatInfo, Stage, TableInfo};
use havana_words::Words;
use hyper::Method;
use serde::de::DeserializeOwned;
use tokio::runtime::Runtime;
use tokio::time::sleep;

use super::address::Link;
use super::http::{self, Answer};

/// How often a waiting player checks whether the game has begun.
const EVERY: Duration = Duration::from_secs(2);

/// What opens the socket of a game.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) link: Link,
    pub(crate) cookie: String,
}

/// A player whom the server knows.
pub(crate) struct Visitor {
    runtime: Runtime,
    words: Words,
    link: Link,
    cookie: String,
}

impl Visitor {
    /// Comes back with the cookie of an earlier visit, or as a new guest of this name.
    pub(crate) fn new(
        words: Words,
        link: Link,
        cookie: Option<String>,
        name: &str,
    ) -> Result<Visitor, String> {
        let runtime = runtime().map_err(|error| error.to_string())?;
        let server = &link.server;
        let cookie = runtime.block_on(async {
            if let Some(cookie) = cookie {
                http::ask(words, server, Method::GET, "/api/me", Some(&cookie), Vec::new()).await?;
                return Ok(cookie);
            }
            let guest = serde_json::to_vec(&NewGuest { name: name.to_owned() });
            let guest = guest.map_err(|error| error.to_string())?;
            let came = http::ask(words, server, Method::POST, "/api/guest", None, guest).await?;
            came.cookie.ok_or_else(|| format!("{} set no cookie", server.origin()))
        })?;
        Ok(Visitor { runtime, words, link, cookie })
    }

    /// The cookie, for the next visit.
    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Takes a seat if one is free, and waits until the game begins; `waits` is told how many
    /// players are missing. Who finds no seat watches.
    pub(crate) fn sit_down(&self, mut waits: impl FnMut(usize)) -> Result<Seat, String> {
        let path = format!("/api/tables/{}", self.link.table);
        let mut table: TableInfo = self.read(Method::GET, &path)?;
        if table.stage == Stage::Waiting && table.mine.is_none() {
            table = self.read(Method::POST, &format!("{path}/join"))?;
        }
        let mut told = 0;
        loop {
            match table.stage {
                Stage::Running => break,
                Stage::Over => {
                    return Err(
                        "this game is over; open its link in a browser to see it".to_owned()
                    );
                }
                Stage::Waiting => {
                    let free = table.seats.iter().filter(|seat| **seat == SeatInfo::Free).count();
                    if free != told {
                        told = free;
                        waits(free);
                    }
                    self.runtime.block_on(sleep(EVERY));
                    table = self.read(Method::GET, &path)?;
                }
            }
        }
        Ok(Seat { link: self.link.clone(), cookie: self.cookie.clone() })
    }

    /// The record of the game, once it is over.
    pub(crate) fn record(&self) -> Result<String, String> {
        let answer = self.ask(Method::GET, &format!("/api/games/{}/record", self.link.table))?;
        String::from_utf8(answer.body.to_vec()).map_err(|error| error.to_string())
    }

    fn read<A: DeserializeOwned>(&self, method: Method, path: &str) -> Result<A, String> {
        let answer = self.ask(method, path)?;
        let read = serde_json::from_slice(&answer.body);
        read.map_err(|error| format!("{}{path}: {error}", self.link.server.origin()))
    }

    fn ask(&self, method: Method, path: &str) -> Result<Answer, String> {
        let path = format!("{path}{}", self.link.query());
        let body = if method == Method::POST { b"null".to_vec() } else { Vec::new() };
        let asked =
            http::ask(self.words, &self.link.server, method, &path, Some(&self.cookie), body);
        self.runtime.block_on(asked)
    }
}

fn runtime() -> io::Result<Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}
