//! A table that is in memory, shared by everyone connected to it.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use havana_protocol::Id;
use havana_rules::Seat;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::live::room::Room;
use crate::now;

/// A table in memory. Its room changes only after the store has kept the change.
pub struct Live {
    id: Id,
    room: RwLock<Room>,
    /// Held from judging a command until it is kept: one at a time.
    serial: Mutex<()>,
    /// Held while the table is read from the store, so that nothing older comes after newer.
    pub(super) reading: Mutex<()>,
    changed: watch::Sender<u64>,
    brought: i64,
    touched: AtomicI64,
    /// The last turn of each seat that this server has looked after, by its first move.
    pub(super) told: [AtomicU32; Seat::MAX],
    /// Whether this server made the last move; then it also moves the bots at once.
    pub(super) ours: AtomicBool,
    /// Whether somebody moves the bots already.
    pub(super) driven: AtomicBool,
}

/// The right to make the next move; see [`Live::serial`].
pub(super) type Serial<'a> = MutexGuard<'a, ()>;

impl Live {
    pub(super) fn new(id: Id, room: Room) -> Live {
        Live {
            id,
            room: RwLock::new(room),
            serial: Mutex::default(),
            reading: Mutex::default(),
            changed: watch::Sender::new(0),
            brought: now(),
            touched: AtomicI64::new(now()),
            told: Default::default(),
            ours: AtomicBool::new(false),
            driven: AtomicBool::new(false),
        }
    }

    /// The number of the game.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The table as it is now. Never held while waiting for anything.
    pub fn room(&self) -> RwLockReadGuard<'_, Room> {
        self.room.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the table and wakes everyone connected to it.
    pub fn change<T>(&self, how: impl FnOnce(&mut Room) -> T) -> T {
        let result = how(&mut self.room.write().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_modify(|version| *version += 1);
        result
    }

    /// Wakes whoever waits whenever the table changes.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Waits for the right to make the next move.
    pub(super) async fn serial(&self) -> Serial<'_> {
        self.serial.lock().await
    }

    /// When it was brought into memory.
    pub(super) fn brought(&self) -> i64 {
        self.brought
    }

    /// Somebody needs it.
    pub(super) fn touch(&self) {
        self.touched.store(now(), Ordering::Relaxed);
    }

    /// How long nobody has needed it, in milliseconds.
    pub(super) fn idle(&self) -> i64 {
        now() - self.touched.load(Ordering::Relaxed)
    }
}
