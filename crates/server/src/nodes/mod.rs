//! Other nodes that serve the same tables, as far as they are heard of. A node is one process, for as long as it lives.
//! Nothing that is true of a table depends on this: the log decides, and whoever is mistaken here loses a race there.

mod census;
mod company;
mod whisper;

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::Instant;

use census::Census;
pub(crate) use company::{Company, whisper};
pub(crate) use whisper::{FlowTold, HouseWord, RoomWord, SeatTold, Tells, read, write};

use crate::dialect::Dialect;
use crate::entropy;

/// How long whoever has just come waits for answers: several ways there and back.
pub(crate) const ANSWERS_WITHIN: Duration = Duration::from_millis(300);

/// So many words may wait to be whispered. More are lost, as any whisper may be.
const UNSAID_MAX: usize = 256;

/// Random, so that two nodes with one are as likely as two phones with one token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct NodeId(pub(crate) u64);

impl NodeId {
    pub(crate) fn random() -> Self {
        Self(u64::from_be_bytes(entropy::bytes()))
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// How often nodes are heard, and how long they may be silent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rhythm {
    pub(crate) every: Duration,
    pub(crate) silence: Duration,
}

/// This node among the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    me: NodeId,
    rhythm: Rhythm,
    /// Whether there can be any others.
    is_shared: bool,
    census: Mutex<Census>,
    /// Looked up at every turn of every room, so it lies apart.
    has_others: AtomicBool,
    /// Looked up for every record.
    dialect: Dialect,
    /// Tables that were opened here.
    opened: AtomicU64,
    unsaid: mpsc::Sender<HouseWord>,
    /// Until somebody whispers it.
    to_say: Mutex<Option<mpsc::Receiver<HouseWord>>>,
}

impl Nodes {
    pub(crate) fn new(is_shared: bool, rhythm: Rhythm) -> Self {
        let me = NodeId::random();
        let (unsaid, to_say) = mpsc::channel(UNSAID_MAX);
        Self {
            me,
            rhythm,
            is_shared,
            census: Mutex::new(Census::new(me)),
            has_others: AtomicBool::new(false),
            dialect: Dialect::default(),
            opened: AtomicU64::new(0),
            unsaid,
            to_say: Mutex::new(Some(to_say)),
        }
    }

    pub(crate) fn me(&self) -> NodeId {
        self.me
    }

    pub(crate) fn rhythm(&self) -> Rhythm {
        self.rhythm
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Whether any other node was heard of lately.
    pub(crate) fn has_others(&self) -> bool {
        self.has_others.load(Ordering::Relaxed)
    }

    /// Those that were heard of lately.
    pub(crate) fn others(&self) -> Vec<NodeId> {
        self.census().others().collect()
    }

    /// One node does for all what needs to be done once: the one with the lowest id.
    pub(crate) fn is_steward(&self) -> bool {
        self.census().steward() == self.me
    }

    /// In which records are written, so that all living nodes can read them.
    pub(crate) fn dialect(&self) -> &Dialect {
        &self.dialect
    }

    fn opened_here(&self) -> u64 {
        self.opened.load(Ordering::Relaxed)
    }

    /// Once: whoever has it says what is to be said.
    fn take_to_say(&self) -> Option<mpsc::Receiver<HouseWord>> {
        // An option is whole after every statement, so a panic elsewhere cannot have broken it.
        let mut to_say = self.to_say.lock().unwrap_or_else(PoisonError::into_inner);
        to_say.take()
    }

    /// A table was opened here.
    pub(crate) fn opened(&self) {
        self.opened.fetch_add(1, Ordering::Relaxed);
    }

    /// Tells all other nodes. It may be lost.
    pub(crate) fn tell(&self, word: HouseWord) {
        if self.has_others() && self.unsaid.try_send(word).is_err() {
            tracing::debug!("a word to the other nodes was lost");
        }
    }

    fn hear<T>(&self, then: impl FnOnce(&mut Census, Instant) -> T) -> T {
        let at = Instant::now();
        let mut census = self.census();
        let heard = then(&mut census, at);
        self.has_others
            .store(census.others().next().is_some(), Ordering::Relaxed);
        self.dialect.agree_on(census.schema());
        heard
    }

    fn census(&self) -> MutexGuard<'_, Census> {
        // It is whole after every statement, so a panic elsewhere cannot have broken it.
        self.census.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
