//! A phone's socket as bytes: what comes from it, what goes to it. Knows no frame.

use std::cell::RefCell;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::Arc;

use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use tokio::io::{AsyncRead, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;

/// More than any frame of a phone but the longest choices of places.
const READ_BYTES: usize = 16 * 1024;

thread_local! {
    /// Where bytes are read to, for all phones in turn: what a phone at rest holds is multiplied by all
    /// phones.
    static READ: RefCell<Vec<u8>> = RefCell::new(vec![0; READ_BYTES]);
}

pub(crate) enum Line {
    /// Whoever has something for the phone may write it at once.
    Plain(Arc<TcpStream>),
    /// Encrypted: its own task alone reads and writes.
    Sealed(Box<TokioIo<Upgraded>>),
}

impl Line {
    /// Also gives what the phone has sent already, without the buffer that it lay in.
    pub(crate) fn of(upgraded: Upgraded) -> (Self, Vec<u8>) {
        match downcast::<TokioIo<TcpStream>>(upgraded) {
            Ok(parts) => {
                let stream = Arc::new(parts.io.into_inner());
                (Self::Plain(stream), parts.read_buf.to_vec())
            }
            Err(upgraded) => (Self::Sealed(Box::new(TokioIo::new(upgraded))), Vec::new()),
        }
    }

    pub(crate) fn plain(&self) -> Option<&Arc<TcpStream>> {
        match self {
            Self::Plain(stream) => Some(stream),
            Self::Sealed(_) => None,
        }
    }

    /// Waits for the next bytes and hands them over: none at the end. Loses nothing when dropped before it
    /// is ready.
    pub(crate) async fn read<T>(&mut self, take: impl FnOnce(&mut [u8]) -> T) -> io::Result<T> {
        match self {
            Self::Plain(stream) => {
                let mut take = Some(take);
                loop {
                    stream.readable().await?;
                    let taken = READ.with_borrow_mut(|buffer| match stream.try_read(buffer) {
                        Ok(read) => Ok(take.take().map(|take| take(&mut buffer[..read]))),
                        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(None),
                        Err(error) => Err(error),
                    })?;
                    if let Some(taken) = taken {
                        return Ok(taken);
                    }
                }
            }
            Self::Sealed(stream) => {
                let mut take = Some(take);
                poll_fn(|context| {
                    READ.with_borrow_mut(|buffer| {
                        let mut unread = ReadBuf::new(buffer);
                        let polled = Pin::new(&mut *stream).poll_read(context, &mut unread);
                        let read = unread.filled().len();
                        polled.map_ok(|()| take.take().map(|take| take(&mut buffer[..read])))
                    })
                })
                .await?
                .ok_or_else(|| io::ErrorKind::Other.into())
            }
        }
    }

    /// Until more can be written.
    pub(crate) async fn writable(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(stream) => stream.writable().await,
            Self::Sealed(_) => Ok(()),
        }
    }

    /// Writes all of it, however long that takes.
    pub(crate) async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Plain(stream) => {
                let mut rest = bytes;
                while !rest.is_empty() {
                    stream.writable().await?;
                    match stream.try_write(rest) {
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
