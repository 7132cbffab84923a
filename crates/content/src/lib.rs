//! Packs of places and roles: parsed, validated, embedded. Never decides what is dealt, and reads
//! no files: whoever has bytes brings them.

mod check;
mod deck;
mod fault;
mod house;
mod json;
mod library;
mod lines;
mod parse;

pub use fault::{Fault, Faults, What};
pub use house::{HouseError, complete, distance, distinct};
pub use library::{
    Clash, Library, Served, attributes_for_phones, for_phones, for_rules, held_bytes, print,
};
pub use parse::parse;
pub use wire::limits::{
    OWN_PREFIX, PACK_FORMAT as FORMAT, PACK_ID_CHARS as ID_CHARS_MAX, PACK_LEVEL_MAX as LEVEL_MAX,
    PACK_PLACES_MAX as PLACES_MAX, PACK_PLACES_MIN as PLACES_MIN, PACK_ROLES_MAX as ROLES_MAX,
    PACK_TEXT_CHARS as TEXT_CHARS_MAX, PACK_YEAR_MAX as YEAR_MAX, PACK_YEAR_MIN as YEAR_MIN,
    VISITOR,
};

/// A pack file larger than this is refused unread.
pub const FILE_BYTES_MAX: usize = wire::OWN_PACK_BYTES;

/// More faults than this are only counted.
pub const FAULTS_MAX: usize = 100;

/// Nearer to each other than this no two places of a pack of the house are.
pub const DISTANCE_MIN: u32 = 10;
