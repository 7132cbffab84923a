//! One state of the walk: a table in a round, and the second judge who has watched it since the
//! deal. A step runs the table as the server does: decide, record, fold.

use std::{
    any::Any,
    hash::{Hash, Hasher},
    panic::{AssertUnwindSafe, catch_unwind},
};

use rules::{Author, Command, Event, Moment, Record, State, decide, wake_at};
use wire::{Intent, Phase, Refusal, SeatId};

use crate::{
    deal::PACKS,
    essence::essence,
    invariants,
    moves::{About, Move, about},
    referee::Referee,
    scope::{Marks, Scope},
};

#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) state: State,
    pub(crate) referee: Referee,
    /// Everybody who was dealt a card.
    pub(crate) seats: Vec<SeatId>,
    pub(crate) spent: Spent,
    /// What the last step broke, if anything.
    pub(crate) wrong: Option<String>,
    /// Equal for two nodes that are one state of the walk.
    pub(crate) id: u64,
}

/// What the walk bounds where it must.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spent {
    pub(crate) questions: u8,
    pub(crate) stops: u8,
    pub(crate) phones_off: u8,
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
    pub(crate) fn new(state: State, referee: Referee, seats: Vec<SeatId>) -> Self {
        let mut node = Self {
            state,
            referee,
            seats,
            spent: Spent::default(),
            wrong: None,
            id: 0,
        };
        node.id = essence(&node);
        node
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state.phase(), Phase::RoundOver | Phase::GameOver)
    }

    /// Time alone will bring something about.
    pub(crate) fn wakes(&self) -> bool {
        wake_at(&self.state).is_some()
    }

    /// Ticks come first, so nobody can do anything before this one.
    pub(crate) fn is_due(&self) -> bool {
        wake_at(&self.state).is_some_and(|at| at <= self.state.at_ms())
    }

    /// What follows if this happens now; a tick happens when it is due.
    pub(crate) fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let moment = Moment {
            now_ms: self.time_of(command),
            dice: [0; 32],
            packs: &PACKS,
            pictures: &[],
        };
        decide(&self.state, command, &moment)
    }

    fn time_of(&self, command: &Command) -> u64 {
        let due_ms = wake_at(&self.state).filter(|_| *command == Command::Tick);
        self.state.at_ms().max(due_ms.unwrap_or(0))
    }

    /// The table after this move; nothing if it was refused as it should be.
    pub(crate) fn after(&self, step: &Move, scope: Scope) -> Option<Self> {
        let mut next = self.clone();
        let made = catch_unwind(AssertUnwindSafe(|| next.make(step, scope)));
        match made.unwrap_or_else(|panic| Err(said(&*panic))) {
            Ok(Made::Nothing) => return None,
            Ok(Made::Something) => {}
            Err(wrong) => next.wrong = Some(wrong),
        }
        next.id = essence(&next);
        Some(next)
    }

    fn make(&mut self, step: &Move, scope: Scope) -> Result<Made, String> {
        let command = step.command();
        let events = match self.decide(&command) {
            Ok(events) => events,
            Err(refusal) if is_right(&command, refusal) => return Ok(Made::Nothing),
            Err(refusal) => return Err(format!("offered, and refused: {refusal:?}")),
        };
        if events.is_empty() {
            return Err("nothing came of it".to_owned());
        }
        let only_marked = events == [Event::Marked {}];
        let from = self.state.phase();
        events.iter().for_each(|event| self.referee.watch(event));
        self.fold(&command, events);
        self.spend(step, scope);
        invariants::leads(scope.ruleset, from, self.state.phase())?;
        if only_marked && scope.marks == Marks::Passed {
            return self.make(step, scope);
        }
        Ok(Made::Something)
    }

    fn fold(&mut self, command: &Command, events: Vec<Event>) {
        let by = match command {
            Command::Seat { seat, .. } => Some(Author {
                seat: *seat,
                n: self.state.last_n(*seat) + 1,
            }),
            _ => None,
        };
        let at_ms = self.time_of(command);
        self.state.fold(&Record { at_ms, by, events });
    }

    fn spend(&mut self, step: &Move, scope: Scope) {
        let spent = &mut self.spent;
        match step {
            Move::Do { intent, .. } => match about(intent) {
                About::Question => spent.questions += u8::from(scope.questions.is_some()),
                About::Stop => spent.stops += u8::from(scope.stops.is_some()),
                About::Round | About::Seats | About::Room => {}
            },
            Move::Off { .. } => spent.phones_off += 1,
            Move::On { .. } | Move::Wait => {}
        }
    }
}

enum Made {
    Nothing,
    Something,
}

/// RULES 6.1: the one offer that may be refused, and only in private.
pub(crate) fn is_right(command: &Command, refusal: Refusal) -> bool {
    let accuses = matches!(
        command,
        Command::Seat {
            intent: Intent::Accuse { .. },
            ..
        }
    );
    accuses && refusal == Refusal::SpyMayNotAccuse
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
