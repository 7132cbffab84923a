//! One table that somebody is at: its state, its time, its phones. Knows commands, records and views
//! only as things to pass on.

mod abroad;
mod additions;
mod budget;
mod clock;
mod commit;
mod crowd;
mod dealing;
mod doorway;
mod due;
mod ears;
mod elsewhere;
mod entering;
mod knocks;
mod ledger;
mod life;
mod own_packs;
mod presence;
mod setback;
mod task;
#[cfg(test)]
mod tests;
mod views;

use std::sync::Arc;

use journal::BlobHash;
use rules::TokenHash;
use tokio::sync::oneshot;
use tokio::time::Instant;
use wire::{Chronicle, Intent, Refusal, Seal, Secret128, Seen};

use crate::additions::Checked;
use crate::outbox::Outbox;

pub(crate) use budget::Budget;
pub(crate) use doorway::{Doorway, stopped};
pub(crate) use ears::Ears;
pub(crate) use ledger::{Denied, Ledger, LedgerError, fold_all};
pub(crate) use life::run;
pub(crate) use task::Room;

/// One socket, for as long as the process lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ConnId(pub(crate) u64);

/// What sockets tell a room. Every room has space for many of these, so what is long lies apart.
#[derive(Debug)]
pub(crate) enum ToRoom {
    Enter {
        conn: ConnId,
        outbox: Arc<Outbox>,
        claim: Box<Claim>,
    },
    Watch {
        conn: ConnId,
        outbox: Arc<Outbox>,
        screen: bool,
        /// Only until it sits down, or chooses to watch.
        at_door: bool,
        /// Wants to look after the deal.
        fair: bool,
    },
    Intent {
        conn: ConnId,
        n: u64,
        tap: Box<Tap>,
    },
    /// Its part in a fair deal.
    Vouch {
        conn: ConnId,
        vouching: Box<Vouching>,
    },
    /// Whether this token holds a seat.
    IsSeated {
        token: Box<TokenHash>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Somebody is about to add something; asked before it is read.
    MayAdd {
        token: Box<TokenHash>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    Add {
        token: Box<TokenHash>,
        checked: Box<Checked>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// A phone wants a pack of the table's own; the answer is where it lies.
    FindPack {
        id: Box<str>,
        answer: oneshot::Sender<Result<BlobHash, Refusal>>,
    },
    /// Somebody wants to read what is told of the rounds that are over.
    Tell {
        answer: oneshot::Sender<Result<Box<Chronicle>, Refusal>>,
    },
    /// A phone that promised to be heard is silent, or is heard again.
    Quiet {
        conn: ConnId,
        quiet: bool,
    },
    Gone {
        conn: ConnId,
    },
}

impl ToRoom {
    /// Whether it asks of what may have just happened at another node.
    fn wants_the_newest(&self) -> bool {
        match self {
            Self::Enter { .. }
            | Self::IsSeated { .. }
            | Self::MayAdd { .. }
            | Self::Add { .. }
            | Self::FindPack { .. }
            | Self::Tell { .. } => true,
            Self::Watch { .. }
            | Self::Intent { .. }
            | Self::Vouch { .. }
            | Self::Quiet { .. }
            | Self::Gone { .. } => false,
        }
    }

    /// Tells whoever waits for an answer.
    fn refuse(self, why: Refusal) {
        match self {
            Self::Enter { outbox, .. } | Self::Watch { outbox, .. } => outbox.turn_away(why),
            Self::IsSeated { answer, .. }
            | Self::MayAdd { answer, .. }
            | Self::Add { answer, .. } => {
                answer.send(Err(why)).ok();
            }
            Self::FindPack { answer, .. } => {
                answer.send(Err(why)).ok();
            }
            Self::Tell { answer } => {
                answer.send(Err(why)).ok();
            }
            Self::Intent { .. } | Self::Vouch { .. } | Self::Quiet { .. } | Self::Gone { .. } => {}
        }
    }
}

/// What a player has done on a phone, and when it came here.
#[derive(Debug)]
pub(crate) struct Tap {
    pub(crate) intent: Intent,
    pub(crate) read_at: Instant,
}

/// By what right a phone takes a seat. Hashes only: the token itself stays in the socket's frame.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    pub(crate) token: TokenHash,
    pub(crate) name: Option<String>,
    pub(crate) avatar: Option<u8>,
    pub(crate) key: Option<TokenHash>,
    pub(crate) seen: Option<Seen>,
    /// Takes part in fair deals.
    pub(crate) fair: bool,
    /// No person, and says so.
    pub(crate) bot: bool,
}

/// What a phone says by itself for a fair deal.
#[derive(Clone, Debug)]
pub(crate) enum Vouching {
    Seal {
        round: u32,
        seals: [Seal; 3],
    },
    Unseal {
        round: u32,
        attempt: u8,
        number: Secret128,
    },
}
