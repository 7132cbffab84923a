//! The one thread that writes. It commits whatever waits in one transaction, tells the watchers, then answers.
//!
//! A write that fails for want of space, or because a tool holds the file, is rolled back and answered with the error,
//! and the writer goes on. After any other failure it stops for good and answers all with the cause: once a sync has
//! failed, nobody knows what the disk holds until the file is opened again.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{ErrorCode, TransactionBehavior};
use tokio::sync::mpsc;

use super::job::{Job, Ticket, Write};
use super::schema::Database;
use super::store::{Known, Store};
use crate::feed::Hub;
use crate::{JournalError, Limits};

/// The most writes in one transaction, so that the first in it does not wait for ever.
const GROUP_WRITES: usize = 512;

/// Where so many came together, more are on their way.
const RUSH_WRITES: usize = 4;
/// Where so many did, waiting for more of them as long as a transaction takes costs each little and saves much.
const CROWD_WRITES: u32 = 8;
const PAUSE_MAX: Duration = Duration::from_millis(1);

/// How long to wait for more writes before the next transaction: a sync costs as much for one of them as for all.
/// A few at a time are never kept waiting.
fn pause_after(writes: usize, took: Duration) -> Option<Duration> {
    let crowd = u32::try_from(writes).unwrap_or(u32::MAX);
    (writes >= RUSH_WRITES).then(|| (took.saturating_mul(crowd) / CROWD_WRITES).min(PAUSE_MAX))
}

/// What the writer has done since the journal was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stats {
    /// New records committed.
    pub appends: u64,
    /// Transactions committed, with any number of writes in each: one sync of the disk apiece.
    pub transactions: u64,
}

/// What the writer shows to the outside.
#[derive(Debug, Default)]
pub(super) struct Status {
    appends: AtomicU64,
    transactions: AtomicU64,
    end: OnceLock<Result<(), JournalError>>,
}

impl Status {
    pub(super) fn stats(&self) -> Stats {
        Stats {
            appends: self.appends.load(Ordering::Relaxed),
            transactions: self.transactions.load(Ordering::Relaxed),
        }
    }

    /// How the writer ended; a writer that left no word has panicked.
    pub(super) fn ended(&self) -> Result<(), JournalError> {
        self.end.get().cloned().unwrap_or(Err(JournalError::Closed))
    }

    pub(super) fn why_ended(&self) -> JournalError {
        self.ended().err().unwrap_or(JournalError::Closed)
    }
}

#[derive(Debug)]
pub(super) struct Writer {
    database: Database,
    queue: mpsc::Receiver<Job>,
    limits: Limits,
    hub: ClosesHub,
    status: Arc<Status>,
    /// `None` until it is learnt from the file: at first, and after a transaction that came to nothing.
    known: Option<Known>,
}

/// Ends all watches however the writer ends, by a panic too.
#[derive(Debug)]
struct ClosesHub(Arc<Hub>);

impl Drop for ClosesHub {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Writer {
    pub(super) fn new(
        database: Database,
        queue: mpsc::Receiver<Job>,
        limits: Limits,
        hub: Arc<Hub>,
        status: Arc<Status>,
    ) -> Self {
        Self {
            database,
            queue,
            limits,
            hub: ClosesHub(hub),
            status,
            known: None,
        }
    }

    /// Returns when told to close, when nobody is left who could send a job, or when the store fails.
    pub(super) fn run(mut self) {
        let (close, served) = self.serve();
        let Self {
            database,
            queue,
            hub,
            status,
            ..
        } = self;
        let end = served.and_then(|()| database.close());
        if let Err(error) = &end {
            tracing::error!(%error, "the journal has stopped");
        }
        drop(hub);
        drop(status.end.set(end.clone()));
        if let Some(mut close) = close {
            close.note(end);
            close.settle(None);
        }
        // Last, since it ends the wait of all who are still in the queue, and they ask the status why.
        drop(queue);
    }

    fn serve(&mut self) -> (Option<Ticket<()>>, Result<(), JournalError>) {
        let mut rush = None;
        while let Some(first) = self.queue.blocking_recv() {
            if let Some(pause) = rush {
                thread::sleep(pause);
            }
            let (mut group, close) = self.gather(first);
            let begun = Instant::now();
            let failure = self.commit(&mut group).err();
            rush = pause_after(group.len(), begun.elapsed());
            let fatal = failure.as_ref().is_some_and(|error| !is_passing(error));
            let failure = failure.map(JournalError::storage);
            for write in group {
                write.settle(failure.as_ref());
            }
            match failure {
                Some(error) if fatal => return (close, Err(error)),
                _ if close.is_some() => return (close, Ok(())),
                _ => {}
            }
        }
        (None, Ok(()))
    }

    /// All writes that wait now, up to a limit or up to a `Close`.
    fn gather(&mut self, first: Job) -> (Vec<Write>, Option<Ticket<()>>) {
        let mut group = Vec::new();
        let mut next = Some(first);
        while let Some(job) = next {
            match job {
                Job::Write(write) => group.push(write),
                Job::Close(ticket) => return (group, Some(ticket)),
            }
            next = if group.len() < GROUP_WRITES {
                self.queue.try_recv().ok()
            } else {
                None
            };
        }
        (group, None)
    }

    fn commit(&mut self, group: &mut [Write]) -> rusqlite::Result<()> {
        if group.is_empty() {
            return Ok(());
        }
        let tx = self
            .database
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let known = match self.known.take() {
            Some(known) => known.checked(&tx, &self.limits)?,
            None => Known::load(&tx, &self.limits)?,
        };
        let mut store = Store::new(&tx, known)?;
        for write in &mut *group {
            write.perform(&mut store, &self.limits)?;
        }
        let (known, appends) = store.finish()?;
        tx.commit()?;
        self.known = Some(known);
        self.status
            .appends
            .fetch_add(appends as u64, Ordering::Relaxed);
        self.status.transactions.fetch_add(1, Ordering::Relaxed);
        let news = group.iter().filter_map(Write::news);
        self.hub.0.publish_all(news);
        Ok(())
    }
}

/// Failures that left the file whole and may be over the next time.
fn is_passing(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::DiskFull | ErrorCode::DatabaseBusy)
    )
}

#[cfg(test)]
mod groups;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::SqliteJournal;
    use crate::{Appended, CommandId, Journal, RoomId, Version};

    /// The database may not grow beyond a few pages, which is how a full disk looks to the writer.
    fn cramped(path: &std::path::Path) -> SqliteJournal {
        let database = Database::open(path).unwrap();
        let sql = "PRAGMA max_page_count = 40";
        database.connection.query_row(sql, [], |_| Ok(())).unwrap();
        SqliteJournal::start(database, path.into(), Limits::default()).unwrap()
    }

    async fn append(
        journal: &SqliteJournal,
        room: &str,
        after: u64,
    ) -> Result<Appended, JournalError> {
        let (room, id): (RoomId, _) = (
            room.parse().unwrap(),
            CommandId([u8::try_from(after).unwrap(); 16]),
        );
        journal
            .append(&room, Version::new(after), id, 1, vec![0; 10_000].into())
            .await
    }

    #[test]
    fn only_a_crowd_is_waited_for_and_never_for_long() {
        let took = Duration::from_micros(200);
        assert_eq!(pause_after(3, took), None);
        assert_eq!(pause_after(4, took), Some(took / 2));
        assert_eq!(pause_after(16, took), Some(took * 2));
        assert_eq!(pause_after(512, took), Some(PAUSE_MAX));
    }

    #[tokio::test]
    async fn a_full_disk_refuses_records_until_there_is_room_again() {
        let dir = tempfile::tempdir().unwrap();
        let journal = cramped(&dir.path().join("rooms.sqlite3"));
        let mut written = 0;
        let error = loop {
            match append(&journal, "FOX", written).await {
                Ok(appended) => {
                    assert_eq!(appended, Appended::Committed(Version::new(written + 1)));
                }
                Err(error) => break error,
            }
            written += 1;
        };
        assert!(
            matches!(&error, JournalError::Storage(_)) && written > 2,
            "{error} after {written}"
        );
        let fox: RoomId = "FOX".parse().unwrap();
        assert_eq!(
            journal.read(&fox, Version::EMPTY, 0).await.unwrap().head,
            Version::new(written)
        );

        journal.truncate(&fox, Version::new(written)).await.unwrap();
        let answer = append(&journal, "FOX", written).await;
        assert_eq!(
            answer.unwrap(),
            Appended::Committed(Version::new(written + 1))
        );
        journal.close().await.unwrap();
    }
}
