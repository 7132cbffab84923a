//! The loop of one room: hear a phone or the clock, decide, record, show. Ends when nobody has been there
//! for a while; the next phone loads the room again from its log.

use std::pin::Pin;
use std::sync::Arc;

use journal::Journal;
use rules::{Author, Command, TokenHash};
use tokio::time::Instant;
use wire::{ClientOut, Farewell, Intent, Refusal, Seen};

use super::clock::{Attendance, TableClock};
use super::crowd::{self, Crowd, Hold, Part, Phone};
use super::doorway::{Doorway, Heard};
use super::knocks::Knocks;
use super::ledger::{Denied, Ledger, LedgerError};
use super::presence::Presence;
use super::setback::Setback;
use super::views::Views;
use super::{Claim, ConnId, ToRoom};
use crate::house::House;
use crate::outbox::Outbox;

#[derive(Debug)]
pub(crate) struct Room<J> {
    pub(super) ledger: Ledger<J>,
    pub(super) house: Arc<House>,
    watchers_max: usize,
    pub(super) clock: TableClock,
    crowd: Crowd,
    pub(super) presence: Presence,
    knocks: Knocks,
    setback: Setback,
    views: Views,
    /// Something could not be written: nothing is due before this, and what phones are told of it.
    pub(super) held_up: Option<(Instant, Refusal)>,
}

/// How far an intent may be numbered beyond the last that was accepted. Phones count their refused ones too; but
/// a number near the end of all would leave none for whoever has the seat later.
const NUMBERS_AHEAD: u64 = 1 << 20;

/// An answer that must not overtake the views it belongs to.
type Reply = Option<(Arc<Outbox>, ClientOut)>;

impl<J: Journal> Room<J> {
    pub(crate) fn new(ledger: Ledger<J>, house: Arc<House>, watchers_max: usize) -> Self {
        let clock = TableClock::standing_at(ledger.state().at_ms());
        Self {
            ledger,
            house,
            watchers_max,
            clock,
            crowd: Crowd::default(),
            presence: Presence::default(),
            knocks: Knocks::default(),
            setback: Setback::default(),
            views: Views::default(),
            held_up: None,
        }
    }

    /// One turn of the loop.
    async fn turn(&mut self, message: Option<ToRoom>) -> Result<(), LedgerError> {
        let reply = match message {
            Some(message) => self.hear(message).await?,
            None => None,
        };
        self.settle(reply).await
    }

    /// When the next turn is needed even if nobody says anything.
    fn wakes_at(&self) -> Option<Instant> {
        let due = self
            .next_due()
            .and_then(|(due_ms, _)| self.clock.instant_of(due_ms));
        let due = due.max(due.and(self.held_up.map(|(until, _)| until)));
        [due, self.clock.gathers_until(), self.presence.tells_at()]
            .into_iter()
            .flatten()
            .min()
    }

    async fn hear(&mut self, message: ToRoom) -> Result<Reply, LedgerError> {
        match message {
            ToRoom::Enter {
                conn,
                outbox,
                claim,
            } => Box::pin(self.enter(conn, outbox, *claim)).await?,
            ToRoom::Watch {
                conn,
                outbox,
                screen,
                at_door,
            } => self.watch(conn, outbox, Part::of_a_watcher(screen, at_door)),
            ToRoom::Intent { conn, n, intent } => return self.intend(conn, n, *intent).await,
            ToRoom::IsSeated { token, answer } => {
                answer.send(self.holder(&token).map(drop)).ok();
            }
            ToRoom::MayAdd { token, answer } => {
                answer.send(self.may_add(&token)).ok();
            }
            ToRoom::Add {
                token,
                checked,
                answer,
            } => {
                let outcome = Box::pin(self.add(&token, *checked)).await;
                // Whoever has gone away meanwhile sees it on coming back.
                answer.send(self.fault(outcome).await?).ok();
            }
            ToRoom::FindPack { id, answer } => {
                answer.send(self.find_pack(&id)).ok();
            }
            ToRoom::Tell { answer } => {
                let told = rules::chronicle(self.ledger.state().public());
                answer.send(Ok(Box::new(told))).ok();
            }
            ToRoom::Quiet { conn, quiet } => {
                self.crowd.hush(conn, quiet);
                self.presence.changed(Instant::now());
            }
            ToRoom::Gone { conn } => {
                if self.crowd.remove(conn) {
                    self.presence.changed(Instant::now());
                }
            }
        }
        Ok(None)
    }

    async fn enter(
        &mut self,
        conn: ConnId,
        outbox: Arc<Outbox>,
        claim: Claim,
    ) -> Result<(), LedgerError> {
        let held = self.crowd.get(conn).and_then(Phone::hold);
        let wanted = self.ledger.state().seat_of(&claim.token);
        if held.is_some_and(|held| wanted != Some(held.seat)) {
            outbox.turn_away(Refusal::NotNow);
            return Ok(());
        }
        let token = claim.token;
        if let (Some(_), Some(seen)) = (wanted, claim.seen) {
            self.compare(seen);
        }
        let outcome = match (wanted, claim) {
            (Some(_), _) => Ok(()),
            (None, Claim { key: Some(key), .. }) => {
                self.commit(Command::Claim { token, key }, None).await
            }
            (
                None,
                Claim {
                    name: Some(name),
                    avatar,
                    ..
                },
            ) => self.join(token, name, avatar).await,
            (None, _) => Err(Denied::Refused(Refusal::NoSeat)),
        };
        if let Err(why) = self.fault(outcome).await? {
            outbox.turn_away(why);
            return Ok(());
        }
        let hold = Hold::of(token, self.ledger.state()).expect("who was let in has a seat");
        self.sit(conn, outbox, hold).await
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

    fn admit(&mut self, conn: ConnId, outbox: Arc<Outbox>, part: Part) {
        if let Some(frame) = self.setback.frame() {
            outbox.set_back(frame);
        }
        self.crowd.admit(conn, outbox, part);
        self.presence.changed(Instant::now());
    }

    async fn join(
        &mut self,
        token: TokenHash,
        name: String,
        avatar: Option<u8>,
    ) -> Result<(), Denied> {
        let join = Command::Join {
            token,
            name: name.clone(),
            avatar,
        };
        let outcome = self.commit(join, None).await;
        if let Err(Denied::Refused(why)) = &outcome
            && let Some(knocked) = self.knocks.of(&name, *why, Instant::now())
        {
            self.crowd.tell(self.ledger.state().host(), &knocked);
        }
        outcome
    }

    async fn sit(
        &mut self,
        conn: ConnId,
        outbox: Arc<Outbox>,
        hold: Hold,
    ) -> Result<(), LedgerError> {
        let seat = hold.seat;
        let last_n = self.ledger.state().last_n(seat);
        outbox.welcome(&ClientOut::Welcome { you: seat, last_n });
        self.admit(conn, outbox, Part::Seat(hold));
        if self.ledger.state().is_away(seat) {
            let outcome = self.commit(Command::Back { seat }, None).await;
            // A seat that stays away in the books is still one that can play.
            if let Err(why) = self.fault(outcome).await? {
                tracing::warn!(code = %self.ledger.code(), ?why, "a return was not recorded");
            }
        }
        Ok(())
    }

    fn watch(&mut self, conn: ConnId, outbox: Arc<Outbox>, part: Part) {
        if self
            .crowd
            .get(conn)
            .is_some_and(|phone| phone.hold().is_some())
        {
            outbox.turn_away(Refusal::NotNow);
        } else if self.crowd.without_seat() >= self.watchers_max {
            self.house.seldom.limit("watchers-per-table");
            outbox.turn_away(Refusal::TableFull);
        } else {
            self.admit(conn, outbox, part);
        }
    }

    async fn intend(&mut self, conn: ConnId, n: u64, intent: Intent) -> Result<Reply, LedgerError> {
        // A phone that is not here any more has been told so.
        let Some(phone) = self.crowd.get(conn) else {
            return Ok(None);
        };
        let (outbox, hold) = (Arc::clone(&phone.outbox), phone.hold());
        let is_next = |seat| {
            let last_n = self.ledger.state().last_n(seat);
            n <= last_n.saturating_add(NUMBERS_AHEAD)
        };
        let outcome = match hold {
            Some(Hold { seat, .. }) if !is_next(seat) => {
                Err(Denied::Refused(Refusal::NotUnderstood))
            }
            None => Err(Denied::Refused(Refusal::SpectatorsOnlyWatch)),
            Some(Hold { seat, .. }) => {
                self.commit(Command::Seat { seat, intent }, Some(Author { seat, n }))
                    .await
            }
        };
        let reply = match self.fault(outcome).await? {
            Ok(()) => ClientOut::Done { n },
            Err(why) => ClientOut::Refused {
                n: Some(n),
                why,
                detail: None,
            },
        };
        Ok(Some((outbox, reply)))
    }

    /// Brings everything that follows from the state up to date, and shows it.
    async fn settle(&mut self, reply: Reply) -> Result<(), LedgerError> {
        let at = Instant::now();
        self.attend(at);
        let outcome = self.run_due(at).await.map(drop);
        if self.fault(outcome).await?.is_err() {
            // Nobody waits for an answer, and `held_up` says when it is tried again.
            tracing::debug!(code = %self.ledger.code(), "something that was due has to wait");
        }

        let parted = self.part(at);
        self.show(at);
        if let Some((outbox, reply)) = &reply {
            outbox.reply(reply);
        }
        // Together, so that nothing is learned from when whose frame comes.
        self.crowd.phones().for_each(|phone| phone.outbox.flush());
        if let Some((outbox, _)) = reply {
            // Whoever has just left is not in the crowd any more.
            outbox.flush();
        }
        crowd::part(&parted, Farewell::SeatGone);
        Ok(())
    }

    /// Phones whose seat is not theirs any more.
    fn part(&mut self, at: Instant) -> Vec<Phone> {
        if !self.ledger.stirred().board {
            // Seats are given up and handed on by what stirs the board.
            return Vec::new();
        }
        self.ledger.share();
        let parted = self.crowd.take_strangers(self.ledger.state());
        if !parted.is_empty() {
            self.presence.changed(at);
        }
        self.attend(at);
        parted
    }

    /// Lets time flow or stand, and tells the phones when that changed.
    fn attend(&mut self, at: Instant) {
        let state = self.ledger.state();
        let on = self.crowd.seats_on();
        let expected = state.present();
        self.clock.raise(state.at_ms(), at);
        // A clock that flows waits for nobody, so it is not asked for.
        let due = !self.clock.is_flowing() && rules::wake_at(state).is_some();
        let turned = self.clock.attend(
            &Attendance {
                on,
                expected: &expected,
                due,
            },
            at,
        );
        self.presence.observe(&expected, on, self.clock.now_ms(at));
        if turned {
            let stamp = self.clock.stamp(at);
            self.crowd
                .phones()
                .for_each(|phone| phone.outbox.time(stamp));
        }
    }

    fn show(&mut self, at: Instant) {
        let stamp = self.clock.stamp(at);
        for phone in self.crowd.phones().filter(|phone| !phone.greeted) {
            phone.outbox.time(stamp);
        }
        let stirred = self.ledger.take_stirred();
        self.views.publish(
            self.ledger.state(),
            self.ledger.version(),
            &stirred,
            &mut self.crowd,
        );
        self.tell_presence(at);
    }

    fn tell_presence(&mut self, at: Instant) {
        let is_due = self.presence.is_due(at);
        if !is_due && self.crowd.phones().all(|phone| phone.greeted) {
            return;
        }
        let here = self.crowd.here();
        let is_news = is_due && self.presence.is_news(&here);
        if !is_news {
            self.presence.greeted(&here);
        }
        let frame = here.frame();
        for phone in self.crowd.phones() {
            if is_news || !phone.greeted {
                phone.greeted = true;
                phone.outbox.presence(frame.clone());
            }
        }
    }
}

/// Loads the room and runs it until nobody has been there for a while, or the journal fails for good. Both are boxed:
/// what a task holds at any moment, it takes for as long as it runs.
pub(crate) async fn run<J: Journal>(
    loading: Pin<Box<impl Future<Output = Result<Room<J>, LedgerError>>>>,
    mut doorway: Doorway,
) -> Result<(), LedgerError> {
    let mut room = match loading.await.map(Box::new) {
        Ok(room) => room,
        Err(LedgerError::Missing) => {
            doorway.turn_away(Refusal::NoSuchTable).await;
            return Ok(());
        }
        Err(LedgerError::NoMemory) => {
            doorway.turn_away(Refusal::ServerBusy).await;
            return Ok(());
        }
        Err(error) => {
            let why = if error.lasts() {
                Refusal::TableUnreadable
            } else {
                Refusal::ServerBusy
            };
            doorway.turn_away(why).await;
            return Err(error);
        }
    };
    loop {
        let message = match doorway.hear(room.crowd.is_empty(), room.wakes_at()).await {
            Heard::Message(message) => Some(message),
            Heard::Time => None,
            Heard::Forgotten => return Ok(()),
        };
        room.turn(message).await?;
    }
}
