//! One room as whoever writes to it knows it: what was acknowledged, and what may have happened besides.

use bytes::Bytes;
use fastrand::Rng;
use journal::{
    Appended, BlobHash, CommandId, Journal, JournalError, RoomId, SqliteJournal, Version,
};

const SCHEMA: u32 = 7;

/// What is in a room, or would be.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Contents {
    exists: bool,
    /// The version of the last record; nobody knows it of a room whose beginning was not acknowledged.
    head: Option<u64>,
    records: Vec<u64>,
    blobs: Vec<u64>,
}

#[derive(Debug)]
pub(crate) struct Table {
    room: RoomId,
    /// After each call that may have happened; the first is acknowledged.
    after: Vec<Contents>,
    /// The head it had when it was last deleted.
    deleted_at: u64,
}

#[derive(Debug, Clone)]
pub(crate) enum Call {
    Append { expected: u64, number: u64 },
    Truncate { before: u64 },
    Blob { number: u64 },
    Delete { expected: u64 },
}

impl Table {
    pub(crate) fn new(name: &str) -> Self {
        Self {
            room: name.parse().unwrap(),
            after: vec![Contents::default()],
            deleted_at: 0,
        }
    }

    /// The next call, which from now on may have happened. None, while it is not known how the room began.
    pub(crate) fn call(&mut self, rng: &mut Rng, number: u64) -> Option<Call> {
        let mut now = self.after.last().unwrap().clone();
        let call = if now.exists {
            let head = now.head?;
            match rng.u8(..40) {
                0 => Call::Delete { expected: head },
                1 | 2 => Call::Truncate {
                    before: head.saturating_sub(rng.u64(..4)) + 1,
                },
                3 | 4 => Call::Blob { number },
                _ => Call::Append {
                    expected: head,
                    number,
                },
            }
        } else {
            Call::Append {
                expected: 0,
                number,
            }
        };
        match call {
            Call::Append { expected, number } => {
                now.head = now.exists.then_some(expected + 1);
                now.exists = true;
                now.records.push(number);
            }
            Call::Truncate { before } => {
                let kept = (now.head? + 1).saturating_sub(before);
                let first = now
                    .records
                    .len()
                    .saturating_sub(usize::try_from(kept).unwrap());
                now.records.drain(..first);
            }
            Call::Blob { number } => now.blobs.push(number),
            Call::Delete { .. } => now = Contents::default(),
        }
        self.after.push(now);
        Some(call)
    }

    pub(crate) async fn perform(
        journal: &SqliteJournal,
        room: RoomId,
        call: Call,
    ) -> Result<Option<Appended>, JournalError> {
        match call {
            Call::Append { expected, number } => {
                let (id, bytes) = (id(number), content(number));
                let appended = journal.append(&room, Version::new(expected), id, SCHEMA, bytes);
                appended.await.map(Some)
            }
            Call::Truncate { before } => {
                let truncated = journal.truncate(&room, Version::new(before)).await;
                truncated.map(|()| None)
            }
            Call::Blob { number } => journal.put_blob(&room, content(number)).await.map(|_| None),
            Call::Delete { expected } => {
                let deleted = journal.delete(&room, Version::new(expected)).await;
                deleted.map(|_| None)
            }
        }
    }

    pub(crate) fn room(&self) -> RoomId {
        self.room.clone()
    }

    /// The oldest of the calls under way was answered.
    pub(crate) fn acknowledge(&mut self, answer: Option<Appended>) -> Result<(), String> {
        let before = self.after.remove(0);
        if let (true, false) = (before.exists, self.after[0].exists) {
            self.deleted_at = before.head.unwrap_or(self.deleted_at);
        }
        let Some(answer) = answer else { return Ok(()) };
        let Appended::Committed(version) = answer else {
            return Err(format!("{} has a conflict with nobody", self.room));
        };
        let known = self.after[0].head.get_or_insert(version.get());
        if *known != version.get() || *known <= self.deleted_at {
            return Err(format!("{} at {version} instead of {known}", self.room));
        }
        Ok(())
    }

    /// Finds out what has happened, which is known from now on.
    pub(crate) async fn check(&mut self, journal: &SqliteJournal) -> Result<(), Missed> {
        let page = journal.read(&self.room, Version::EMPTY, usize::MAX).await?;
        let mut numbers = Vec::new();
        let first = page.head.get() + 1 - page.records.len() as u64;
        for (record, version) in page.records.iter().zip(first..) {
            let number = number(record.id);
            let whole = record.bytes == content(number) && record.schema == SCHEMA;
            if !whole || record.version.get() != version {
                return Err(self.missed(&format!("record {version} is not as it was written")));
            }
            numbers.push(number);
        }
        let head = page.head.get();
        let same = |it: &Contents| {
            it.exists == (head > 0)
                && it.records == numbers
                && (!it.exists || it.head.is_none_or(|known| known == head))
        };
        let mut found = None;
        for contents in self.after.iter().filter(|it| same(it)) {
            if self.has_blobs(journal, contents).await? {
                found = Some(contents.clone());
            }
        }
        let Some(mut found) = found else {
            return Err(self.missed(&format!("found {numbers:?} up to {head}")));
        };
        found.head = found.exists.then_some(head);
        self.after = vec![found];
        Ok(())
    }

    async fn has_blobs(
        &self,
        journal: &SqliteJournal,
        contents: &Contents,
    ) -> Result<bool, Missed> {
        for number in &contents.blobs {
            let blob = content(*number);
            let found = journal.get_blob(&self.room, &BlobHash::of(&blob)).await?;
            if found.is_some_and(|found| found != blob) {
                return Err(self.missed("a blob is not as it was written"));
            } else if !journal_has(journal, &self.room, &blob).await? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn missed(&self, what: &str) -> Missed {
        let possible = self
            .after
            .iter()
            .map(|it| (&it.records, it.head, &it.blobs));
        let possible: Vec<_> = possible.collect();
        Missed::Lost(format!("{}: {what}, where {possible:?} may be", self.room))
    }
}

/// Why a room was not found as it may be.
#[derive(Debug)]
pub(crate) enum Missed {
    Lost(String),
    /// It could not be read, which is a loss unless the power has failed meanwhile.
    Unread(JournalError),
}

impl From<JournalError> for Missed {
    fn from(error: JournalError) -> Self {
        Self::Unread(error)
    }
}

async fn journal_has(journal: &SqliteJournal, room: &RoomId, blob: &Bytes) -> Result<bool, Missed> {
    Ok(journal.get_blob(room, &BlobHash::of(blob)).await?.is_some())
}

fn id(number: u64) -> CommandId {
    CommandId(u128::from(number).to_be_bytes())
}

fn number(id: CommandId) -> u64 {
    u64::try_from(u128::from_be_bytes(id.0)).unwrap_or(u64::MAX)
}

/// What the record or blob of this number holds. Few are long.
fn content(number: u64) -> Bytes {
    let mut rng = Rng::with_seed(number);
    let longest = *rng.choice(&[100, 100, 800, 3_000, 20_000]).unwrap();
    let bytes: Vec<u8> = (0..rng.usize(20..longest)).map(|_| rng.u8(..)).collect();
    bytes.into()
}
