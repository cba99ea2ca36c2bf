//! The open sockets of this server: how many there may be, who makes room for whom, and how those
//! whose session has ended are closed.
//!
//! A socket of a player at the table (seated) always finds a place: when the house is full, the
//! oldest spectator makes room, and when only players are left, one of the address that has most.
//! A player who opens too many loses the oldest, since a dead connection looks open for a while.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use havana_protocol::Id;
use havana_store::TokenHash;
use tokio::sync::oneshot;

use crate::settings::Settings;

/// Seated sockets of one address, for each that may watch: a school has one address.
const SEATED_FOR_ONE_THAT_WATCHES: usize = 16;

/// Who opens a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    /// From where.
    pub(crate) block: IpAddr,
    /// To which game.
    pub(crate) game: Id,
    /// The player and the session, if they have one.
    pub(crate) session: Option<(Id, TokenHash)>,
    /// Whether they sit at the table.
    pub(crate) seated: bool,
    /// Whether only an invitation let them in.
    pub(crate) invited: bool,
}

/// Why a socket is to be closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// The session has ended: signed out, password changed, or account deleted.
    SignedOut,
    /// Another socket needs the place, or the player has opened too many.
    Displaced,
    /// The invitation that let them in is no longer valid.
    Uninvited,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoPlace {
    /// The server has as many as it takes.
    Full,
    /// The address has.
    Address,
    /// The player has, and none can make room.
    Player,
}

/// All open sockets.
pub(crate) struct Registry {
    most: usize,
    of_address: usize,
    of_player: usize,
    open: Mutex<Open>,
}

/// Ordered maps, so that the same visitors are always closed in the same order.
#[derive(Default)]
struct Open {
    next: u64,
    all: BTreeMap<u64, Socket>,
    of_address: BTreeMap<IpAddr, BTreeSet<u64>>,
    of_player: BTreeMap<Id, BTreeSet<u64>>,
    /// Those who only watch: first those without a name, the oldest first.
    watching: BTreeSet<(bool, u64)>,
}

struct Socket {
    visitor: Visitor,
    end: oneshot::Sender<Ended>,
}

/// The place of a socket; it is free again when this is dropped.
pub(crate) struct Ticket {
    registry: Arc<Registry>,
    number: u64,
    /// Taken out by the task that waits for it.
    end: Option<oneshot::Receiver<Ended>>,
}

impl Registry {
    pub(crate) fn new(settings: &Settings) -> Arc<Registry> {
        let off = |most: usize| if settings.without_limits { usize::MAX } else { most };
        Arc::new(Registry {
            most: settings.most_sockets,
            of_address: off(settings.most_sockets_per_address),
            of_player: off(settings.most_sockets_per_player),
            open: Mutex::default(),
        })
    }

    /// A place for this visitor.
    pub(crate) fn enter(self: &Arc<Registry>, visitor: Visitor) -> Result<Ticket, NoPlace> {
        let mut open = self.open();
        if let Some((player, _)) = visitor.session
            && open.of_player.get(&player).map_or(0, BTreeSet::len) >= self.of_player
        {
            let oldest = open.oldest_of_player(player, visitor).ok_or(NoPlace::Player)?;
            open.end(oldest, Ended::Displaced);
        }
        let share = if visitor.seated {
            self.of_address.saturating_mul(SEATED_FOR_ONE_THAT_WATCHES)
        } else {
            self.of_address
        };
        if open.count(visitor.block, visitor.seated) >= share {
            return Err(NoPlace::Address);
        }
        if open.all.len() >= self.most {
            let victim = open.makes_room_for(visitor).ok_or(NoPlace::Full)?;
            open.end(victim, Ended::Displaced);
        }
        let number = open.next;
        open.next += 1;
        let (end, ended) = oneshot::channel();
        open.insert(number, Socket { visitor, end });
        Ok(Ticket { registry: Arc::clone(self), number, end: Some(ended) })
    }

    /// Closes the sockets of a session.
    pub(crate) fn end_session(&self, session: &TokenHash) {
        self.end_all(|visitor| visitor.session.is_some_and(|(_, of)| of == *session));
    }

    /// Closes the sockets of a player, except those of this session.
    pub(crate) fn end_player(&self, player: Id, except: Option<&TokenHash>) {
        self.end_all(|visitor| {
            visitor.session.is_some_and(|(of, session)| of == player && except != Some(&session))
        });
    }

    /// A session has another token; its sockets stay open.
    pub(crate) fn renew(&self, before: &TokenHash, after: &TokenHash) {
        let mut open = self.open();
        for socket in open.all.values_mut() {
            if let Some((_, session)) = &mut socket.visitor.session
                && session == before
            {
                *session = *after;
            }
        }
    }

    fn end_all(&self, is_meant: impl Fn(&Visitor) -> bool) {
        self.end_those(is_meant, Ended::SignedOut);
    }

    /// Closes the sockets of those whom only an invitation let in to this game.
    pub(crate) fn end_invited(&self, game: Id) {
        self.end_those(|visitor| visitor.invited && visitor.game == game, Ended::Uninvited);
    }

    fn end_those(&self, is_meant: impl Fn(&Visitor) -> bool, why: Ended) {
        let mut open = self.open();
        let meant = open.all.iter().filter(|(_, socket)| is_meant(&socket.visitor));
        let meant: Vec<u64> = meant.map(|(&number, _)| number).collect();
        for number in meant {
            open.end(number, why);
        }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn insert(&mut self, number: u64, socket: Socket) {
        let Visitor { block, session, seated, .. } = socket.visitor;
        self.of_address.entry(block).or_default().insert(number);
        if let Some((player, _)) = session {
            self.of_player.entry(player).or_default().insert(number);
        }
        if !seated {
            self.watching.insert((session.is_some(), number));
        }
        self.all.insert(number, socket);
    }

    fn remove(&mut self, number: u64) -> Option<Socket> {
        let socket = self.all.remove(&number)?;
        let Visitor { block, session, .. } = socket.visitor;
        leave(&mut self.of_address, &block, number);
        if let Some((player, _)) = session {
            leave(&mut self.of_player, &player, number);
        }
        self.watching.remove(&(session.is_some(), number));
        Some(socket)
    }

    fn end(&mut self, number: u64, why: Ended) {
        if let Some(socket) = self.remove(number) {
            // A socket that closes at this moment needs no telling.
            let _ = socket.end.send(why);
        }
    }

    fn count(&self, block: IpAddr, seated: bool) -> usize {
        let of_address = self.of_address.get(&block).into_iter().flatten();
        of_address.filter(|&&number| self.is_seated(number) == seated).count()
    }

    fn is_seated(&self, number: u64) -> bool {
        self.all.get(&number).is_some_and(|socket| socket.visitor.seated)
    }

    /// The oldest socket of this player that matters no more than the new one: none at a table
    /// they play at makes room for one that watches.
    fn oldest_of_player(&self, player: Id, newcomer: Visitor) -> Option<u64> {
        let of_player = self.of_player.get(&player)?;
        let watching = of_player.iter().copied().find(|&number| !self.is_seated(number));
        let oldest = of_player.iter().copied().next().filter(|_| newcomer.seated);
        watching.or(oldest)
    }

    /// Which socket makes room in a full house; for a spectator none does.
    fn makes_room_for(&self, newcomer: Visitor) -> Option<u64> {
        if !newcomer.seated {
            return None;
        }
        if let Some(&(_, number)) = self.watching.first() {
            return Some(number);
        }
        let own = self.of_address.get(&newcomer.block).map_or(0, BTreeSet::len);
        let greediest = self.of_address.values().max_by_key(|numbers| numbers.len())?;
        greediest.first().copied().filter(|_| greediest.len() > own + 1)
    }
}

fn leave<K: Ord>(all: &mut BTreeMap<K, BTreeSet<u64>>, key: &K, number: u64) {
    if let Some(numbers) = all.get_mut(key) {
        numbers.remove(&number);
        if numbers.is_empty() {
            all.remove(key);
        }
    }
}

impl Ticket {
    /// Waits until the socket is to be closed, and says why. Only the first call is answered.
    pub(crate) fn ended(&mut self) -> impl Future<Output = Ended> + Send + use<> {
        let end = self.end.take();
        async move {
            match end {
                Some(end) => end.await.unwrap_or(Ended::Displaced),
                None => std::future::pending().await,
            }
        }
    }

    /// The session that opened the socket, under its present token.
    pub(crate) fn session(&self) -> Option<TokenHash> {
        let open = self.registry.open();
        let socket = open.all.get(&self.number)?;
        socket.visitor.session.map(|(_, session)| session)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.registry.open().remove(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_store::Location;

    fn registry(most: usize, of_address: usize, of_player: usize) -> Arc<Registry> {
        Registry::new(&Settings {
            most_sockets: most,
            most_sockets_per_address: of_address,
            most_sockets_per_player: of_player,
            ..Settings::at(Location::Sqlite("nowhere".into()))
        })
    }

    fn stranger(last: u8) -> Visitor {
        Visitor {
            block: [10, 0, 0, last].into(),
            game: Id::from_random(1),
            session: None,
            seated: false,
            invited: false,
        }
    }

    fn player(last: u8, player: u64, seated: bool) -> Visitor {
        let session = Some((Id::from_random(player), [player as u8; 32]));
        Visitor { session, seated, ..stranger(last) }
    }

    fn ended(ticket: &mut Ticket) -> Option<Ended> {
        ticket.end.as_mut()?.try_recv().ok()
    }

    #[test]
    fn one_address_watches_with_so_many_and_still_plays() {
        let registry = registry(100, 4, 8);
        let watching: Vec<_> = (0..6).map(|_| registry.enter(stranger(1))).collect();
        assert_eq!(watching.iter().filter(|entered| entered.is_ok()).count(), 4);
        assert_eq!(registry.enter(stranger(1)).err(), Some(NoPlace::Address));
        assert!(registry.enter(stranger(2)).is_ok());
        assert!(registry.enter(player(1, 7, true)).is_ok());
        drop(watching);
        assert!(registry.enter(stranger(1)).is_ok(), "a closed socket counts no more");
    }

    #[test]
    fn in_a_full_house_the_oldest_stranger_makes_room_for_a_player() {
        let registry = registry(3, 10, 8);
        let mut named = registry.enter(player(1, 1, false)).unwrap();
        let mut strangers =
            [registry.enter(stranger(2)).unwrap(), registry.enter(stranger(3)).unwrap()];
        assert_eq!(registry.enter(stranger(4)).err(), Some(NoPlace::Full));
        let mut seated = registry.enter(player(2, 2, true)).unwrap();
        assert_eq!(ended(&mut strangers[0]), Some(Ended::Displaced));
        assert_eq!(ended(&mut strangers[1]), None);
        let mut two = [
            registry.enter(player(3, 3, true)).unwrap(),
            registry.enter(player(3, 4, true)).unwrap(),
        ];
        assert_eq!(ended(&mut named), Some(Ended::Displaced));
        assert_eq!(ended(&mut seated), None);
        assert_eq!(registry.enter(player(3, 5, true)).err(), Some(NoPlace::Full));
        let _other = registry.enter(player(9, 6, true)).unwrap();
        assert_eq!(two.each_mut().map(ended), [Some(Ended::Displaced), None], "it had most");
        let last = registry.enter(player(10, 7, true));
        assert_eq!(last.err(), Some(NoPlace::Full), "nobody has more than one");
    }

    #[test]
    fn a_player_who_opens_too_many_loses_the_oldest() {
        let registry = registry(100, 100, 2);
        let mut first = registry.enter(player(1, 1, true)).unwrap();
        let mut second = registry.enter(player(1, 1, true)).unwrap();
        assert_eq!(registry.enter(player(1, 1, false)).err(), Some(NoPlace::Player));
        let _third = registry.enter(player(1, 1, true)).unwrap();
        assert_eq!(ended(&mut first), Some(Ended::Displaced));
        assert_eq!(ended(&mut second), None);
        assert!(registry.enter(player(1, 2, true)).is_ok());
    }

    #[test]
    fn who_signs_out_is_closed_and_nobody_else() {
        let registry = registry(100, 100, 100);
        let with = |session: u8| Visitor {
            session: Some((Id::from_random(1), [session; 32])),
            ..stranger(1)
        };
        let mut all = [
            registry.enter(with(1)).unwrap(),
            registry.enter(with(2)).unwrap(),
            registry.enter(with(3)).unwrap(),
            registry.enter(player(1, 9, false)).unwrap(),
        ];
        registry.renew(&[1; 32], &[7; 32]);
        assert_eq!(all[0].session(), Some([7; 32]));
        registry.end_session(&[1; 32]);
        assert_eq!(all.each_mut().map(ended), [None; 4], "that token is worth nothing");
        registry.end_session(&[7; 32]);
        assert_eq!(all.each_mut().map(ended), [Some(Ended::SignedOut), None, None, None]);
        registry.end_player(Id::from_random(1), Some(&[3; 32]));
        assert_eq!(all.each_mut().map(ended), [None, Some(Ended::SignedOut), None, None]);
        let mut invited = registry.enter(Visitor { invited: true, ..stranger(1) }).unwrap();
        registry.end_invited(Id::from_random(1));
        assert_eq!(ended(&mut invited), Some(Ended::Uninvited));
        assert_eq!(ended(&mut all[3]), None);
    }
}
