//! A table run the way the server runs one: what is due comes first, each at its own time, and then
//! the command. Only what was recorded changes the state.

use std::collections::BTreeMap;

use rules::{
    Author, Command, Event, Moment, Record, State, TokenHash, decide, table_view, wake_at,
};
use wire::{
    HouseRules, Intent, Phase, Refusal, RoundView, RulesetId, SeatId, SeatView, Secret128,
    Settings, SpyRoundView, TableView,
};

use crate::{
    house::{Change, House},
    pack::{PACKS, PICTURES},
    script::{Party, Script},
};

pub(crate) const CODE: &str = "BCDFG";

#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) now_ms: u64,
    /// How many records there are: the revision that frames name.
    pub(crate) rev: u64,
    /// Where the dice come from; two tables that differ only here are dealt different cards.
    pub(crate) seed: u64,
    news: Vec<News>,
}

/// A record, and the state it led to.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) record: Record,
    pub(crate) state: State,
}

impl Table {
    /// A new table in its lobby, set to a ruleset before all are there: some admit more than others.
    pub(crate) fn seated(seed: u64, ruleset: RulesetId, seats: usize) -> Self {
        let mut table = Self {
            state: State::empty(CODE),
            now_ms: 0,
            rev: 0,
            seed,
            news: Vec::new(),
        };
        table.send(&Command::Open).unwrap();
        for n in 0..seats {
            table.send(&table.stranger()).unwrap();
            if n == 0 {
                table.set(|settings| settings.spy.ruleset = ruleset);
            }
        }
        table
    }

    pub(crate) fn of(script: &Script) -> Self {
        Self::hosting(script.seed, &script.party)
    }

    /// A new table in its lobby that plays by house rules as far as they make sense.
    pub(crate) fn hosting(seed: u64, party: &Party) -> Self {
        let mut table = Self::seated(seed, party.ruleset, party.seats);
        table.take_up(&party.house);
        table
    }

    /// A change that makes no sense by itself may do so beside others, so it is tried again.
    pub(crate) fn take_up(&mut self, house: &House) {
        let (_, refused): (Vec<_>, Vec<_>) =
            house.changes.iter().partition(|each| self.changes(each));
        for each in refused {
            self.changes(each);
        }
        self.set(|settings| settings.asking = house.asking);
    }

    /// Whether the host changes this rule: not where it would leave somebody here out of the game.
    fn changes(&mut self, (name, value): &Change) -> bool {
        let mut settings = self.view().settings;
        let house = settings.spy.house.get_or_insert_with(|| HouseRules {
            name: String::new(),
            changes: BTreeMap::new(),
        });
        house.changes.insert((*name).to_owned(), value.clone());
        let mut changed = self.clone();
        let host = changed.host().unwrap();
        let accepted = changed.act(host, Intent::Configure { settings }).is_ok();
        let taken_up = accepted && changed.view().blocked.is_none();
        if taken_up {
            *self = changed;
        }
        taken_up
    }

    /// The host changes the settings in the lobby.
    pub(crate) fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.view().settings;
        change(&mut settings);
        let host = self.host().unwrap();
        self.act(host, Intent::Configure { settings }).unwrap();
    }

    /// Somebody who was never here wants a seat.
    pub(crate) fn stranger(&self) -> Command {
        Command::Join {
            token: TokenHash::of(&secret(self.rev)),
            name: format!("Guest {}", self.rev),
        }
    }

    /// A stranger; or, where one is too many for the rules, whoever came last goes. Else random tables
    /// would fill up and never be dealt to again.
    pub(crate) fn comer_or_goer(&self) -> Command {
        match self.surplus() {
            Some(seat) => Command::Seat {
                seat,
                intent: Intent::Leave {},
            },
            None => self.stranger(),
        }
    }

    /// Whoever came last, where there are more than can play.
    fn surplus(&self) -> Option<SeatId> {
        let seats = self.seats();
        let too_many = seats.len() > self.view().players_max.into();
        seats.into_iter().max().filter(|_| too_many)
    }

    pub(crate) fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let now_ms = self.now_ms.max(self.state.at_ms());
        self.decide_at(command, now_ms)
    }

    /// Nothing may be due before a command is decided.
    pub(crate) fn send(&mut self, command: &Command) -> Result<(), Refusal> {
        self.run_due();
        let events = self.decide(command)?;
        let by = match command {
            Command::Seat { seat, .. } => Some(Author {
                seat: *seat,
                n: self.state.last_n(*seat) + 1,
            }),
            _ => None,
        };
        self.record(self.now_ms, by, events);
        self.run_due();
        Ok(())
    }

    pub(crate) fn act(&mut self, seat: SeatId, intent: Intent) -> Result<(), Refusal> {
        self.send(&Command::Seat { seat, intent })
    }

    pub(crate) fn wait(&mut self, ms: u64) {
        self.now_ms += ms;
        self.run_due();
    }

    /// How long until something happens by itself.
    pub(crate) fn due_in(&self) -> Option<u64> {
        wake_at(&self.state).map(|at| at.saturating_sub(self.now_ms))
    }

    /// What was recorded since this was last asked.
    pub(crate) fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    fn run_due(&mut self) {
        while let Some(due_ms) = wake_at(&self.state).filter(|at| *at <= self.now_ms) {
            let at_ms = due_ms.max(self.state.at_ms());
            let events = self.decide_at(&Command::Tick, at_ms).unwrap();
            assert!(!events.is_empty(), "a tick due at {due_ms} did nothing");
            self.record(at_ms, None, events);
            let next_ms = wake_at(&self.state);
            assert_ne!(
                next_ms,
                Some(due_ms),
                "a tick changed nothing: {:?}",
                self.state
            );
        }
    }

    fn decide_at(&self, command: &Command, now_ms: u64) -> Result<Vec<Event>, Refusal> {
        let moment = Moment {
            now_ms,
            dice: dice(self.seed, self.rev),
            packs: &PACKS,
            pictures: &PICTURES,
        };
        decide(&self.state, command, &moment)
    }

    fn record(&mut self, now_ms: u64, by: Option<Author>, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let at_ms = now_ms.max(self.state.at_ms());
        let record = Record { at_ms, by, events };
        self.state.fold(&record);
        self.rev += 1;
        let state = self.state.clone();
        self.news.push(News { record, state });
    }

    /// Brings the table to where its host may deal, and says how. Nobody can where a locked table
    /// was left by all.
    pub(crate) fn gather(&mut self) -> Option<(SeatId, Intent)> {
        for seat in self.seats() {
            self.send(&Command::Back { seat }).unwrap();
        }
        if let Some(host) = self.host() {
            self.act(host, Intent::Lock { locked: false }).unwrap();
        }
        while self.seats().len() < self.view().players_min.into() {
            self.send(&self.stranger()).ok()?;
        }
        while let Some(seat) = self.surplus() {
            self.act(seat, Intent::Leave {}).unwrap();
        }
        let host = self.host()?;
        let round = spy_round(&self.view()).map_or(0, |r| r.number);
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

    pub(crate) fn view(&self) -> TableView {
        table_view(self.state.public())
    }

    pub(crate) fn seat_view(&self, seat: SeatId) -> SeatView {
        rules::seat_view(&self.state, seat)
    }

    pub(crate) fn seats(&self) -> Vec<SeatId> {
        self.view().seats.iter().map(|s| s.id).collect()
    }

    pub(crate) fn host(&self) -> Option<SeatId> {
        self.view().host
    }

    /// Whether cards are out and the round is not decided.
    pub(crate) fn in_round(&self) -> bool {
        let phase = self.state.phase();
        !matches!(phase, Phase::Lobby | Phase::RoundOver | Phase::GameOver)
    }

    /// Who holds the spy's card, by asking every seat; nobody where it lies in the middle.
    pub(crate) fn spy(&self) -> Option<SeatId> {
        let spies = |s: &SeatId| {
            self.seat_view(*s)
                .spy()
                .and_then(|own| own.card.clone())
                .is_some_and(|card| card.spy)
        };
        self.seats().into_iter().find(spies)
    }
}

pub(crate) fn spy_round(view: &TableView) -> Option<&SpyRoundView> {
    match view.round.as_ref()? {
        RoundView::Spy(round) => Some(round),
        RoundView::Captains(_) | RoundView::Notebook(_) => None,
    }
}

pub(crate) fn secret(number: u64) -> Secret128 {
    Secret128::from_bytes(u128::from(number).to_be_bytes())
}

/// The rules draw the starter from the same bytes read backwards, so both ends must vary.
fn dice(seed: u64, rev: u64) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..16].copy_from_slice(&rev.to_be_bytes());
    bytes
}
