//! A table that is in memory, shared by everyone connected to it.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use havana_protocol::{Id, Timestamp};
use havana_rules::{Seat, Viewer};
use havana_table::Deal;
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio::time::Instant;

use crate::bucket::Bucket;
use crate::live::room::Room;

/// Not a number of changes: the store is read in any case.
pub(super) const UNKNOWN: u64 = u64::MAX;

/// A table in memory. Its room changes only after the store has kept the change.
pub struct Live {
    id: Id,
    /// The deal that it plays, if it is one of a day: its draws and the random generators of its bots.
    deal: Option<Deal>,
    room: RwLock<Room>,
    /// Held from checking a command until it is stored: one at a time.
    serial: Mutex<()>,
    /// Held while the table is read from the store, so that nothing older comes after newer.
    pub(super) reading: Mutex<()>,
    changed: watch::Sender<u64>,
    /// How many changes the store had counted when all of them were last taken over.
    pub(super) changes_seen: AtomicU64,
    brought: Timestamp,
    touched: RwLock<Instant>,
    /// The last turn of each seat that this server has looked after, by its first move.
    pub(super) told: [AtomicU32; Seat::MAX],
    /// Whether this server made the last move; then it also moves the bots at once.
    pub(super) ours: AtomicBool,
    /// Whether a task already moves the bots.
    pub(super) driven: AtomicBool,
    /// How much each seat may still say, on however many sockets.
    sayings: [std::sync::Mutex<Bucket>; Seat::MAX],
}

/// Things said at once by one seat, and a second in the long run.
const SAYINGS: (f32, f32) = (5.0, 0.5);

/// A person at a table.
pub(crate) struct Presence {
    live: Arc<Live>,
    viewer: Viewer,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.live.write(|room| room.leave(self.viewer));
    }
}

/// The right to make the next move; see [`Live::serial`].
pub(super) type Serial<'a> = MutexGuard<'a, ()>;

impl Live {
    pub(super) fn new(id: Id, room: Room, deal: Option<Deal>, now: Timestamp) -> Live {
        Live {
            id,
            deal,
            room: RwLock::new(room),
            serial: Mutex::default(),
            reading: Mutex::default(),
            changed: watch::Sender::new(0),
            changes_seen: AtomicU64::new(UNKNOWN),
            brought: now,
            touched: RwLock::new(Instant::now()),
            told: Default::default(),
            ours: AtomicBool::new(false),
            driven: AtomicBool::new(false),
            sayings: std::array::from_fn(|_| {
                std::sync::Mutex::new(Bucket::new(SAYINGS.0, SAYINGS.1, Instant::now()))
            }),
        }
    }

    /// Whether a seat may say something now; if so, it counts.
    pub(crate) fn may_say(&self, seat: Seat, now: Instant) -> bool {
        let sayings = self.sayings.get(seat.index());
        sayings
            .is_some_and(|bucket| bucket.lock().unwrap_or_else(PoisonError::into_inner).take(now))
    }

    /// The number of the game.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The deal that it plays, if it is one of a day. No client is told of it.
    pub(super) fn deal(&self) -> Option<Deal> {
        self.deal
    }

    /// The table as it is now. Never held while waiting for anything.
    pub fn room(&self) -> RwLockReadGuard<'_, Room> {
        self.room.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the table and wakes everyone connected to it.
    pub fn change<T>(&self, how: impl FnOnce(&mut Room) -> T) -> T {
        let result = self.write(how);
        self.changed.send_modify(|version| *version += 1);
        result
    }

    /// A person is there until the returned guard is dropped. This wakes no one; see
    /// [`Live::show_presence`].
    pub(crate) fn enter(self: &Arc<Live>, viewer: Viewer) -> Presence {
        self.write(|room| room.enter(viewer));
        Presence { live: Arc::clone(self), viewer }
    }

    /// Tells everyone who has come and gone since this was last called.
    pub(super) fn show_presence(&self) {
        if self.room().has_new_presence() {
            self.change(Room::show_presence);
        }
    }

    fn write<T>(&self, how: impl FnOnce(&mut Room) -> T) -> T {
        how(&mut self.room.write().unwrap_or_else(PoisonError::into_inner))
    }

    /// Wakes the waiting tasks whenever the table changes.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Waits for the right to make the next move.
    pub(super) async fn serial(&self) -> Serial<'_> {
        self.serial.lock().await
    }

    /// The right to make the next move, unless a move is being made.
    pub(super) fn try_serial(&self) -> Option<Serial<'_>> {
        self.serial.try_lock().ok()
    }

    /// When it was brought into memory, in game time.
    pub(super) fn brought(&self) -> Timestamp {
        self.brought
    }

    /// It is needed.
    pub(super) fn touch(&self) {
        *self.touched.write().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// How long nobody has needed it.
    pub(super) fn idle(&self) -> Duration {
        self.touched.read().unwrap_or_else(PoisonError::into_inner).elapsed()
    }
}
