//! One table: its players, their sockets, and what they do. A step is one act of somebody, and it is over
//! when everybody has seen what came of it.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fastrand::Rng;
use futures_util::stream::{SelectAll, SplitSink};
use futures_util::{SinkExt, Stream, StreamExt};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until, timeout, timeout_at};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::Plan;
use crate::door::{Address, Socket};
use crate::frame::{self, Board, Kind, Pulse, Round};
use crate::inlet::Inlet;
use crate::tally::{Heard, Tally};
use crate::uptake::{self, Seen, begin, choose};

/// A server that is so slow has stopped, for whoever waits.
const PATIENCE: Duration = Duration::from_secs(30);
/// Who may not leave just now is let go without an answer.
const FAREWELL: Duration = Duration::from_secs(2);
/// While nobody has anything to do, a table looks again after this long.
const PAUSE: Duration = Duration::from_millis(20);

#[derive(Debug, Default)]
struct Player {
    /// The newest frame with the own view, as it came.
    seat: Utf8Bytes,
    /// The newest step that was shown here.
    rev: u64,
    /// The number of the last intent.
    n: u64,
}

/// What somebody does who sees this, if anything.
type Wish = fn(Seen<'_>, &mut Rng) -> Option<Value>;

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
    board: Board,
    board_rev: u64,
    /// The newest frame with what taps change, as it came.
    pulse: Utf8Bytes,
    rev: u64,
    answer: Option<Answer>,
    /// Since they were last counted.
    heard: Heard,
    rng: Rng,
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
            board: Board::default(),
            board_rev: 0,
            pulse: Utf8Bytes::default(),
            rev: 0,
            answer: None,
            heard: Heard::default(),
            rng: Rng::new(),
        };
        for phone in 0..plan.players {
            let socket = address.open_socket(&code).await?;
            let (mut sink, frames) = socket.split();
            let token = format!("{:032x}", table.rng.u128(..));
            let name = format!("Player {}", phone + 1);
            send(&mut sink, frame::enter(&token, &name)).await?;
            table.sinks.push(sink);
            table.inlets.push(Inlet::new(phone, frames));
            table.players.push(Player::default());
            table.until(|t| t.players[phone].rev > 0).await?;
        }
        match &plan.game {
            Some(game) => table.agree(game, plan).await?,
            None => table.fall_silent().await?,
        }
        if plan.idle_in_round {
            table.begin().await?;
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
        let configure = uptake::agree(&self.board, game, &plan.asking, plan.ruleset.as_deref());
        let answer = self.act(0, &configure).await?;
        ensure!(
            answer == Answer::Done,
            "the server does not play {game} like this"
        );
        Ok(())
    }

    /// Deals and looks at the cards, until only those who ask have something to do.
    async fn begin(&mut self) -> Result<()> {
        while let Some((phone, intent)) = self.somebody(begin)? {
            let answer = self.act(phone, &intent).await?;
            ensure!(answer == Answer::Done, "the round cannot begin: {intent}");
        }
        ensure!(self.round()?.is_some(), "the round has not begun");
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
            self.heard = Heard::default();
            let from = due.unwrap_or_else(Instant::now);
            let answer = self.act(phone, &intent).await?;
            let took = from.elapsed();
            if from >= begin {
                match answer {
                    Answer::Done => tally.step(took, self.heard, intent["do"] == "ask"),
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
    fn somebody_wants(&mut self) -> Result<Option<(usize, Value)>> {
        if self.at_floor {
            let phone = self.rng.usize(..self.players.len());
            return Ok(Some((
                phone,
                json!({"do": "nothing", "round": 1, "turn": 1}),
            )));
        }
        self.somebody(choose)
    }

    fn somebody(&mut self, wants: Wish) -> Result<Option<(usize, Value)>> {
        let round = self.round()?.map(|round| round.number);
        let mut phones: Vec<usize> = (0..self.players.len()).collect();
        self.rng.shuffle(&mut phones);
        for phone in phones {
            let seat = frame::view(&self.players[phone].seat)?;
            let seen = Seen {
                board: &self.board,
                round,
                seat: &seat,
            };
            if let Some(intent) = wants(seen, &mut self.rng) {
                return Ok(Some((phone, intent)));
            }
        }
        Ok(None)
    }

    fn round(&self) -> Result<Option<Round>> {
        let pulse: Pulse = frame::view(&self.pulse)?;
        Ok(pulse.round)
    }

    /// Does it, and waits until everybody has seen it.
    async fn act(&mut self, phone: usize, intent: &Value) -> Result<Answer> {
        let player = &mut self.players[phone];
        player.n += 1;
        let frame = frame::intend(player.n, intent);
        self.answer = None;
        let seen = self.players[phone].rev;
        send(&mut self.sinks[phone], frame).await?;
        if self.at_floor {
            self.until(|t| t.players.iter().all(|player| player.rev > seen))
                .await?;
            return Ok(Answer::Done);
        }
        self.until(|t| t.answer.is_some()).await?;
        let answer = self.answer.take().context("an answer was just there")?;
        if answer == Answer::Done {
            // The answer follows the views in which it shows.
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

    /// Whatever comes meanwhile is taken in; a server that asks whether anybody is there is answered.
    pub(crate) async fn hear_until(&mut self, until: Instant) -> Result<()> {
        loop {
            tokio::select! {
                biased;
                heard = self.inlets.next() => self.take(heard)?,
                () = sleep_until(until) => return Ok(()),
            }
        }
    }

    fn take(&mut self, heard: Option<<Inlet as Stream>::Item>) -> Result<()> {
        let (phone, frame) = heard.context("all sockets are closed")?;
        match frame.context("the server has closed a socket")?? {
            Message::Text(text) => self.read(phone, text),
            Message::Close(_) => bail!("the server has closed a socket"),
            _ => Ok(()),
        }
    }

    fn read(&mut self, phone: usize, text: Utf8Bytes) -> Result<()> {
        self.heard.frames += 1;
        self.heard.bytes += frame::bytes(&text);
        let player = &mut self.players[phone];
        if self.at_floor {
            player.rev += 1;
            return Ok(());
        }
        match Kind::of(&text)? {
            Kind::Hello => frame::greet(&text)?,
            Kind::Board { rev } if rev > self.board_rev => {
                self.board = frame::view(&text)?;
                self.board_rev = rev;
            }
            Kind::Seat => player.seat = text,
            Kind::Pulse { rev } => {
                player.rev = rev;
                if rev > self.rev {
                    self.rev = rev;
                    self.pulse = text;
                }
            }
            Kind::Done => self.answer = Some(Answer::Done),
            Kind::Refused => {
                ensure!(player.n > 0, "nobody may sit down here: {text}");
                self.answer = Some(Answer::Refused);
            }
            Kind::Bye => bail!("the server says goodbye: {text}"),
            Kind::Board { .. } | Kind::Other => {}
        }
        Ok(())
    }

    /// Everybody goes, so that nothing of it stays on the server for long.
    pub(crate) async fn leave(mut self) {
        for (player, sink) in self.players.iter_mut().zip(&mut self.sinks) {
            player.n += 1;
            let leave = frame::intend(player.n, &json!({"do": "leave"}));
            // Whoever cannot even say goodbye is gone already.
            drop(timeout(PATIENCE, send(sink, leave)).await);
        }
        drop(
            timeout(FAREWELL, async {
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

async fn send(sink: &mut SplitSink<Socket, Message>, frame: String) -> Result<()> {
    sink.send(Message::text(frame)).await?;
    Ok(())
}
