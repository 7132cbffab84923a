//! One table: its players, their sockets, and what they do. A step is one act of somebody, and it is over
//! when everybody has seen what came of it.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures_util::stream::{SelectAll, SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::Plan;
use crate::door::Address;
use crate::tally::Tally;
use crate::uptake::{Seen, choose};

/// A server that is so slow has stopped, for whoever waits.
const PATIENCE: Duration = Duration::from_secs(30);
/// While nobody has anything to do, a table looks again after this long.
const PAUSE: Duration = Duration::from_millis(20);

type Socket = WebSocketStream<TcpStream>;

/// Which phone a frame came to.
struct Inlet {
    phone: usize,
    frames: SplitStream<Socket>,
}

impl futures_util::Stream for Inlet {
    type Item = (
        usize,
        Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
    );

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        let phone = self.phone;
        self.frames
            .poll_next_unpin(context)
            .map(|frame| Some((phone, frame)))
    }
}

#[derive(Debug, Default)]
struct Player {
    /// The newest frame with the own view, as it came.
    seat: Utf8Bytes,
    /// The newest table that was shown here.
    rev: u64,
    /// The number of the last intent.
    n: u64,
}

/// What became of an intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Done,
    Refused,
}

pub(crate) struct Table {
    /// Nothing is played: every frame counts, whatever it says.
    at_floor: bool,
    players: Vec<Player>,
    sinks: Vec<SplitSink<Socket, Message>>,
    inlets: SelectAll<Inlet>,
    /// The newest frame with the table, as it came.
    table: Utf8Bytes,
    rev: u64,
    answer: Option<(usize, Answer)>,
    /// Since they were last counted.
    frames: u64,
    bytes: u64,
}

impl Table {
    /// Opens one, sits down and agrees on what is played.
    pub(crate) async fn gather(address: &Address, plan: &Plan) -> Result<Self> {
        let code = address.open_table().await?;
        let mut table = Self {
            at_floor: plan.game.is_none(),
            players: Vec::new(),
            sinks: Vec::new(),
            inlets: SelectAll::new(),
            table: Utf8Bytes::default(),
            rev: 0,
            answer: None,
            frames: 0,
            bytes: 0,
        };
        for phone in 0..plan.players {
            let socket = address.open_socket(&code).await?;
            let (mut sink, frames) = socket.split();
            let token = format!("{:032x}", fastrand::u128(..));
            let name = format!("Player {}", phone + 1);
            send(
                &mut sink,
                &json!({"type": "enter", "token": token, "name": name}),
            )
            .await?;
            table.sinks.push(sink);
            table.inlets.push(Inlet { phone, frames });
            table.players.push(Player::default());
            table.until(|t| t.players[phone].rev > 0).await?;
        }
        match &plan.game {
            Some(game) => table.agree(game, plan).await?,
            None => table.fall_silent().await?,
        }
        Ok(table)
    }

    /// At the floor everybody was sent a frame for whoever came later. From then on all get the same.
    async fn fall_silent(&mut self) -> Result<()> {
        let everybody = u64::try_from(self.players.len())?;
        self.until(|t| {
            let sent = t.players.iter().map(|player| player.rev);
            sent.eq((1..=everybody).rev())
        })
        .await?;
        self.players.iter_mut().for_each(|player| player.rev = 0);
        Ok(())
    }

    async fn agree(&mut self, game: &str, plan: &Plan) -> Result<()> {
        let view = view(&self.table)?;
        let mut settings = view["settings"].clone();
        settings["game"] = json!(game);
        settings["asking"] = json!(plan.asking);
        if let Some(ruleset) = &plan.ruleset {
            settings["spy"]["ruleset"] = json!(ruleset);
        }
        let configure = json!({"do": "configure", "settings": settings});
        let answer = self.act(0, &configure).await?;
        ensure!(
            answer == Answer::Done,
            "the server does not play {game} like this"
        );
        Ok(())
    }

    /// From `begin` to `end` what happens is counted. With a timetable every step is measured from the
    /// moment in it, so that a server that is late is late for all that had to wait.
    pub(crate) async fn play(
        &mut self,
        tally: &Tally,
        begin: Instant,
        end: Instant,
        timetable: Option<(Instant, Duration)>,
    ) -> Result<()> {
        let mut due = timetable.map(|(first, _)| first);
        loop {
            if let Some(due) = due {
                self.hear_until(due.min(end)).await?;
            }
            let now = Instant::now();
            if now >= end {
                return Ok(());
            }
            let Some((phone, intent)) = self.somebody_wants()? else {
                self.hear_until((now + PAUSE).min(end)).await?;
                continue;
            };
            (self.frames, self.bytes) = (0, 0);
            let from = due.unwrap_or_else(Instant::now);
            let answer = self.act(phone, &intent).await?;
            let took = from.elapsed();
            if from >= begin {
                match answer {
                    Answer::Done => tally.step(took, self.frames, self.bytes),
                    Answer::Refused => tally.refused(),
                }
            }
            if answer == Answer::Refused && due.is_none() {
                // Time was faster, or this phone is: it takes a breath.
                self.hear_until(Instant::now() + PAUSE).await?;
            }
            due = due.zip(timetable).map(|(due, (_, every))| due + every);
        }
    }

    /// Somebody at the table who feels like doing something.
    fn somebody_wants(&self) -> Result<Option<(usize, Value)>> {
        if self.at_floor {
            let phone = fastrand::usize(..self.players.len());
            return Ok(Some((
                phone,
                json!({"do": "nothing", "round": 1, "turn": 1}),
            )));
        }
        let table = view(&self.table)?;
        let mut phones: Vec<usize> = (0..self.players.len()).collect();
        fastrand::shuffle(&mut phones);
        for phone in phones {
            let seat = view(&self.players[phone].seat)?;
            let seen = Seen {
                table: &table,
                seat: &seat,
            };
            if let Some(intent) = choose(seen) {
                return Ok(Some((phone, intent)));
            }
        }
        Ok(None)
    }

    /// Does it, and waits until everybody has seen it.
    async fn act(&mut self, phone: usize, intent: &Value) -> Result<Answer> {
        let player = &mut self.players[phone];
        player.n += 1;
        let frame = json!({"type": "intent", "n": player.n, "intent": intent});
        self.answer = None;
        let seen = self.players[phone].rev;
        send(&mut self.sinks[phone], &frame).await?;
        if self.at_floor {
            self.until(|t| t.players.iter().all(|player| player.rev > seen))
                .await?;
            return Ok(Answer::Done);
        }
        self.until(|t| t.answer.is_some()).await?;
        let (_, answer) = self.answer.take().context("an answer was just there")?;
        if answer == Answer::Done {
            // The answer follows the view in which it shows.
            let rev = self.players[phone].rev;
            self.until(|t| t.players.iter().all(|player| player.rev >= rev))
                .await?;
        }
        Ok(answer)
    }

    async fn until(&mut self, holds: impl Fn(&Self) -> bool) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while !holds(self) {
            let heard = timeout_at(deadline, self.inlets.next()).await;
            let heard = heard.context("the server has not answered for half a minute")?;
            self.take(heard)?;
        }
        Ok(())
    }

    /// Whatever comes meanwhile is taken in.
    async fn hear_until(&mut self, until: Instant) -> Result<()> {
        loop {
            tokio::select! {
                biased;
                heard = self.inlets.next() => self.take(heard)?,
                () = sleep_until(until) => return Ok(()),
            }
        }
    }

    fn take(&mut self, heard: Option<<Inlet as futures_util::Stream>::Item>) -> Result<()> {
        let (phone, frame) = heard.context("all sockets are closed")?;
        match frame.context("the server has closed a socket")?? {
            Message::Text(text) => self.read(phone, text),
            Message::Close(_) => bail!("the server has closed a socket"),
            _ => Ok(()),
        }
    }

    /// The kind of a frame stands first in it, and its revision second; more is read only of those that
    /// somebody acts upon.
    fn read(&mut self, phone: usize, text: Utf8Bytes) -> Result<()> {
        self.frames += 1;
        self.bytes += u64::try_from(text.len())?;
        let player = &mut self.players[phone];
        if self.at_floor {
            player.rev += 1;
        } else if text.starts_with(r#"{"type":"seat""#) {
            player.seat = text;
        } else if let Some(rest) = text.strip_prefix(r#"{"type":"table","rev":"#) {
            let digits = rest.split(',').next().unwrap_or_default();
            player.rev = digits.parse().context("a revision is a number")?;
            if player.rev > self.rev {
                self.rev = player.rev;
                self.table = text;
            }
        } else if text.starts_with(r#"{"type":"done""#) {
            self.answer = Some((phone, Answer::Done));
        } else if text.starts_with(r#"{"type":"refused""#) {
            let asked = player.n > 0;
            ensure!(asked, "nobody may sit down here: {text}");
            self.answer = Some((phone, Answer::Refused));
        } else if text.starts_with(r#"{"type":"bye""#) {
            bail!("the server says goodbye: {text}");
        }
        Ok(())
    }

    /// Everybody goes, so that nothing of it stays on the server for long.
    pub(crate) async fn leave(mut self) {
        for (player, sink) in self.players.iter_mut().zip(&mut self.sinks) {
            player.n += 1;
            let leave = json!({"type": "intent", "n": player.n, "intent": {"do": "leave"}});
            // Whoever cannot even say goodbye is gone already.
            drop(timeout(PATIENCE, send(sink, &leave)).await);
        }
        drop(
            timeout(PATIENCE, async {
                while self
                    .inlets
                    .next()
                    .await
                    .is_some_and(|(_, frame)| frame.is_some())
                {}
            })
            .await,
        );
    }
}

async fn send(sink: &mut SplitSink<Socket, Message>, frame: &Value) -> Result<()> {
    sink.send(Message::text(frame.to_string())).await?;
    Ok(())
}

/// What a frame shows.
fn view(frame: &str) -> Result<Value> {
    let mut frame: Value = serde_json::from_str(frame).context("a frame is no JSON")?;
    Ok(frame["view"].take())
}
