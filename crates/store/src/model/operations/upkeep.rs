//! What a store does besides, on the model.

use std::path::Path;
use std::sync::atomic::Ordering;

use havana_protocol::api::PushTarget;
use havana_protocol::{Id, Millis, Timestamp};
use havana_rules::Seat;

use super::ask;
use crate::check::Checked;
use crate::downtime::{Beat, Downtime};
use crate::error::Error;
use crate::hints::Hints;
use crate::model::Model;
use crate::operation::Operation;
use crate::stats::Stats;
use crate::token::TokenHash;

impl Model {
    pub(crate) fn fresh_id(&self) -> Id {
        self.data().fresh_id()
    }

    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    pub(crate) async fn ping(&self) -> Result<(), Error> {
        ask!(self, Ping, |_data| ())
    }

    pub(crate) async fn stats(&self) -> Result<Stats, Error> {
        ask!(self, Stats, |data| data.stats())
    }

    pub(crate) async fn sweep(&self, now: Timestamp) -> Result<(), Error> {
        ask!(self, Sweep, |data| data.sweep(now))
    }

    pub(crate) async fn backup(&self, _to: &Path) -> Result<(), Error> {
        let unsupported = Error::Unsupported("a model of a store has no file to back up");
        self.ask(Operation::Backup, |_data| Err(unsupported)).await
    }

    pub(crate) async fn heartbeat(
        &self,
        node: Id,
        now: Timestamp,
        asleep: Option<Millis>,
        sent: Option<Timestamp>,
    ) -> Result<Beat, Error> {
        ask!(self, Heartbeat, |data| data.heartbeat(node, now, asleep, sent))
    }

    pub(crate) async fn downtimes(&self, since: Timestamp) -> Result<Vec<Downtime>, Error> {
        ask!(self, Downtimes, |data| data.downtimes(since))
    }

    pub(crate) async fn hints(&self) -> Result<Option<Hints>, Error> {
        ask!(self, Hints, |_data| ())?;
        Ok(Some(Hints::of(self.listen())))
    }

    pub(crate) async fn add_push(
        &self,
        session: &TokenHash,
        target: &PushTarget,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let (session, target) = (*session, target.clone());
        ask!(self, AddPush, |data| data.add_push(session, target, now))
    }

    pub(crate) async fn has_push(&self, session: &TokenHash) -> Result<bool, Error> {
        let session = *session;
        ask!(self, HasPush, |data| data.has_push(&session))
    }

    pub(crate) async fn push_targets(
        &self,
        player: Id,
        now: Timestamp,
    ) -> Result<Vec<PushTarget>, Error> {
        ask!(self, PushTargets, |data| data.push_targets(player, now))
    }

    pub(crate) async fn end_push(&self, session: &TokenHash) -> Result<(), Error> {
        let session = *session;
        ask!(self, EndPush, |data| data.end_push(&session))
    }

    pub(crate) async fn drop_push(&self, endpoint: &str) -> Result<(), Error> {
        let endpoint = endpoint.to_owned();
        ask!(self, DropPush, |data| data.drop_push(&endpoint))
    }

    pub(crate) async fn claim_turn(&self, game: Id, seat: Seat, since: u32) -> Result<bool, Error> {
        ask!(self, ClaimTurn, |data| data.claim_turn(game, seat, since))
    }

    pub(crate) async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        let (name, fresh) = (name.to_owned(), fresh.to_vec());
        ask!(self, Secret, |data| data.secret(name, fresh))
    }

    pub(crate) async fn share(&self, record: &[u8], now: Timestamp) -> Result<Id, Error> {
        let record = record.to_vec();
        ask!(self, Share, |data| data.share(record, now))
    }

    pub(crate) async fn shared(&self, id: Id, now: Timestamp) -> Result<Option<Vec<u8>>, Error> {
        ask!(self, Shared, |data| data.shared(id, now))
    }

    pub(crate) async fn check(&self) -> Result<Checked, Error> {
        let unsupported = Error::Unsupported("a model of a store has no hashes to check");
        self.ask(Operation::Check, |_data| Err(unsupported)).await
    }
}
