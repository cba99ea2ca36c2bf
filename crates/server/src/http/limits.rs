//! How often anybody may ask, for each way in.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use havana_protocol::Id;

use super::wrong::Refused;
use crate::peer::Peer;
use crate::socket::limit::Bucket;

/// A way in: how much of it at once, and how much a minute in the long run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Way {
    /// Any request.
    Any,
    /// Any request that changes something.
    Change,
    /// Becoming a guest.
    Guest,
    /// Trying or choosing a password.
    Password,
    /// Making a table.
    Table,
    /// Making a table with a deck of one's own.
    Deck,
    /// Taking all one's records home.
    Records,
}

impl Way {
    const fn limit(self) -> (f32, f32) {
        match self {
            Way::Any => (240.0, 600.0),
            Way::Change => (60.0, 60.0),
            Way::Guest => (30.0, 3.0),
            Way::Password => (10.0, 6.0),
            Way::Table => (12.0, 4.0),
            Way::Deck => (6.0, 0.2),
            Way::Records => (4.0, 1.0),
        }
    }
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Who {
    Address(IpAddr),
    Player(Id),
    /// Whoever tries this name to sign in with, as a hash.
    Login(u64),
}

impl Who {
    /// One subscriber has a whole block of addresses of version 6, so the block is counted.
    pub(super) fn address(Peer(address): Peer) -> Who {
        Who::Address(match address {
            IpAddr::V6(six) => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
            four @ IpAddr::V4(_) => four,
        })
    }

    pub(super) fn login(login: &str) -> Who {
        let mut hasher = DefaultHasher::new();
        login.to_lowercase().hash(&mut hasher);
        Who::Login(hasher.finish())
    }
}

/// How many are counted at once; a full table forgets those who have not asked for a while.
const MOST: usize = 65_536;

/// Counts who asked how often.
#[derive(Debug)]
pub(super) struct Limits {
    off: bool,
    buckets: Mutex<HashMap<(Way, Who), Bucket>>,
}

impl Limits {
    pub(super) fn new(off: bool) -> Limits {
        Limits { off, buckets: Mutex::default() }
    }

    /// Counts a request, or refuses it.
    pub(super) fn take(&self, way: Way, who: Who) -> Result<(), Refused> {
        if self.off || self.take_at(way, who, Instant::now()) {
            Ok(())
        } else {
            Err(Refused::too_often())
        }
    }

    fn take_at(&self, way: Way, who: Who, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST && !buckets.contains_key(&(way, who)) {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            if buckets.len() >= MOST {
                return false;
            }
        }
        let (most, a_minute) = way.limit();
        let bucket =
            buckets.entry((way, who)).or_insert_with(|| Bucket::new(most, a_minute / 60.0, now));
        bucket.take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn each_way_and_each_one_is_counted_apart() {
        let (limits, now) = (Limits::new(false), Instant::now());
        let ana = Who::Address([10, 0, 0, 1].into());
        let bob = Who::Address([10, 0, 0, 2].into());
        let taken = (0..20).filter(|_| limits.take_at(Way::Password, ana, now)).count();
        assert_eq!(taken, 10);
        assert!(limits.take_at(Way::Password, bob, now));
        assert!(limits.take_at(Way::Guest, ana, now));
        assert!(limits.take_at(Way::Password, ana, now + Duration::from_secs(11)));
    }

    #[test]
    fn a_block_of_addresses_is_one() {
        let of = |text: &str| Who::address(Peer(text.parse().unwrap()));
        assert_eq!(of("2001:db8::1"), of("2001:db8:0:0:ffff::2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
        assert_eq!(Who::login("Ana"), Who::login("aNA"));
    }

    #[test]
    fn the_table_has_an_end() {
        let (limits, now) = (Limits::new(false), Instant::now());
        for number in 0..MOST as u64 {
            assert!(limits.take_at(Way::Guest, Who::Login(number), now));
        }
        assert!(!limits.take_at(Way::Guest, Who::Login(u64::MAX), now));
        let later = now + Duration::from_mins(1);
        assert!(limits.take_at(Way::Guest, Who::Login(u64::MAX), later));
    }
}
