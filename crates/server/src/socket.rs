//! One phone's socket: reads its frames, writes its outbox, notices when it is gone. Never decides
//! anything about the table.

mod orders;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, RateLimiter};
use journal::Journal;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use websocket::{CloseCode, Decoder, Heard, Violation};
use wire::{ClientIn, ClientOut, Farewell, Refusal};

use crate::app::App;
use crate::code::TableCode;
use crate::gate::Pass;
use crate::line::Line;
use crate::outbox::{Dead, Flushed, Outbox};
use crate::room::{ConnId, ToRoom, stopped};
use crate::vigil::{Due, Vigil};

/// How much of an error in a frame its sender is told.
const DETAIL_CHARS: usize = 200;

/// How long a phone may take to hang up after the last frame, so that it can still read it.
const HANG_UP: Duration = Duration::from_secs(1);

/// How much it may still send meanwhile: what was on its way, and not the rest of a flood.
const HANG_UP_BYTES: usize = 64 * 1024;

/// The socket is of no use any more.
#[derive(Debug)]
enum Ended {
    /// Everything was said; close in good order.
    Parted,
    /// The phone closes in good order.
    Closed,
    /// Far too long, or not the protocol of sockets at all: nothing after it can be read.
    Unreadable(Violation),
    /// It has begun to say something, and the rest did not come.
    Torn,
    /// It sends or keeps here more than it may.
    TooMuch(Refusal),
    /// Broken, silent, or too slow.
    Lost,
}

/// Runs one socket from its first frame to its last, after `hello`. `early` is what the phone has sent already, `entry` says
/// why it may not stay, if so. What is over soon lies apart: a task has room for all it may ever hold, for as long as its
/// phone is there.
pub(crate) async fn serve<J: Journal>(
    mut line: Line,
    early: Vec<u8>,
    app: Arc<App<J>>,
    code: Option<TableCode>,
    entry: Result<Pass, Refusal>,
    hello: Box<ClientOut>,
) {
    let outbox = Outbox::over(line.plain(), Arc::clone(&app.house.meters));
    let within = app.timing.write;
    outbox.reply(&hello);
    drop(hello);
    outbox.flush();
    let ended = match Box::pin(admit(&app, code, entry)).await {
        Ok((code, pass)) => {
            let mut session = Session::new(app, code, Arc::clone(&outbox), pass);
            let ended = session.run(&mut line, early).await;
            outbox.leave();
            session.leave().await;
            ended
        }
        Err(why) => {
            outbox.refuse(None, why);
            let written = Box::pin(write(&mut line, &outbox, within)).await;
            written.err().unwrap_or(Ended::Parted)
        }
    };
    Box::pin(part(line, &outbox, within, ended)).await;
    outbox.close();
}

/// Says the last word, where somebody may still hear it.
async fn part(mut line: Line, outbox: &Outbox, within: Duration, ended: Ended) {
    match ended {
        Ended::Parted => hang_up(&mut line, None).await,
        Ended::Closed => {
            // Whoever closes is not waited for.
            let answer = websocket::close(None);
            drop(timeout(HANG_UP, line.write(&answer)).await);
        }
        Ended::Unreadable(why) => {
            outbox.reply(&unreadable(&why.to_string()));
            if write(&mut line, outbox, within).await.is_ok() {
                hang_up(&mut line, Some(why.close_code())).await;
            }
        }
        Ended::Torn => {
            outbox.reply(&unreadable("the rest of a message did not come"));
            if write(&mut line, outbox, within).await.is_ok() {
                hang_up(&mut line, Some(CloseCode::POLICY)).await;
            }
        }
        Ended::TooMuch(why) => {
            outbox.refuse(None, why);
            if write(&mut line, outbox, within).await.is_ok() {
                hang_up(&mut line, None).await;
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
    let found = app.gate.looking_up(pass.from(), code.as_ref(), async {
        let code = code.as_ref().ok_or(Refusal::NoSuchTable)?;
        app.registry.find(code).await?;
        Ok(code.clone())
    });
    Ok((found.await?, pass))
}

async fn hang_up(line: &mut Line, why: Option<CloseCode>) {
    let closing = async {
        line.write(&websocket::close(why.map(|why| (why, ""))))
            .await?;
        let mut decoder = Decoder::new(wire::CLIENT_FRAME_BYTES_READ);
        let (mut closed, mut taken) = (false, 0);
        while !closed {
            closed = line
                .read(|bytes| {
                    taken += bytes.len();
                    let mut over = bytes.is_empty() || taken > HANG_UP_BYTES;
                    let fed = decoder.feed(bytes, |heard| {
                        over |= matches!(heard, Heard::Close(_));
                        ControlFlow::Continue(())
                    });
                    over || fed.is_err()
                })
                .await?;
        }
        std::io::Result::Ok(())
    };
    // Whoever does not hang up in time, or goes on, is cut off.
    drop(timeout(HANG_UP, closing).await);
}

struct Session<J> {
    app: Arc<App<J>>,
    code: TableCode,
    conn: ConnId,
    outbox: Arc<Outbox>,
    pass: Pass,
    /// Once the phone has asked to enter or to watch.
    door: Option<mpsc::Sender<ToRoom>>,
    pace: DefaultDirectRateLimiter,
    /// For what comes too fast: so much of it is refused, and more ends the socket.
    patience: DefaultDirectRateLimiter,
    vigil: Vigil,
}

impl<J: Journal> Session<J> {
    fn new(app: Arc<App<J>>, code: TableCode, outbox: Arc<Outbox>, pass: Pass) -> Self {
        Self {
            code,
            conn: app.next_conn(),
            outbox,
            pass,
            door: None,
            pace: RateLimiter::direct(app.frames.quota()),
            patience: RateLimiter::direct(app.frames.quota()),
            vigil: Vigil::begin(&app.timing, Instant::now()),
            app,
        }
    }

    /// Until it has ended, one way or another.
    async fn run(&mut self, line: &mut Line, mut early: Vec<u8>) -> Ended {
        let mut stop = self.app.stop.clone();
        let stop = stopped(&mut stop);
        tokio::pin!(stop);
        let mut stopping = false;
        let mut decoder = Decoder::new(wire::CLIENT_FRAME_BYTES_READ);
        let within = self.app.timing.write;
        let outbox = Arc::clone(&self.outbox);
        // Waits that outlast a turn: to join a queue and leave it again takes longer than to stay in it.
        let filled = outbox.filled();
        tokio::pin!(filled);
        let alarm = sleep_until(self.vigil.wakes_at(false));
        tokio::pin!(alarm);
        let mut step = match early.is_empty() {
            true => Ok(()),
            false => self.hear(&mut decoder, &mut early),
        };
        // Or it would lie in memory for as long as the phone is here.
        drop(early);
        loop {
            if let Err(ended) = step {
                return ended;
            }
            outbox.flush();
            step = tokio::select! {
                biased;
                () = filled.as_mut() => {
                    filled.set(outbox.filled());
                    Box::pin(write(line, &outbox, within)).await
                }
                heard = line.read(|bytes| self.hear(&mut decoder, bytes)) => {
                    self.heard();
                    let wakes_at = self.vigil.wakes_at(self.door.is_some());
                    if wakes_at < alarm.deadline() {
                        alarm.as_mut().reset(wakes_at);
                    }
                    heard.unwrap_or(Err(Ended::Lost))
                }
                () = alarm.as_mut() => {
                    let watched = self.watch();
                    alarm.as_mut().reset(self.vigil.wakes_at(self.door.is_some()));
                    watched
                }
                () = stop.as_mut(), if !stopping => {
                    stopping = true;
                    outbox.bye(Farewell::ComeBack);
                    Ok(())
                }
            };
        }
    }

    /// Its time has come: to have entered, to be heard, or to be asked whether it is there.
    fn watch(&mut self) -> Result<(), Ended> {
        match self.vigil.look(self.door.is_some(), Instant::now()) {
            Due::Nothing => {}
            Due::Ping => self.outbox.control(websocket::ping()),
            Due::Quiet => {
                // A room with no ear for it has more to do than to show a sign.
                self.tell_quiet(true);
            }
            Due::Late => return Err(Ended::Parted),
            Due::Torn => return Err(Ended::Torn),
            Due::Lost => return Err(Ended::Lost),
        }
        Ok(())
    }

    fn heard(&mut self) {
        let now = Instant::now();
        self.vigil.heard(now);
        if !self.pass.is_seated() && self.outbox.is_seated() {
            self.pass.take_seat(self.code.room());
        }
        // A room that has no ear for it now is told with the next word.
        if self.vigil.is_back(now) && self.tell_quiet(false) {
            self.vigil.told_back();
        }
    }

    fn tell_quiet(&self, quiet: bool) -> bool {
        let message = ToRoom::Quiet {
            conn: self.conn,
            quiet,
        };
        let door = self.door.as_ref();
        door.is_some_and(|door| door.try_send(message).is_ok())
    }

    fn hear(&mut self, decoder: &mut Decoder, bytes: &mut [u8]) -> Result<(), Ended> {
        if bytes.is_empty() {
            return Err(Ended::Lost);
        }
        let (mut ended, mut said) = (None, false);
        let fed = decoder.feed(bytes, |heard| {
            if let Heard::Close(_) = heard {
                ended = Some(Ended::Closed);
                return ControlFlow::Continue(());
            }
            let in_pace = self.pass.is_spared() || self.pace.check().is_ok();
            if !in_pace && self.patience.check().is_err() {
                self.app.gate.seldom().limit("frames-per-socket");
                ended = Some(Ended::TooMuch(Refusal::TooFast));
                return ControlFlow::Break(());
            }
            match heard {
                Heard::Text(text) => {
                    said = true;
                    self.read(text, in_pace);
                }
                Heard::Binary(_) => {
                    said = true;
                    self.outbox.reply(&unreadable("frames are text"));
                }
                Heard::Ping(said) => self.outbox.control(websocket::pong(said)),
                Heard::Pong(_) | Heard::Close(_) => {}
            }
            ControlFlow::Continue(())
        });
        match fed {
            Err(violation) => Err(Ended::Unreadable(violation)),
            Ok(()) => ended.map_or_else(|| self.await_rest(decoder, said), Err),
        }
    }

    /// A message that is not whole yet is waited for, but not for ever, and takes its part of what all such may.
    fn await_rest(&mut self, decoder: &Decoder, said: bool) -> Result<(), Ended> {
        match decoder.is_between_messages() {
            true => self.vigil.whole(),
            false => self.vigil.begun(said, Instant::now()),
        }
        let kept = self.pass.keep(decoder.held_bytes());
        kept.map_err(Ended::TooMuch)
    }

    fn read(&mut self, text: &str, in_pace: bool) {
        if text.len() > wire::CLIENT_FRAME_BYTES {
            return self.outbox.refuse(None, Refusal::FrameTooLong);
        }
        match ClientIn::read(text) {
            Ok(ClientIn::Intent { n, .. }) if !in_pace => {
                self.outbox.refuse(Some(n), Refusal::TooFast);
            }
            _ if !in_pace => self.outbox.refuse(None, Refusal::TooFast),
            Ok(frame) => self.obey(frame),
            Err(error) => self.outbox.reply(&unreadable(&error.to_string())),
        }
    }

    async fn leave(self) {
        if let Some(door) = self.door {
            // A room that has ended needs no goodbye.
            drop(door.send(ToRoom::Gone { conn: self.conn }).await);
        }
    }
}

/// Writes all that waits, as the phone takes it.
async fn write(line: &mut Line, outbox: &Outbox, within: Duration) -> Result<(), Ended> {
    let writing = async {
        loop {
            let flushed = match line.plain() {
                Some(_) => outbox.write(),
                None => {
                    let mut all = Vec::new();
                    let taken = outbox.take(&mut all);
                    line.write(&all).await.map_err(|_| Ended::Lost)?;
                    taken
                }
            };
            match flushed {
                Ok(Flushed::All) => return Ok(()),
                Ok(Flushed::Parted) => return Err(Ended::Parted),
                Ok(Flushed::Blocked) => line.writable().await.map_err(|_| Ended::Lost)?,
                Err(Dead) => return Err(Ended::Lost),
            }
        }
    };
    timeout(within, writing).await.unwrap_or(Err(Ended::Lost))
}

#[cfg(test)]
mod tests {
    use journal::MemoryJournal;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// Of the task that runs such a future.
    fn bytes<J: Journal, Task>(
        _: impl Fn(
            Line,
            Vec<u8>,
            Arc<App<J>>,
            Option<TableCode>,
            Result<Pass, Refusal>,
            Box<ClientOut>,
        ) -> Task,
    ) -> usize {
        size_of::<Task>()
    }

    #[test]
    fn what_is_over_soon_takes_no_memory_for_as_long_as_the_phone_is_there() {
        let bytes = bytes(serve::<MemoryJournal>);
        assert!(bytes <= 1_500, "{bytes}");
    }

    #[tokio::test]
    async fn a_phone_that_takes_nothing_of_a_frame_is_lost_in_time() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (near, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (near, (_deaf, _)) = (near.unwrap(), accepted.unwrap());
        // All that the system takes for whoever does not read.
        near.writable().await.unwrap();
        while near.try_write(&[0; 64 * 1024]).is_ok() {}
        let (from, to) = near.into_split();
        let to = Arc::new(to);
        let mut line = Line::Plain { from, to };
        let outbox = Outbox::over(line.plain(), Arc::default());
        outbox.refuse(None, Refusal::NotNow);
        let within = Duration::from_millis(50);
        let writing = timeout(within * 600, write(&mut line, &outbox, within));
        let written = writing.await.expect("it is given up");
        assert!(matches!(written, Err(Ended::Lost)), "{written:?}");
    }
}
