//! Bytes on their way in one direction.

use std::collections::VecDeque;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use tokio::time::Instant;

use crate::rng::Rng;

/// The most bytes in flight; beyond that a writer waits, as for a full TCP window.
const WINDOW: usize = 64 * 1024;
/// How a whole binary message of a WebSocket begins.
const BINARY_FRAME: u8 = 0x82;
/// How many frames are repeated where a test wants that, in a thousand.
const REPEATED: u32 = 100;

/// What goes wrong in one direction of a connection, after this many bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mishap {
    /// The connection is cut: both ends learn it.
    Cut(u64),
    /// Nothing gets through any more, and neither side notices.
    Hang(u64),
    /// The rest comes this much later.
    Stall(u64, Duration),
}

/// How one direction behaves.
#[derive(Debug)]
pub(crate) struct Manner {
    pub(crate) latency: Duration,
    /// The most by which a piece is later than the latency, in milliseconds.
    pub(crate) jitter: u32,
    /// Whether what is written at once arrives in pieces, cut at any byte.
    pub(crate) in_pieces: bool,
    /// Whether frames of a server come twice now and then, as no connection does it.
    pub(crate) repeats_frames: bool,
    pub(crate) mishap: Option<Mishap>,
}

enum Piece {
    Bytes(VecDeque<u8>),
    End,
    Reset,
}

/// One direction of a connection.
pub(crate) struct Pipe(Mutex<Inner>);

struct Inner {
    manner: Manner,
    rng: Rng,
    pieces: VecDeque<(Instant, Piece)>,
    on_the_way: usize,
    written: u64,
    /// When the last piece arrives: none overtakes another.
    last: Instant,
    /// Bytes get through no more.
    is_lost: bool,
    has_ended: bool,
    reader_is_gone: bool,
    reader: Option<Waker>,
    writer: Option<Waker>,
}

/// What a reader finds.
pub(crate) enum Found {
    /// This much was read; nothing more comes if it is nothing.
    Read,
    /// Something comes at this time.
    Later(Instant),
    /// Nothing is on its way.
    Nothing,
}

impl Pipe {
    pub(crate) fn new(manner: Manner, rng: Rng) -> Pipe {
        Pipe(Mutex::new(Inner {
            manner,
            rng,
            pieces: VecDeque::new(),
            on_the_way: 0,
            written: 0,
            last: Instant::now(),
            is_lost: false,
            has_ended: false,
            reader_is_gone: false,
            reader: None,
            writer: None,
        }))
    }

    /// Writes some of the bytes. `Ok(true)` beside the count says that the connection is cut here.
    pub(crate) fn write(
        &self,
        context: &Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<(usize, bool)>> {
        let mut inner = self.inner();
        if inner.has_ended || inner.reader_is_gone {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        let room = WINDOW.saturating_sub(inner.on_the_way);
        if room == 0 {
            inner.writer = Some(context.waker().clone());
            return Poll::Pending;
        }
        let count = bytes.len().min(room);
        inner.on_the_way += count;
        if inner.is_lost {
            return Poll::Ready(Ok((count, false)));
        }
        let is_cut = inner.send(&bytes[..count]);
        Poll::Ready(Ok((count, is_cut)))
    }

    /// Says that nothing more comes.
    pub(crate) fn end(&self) {
        let mut inner = self.inner();
        if !inner.has_ended {
            inner.has_ended = true;
            if !inner.is_lost {
                inner.put(Piece::End);
            }
        }
    }

    /// Lets the reader find the connection cut.
    pub(crate) fn reset(&self) {
        let mut inner = self.inner();
        inner.put(Piece::Reset);
        inner.is_lost = true;
    }

    /// Nothing gets through from now on, and neither side notices.
    pub(crate) fn lose(&self) {
        self.inner().is_lost = true;
    }

    /// The reader is gone.
    pub(crate) fn leave(&self) {
        let mut inner = self.inner();
        if inner.is_lost {
            return;
        }
        inner.reader_is_gone = true;
        inner.pieces.clear();
        if let Some(writer) = inner.writer.take() {
            writer.wake();
        }
    }

    /// Reads what has arrived.
    pub(crate) fn read(
        &self,
        context: &Context<'_>,
        into: &mut tokio::io::ReadBuf<'_>,
    ) -> io::Result<Found> {
        let mut inner = self.inner();
        let now = Instant::now();
        let Some((at, piece)) = inner.pieces.front_mut() else {
            inner.reader = Some(context.waker().clone());
            return Ok(Found::Nothing);
        };
        if *at > now {
            let at = *at;
            inner.reader = Some(context.waker().clone());
            return Ok(Found::Later(at));
        }
        let read = match piece {
            Piece::End => return Ok(Found::Read),
            Piece::Reset => return Err(io::ErrorKind::ConnectionReset.into()),
            Piece::Bytes(bytes) => {
                let (front, _) = bytes.as_slices();
                let count = front.len().min(into.remaining());
                into.put_slice(&front[..count]);
                bytes.drain(..count);
                (count, bytes.is_empty())
            }
        };
        inner.on_the_way -= read.0;
        if read.1 {
            inner.pieces.pop_front();
        }
        if let Some(writer) = inner.writer.take() {
            writer.wake();
        }
        Ok(Found::Read)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// Sends the bytes off; true if the connection is cut among them.
    fn send(&mut self, bytes: &[u8]) -> bool {
        let until = |at: u64, written: u64| (at.saturating_sub(written) as usize).min(bytes.len());
        let (through, is_cut) = match self.manner.mishap {
            Some(Mishap::Cut(at)) if self.written + bytes.len() as u64 >= at => {
                (until(at, self.written), true)
            }
            Some(Mishap::Hang(at)) if self.written + bytes.len() as u64 >= at => {
                (until(at, self.written), false)
            }
            Some(Mishap::Stall(at, time)) if self.written + bytes.len() as u64 >= at => {
                self.last = Instant::now() + time;
                self.manner.mishap = None;
                (bytes.len(), false)
            }
            _ => (bytes.len(), false),
        };
        self.written += bytes.len() as u64;
        let is_frame = through == bytes.len() && bytes[0] == BINARY_FRAME;
        if self.manner.repeats_frames && is_frame && self.rng.chance(REPEATED) {
            self.on_the_way += bytes.len();
            self.put(Piece::Bytes(bytes.iter().copied().collect()));
        }
        let mut rest = &bytes[..through];
        while self.manner.in_pieces && rest.len() > 1 {
            let count = 1 + self.rng.below(rest.len() as u32) as usize;
            let (piece, after) = rest.split_at(count.min(rest.len()));
            self.put(Piece::Bytes(piece.iter().copied().collect()));
            rest = after;
        }
        if !rest.is_empty() {
            self.put(Piece::Bytes(rest.iter().copied().collect()));
        }
        if is_cut {
            self.put(Piece::Reset);
        }
        self.is_lost |= through < bytes.len() || is_cut;
        is_cut
    }

    fn put(&mut self, piece: Piece) {
        if self.reader_is_gone {
            return;
        }
        let jitter = self.rng.ms(0, self.manner.jitter);
        let at = (Instant::now() + self.manner.latency + jitter).max(self.last);
        self.last = at;
        self.pieces.push_back((at, piece));
        if let Some(reader) = self.reader.take() {
            reader.wake();
        }
    }
}
