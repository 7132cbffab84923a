//! What comes to one phone of a table, with the phone's number; later than it came, if the server is far.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::stream::{BoxStream, SplitStream};
use futures_util::{Stream, StreamExt};
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::door::Socket;

/// Of one phone, at the same moment. More would come later still.
const ON_THE_WAY: usize = 1024;

pub(crate) struct Inlet {
    phone: usize,
    frames: Frames,
}

enum Frames {
    Near(SplitStream<Socket>),
    Far(BoxStream<'static, Result<Message, Error>>),
}

impl Inlet {
    /// Whoever hears everything so much later waits as long for an answer as if it took half of that either way.
    pub(crate) fn new(phone: usize, frames: SplitStream<Socket>, round_trip: Duration) -> Self {
        let late = move |frame| {
            // Frames that come together are late together.
            let heard_at = Instant::now() + round_trip;
            async move {
                sleep_until(heard_at).await;
                frame
            }
        };
        let frames = match round_trip.is_zero() {
            true => Frames::Near(frames),
            false => Frames::Far(frames.map(late).buffered(ON_THE_WAY).boxed()),
        };
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
        let next = match &mut self.frames {
            Frames::Near(frames) => frames.poll_next_unpin(context),
            Frames::Far(frames) => frames.poll_next_unpin(context),
        };
        next.map(|frame| Some((phone, frame)))
    }
}
