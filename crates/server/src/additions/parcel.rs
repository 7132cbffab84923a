//! An answer that counts as on its way until the connection has taken the last of it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use hyper::body::{Body, Frame, SizeHint};
use tokio::time::Instant;

use crate::gate::Transfer;

/// What a connection is given at a time, and holds when nobody reads it.
const PIECE_BYTES: usize = 16 * 1024;

pub(crate) struct Parcel {
    rest: Bytes,
    /// Whoever has not taken the last piece by then gets no more.
    until: Instant,
    _transfer: Transfer,
}

impl Parcel {
    pub(crate) fn new(bytes: Bytes, within: Duration, transfer: Transfer) -> Self {
        Self {
            rest: bytes,
            until: Instant::now() + within,
            _transfer: transfer,
        }
    }
}

impl Body for Parcel {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _context: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        if Instant::now() > self.until {
            return Poll::Ready(Some(Err(io::ErrorKind::TimedOut.into())));
        }
        let length = self.rest.len().min(PIECE_BYTES);
        // A copy: a part would keep the whole in memory for as long as it waits to be sent.
        let piece = Bytes::copy_from_slice(&self.rest.split_to(length));
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(u64::try_from(self.rest.len()).unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;
    use crate::address::Address;
    use crate::gate::Gate;
    use crate::limits::Limits;

    #[tokio::test(start_paused = true)]
    async fn it_counts_until_its_last_piece_and_not_for_ever() {
        let gate = Gate::new(&Limits {
            transfers: 1,
            ..Limits::default()
        });
        let within = Duration::from_secs(60);
        let parcel = || {
            let transfer = gate.transfer(Address::Here).ok()?;
            Some(Parcel::new(
                vec![7; 2 * PIECE_BYTES].into(),
                within,
                transfer,
            ))
        };
        let mut whole = parcel().expect("the first one");
        for _ in 0..2 {
            assert!(parcel().is_none(), "one at a time");
            let piece = poll_fn(|context| Pin::new(&mut whole).poll_frame(context)).await;
            let piece = piece.unwrap().unwrap().into_data().unwrap();
            assert_eq!(piece.len(), PIECE_BYTES);
        }
        assert!(whole.is_end_stream());
        drop(whole);
        let mut slow = parcel().expect("the next one");
        tokio::time::advance(within * 2).await;
        let late = poll_fn(|context| Pin::new(&mut slow).poll_frame(context)).await;
        assert!(late.unwrap().is_err());
    }
}
