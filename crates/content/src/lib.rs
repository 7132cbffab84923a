//! Packs of places and roles: parsed, validated, embedded. Never decides what is dealt, and reads
//! no files: whoever has bytes brings them.

mod check;
mod error;
mod library;
mod parse;

pub use error::PackError;
pub use library::Library;
pub use parse::parse;

/// The version of the file format that this build reads.
pub const FORMAT: u32 = 1;

/// A pack file larger than this is refused unread.
pub const FILE_BYTES_MAX: usize = 256 * 1024;

/// RULES 9, row 32: with fewer places the spy guesses too easily.
pub const PLACES_MIN: usize = 8;

/// More places than this no phone can show as a grid.
pub const PLACES_MAX: usize = 200;

/// The longest id of a pack, place or role.
pub const ID_CHARS_MAX: usize = 40;

/// The longest text of any kind.
pub const TEXT_CHARS_MAX: usize = 60;

/// RULES 9, row 31: who finds no role left gets this one. Its text is the client's, so no pack
/// may use the id for something else.
pub const VISITOR: &str = "visitor";
