//! Rate limits for each kind of request.
//!
//! Guesses at a password are counted three times: by address, by address and login, and by login.
//! The last count is for guessers with many addresses; it would let them lock the owner out, so a
//! browser that has signed in to that login before ([`super::device`]) is counted by itself instead.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use havana_protocol::Id;
use tokio::time::Instant;

use super::wrong::Refused;
use crate::bucket::Bucket;
use crate::peer::Peer;

/// What is limited: how much of it at once, and how much a minute in the long run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum LimitKind {
    /// Any request.
    Any,
    /// Any request that changes something.
    Change,
    /// Becoming a guest.
    Guest,
    /// Trying or choosing a password.
    Password,
    /// Trying passwords of one login, from wherever.
    Login,
    /// Making a table.
    Table,
    /// Making a table with a deck of one's own.
    Deck,
    /// Sharing a game by a short link.
    Share,
    /// Opening a socket.
    Socket,
    /// Taking all one's records home.
    Records,
    /// Making tables with bots that think, for one player: in milliseconds a decision.
    Thinking,
    /// The same for all players of one address.
    ThinkingAtAddress,
}

impl LimitKind {
    const fn limit(self) -> (f32, f32) {
        match self {
            LimitKind::Any => (240.0, 600.0),
            LimitKind::Change => (60.0, 60.0),
            LimitKind::Guest => (30.0, 3.0),
            LimitKind::Password => (10.0, 6.0),
            LimitKind::Login => (20.0, 2.0),
            LimitKind::Table => (12.0, 4.0),
            LimitKind::Deck => (6.0, 0.2),
            LimitKind::Share => (10.0, 2.0),
            LimitKind::Socket => (120.0, 120.0),
            LimitKind::Records => (4.0, 1.0),
            LimitKind::Thinking => (300.0, 60.0),
            LimitKind::ThinkingAtAddress => (600.0, 120.0),
        }
    }
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum LimitKey {
    Address(IpAddr),
    Player(Id),
    /// Anyone who tries this name to sign in with, as a hash.
    Login(u64),
    /// Anyone at this address who tries this name.
    LoginAt(u64, IpAddr),
    /// A browser that has signed in before.
    Device([u8; 16]),
}

impl LimitKey {
    /// One subscriber has a whole block of addresses of version 6, so the block is counted.
    pub(super) fn address(peer: Peer) -> LimitKey {
        LimitKey::Address(peer.block())
    }

    pub(super) fn login(login: &str) -> LimitKey {
        LimitKey::Login(hash(login))
    }

    pub(super) fn login_at(login: &str, peer: Peer) -> LimitKey {
        LimitKey::LoginAt(hash(login), peer.block())
    }
}

fn hash(login: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    login.to_lowercase().hash(&mut hasher);
    hasher.finish()
}

/// How many are remembered for each kind. The map is filled up to half of it; then those in it
/// become the old ones, and the old ones before them, who have not asked since, are forgotten.
const MOST: usize = 65_536;

/// Counts who asked how often.
#[derive(Debug)]
pub(super) struct Limits {
    off: bool,
    counts: Mutex<HashMap<LimitKind, Counts>>,
}

/// Who is counted for one kind. Each kind has its own memory, so that a flood of requests from many
/// addresses does not make the server forget who guesses passwords.
#[derive(Debug, Default)]
struct Counts {
    young: HashMap<LimitKey, Bucket>,
    old: HashMap<LimitKey, Bucket>,
}

impl Counts {
    fn bucket(&mut self, who: LimitKey, fresh: Bucket) -> &mut Bucket {
        if self.young.len() >= MOST / 2 && !self.young.contains_key(&who) {
            self.old = std::mem::take(&mut self.young);
        }
        let bucket = self.old.remove(&who).unwrap_or(fresh);
        self.young.entry(who).or_insert(bucket)
    }
}

impl Limits {
    pub(super) fn new(off: bool) -> Limits {
        Limits { off, counts: Mutex::default() }
    }

    /// Counts a request, or refuses it.
    pub(super) fn take(&self, kind: LimitKind, who: LimitKey) -> Result<(), Refused> {
        self.take_many(kind, who, 1.0)
    }

    /// Counts something with this cost, or refuses it.
    pub(super) fn take_many(
        &self,
        kind: LimitKind,
        who: LimitKey,
        much: f32,
    ) -> Result<(), Refused> {
        if self.off || much <= 0.0 {
            return Ok(());
        }
        self.take_at(kind, who, much, Instant::now()).map_err(Refused::too_often)
    }

    fn take_at(
        &self,
        kind: LimitKind,
        who: LimitKey,
        much: f32,
        now: Instant,
    ) -> Result<(), Duration> {
        let (most, a_minute) = kind.limit();
        let fresh = Bucket::new(most, a_minute / 60.0, now);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.entry(kind).or_default().bucket(who, fresh).take_many(much, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_and_each_one_is_counted_apart() {
        let (limits, now) = (Limits::new(false), Instant::now());
        let ana = LimitKey::Address([10, 0, 0, 1].into());
        let bob = LimitKey::Address([10, 0, 0, 2].into());
        let take = |kind, who, now| limits.take_at(kind, who, 1.0, now);
        let taken = (0..20).filter(|_| take(LimitKind::Password, ana, now).is_ok()).count();
        assert_eq!(taken, 10);
        assert_eq!(take(LimitKind::Password, bob, now), Ok(()));
        assert_eq!(take(LimitKind::Guest, ana, now), Ok(()));
        let wait = take(LimitKind::Password, ana, now).unwrap_err();
        assert!(take(LimitKind::Password, ana, now + wait - Duration::from_millis(100)).is_err());
        assert_eq!(take(LimitKind::Password, ana, now + wait), Ok(()));
        assert_eq!(LimitKey::login("Ana"), LimitKey::login("aNA"));
    }

    #[test]
    fn a_newcomer_is_never_refused_for_the_crowd_before_him() {
        let (limits, now) = (Limits::new(false), Instant::now());
        let busy = LimitKey::Login(u64::MAX);
        for number in 0..3 * MOST as u64 {
            assert_eq!(limits.take_at(LimitKind::Login, LimitKey::Login(number), 1.0, now), Ok(()));
            if number % 1000 == 0 {
                let _ = limits.take_at(LimitKind::Login, busy, 1.0, now);
            }
        }
        assert!(
            limits.take_at(LimitKind::Login, busy, 1.0, now).is_err(),
            "who asks on is remembered"
        );
        let remembered: usize = {
            let counts = limits.counts.lock().unwrap();
            counts.values().map(|one| one.young.len() + one.old.len()).sum()
        };
        assert!(remembered <= MOST, "{remembered}");
    }

    #[test]
    fn what_costs_more_takes_more() {
        let (limits, now) = (Limits::new(false), Instant::now());
        let ana = LimitKey::Address([10, 0, 0, 1].into());
        assert_eq!(limits.take_at(LimitKind::Thinking, ana, 290.0, now), Ok(()));
        let wait = limits.take_at(LimitKind::Thinking, ana, 70.0, now).unwrap_err();
        assert_eq!(wait.as_secs(), 60);
        assert_eq!(limits.take_at(LimitKind::Thinking, ana, 10.0, now), Ok(()));
    }
}
