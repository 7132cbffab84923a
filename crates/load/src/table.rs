//! One table: its players, their sockets, and what they do. A step is one act of somebody, and it is over
//! when everybody has seen what came of it.

mod handshake;
mod lines;

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fastrand::Rng;
use futures_util::stream::SelectAll;
use futures_util::{Stream, StreamExt};
use serde_json::{Value, json};
use tokio::task::yield_now;
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use self::lines::{Sink, send};
use crate::Plan;
use crate::door::Address;
use crate::envelope::{Envelope, Fair};
use crate::frame::{self, Board, Kind, Pulse, Round};
use crate::inlet::Inlet;
use crate::tally::{Heard, Tally};
use crate::uptake::{self, DEALING, Seen, begin, choose};

/// A server that is so slow has stopped, for whoever waits.
const PATIENCE: Duration = Duration::from_secs(30);
/// While nobody has anything to do, a table looks again after this long.
const PAUSE: Duration = Duration::from_millis(20);

/// As exact as timers are.
const TIMER: Duration = Duration::from_millis(1);
/// Whoever was refused waits so long: a server that finds somebody too fast forgives more than that in this time.
const BREATH: Duration = Duration::from_millis(100);

#[derive(Debug, Default)]
struct Player {
    token: String,
    /// The newest frame with the own view, as it came.
    seat: Utf8Bytes,
    /// The newest step that was shown here.
    rev: u64,
    /// The number of the last intent.
    n: u64,
    /// What it has sealed, if it takes part in fair deals.
    envelope: Option<Envelope>,
    /// It has promised to be heard.
    is_awake: bool,
    /// How often it was told the time.
    times: u64,
}

/// What somebody does who sees this, if anything.
pub(crate) type Wish = fn(Seen<'_>, &mut Rng) -> Option<Value>;

/// What became of an intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Done,
    Refused,
}

#[expect(missing_debug_implementations, reason = "sockets say nothing of use")]
pub struct Table {
    /// Where its phones come in, in turns.
    addresses: Vec<Address>,
    code: String,
    /// Nothing is played: every frame counts, whatever it says.
    at_floor: bool,
    /// Phones take part in fair deals.
    is_fair: bool,
    players: Vec<Player>,
    /// Nobody's, while a line is cut.
    sinks: Vec<Option<Sink>>,
    inlets: SelectAll<Inlet>,
    board: Board,
    board_rev: u64,
    /// The newest frame with what taps change, as it came.
    pulse: Utf8Bytes,
    rev: u64,
    answer: Option<Answer>,
    /// What phones say by themselves, as soon as there is time.
    unsaid: Vec<(usize, String)>,
    /// At a fair deal, as far as phones were asked.
    attempts: u8,
    /// Since they were last counted.
    heard: Heard,
    rng: Rng,
}

impl Table {
    /// Opens one, sits down and agrees on what is played.
    pub async fn gather(address: &Address, plan: &Plan, rng: Rng) -> Result<Self> {
        Self::gather_at(std::slice::from_ref(address), plan, rng).await
    }

    /// The same, with one phone at the first of these addresses and the next one at the next.
    pub(crate) async fn gather_at(addresses: &[Address], plan: &Plan, rng: Rng) -> Result<Self> {
        let first = addresses.first().context("a table needs a server")?;
        let mut table = Self {
            addresses: addresses.to_vec(),
            code: first.open_table().await?,
            at_floor: plan.game.is_none(),
            is_fair: plan.fair && plan.game.is_some(),
            players: Vec::new(),
            sinks: Vec::new(),
            inlets: SelectAll::new(),
            board: Board::default(),
            board_rev: 0,
            pulse: Utf8Bytes::default(),
            rev: 0,
            answer: None,
            unsaid: Vec::new(),
            attempts: 0,
            heard: Heard::default(),
            rng,
        };
        for _ in 0..plan.players {
            table.sit_down().await?;
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
            let before = self.round()?;
            let answer = self.act(phone, &intent).await?;
            ensure!(answer == Answer::Done, "the round cannot begin: {intent}");
            if is_deal(&intent) {
                self.until_dealt(before).await?;
            }
        }
        ensure!(self.round()?.is_some(), "the round has not begun");
        Ok(())
    }

    /// From `begin` to `end` what happens is counted. With a timetable every step is measured from the
    /// moment in it, so that a server that is late is late for all that had to wait. Where nobody had anything
    /// to do at that moment, nobody had to. Gives how many steps there were.
    pub async fn play(
        &mut self,
        tally: &Tally,
        begin: Instant,
        end: Instant,
        timetable: Option<(Instant, Duration)>,
    ) -> Result<u64> {
        let mut due = timetable.map(|(first, _)| first);
        let mut looked = None;
        let mut steps = 0;
        loop {
            if let Some(due) = due {
                self.hear_until_just(due.min(end)).await?;
            }
            let now = Instant::now();
            if now >= end {
                return Ok(steps);
            }
            let Some((phone, intent)) = self.somebody_wants()? else {
                looked = Some(now + PAUSE);
                self.hear_until((now + PAUSE).min(end)).await?;
                continue;
            };
            let woken = self.wake_for(&intent).await?;
            self.heard = Heard::default();
            let from = due.max(due.and(looked.take()));
            let from = from.map_or_else(Instant::now, |from| from + woken);
            let answer = self.act_now(phone, &intent).await?;
            let took = from.elapsed();
            if from >= begin {
                steps += u64::from(answer == Answer::Done);
                match answer {
                    Answer::Done => tally.step(took, self.heard, intent["do"] == "ask"),
                    Answer::Refused => tally.refused(),
                }
            }
            if answer == Answer::Refused && due.is_none() {
                // Time was faster, or this phone is.
                self.hear_until(Instant::now() + BREATH).await?;
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

    pub(crate) fn somebody(&mut self, wants: Wish) -> Result<Option<(usize, Value)>> {
        let round = self.round()?;
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

    /// The number of the round that is on or was last.
    pub(crate) fn round(&self) -> Result<Option<u32>> {
        let round = self.newest()?.round;
        Ok(round.map(|Round { number }| number))
    }

    fn newest(&self) -> Result<Pulse> {
        frame::view(&self.pulse)
    }

    /// Before a deal all phones show that they are there. Others do so every second, so it is no part of a step: gives
    /// how long it took.
    async fn wake_for(&mut self, intent: &Value) -> Result<Duration> {
        let begin = Instant::now();
        if self.is_fair && is_deal(intent) {
            self.wake().await?;
        }
        Ok(begin.elapsed())
    }

    async fn act(&mut self, phone: usize, intent: &Value) -> Result<Answer> {
        self.wake_for(intent).await?;
        self.act_now(phone, intent).await
    }

    /// Does it, and waits until everybody has seen it.
    pub(crate) async fn act_now(&mut self, phone: usize, intent: &Value) -> Result<Answer> {
        let player = &mut self.players[phone];
        player.n += 1;
        let frame = frame::intend(player.n, intent);
        self.answer = None;
        let seen = self.players[phone].rev;
        let sink = self.sinks[phone].as_mut();
        send(sink.context("nobody acts on a line that is cut")?, frame).await?;
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
            self.until(|t| t.all_have_seen(rev)).await?;
        }
        Ok(answer)
    }

    fn all_have_seen(&self, rev: u64) -> bool {
        let mut lines = self.players.iter().zip(&self.sinks);
        lines.all(|(player, line)| player.rev >= rev || line.is_none())
    }

    async fn until(&mut self, holds: impl Fn(&Self) -> bool) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while !holds(self) {
            let heard = timeout_at(deadline, self.inlets.next()).await;
            let heard = heard.context("the server has not answered for half a minute")?;
            self.take(heard)?;
            self.speak().await?;
        }
        Ok(())
    }

    async fn speak(&mut self) -> Result<()> {
        for (phone, frame) in std::mem::take(&mut self.unsaid) {
            if let Some(sink) = &mut self.sinks[phone] {
                send(sink, frame).await?;
            }
        }
        Ok(())
    }

    /// Whatever comes meanwhile is taken in; a server that asks whether anybody is there is answered.
    pub async fn hear_until(&mut self, until: Instant) -> Result<()> {
        loop {
            tokio::select! {
                biased;
                heard = self.inlets.next() => {
                    self.take(heard)?;
                    self.speak().await?;
                }
                () = sleep_until(until) => return Ok(()),
            }
        }
    }

    /// To the microsecond. Timers are as coarse as a millisecond, and would let tables act in bursts that no timetable
    /// has: the last of it is spent awake.
    async fn hear_until_just(&mut self, until: Instant) -> Result<()> {
        self.hear_until(until.checked_sub(TIMER).unwrap_or(until))
            .await?;
        while Instant::now() < until {
            tokio::select! {
                biased;
                heard = self.inlets.next() => {
                    self.take(heard)?;
                    self.speak().await?;
                }
                () = yield_now() => {}
            }
        }
        Ok(())
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
            Kind::Welcome if self.is_fair && player.envelope.is_none() => {
                let seat = frame::seat_of(&text)?;
                player.envelope = Some(Envelope::new(&self.code, seat));
            }
            Kind::Fair => self.vouch(phone, &Fair::read(&text)?),
            Kind::Time => player.times += 1,
            Kind::Done => self.answer = Some(Answer::Done),
            Kind::Refused { is_intent: true } => self.answer = Some(Answer::Refused),
            Kind::Refused { is_intent: false } => {
                ensure!(player.rev > 0, "nobody may sit down here: {text}");
            }
            Kind::Bye => bail!("the server says goodbye: {text}"),
            Kind::Board { .. } | Kind::Welcome | Kind::Other => {}
        }
        Ok(())
    }
}

fn is_deal(intent: &Value) -> bool {
    DEALING.iter().any(|name| intent["do"] == *name)
}
