//! Rooms that are written to while the power fails again and again. Each time goes on with what the last one left.

use std::path::Path;

use fastrand::Rng;
use futures_util::future::join_all;
use journal::{Journal, JournalError, Limits, SqliteJournal};
use tearing::Disk;
use tempfile::TempDir;

use crate::Planted;
use crate::table::{Missed, Table};

const FILE: &str = "tables.sqlite3";
const ROOMS: [&str; 6] = ["FOX", "OWL", "EEL", "BAT", "ELK", "YAK"];
/// Calls to one room that are under way at the same time.
const AT_ONCE: usize = 3;

/// So small that power fails while rows of rooms are written, and while rooms are forgotten.
const LIMITS: Limits = Limits {
    record_bytes: 384 * 1024,
    blob_bytes: 2 * 1024 * 1024,
    room_blobs_bytes: 64 * 1024 * 1024,
    store_bytes: u64::MAX,
    page_bytes: usize::MAX,
    watch_records: 4,
    queued_writes: 1024,
    known_ids: 100,
    tail_records: 30,
};

#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) failures: u64,
    /// Failures before the journal was open.
    pub(crate) at_start: u64,
    pub(crate) acknowledged: u64,
    pub(crate) unanswered: u64,
    /// Failures while the log was folded in, or soon after.
    pub(crate) checkpoints: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Self) {
        self.failures += other.failures;
        self.at_start += other.at_start;
        self.acknowledged += other.acknowledged;
        self.unanswered += other.unanswered;
        self.checkpoints += other.checkpoints;
    }
}

struct Evening {
    rng: Rng,
    tables: Vec<Table>,
    calls: u64,
    /// The power is to fail in one.
    awaits_checkpoint: bool,
    tally: Tally,
}

pub(crate) async fn play(seed: u64, failures: u64, planted: Planted) -> Result<Tally, String> {
    let mut folder = tempfile::tempdir().unwrap();
    let small = !seed.is_multiple_of(4);
    if small {
        lay_small_pages(folder.path()).await;
    }
    let mut evening = Evening {
        rng: Rng::with_seed(seed),
        tables: ROOMS.map(Table::new).into(),
        calls: 0,
        awaits_checkpoint: small,
        tally: Tally::default(),
    };
    for failure in 0..failures {
        let left = evening.until_power_fails(&folder, planted).await;
        folder = left.map_err(|loss| format!("failure {failure}: {loss}"))?;
    }
    Ok(evening.tally)
}

pub(crate) async fn open(folder: &Path) -> Result<SqliteJournal, JournalError> {
    SqliteJournal::open(folder.join(FILE), LIMITS).await
}

/// A log of 512-byte pages is folded in after two megabytes and not after sixteen.
async fn lay_small_pages(folder: &Path) {
    let journal = open(folder).await.unwrap();
    journal.close().await.unwrap();
    let raw = rusqlite::Connection::open(folder.join(FILE)).unwrap();
    raw.execute_batch("PRAGMA journal_mode = delete; PRAGMA page_size = 512; VACUUM")
        .unwrap();
}

impl Evening {
    async fn until_power_fails(
        &mut self,
        folder: &TempDir,
        planted: Planted,
    ) -> Result<TempDir, String> {
        let disk = Disk::new(folder.path(), self.rng.u64(..)).unwrap();
        disk.set_fault(planted.fault);
        disk.set_pragma(planted.pragma);
        let while_starting = self.rng.u8(..4) == 0;
        if while_starting {
            disk.fail_after(self.rng.u64(1..40));
        }
        match open(folder.path()).await {
            Ok(journal) => self.with(&journal, &disk, while_starting).await?,
            Err(_) if disk.has_failed() => self.tally.at_start += 1,
            Err(error) => return Err(error.to_string()),
        }
        self.tally.failures += 1;
        let left = tempfile::tempdir().unwrap();
        disk.leave(left.path()).unwrap();
        Ok(left)
    }

    async fn with(
        &mut self,
        journal: &SqliteJournal,
        disk: &Disk,
        is_due: bool,
    ) -> Result<(), String> {
        for table in &mut self.tables {
            match table.check(journal).await {
                Ok(()) => {}
                Err(Missed::Unread(_)) if disk.has_failed() => break,
                Err(Missed::Unread(error)) => return Err(error.to_string()),
                Err(Missed::Lost(what)) => return Err(what),
            }
        }
        // Folding the log in is the only reason to write to the data file.
        let in_checkpoint = !is_due && std::mem::take(&mut self.awaits_checkpoint);
        if in_checkpoint {
            disk.fail_after_changing(FILE, self.rng.u64(1..400));
            self.tally.checkpoints += 1;
        } else if !is_due {
            let longest = *self.rng.choice(&[100, 600, 600, 3_000]).unwrap();
            disk.fail_after(self.rng.u64(1..longest));
        }
        while !disk.has_failed() {
            // Between two calls as well, when all are answered and nothing is under way.
            if !in_checkpoint && self.rng.u8(..60) == 0 {
                break;
            }
            self.round(journal).await?;
        }
        // Now and then it is closed in good order, as far as the power lets it.
        if self.rng.u8(..6) > 0 {
            disk.fail();
        }
        drop(journal.close().await);
        Ok(())
    }

    /// Some calls to some rooms, all at once; those to one room are taken in their order.
    async fn round(&mut self, journal: &SqliteJournal) -> Result<(), String> {
        let mut asked = Vec::new();
        for (place, table) in self.tables.iter_mut().enumerate() {
            let calls = if self.rng.bool() {
                self.rng.usize(..=AT_ONCE)
            } else {
                0
            };
            for _ in 0..calls {
                self.calls += 1;
                // Numbers of other evenings may be the same, those of this one are not.
                if let Some(call) = table.call(&mut self.rng, self.calls) {
                    asked.push((place, Table::perform(journal, table.room(), call)));
                }
            }
        }
        let (places, calls): (Vec<_>, Vec<_>) = asked.into_iter().unzip();
        let answers = join_all(calls).await;
        let mut refused = [false; ROOMS.len()];
        for (place, answer) in places.into_iter().zip(answers) {
            match answer {
                Ok(_) if refused[place] => {
                    return Err("a later call was taken, an earlier one not".into());
                }
                Ok(answer) => {
                    self.tally.acknowledged += 1;
                    self.tables[place].acknowledge(answer)?;
                }
                Err(_) => {
                    refused[place] = true;
                    self.tally.unanswered += 1;
                }
            }
        }
        Ok(())
    }
}
