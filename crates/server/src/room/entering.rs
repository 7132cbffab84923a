//! Those who come to a table: to their seat, to a new one, or to watch.

use std::sync::Arc;

use journal::Journal;
use rules::{Command, TokenHash};
use tokio::time::Instant;
use wire::{ClientOut, Farewell, Refusal, SeatId, Seen};

use super::crowd::{Hold, Part, Phone};
use super::elsewhere::Elsewhere;
use super::ledger::{Denied, LedgerError};
use super::{Claim, ConnId, Room};
use crate::outbox::Outbox;

/// Somebody who wants to sit down.
#[derive(Debug)]
pub(super) struct Newcomer {
    pub(super) conn: ConnId,
    pub(super) outbox: Arc<Outbox>,
    pub(super) claim: Claim,
}

impl<J: Journal> Room<J> {
    /// A room that ends tells those at its table; whoever still stands before it is told here.
    pub(super) async fn let_in(&mut self, newcomer: Newcomer) -> Result<(), LedgerError> {
        let outbox = Arc::clone(&newcomer.outbox);
        let entered = Box::pin(self.enter(newcomer)).await;
        if entered.is_err() {
            outbox.bye(Farewell::ComeBack);
            outbox.flush();
        }
        entered
    }

    async fn enter(&mut self, newcomer: Newcomer) -> Result<(), LedgerError> {
        let Newcomer {
            conn,
            outbox,
            claim,
        } = &newcomer;
        // Whoever had to wait too long has the seat elsewhere by now, and would lose it to a socket that is gone.
        if outbox.has_left() {
            return Ok(());
        }
        let held = self.crowd.get(*conn).and_then(Phone::hold);
        let wanted = self.ledger.state().seat_of(&claim.token);
        if held.is_some_and(|held| wanted != Some(held.seat)) {
            outbox.turn_away(Refusal::NotNow);
            return Ok(());
        }
        if let (Some(seat), Some(seen)) = (wanted, claim.seen) {
            self.compare(seen);
            self.show_no_less(seat, seen.rev);
        }
        let outcome = match wanted {
            Some(_) => Ok(()),
            None => self.take_seat(claim).await,
        };
        match self.fault(outcome).await? {
            Ok(()) => return self.sit(newcomer).await,
            // Whoever sits down now would not be dealt in, and changes what is dealt from.
            Err(Refusal::NotNow) if rules::is_dealing(self.ledger.state()) => {
                self.waiting.comes(newcomer);
            }
            Err(why) => outbox.turn_away(why),
        }
        Ok(())
    }

    async fn take_seat(&mut self, claim: &Claim) -> Result<(), Denied> {
        let token = claim.token;
        match claim {
            Claim { key: Some(key), .. } => {
                self.commit(Command::Claim { token, key: *key }, None).await
            }
            Claim {
                name: Some(name),
                avatar,
                bot,
                ..
            } => self.join(token, (name, *avatar), *bot).await,
            _ => Err(Denied::Refused(Refusal::NoSeat)),
        }
    }

    /// Tells the table what it has lost, if this was seen of it.
    fn compare(&mut self, seen: Seen) {
        let ledger = &self.ledger;
        if let Some(frame) = self.setback.compare(seen, ledger.moment(), ledger.code()) {
            for phone in self.crowd.phones() {
                phone.outbox.set_back(frame.clone());
            }
        }
    }

    fn admit(&mut self, conn: ConnId, outbox: Arc<Outbox>, part: Part, fair: bool) {
        if let Some(frame) = self.setback.frame() {
            outbox.set_back(frame);
        }
        let entry = |elsewhere: &mut Box<Elsewhere>| elsewhere.next_entry();
        let entered = self.elsewhere.as_mut().map_or(0, entry);
        self.crowd.admit(conn, outbox, part, entered, fair);
        self.presence.changed(Instant::now());
    }

    async fn join(
        &mut self,
        token: TokenHash,
        (name, avatar): (&str, Option<u8>),
        bot: bool,
    ) -> Result<(), Denied> {
        let join = Command::Join {
            token,
            name: name.to_owned(),
            avatar,
            bot,
        };
        let outcome = self.commit(join, None).await;
        if let Err(Denied::Refused(why)) = &outcome
            && let Some(knocked) = self.knocks.of(name, *why, Instant::now())
        {
            self.pass_on(&knocked);
            self.crowd.tell(self.ledger.state().host(), &knocked);
        }
        outcome
    }

    async fn sit(&mut self, newcomer: Newcomer) -> Result<(), LedgerError> {
        let Newcomer {
            conn,
            outbox,
            claim: Claim { token, fair, .. },
        } = newcomer;
        let hold = Hold::of(token, self.ledger.state()).expect("who was let in has a seat");
        let seat = hold.seat;
        let last_n = self.ledger.state().last_n(seat);
        outbox.welcome(&ClientOut::Welcome { you: seat, last_n });
        self.admit(conn, outbox, Part::Seat(hold), fair);
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.sits_here(seat);
        }
        if self.ledger.state().is_away(seat) {
            self.come_back(seat).await?;
        }
        Ok(())
    }

    pub(super) async fn come_back(&mut self, seat: SeatId) -> Result<(), LedgerError> {
        let outcome = self.commit(Command::Back { seat }, None).await;
        // A seat that stays away in the books is still one that can play.
        if let Err(why) = self.fault(outcome).await? {
            tracing::warn!(code = %self.ledger.code(), ?why, "a return was not recorded");
        }
        Ok(())
    }

    pub(super) fn watch(&mut self, conn: ConnId, outbox: Arc<Outbox>, part: Part, fair: bool) {
        if self
            .crowd
            .get(conn)
            .is_some_and(|phone| phone.hold().is_some())
        {
            outbox.turn_away(Refusal::NotNow);
        } else if self.without_seat() >= self.watchers_max {
            self.house.seldom.limit("watchers-per-table");
            outbox.turn_away(Refusal::TableFull);
        } else {
            self.admit(conn, outbox, part, fair);
        }
    }

    fn without_seat(&self) -> usize {
        let elsewhere = self.elsewhere.as_deref().map(Elsewhere::without_seat);
        self.crowd.without_seat() + elsewhere.unwrap_or_default()
    }
}
