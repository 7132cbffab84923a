//! A connection whose other end must take what it is sent within a time.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

#[derive(Debug)]
pub(crate) struct Patient<S> {
    stream: S,
    within: Duration,
    /// However little of it is taken at a time, an answer takes no longer than this.
    whole: Duration,
    /// From the first time that something of this answer was not taken at once.
    until: Option<Instant>,
    /// Runs while nothing is taken.
    patience: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    pub(crate) fn new(stream: S, within: Duration, whole: Duration) -> Self {
        Self {
            stream,
            within,
            whole,
            until: None,
            patience: None,
        }
    }

    pub(crate) fn into_inner(self) -> S {
        self.stream
    }

    fn wait<T>(
        &mut self,
        context: &mut Context<'_>,
        polled: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            self.patience = None;
            return polled;
        }
        let now = Instant::now();
        let until = *self.until.get_or_insert(now + self.whole);
        let until = until.min(now + self.within);
        let patience = self
            .patience
            .get_or_insert_with(|| Box::pin(sleep_until(until)));
        ready!(patience.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_read(context, into);
        if polled.is_ready() && self.patience.is_none() {
            // All was taken, and the next thing is asked for.
            self.until = None;
        }
        polled
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wait(context, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.wait(context, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(context);
        self.wait(context, polled)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(context);
        self.wait(context, polled)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::timeout;

    use super::*;

    const WITHIN: Duration = Duration::from_secs(20);

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_nothing_is_given_up_and_whoever_is_slow_is_not() {
        let (near, mut far) = duplex(4);
        let mut near = Patient::new(near, WITHIN, WITHIN * 100);
        let writing = tokio::spawn(async move { near.write_all(&[7; 16]).await });
        for _ in 0..2 {
            tokio::time::sleep(WITHIN * 3 / 4).await;
            far.read_exact(&mut [0; 4]).await.unwrap();
        }
        let given_up = timeout(WITHIN * 2, writing).await.unwrap().unwrap();
        assert_eq!(given_up.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_is_taken_in_drops_ends_and_the_next_has_its_own_time() {
        let (near, mut far) = duplex(4);
        let mut near = Patient::new(near, WITHIN, WITHIN * 2);
        let answering = tokio::spawn(async move {
            near.write_all(&[7; 8]).await?;
            near.read_exact(&mut [0; 1]).await?;
            near.write_all(&[7; 64]).await
        });
        tokio::time::sleep(WITHIN / 2).await;
        far.read_exact(&mut [0; 8]).await.unwrap();
        far.write_all(&[1]).await.unwrap();
        let asked = Instant::now();
        let mut taken = 0;
        while !answering.is_finished() {
            tokio::time::sleep(WITHIN / 2).await;
            taken += far.read(&mut [0; 4]).await.unwrap();
        }
        let given_up = answering.await.unwrap().unwrap_err();
        assert_eq!(given_up.kind(), io::ErrorKind::TimedOut);
        assert!(asked.elapsed() >= WITHIN * 2 && taken < 64, "{taken}");
    }
}
