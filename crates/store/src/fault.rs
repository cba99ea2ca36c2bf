//! Faults for tests: calls that fail, hang, or do their work and do not answer.

use core::fmt;
use std::time::Duration;

use crate::error::Error;
use crate::operation::Operation;

/// What happens to one call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It fails before it runs; nothing is changed.
    Fail,
    /// It never runs and never answers.
    Hang,
    /// It runs and then fails with [`Error::Unknown`].
    Unknown,
    /// It runs and never answers.
    Unanswered,
    /// It runs after this time.
    Late(Duration),
}

/// Decides about every call, in the order of the calls.
pub trait Faults: fmt::Debug + Send + Sync {
    /// What happens to this call; nothing special if there is no fault.
    fn fault(&self, operation: Operation) -> Option<Fault>;
}

/// Runs a call with its fault.
pub(crate) async fn run<T>(
    fault: Option<Fault>,
    work: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    match fault {
        None => work.await,
        Some(Fault::Fail) => Err(Error::database(injected())),
        Some(Fault::Hang) => core::future::pending().await,
        Some(Fault::Unknown) => {
            let _ = work.await;
            Err(Error::unknown(injected()))
        }
        Some(Fault::Unanswered) => {
            let _ = work.await;
            core::future::pending().await
        }
        Some(Fault::Late(time)) => {
            tokio::time::sleep(time).await;
            work.await
        }
    }
}

fn injected() -> std::io::Error {
    std::io::Error::other("a fault of the test")
}
