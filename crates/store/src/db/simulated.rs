//! The store of a simulation: the statements of the real one, on a SQLite in memory, on one thread.
//!
//! Ids and the clock follow from a seed and from virtual time. What a [`StoreLink`] decides lies
//! between a node and the store: how long a call takes there and back, whether it fails, hangs, or
//! does its work without an answer. A call that was sent runs even if its caller is gone by then.

use core::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use havana_protocol::{Id, Millis, Timestamp};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::Work;
use super::sqlite::{prepared, ready, transact};
use super::tx::Tx;
use super::witness::{Change, Data, Witness};
use crate::error::Error;
use crate::hints::Hint;

/// A handle to a simulated store; handles made by cloning share what is stored.
#[derive(Clone, Debug)]
pub struct Simulated {
    shared: Arc<Shared>,
    link: Option<Arc<dyn StoreLink>>,
    closed: Arc<AtomicBool>,
}

#[derive(Debug)]
struct Shared {
    data: Mutex<Data>,
    listeners: Mutex<Vec<Listener>>,
    witness: OnceLock<Arc<dyn Witness>>,
}

#[derive(Debug)]
struct Listener {
    hints: UnboundedSender<Hint>,
    link: Option<Arc<dyn StoreLink>>,
}

/// The call that does what is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// The number of the node that calls.
    pub by: usize,
    /// When it called; the store had it later.
    pub at: Instant,
    pub operation: &'static str,
}

/// Delays and faults of one call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trip {
    /// The time until the store has the call.
    pub there: Duration,
    /// The time until the caller has the answer.
    pub back: Duration,
    /// The fault of the call, if there is one.
    pub fault: Option<Fault>,
    /// What the store answers or does that it should not, if anything.
    pub lie: Option<Lie>,
}

/// A lie of the store: a bug that a test plants to show that a simulation finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// Works on what these statements leave, and undoes them and its own work afterwards.
    Pretend(&'static str),
    /// Carries out these statements too.
    Also(&'static str),
    /// Answers as if it had stored something, and has not.
    Forget,
}

/// A fault of one call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Fails before it runs; nothing is changed.
    Fail,
    /// Never runs and never answers.
    Hang,
    /// Runs and then fails with [`Error::Unknown`].
    Unknown,
    /// Runs and never answers.
    Unanswered,
    /// Runs after this time.
    Late(Duration),
}

/// Decides about every call and every hint of one node, in their order.
pub trait StoreLink: fmt::Debug + Send + Sync {
    /// The number of the node at its end.
    fn node(&self) -> usize;

    /// What happens to this call, which may write. An operation of several transactions is as many
    /// calls.
    fn trip(&self, operation: &'static str, writes: bool) -> Trip;

    /// After which times the node hears this hint: never if there is none, twice if there are two.
    fn hint(&self, hint: Hint) -> Vec<Duration>;
}

impl Simulated {
    /// A store whose ids follow from this seed, with the tables that this work makes.
    pub(crate) fn start(
        seed: u64,
        make_tables: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, ()>,
    ) -> Result<Simulated, Error> {
        let mut tx = prepared(rusqlite::Connection::open_in_memory()?);
        tx.injected = Some(Injected { random: seed, epoch: None });
        ready(Box::pin(async { tx.script("PRAGMA foreign_keys = ON".to_owned()).await }))?;
        transact(&mut tx, make_tables)?;
        let data = Mutex::new(Data::new(tx)?);
        let (listeners, witness) = (Mutex::default(), OnceLock::new());
        let shared = Arc::new(Shared { data, listeners, witness });
        Ok(Simulated { shared, link: None, closed: Arc::default() })
    }

    /// The same store at the end of this link.
    pub fn through(&self, link: Arc<dyn StoreLink>) -> Simulated {
        Simulated { link: Some(link), ..self.open() }
    }

    /// The same store, opened once more: it stays open when this handle is closed.
    pub fn open(&self) -> Simulated {
        Simulated { shared: Arc::clone(&self.shared), link: None, closed: Arc::default() }
    }

    /// Sets a listener that sees every change at the moment it is made; only the first one is used.
    pub fn show_to(&self, witness: Arc<dyn Witness>) {
        let _ = self.shared.witness.set(witness);
    }

    /// What is stored now.
    pub fn data(&self) -> MutexGuard<'_, Data> {
        self.shared.data()
    }

    pub(crate) fn fresh_id(&self) -> Result<Id, Error> {
        self.data().tx.fresh_id()
    }

    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    pub(crate) async fn write<T: Send + 'static>(
        &self,
        operation: &'static str,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        self.ask(operation, true, |shared, call, lie| shared.write(call, lying(lie, work))).await
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        operation: &'static str,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
    ) -> Result<T, Error> {
        self.ask(operation, false, |shared, _, lie| match lie {
            None => ready(work(&mut shared.data().tx)),
            Some(_) => transact(&mut shared.data().tx, lying(lie, work)),
        })
        .await
    }

    /// Carries a call to the store and its answer back. The work is done even if the caller goes
    /// away meanwhile.
    async fn ask<T: Send + 'static>(
        &self,
        operation: &'static str,
        writes: bool,
        work: impl FnOnce(&Shared, Option<Call>, Option<Lie>) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(Error::Closed);
        }
        let Some(link) = &self.link else { return work(&self.shared, None, None) };
        let trip = link.trip(operation, writes);
        let call = Call { by: link.node(), at: Instant::now(), operation };
        let (answer, answered) = oneshot::channel();
        let shared = Arc::clone(&self.shared);
        tokio::spawn(async move {
            let _ = answer.send(travel(trip, || work(&shared, Some(call), trip.lie)).await);
        });
        answered.await.map_err(|_| Error::Closed)?
    }

    pub(crate) fn listen(&self) -> UnboundedReceiver<Hint> {
        let (hints, heard) = unbounded_channel();
        let mut listeners = self.shared.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|listener| !listener.hints.is_closed());
        listeners.push(Listener { hints, link: self.link.clone() });
        heard
    }
}

/// The work as a store does it that lies.
fn lying<T: Send + 'static>(
    lie: Option<Lie>,
    work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> + Send + 'static,
) -> impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T> {
    move |tx| {
        Box::pin(async move {
            if let Some(Lie::Pretend(sql)) = lie {
                tx.script(sql.to_owned()).await?;
            }
            let answer = work(tx).await?;
            match lie {
                None => {}
                Some(Lie::Also(sql)) => tx.script(sql.to_owned()).await?,
                Some(Lie::Pretend(_) | Lie::Forget) => tx.roll_back(),
            }
            Ok(answer)
        })
    }
}

async fn travel<T>(trip: Trip, work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    sleep(trip.there).await;
    let answer = match trip.fault {
        None => work(),
        Some(Fault::Fail) => Err(Error::database(lost())),
        Some(Fault::Hang) => core::future::pending().await,
        Some(Fault::Unknown) => work().and(Err(Error::unknown(lost()))),
        Some(Fault::Unanswered) => {
            let _ = work();
            core::future::pending().await
        }
        Some(Fault::Late(time)) => {
            sleep(time).await;
            work()
        }
    };
    sleep(trip.back).await;
    answer
}

fn lost() -> std::io::Error {
    std::io::Error::other("a fault of the simulation")
}

impl Shared {
    fn data(&self) -> MutexGuard<'_, Data> {
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the work, shows what it changed and sends its hints.
    fn write<T>(
        &self,
        call: Option<Call>,
        work: impl for<'a> FnOnce(&'a mut Tx) -> Work<'a, T>,
    ) -> Result<T, Error> {
        let mut data = self.data();
        data.call = call;
        let done = transact(&mut data.tx, work);
        let hints = std::mem::take(&mut data.tx.hints);
        let changes: Vec<Change> = data.take_changes()?;
        if let Some(witness) = self.witness.get() {
            for change in &changes {
                witness.changed(&mut data, change);
            }
        }
        drop(data);
        for hint in hints {
            self.tell(hint);
        }
        done
    }

    fn tell(&self, hint: Hint) {
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        for Listener { hints, link } in listeners.iter().filter(|one| !one.hints.is_closed()) {
            let Some(link) = link else {
                let _ = hints.send(hint);
                continue;
            };
            for after in link.hint(hint) {
                let hints = hints.clone();
                tokio::spawn(async move {
                    sleep(after).await;
                    let _ = hints.send(hint);
                });
            }
        }
    }
}

/// What a simulation decides instead of the operating system and the database.
#[derive(Debug)]
pub(super) struct Injected {
    random: u64,
    /// When the clock of the store began.
    epoch: Option<Instant>,
}

impl Injected {
    /// The next id, by the generator "`SplitMix64`".
    pub(super) fn fresh_id(&mut self) -> Id {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.random;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Id::from_random(mixed ^ (mixed >> 31))
    }

    pub(super) fn clock(&mut self) -> Timestamp {
        let epoch = *self.epoch.get_or_insert_with(Instant::now);
        Timestamp::from_millis(0) + Millis::from(epoch.elapsed())
    }
}
