//! Health, upkeep, hints and push messages.

use std::path::Path;

use havana_protocol::api::PushTarget;
use havana_protocol::{Id, Millis, Timestamp};
use havana_rules::Seat;

use super::{Store, call};
use crate::check::Checked;
use crate::downtime::{Beat, Downtime};
use crate::error::Error;
use crate::hints::Hints;
use crate::stats::Stats;
use crate::token::TokenHash;

impl Store {
    /// Whether the database answers, for reading and for writing.
    pub async fn ping(&self) -> Result<(), Error> {
        call!(self, Ping, ping())
    }

    /// Counts what there is.
    pub async fn stats(&self) -> Result<Stats, Error> {
        call!(self, Stats, stats())
    }

    /// Removes what nobody can reach any more; `docs/hosting.md` says what that
    /// is. Each call removes a limited number of things in small transactions, so that no
    /// game waits; the next call continues.
    pub async fn sweep(&self, now: Timestamp) -> Result<(), Error> {
        call!(self, Sweep, sweep(now))
    }

    /// Looks through all games for damage: hashes that do not fit, moves that are missing or
    /// cannot have been made, draws that are not those of their day, shared games that cannot be
    /// read. Games continue meanwhile.
    pub async fn check(&self) -> Result<Checked, Error> {
        call!(self, Check, check())
    }

    /// Writes a copy of the whole store to a new file, while games continue.
    pub async fn backup(&self, to: &Path) -> Result<(), Error> {
        call!(self, Backup, backup(to))
    }

    /// Says that a node runs; call it every few seconds, and at least every
    /// [`crate::LONGEST_BEAT`] milliseconds.
    ///
    /// - `node`: an id that this process made up when it started ([`Store::fresh_id`]).
    /// - `now`: at the first beat the wall clock, in milliseconds since 1970. After that the time
    ///   that the last answer gave, plus what has passed since then on a monotonic clock: a jump
    ///   of the wall clock must not be in it.
    /// - `asleep`: `None` at the first beat of the process. After that, for how long the process
    ///   knows that it did not run since its last beat; 0 if it has noticed nothing.
    /// - `sent`: when this beat was sent by the store's clock: what the last answer said
    ///   ([`Beat::heard`]), plus what has passed since that beat was sent; `None` at the first.
    ///
    /// The answer says what time it is for all nodes: where others run, a node that starts takes
    /// over theirs, and one that is behind moves forward; otherwise a node that starts decides,
    /// but never for a time before the last beat. So downtime never lies in the future.
    ///
    /// Downtime is stored only if no other node runs, which is judged by the store's own clock:
    /// the time since the last beat of any node if it is longer than [`crate::LONGEST_BEAT`], or
    /// what this node slept if it is at least [`crate::SHORTEST_SLEEP`]. It ends at the time of
    /// the answer. One node stores it, and all find it in [`Store::downtimes`].
    ///
    /// Nobody may be relieved before a beat has been answered and the downtimes were read after
    /// it.
    pub async fn heartbeat(
        &self,
        node: Id,
        now: Timestamp,
        asleep: Option<Millis>,
        sent: Option<Timestamp>,
    ) -> Result<Beat, Error> {
        call!(self, Heartbeat, heartbeat(node, now, asleep, sent))
    }

    /// The downtimes that ended after this, in order.
    pub async fn downtimes(&self, since: Timestamp) -> Result<Vec<Downtime>, Error> {
        call!(self, Downtimes, downtimes(since))
    }

    /// Listens for hints from now on; `None` where there are no other nodes to hint.
    pub async fn hints(&self) -> Result<Option<Hints>, Error> {
        call!(self, Hints, hints())
    }

    /// Keeps where the browser of this session takes messages. A session has one browser, and a
    /// browser one session. `false` if there is no such session.
    pub async fn add_push(
        &self,
        session: &TokenHash,
        target: &PushTarget,
        now: Timestamp,
    ) -> Result<bool, Error> {
        call!(self, AddPush, add_push(session, target, now))
    }

    /// Whether the browser of this session takes messages.
    pub async fn has_push(&self, session: &TokenHash) -> Result<bool, Error> {
        call!(self, HasPush, has_push(session))
    }

    /// Where the browsers of this player take messages.
    pub async fn push_targets(&self, player: Id, now: Timestamp) -> Result<Vec<PushTarget>, Error> {
        call!(self, PushTargets, push_targets(player, now))
    }

    /// The browser of this session takes no more messages.
    pub async fn end_push(&self, session: &TokenHash) -> Result<(), Error> {
        call!(self, EndPush, end_push(session))
    }

    /// Nothing is taken there any more, as the push service says.
    pub async fn drop_push(&self, endpoint: &str) -> Result<(), Error> {
        call!(self, DropPush, drop_push(endpoint))
    }

    /// Claims the notification that it has been the turn of the player at a seat since this
    /// many moves. `false` if they were notified, or another server does it.
    pub async fn claim_turn(&self, game: Id, seat: Seat, since: u32) -> Result<bool, Error> {
        call!(self, ClaimTurn, claim_turn(game, seat, since))
    }

    /// The secret of this name, the same for every node: the one given, if there was none yet.
    pub async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        call!(self, Secret, secret(name, fresh))
    }
}
