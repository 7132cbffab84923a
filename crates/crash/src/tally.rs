//! What happened in a run, counted by all who take part in it.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::iter::Sum;
use std::time::Duration;

use tokio::time::Instant;

#[derive(Debug, Default)]
pub(crate) struct Tally {
    report: RefCell<Report>,
    /// Which server it is, counted from the first, and since when it listens.
    server: Cell<u32>,
    listens_since: Cell<Option<Instant>>,
}

/// The numbers of a run in which nothing was wrong.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub kills: u32,
    /// Of the kills: before the server listened.
    pub kills_while_starting: u32,
    pub acts_acknowledged: u64,
    /// Acts whose answer a kill came before.
    pub acts_unanswered: u64,
    /// Of the unanswered: those that had happened all the same.
    pub acts_kept: u64,
    pub reconnects: u64,
    /// From the moment a server listened.
    pub slowest_reconnect: Duration,
    pub deals: Deals,
}

/// What became of deals that phones took part in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deals {
    pub proved: u64,
    /// Of the proved: those of which the server has told its number, so that they were drawn again.
    pub opened: u64,
    pub unproved: u64,
    /// Attempts at any of them.
    pub abandoned: u64,
    /// Attempts for which a phone was asked again when it came back.
    pub resumed: u64,
}

impl Tally {
    pub(crate) fn report(&self) -> Report {
        self.report.borrow().clone()
    }

    pub(crate) fn server(&self) -> u32 {
        self.server.get()
    }

    pub(crate) fn server_begins(&self) {
        self.server.set(self.server.get() + 1);
        self.listens_since.set(None);
    }

    pub(crate) fn server_listens(&self) {
        self.listens_since.set(Some(Instant::now()));
    }

    pub(crate) fn killed(&self) {
        let mut report = self.report.borrow_mut();
        report.kills += 1;
        if self.listens_since.get().is_none() {
            report.kills_while_starting += 1;
        }
    }

    pub(crate) fn acknowledged(&self) {
        self.report.borrow_mut().acts_acknowledged += 1;
    }

    pub(crate) fn left_unanswered(&self) {
        self.report.borrow_mut().acts_unanswered += 1;
    }

    pub(crate) fn kept(&self) {
        self.report.borrow_mut().acts_kept += 1;
    }

    pub(crate) fn dealt(&self, deals: Deals) {
        self.report.borrow_mut().deals = deals;
    }

    /// Under the first server everybody comes for the first time.
    pub(crate) fn came_back(&self) {
        if self.server.get() == 1 {
            return;
        }
        let mut report = self.report.borrow_mut();
        report.reconnects += 1;
        let took = self.listens_since.get().map(|since| since.elapsed());
        report.slowest_reconnect = report.slowest_reconnect.max(took.unwrap_or_default());
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kills,
            kills_while_starting,
            acts_acknowledged,
            acts_unanswered,
            acts_kept,
            reconnects,
            slowest_reconnect,
            deals,
        } = self;
        writeln!(
            f,
            "{kills:>10}  kills, {kills_while_starting} of them while the server was starting"
        )?;
        writeln!(f, "{acts_acknowledged:>10}  acts acknowledged, none lost")?;
        writeln!(
            f,
            "{acts_unanswered:>10}  acts unanswered at a kill, of which {acts_kept} had happened"
        )?;
        let slowest_ms = slowest_reconnect.as_millis();
        writeln!(
            f,
            "{reconnects:>10}  reconnects, the slowest {slowest_ms} ms after the server listened"
        )?;
        write!(f, "{deals}")
    }
}

impl Sum for Deals {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, more| Self {
            proved: sum.proved + more.proved,
            opened: sum.opened + more.opened,
            unproved: sum.unproved + more.unproved,
            abandoned: sum.abandoned + more.abandoned,
            resumed: sum.resumed + more.resumed,
        })
    }
}

impl fmt::Display for Deals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            proved,
            opened,
            unproved,
            abandoned,
            resumed,
        } = self;
        writeln!(
            f,
            "{proved:>10}  deals proved, {opened} of them drawn again"
        )?;
        writeln!(f, "{unproved:>10}  deals unproved")?;
        write!(
            f,
            "{abandoned:>10}  attempts abandoned, and {resumed} gone on with when phones came back"
        )
    }
}
