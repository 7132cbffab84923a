//! The one thread that writes. It commits whatever waits in one transaction, tells the watchers, then answers.
//!
//! A write that fails for want of space, or because a tool holds the file, is rolled back and answered with the error,
//! and the writer goes on. So it does when a room cannot be deleted because the file is damaged where it lies. After any
//! other failure it stops for good and answers all with the cause: once a sync has failed, nobody knows what the disk
//! holds until the file is opened again.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{ErrorCode, TransactionBehavior};
use tokio::sync::{mpsc, watch};

use super::job::{Job, Ticket, Write};
use super::reader::is_damage;
use super::schema::{Database, used_bytes};
use super::store::{Known, Store};
use crate::feed::Hub;
use crate::mood::Mood;
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
    used_bytes: AtomicU64,
    /// The last group was not kept for want of space.
    refusing: AtomicBool,
    /// `None` while the writer works.
    end: watch::Sender<Option<Result<(), JournalError>>>,
}

impl Status {
    pub(super) fn new(used_bytes: u64) -> Self {
        Self {
            used_bytes: used_bytes.into(),
            ..Self::default()
        }
    }

    pub(super) fn used_bytes(&self) -> u64 {
        self.used_bytes.load(Ordering::Relaxed)
    }

    pub(super) fn keeps(&self) -> bool {
        !self.refusing.load(Ordering::Relaxed)
    }

    pub(super) fn stats(&self) -> Stats {
        Stats {
            appends: self.appends.load(Ordering::Relaxed),
            transactions: self.transactions.load(Ordering::Relaxed),
        }
    }

    /// How the writer ended.
    pub(super) fn ended(&self) -> Result<(), JournalError> {
        let end = self.end.borrow().clone();
        end.unwrap_or(Err(JournalError::Closed))
    }

    pub(super) fn why_ended(&self) -> JournalError {
        self.ended().err().unwrap_or(JournalError::Closed)
    }

    pub(super) async fn broken(&self) -> JournalError {
        let mut end = self.end.subscribe();
        let broken = |end: &Option<_>| matches!(end, Some(Err(JournalError::Broken(_))));
        drop(end.wait_for(broken).await);
        self.why_ended()
    }
}

#[derive(Debug)]
pub(super) struct Writer {
    database: Database,
    queue: mpsc::Receiver<Job>,
    limits: Limits,
    ending: Ending,
    mood: Mood,
    /// `None` until it is learnt from the file: at first, and after a transaction that came to nothing.
    known: Option<Known>,
}

/// Ends all watches and leaves a word however the writer ends, by a panic too.
#[derive(Debug)]
struct Ending {
    hub: Arc<Hub>,
    status: Arc<Status>,
}

impl Ending {
    fn with(self, end: Result<(), JournalError>) {
        self.status.end.send_replace(Some(end));
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        self.hub.close();
        self.status.end.send_if_modified(|end| {
            let panicked = end.is_none();
            end.get_or_insert_with(|| {
                Err(JournalError::broken(io::Error::other(
                    "its writer panicked",
                )))
            });
            panicked
        });
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
            ending: Ending { hub, status },
            mood: Mood::default(),
            known: None,
        }
    }

    /// Returns when told to close, when nobody is left who could send a job, or when the store fails.
    pub(super) fn run(mut self) {
        let (close, served) = self.serve();
        let Self {
            database,
            queue,
            ending,
            ..
        } = self;
        let end = served.and_then(|()| database.close());
        if let Err(error) = &end {
            tracing::error!(%error, "the journal has stopped");
        }
        ending.with(end.clone());
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
            let failure = match failure {
                Some(JournalError::Damaged(_)) => self.commit_each(group),
                failure => {
                    self.mood.note(failure.as_ref());
                    let refusing = failure.as_ref().is_some_and(JournalError::is_passing);
                    self.ending
                        .status
                        .refusing
                        .store(refusing, Ordering::Relaxed);
                    for write in group {
                        write.settle(failure.as_ref());
                    }
                    failure
                }
            };
            match failure {
                Some(error @ JournalError::Broken(_)) => return (close, Err(error)),
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

    /// Finds the one among them that meets with damage, for which the others are not to blame.
    fn commit_each(&mut self, group: Vec<Write>) -> Option<JournalError> {
        let mut broken = None;
        for mut write in group {
            let failure = match &broken {
                Some(error) => Some(JournalError::clone(error)),
                None => self.commit(std::slice::from_mut(&mut write)).err(),
            };
            let failure = match failure {
                // Whoever writes to a room has read it: then it is not that room which is damaged.
                Some(JournalError::Damaged(cause)) if !write.is_deletion() => {
                    Some(JournalError::Broken(cause))
                }
                failure => failure,
            };
            if let Some(JournalError::Broken(_)) = &failure {
                broken.clone_from(&failure);
            }
            write.settle(failure.as_ref());
        }
        broken
    }

    fn commit(&mut self, group: &mut [Write]) -> Result<(), JournalError> {
        if group.is_empty() {
            return Ok(());
        }
        let appends = self.write(group).map_err(|error| match error {
            damage if is_damage(&damage) => JournalError::damaged(damage),
            // The first two leave the file whole, and may be over the next time.
            error => match error.sqlite_error_code() {
                Some(ErrorCode::DiskFull) => JournalError::full(error),
                Some(ErrorCode::DatabaseBusy) => JournalError::storage(error),
                _ => JournalError::broken(error),
            },
        })?;
        // What was written to a file that is gone is lost with this process.
        self.database.place.check().map_err(JournalError::broken)?;
        let Ending { hub, status } = &self.ending;
        status.appends.fetch_add(appends as u64, Ordering::Relaxed);
        status.transactions.fetch_add(1, Ordering::Relaxed);
        hub.publish_all(group.iter().filter_map(Write::news));
        Ok(())
    }

    /// How many records are new.
    fn write(&mut self, group: &mut [Write]) -> rusqlite::Result<usize> {
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
        let used_bytes = used_bytes(&tx)?;
        tx.commit()?;
        let status = &self.ending.status;
        status.used_bytes.store(used_bytes, Ordering::Relaxed);
        self.known = Some(known);
        Ok(appends)
    }
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
        let limits = Limits {
            store_bytes: 40 * 4096,
            ..Limits::default()
        };
        SqliteJournal::start(Database::open(path).unwrap(), path.into(), limits).unwrap()
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

    #[tokio::test]
    async fn a_writer_that_panicked_has_broken_its_store() {
        let (hub, status) = (Hub::new(&Limits::default()), Arc::new(Status::default()));
        let ending = Ending {
            hub,
            status: Arc::clone(&status),
        };
        drop(ending);
        let error = status.broken().await;
        assert!(error.to_string().contains("panicked"), "{error}");
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
            matches!(&error, JournalError::Full(_)) && written > 2,
            "{error} after {written}"
        );
        assert!(!journal.keeps());
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
        assert!(journal.keeps());
        journal.close().await.unwrap();
    }
}
