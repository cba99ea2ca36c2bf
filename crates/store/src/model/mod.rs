//! A store in memory for simulations: one thread, one seed, no disk.
//!
//! Every operation is one closure over [`Data`], so each is atomic, as a transaction is. What a
//! [`StoreLink`] decides lies between a node and the data: how long a call takes there and back, whether
//! it fails, hangs, or does its work without an answer. A call that was sent runs even if its
//! caller is gone by then, as in a real database.

mod data;
mod days;
mod finish;
mod games;
mod link;
mod operations;
mod people;
mod seats;
mod tables;
mod upkeep;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use crate::error::Error;
use crate::fault::Fault;
use crate::hints::Hint;
use crate::operation::Operation;

pub use data::{Call, Change, Data, Witness};
pub use link::{StoreLink, Trip};

/// A handle to a store in memory; handles made by cloning share what is stored.
#[derive(Clone, Debug, Default)]
pub struct Model {
    shared: Arc<Shared>,
    line: Option<Arc<dyn StoreLink>>,
    closed: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct Shared {
    data: Mutex<Data>,
    listeners: Mutex<Vec<Listener>>,
    witness: OnceLock<Arc<dyn Witness>>,
}

#[derive(Debug)]
struct Listener {
    hints: UnboundedSender<Hint>,
    line: Option<Arc<dyn StoreLink>>,
}

impl Model {
    /// An empty store whose ids follow from this seed.
    pub fn new(seed: u64) -> Model {
        let model = Model::default();
        model.data().seed(seed);
        model
    }

    /// The same store at the end of this line.
    pub fn through(&self, line: Arc<dyn StoreLink>) -> Model {
        Model { line: Some(line), ..self.open() }
    }

    /// The same store, opened once more: it stays open when this handle is closed.
    pub fn open(&self) -> Model {
        Model { shared: Arc::clone(&self.shared), line: None, closed: Arc::default() }
    }

    /// Sets a listener that sees every change at the moment it is made; only the first one is used.
    pub fn show_to(&self, witness: Arc<dyn Witness>) {
        let _ = self.shared.witness.set(witness);
    }

    /// What is stored now.
    pub fn data(&self) -> MutexGuard<'_, Data> {
        self.shared.data()
    }

    /// Carries a call to the store and its answer back. The work is done even if the caller goes
    /// away meanwhile.
    async fn ask<T: Send + 'static>(
        &self,
        operation: Operation,
        work: impl FnOnce(&mut Data) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(Error::Closed);
        }
        let Some(line) = &self.line else { return self.shared.run(None, work) };
        let Trip { there, back, fault } = line.trip(operation);
        let call = Some(Call { by: line.node(), at: Instant::now() });
        let (answer, answered) = oneshot::channel();
        let shared = Arc::clone(&self.shared);
        tokio::spawn(async move {
            let answered = travel(there, back, fault, || shared.run(call, work)).await;
            let _ = answer.send(answered);
        });
        answered.await.map_err(|_| Error::Closed)?
    }

    fn listen(&self) -> UnboundedReceiver<Hint> {
        let (hints, heard) = unbounded_channel();
        let mut listeners = self.shared.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|listener| !listener.hints.is_closed());
        listeners.push(Listener { hints, line: self.line.clone() });
        heard
    }
}

async fn travel<T>(
    there: core::time::Duration,
    back: core::time::Duration,
    fault: Option<Fault>,
    work: impl FnOnce() -> Result<T, Error>,
) -> Result<T, Error> {
    sleep(there).await;
    let answer = match fault {
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
    sleep(back).await;
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
    fn run<T>(
        &self,
        call: Option<Call>,
        work: impl FnOnce(&mut Data) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut data = self.data();
        data.call = call;
        let done = work(&mut data);
        let (changes, hints) = data.take_news();
        if let Some(witness) = self.witness.get() {
            for change in &changes {
                witness.changed(&data, change);
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
        for Listener { hints, line } in listeners.iter().filter(|one| !one.hints.is_closed()) {
            let Some(line) = line else {
                let _ = hints.send(hint);
                continue;
            };
            for after in line.hint(hint) {
                let hints = hints.clone();
                tokio::spawn(async move {
                    sleep(after).await;
                    let _ = hints.send(hint);
                });
            }
        }
    }
}
