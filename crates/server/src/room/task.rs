//! One turn of a room after the other: hear a phone, another node or the clock, decide, record, show.

use std::borrow::Cow;
use std::sync::Arc;

use journal::Journal;
use rules::{Author, Command};
use tokio::time::Instant;
use wire::{ClientOut, Farewell, Refusal, SeatId};

use super::clock::{Attendance, TableClock};
use super::crowd::{self, Crowd, Hold, Part, Phone};
use super::dealing::Waiting;
use super::due;
use super::ears::News;
use super::elsewhere::Elsewhere;
use super::entering::Newcomer;
use super::knocks::Knocks;
use super::ledger::{Denied, Ledger, LedgerError};
use super::presence::Presence;
use super::setback::Setback;
use super::views::Views;
use super::{ConnId, Tap, ToRoom};
use crate::house::House;
use crate::meters::Census;
use crate::nodes::RoomWord;
use crate::outbox::Outbox;

/// What a turn begins with.
pub(super) enum Turn {
    Said(ToRoom),
    News(Box<News>),
    Time,
}

#[derive(Debug)]
pub(crate) struct Room<J> {
    pub(super) ledger: Ledger<J>,
    pub(super) house: Arc<House>,
    pub(super) watchers_max: usize,
    pub(super) clock: TableClock,
    pub(super) crowd: Crowd,
    /// Nothing where nobody else can be.
    pub(super) elsewhere: Option<Box<Elsewhere>>,
    /// For other nodes, after this turn.
    pub(super) unsaid: Vec<RoomWord>,
    /// The log goes on beyond what was read of it, and could not be read: when it is tried again.
    pub(super) behind: Option<Instant>,
    pub(super) presence: Presence,
    pub(super) knocks: Knocks,
    /// Those who come while a deal waits for numbers.
    pub(super) waiting: Waiting,
    pub(super) setback: Setback,
    pub(super) views: Views,
    /// Something could not be written: nothing is due before this, and what phones are told of it.
    pub(super) held_up: Option<(Instant, Refusal)>,
}

/// How far an intent may be numbered beyond the last that was accepted. Phones count their refused ones too; but
/// a number near the end of all would leave none for whoever has the seat later.
const NUMBERS_AHEAD: u64 = 1 << 20;

/// An answer that must not overtake the views it belongs to.
struct Answer {
    outbox: Arc<Outbox>,
    frame: ClientOut,
    /// What it answers was read then.
    read_at: Instant,
}

type Reply = Option<Answer>;

impl<J: Journal> Room<J> {
    pub(crate) fn new(ledger: Ledger<J>, house: Arc<House>, watchers_max: usize) -> Self {
        let clock = TableClock::standing_at(ledger.state().at_ms());
        let nodes = &house.nodes;
        let elsewhere = || Elsewhere::new(nodes.me(), nodes.rhythm(), Instant::now());
        let elsewhere = nodes.is_shared().then(|| Box::new(elsewhere()));
        let census = Census::new(Arc::clone(&house.meters));
        Self {
            ledger,
            house,
            watchers_max,
            clock,
            crowd: Crowd::new(census),
            elsewhere,
            unsaid: Vec::new(),
            behind: None,
            presence: Presence::default(),
            knocks: Knocks::default(),
            waiting: Waiting::default(),
            setback: Setback::default(),
            views: Views::default(),
            held_up: None,
        }
    }

    /// One turn of the loop.
    pub(super) async fn turn(&mut self, heard: Turn) -> Result<(), LedgerError> {
        let reply = match heard {
            Turn::Said(message) => self.hear(message).await?,
            Turn::News(news) => {
                Box::pin(self.take_news(*news)).await?;
                None
            }
            Turn::Time => {
                if self.behind.is_some() {
                    Box::pin(self.read_on_if_behind()).await?;
                }
                None
            }
        };
        self.settle(reply).await
    }

    /// When the next turn is needed even if nobody says anything.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        let patience_ms = due::ms(self.steps_back());
        let due = self
            .next_due()
            .and_then(|(due_ms, _)| self.clock.instant_of(due_ms.saturating_add(patience_ms)));
        let due = due.max(due.and(self.held_up.map(|(until, _)| until)));
        let wakes_at = [
            due,
            self.clock.gathers_until(),
            self.presence.tells_at(),
            self.looks_abroad_at(),
        ];
        wakes_at.into_iter().flatten().min()
    }

    async fn hear(&mut self, message: ToRoom) -> Result<Reply, LedgerError> {
        if self.elsewhere.is_some()
            && message.wants_the_newest()
            && let Err(why) = Box::pin(self.refresh()).await
        {
            message.refuse(why.refusal());
            return if why.is_told() { Ok(None) } else { Err(why) };
        }
        match message {
            ToRoom::Enter {
                conn,
                outbox,
                claim,
            } => {
                let claim = *claim;
                self.let_in(Newcomer {
                    conn,
                    outbox,
                    claim,
                })
                .await?;
            }
            ToRoom::Watch {
                conn,
                outbox,
                screen,
                at_door,
                fair,
            } => self.watch(conn, outbox, Part::of_a_watcher(screen, at_door), fair),
            ToRoom::Vouch { conn, vouching } => self.vouch(conn, *vouching).await?,
            ToRoom::Intent { conn, n, tap } => return self.intend(conn, n, *tap).await,
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
                self.waiting.leaves(conn);
                if self.crowd.remove(conn) {
                    self.presence.changed(Instant::now());
                }
            }
        }
        Ok(None)
    }

    async fn intend(&mut self, conn: ConnId, n: u64, tap: Tap) -> Result<Reply, LedgerError> {
        let Tap { intent, read_at } = tap;
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
        let frame = match self.fault(outcome).await? {
            Ok(()) => {
                self.house.meters.intents.one();
                ClientOut::Done { n }
            }
            Err(why) => ClientOut::Refused {
                n: Some(n),
                why,
                detail: None,
            },
        };
        Ok(Some(Answer {
            outbox,
            frame,
            read_at,
        }))
    }

    /// Brings everything that follows from the state up to date, and shows it.
    async fn settle(&mut self, reply: Reply) -> Result<(), LedgerError> {
        let at = Instant::now();
        self.miss_the_silent(at);
        self.attend(at);
        let outcome = self.run_due(at, self.steps_back()).await.map(drop);
        if self.fault(outcome).await?.is_err() {
            // Nobody waits for an answer, and `held_up` says when it is tried again.
            tracing::debug!(code = %self.ledger.code(), "something that was due has to wait");
        }

        self.let_in_waiting().await?;
        if self.elsewhere.is_some() {
            Box::pin(self.recall()).await?;
        }
        let parted = self.part(at);
        self.show(at);
        if let Some(Answer { outbox, frame, .. }) = &reply {
            outbox.reply(frame);
        }
        // Together, so that nothing is learned from when whose frame comes.
        self.crowd.phones().for_each(|phone| phone.outbox.flush());
        if let Some(answer) = reply {
            // Whoever has just left is not in the crowd any more.
            answer.outbox.flush();
            self.house.meters.answered(answer.read_at);
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
        let elsewhere = self.elsewhere.as_deref();
        let on = Elsewhere::and_elsewhere(elsewhere, self.crowd.seats_on());
        // Time goes by people alone.
        let is_person = |seat: &&SeatId| !state.is_bot(**seat);
        let people = match state.has_bots() {
            true => Cow::Owned(on.iter().filter(is_person).copied().collect()),
            false => Cow::Borrowed(&*on),
        };
        let expected = state.present();
        self.clock.raise(state.at_ms(), at);
        // A clock that flows waits for nobody, so it is not asked for.
        let due = !self.clock.is_flowing() && rules::wake_at(state).is_some();
        let is_news = self.clock.tells(
            &Attendance {
                on: &people,
                is_waited_for: !self.waiting.is_empty(),
                expected: &expected,
                due,
                elsewhere: elsewhere.and_then(Elsewhere::waits_until),
            },
            at,
        );
        self.presence
            .observe(&state.reachable(), &on, self.clock.now_ms(at));
        if is_news {
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
        let mut here = self.crowd.here();
        if let Some(elsewhere) = &self.elsewhere {
            elsewhere.add_to(&mut here);
        }
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
