//! A phone's socket as bytes: what comes from it, what goes to it. Knows no frame.

use std::cell::RefCell;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::Arc;

use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

use crate::patient::Patient;

/// More than any frame of a phone but the longest choices of places.
const READ_BYTES: usize = 16 * 1024;

thread_local! {
    /// Where bytes are read to, for all phones in turn: what a phone at rest holds is multiplied by all
    /// phones.
    static READ: RefCell<Vec<u8>> = RefCell::new(vec![0; READ_BYTES]);
}

pub(crate) enum Line {
    /// Whoever has something for the phone may write it at once.
    Plain {
        from: OwnedReadHalf,
        to: Arc<OwnedWriteHalf>,
    },
    /// Encrypted: its own task alone reads and writes.
    Sealed(Box<TokioIo<Upgraded>>),
}

impl Line {
    /// Also gives what the phone has sent already, without the buffer that it lay in.
    pub(crate) fn of(upgraded: Upgraded) -> (Self, Vec<u8>) {
        match upgraded.downcast::<TokioIo<Patient<TcpStream>>>() {
            Ok(parts) => {
                let (from, to) = parts.io.into_inner().into_inner().into_split();
                let to = Arc::new(to);
                (Self::Plain { from, to }, parts.read_buf.to_vec())
            }
            Err(upgraded) => (Self::Sealed(Box::new(TokioIo::new(upgraded))), Vec::new()),
        }
    }

    pub(crate) fn plain(&self) -> Option<&Arc<OwnedWriteHalf>> {
        match self {
            Self::Plain { to, .. } => Some(to),
            Self::Sealed(_) => None,
        }
    }

    /// Waits for the next bytes and hands them over: none at the end. Loses nothing when dropped before it
    /// is ready.
    pub(crate) async fn read<T>(&mut self, take: impl FnOnce(&mut [u8]) -> T) -> io::Result<T> {
        let mut take = Some(take);
        let taken = poll_fn(|context| {
            READ.with_borrow_mut(|buffer| {
                let mut unread = ReadBuf::new(buffer);
                let polled = match self {
                    Self::Plain { from, .. } => Pin::new(from).poll_read(context, &mut unread),
                    Self::Sealed(stream) => Pin::new(stream).poll_read(context, &mut unread),
                };
                let read = unread.filled().len();
                polled.map_ok(|()| take.take().map(|take| take(&mut buffer[..read])))
            })
        });
        taken.await?.ok_or_else(|| io::ErrorKind::Other.into())
    }

    /// Until more can be written.
    pub(crate) async fn writable(&mut self) -> io::Result<()> {
        match self {
            Self::Plain { to, .. } => to.writable().await,
            Self::Sealed(_) => Ok(()),
        }
    }

    /// Writes all of it, however long that takes.
    pub(crate) async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Plain { to, .. } => {
                let mut rest = bytes;
                while !rest.is_empty() {
                    to.writable().await?;
                    match to.try_write(rest) {
                        Ok(written) => rest = &rest[written..],
                        Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                        Err(error) => return Err(error),
                    }
                }
                Ok(())
            }
            Self::Sealed(stream) => {
                stream.write_all(bytes).await?;
                stream.flush().await
            }
        }
    }
}
