//! A table run the way the server runs one, by whatever is sent. Everything that must hold at any
//! table is asserted on the way.

use std::collections::{BTreeMap, BTreeSet};

use rules::{
    Author, Command, Event, Moment, Record, State, captains, decide, notebook, seat_view, spy,
    table_view, wake_at,
};
use wire::{Refusal, RoundView, SeatId, TableView};

use super::{
    order,
    pack::{PACKS, PICTURES},
    referee::Referee,
};

pub(crate) const CODE: &str = "BCDFG";
/// A seat that was never taken.
pub(crate) const NOBODY: SeatId = SeatId(u16::MAX);
/// The longest round marks its time 120 times, and after it each of twelve seats may have a turn, a
/// vote and a phone to be waited for, of ten minutes each.
pub(crate) const TICKS_MAX: usize = 3_000;

/// Nobody is waited for longer than this, and a running clock is marked more often.
const WAKE_MS_MAX: u64 = 120_000;

#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) state: State,
    now_ms: u64,
    /// Where the dice come from.
    seed: u64,
    pub(crate) records: Vec<Record>,
    referee: Referee,
    /// What the rounds of this game have brought each seat.
    points: BTreeMap<SeatId, i32>,
    /// Phases and endings that were reached.
    pub(crate) seen: BTreeSet<String>,
}

impl Table {
    pub(crate) fn open(seed: u64) -> Self {
        let state = State::empty(CODE);
        let settings = table_view(state.public()).settings;
        let mut table = Self {
            state,
            now_ms: 0,
            seed,
            records: Vec::new(),
            referee: Referee::new(settings),
            points: BTreeMap::new(),
            seen: BTreeSet::new(),
        };
        table.send(&Command::Open).expect("nothing is there yet");
        table
    }

    pub(crate) fn seats(&self) -> Vec<SeatId> {
        let view = table_view(self.state.public());
        view.seats.iter().map(|seat| seat.id).collect()
    }

    /// How long until something happens by itself.
    pub(crate) fn due_in(&self) -> Option<u64> {
        wake_at(&self.state).map(|at_ms| at_ms.saturating_sub(self.now_ms))
    }

    /// What is due comes first.
    pub(crate) fn send(&mut self, command: &Command) -> Result<(), Refusal> {
        let events = self.decide(command, self.now_ms)?;
        let by = match command {
            Command::Seat { seat, .. } => Some(Author {
                seat: *seat,
                n: self.state.last_n(*seat) + 1,
            }),
            _ => None,
        };
        self.record(self.now_ms, by, events);
        self.run_due();
        self.look_around();
        Ok(())
    }

    /// Decides at a moment that is not the present, and without what should have come first.
    pub(crate) fn send_astray(&self, command: &Command, at_ms: u64) {
        self.decide(command, at_ms).ok();
    }

    pub(crate) fn wait(&mut self, ms: u64) {
        self.now_ms += ms;
        self.run_due();
        self.look_around();
    }

    fn decide(&self, command: &Command, now_ms: u64) -> Result<Vec<Event>, Refusal> {
        let mut dice = [0; 32];
        dice[..8].copy_from_slice(&self.seed.to_be_bytes());
        let rev = u64::try_from(self.records.len()).expect("few records");
        dice[8..16].copy_from_slice(&rev.to_be_bytes());
        let moment = Moment {
            now_ms,
            dice,
            packs: &PACKS,
            pictures: &PICTURES,
        };
        decide(&self.state, command, &moment)
    }

    fn run_due(&mut self) {
        for _ in 0..TICKS_MAX {
            let Some(due_ms) = wake_at(&self.state).filter(|at_ms| *at_ms <= self.now_ms) else {
                return;
            };
            let at_ms = due_ms.max(self.state.at_ms());
            let events = self.decide(&Command::Tick, at_ms);
            let events = events.expect("nobody refuses the time");
            assert!(!events.is_empty(), "a tick due at {due_ms} did nothing");
            self.record(at_ms, None, events);
            let next_ms = wake_at(&self.state);
            assert_ne!(next_ms, Some(due_ms), "a tick changed nothing");
        }
        panic!("time stands still: {:?}", self.state);
    }

    fn record(&mut self, now_ms: u64, by: Option<Author>, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let at_ms = now_ms.max(self.state.at_ms());
        let record = Record { at_ms, by, events };
        record.events.iter().for_each(|event| self.judge(event));
        self.state.fold(&record);
        self.records.push(record);
    }

    fn judge(&mut self, event: &Event) {
        self.referee.watch(event);
        match event {
            Event::GameStarted { .. }
            | Event::CaptainsStarted { .. }
            | Event::NotebookStarted { .. } => self.points.clear(),
            Event::Spy {
                event: spy::Event::RoundEnded { points, .. },
            }
            | Event::Captains {
                event: captains::Event::RoundEnded { points, .. },
            }
            | Event::Notebook {
                event: notebook::Event::RoundEnded { points, .. },
            } => {
                for line in points {
                    *self.points.entry(line.seat).or_default() += line.points;
                }
            }
            _ => {}
        }
    }

    /// Everybody can be shown the table, and it is in order.
    fn look_around(&mut self) {
        let view = table_view(self.state.public());
        for seat in self.seats().into_iter().chain([NOBODY]) {
            seat_view(&self.state, seat);
        }
        order::check(&self.state, &view).expect("every table is in order");
        self.points_add_up(&view);
        self.wakes_in_time();
        self.remember(&view);
    }

    fn points_add_up(&self, view: &TableView) {
        for line in &view.standings {
            let points = self.points.get(&line.seat).copied();
            let points = points.filter(|_| !view.points_hidden);
            assert_eq!(line.points, points.unwrap_or(0), "{line:?}");
        }
    }

    fn wakes_in_time(&self) {
        let Some(due_in) = self.due_in() else { return };
        let soon = 1..=WAKE_MS_MAX;
        assert!(soon.contains(&due_in), "wakes in {due_in} ms");
    }

    fn remember(&mut self, view: &TableView) {
        self.seen.insert(format!("{:?}", view.phase));
        let Some(RoundView::Spy(round)) = &view.round else {
            return;
        };
        let ending = round.result.as_ref().map(|result| &result.ending);
        let name = ending.map(|ending| format!("{ending:?}"));
        let name = name.as_deref().and_then(|name| name.split(' ').next());
        self.seen.extend(name.map(str::to_owned));
    }
}
