//! What happened in a run, counted by all who take part in it.

use std::cell::{Cell, RefCell};
use std::fmt;
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
        write!(
            f,
            "{reconnects:>10}  reconnects, the slowest {slowest_ms} ms after the server listened"
        )
    }
}
