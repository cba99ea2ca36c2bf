//! Heartbeats, sweeping, messages to browsers.

use havana_protocol::api::{PushTarget, Stage};
use havana_protocol::{Id, Millis, Timestamp};
use havana_rules::Seat;
use tokio::time::Instant;

use super::data::{Change, Data};
use crate::downtime::{Beat, Downtime, FORGOTTEN, Last, judge, reported, sent_at};
use crate::push::MOST_PUSH_TARGETS;
use crate::retention::{ABANDONED, DOWNTIME, GUEST, SHARED, WAITING};
use crate::shared::id_of;
use crate::stats::Stats;
use crate::table::{SeatKept, Table};
use crate::token::TokenHash;

impl Data {
    pub(super) fn heartbeat(
        &mut self,
        node: Id,
        now: Timestamp,
        asleep: Option<Millis>,
        sent: Option<Timestamp>,
    ) -> Beat {
        let epoch = *self.epoch.get_or_insert_with(Instant::now);
        let here = Timestamp::from_millis(0) + Millis::from(epoch.elapsed());
        let ago = |seen: Timestamp| here - seen;
        let own = self.nodes.get(&node).map(|(at, _)| *at);
        let others = self.nodes.iter().filter(|(id, _)| **id != node);
        let others: Vec<Last> =
            others.map(|(_, &(at, seen))| Last { at, ago: ago(seen) }).collect();
        let judged = judge(own, &others, now, asleep);
        let at = reported(&judged, now, asleep);
        if own.is_none_or(|own| at >= own) {
            self.nodes.insert(node, (at, sent_at(sent, here)));
        }
        self.nodes.retain(|_, (_, seen)| ago(*seen) <= FORGOTTEN);
        if let Some(Downtime { from, until }) = judged.downtime {
            let known = self.downtimes.entry(from).or_insert(until);
            *known = until.max(*known);
        }
        Beat { now: judged.now, downtime: judged.downtime, heard: here }
    }

    pub(super) fn downtimes(&self, since: Timestamp) -> Vec<Downtime> {
        let all = self.downtimes.iter().map(|(&from, &until)| Downtime { from, until });
        all.filter(|down| down.until > since).collect()
    }

    pub(super) fn stats(&self) -> Stats {
        let players = || self.players.values().map(|row| &row.player);
        let games =
            |stage| self.games.values().filter(|game| game.table.stage() == stage).count() as u64;
        Stats {
            players: players().filter(|player| !player.gone).count() as u64,
            accounts: players().filter(|player| player.login.is_some()).count() as u64,
            sessions: self.sessions.len() as u64,
            waiting: games(Stage::Waiting),
            running: games(Stage::Running),
            finished: games(Stage::Over),
            moves: self.games.values().map(|game| game.moves.len() as u64).sum(),
        }
    }

    pub(super) fn sweep(&mut self, now: Timestamp) {
        self.end_sessions(|_, session| session.expires <= now);
        self.shared.retain(|_, (_, seen)| *seen >= now - SHARED);
        let reachable = |id: &Id| {
            self.players.get(id).is_some_and(|row| row.player.login.is_some())
                || self.sessions.values().any(|session| session.player == *id)
        };
        let is_stale = |table: &Table| match (table.stage(), table.finished) {
            (Stage::Waiting, _) => table.moved < now - WAITING,
            (_, finished) => {
                let people: Vec<Id> = table.seats.iter().filter_map(SeatKept::player).collect();
                finished.unwrap_or(table.moved) < now - ABANDONED && !people.iter().any(reachable)
            }
        };
        let tables = self.games.values().map(|game| &game.table);
        let stale: Vec<Id> = tables.filter(|table| is_stale(table)).map(|table| table.id).collect();
        for table in stale {
            self.games.remove(&table);
            self.points.retain(|(_, game), _| *game != table);
            self.note(Change::TableGone(table));
        }
        self.downtimes.retain(|_, ended| *ended >= now - DOWNTIME);
        let (sessions, games) = (&self.sessions, &self.games);
        let is_needed = |id: Id| {
            sessions.values().any(|session| session.player == id)
                || games.values().any(|g| g.table.maker == id || g.table.seat_of(id).is_some())
        };
        self.players.retain(|id, row| {
            row.player.login.is_some() || row.player.made >= now - GUEST || is_needed(*id)
        });
        let players = &self.players;
        self.ratings.retain(|(player, _), _| players.contains_key(player));
        self.points.retain(|(player, _), _| players.contains_key(player));
    }

    pub(super) fn add_push(
        &mut self,
        session: TokenHash,
        target: PushTarget,
        now: Timestamp,
    ) -> bool {
        self.push.retain(|of, (known, _)| *of != session && known.endpoint != target.endpoint);
        let Some(player) = self.sessions.get(&session).map(|session| session.player) else {
            return false;
        };
        let lasts = self.sessions.get(&session).is_some_and(|session| session.expires > now);
        if lasts {
            self.push.insert(session, (target, now));
        }
        let mut own: Vec<(Timestamp, TokenHash)> = self.pushed(player).collect();
        own.sort_by_key(|&(made, hash)| (core::cmp::Reverse(made), hash));
        for (_, hash) in own.iter().skip(MOST_PUSH_TARGETS as usize) {
            self.push.remove(hash);
        }
        lasts
    }

    fn pushed(&self, player: Id) -> impl Iterator<Item = (Timestamp, TokenHash)> {
        let own = move |hash: &&TokenHash| {
            self.sessions.get(*hash).is_some_and(|session| session.player == player)
        };
        self.push.keys().filter(own).map(|hash| (self.push[hash].1, *hash))
    }

    pub(super) fn has_push(&self, session: &TokenHash) -> bool {
        self.push.contains_key(session)
    }

    pub(super) fn push_targets(&self, player: Id, now: Timestamp) -> Vec<PushTarget> {
        let mut own: Vec<(Timestamp, TokenHash)> = self.pushed(player).collect();
        own.retain(|(_, hash)| self.sessions[hash].expires > now);
        own.sort_by_key(|&(made, _)| core::cmp::Reverse(made));
        own.iter().map(|(_, hash)| self.push[hash].0.clone()).collect()
    }

    pub(super) fn end_push(&mut self, session: &TokenHash) {
        self.push.remove(session);
    }

    pub(super) fn drop_push(&mut self, endpoint: &str) {
        self.push.retain(|_, (target, _)| target.endpoint != endpoint);
    }

    pub(super) fn claim_turn(&mut self, game: Id, seat: Seat, since: u32) -> bool {
        let Some(game) = self.games.get_mut(&game) else { return false };
        let told = &mut game.told[seat.index()];
        let is_new = *told < since;
        *told = since.max(*told);
        is_new
    }

    pub(super) fn share(&mut self, record: Vec<u8>, now: Timestamp) -> Id {
        let mut id = id_of(&record);
        while self.shared.get(&id).is_some_and(|(other, _)| *other != record) {
            id = self.fresh_id();
        }
        self.shared.insert(id, (record, now));
        id
    }

    pub(super) fn shared(&mut self, id: Id, now: Timestamp) -> Option<Vec<u8>> {
        let (record, seen) = self.shared.get_mut(&id)?;
        *seen = now;
        Some(record.clone())
    }

    pub(super) fn secret(&mut self, name: String, fresh: Vec<u8>) -> Vec<u8> {
        self.secrets.entry(name).or_insert(fresh).clone()
    }
}
