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
pub use library::{Clash, Library, for_phones, for_rules};
pub use parse::parse;

/// The version of the file format that this build reads.
pub const FORMAT: u32 = 1;

/// A pack file larger than this is refused unread.
pub const FILE_BYTES_MAX: usize = wire::OWN_PACK_BYTES;

/// RULES 9, row 32: with fewer places the spy guesses too easily.
pub const PLACES_MIN: usize = 8;

/// More places than this no phone can show as a grid.
pub const PLACES_MAX: usize = 200;

/// Twice as many as there can be players.
pub const ROLES_MAX: usize = 24;

/// More faults than this are only counted.
pub const FAULTS_MAX: usize = 100;

/// The longest id of a pack, place or role.
pub const ID_CHARS_MAX: usize = 40;

/// The longest text of any kind.
pub const TEXT_CHARS_MAX: usize = 60;

/// As much of an attribute as a place can have.
pub const LEVEL_MAX: u8 = 4;

/// Nearer to each other than this no two places of a pack of the house are.
pub const DISTANCE_MIN: u32 = 10;

/// Before this year there was no film to be shown.
pub const YEAR_MIN: u16 = 1888;

/// A later year is a slip of the pen.
pub const YEAR_MAX: u16 = 2100;

/// How the id of a table's own pack begins, so that no pack of a server can be mistaken for one.
pub const OWN_PREFIX: &str = "own-";

/// RULES 9, row 31: who finds no role left gets this one. Its text is the client's, so no pack
/// may use the id for something else.
pub const VISITOR: &str = "visitor";
