//! All tasks of one node, which run, stand still, or are gone together.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use havana_server::environment::Task;

/// What a node's process does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// Its tasks are polled.
    Runs,
    /// Nothing of it is polled. Time passes, so its timers fire late, as after SIGSTOP.
    Stands,
    /// Its tasks were dropped where they stood, as by SIGKILL.
    Dead,
}

/// Holds all tasks of a node.
pub(crate) struct Gate(Mutex<Inner>);

struct Inner {
    status: Status,
    tasks: BTreeMap<u64, Arc<Mutex<Option<Task>>>>,
    next: u64,
    waiting: Vec<Waker>,
}

impl Gate {
    pub(crate) fn new() -> Arc<Gate> {
        let (tasks, waiting) = (BTreeMap::new(), Vec::new());
        Arc::new(Gate(Mutex::new(Inner { status: Status::Runs, tasks, next: 0, waiting })))
    }

    pub(crate) fn status(&self) -> Status {
        self.inner().status
    }

    /// Runs a task as part of this node.
    pub(crate) fn spawn(self: &Arc<Gate>, task: Task) {
        let mut inner = self.inner();
        if inner.status == Status::Dead {
            return;
        }
        let number = inner.next;
        inner.next += 1;
        let task = Arc::new(Mutex::new(Some(task)));
        inner.tasks.insert(number, Arc::clone(&task));
        drop(inner);
        tokio::spawn(Gated { gate: Arc::clone(self), number, task });
    }

    /// Lets the node stand still.
    pub(crate) fn pause(&self) {
        let mut inner = self.inner();
        if inner.status == Status::Runs {
            inner.status = Status::Stands;
        }
    }

    /// Lets it run again.
    pub(crate) fn resume(&self) {
        let mut inner = self.inner();
        if inner.status == Status::Stands {
            inner.status = Status::Runs;
            inner.waiting.drain(..).for_each(Waker::wake);
        }
    }

    /// Drops every task at once; one that is being polled goes when its poll returns.
    pub(crate) fn kill(&self) {
        let mut inner = self.inner();
        inner.status = Status::Dead;
        let tasks = core::mem::take(&mut inner.tasks);
        inner.waiting.drain(..).for_each(Waker::wake);
        drop(inner);
        for task in tasks.into_values() {
            let dropped = task.lock().unwrap_or_else(PoisonError::into_inner).take();
            drop(dropped);
        }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A task behind its node's gate.
struct Gated {
    gate: Arc<Gate>,
    number: u64,
    task: Arc<Mutex<Option<Task>>>,
}

impl Gated {
    fn take(&self) -> Option<Task> {
        self.task.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Future for Gated {
    type Output = ();

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        {
            let mut inner = self.gate.inner();
            match inner.status {
                Status::Dead => return Poll::Ready(()),
                Status::Stands => {
                    inner.waiting.push(context.waker().clone());
                    return Poll::Pending;
                }
                Status::Runs => {}
            }
        }
        // The task is out of its place while it is polled: it may start others, or kill its node.
        let Some(mut task) = self.take() else { return Poll::Ready(()) };
        if task.as_mut().poll(context).is_ready() || self.gate.status() == Status::Dead {
            self.gate.inner().tasks.remove(&self.number);
            return Poll::Ready(());
        }
        *self.task.lock().unwrap_or_else(PoisonError::into_inner) = Some(task);
        Poll::Pending
    }
}
