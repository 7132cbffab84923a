//! How a room and its sockets find and leave each other.
//!
//! Sockets hold senders; the registry holds a weak one. A room that holds one itself can be found. When
//! nobody has come for a while it lets go of it, and if no socket was faster, nobody ever can again.

use std::pin::Pin;
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep, sleep_until};
use wire::Refusal;

use super::ToRoom;

/// Sockets beyond this many unheard messages are told that the server is busy.
const QUEUE_MESSAGES: usize = 256;

pub(crate) struct Doorway {
    inbox: mpsc::Receiver<ToRoom>,
    weak: mpsc::WeakSender<ToRoom>,
    /// Held while this room wants to be found.
    open: Option<mpsc::Sender<ToRoom>>,
    /// Ready when the server stops. Kept from turn to turn: to join a queue and leave it again takes longer than to
    /// stay in it.
    stop: Pin<Box<dyn Future<Output = ()> + Send>>,
    has_stopped: bool,
    linger: Duration,
    deserted_since: Option<Instant>,
    alarm: Alarm,
}

/// Rings at a wanted time or before it. What is due moves on with every turn, and setting it anew each time
/// would cost more than ringing now and then for nothing.
#[derive(Debug)]
struct Alarm {
    sleep: Pin<Box<Sleep>>,
}

impl Alarm {
    fn new() -> Self {
        let sleep = Box::pin(sleep_until(Instant::now()));
        Self { sleep }
    }

    async fn rings(&mut self, wanted: Option<Instant>) {
        let Some(wanted) = wanted else {
            return std::future::pending().await;
        };
        if self.sleep.is_elapsed() || self.sleep.deadline() > wanted {
            self.sleep.as_mut().reset(wanted);
        }
        self.sleep.as_mut().await;
    }
}

pub(crate) enum Heard {
    Message(ToRoom),
    Time,
    /// No socket knows this room any more.
    Forgotten,
}

impl Doorway {
    pub(crate) fn new(
        mut stop: watch::Receiver<bool>,
        linger: Duration,
    ) -> (Self, mpsc::Sender<ToRoom>) {
        let (door, inbox) = mpsc::channel(QUEUE_MESSAGES);
        let doorway = Self {
            inbox,
            weak: door.downgrade(),
            open: Some(door.clone()),
            stop: Box::pin(async move { stopped(&mut stop).await }),
            has_stopped: false,
            linger,
            deserted_since: None,
            alarm: Alarm::new(),
        };
        (doorway, door)
    }

    pub(crate) async fn hear(&mut self, deserted: bool, wake: Option<Instant>) -> Heard {
        let leave_at = self.leaves_at(deserted);
        let wake = [wake, leave_at].into_iter().flatten().min();
        let heard = tokio::select! {
            biased;
            message = self.inbox.recv() => message.map_or(Heard::Forgotten, Heard::Message),
            () = self.alarm.rings(wake) => Heard::Time,
            () = self.stop.as_mut(), if !self.has_stopped => {
                self.has_stopped = true;
                self.open = None;
                Heard::Time
            }
        };
        if leave_at.is_some_and(|leave_at| Instant::now() >= leave_at) {
            self.leave();
        }
        heard
    }

    fn leaves_at(&mut self, deserted: bool) -> Option<Instant> {
        if deserted {
            let since = *self.deserted_since.get_or_insert_with(Instant::now);
            return self.open.as_ref().map(|_| since + self.linger);
        }
        self.deserted_since = None;
        if self.open.is_none() && !self.has_stopped {
            // A socket was faster than our leaving.
            self.open = self.weak.upgrade();
        }
        None
    }

    fn leave(&mut self) {
        if self.inbox.sender_strong_count() > 1 {
            // Somebody stands in the door and may still come in.
            self.deserted_since = None;
        } else {
            self.open = None;
        }
    }

    /// Refuses whoever comes, and closes.
    pub(crate) async fn turn_away(mut self, why: Refusal) {
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            message.refuse(why);
        }
    }
}

pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // It fails only when the sender is gone, which is a stop as well.
    drop(stop.wait_for(|stop| *stop).await);
}
