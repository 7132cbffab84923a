//! What records hold of a fair deal.

use std::{collections::VecDeque, fmt};

use fair::{Digest, SEALS, Use};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{Seal, SeatId};

use crate::fairness::{Proof, state::Number};

/// Numbers were sealed for a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Sealed {
    pub(crate) seat: SeatId,
    pub(crate) round: u32,
    pub(crate) seals: [Seal; SEALS],
}

/// A deal was tried: from here on its numbers are fixed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TermsSet {
    pub(crate) attempt: u8,
    pub(crate) order: Vec<SeatId>,
    pub(crate) asked: Vec<SeatId>,
    pub(crate) terms: String,
    pub(crate) numbers: Vec<ServerNumber>,
    /// It is the first of a game.
    pub(crate) begins_game: bool,
    pub(crate) until_ms: u64,
    /// Of the data that it is written to: in restored data the attempt does not go on.
    pub(crate) epoch: u64,
}

/// The one secret in a record from which later outcomes follow: whoever killed a server to deal anew would only get the
/// same deal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ServerNumber {
    #[serde(rename = "use")]
    of: String,
    number: Seal,
    round: u32,
}

impl fmt::Debug for ServerNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerNumber(…)")
    }
}

impl From<&Number> for ServerNumber {
    fn from(number: &Number) -> Self {
        Self {
            of: number.of.name().to_owned(),
            number: Seal::from_bytes(number.number.0),
            round: number.round,
        }
    }
}

impl ServerNumber {
    fn read(&self) -> Option<Number> {
        let of = Use::ALL.into_iter().find(|of| of.name() == self.of)?;
        Some(Number {
            of,
            number: Digest(*self.number.bytes()),
            round: self.round,
        })
    }

    pub(crate) fn read_all(numbers: &[Self]) -> Vec<Number> {
        numbers.iter().filter_map(Self::read).collect()
    }
}

/// Why an attempt failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Why {
    /// These told no number in time.
    Missing { seats: Vec<SeatId> },
    /// It is not what the terms say any more.
    Changed {},
    /// The data are older than they were.
    Restored {},
}

/// What outlives a game: what is proven, and numbers that are not open yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct FairKept {
    pub(crate) proofs: VecDeque<Proof>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) dealt: Vec<ServerNumber>,
    pub(crate) shown: u32,
}

impl FairKept {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
