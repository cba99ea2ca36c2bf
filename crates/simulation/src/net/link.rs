//! A connection: two pipes, and an end at each side.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep_until};

use super::pipe::{Found, Manner, Pipe};
use crate::rng::Rng;

/// One end of a connection. Dropping it closes the connection.
pub(crate) struct End {
    incoming: Arc<Pipe>,
    outgoing: Arc<Pipe>,
    sleep: Option<Pin<Box<Sleep>>>,
}

/// Both directions of a connection, for those who break it.
#[derive(Clone)]
pub(crate) struct Link([Arc<Pipe>; 2]);

impl Link {
    /// Nothing gets through any more, and neither side notices: a cable is pulled.
    pub(crate) fn lose(&self) {
        self.0.iter().for_each(|pipe| pipe.lose());
    }
}

/// A new connection; the manners are those of the way there and of the way back.
pub(crate) fn link(there: Manner, back: Manner, rng: &mut Rng) -> (End, End, Link) {
    let mut pipe = |manner| {
        let mut own = rng.clone();
        own.below(2);
        rng.below(2);
        Arc::new(Pipe::new(manner, own))
    };
    let (there, back) = (pipe(there), pipe(back));
    let end = |incoming: &Arc<Pipe>, outgoing: &Arc<Pipe>| End {
        incoming: Arc::clone(incoming),
        outgoing: Arc::clone(outgoing),
        sleep: None,
    };
    (end(&back, &there), end(&there, &back), Link([there, back]))
}

impl AsyncRead for End {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let end = self.get_mut();
        loop {
            match end.incoming.read(context, into)? {
                Found::Read => return Poll::Ready(Ok(())),
                Found::Nothing => return Poll::Pending,
                Found::Later(at) => {
                    let sleep = end.sleep.get_or_insert_with(|| Box::pin(sleep_until(at)));
                    sleep.as_mut().reset(at);
                    if sleep.as_mut().poll(context).is_pending() {
                        return Poll::Pending;
                    }
                }
            }
        }
    }
}

impl AsyncWrite for End {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if bytes.is_empty() {
            return Poll::Ready(Ok(0));
        }
        match self.outgoing.write(context, bytes) {
            Poll::Pending => Poll::Pending,
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Ready(Ok((count, is_cut))) => {
                if is_cut {
                    self.incoming.reset();
                }
                Poll::Ready(Ok(count))
            }
        }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outgoing.end();
        Poll::Ready(Ok(()))
    }
}

impl Drop for End {
    fn drop(&mut self) {
        self.outgoing.end();
        self.incoming.leave();
    }
}
