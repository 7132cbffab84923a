//! A second judge of the game with notebooks, written from RULES 7 and 9 and knowing nothing of how the
//! game is built. It watches what is recorded, counts cards and points by itself, and finds out who
//! must be active, how a round must end and what that is worth.

mod course;
mod ledger;

use std::collections::{BTreeMap, BTreeSet};

use rules::{Event, Record, State, notebook, table_view};
use wire::{GameId, NotebookEnding, Phase, PointsView, SeatId, TableView, VoidReason};

use self::{course::Course, ledger::Ledger};
use super::round_of;
use crate::{
    Judge,
    shares::{Shares, check_game_end},
};

#[derive(Clone, Debug, Default)]
pub struct Arbiter {
    ledger: Ledger,
    course: Option<Course>,
    /// Everybody who ever sat here in this game, clockwise.
    circle: Vec<SeatId>,
    /// Who was active last, and whether that round is played again.
    last: Option<(SeatId, bool)>,
    words: Vec<String>,
    /// How often anybody was active, and how often everybody should be.
    turns: Shares,
    times: u32,
    played: u32,
    sums: BTreeMap<SeatId, i32>,
}

impl Judge for Arbiter {
    fn watch(&mut self, record: &Record, after: &State) {
        let view = table_view(after.public());
        for event in &record.events {
            match event {
                Event::NotebookStarted { deck, .. } => {
                    *self = Self {
                        ledger: Ledger::begin(deck),
                        ..Self::default()
                    };
                }
                Event::LobbyReopened { .. } => *self = Self::default(),
                Event::Left { seat } | Event::Kicked { seat } => {
                    self.course.iter_mut().for_each(|c| c.leaves(*seat));
                    self.ledger.leaves(*seat);
                }
                Event::Notebook { event } => self.watch_round(event, &view),
                _ => {}
            }
        }
        if view.settings.game != GameId::Notebook {
            return;
        }
        self.ledger.check(after);
        self.check_score(&view);
        match (&self.course, round_of(&view)) {
            (Some(course), Some(round)) => {
                course.check_at_rest(round);
                self.ledger.check_full(&course.drawing());
                assert_eq!(round.words, self.words);
            }
            _ => self.check_end(record, &view),
        }
    }
}

impl Arbiter {
    /// Who had time to find a word in the round that is on: no view tells.
    pub(crate) fn tried(&self) -> Option<&BTreeSet<SeatId>> {
        self.course.as_ref().map(|course| &course.tried)
    }

    fn watch_round(&mut self, event: &notebook::Event, view: &TableView) {
        match event {
            notebook::Event::Dealt { active, order } => {
                self.dealt(*active, order, view);
                return;
            }
            notebook::Event::RoundEnded { ending, points, .. } => {
                self.ended(*ending, points);
                return;
            }
            notebook::Event::Readied { .. } => {
                assert!(self.course.is_none(), "ready in a round");
                return;
            }
            _ => {}
        }
        let course = self.course.as_mut().expect("a round that is on");
        match event {
            notebook::Event::CaseOpened { card, .. } | notebook::Event::Played { card } => {
                self.ledger.plays(course.player(), card);
            }
            notebook::Event::HandsFilled { drawn } => {
                self.ledger.filled(drawn, &course.drawing());
            }
            notebook::Event::Reshuffled { deck } => {
                self.ledger.reshuffled(deck, &course.drawing());
            }
            _ => {}
        }
        course.watch(event);
    }

    fn dealt(&mut self, active: SeatId, order: &[SeatId], view: &TableView) {
        assert!(self.course.is_none(), "dealt in a round");
        for seat in view.seats.iter().map(|seat| seat.id) {
            if !self.circle.contains(&seat) {
                self.circle.push(seat);
            }
        }
        self.check_active(active, order, view);
        self.turns.dealt(order);
        if self.times == 0 {
            self.times = if order.len() < 6 { 2 } else { 1 };
        }
        self.ledger.dealt(order);
        let discussion = view.settings.notebook.discussion;
        self.course = Some(Course::new(order, active, discussion));
        for seat in order {
            self.sums.entry(*seat).or_default();
        }
    }

    /// RULES 7, step 9: the marker passes left; a void round is played again.
    fn check_active(&self, active: SeatId, order: &[SeatId], view: &TableView) {
        let Some((last, again)) = self.last else {
            let wanted = view.settings.starter.filter(|seat| order.contains(seat));
            assert!(wanted.is_none_or(|wanted| wanted == active));
            return;
        };
        if again && order.contains(&last) {
            assert_eq!(active, last);
            return;
        }
        let at = self.circle.iter().position(|seat| *seat == last);
        let left = self.circle.iter().cycle().skip(at.expect("sat here") + 1);
        let mut left = left.take(self.circle.len());
        // RULES 9, row 52: nobody is active more often than the others.
        let had = |seat: &SeatId| self.turns.of(*seat, order);
        let fewest = order.iter().map(had).min();
        let is_due = |seat: &&SeatId| order.contains(seat) && Some(had(seat)) == fewest;
        assert_eq!(left.find(is_due), Some(&active));
    }

    fn ended(&mut self, ending: NotebookEnding, points: &[PointsView]) {
        let course = self.course.take().expect("a round that is on");
        course.check_ending(ending);
        assert_eq!(*points, course.points(ending), "{course:?}");
        let void = matches!(ending, NotebookEnding::Void { .. });
        let active_left = NotebookEnding::Void {
            reason: VoidReason::ActiveLeft,
        };
        if !void || ending == active_left {
            self.played += 1;
            self.turns.takes(course.active);
        }
        self.last = Some((course.active, void));
        self.words.extend(course.word);
        self.ledger.round_ended();
        for line in points {
            *self.sums.entry(line.seat).or_default() += line.points;
        }
    }

    /// The game is over after as many rounds as were agreed on, else as soon as all who are here have
    /// been active equally often.
    fn check_end(&self, record: &Record, view: &TableView) {
        if self.times == 0 {
            return;
        }
        let here: Vec<SeatId> = view.seats.iter().map(|seat| seat.id).collect();
        let is_last = match view.settings.rounds {
            Some(rounds) => self.played >= rounds.into(),
            None => self.turns.missing(&here, self.times) == 0,
        };
        check_game_end(record, view, is_last);
    }

    /// Face down until the end, then by what was counted here.
    fn check_score(&self, view: &TableView) {
        let over = view.phase == Phase::GameOver;
        assert_eq!(view.points_hidden, !over && !self.sums.is_empty());
        for line in &view.standings {
            let sum = self.sums[&line.seat];
            assert_eq!(line.points, if over { sum } else { 0 });
        }
        for seat in &view.seats {
            let sum = self.sums.get(&seat.id).copied().unwrap_or(0);
            assert_eq!(seat.points, if over { sum } else { 0 });
        }
        let staying = view.standings.iter().filter(|line| !line.left);
        let most = staying.clone().map(|line| line.points).max();
        let best = staying.filter(|line| over && Some(line.points) == most);
        let best: Vec<SeatId> = best.map(|line| line.seat).collect();
        assert!(best.iter().all(|seat| view.winners.contains(seat)));
        assert_eq!(view.winners.len(), best.len());
    }
}
