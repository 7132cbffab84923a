//! One phone's socket: reads its frames, writes its outbox, notices when it is gone. Never decides
//! anything about the table.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use bytes::Bytes;
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, RateLimiter};
use journal::Journal;
use rules::TokenHash;
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio::time::{Instant, interval, sleep_until, timeout};
use wire::{ClientIn, ClientOut, Farewell, Refusal};

use crate::app::App;
use crate::code::TableCode;
use crate::gate::Pass;
use crate::outbox::{Next, Outbox, json};
use crate::room::{Claim, ConnId, ToRoom, stopped};

/// How much of an error in a frame its sender is told.
const DETAIL_CHARS: usize = 200;

/// How long a phone may take to hang up after the last frame, so that it can still read it.
const HANG_UP: Duration = Duration::from_secs(1);

/// The socket is of no use any more.
#[derive(Debug)]
enum Ended {
    /// Everything was said; close in good order.
    Parted,
    /// Far too long, or not the protocol of sockets at all: nothing after it can be read.
    Unreadable(String),
    /// Closed, broken, silent, or too slow.
    Lost,
}

/// Runs one socket from its first frame to its last. `entry` says why it may not stay, if so.
pub(crate) async fn serve<J: Journal>(
    mut socket: WebSocket,
    app: Arc<App<J>>,
    code: Option<TableCode>,
    entry: Result<Pass, Refusal>,
) {
    let within = app.timing.write;
    let hello = Message::Text(json(&app.hello()));
    if write(&mut socket, hello, within).await.is_err() {
        return;
    }
    let ended = match admit(&app, code, entry).await {
        Ok((code, pass)) => {
            let mut session = Session::new(app, code);
            let ended = session.run(&mut socket).await;
            session.leave().await;
            drop(pass);
            ended
        }
        Err(why) => {
            let refused = ClientOut::Refused {
                n: None,
                why,
                detail: None,
            };
            let written = write(&mut socket, Message::Text(json(&refused)), within).await;
            written.err().unwrap_or(Ended::Parted)
        }
    };
    match ended {
        Ended::Parted => hang_up(&mut socket).await,
        Ended::Unreadable(why) => {
            let refused = Message::Text(json(&unreadable(&why)));
            if write(&mut socket, refused, within).await.is_ok() {
                hang_up(&mut socket).await;
            }
        }
        Ended::Lost => {}
    }
}

/// Refuses a frame that belongs to no intent.
fn unreadable(detail: &str) -> ClientOut {
    ClientOut::Refused {
        n: None,
        why: Refusal::NotUnderstood,
        detail: Some(detail.chars().take(DETAIL_CHARS).collect()),
    }
}

async fn admit<J: Journal>(
    app: &App<J>,
    code: Option<TableCode>,
    entry: Result<Pass, Refusal>,
) -> Result<(TableCode, Pass), Refusal> {
    let pass = entry?;
    let code = code.ok_or(Refusal::NoSuchTable)?;
    match app.registry.exists(&code).await {
        Ok(true) => Ok((code, pass)),
        Ok(false) => Err(Refusal::NoSuchTable),
        Err(error) => {
            tracing::error!(%code, %error, "a table could not be looked up");
            Err(Refusal::ServerBusy)
        }
    }
}

async fn hang_up(socket: &mut WebSocket) {
    let closing = async {
        if socket.send(Message::Close(None)).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    };
    // Whoever does not hang up in time is cut off.
    drop(timeout(HANG_UP, closing).await);
}

struct Session<J> {
    app: Arc<App<J>>,
    code: TableCode,
    conn: ConnId,
    outbox: Arc<Outbox>,
    /// Once the phone has asked to enter or to watch.
    door: Option<mpsc::Sender<ToRoom>>,
    pace: DefaultDirectRateLimiter,
}

impl<J: Journal> Session<J> {
    fn new(app: Arc<App<J>>, code: TableCode) -> Self {
        Self {
            code,
            conn: app.next_conn(),
            outbox: Arc::default(),
            door: None,
            pace: RateLimiter::direct(app.frames.quota()),
            app,
        }
    }

    /// Until it has ended, one way or another.
    async fn run(&mut self, socket: &mut WebSocket) -> Ended {
        let mut stop = self.app.stop.clone();
        let mut stopping = false;
        let timing = self.app.timing.clone();
        let handshake = Instant::now() + timing.handshake;
        let mut heard_at = Instant::now();
        let mut ping = interval(timing.ping);
        ping.reset();
        let outbox = Arc::clone(&self.outbox);
        loop {
            let step = tokio::select! {
                biased;
                next = outbox.next() => self.flush(socket, next).await,
                frame = socket.recv() => {
                    heard_at = Instant::now();
                    self.hear(frame)
                }
                _ = ping.tick() => match heard_at.elapsed() < timing.silence {
                    true => self.write(socket, Message::Ping(Bytes::new())).await,
                    false => Err(Ended::Lost),
                },
                () = sleep_until(handshake), if self.door.is_none() => Err(Ended::Parted),
                () = stopped(&mut stop), if !stopping => {
                    stopping = true;
                    outbox.bye(Farewell::ComeBack);
                    Ok(())
                }
            };
            if let Err(ended) = step {
                return ended;
            }
        }
    }

    fn hear(&mut self, frame: Option<Result<Message, axum::Error>>) -> Result<(), Ended> {
        match frame {
            Some(Ok(Message::Text(text))) => self.read(&text),
            Some(Ok(Message::Binary(_))) => {
                self.outbox.reply(&unreadable("frames are text"));
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Close(_))) | None => return Err(Ended::Lost),
            Some(Err(error)) => return Err(Ended::Unreadable(error.to_string())),
        }
        Ok(())
    }

    fn read(&mut self, text: &str) {
        if text.len() > wire::CLIENT_FRAME_BYTES {
            return self.outbox.refuse(None, Refusal::FrameTooLong);
        }
        let in_pace = self.pace.check().is_ok();
        match serde_json::from_str(text) {
            Ok(ClientIn::Intent { n, .. }) if !in_pace => {
                self.outbox.refuse(Some(n), Refusal::TooFast);
            }
            _ if !in_pace => self.outbox.refuse(None, Refusal::TooFast),
            Ok(frame) => self.obey(frame),
            Err(error) => self.outbox.reply(&unreadable(&error.to_string())),
        }
    }

    fn obey(&mut self, frame: ClientIn) {
        let (conn, outbox) = (self.conn, Arc::clone(&self.outbox));
        match frame {
            ClientIn::Enter { token, name, key } => {
                let token = TokenHash::of(&token);
                let key = key.as_ref().map(TokenHash::of);
                let claim = Claim { token, name, key };
                self.knock(ToRoom::Enter {
                    conn,
                    outbox,
                    claim,
                });
            }
            ClientIn::Watch {} => self.knock(ToRoom::Watch { conn, outbox }),
            ClientIn::Intent { n, intent } => match &self.door {
                Some(door) => self.tell(door, Some(n), ToRoom::Intent { conn, n, intent }),
                None => outbox.refuse(Some(n), Refusal::NoSeat),
            },
            ClientIn::Ping {} => {
                // Whoever is being let in is told the time anyway.
                if !outbox.time_again() && self.door.is_none() {
                    outbox.refuse(None, Refusal::NoSeat);
                }
            }
        }
    }

    /// Says something to the room, which wakes up for it.
    fn knock(&mut self, message: ToRoom) {
        let door = match self.door.take() {
            Some(door) if !door.is_closed() => door,
            _ => self.app.registry.door(&self.code),
        };
        self.tell(&door, None, message);
        self.door = Some(door);
    }

    fn tell(&self, door: &mpsc::Sender<ToRoom>, n: Option<u64>, message: ToRoom) {
        match door.try_send(message) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => self.outbox.refuse(n, Refusal::ServerBusy),
            Err(TrySendError::Closed(_)) => self.outbox.bye(Farewell::ComeBack),
        }
    }

    /// Writes all that waits, and lets it go out together.
    async fn flush(&self, socket: &mut WebSocket, first: Next) -> Result<(), Ended> {
        let mut next = Some(first);
        let writing = async {
            while let Some(frame) = next {
                let (text, last) = match frame {
                    Next::Frame(text) => (text, false),
                    Next::Last(text) => (text, true),
                    Next::Overflow => return Err(Ended::Lost),
                };
                socket
                    .feed(Message::Text(text))
                    .await
                    .map_err(|_| Ended::Lost)?;
                if last {
                    socket.flush().await.map_err(|_| Ended::Lost)?;
                    return Err(Ended::Parted);
                }
                next = self.outbox.try_next();
            }
            socket.flush().await.map_err(|_| Ended::Lost)
        };
        timeout(self.app.timing.write, writing)
            .await
            .unwrap_or(Err(Ended::Lost))
    }

    async fn write(&self, socket: &mut WebSocket, message: Message) -> Result<(), Ended> {
        write(socket, message, self.app.timing.write).await
    }

    async fn leave(self) {
        if let Some(door) = self.door {
            // A room that has ended needs no goodbye.
            drop(door.send(ToRoom::Gone { conn: self.conn }).await);
        }
    }
}

async fn write(socket: &mut WebSocket, message: Message, within: Duration) -> Result<(), Ended> {
    match timeout(within, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Ended::Lost),
    }
}
