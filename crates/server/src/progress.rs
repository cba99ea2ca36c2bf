//! Connections whose clients must read: a write that makes too little progress ends them.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// A client that is sent something takes at least [`ENOUGH`] bytes in each such time.
const PATIENCE: Duration = Duration::from_secs(20);
/// The slowest line we serve takes 16 KiB in 20 s; a client that reads a byte now and then, only to
/// hold the connection, does not.
const ENOUGH: usize = 16 * 1024;

/// A stream that fails with `TimedOut` when its reader stalls.
pub(crate) struct Progress<S> {
    stream: S,
    stall: Option<Stall>,
    stalled: Arc<AtomicBool>,
}

/// Bytes wait to be taken since a while.
struct Stall {
    deadline: Pin<Box<Sleep>>,
    taken: usize,
}

/// A stream that can be cut off.
pub(crate) trait Abort {
    /// Lets the end of the stream throw away what was not taken; otherwise the system would keep it
    /// for minutes.
    fn abort(&self);
}

impl Abort for TcpStream {
    fn abort(&self) {
        let _ = self.set_zero_linger();
    }
}

impl<S: Abort> Progress<S> {
    /// Watches over writes to this stream; the flag says whether bytes wait to be taken.
    pub(crate) fn new(stream: S, stalled: Arc<AtomicBool>) -> Progress<S> {
        Progress { stream, stall: None, stalled }
    }

    /// Looks at what a write came to.
    fn judge(
        &mut self,
        wrote: Poll<io::Result<usize>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Pending => self.wait(cx).map(Err),
            Poll::Ready(Ok(taken)) => {
                if let Some(stall) = &mut self.stall {
                    stall.taken += taken;
                }
                Poll::Ready(Ok(taken))
            }
            failed @ Poll::Ready(Err(_)) => failed,
        }
    }

    /// Waits until too little was taken in the time there is.
    fn wait(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        self.stalled.store(true, Ordering::Relaxed);
        let stall = self.stall.get_or_insert_with(|| Stall {
            deadline: Box::pin(sleep_until(Instant::now() + PATIENCE)),
            taken: 0,
        });
        loop {
            ready!(stall.deadline.as_mut().poll(cx));
            if stall.taken < ENOUGH {
                self.stream.abort();
                let why = "the client does not read what it asked for";
                return Poll::Ready(io::Error::new(io::ErrorKind::TimedOut, why));
            }
            stall.taken = 0;
            stall.deadline.as_mut().reset(Instant::now() + PATIENCE);
        }
    }
}

impl<S: AsyncRead + Abort + Unpin> AsyncRead for Progress<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Abort + Unpin> AsyncWrite for Progress<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(wrote, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.judge(wrote, cx)
    }

    /// Without this, an answer would be copied into a buffer of its own before it is written.
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Comes when everything was written, so nothing waits any more.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(cx) {
            Poll::Pending => self.wait(cx).map(Err),
            Poll::Ready(flushed) => {
                self.stall = None;
                self.stalled.store(false, Ordering::Relaxed);
                Poll::Ready(flushed)
            }
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_shutdown(cx) {
            Poll::Pending => self.wait(cx).map(Err),
            ended @ Poll::Ready(_) => ended,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};
    use tokio::time::sleep;

    impl Abort for DuplexStream {
        fn abort(&self) {}
    }

    fn pair() -> (Progress<DuplexStream>, DuplexStream) {
        let (ours, theirs) = duplex(1024);
        (Progress::new(ours, Arc::default()), theirs)
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_never_reads_is_given_up() {
        let (mut ours, _theirs) = pair();
        let began = Instant::now();
        let error = ours.write_all(&[0; 4096]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(ours.stalled.load(Ordering::Relaxed));
        assert_eq!(began.elapsed().as_secs(), PATIENCE.as_secs());
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_drop_by_drop_is_given_up() {
        let (mut ours, mut theirs) = pair();
        let reading = tokio::spawn(async move {
            let mut byte = [0; 1];
            while theirs.read_exact(&mut byte).await.is_ok() {
                sleep(Duration::from_secs(1)).await;
            }
        });
        let error = ours.write_all(&vec![0; 1 << 20]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(ours);
        reading.await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_on_a_slow_line_gets_everything() {
        let (mut ours, mut theirs) = pair();
        let reading = tokio::spawn(async move {
            let (mut bytes, mut all) = ([0; 1024], 0);
            while let Ok(read) = theirs.read(&mut bytes).await
                && read > 0
            {
                all += read;
                sleep(Duration::from_secs(1)).await;
            }
            all
        });
        ours.write_all(&vec![0; 1 << 18]).await.unwrap();
        ours.flush().await.unwrap();
        assert!(!ours.stalled.load(Ordering::Relaxed));
        drop(ours);
        assert_eq!(reading.await.unwrap(), 1 << 18);
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_caught_up_may_rest() {
        let (mut ours, mut theirs) = pair();
        for _ in 0..3 {
            let mut bytes = vec![0; 2048];
            let (wrote, read) = tokio::join!(
                async {
                    ours.write_all(&[1; 2048]).await?;
                    ours.flush().await
                },
                async {
                    sleep(PATIENCE / 2).await;
                    theirs.read_exact(&mut bytes).await
                },
            );
            assert!(wrote.is_ok() && read.is_ok(), "{wrote:?} {read:?}");
            sleep(PATIENCE * 3).await;
        }
    }
}
