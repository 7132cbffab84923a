//! How a room goes by what other nodes write and say of the same table. The log decides; what is whispered only keeps
//! nodes from deciding by half of what there is to know.

use std::time::Duration;

use journal::{Feed, Journal};
use tokio::time::{Instant, timeout_at};
use wire::{ClientOut, SeatId};

use super::commit::RETRY;
use super::ears::{Ears, News};
use super::elsewhere::{Elsewhere, Standing};
use super::ledger::LedgerError;
use super::task::Room;
use crate::nodes::{ANSWERS_WITHIN, NodeId, RoomWord, Tells, read};

impl<J: Journal> Room<J> {
    /// Where something goes on by itself, a room that was just woken first hears what others know of it: they may be
    /// further in time, and count on phones that are not here.
    pub(super) async fn get_acquainted(&mut self, ears: &mut Ears<J>) -> Result<(), LedgerError> {
        let others = self.house.nodes.others();
        let goes_on = rules::wake_at(self.ledger.state()).is_some();
        if others.is_empty() || !goes_on {
            return Ok(());
        }
        let until = Instant::now() + ANSWERS_WITHIN;
        let has_heard_all = |elsewhere: &Elsewhere| elsewhere.has_heard(&others);
        while !self.elsewhere.as_deref().is_some_and(has_heard_all) {
            let Ok(news) = timeout_at(until, ears.hear()).await else {
                return Ok(());
            };
            self.take_news(news).await?;
        }
        Ok(())
    }

    pub(super) async fn take_news(&mut self, news: News) -> Result<(), LedgerError> {
        match news {
            News::Written(Feed::Record(record)) => {
                if !self.ledger.take_next(&record)? {
                    self.read_on().await?;
                }
            }
            News::Written(Feed::Gap) => self.read_on().await?,
            News::Whispered(bytes) => {
                if let Some((from, word)) = read(&bytes) {
                    self.overhear(from, word).await?;
                }
            }
        }
        Ok(())
    }

    /// Where the log cannot be read now, it is tried again. Nothing is decided meanwhile that it does not allow.
    async fn read_on(&mut self) -> Result<(), LedgerError> {
        match self.refresh().await {
            Err(error) if error.is_told() => {
                self.house.seldom.not_answered(&error);
                Ok(())
            }
            caught_up => caught_up,
        }
    }

    pub(super) async fn read_on_if_behind(&mut self) -> Result<(), LedgerError> {
        match self.behind.is_some_and(|retry| retry <= Instant::now()) {
            true => self.read_on().await,
            false => Ok(()),
        }
    }

    /// Whoever asks now may have been told elsewhere what is not known here yet.
    pub(super) async fn refresh(&mut self) -> Result<(), LedgerError> {
        if self.elsewhere.is_none() {
            return Ok(());
        }
        self.behind = None;
        let caught_up = self.ledger.catch_up().await;
        if caught_up.as_ref().is_err_and(LedgerError::is_told) {
            self.behind = Some(Instant::now() + RETRY);
        }
        caught_up
    }

    async fn overhear(&mut self, from: NodeId, word: RoomWord) -> Result<(), LedgerError> {
        if let RoomWord::Tells(tells) = &word
            && tells.rev > self.ledger.version()
        {
            // The feed is late, or has lost it.
            self.read_on().await?;
        }
        let at = Instant::now();
        let Some(elsewhere) = self.elsewhere.as_deref_mut() else {
            return Ok(());
        };
        if from == elsewhere.me() {
            return Ok(());
        }
        match word {
            RoomWord::Asks => {
                elsewhere.asked(from, at);
                self.presence.changed(at);
            }
            RoomWord::Tells(tells) => self.meet(from, tells, at),
            RoomWord::Knocks { name, why } => {
                if let Some(knocked) = self.knocks.of(&name, why, at) {
                    self.crowd.tell(self.ledger.state().host(), &knocked);
                }
            }
            RoomWord::Bye => {
                elsewhere.leaves(from);
                self.presence.changed(at);
            }
        }
        Ok(())
    }

    fn meet(&mut self, from: NodeId, tells: Tells, at: Instant) {
        let Some(elsewhere) = self.elsewhere.as_deref_mut() else {
            return;
        };
        let (seats, now_ms) = (tells.seats.clone(), tells.now_ms);
        let Some(heard) = elsewhere.hear(from, tells, at) else {
            return;
        };
        self.clock.raise(now_ms, at);
        if heard.is_news {
            self.presence.changed(at);
        }
        for told in &seats {
            let Some(entered) = self.crowd.entered(told.seat) else {
                continue;
            };
            match heard.standing {
                // Our phone came without knowing of theirs, and after it.
                Standing::First => self.crowd.renew(told.seat, elsewhere.next_entry()),
                Standing::Known if elsewhere.is_later((told, from), entered) => {
                    self.crowd.yield_seat(told.seat, self.ledger.state());
                }
                Standing::Known | Standing::Stranger => {}
            }
        }
    }

    /// Believes nobody who was not heard of for too long.
    pub(super) fn miss_the_silent(&mut self, at: Instant) {
        if let Some(elsewhere) = self.elsewhere.as_deref_mut()
            && elsewhere.forget_silent(at)
        {
            self.presence.changed(at);
        }
    }

    /// Another node may have thought that nobody was there any more.
    pub(super) async fn recall(&mut self) -> Result<(), LedgerError> {
        let state = self.ledger.state();
        let is_away = |seat: &&SeatId| state.is_away(**seat);
        if self.elsewhere.is_none() || self.held_up.is_some() {
            return Ok(());
        }
        let away: Vec<SeatId> = self
            .crowd
            .seats_on()
            .iter()
            .filter(is_away)
            .copied()
            .collect();
        for seat in away {
            self.come_back(seat).await?;
        }
        Ok(())
    }

    /// A part of the table is as old as when this node saw it change; another one may have seen the same a step later.
    pub(super) fn show_no_less(&mut self, seat: SeatId, rev: u64) {
        let elsewhere = self.elsewhere.as_deref();
        if elsewhere.is_some_and(|elsewhere| elsewhere.comes_from_elsewhere(seat)) {
            self.views.follow(rev);
        }
    }

    /// The host's phone may be elsewhere.
    pub(super) fn pass_on(&mut self, knocked: &ClientOut) {
        let host = self.ledger.state().host();
        let is_here = host.is_some_and(|host| self.crowd.seats_on().contains(&host));
        if let ClientOut::Knocked { name, why } = knocked
            && self.elsewhere.is_some()
            && !is_here
        {
            let name = name.clone();
            self.unsaid.push(RoomWord::Knocks { name, why: *why });
        }
    }

    /// What is to be whispered after this turn.
    pub(super) fn words(&mut self) -> Vec<RoomWord> {
        let mut words = std::mem::take(&mut self.unsaid);
        let at = Instant::now();
        let has_others = self.house.nodes.has_others();
        if let Some(elsewhere) = self.elsewhere.as_deref_mut() {
            let tells = Tells {
                now_ms: self.clock.now_ms(at),
                flow: self.clock.flow(at),
                rev: self.ledger.version(),
                newcomers: elsewhere.newcomers(),
                ..self.crowd.tells(at)
            };
            words.extend(elsewhere.words(tells, at, has_others));
        }
        words
    }

    /// When the next turn is needed for the sake of others.
    pub(super) fn looks_abroad_at(&self) -> Option<Instant> {
        let elsewhere = self.elsewhere.as_deref()?;
        let wakes_at = elsewhere.wakes_at(self.house.nodes.has_others());
        wakes_at.into_iter().chain(self.behind).min()
    }

    /// How long what is due is left to others, as long as nobody here waits for it.
    pub(super) fn steps_back(&self) -> Duration {
        let has_seats = !self.crowd.seats_on().is_empty();
        let elsewhere = self.elsewhere.as_deref();
        elsewhere.map_or(Duration::ZERO, |elsewhere| elsewhere.steps_back(has_seats))
    }
}
