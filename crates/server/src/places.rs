//! Places for connections: limits in total and per address, and which one makes room when the
//! house is full. Sockets leave their place when they are upgraded; they are counted apart.
//!
//! The server never stops accepting. When every place is taken, the newcomer displaces a connection
//! of the address that holds most of them, the oldest first; connections that have shown a valid
//! session stay. So a crowd of strangers, from one address or from many, can neither lock out a
//! player nor a health check. Behind a proxy all connections have one address; there only idle ones
//! make room, a few places are left for other addresses, and what each client has under way is
//! counted by its forwarded address instead.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::peer::Peer;

/// Places beyond the last, where no one makes room.
const RESERVE: usize = 32;

/// All places.
pub(crate) struct Places {
    most: usize,
    of_one: usize,
    behind_proxy: bool,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    next: u64,
    all: BTreeMap<u64, Arc<Connection>>,
    /// The connections of each address, or the requests under way of each behind a proxy.
    of: BTreeMap<IpAddr, BTreeSet<u64>>,
}

/// What is known of a connection.
struct Connection {
    block: IpAddr,
    /// Whether it has shown a valid session.
    known: AtomicBool,
    /// Requests that are being answered.
    running: AtomicUsize,
    /// Whether bytes wait for the client to read.
    stalled: Arc<AtomicBool>,
    end: Notify,
}

impl Connection {
    fn is_idle(&self) -> bool {
        self.running.load(Ordering::Relaxed) == 0 && !self.stalled.load(Ordering::Relaxed)
    }

    fn is_known(&self) -> bool {
        self.known.load(Ordering::Relaxed)
    }
}

/// The place of a connection; it is free again when this is dropped.
pub(crate) struct ConnectionSlot {
    places: Arc<Places>,
    number: u64,
    connection: Arc<Connection>,
}

/// A handle to one's own connection; every request carries it as an extension.
#[derive(Clone)]
pub(crate) struct ConnectionHandle(Arc<Connection>);

impl ConnectionHandle {
    /// A valid session came through this connection.
    pub(crate) fn mark_player(&self) {
        self.0.known.store(true, Ordering::Relaxed);
    }
}

impl Places {
    /// This many places, with a limit for one address.
    pub(crate) fn new(most: usize, of_one: usize, behind_proxy: bool) -> Arc<Places> {
        Arc::new(Places { most, of_one, behind_proxy, taken: Mutex::default() })
    }

    /// A place for a newcomer; `None` if there is none and no one makes room.
    pub(crate) fn enter(self: &Arc<Places>, peer: Peer) -> Option<ConnectionSlot> {
        let block = peer.block();
        let mut taken = self.taken();
        if !self.behind_proxy && taken.count(block) >= self.of_one {
            let idle = taken.oldest(block, Connection::is_idle)?;
            taken.displace(idle);
        }
        if taken.all.len() >= self.most {
            match self.victim(&taken) {
                Some(victim) => taken.displace(victim),
                None if taken.has_reserve_for(block, self.most) => {}
                None => return None,
            }
        }
        let number = taken.next;
        taken.next += 1;
        let connection = Arc::new(Connection {
            block,
            known: AtomicBool::new(false),
            running: AtomicUsize::new(0),
            stalled: Arc::default(),
            end: Notify::new(),
        });
        taken.all.insert(number, Arc::clone(&connection));
        if !self.behind_proxy {
            taken.of.entry(block).or_default().insert(number);
        }
        Some(ConnectionSlot { places: Arc::clone(self), number, connection })
    }

    /// Frees a place after the system had no file left for a newcomer.
    pub(crate) fn make_room(&self) {
        let mut taken = self.taken();
        if let Some(victim) = self.victim(&taken) {
            taken.displace(victim);
        }
    }

    fn victim(&self, taken: &Taken) -> Option<u64> {
        if self.behind_proxy { taken.idle() } else { taken.of_the_greediest() }
    }

    /// Waits until every place is free; `false` if it takes too long.
    pub(crate) async fn wait_until_empty(&self, longest: Duration) -> bool {
        let empty = async {
            while !self.taken().all.is_empty() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(longest, empty).await.is_ok()
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    fn count(&self, block: IpAddr) -> usize {
        self.of.get(&block).map_or(0, BTreeSet::len)
    }

    fn oldest(&self, block: IpAddr, is: impl Fn(&Connection) -> bool) -> Option<u64> {
        let numbers = self.of.get(&block)?;
        numbers.iter().copied().find(|number| self.all.get(number).is_some_and(|found| is(found)))
    }

    /// The oldest stranger of the address that has most strangers.
    fn of_the_greediest(&self) -> Option<u64> {
        let stranger = |number: &u64| self.all.get(number).is_some_and(|found| !found.is_known());
        let strangers = self.of.values().filter_map(|numbers| {
            let oldest = numbers.iter().copied().find(stranger)?;
            Some((numbers.iter().filter(|number| stranger(number)).count(), oldest))
        });
        let greediest = strangers.max_by_key(|&(count, oldest)| (count, std::cmp::Reverse(oldest)));
        greediest.map(|(_, oldest)| oldest).or_else(|| self.idle())
    }

    /// The oldest connection with nothing under way.
    fn idle(&self) -> Option<u64> {
        let idle = self.all.iter().filter(|(_, connection)| connection.is_idle());
        idle.map(|(&number, _)| number).min()
    }

    /// Whether there is a place beyond the last: for an address that has none at all, such as the
    /// one that health checks come from.
    fn has_reserve_for(&self, block: IpAddr, most: usize) -> bool {
        self.all.len() < most.saturating_add(RESERVE)
            && self.all.values().all(|connection| connection.block != block)
    }

    fn displace(&mut self, number: u64) {
        if let Some(connection) = self.remove(number) {
            connection.end.notify_one();
        }
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Connection>> {
        let connection = self.all.remove(&number)?;
        self.forget(connection.block, number);
        Some(connection)
    }

    fn forget(&mut self, block: IpAddr, number: u64) {
        if let Some(numbers) = self.of.get_mut(&block) {
            numbers.remove(&number);
            if numbers.is_empty() {
                self.of.remove(&block);
            }
        }
    }
}

impl ConnectionSlot {
    /// Waits until another connection needs the place more.
    pub(crate) async fn displaced(&self) {
        self.connection.end.notified().await;
    }

    /// The flag that says whether bytes wait for the client to read.
    pub(crate) fn stalled(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.connection.stalled)
    }

    /// Counts a request of this client; `None` if too many of its address are under way already,
    /// which can happen behind a proxy only.
    pub(crate) fn begin(&self, peer: Peer) -> Option<Request> {
        let mut taken = self.places.taken();
        let number = taken.next;
        taken.next += 1;
        let forwarded = self.places.behind_proxy.then(|| peer.block());
        if let Some(block) = forwarded {
            if taken.count(block) >= self.places.of_one {
                return None;
            }
            taken.of.entry(block).or_default().insert(number);
        }
        self.connection.running.fetch_add(1, Ordering::Relaxed);
        let connection = Arc::clone(&self.connection);
        Some(Request { places: Arc::clone(&self.places), connection, forwarded, number })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.places.taken().remove(self.number);
    }
}

/// A request that is being answered.
pub(crate) struct Request {
    places: Arc<Places>,
    connection: Arc<Connection>,
    forwarded: Option<IpAddr>,
    number: u64,
}

impl Request {
    /// The connection it came through.
    pub(crate) fn handle(&self) -> ConnectionHandle {
        ConnectionHandle(Arc::clone(&self.connection))
    }
}

impl Drop for Request {
    fn drop(&mut self) {
        self.connection.running.fetch_sub(1, Ordering::Relaxed);
        if let Some(block) = self.forwarded {
            self.places.taken().forget(block, self.number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(last: u8) -> Peer {
        Peer([10, 0, 0, last].into())
    }

    fn is_displaced(place: &ConnectionSlot) -> bool {
        !place.places.taken().all.contains_key(&place.number)
    }

    #[test]
    fn one_address_takes_its_share_and_no_more() {
        let places = Places::new(10, 3, false);
        let mut all: Vec<ConnectionSlot> = (0..3).filter_map(|_| places.enter(peer(1))).collect();
        let busy: Vec<Request> = all.iter().filter_map(|place| place.begin(peer(1))).collect();
        assert!(places.enter(peer(1)).is_none(), "all three are busy");
        assert!(places.enter(peer(2)).is_some());
        drop(busy);
        all.extend(places.enter(peer(1)));
        assert_eq!(all.len(), 4);
        assert!(is_displaced(&all[0]) && !is_displaced(&all[1]), "the oldest idle one made room");
    }

    #[test]
    fn a_crowd_makes_room_for_a_newcomer() {
        let places = Places::new(6, 5, false);
        let crowd: Vec<ConnectionSlot> = (0..4).filter_map(|_| places.enter(peer(1))).collect();
        let others: Vec<ConnectionSlot> =
            (2..4).filter_map(|last| places.enter(peer(last))).collect();
        let newcomer = places.enter(peer(9));
        assert!(newcomer.is_some_and(|place| !is_displaced(&place)));
        assert!(is_displaced(&crowd[0]) && crowd[1..].iter().all(|place| !is_displaced(place)));
        assert!(others.iter().all(|place| !is_displaced(place)));
    }

    #[test]
    fn among_many_addresses_the_oldest_stranger_makes_room() {
        let places = Places::new(3, 3, false);
        let all: Vec<ConnectionSlot> =
            [9, 1, 5].iter().filter_map(|&last| places.enter(peer(last))).collect();
        all[0].begin(peer(9)).unwrap().handle().mark_player();
        let _busy = all[1].begin(peer(1));
        let _newcomer = places.enter(peer(7)).unwrap();
        assert!(!is_displaced(&all[0]), "a player stays");
        assert!(is_displaced(&all[1]) && !is_displaced(&all[2]));
    }

    #[test]
    fn behind_a_proxy_requests_are_counted_by_their_own_address() {
        let places = Places::new(4, 2, true);
        let proxy = peer(1);
        let all: Vec<ConnectionSlot> = (0..4).filter_map(|_| places.enter(proxy)).collect();
        assert_eq!(all.len(), 4, "the proxy itself has no share");
        let busy: Vec<Request> = all.iter().filter_map(|place| place.begin(peer(50))).collect();
        assert_eq!(busy.len(), 2);
        let other = all[2].begin(peer(51));
        assert!(other.is_some());
        assert!(places.enter(proxy).is_some(), "the one idle connection makes room");
        assert!(is_displaced(&all[3]));
        let fresh = places.enter(proxy).unwrap();
        let _last = fresh.begin(peer(52));
        assert!(places.enter(proxy).is_none(), "everything is busy");
        assert!(places.enter(peer(9)).is_some(), "a health check is not of the proxy");
        drop(busy);
        assert!(all[0].begin(peer(50)).is_some());
    }

    #[tokio::test]
    async fn a_displaced_connection_is_told() {
        let places = Places::new(1, 1, false);
        let first = places.enter(peer(1)).unwrap();
        let second = places.enter(peer(2)).unwrap();
        first.displaced().await;
        drop(first);
        assert!(!places.wait_until_empty(Duration::from_millis(1)).await);
        drop(second);
        assert!(places.wait_until_empty(Duration::from_secs(10)).await);
    }
}
