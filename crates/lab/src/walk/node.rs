//! One state of the walk: a table in a round, and the second judge who has watched it since it was
//! opened. A step runs the table as the server does.

use std::{
    any::Any,
    hash::{DefaultHasher, Hash, Hasher},
    panic::{AssertUnwindSafe, catch_unwind},
};

use rules::wake_at;
use wire::{Phase, Refusal};

use super::{Step, Walked};
use crate::{
    Judge,
    table::{News, Table},
    uptake::offered,
};

#[derive(Clone, Debug)]
pub struct Node<G: Walked> {
    pub table: Table,
    pub judge: G::Judge,
    pub notes: G::Notes,
    /// What the last step broke, if anything.
    pub wrong: Option<String>,
    /// Equal for two nodes that are one state of the walk.
    pub id: u64,
}

enum Made {
    Nothing,
    Something,
}

impl<G: Walked> Node<G> {
    /// A table that nobody has judged yet.
    pub fn new(mut table: Table, notes: G::Notes) -> Self {
        let mut judge = G::Judge::default();
        for News { record, state, .. } in table.take_news() {
            judge.watch(&record, &state);
        }
        let mut node = Self {
            table,
            judge,
            notes,
            wrong: None,
            id: 0,
        };
        node.id = node.essence();
        node
    }

    fn essence(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.wrong.hash(&mut hasher);
        G::essence(self, &mut hasher);
        hasher.finish()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.table.state.phase(), Phase::RoundOver | Phase::GameOver)
    }

    /// Time alone will bring something about.
    pub fn wakes(&self) -> bool {
        wake_at(&self.table.state).is_some()
    }

    /// Ticks come first, so nobody can do anything before this one.
    pub fn is_due(&self) -> bool {
        let now_ms = self.table.state.at_ms();
        wake_at(&self.table.state).is_some_and(|at| at <= now_ms)
    }

    /// The table after this step; nothing if it was refused as it should be.
    pub(super) fn after(&self, step: &Step, scope: G::Scope) -> Option<Self> {
        let mut next = self.clone();
        let made = catch_unwind(AssertUnwindSafe(|| next.make(step, scope)));
        match made.unwrap_or_else(|panic| Err(said(&*panic))) {
            Ok(Made::Nothing) => return None,
            Ok(Made::Something) => {}
            Err(wrong) => next.wrong = Some(wrong),
        }
        next.id = next.essence();
        Some(next)
    }

    fn make(&mut self, step: &Step, scope: G::Scope) -> Result<Made, String> {
        let from = self.table.state.phase();
        match step.command() {
            None => self.table.tick(),
            Some(command) => {
                if let Err(refusal) = self.table.put(&command, |_| {}) {
                    if self.is_barred(step) == Some(refusal) {
                        return Ok(Made::Nothing);
                    }
                    return Err(format!("offered, and refused: {refusal:?}"));
                }
            }
        }
        let news = self.table.take_news();
        if news.is_empty() && step.is_about_the_room() {
            // It is as it was.
            return Ok(Made::Nothing);
        }
        let [News { record, state, .. }] = news.as_slice() else {
            return Err("nothing came of it".to_owned());
        };
        self.judge.watch(record, state);
        G::note(scope, &mut self.notes, step, &record.events);
        G::leads(scope, from, state.phase())?;
        if *step == Step::Wait && G::is_quiet(scope, &record.events) {
            return self.make(step, scope);
        }
        Ok(Made::Something)
    }

    fn is_barred(&self, step: &Step) -> Option<Refusal> {
        let Step::Do { seat, intent } = step else {
            return None;
        };
        let own = self.table.seat_view(*seat);
        G::barred(&self.table.view(), &own, intent)
    }

    /// What the table shows and offers is in order.
    pub(super) fn check(&self, scope: G::Scope) -> Result<(), String> {
        G::holds(&self.table.state, &self.table.view())?;
        G::is_in_order(self)?;
        self.offers_are_accepted(scope)
    }

    /// Those that are not followed as well. A tick that is due comes before all of them.
    fn offers_are_accepted(&self, scope: G::Scope) -> Result<(), String> {
        if self.is_due() {
            return Ok(());
        }
        for (seat, intent) in offered::<G>(&self.table.state) {
            let step = Step::Do { seat, intent };
            if !self.is_over() && G::follows(scope, self, &step) {
                continue;
            }
            let refused = step.command().and_then(|it| self.table.decide(&it).err());
            if let Some(refusal) = refused
                && self.is_barred(&step) != Some(refusal)
            {
                return Err(format!("{step:?} is offered and refused: {refusal:?}"));
            }
        }
        Ok(())
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
