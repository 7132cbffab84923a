//! A room's state and the log it is folded from. Decides, appends, then folds: what is not durable has
//! not happened.

mod space;

use std::sync::Arc;

use bytes::Bytes;
use journal::{Appended, CommandId, Journal, JournalError, Page, Version};
use rules::{Author, Command, Event, Moment, Outcome, Record, State, Stirred, Unreadable};
use wire::{Refusal, SeatId, Seen, pack::Pack};

use super::budget::{Budget, LogBytes};
use super::own_packs;
use crate::code::TableCode;
use crate::entropy;
use crate::house::House;
use crate::memory::Share;

const PAGE_RECORDS: usize = 512;
/// How often somebody else may be faster before a command is given up.
const ATTEMPTS: usize = 8;

#[derive(Debug, thiserror::Error)]
pub(crate) enum LedgerError {
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error("record {version} of the room is {why}; the room was left as it is")]
    Unreadable { version: Version, why: Unreadable },
    #[error(
        "what comes before record {version} of the room is missing; the room was left as it is"
    )]
    Hole { version: Version },
    #[error("the room has no records")]
    Missing,
    #[error("other writers were faster {ATTEMPTS} times in a row")]
    Contended,
    #[error("there is no memory left for a game of this size")]
    NoMemory,
}

impl LedgerError {
    /// Whether it would be the same the next time.
    pub(super) fn lasts(&self) -> bool {
        matches!(
            self,
            Self::Unreadable { .. } | Self::Hole { .. } | Self::Journal(JournalError::Damaged(_))
        )
    }

    /// Whether the journal has told it already, once for all who are refused meanwhile.
    pub(crate) fn is_told(&self) -> bool {
        matches!(self, Self::Journal(error) if error.is_passing())
    }

    /// What a phone is told of it.
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            Self::Journal(JournalError::Full(_)) => Refusal::DiskFull,
            _ => Refusal::ServerBusy,
        }
    }

    /// Whether nobody can say what has happened: not before the journal is opened again, or before it answers.
    fn hides_what_happened(&self) -> bool {
        matches!(
            self,
            Self::Journal(JournalError::Broken(_) | JournalError::Unanswered(_))
        )
    }
}

#[derive(Debug)]
pub(crate) enum Denied {
    Refused(Refusal),
    /// It has not happened.
    Failed(LedgerError),
    /// It may have happened or not, and the log cannot be asked.
    Unsure(LedgerError),
}

impl<E: Into<LedgerError>> From<E> for Denied {
    fn from(error: E) -> Self {
        let error: LedgerError = error.into();
        if error.hides_what_happened() {
            Self::Unsure(error)
        } else {
            Self::Failed(error)
        }
    }
}

/// What a decision may use besides the state.
#[derive(Clone, Copy, Debug)]
struct Circumstances<'a> {
    now_ms: u64,
    /// Seats whose phones have just been heard.
    awake: &'a [SeatId],
    own_packs: &'a [Arc<Pack>],
}

#[derive(Debug)]
pub(crate) struct Ledger<J> {
    journal: J,
    code: TableCode,
    state: State,
    version: Version,
    /// Of the log as far as it is folded here.
    log: LogBytes,
    budget: Budget,
    /// How much may have changed since it was last shown.
    stirred: Stirred,
    house: Arc<House>,
    /// What its game takes.
    memory: Share,
}

impl<J: Journal> Ledger<J> {
    /// Begins the log of a new room. `Contended` means that the code is taken.
    pub(crate) async fn open(
        journal: J,
        code: TableCode,
        budget: Budget,
        house: Arc<House>,
    ) -> Result<(), Denied> {
        let mut ledger = Self::empty(journal, code, budget, house);
        let circumstances = Circumstances {
            now_ms: 0,
            awake: &[],
            own_packs: &[],
        };
        match ledger.attempt(&Command::Open, None, circumstances).await? {
            Attempt::Recorded => Ok(()),
            Attempt::Nothing | Attempt::Overtaken => Err(LedgerError::Contended.into()),
        }
    }

    pub(crate) async fn load(
        journal: J,
        code: TableCode,
        budget: Budget,
        house: Arc<House>,
    ) -> Result<Self, LedgerError> {
        let mut ledger = Self::empty(journal, code, budget, house);
        ledger.catch_up().await?;
        Ok(ledger)
    }

    fn empty(journal: J, code: TableCode, budget: Budget, house: Arc<House>) -> Self {
        let state = State::empty(code.as_str());
        Self {
            journal,
            code,
            state,
            version: Version::EMPTY,
            log: LogBytes::default(),
            budget,
            stirred: Stirred::everything(),
            house,
            memory: Share::none(),
        }
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub(crate) fn version(&self) -> u64 {
        self.version.get()
    }

    /// What a phone that is shown everything has seen.
    pub(crate) fn moment(&self) -> Seen {
        Seen {
            epoch: self.journal.epoch(),
            rev: self.version(),
        }
    }

    /// The table keeps what others have already.
    pub(crate) fn share(&mut self) {
        self.house.pools.share(&mut self.state);
    }

    pub(crate) fn stirred(&self) -> &Stirred {
        &self.stirred
    }

    /// How much may have changed since this was last taken.
    pub(crate) fn take_stirred(&mut self) -> Stirred {
        std::mem::replace(&mut self.stirred, Stirred::nothing())
    }

    pub(crate) fn code(&self) -> &TableCode {
        &self.code
    }

    /// Decides the command and makes the outcome durable. A number that its seat has used before
    /// changes nothing, and neither does one that its seat has passed over.
    pub(crate) async fn commit(
        &mut self,
        command: &Command,
        by: Option<Author>,
        now_ms: u64,
        awake: &[SeatId],
    ) -> Result<(), Denied> {
        for _ in 0..ATTEMPTS {
            let own_packs = match command.reads_packs() || rules::is_dealing(&self.state) {
                true => self.own_packs().await,
                false => Vec::new(),
            };
            let circumstances = Circumstances {
                now_ms,
                awake,
                own_packs: &own_packs,
            };
            match by.map(|by| self.state.outcome(by.seat, by.n)) {
                None | Some(Outcome::New) => {}
                Some(Outcome::Accepted) => return Ok(()),
                Some(Outcome::PassedOver) => return self.pass_over(command, circumstances),
                Some(Outcome::Forgotten) => return Err(Denied::Refused(Refusal::Stale)),
            }
            match self.attempt(command, by, circumstances).await? {
                Attempt::Recorded | Attempt::Nothing => return Ok(()),
                Attempt::Overtaken => self.catch_up().await?,
            }
        }
        Err(LedgerError::Contended.into())
    }

    /// What its seat did after it has happened, so this cannot happen any more. It is done all the same if there is
    /// nothing to do.
    fn pass_over(&self, command: &Command, circumstances: Circumstances<'_>) -> Result<(), Denied> {
        match self.decide(command, circumstances)? {
            (_, events) if events.is_empty() => Ok(()),
            _ => Err(Denied::Refused(Refusal::NotDone)),
        }
    }

    pub(super) async fn own_packs(&self) -> Vec<Arc<Pack>> {
        own_packs::all(&self.state, &self.house.shelf, &self.journal, &self.code).await
    }

    /// What the command leads to, and when.
    fn decide(
        &self,
        command: &Command,
        circumstances: Circumstances<'_>,
    ) -> Result<(u64, Vec<Event>), Denied> {
        let library = &self.house.library;
        let beside: Vec<_>;
        let packs = match circumstances.own_packs {
            [] => library.packs(),
            own => {
                beside = library.packs().iter().chain(own).cloned().collect();
                &beside
            }
        };
        let moment = Moment {
            now_ms: circumstances.now_ms.max(self.state.at_ms()),
            dice: entropy::bytes(),
            packs,
            pictures: library.pictures(),
            prints: library.prints(),
            awake: circumstances.awake,
            epoch: self.journal.epoch(),
        };
        let events = rules::decide(&self.state, command, &moment).map_err(Denied::Refused)?;
        Ok((moment.now_ms, events))
    }

    async fn attempt(
        &mut self,
        command: &Command,
        by: Option<Author>,
        circumstances: Circumstances<'_>,
    ) -> Result<Attempt, Denied> {
        let (at_ms, events) = self.decide(command, circumstances)?;
        if events.is_empty() {
            return Ok(Attempt::Nothing);
        }
        let record = Record { at_ms, by, events };
        let id = CommandId(entropy::bytes());
        let schema = self.house.nodes.dialect().schema();
        let encoded = record.encode_in(schema);
        let bytes = Bytes::from(encoded.map_err(|_| Denied::Refused(Refusal::Updating))?);
        let length = bytes.len();
        let memory = self.afford(command, &record, length)?;
        let append = self
            .journal
            .append(self.code.room(), self.version, id, schema, bytes);
        let appended = match append.await {
            // What such a log shows now is not what it will show when it is opened again, or later.
            Err(error @ (JournalError::Broken(_) | JournalError::Unanswered(_))) => {
                return Err(error.into());
            }
            Err(error) if !error.is_refusal() => self.look_up(id, error).await?,
            answer => answer?,
        };
        match appended {
            Appended::Conflict => Ok(Attempt::Overtaken),
            Appended::Committed(version) => {
                self.fold(&record, version, length);
                if record.begins_game() {
                    self.memory = memory.unwrap_or_else(Share::none);
                    self.truncate();
                }
                if record.drops_addition() {
                    self.drop_unused_blobs().await;
                }
                Ok(Attempt::Recorded)
            }
        }
    }

    /// A write that failed may have happened all the same. Then it is the next in the log, under its id.
    async fn look_up(&self, id: CommandId, error: JournalError) -> Result<Appended, Denied> {
        let code = &self.code;
        let page = self.journal.read(code.room(), self.version, 1).await;
        let page = page.map_err(|unread| Denied::Unsure(unread.into()))?;
        match page.records.first().filter(|next| next.id == id) {
            Some(written) => {
                tracing::warn!(%code, %error, "a write that failed had happened all the same");
                Ok(Appended::Committed(written.version))
            }
            None => Err(error.into()),
        }
    }

    /// Folds what was written since. Begins anew when the log does not go on from here.
    pub(crate) async fn catch_up(&mut self) -> Result<(), LedgerError> {
        if !self.read_on().await? {
            self.begin_anew().await?;
        }
        match self.version {
            Version::EMPTY => Err(LedgerError::Missing),
            _ => Ok(()),
        }
    }

    /// What is known stays until all is read: a table must never be seen half-way.
    async fn begin_anew(&mut self) -> Result<(), LedgerError> {
        for _ in 0..ATTEMPTS {
            let (journal, house) = (self.journal.clone(), Arc::clone(&self.house));
            let mut anew = Self::empty(journal, self.code.clone(), self.budget, house);
            anew.memory = std::mem::replace(&mut self.memory, Share::none());
            match anew.read_on().await {
                Ok(true) => {
                    *self = anew;
                    return Ok(());
                }
                unfinished => {
                    self.memory = anew.memory;
                    unfinished?;
                }
            }
        }
        Err(LedgerError::Contended)
    }

    /// A record that somebody has written. False: it does not follow on what is known.
    pub(crate) fn take_next(&mut self, stored: &journal::Record) -> Result<bool, LedgerError> {
        if stored.version <= self.version {
            return Ok(true);
        }
        let follows = self.version != Version::EMPTY && stored.version == self.version.next();
        if follows {
            self.take_in(stored)?;
        }
        Ok(follows)
    }

    /// False: what was read does not go on from here.
    async fn read_on(&mut self) -> Result<bool, LedgerError> {
        loop {
            let page = self
                .journal
                .read(self.code.room(), self.version, PAGE_RECORDS)
                .await?;
            if !page.continues(self.version) {
                return Ok(false);
            }
            for stored in &page.records {
                self.take_in(stored)?;
            }
            if self.version == page.head || page.records.is_empty() {
                return Ok(self.version == page.head);
            }
        }
    }

    fn take_in(&mut self, stored: &journal::Record) -> Result<(), LedgerError> {
        let record = read_after(self.version, stored)?;
        if record.begins_game() {
            let share = self.share_for(stored.bytes.len() as u64);
            self.memory = share.ok_or(LedgerError::NoMemory)?;
        }
        self.fold(&record, stored.version, stored.bytes.len());
        Ok(())
    }

    fn fold(&mut self, record: &Record, version: Version, bytes: usize) {
        self.log.add(bytes, record.begins_game());
        self.stirred.and(self.state.fold(record));
        self.version = version;
    }

    /// The record just written carries all that survives. Keeping the older ones costs only space, so
    /// nobody waits for this and a failure is no more than a remark.
    fn truncate(&self) {
        let (journal, code, before) = (self.journal.clone(), self.code.clone(), self.version);
        tokio::spawn(async move {
            if let Err(error) = journal.truncate(code.room(), before).await {
                tracing::debug!(%code, %error, "old records were not dropped");
            }
        });
    }
}

/// The table of a log that somebody looks into without serving it.
pub(crate) fn fold_all(code: &TableCode, page: &Page) -> Result<State, LedgerError> {
    let mut state = State::empty(code.as_str());
    let mut version = Version::EMPTY;
    for stored in &page.records {
        state.fold(&read_after(version, stored)?);
        version = stored.version;
    }
    match version {
        Version::EMPTY => Err(LedgerError::Missing),
        version if version == page.head => Ok(state),
        version => Err(LedgerError::Hole {
            version: version.next(),
        }),
    }
}

/// A record that goes on from this version.
fn read_after(before: Version, stored: &journal::Record) -> Result<Record, LedgerError> {
    let version = stored.version;
    let record = Record::decode(stored.schema, &stored.bytes)
        .map_err(|why| LedgerError::Unreadable { version, why })?;
    let follows = match before {
        Version::EMPTY => record.may_be_first(),
        before => before.next() == version,
    };
    if follows {
        Ok(record)
    } else {
        Err(LedgerError::Hole { version })
    }
}

enum Attempt {
    Recorded,
    /// The command was fine and there was nothing to record.
    Nothing,
    Overtaken,
}
