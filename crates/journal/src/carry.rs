//! Carries a room from one store to another, while nobody plays. What is there already is left, so whoever was cut short
//! begins again; what is carried is read again and compared. Never changes the store that it carries from.

use std::collections::BTreeSet;

use crate::{Appended, BlobHash, JournalError, Movable, Page, Record, RoomId, Version};

const PAGE_RECORDS: usize = 512;

/// What a room has, at either end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Carried {
    pub records: u64,
    pub blobs: u64,
    /// All of these together.
    pub bytes: u64,
}

#[derive(Debug, Clone, thiserror::Error)]
pub enum CarryError {
    #[error("it cannot be read where it is: {0}")]
    Unread(JournalError),
    #[error("it cannot be kept where it goes: {0}")]
    Unkept(JournalError),
    #[error("it has no records")]
    Empty,
    #[error("what comes before its record {version} is missing")]
    Hole { version: Version },
    #[error("where it goes there is another of this name")]
    Other,
    #[error("it reads otherwise where it went")]
    Otherwise,
}

/// The records of a room, a page at a time.
struct Reading<'a, J> {
    journal: &'a J,
    room: &'a RoomId,
    after: Version,
}

impl<'a, J: Movable> Reading<'a, J> {
    fn of(journal: &'a J, room: &'a RoomId) -> Self {
        Self {
            journal,
            room,
            after: Version::EMPTY,
        }
    }

    async fn next(&mut self) -> Result<Page, JournalError> {
        let page = self.journal.read(self.room, self.after, PAGE_RECORDS);
        let page = page.await?;
        if let Some(last) = page.records.last() {
            self.after = last.version;
        }
        Ok(page)
    }
}

pub async fn carry<S: Movable, T: Movable>(
    source: &S,
    target: &T,
    room: &RoomId,
) -> Result<Carried, CarryError> {
    let mut reading = Reading::of(source, room);
    let first = reading.next().await.map_err(CarryError::Unread)?.records;
    let mut head = match first.first() {
        Some(first) => begin(target, room, first).await?,
        None => return Err(CarryError::Empty),
    };
    // Before the other records, so that it is never a room without its pictures that goes on.
    carry_blobs(source, target, room).await?;
    let mut records = first.into_iter().skip(1).collect::<Vec<_>>();
    loop {
        for record in records {
            head = follow(target, room, head, record).await?;
        }
        records = reading.next().await.map_err(CarryError::Unread)?.records;
        if records.is_empty() {
            return compare(source, target, room).await;
        }
    }
}

async fn begin<T: Movable>(
    target: &T,
    room: &RoomId,
    first: &Record,
) -> Result<Version, CarryError> {
    let adopted = target.adopt(room, first.clone()).await;
    landed(adopted, first.version)
}

async fn follow<T: Movable>(
    target: &T,
    room: &RoomId,
    head: Version,
    record: Record,
) -> Result<Version, CarryError> {
    let version = record.version;
    if version != head.next() {
        return Err(CarryError::Hole { version });
    }
    let appended = target.append(room, head, record.id, record.schema, record.bytes);
    landed(appended.await, version)
}

fn landed(
    appended: Result<Appended, JournalError>,
    version: Version,
) -> Result<Version, CarryError> {
    match appended.map_err(CarryError::Unkept)? {
        Appended::Committed(landed) if landed == version => Ok(version),
        Appended::Committed(_) | Appended::Conflict => Err(CarryError::Other),
    }
}

async fn carry_blobs<S: Movable, T: Movable>(
    source: &S,
    target: &T,
    room: &RoomId,
) -> Result<(), CarryError> {
    for hash in source.blobs(room).await.map_err(CarryError::Unread)? {
        let bytes = source.get_blob(room, &hash).await;
        let bytes = bytes.map_err(CarryError::Unread)?;
        let bytes = bytes.ok_or(CarryError::Unread(JournalError::NoSuchRoom))?;
        let put = target.put_blob(room, bytes).await;
        put.map_err(CarryError::Unkept)?;
    }
    Ok(())
}

async fn compare<S: Movable, T: Movable>(
    source: &S,
    target: &T,
    room: &RoomId,
) -> Result<Carried, CarryError> {
    let (mut left, mut right) = (Reading::of(source, room), Reading::of(target, room));
    let mut carried = Carried::default();
    // Pages of two stores need not end at the same record.
    let (mut wanted, mut found) = (Vec::new(), Vec::new());
    loop {
        let (here, there) = (left.next().await, right.next().await);
        let here = here.map_err(CarryError::Unread)?;
        let there = there.map_err(CarryError::Unkept)?;
        let ended = here.records.is_empty() && there.records.is_empty();
        wanted.extend(here.records);
        found.extend(there.records);
        let both = wanted.len().min(found.len());
        let alike = wanted
            .drain(..both)
            .zip(found.drain(..both))
            .all(|(here, there)| {
                carried.records += 1;
                carried.bytes += here.bytes.len() as u64;
                here == there
            });
        if !alike || here.head != there.head {
            return Err(CarryError::Otherwise);
        }
        if ended {
            break;
        }
    }
    if !(wanted.is_empty() && found.is_empty()) {
        return Err(CarryError::Otherwise);
    }
    compare_blobs(source, target, room, &mut carried).await?;
    Ok(carried)
}

async fn compare_blobs<S: Movable, T: Movable>(
    source: &S,
    target: &T,
    room: &RoomId,
    carried: &mut Carried,
) -> Result<(), CarryError> {
    let here = source.blobs(room).await.map_err(CarryError::Unread)?;
    let there = target.blobs(room).await.map_err(CarryError::Unkept)?;
    let sorted = |hashes: Vec<BlobHash>| BTreeSet::from_iter(hashes);
    let (here, there) = (sorted(here), sorted(there));
    if here != there {
        return Err(CarryError::Otherwise);
    }
    for hash in there {
        // A store gives nothing out that is not what it is called after.
        let bytes = target.get_blob(room, &hash).await;
        let bytes = bytes.map_err(CarryError::Unkept)?;
        carried.bytes += bytes.ok_or(CarryError::Otherwise)?.len() as u64;
        carried.blobs += 1;
    }
    Ok(())
}
