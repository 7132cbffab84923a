//! Somebody who watches a table to which anything is sent, and asserts everything that must hold at any.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};

use rules::{Command, Event, captains, notebook, spy};
use serde::{Serialize, de::DeserializeOwned};
use wire::{
    Earned, Phase, PointsView, Refusal, RoundTale, SeatId, SeatView, TALE_BYTES, TALES_KEPT,
    TableView,
};

use super::in_game;
use crate::{
    Captains, Game, Judge, Notebook, Spy,
    dealing::Dealing,
    notary::{Eyes, Notary},
    proofs::let_go,
    replay::Readers,
    shelf::Shelf,
    table::{News, TICKS_MAX, Table},
    universe::NOBODY,
};

/// Nobody is waited for longer than this, and a running clock is marked more often.
const WAKE_MS_MAX: u64 = 120_000;

#[derive(Debug)]
pub(super) struct Witness {
    pub(super) table: Table,
    readers: Readers,
    judges: Judges,
    /// What the rounds of this game have brought each seat.
    points: BTreeMap<SeatId, i32>,
    /// What was told of the table when no round was on.
    told: Vec<RoundTale>,
    /// Phases and endings that were reached.
    pub(super) seen: BTreeSet<String>,
}

/// A table may change its game, so each judge watches everything.
#[derive(Debug, Default)]
struct Judges {
    spy: <Spy as Game>::Judge,
    captains: <Captains as Game>::Judge,
    notebook: <Notebook as Game>::Judge,
    dealing: Dealing,
    notary: Notary<AnyGame>,
}

/// Whichever the table is at.
#[derive(Clone, Copy, Debug)]
struct AnyGame;

impl Eyes for AnyGame {
    fn library() -> &'static Shelf {
        Spy::shelf()
    }

    fn sees(view: &TableView, own: &SeatView) -> Vec<String> {
        in_game!(view.settings.game, G => G::card(own))
    }
}

impl Judges {
    fn watch(&mut self, News { record, state, .. }: &News) {
        self.spy.watch(record, state);
        self.captains.watch(record, state);
        self.notebook.watch(record, state);
        self.dealing.watch(record, state);
        self.notary.watch(record, state);
    }
}

impl Witness {
    pub(super) fn of(table: Table) -> Self {
        let mut witness = Self {
            table,
            readers: Readers::default(),
            judges: Judges::default(),
            points: BTreeMap::new(),
            told: Vec::new(),
            seen: BTreeSet::new(),
        };
        witness.looks_around();
        witness
    }

    pub(super) fn sends(&mut self, command: &Command) -> Result<(), Refusal> {
        let answer = self.table.send(command);
        self.looks_around();
        answer
    }

    pub(super) fn waits(&mut self, ms: u64) {
        self.table.wait(ms);
        self.looks_around();
    }

    /// Everybody can be shown the table, and it is in order.
    fn looks_around(&mut self) {
        for news in self.table.take_news() {
            self.readers.read(&news);
            self.judges.watch(&news);
            news.record.events.iter().for_each(|event| self.adds(event));
        }
        let view = self.table.view();
        for seat in self.table.seats().into_iter().chain([NOBODY]) {
            self.table.seat_view(seat);
        }
        let order = in_game!(view.settings.game, G => G::holds(&self.table.state, &view));
        order.expect("every table is in order");
        self.points_add_up(&view);
        self.is_told_what_is_over(&view);
        self.wakes_in_time();
        self.remembers(&view);
    }

    fn adds(&mut self, event: &Event) {
        match event {
            Event::GameStarted { .. } => self.points.clear(),
            Event::CaptainsStarted { .. } => self.points.clear(),
            Event::NotebookStarted { .. } => self.points.clear(),
            _ => {
                let (points, earned) = paid(event);
                for line in points {
                    let theirs = earned.iter().filter(|e| e.to.contains(&line.seat));
                    let reasons: i32 = theirs.map(|e| e.points).sum();
                    assert_eq!(line.points, reasons, "every point has a reason");
                    *self.points.entry(line.seat).or_default() += line.points;
                }
            }
        }
    }

    fn points_add_up(&self, view: &TableView) {
        for line in &view.standings {
            let points = self.points.get(&line.seat).copied();
            let points = points.filter(|_| !view.points_hidden);
            assert_eq!(line.points, points.unwrap_or(0), "{line:?}");
        }
    }

    /// Each round once it is over, with a reason for each point, and of the one that is on nothing.
    fn is_told_what_is_over(&mut self, view: &TableView) {
        let told = rules::chronicle(self.table.state.public()).rounds;
        let between = [Phase::Lobby, Phase::RoundOver, Phase::GameOver];
        if !between.contains(&view.phase) {
            assert_eq!(told, self.told, "told too early");
        }
        assert!(told.len() <= TALES_KEPT);
        let last = told.last().filter(|_| told != self.told);
        if let Some(tale) = last {
            let bytes = serde_json::to_vec(tale).unwrap().len();
            assert!(bytes <= TALE_BYTES, "{bytes} bytes: {tale:?}");
        }
        self.told = told;
    }

    fn wakes_in_time(&self) {
        let Some(due_in) = self.table.due_in() else {
            return;
        };
        let soon = 1..=WAKE_MS_MAX;
        assert!(soon.contains(&due_in), "wakes in {due_in} ms");
    }

    fn remembers(&mut self, view: &TableView) {
        self.seen.insert(format!("{:?}", view.phase));
        let game = view.settings.game;
        let ending = in_game!(game, G => G::ending(view));
        let ending = ending.map(|ending| format!("{game:?}: {ending}"));
        self.seen.extend(ending);
        self.seen.extend(self.judges.notary.notes.iter().cloned());
    }

    /// What is shown arrives as it was sent.
    pub(super) fn can_show_it(&self) {
        arrives(&self.table.view());
        for seat in self.table.seats().into_iter().chain([NOBODY]) {
            arrives(&self.table.seat_view(seat));
        }
    }

    /// Whoever must act does, and then nobody does anything: every round ends, whatever the rules are.
    pub(super) fn leaves_it_alone(&mut self) {
        let game = self.table.view().settings.game;
        in_game!(game, G => let_go::<G>(&mut self.table));
        for _ in 0..TICKS_MAX {
            self.looks_around();
            if !self.table.in_round() {
                return;
            }
            let due_in = self.table.due_in().expect("a round always wakes again");
            self.table.wait(due_in);
        }
        panic!("the round never ends: {:?}", self.table.state);
    }
}

fn arrives<T: Serialize + DeserializeOwned + PartialEq + Debug>(view: &T) {
    let sent = serde_json::to_vec(view).expect("a view can be written");
    let read: T = serde_json::from_slice(&sent).expect("and read");
    assert_eq!(read, *view);
}

/// What a round brought, and why, if it has just ended.
fn paid(event: &Event) -> (&[PointsView], &[Earned]) {
    match event {
        Event::Spy {
            event: spy::Event::RoundEnded { points, earned, .. },
        } => (points, earned),
        Event::Captains {
            event: captains::Event::RoundEnded { points, earned, .. },
        } => (points, earned),
        Event::Notebook {
            event: notebook::Event::RoundEnded { points, earned, .. },
        } => (points, earned),
        _ => (&[], &[]),
    }
}
