//! What must never be seen, in words.

use std::fmt;

use thiserror::Error;

/// What must never be seen.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub(crate) enum Fault {
    #[error("act {n} was acknowledged and is lost: the server knows of act {last_n} only")]
    Lost { n: u64, last_n: u64 },
    #[error("act {n} had happened and is answered as if it were new")]
    AsNew { n: u64 },
    #[error("the server knows of act {n}, which nobody waits for")]
    NeverSent { n: u64 },
    #[error("{part} {rev} is older than {seen}, which was shown before")]
    Older { part: Part, rev: u64, seen: u64 },
    #[error("{part} {rev} was another one before:\n{before}\nand is now\n{after}")]
    Otherwise {
        part: Part,
        rev: u64,
        before: String,
        after: String,
    },
    #[error("the card of round {round} was another one before")]
    OtherCard { round: u32 },
    #[error("{before} rounds of this game were over, and now {after}")]
    FewerRounds { before: u32, after: u32 },
    #[error("seat {seat} had {before} points and has {after} now, and no round was over meanwhile")]
    OtherPoints { seat: u64, before: i64, after: i64 },
    #[error("what was typed once stands there twice: {text}")]
    Twice { text: String },
    #[error("line {n} of round {round} was another one before")]
    OtherLine { round: u32, n: u64 },
    #[error("what was typed and acknowledged is not there: {text}")]
    Unsaid { text: String },
    #[error("the server holds revision {rev} and says that more was seen")]
    SetBack { rev: u64 },
    #[error("the server begins epoch {epoch}, and nobody has restored anything")]
    OtherEpoch { epoch: u64 },
    #[error(
        "attempt {attempt} at the deal of round {round} had other terms before:\n{before}\nand has now\n{after}"
    )]
    OtherTerms {
        round: u32,
        attempt: u8,
        before: String,
        after: String,
    },
    #[error(
        "attempt {attempt} at the deal of round {round} is asked for, and does not follow from what was shown of it"
    )]
    NotNext { round: u32, attempt: u8 },
    #[error(
        "attempt {attempt} at the deal of round {round} was asked for, and nothing tells what became of it"
    )]
    Vanished { round: u32, attempt: u8 },
    #[error("the proof of round {round} has not just grown; it was\n{before}\nand is now\n{after}")]
    OtherProof {
        round: u32,
        before: String,
        after: String,
    },
    #[error("the proof of round {round} is wrong: {why}")]
    WrongProof { round: u32, why: String },
    #[error(
        "seat {seat} has a number in attempt {attempt} at the deal of round {round}, and has told none there"
    )]
    NeverTold { round: u32, attempt: u8, seat: u16 },
    #[error(
        "a number of seat {seat} was told in attempt {} at round {} and is used in attempt {} at round {}",
        .told.1, .told.0, .used.1, .used.0
    )]
    NumberAgain {
        seat: u16,
        told: (u32, u8),
        used: (u32, u8),
    },
    #[error("the server does not take what a phone says of a deal: {said}")]
    NotTaken { said: String },
    #[error("the server turned a player away: {said}")]
    TurnedAway { said: String },
    #[error("a frame cannot be read: {said}")]
    Unreadable { said: String },
}

/// What a table is shown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    Board,
    Seat,
    Pulse,
    Happening,
    Deal,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "board",
            Self::Seat => "seat",
            Self::Pulse => "pulse",
            Self::Happening => "happening",
            Self::Deal => "deal",
        })
    }
}
