//! A phone that takes up what it is offered, and comes back to its seat whenever the server was gone.

use std::ops::Range;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Error, Result};
use fastrand::Rng;
use futures_util::{SinkExt, StreamExt};
use load::frame::{self, Board, Pulse, Seat};
use load::uptake::{Seen, agree, choose};
use load::{Address, Socket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use crate::table::Table;
use crate::tally::Tally;
use crate::told::Told;

/// Nobody may send more than twenty frames a second.
const THINKS_MS: Range<u64> = 60..300;
/// Between two attempts to find the server.
const KNOCKS_MS: Range<u64> = 10..60;
/// Games are short, so that points often begin anew.
const ROUNDS: u32 = 3;

/// An act under its number.
type Act = (u64, Value);

#[derive(Debug)]
pub(crate) struct Phone {
    number: usize,
    table: Rc<Table>,
    tally: Rc<Tally>,
    address: Address,
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
}

impl Phone {
    pub(crate) fn new(
        number: usize,
        table: &Rc<Table>,
        tally: &Rc<Tally>,
        address: &Address,
        mut rng: Rng,
    ) -> Self {
        Self {
            number,
            table: Rc::clone(table),
            tally: Rc::clone(tally),
            address: address.clone(),
            token: format!("{:032x}", rng.u128(..)),
            rng,
            n: 0,
            open: None,
            done: None,
            board: Board::default(),
            pulse: Pulse::default(),
            seat: None,
            is_drawn: false,
        }
    }

    /// Plays for ever, over all that happens to the server; ends only with something that must not be seen.
    pub(crate) async fn live(mut self) -> Error {
        loop {
            if let Ok(socket) = self.address.open_socket(&self.table.code).await {
                if let Err(seen) = self.play(socket).await {
                    return seen.context(format!("{}, phone {}", self.table, self.number + 1));
                }
                if self.open.is_some() {
                    self.tally.left_unanswered();
                }
            }
            sleep(Duration::from_millis(self.rng.u64(KNOCKS_MS))).await;
        }
    }

    /// Until the socket is lost.
    async fn play(&mut self, mut socket: Socket) -> Result<()> {
        (self.seat, self.is_drawn) = (None, false);
        let name = format!("Player {}", self.number + 1);
        let mut enter = frame::enter(&self.token, &name);
        if let Some(seen) = self.table.witness.borrow().seen(self.number) {
            enter["seen"] = seen;
        }
        let mut next = Some(enter.to_string());
        let mut acts_at = Instant::now();
        loop {
            if let Some(frame) = next.take()
                && socket.send(Message::text(frame)).await.is_err()
            {
                return Ok(());
            }
            tokio::select! {
                biased;
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => next = self.hear(&text)?,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    Some(Ok(_)) => {}
                },
                () = sleep_until(acts_at) => {
                    next = self.act();
                    acts_at = Instant::now() + Duration::from_millis(self.rng.u64(THINKS_MS));
                }
            }
        }
    }

    /// Gives what there is to say to it.
    fn hear(&mut self, text: &str) -> Result<Option<String>> {
        let told = self.table.witness.borrow_mut().hears(self.number, text)?;
        match told {
            Told::Welcome { last_n } => {
                self.table.welcome(self.number, self.tally.server());
                self.tally.came_back();
                return Ok(self.say_again(last_n));
            }
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
            Told::Refused { n } => {
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
