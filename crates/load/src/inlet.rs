//! What comes to one phone of a table, with the phone's number.

use std::pin::Pin;
use std::task::{Context, Poll};

use futures_util::stream::SplitStream;
use futures_util::{Stream, StreamExt};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::door::Socket;

pub(crate) struct Inlet {
    phone: usize,
    frames: SplitStream<Socket>,
}

impl Inlet {
    pub(crate) fn new(phone: usize, frames: SplitStream<Socket>) -> Self {
        Self { phone, frames }
    }

    pub(crate) fn phone(&self) -> usize {
        self.phone
    }
}

/// It never ends by itself: that a socket is closed is news as well.
impl Stream for Inlet {
    type Item = (usize, Option<Result<Message, Error>>);

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let phone = self.phone;
        let next = self.frames.poll_next_unpin(context);
        next.map(|frame| Some((phone, frame)))
    }
}
