//! One state of the walk: a table in a round, and the second judge who has watched it since the
//! deal. A step runs the table as the server does: decide, record, fold.

use std::{
    any::Any,
    collections::BTreeSet,
    hash::{Hash, Hasher},
    panic::{AssertUnwindSafe, catch_unwind},
};

use rules::{Author, Command, Event, Moment, Record, State, decide, table_view, wake_at};
use wire::{Phase, Refusal, SeatId, TableView};

use super::{
    deal::{PACKS, PICTURES},
    essence::essence,
    moves::Move,
};
use crate::{
    judge::Judge,
    round::{ThisResult, ThisRound, round_of, waited_for},
};

#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) state: State,
    pub(super) judge: Judge,
    pub(super) off: BTreeSet<SeatId>,
    /// Whom the table has waited for: no view tells.
    pub(super) waited_for: BTreeSet<SeatId>,
    pub(super) spent: Spent,
    /// What the last step broke, if anything.
    pub(super) wrong: Option<String>,
    /// Equal for two nodes that are one state of the walk.
    pub(super) id: u64,
}

/// What a walk bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Spent {
    pub(super) leavers: u8,
    pub(super) phones_off: u8,
}

impl Hash for Node {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.id.hash(hasher);
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Node {
    pub(super) fn new(state: State, judge: Judge) -> Self {
        let mut node = Self {
            state,
            judge,
            off: BTreeSet::new(),
            waited_for: BTreeSet::new(),
            spent: Spent::default(),
            wrong: None,
            id: 0,
        };
        node.id = essence(&node);
        node
    }

    pub(super) fn view(&self) -> TableView {
        table_view(self.state.public())
    }

    pub(super) fn round(&self) -> ThisRound {
        round_of(&self.view()).expect("cards are dealt").clone()
    }

    /// How the round ended, if it has.
    pub(super) fn result(&self) -> Option<ThisResult> {
        let over = matches!(self.state.phase(), Phase::RoundOver | Phase::GameOver);
        over.then(|| self.round().result).flatten()
    }

    /// Time alone will bring something about.
    pub(super) fn wakes(&self) -> bool {
        wake_at(&self.state).is_some()
    }

    /// What follows if this happens now; a tick happens when it is due.
    pub(super) fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let moment = Moment {
            now_ms: self.time_of(command),
            dice: [0; 32],
            packs: &PACKS,
            pictures: &PICTURES,
        };
        decide(&self.state, command, &moment)
    }

    fn time_of(&self, command: &Command) -> u64 {
        let due_ms = wake_at(&self.state).filter(|_| *command == Command::Tick);
        self.state.at_ms().max(due_ms.unwrap_or(0))
    }

    /// The table after this move.
    pub(super) fn after(&self, step: &Move) -> Self {
        let mut next = self.clone();
        let made = catch_unwind(AssertUnwindSafe(|| next.make(step)));
        next.wrong = made.unwrap_or_else(|panic| Err(said(&*panic))).err();
        next.id = essence(&next);
        next
    }

    fn make(&mut self, step: &Move) -> Result<(), String> {
        let command = step.command();
        let refused = |why| format!("offered, and refused: {why:?}");
        let events = self.decide(&command).map_err(refused)?;
        if events.is_empty() {
            return Err("nothing came of it".to_owned());
        }
        let quiet = events.iter().all(is_quiet);
        let by = match command {
            Command::Seat { seat, .. } => Some(Author { seat, n: 1 }),
            _ => None,
        };
        let at_ms = self.time_of(&command);
        let record = Record { at_ms, by, events };
        self.state.fold(&record);
        self.judge.watch(&record, &self.state);
        self.note(step, &record.events);
        if quiet && *step == Move::Wait {
            return self.make(step);
        }
        Ok(())
    }

    fn note(&mut self, step: &Move, events: &[Event]) {
        self.spent.leavers += u8::from(step.loses_a_seat());
        match step {
            Move::Off(seat) => {
                self.spent.phones_off += 1;
                self.off.insert(*seat);
            }
            Move::On(seat) => {
                self.off.remove(seat);
            }
            Move::Wait | Move::Do { .. } => {}
        }
        for event in events {
            self.waited_for.extend(waited_for(event));
        }
    }
}

/// Nothing in the round follows from it: the time was marked, or somebody will not be dealt in next.
fn is_quiet(event: &Event) -> bool {
    matches!(event, Event::Marked {} | Event::SatOut { .. })
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
