//! A table run the way the server runs one: what is due comes first, each at its own time, and then
//! the command. Only what was recorded changes the state.

use std::sync::Arc;

use rules::{
    Author, Command, Event, Moment, Record, State, Stirred, TokenHash, decide, table_view, wake_at,
};
use wire::{Intent, Phase, Refusal, RoundView, SeatId, SeatView, Secret128, Settings, TableView};

use crate::{phones::Phones, shelf::Shelf};

pub const CODE: &str = "BCDFG";
/// The longest round marks its time 120 times, and after it each of twelve seats may have a turn, a
/// vote and a phone to be waited for, of ten minutes each.
pub const TICKS_MAX: usize = 3_000;

#[derive(Clone, Debug)]
pub struct Table {
    /// Shared with the news, so that only what goes on is copied.
    pub state: Arc<State>,
    pub now_ms: u64,
    /// How many records there are: the revision that frames name.
    pub rev: u64,
    pub dice: Dice,
    pub phones: Phones,
    shelf: &'static Shelf,
    news: Vec<News>,
}

#[derive(Clone, Copy, Debug)]
pub enum Dice {
    /// Other ones for every decision; two tables that differ only in the seed are dealt different
    /// cards.
    Seeded(u64),
    /// The same for every decision.
    Loaded(u64),
}

/// A record, and the state it led to.
#[derive(Clone, Debug)]
pub struct News {
    pub record: Record,
    pub stirred: Stirred,
    pub state: Arc<State>,
}

impl Table {
    /// A new table in its lobby.
    pub fn open(shelf: &'static Shelf, dice: Dice) -> Self {
        let mut table = Self {
            state: Arc::new(State::empty(CODE)),
            now_ms: 0,
            rev: 0,
            dice,
            phones: Phones::default(),
            shelf,
            news: Vec::new(),
        };
        table.send(&Command::Open).unwrap();
        table
    }

    /// The host changes the settings in the lobby.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.view().settings;
        change(&mut settings);
        let host = self.host().unwrap();
        self.act(host, Intent::Configure { settings }).unwrap();
    }

    /// Somebody who was never here wants a seat.
    pub fn stranger(&self) -> Command {
        Command::Join {
            token: TokenHash::of(&secret(self.rev)),
            name: format!("Guest {}", self.rev),
            avatar: None,
            bot: false,
        }
    }

    /// A stranger; or, where one is too many for the rules, whoever came last goes. Else random tables
    /// would fill up and never be dealt to again.
    pub fn comer_or_goer(&self) -> Command {
        let seats = self.seats();
        let too_many = seats.len() > self.view().players_max.into();
        let people = seats.into_iter().filter(|seat| !self.state.is_bot(*seat));
        match people.max().filter(|_| too_many) {
            Some(seat) => Command::Seat {
                seat,
                intent: Intent::Leave {},
            },
            None => self.stranger(),
        }
    }

    /// What would follow if this came now.
    pub fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.decide_at(command, self.now_ms.max(self.state.at_ms()))
    }

    /// The same at any moment, without what should have come first.
    pub fn decide_at(&self, command: &Command, now_ms: u64) -> Result<Vec<Event>, Refusal> {
        let moment = Moment {
            now_ms,
            dice: self.dice.bytes(self.rev),
            packs: &self.shelf.packs,
            pictures: &self.shelf.pictures,
            awake: &self.phones.awake(&self.state),
            ..Moment::default()
        };
        decide(&self.state, command, &moment)
    }

    /// Nothing may be due before a command is decided.
    pub fn send(&mut self, command: &Command) -> Result<(), Refusal> {
        self.send_as(command, |_| {})
    }

    /// As `send`, with what is decided changed before it is recorded, as no server would.
    pub fn send_as(
        &mut self,
        command: &Command,
        change: impl FnMut(&mut Event),
    ) -> Result<(), Refusal> {
        self.run_due();
        self.put(command, change)?;
        self.run_due();
        self.let_phones_seal();
        Ok(())
    }

    /// Decides, changes and records, and runs nothing that is due.
    pub fn put(
        &mut self,
        command: &Command,
        change: impl FnMut(&mut Event),
    ) -> Result<(), Refusal> {
        let mut events = self.decide(command)?;
        events.iter_mut().for_each(change);
        self.phones.heard(self.rev, command, &events);
        let by = match command {
            Command::Seat { seat, .. } => Some(Author {
                seat: *seat,
                n: self.state.last_n(*seat) + 1,
            }),
            _ => None,
        };
        self.record(self.now_ms, by, events);
        Ok(())
    }

    pub fn act(&mut self, seat: SeatId, intent: Intent) -> Result<(), Refusal> {
        self.send(&Command::Seat { seat, intent })
    }

    pub fn wait(&mut self, ms: u64) {
        self.now_ms += ms;
        self.run_due();
        self.let_phones_seal();
    }

    /// How long until something happens by itself.
    pub fn due_in(&self) -> Option<u64> {
        wake_at(&self.state).map(|at| at.saturating_sub(self.now_ms))
    }

    /// What was recorded since it was last taken.
    pub fn news(&self) -> &[News] {
        &self.news
    }

    /// What was recorded since this was last asked.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    fn run_due(&mut self) {
        for _ in 0..TICKS_MAX {
            if wake_at(&self.state).is_none_or(|at| at > self.now_ms) {
                return;
            }
            self.tick();
        }
        panic!("time stands still: {:?}", self.state);
    }

    /// The next thing that happens by itself, at its own time, which may lie ahead.
    pub fn tick(&mut self) {
        let due_ms = wake_at(&self.state).expect("something is due");
        let at_ms = due_ms.max(self.state.at_ms());
        let events = self.decide_at(&Command::Tick, at_ms);
        let events = events.expect("nobody refuses the time");
        assert!(!events.is_empty(), "a tick due at {due_ms} did nothing");
        self.record(at_ms, None, events);
        self.now_ms = self.now_ms.max(at_ms);
        let next_ms = wake_at(&self.state);
        assert_ne!(next_ms, Some(due_ms), "stuck: {:?}", self.state);
    }

    fn record(&mut self, now_ms: u64, by: Option<Author>, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let at_ms = now_ms.max(self.state.at_ms());
        let record = Record { at_ms, by, events };
        let stirred = Arc::make_mut(&mut self.state).fold(&record);
        self.rev += 1;
        let state = Arc::clone(&self.state);
        self.news.push(News {
            record,
            stirred,
            state,
        });
    }

    /// Brings the table to where its host may deal, and says how. Nobody can where a locked table
    /// was left by all.
    pub fn gather(&mut self) -> Option<(SeatId, Intent)> {
        self.finish_deal(|_| {});
        let bots = rules::bots(&self.state);
        let is_of_house = |seat: &SeatId| bots.iter().any(|(bot, _)| bot == seat);
        for seat in self.seats().into_iter().filter(|seat| !is_of_house(seat)) {
            self.send(&Command::Back { seat }).unwrap();
        }
        if let Some(host) = self.host() {
            self.act(host, Intent::Lock { locked: false }).unwrap();
        }
        while self.seats().len() < self.view().players_min.into() {
            self.send(&self.stranger()).ok()?;
        }
        let host = self.host()?;
        let round = self.number();
        if self.in_round() {
            self.act(host, Intent::AbortRound { round }).unwrap();
        }
        while self.seats().len() > self.view().players_max.into() {
            let seat = self.seats().into_iter().find(|s| *s != host)?;
            self.act(host, Intent::Kick { seat }).unwrap();
        }
        let deal = match self.state.phase() {
            Phase::RoundOver => Intent::NextRound { round },
            _ => Intent::StartRound {},
        };
        Some((host, deal))
    }

    pub fn view(&self) -> TableView {
        table_view(self.state.public())
    }

    pub fn seat_view(&self, seat: SeatId) -> SeatView {
        rules::seat_view(&self.state, seat)
    }

    pub fn seats(&self) -> Vec<SeatId> {
        self.view().seats.iter().map(|s| s.id).collect()
    }

    pub fn host(&self) -> Option<SeatId> {
        self.view().host
    }

    /// Of the round that is on or was last.
    pub fn number(&self) -> u32 {
        number(&self.view())
    }

    /// Whether cards are out and the round is not decided.
    pub fn in_round(&self) -> bool {
        let phase = self.state.phase();
        !matches!(phase, Phase::Lobby | Phase::RoundOver | Phase::GameOver)
    }
}

pub fn number(view: &TableView) -> u32 {
    view.round.as_ref().map_or(0, RoundView::number)
}

pub fn secret(number: u64) -> Secret128 {
    Secret128::from_bytes(u128::from(number).to_be_bytes())
}

impl Dice {
    /// The rules draw what is known to all from the same bytes read backwards, so both ends must vary.
    fn bytes(self, rev: u64) -> [u8; 32] {
        let (seed, rev) = match self {
            Self::Seeded(seed) => (seed, rev),
            Self::Loaded(seed) => (seed, 0),
        };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        bytes[24..].copy_from_slice(&rev.to_le_bytes());
        bytes
    }
}
