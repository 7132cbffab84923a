//! A second judge of the game with notebooks, written from RULES 7 and 9 and knowing nothing of how the
//! game is built. It watches what is recorded, counts cards and points by itself, and finds out who
//! must be active, how a round must end and what that is worth.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Event, Record, State, notebook, table_view};
use wire::{NotebookEnding, Phase, SeatId, TableView, VoidReason};

use crate::{course::Course, ledger::Ledger, round::round_of, turns::Turns};

#[derive(Clone, Debug, Default)]
pub(crate) struct Judge {
    ledger: Ledger,
    course: Option<Course>,
    /// Everybody who ever sat here in this game, clockwise.
    circle: Vec<SeatId>,
    /// Who was active last, and whether that round is played again.
    last: Option<(SeatId, bool)>,
    words: Vec<String>,
    played: u8,
    turns: Turns,
    /// How often everybody is to be active.
    times: u32,
    sums: BTreeMap<SeatId, i32>,
}

impl Judge {
    /// Takes in a record and the state after it; panics if it broke a rule.
    pub(crate) fn watch(&mut self, record: &Record, after: &State) {
        let view = table_view(after.public());
        for event in &record.events {
            match event {
                Event::NotebookStarted { deck, .. } => {
                    *self = Self {
                        ledger: Ledger::begin(deck),
                        ..Self::default()
                    };
                }
                Event::LobbyReopened {} => *self = Self::default(),
                Event::Left { seat } | Event::Kicked { seat } => {
                    self.course.iter_mut().for_each(|c| c.leaves(*seat));
                    self.ledger.leaves(*seat);
                }
                Event::Notebook { event } => self.watch_round(event, &view),
                _ => {}
            }
        }
        self.check_hands();
        self.check_end(&view);
        self.ledger.check(after);
        self.check_score(&view);
        if let (Some(course), Some(round)) = (&self.course, round_of(&view)) {
            course.check_at_rest(round);
            assert_eq!(round.words, self.words);
        }
    }

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
            notebook::Event::RoundEnded { ending, points } => {
                self.ended(*ending, points, view);
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
        if self.last.is_none() {
            self.times = if order.len() < 6 { 2 } else { 1 };
        }
        self.turns.deal(order);
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
        let fewest = order.iter().map(|seat| self.turns.of(*seat, order)).min();
        let is_due = |seat| order.contains(&seat) && Some(self.turns.of(seat, order)) == fewest;
        let next = left.find(|seat| is_due(**seat));
        assert_eq!(next, Some(&active));
    }

    fn ended(&mut self, ending: NotebookEnding, points: &[wire::PointsView], view: &TableView) {
        let course = self.course.take().expect("a round that is on");
        course.check_ending(ending);
        assert_eq!(*points, course.points(ending), "{course:?}");
        let void = matches!(ending, NotebookEnding::Void { .. });
        let active_left = NotebookEnding::Void {
            reason: VoidReason::ActiveLeft,
        };
        if !void || ending == active_left {
            self.played += 1;
            self.turns.take(course.active);
        }
        self.last = Some((course.active, void));
        self.words.extend(course.word);
        self.ledger.round_ended();
        for line in points {
            *self.sums.entry(line.seat).or_default() += line.points;
        }
        let over = view.phase == Phase::GameOver;
        assert_eq!(over, self.is_last(view), "{} rounds", self.played);
    }

    /// RULES 9, row 52: what was agreed on, or until everybody was active equally often.
    fn is_last(&self, view: &TableView) -> bool {
        let seats: Vec<SeatId> = view.seats.iter().map(|seat| seat.id).collect();
        match view.settings.rounds {
            Some(rounds) => self.played >= rounds,
            None => self.turns.are_fair(&seats, self.times, 1),
        }
    }

    /// Also when those have left who were still to be active.
    fn check_end(&self, view: &TableView) {
        if view.phase == Phase::RoundOver {
            assert!(!self.is_last(view), "nobody is left to be active");
        }
    }

    /// Whatever has happened: no refill is skipped while a card can be drawn.
    fn check_hands(&self) {
        if let Some(course) = &self.course {
            self.ledger.check_full(&course.drawing());
        }
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
