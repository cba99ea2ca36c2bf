//! Writes pieces in order that several threads produce out of order.

use std::io::{self, Write};
use std::sync::{Condvar, Mutex, PoisonError};

/// A writer where each thread waits for its turn. Every thread has at most one piece, so memory
/// stays small for any length.
pub(crate) struct InOrder<W> {
    queue: Mutex<Queue<W>>,
    moved_on: Condvar,
}

struct Queue<W> {
    out: W,
    next: u64,
    failed: Option<io::ErrorKind>,
}

impl<W: Write> InOrder<W> {
    pub(crate) fn new(out: W) -> InOrder<W> {
        InOrder {
            queue: Mutex::new(Queue { out, next: 0, failed: None }),
            moved_on: Condvar::new(),
        }
    }

    /// Writes the piece with this number, counted from 0, after all before it. After a piece that
    /// could not be written, none is written.
    pub(crate) fn write(&self, number: u64, piece: &[u8]) -> io::Result<()> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let is_early = |queue: &mut Queue<W>| queue.next < number && queue.failed.is_none();
        let mut queue =
            self.moved_on.wait_while(queue, is_early).unwrap_or_else(PoisonError::into_inner);
        if let Some(kind) = queue.failed {
            return Err(kind.into());
        }
        let written = queue.out.write_all(piece);
        queue.failed = written.as_ref().err().map(io::Error::kind);
        queue.next = number + 1;
        drop(queue);
        self.moved_on.notify_all();
        written
    }

    /// Tells everyone that a piece will never come.
    pub(crate) fn give_up(&self) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.failed = queue.failed.or(Some(io::ErrorKind::Interrupted));
        drop(queue);
        self.moved_on.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn pieces_come_out_in_order_whoever_brings_them() {
        let mut out = Vec::new();
        let queue = InOrder::new(&mut out);
        thread::scope(|scope| {
            for thread in (0..4_u8).rev() {
                let queue = &queue;
                scope.spawn(move || {
                    for piece in (thread..200).step_by(4) {
                        queue.write(u64::from(piece), &[piece]).expect("a vector takes all");
                    }
                });
            }
        });
        assert_eq!(out, (0..200).collect::<Vec<u8>>());
    }

    #[test]
    fn after_a_failure_nobody_waits() {
        let mut room = [0; 3];
        let queue = InOrder::new(&mut room[..]);
        assert!(queue.write(0, &[1, 2]).is_ok());
        assert!(queue.write(1, &[3, 4]).is_err());
        assert!(queue.write(2, &[5]).is_err());
        assert!(queue.write(9, &[6]).is_err());
    }

    #[test]
    fn nobody_waits_for_a_piece_that_never_comes() {
        let queue = InOrder::new(Vec::new());
        thread::scope(|scope| {
            let waiting = scope.spawn(|| queue.write(1, &[1]));
            queue.give_up();
            assert!(waiting.join().expect("it does not panic").is_err());
        });
    }
}
