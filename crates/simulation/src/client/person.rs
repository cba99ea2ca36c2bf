//! One person, from their first visit to their last game.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use havana_protocol::Id;
use havana_protocol::api::{Me, NewGuest, NewTable, Stage, TableInfo};
use havana_store::Store;
use hyper::Method;
use tokio::time::sleep;

use super::Broken;
use super::at_table::SeatedClient;
use super::errand::Errand;
use crate::net::End;
use crate::rng::Rng;
use crate::world::World;

/// A client.
pub(crate) struct Person {
    pub(super) world: Arc<World>,
    pub(super) number: usize,
    pub(super) rng: Rng,
    pub(super) token: Option<String>,
    pub(super) me: Option<Id>,
    /// The node they last connected with.
    pub(super) at: usize,
}

pub(super) const NOTHING: Option<&()> = None;

/// How a server says that there is no seat at a table any more.
const NO_SEAT: [&str; 3] = ["table-full", "begun", "no-such-game"];

impl Person {
    pub(crate) fn new(world: &Arc<World>, number: usize) -> Person {
        let rng = Rng::of(world.seed, "person", number);
        Person { world: Arc::clone(world), number, rng, token: None, me: None, at: 0 }
    }

    pub(super) fn note(&self, what: fmt::Arguments<'_>) {
        self.world.journal.note(format_args!("person {} at {}: {what}", self.number, self.at));
    }

    /// Their own clock, in milliseconds.
    pub(super) fn clock(&self) -> i64 {
        self.world.journal.elapsed().as_millis() as i64
    }

    /// Connects with any node.
    pub(super) async fn connect(&mut self) -> Result<End, Broken> {
        let node = self.rng.below(self.world.nodes.count() as u32) as usize;
        sleep(self.rng.ms(1, 5)).await;
        let from = SocketAddr::from(([10, 0, 0, self.number as u8 + 1], 5000));
        self.at = node;
        let end = self.world.nodes.connect(node, from);
        end.ok_or_else(|| Broken(format!("nobody listens at node {node}")))
    }

    /// Does what they have come for, however often it takes.
    pub(crate) async fn run(mut self, errand: Errand) {
        sleep(self.rng.ms(0, 3_000)).await;
        self.become_guest().await;
        let (table, game) = match errand {
            Errand::Host(table, wish) => (table, self.host(table, &wish).await),
            Errand::Join(table) => (table, self.join(table).await),
            Errand::Watch(table) => {
                let (game, _) = self.found(table).await;
                (table, Some(game))
            }
            Errand::Day => return self.try_the_day().await,
        };
        let Some(game) = game else { return };
        let invite = self.world.board().get(&table).map(|(_, invite)| invite.clone());
        SeatedClient::new(game, invite, &mut self).sit(&mut self).await;
        self.note(format_args!("is done"));
    }

    async fn become_guest(&mut self) {
        let guest = NewGuest { name: format!("Person {}", self.number) };
        loop {
            if let Ok(reply) = self.ask(Method::POST, "/api/guest", Some(&guest)).await
                && reply.status.is_success()
                && let Ok(me) = reply.read::<Me>()
                && reply.token.is_some()
            {
                (self.token, self.me) = (reply.token, Some(me.id));
                if self.rng.chance(800) {
                    self.get_account(me.id).await;
                }
                return;
            }
            self.back_off().await;
        }
    }

    /// Gets an account, without the request: hashing a password takes longer than a game here.
    async fn get_account(&self, me: Id) {
        let store = Store::simulated(self.world.store.open());
        let login = format!("person{}", self.number);
        let account = store.set_account(me, &login, "a hash").await;
        self.note(format_args!("has an account: {account:?}"));
    }

    /// Makes a table, tells the others, and waits for them.
    async fn host(&mut self, table: usize, wish: &NewTable) -> Option<Id> {
        let made = loop {
            if let Ok(reply) = self.ask(Method::POST, "/api/tables", Some(wish)).await
                && reply.status.is_success()
                && let Ok(made) = reply.read::<TableInfo>()
            {
                break made;
            }
            self.back_off().await;
            // It may have been made all the same.
            if let Ok(reply) = self.ask(Method::GET, "/api/games?mine", NOTHING).await
                && let Ok(mine) = reply.read::<Vec<TableInfo>>()
                && let Some(made) = mine.into_iter().next()
            {
                break made;
            }
        };
        let invite = made.invite.clone().unwrap_or_default();
        self.world.board().insert(table, (made.id, invite));
        // Some do not wait for everyone.
        if self.rng.chance(100) {
            sleep(self.rng.ms(0, 10_000)).await;
            let _ =
                self.ask(Method::POST, &format!("/api/tables/{}/start", made.id), NOTHING).await;
        }
        self.until_begun(made.id, None).await
    }

    /// The table that a host has told of.
    async fn found(&mut self, table: usize) -> (Id, String) {
        loop {
            let found = self.world.board().get(&table).cloned();
            if let Some(found) = found {
                return found;
            }
            sleep(self.rng.ms(200, 2_000)).await;
        }
    }

    async fn join(&mut self, table: usize) -> Option<Id> {
        let (id, invite) = self.found(table).await;
        let path = format!("/api/tables/{id}/join?invite={invite}");
        loop {
            match self.ask(Method::POST, &path, NOTHING).await {
                Ok(reply) if reply.status.is_success() => {
                    if self.rng.chance(50) && !self.world.is_calm() {
                        // A person who changes their mind, twice.
                        let leave = format!("/api/tables/{id}/leave");
                        let _ = self.ask(Method::POST, &leave, NOTHING).await;
                        continue;
                    }
                    break;
                }
                Ok(reply) if NO_SEAT.contains(&reply.code().as_str()) => return None,
                _ => self.back_off().await,
            }
            // They may be seated anyway; then they do not ask again.
            if self.sits_at(id, &invite).await {
                break;
            }
        }
        self.until_begun(id, Some(&path)).await
    }

    /// Whether a table says that they sit there.
    async fn sits_at(&mut self, id: Id, invite: &str) -> bool {
        let path = format!("/api/tables/{id}?invite={invite}");
        match self.ask(Method::GET, &path, NOTHING).await {
            Ok(reply) => reply.read::<TableInfo>().is_ok_and(|info| info.mine.is_some()),
            Err(_) => false,
        }
    }

    /// Waits until the game has begun; `None` if the table is gone or has no seat for them. Where
    /// `join` leads, they sit down again if they got up: a server may carry out an old wish to leave
    /// after a newer one to join.
    async fn until_begun(&mut self, id: Id, join: Option<&str>) -> Option<Id> {
        loop {
            match self.ask(Method::GET, &format!("/api/tables/{id}"), NOTHING).await {
                Ok(reply) if reply.status.is_success() => {
                    let Ok(info) = reply.read::<TableInfo>() else { continue };
                    if info.stage != Stage::Waiting {
                        return info.mine.map(|_| id);
                    }
                    if info.mine.is_none() && self.has_lost_seat(join).await {
                        return None;
                    }
                    sleep(self.rng.ms(500, 2_000)).await;
                }
                Ok(reply) if reply.status == hyper::StatusCode::NOT_FOUND => return None,
                // A table by invitation is shown to those who sit there.
                Ok(reply) if reply.status == hyper::StatusCode::FORBIDDEN => {
                    if self.has_lost_seat(join).await {
                        return None;
                    }
                    self.back_off().await;
                }
                _ => self.back_off().await,
            }
        }
    }

    /// Sits down again by this path; whether no seat is left there.
    async fn has_lost_seat(&mut self, join: Option<&str>) -> bool {
        let Some(join) = join else { return false };
        let reply = self.ask(Method::POST, join, NOTHING).await;
        reply.is_ok_and(|reply| NO_SEAT.contains(&reply.code().as_str()))
    }

    /// Deletes themselves, however often it takes.
    pub(super) async fn delete_account(&mut self) {
        self.insist("/api/me").await;
    }

    /// Signs out on every device, however often it takes.
    pub(super) async fn sign_out_everywhere(&mut self) {
        self.insist("/api/sessions").await;
    }

    /// Deletes what is at this path. Who is no longer known has done it before.
    async fn insist(&mut self, path: &str) {
        loop {
            match self.ask(Method::DELETE, path, NOTHING).await {
                Ok(reply) if reply.status.is_success() || reply.status.as_u16() == 401 => break,
                _ => self.back_off().await,
            }
        }
        self.token = None;
    }
}
