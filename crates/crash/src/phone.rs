//! A phone that takes up what it is offered, and comes back to its seat whenever the server was gone.

mod vouching;

use std::collections::VecDeque;
use std::ops::Range;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Error, Result};
use fastrand::Rng;
use futures_util::{SinkExt, StreamExt};
use load::envelope::{Envelope, Fair};
use load::frame::{self, Board, Pulse, Seat};
use load::uptake::{Seen, agree, choose};
use load::{Address, Socket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::table::Table;
use crate::tally::Tally;
use crate::told::Told;

/// Nobody may send more than twenty frames a second.
const THINKS_MS: Range<u64> = 60..300;
/// Between two attempts to find a server.
const KNOCKS_MS: Range<u64> = 10..60;
/// The same after one has said that it has no time.
const RETURNS_MS: Range<u64> = 200..800;
/// As long as the client of this project waits: for a server, for a word after an act, and for one after it has asked
/// whether anybody is there.
const CONNECTS_WITHIN: Duration = Duration::from_secs(6);
const ANSWERS_WITHIN: Duration = Duration::from_millis(2_500);
const IS_HEARD_WITHIN: Duration = Duration::from_secs(4);
const ASKS_EVERY: Duration = Duration::from_secs(1);
/// Games are short, so that points often begin anew.
const ROUNDS: u32 = 3;

/// An act under its number.
type Act = (u64, Value);

/// How a socket came to its end.
#[derive(Clone, Copy, Debug)]
enum Parting {
    Lost,
    SentAway,
}

#[derive(Debug)]
pub(crate) struct Phone {
    number: usize,
    table: Rc<Table>,
    tally: Rc<Tally>,
    doors: Rc<[Address]>,
    /// At which it knocks.
    door: usize,
    token: String,
    rng: Rng,
    /// The number of the last act.
    n: u64,
    /// Sent and not answered.
    open: Option<Act>,
    /// The last that is known to have happened.
    done: Option<Act>,
    board: Board,
    pulse: Pulse,
    /// Nothing before the first pulse that came with it.
    seat: Option<Seat>,
    is_drawn: bool,
    /// Whether it was welcomed on this socket.
    is_in: bool,
    /// What it has sealed, once it knows its seat, if it takes part in deals.
    envelope: Option<Envelope>,
    /// What it answers later, and when.
    unanswered: Option<(Instant, Fair)>,
    /// What it says next.
    unsaid: VecDeque<String>,
}

impl Phone {
    pub(crate) fn new(
        number: usize,
        table: &Rc<Table>,
        tally: &Rc<Tally>,
        doors: &Rc<[Address]>,
        mut rng: Rng,
    ) -> Self {
        Self {
            number,
            table: Rc::clone(table),
            tally: Rc::clone(tally),
            doors: Rc::clone(doors),
            door: number % doors.len(),
            token: format!("{:032x}", rng.u128(..)),
            rng,
            n: 0,
            open: None,
            done: None,
            board: Board::default(),
            pulse: Pulse::default(),
            seat: None,
            is_drawn: false,
            is_in: false,
            envelope: None,
            unanswered: None,
            unsaid: VecDeque::new(),
        }
    }

    /// Plays for ever, over all that happens to the server; ends only with something that must not be seen.
    pub(crate) async fn live(mut self) -> Error {
        loop {
            let mut pause_ms = KNOCKS_MS;
            let opened = self.doors[self.door].open_socket(&self.table.code);
            if let Ok(Ok(socket)) = timeout(CONNECTS_WITHIN, opened).await {
                match self.play(socket).await {
                    Ok(Parting::Lost) => {}
                    Ok(Parting::SentAway) => pause_ms = RETURNS_MS,
                    Err(seen) => {
                        let (table, phone, door) = (&self.table, self.number + 1, self.door + 1);
                        return seen.context(format!("{table}, phone {phone}, server {door}"));
                    }
                }
                if self.open.is_some() {
                    self.tally.left_unanswered();
                }
            }
            self.turn_to_another_door();
            sleep(Duration::from_millis(self.rng.u64(pause_ms))).await;
        }
    }

    /// Whoever distributes phones knows soon that one server does not answer.
    fn turn_to_another_door(&mut self) {
        let doors = self.doors.len();
        if doors > 1 {
            self.door = (self.door + self.rng.usize(1..doors)) % doors;
        }
    }

    /// Until the socket is lost.
    async fn play(&mut self, mut socket: Socket) -> Result<Parting> {
        (self.seat, self.is_drawn, self.is_in) = (None, false, false);
        (self.unsaid, self.unanswered) = (VecDeque::from([self.enter()]), None);
        let mut acts_at = Instant::now();
        let mut asks_at = Instant::now() + ASKS_EVERY;
        let mut hears_by = Instant::now() + CONNECTS_WITHIN;
        loop {
            while let Some(frame) = self.unsaid.pop_front() {
                if socket.send(Message::text(frame)).await.is_err() {
                    return Ok(Parting::Lost);
                }
            }
            let answers_at = self.unanswered.as_ref().map_or(hears_by, |(at, _)| *at);
            tokio::select! {
                biased;
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        hears_by = Instant::now() + IS_HEARD_WITHIN + ASKS_EVERY;
                        if let Some(parting) = self.hear(&text)? {
                            return Ok(parting);
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(Parting::Lost),
                    Some(Ok(_)) => {}
                },
                () = sleep_until(hears_by) => return Ok(Parting::Lost),
                () = sleep_until(answers_at) => self.vouch_late()?,
                () = sleep_until(acts_at) => {
                    acts_at = Instant::now() + Duration::from_millis(self.rng.u64(THINKS_MS));
                    if let Some(act) = self.act() {
                        self.unsaid.push_back(act);
                        hears_by = hears_by.min(Instant::now() + ANSWERS_WITHIN);
                    }
                }
                () = sleep_until(asks_at), if self.is_drawn => {
                    self.unsaid.push_back(self.ping().to_owned());
                    asks_at = Instant::now() + ASKS_EVERY;
                }
            }
        }
    }

    fn enter(&self) -> String {
        let name = format!("Player {}", self.number + 1);
        let mut enter = match self.takes_part() {
            true => frame::enter_fairly(&self.token, &name),
            false => frame::enter(&self.token, &name),
        };
        if let Some(seen) = self.table.witness.borrow().seen(self.number) {
            enter["seen"] = seen;
        }
        enter.to_string()
    }

    /// How it ends, if it does.
    fn hear(&mut self, text: &str) -> Result<Option<Parting>> {
        let told = self.table.witness.borrow_mut().hears(self.number, text)?;
        match told {
            Told::Welcome { you, last_n } => {
                self.table.welcome(self.number, self.tally.server());
                self.tally.came_back();
                self.is_in = true;
                if self.takes_part() {
                    let code = &self.table.code;
                    self.envelope
                        .get_or_insert_with(|| Envelope::new(code, you));
                }
                let again = self.say_again(last_n);
                self.unsaid.extend(again);
                self.unsaid.push_back(self.ping().to_owned());
            }
            Told::Fair(fair) => self.vouch(fair)?,
            Told::Board { view, .. } => self.board = Board::deserialize(view)?,
            Told::Seat { view, .. } => self.seat = Some(Seat::deserialize(view)?),
            Told::Pulse { view, .. } => {
                self.pulse = Pulse::deserialize(view)?;
                self.is_drawn = true;
            }
            Told::Done { n } => {
                if let Some(done) = self.open.take_if(|(open, _)| *open == n) {
                    self.done = Some(done);
                    self.tally.acknowledged();
                }
            }
            Told::Refused { n: None, .. } if self.is_in => {}
            Told::Refused { n: None, .. } | Told::Bye { .. } => {
                return Ok(Some(Parting::SentAway));
            }
            Told::Refused { n, .. } => {
                self.open.take_if(|(open, _)| Some(*open) == n);
            }
            _ => {}
        }
        Ok(None)
    }

    /// What was not answered is sent again, unless it has happened. What has happened is sent again now and then:
    /// it must change nothing.
    fn say_again(&mut self, last_n: u64) -> Option<String> {
        if let Some(kept) = self.open.take_if(|(n, _)| *n <= last_n) {
            self.tally.kept();
            self.done = Some(kept);
        }
        let happened = self.done.as_ref().filter(|_| self.rng.bool());
        let (n, intent) = self.open.as_ref().or(happened)?;
        Some(frame::intend(*n, intent))
    }

    fn act(&mut self) -> Option<String> {
        let seat = self.seat.as_ref().filter(|_| self.is_drawn)?;
        if self.open.is_some() {
            return None;
        }
        let is_to_agree = seat.can.open.iter().any(|offer| offer["do"] == "configure");
        if is_to_agree && self.board.players.len() < self.table.game.players {
            return None;
        }
        let agreement = self.agreement().filter(|_| is_to_agree);
        let seen = Seen {
            board: &self.board,
            round: self.pulse.round.as_ref().map(|round| round.number),
            seat,
        };
        let mut intent = agreement.or_else(|| choose(seen, &mut self.rng))?;
        self.n += 1;
        if let Some(text) = intent.get_mut("text") {
            // Nobody ever types the same twice, so that whatever is there twice was not.
            *text = json!(format!("Player {} says number {}", self.number + 1, self.n));
        }
        let mut witness = self.table.witness.borrow_mut();
        witness.sends(self.number, self.n, &intent);
        let frame = frame::intend(self.n, &intent);
        self.open = Some((self.n, intent));
        Some(frame)
    }

    /// What the host of a lobby has to do before anybody plays.
    fn agreement(&self) -> Option<Value> {
        let game = self.table.game;
        let mut configure = agree(&self.board, game.name, game.asking, game.ruleset);
        configure["settings"]["rounds"] = json!(ROUNDS);
        (configure["settings"] != self.board.settings).then_some(configure)
    }
}
