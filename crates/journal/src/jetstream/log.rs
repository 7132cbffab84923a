//! The log of one room in the cluster: append, read, truncate, delete. The cluster takes a message only after the one
//! that its writer had seen, so of two writers one wins, wherever they are.

use std::time::Duration;

use bytes::Bytes;
use tokio::time::{Instant, sleep};

use super::api::Fault;
use super::chain::Chain;
use super::entry::{Entry, Said};
use super::store::{Room, Store, failed, readers_patience};
use crate::limits::PageBudget;
use crate::room::unix_now_ms;
use crate::{Appended, CommandId, Deleted, JournalError, Page, Record, Version};

/// An election takes four to eight seconds, and a writer waits for it.
pub(super) const WRITES_WITHIN: Duration = Duration::from_secs(12);
/// The cluster may refuse a message while another is on its way, although that one may come to nothing.
const AFTER_CONFLICT: Duration = Duration::from_millis(2);
const AFTER_SILENCE: Duration = Duration::from_millis(50);

/// What becomes of an entry.
enum Put {
    Done(Record),
    Conflict,
}

/// What somebody wants to append.
pub(super) struct Draft {
    pub(super) expected: Version,
    /// Under which version a room begins that comes from another store.
    pub(super) first: Option<Version>,
    pub(super) id: CommandId,
    pub(super) schema: u32,
    pub(super) bytes: Bytes,
}

impl Store {
    pub(super) async fn append(
        &self,
        room: &Room,
        draft: &Draft,
    ) -> Result<Appended, JournalError> {
        let until = Instant::now() + WRITES_WITHIN;
        let mut chain = room.chain.lock().await;
        let mut writing = Writing::until(until);
        let mut looks = chain.is_new();
        loop {
            if looks {
                self.catch_up(room, &mut chain, until)
                    .await
                    .map_err(|fault| writing.gives_up(fault))?;
            }
            if let Some(version) = chain.version_of(draft.id) {
                return Ok(Appended::Committed(version));
            }
            if chain.head != draft.expected {
                if looks {
                    return Ok(Appended::Conflict);
                }
                // Somebody else may have written it.
                looks = true;
                continue;
            }
            looks = true;
            let entry = self.next_entry(&chain, draft, until).await;
            let entry = entry.map_err(|fault| writing.gives_up(fault))?;
            if let Some(Put::Done(record)) = self.put(room, &mut chain, entry, &mut writing).await?
            {
                self.add_used(room.shelf, record.bytes.len());
                return Ok(Appended::Committed(record.version));
            }
        }
    }

    async fn next_entry(
        &self,
        chain: &Chain,
        draft: &Draft,
        until: Instant,
    ) -> Result<Entry, Fault> {
        let version = match (chain.head, draft.first) {
            (Version::EMPTY, Some(first)) => first,
            // Read after the room was seen to be gone, so it is above all that was there.
            (Version::EMPTY, None) => self.hall.floor(until).await?.next(),
            (head, _) => head.next(),
        };
        Ok(Entry {
            seq: 0,
            after_seq: 0,
            at_ms: unix_now_ms(),
            prev: chain.head,
            said: Said::Record(Record {
                version,
                id: draft.id,
                schema: draft.schema,
                bytes: draft.bytes.clone(),
            }),
        })
    }

    /// Tries once to write what follows. Nothing: whoever wants it must look what has become of it.
    async fn put(
        &self,
        room: &Room,
        chain: &mut Chain,
        mut entry: Entry,
        writing: &mut Writing,
    ) -> Result<Option<Put>, JournalError> {
        let log = room.log.clone();
        let sent = self
            .api
            .publish(log, entry.written(), chain.last_seq, writing.left());
        match sent.await {
            Ok(seq) => {
                entry.seq = seq;
                let record = self.take(room, chain, entry);
                Ok(Some(record.map_or(Put::Conflict, Put::Done)))
            }
            Err(fault) => writing.note(fault).await.map(|()| None),
        }
    }

    pub(super) async fn read(
        &self,
        room: &Room,
        after: Version,
        max: usize,
    ) -> Result<Page, Fault> {
        let until = readers_patience();
        let mut chain = room.chain.lock().await;
        let new = self.catch_up(room, &mut chain, until).await?;
        let mut draft = PageDraft::new(chain.head, max, self.limits.page_bytes);
        match chain.first_after(after) {
            Some((first, _)) if new.first().is_some_and(|record| record.version <= first) => {
                let wanted = new.into_iter().filter(|record| record.version >= first);
                draft.add(wanted);
            }
            Some((_, seq)) if max > 0 => self.fetch(room, &chain, seq, &mut draft, until).await?,
            _ => {}
        }
        Ok(draft.page)
    }

    /// Records from this sequence on, until the page is full or the head is reached.
    async fn fetch(
        &self,
        room: &Room,
        chain: &Chain,
        mut seq: u64,
        draft: &mut PageDraft,
        until: Instant,
    ) -> Result<(), Fault> {
        while !draft.is_full {
            let stored = self.from(room, seq, draft.max, until).await?;
            let Some(last) = stored.last() else { break };
            seq = last.seq + 1;
            let counted = stored.iter().filter(|message| chain.is_kept(message.seq));
            draft.add(counted.filter_map(|message| Entry::read(message)?.into_record()));
        }
        Ok(())
    }

    pub(super) async fn truncate(&self, room: &Room, before: Version) -> Result<(), JournalError> {
        let until = Instant::now() + WRITES_WITHIN;
        let mut chain = room.chain.lock().await;
        self.catch_up(room, &mut chain, until)
            .await
            .map_err(failed)?;
        if chain.head == Version::EMPTY {
            return Ok(());
        }
        if before > chain.head && chain.keeps_records() {
            // The last of them must stay, or nobody would know the head; so there is another that says nothing else.
            self.say(room, &mut chain, until, Said::Stub).await?;
        }
        chain.truncate(before);
        self.drop_below(room, chain.first_seq())
            .await
            .map_err(failed)
    }

    /// Deletes the room, if this is its head.
    pub(super) async fn delete(
        &self,
        room: &Room,
        expected: Version,
    ) -> Result<Deleted, JournalError> {
        let until = Instant::now() + WRITES_WITHIN;
        let mut chain = room.chain.lock().await;
        self.catch_up(room, &mut chain, until)
            .await
            .map_err(failed)?;
        match chain.head {
            Version::EMPTY => return Ok(Deleted::Gone),
            head if head != expected => return Ok(Deleted::Conflict),
            _ => {}
        }
        // Before the room is gone, so that whoever sees it gone sees the floor raised.
        let floor = self.hall.raise_floor(expected.next(), until).await;
        floor.map_err(failed)?;
        if !self.say(room, &mut chain, until, Said::End).await? && chain.head != Version::EMPTY {
            return Ok(Deleted::Conflict);
        }
        if let Err(fault) = self.clear(room, chain.last_seq).await {
            tracing::debug!(room = %room.id, %fault, "what was left of a room is dropped later");
        }
        Ok(Deleted::Gone)
    }

    /// Drops what a room has left behind that ended with this message. The message stays for a while: without it a
    /// writer that was very slow could not see that there was a room in between.
    pub(super) async fn clear(&self, room: &Room, end_seq: u64) -> Result<(), Fault> {
        let blobs = self.names.blobs(room.shelf, &room.id, None);
        self.api.purge(&room.stream, &blobs, Some(end_seq)).await?;
        self.drop_below(room, end_seq).await?;
        self.weigh(room.shelf).await
    }

    async fn drop_below(&self, room: &Room, seq: u64) -> Result<(), Fault> {
        let until = readers_patience();
        self.api
            .patiently(until, || self.api.purge(&room.stream, &room.log, Some(seq)))
            .await
    }

    /// Writes what is no record, if nobody else writes meanwhile. False if somebody did.
    async fn say(
        &self,
        room: &Room,
        chain: &mut Chain,
        until: Instant,
        said: Said,
    ) -> Result<bool, JournalError> {
        let (head, mut writing) = (chain.head, Writing::until(until));
        while chain.head == head {
            let mut entry = Entry {
                seq: 0,
                after_seq: 0,
                at_ms: chain.at_ms,
                prev: head,
                said: said.clone(),
            };
            let written = entry.written();
            let (log, left) = (room.log.clone(), writing.left());
            match self.api.publish(log, written, chain.last_seq, left).await {
                Ok(seq) => {
                    entry.seq = seq;
                    self.take(room, chain, entry);
                    return Ok(true);
                }
                Err(fault) => writing.note(fault).await?,
            }
            let caught_up = self.catch_up(room, chain, until).await;
            caught_up.map_err(|fault| writing.gives_up(fault))?;
            if said == Said::Stub && !chain.keeps_records() {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// A page while records are put on it.
struct PageDraft {
    page: Page,
    max: usize,
    budget: PageBudget,
    /// Nothing more belongs on it.
    is_full: bool,
}

impl PageDraft {
    fn new(head: Version, max: usize, page_bytes: usize) -> Self {
        Self {
            page: Page {
                records: Vec::new(),
                head,
            },
            max,
            budget: PageBudget::new(page_bytes),
            is_full: max == 0,
        }
    }

    fn add(&mut self, records: impl Iterator<Item = Record>) {
        for record in records {
            if self.is_full || !self.budget.admits(record.bytes.len()) {
                self.is_full = true;
                return;
            }
            let is_newest = record.version == self.page.head;
            self.page.records.push(record);
            self.is_full = is_newest || self.page.records.len() == self.max;
        }
    }
}

/// How the tries to write something have gone.
struct Writing {
    until: Instant,
    /// Whether one was not answered, so that it may have happened, or may still.
    is_open: bool,
    tries: u32,
}

impl Writing {
    fn until(until: Instant) -> Self {
        Self {
            until,
            is_open: false,
            tries: 0,
        }
    }

    fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    /// After a try that came to nothing: waits a moment, if another is worth it.
    async fn note(&mut self, fault: Fault) -> Result<(), JournalError> {
        self.tries += 1;
        let pause = if fault.is_conflict() {
            AFTER_CONFLICT * self.tries.min(20)
        } else if fault.is_passing() {
            self.is_open |= matches!(fault, Fault::Silent(_));
            AFTER_SILENCE
        } else {
            return Err(self.gives_up(fault));
        };
        if Instant::now() + pause >= self.until {
            return Err(self.gives_up(fault));
        }
        sleep(pause).await;
        Ok(())
    }

    fn gives_up(&self, fault: Fault) -> JournalError {
        match self.is_open {
            true => JournalError::unanswered(fault),
            false => failed(fault),
        }
    }
}
