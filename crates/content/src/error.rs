//! What is wrong with a pack, in words for the person who wrote it.

use crate::{
    DISTANCE_MIN, FILE_BYTES_MAX, FORMAT, ID_CHARS_MAX, LEVEL_MAX, PLACES_MAX, PLACES_MIN,
    TEXT_CHARS_MAX, VISITOR, YEAR_MAX, YEAR_MIN,
};
use thiserror::Error;
use wire::Attribute;

/// The first fault that was found. A `spot` says where, by ids: "place `zoo`, role `vet`".
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PackError {
    #[error("the file has {bytes} bytes; a pack may have at most {FILE_BYTES_MAX}")]
    TooLarge { bytes: usize },
    #[error("line {line}, column {column}: the file is not valid UTF-8")]
    NotUtf8 { line: usize, column: usize },
    #[error("the file begins with a byte order mark; save it as UTF-8 without one")]
    ByteOrderMark,
    #[error("line {line}, column {column}: {what}")]
    Json {
        line: usize,
        column: usize,
        what: String,
    },
    #[error("format {format} is not known; this version reads format {FORMAT}")]
    UnknownFormat { format: u64 },
    #[error("a pack needs at least {PLACES_MIN} places; this one has {count}")]
    TooFewPlaces { count: usize },
    #[error("a pack may have at most {PLACES_MAX} places; this one has {count}")]
    TooManyPlaces { count: usize },
    #[error("{spot}: an id has 1 to {ID_CHARS_MAX} characters out of a-z, 0-9 and -")]
    BadId { spot: String },
    #[error("{spot}: two {what} have the id `{id}`")]
    DuplicateId {
        spot: String,
        what: &'static str,
        id: String,
    },
    #[error("{spot}: the {what} `{first}` and `{second}` have the same name in {language}")]
    DuplicateName {
        spot: String,
        what: &'static str,
        first: String,
        second: String,
        language: &'static str,
    },
    #[error("{spot}: the role id `{VISITOR}` is kept for players beyond the last role")]
    ReservedRole { spot: String },
    #[error("{spot}: the text is empty")]
    EmptyText { spot: String },
    #[error("{spot}: the text begins or ends with a space")]
    OuterSpace { spot: String },
    #[error("{spot}: the text has {chars} characters; at most {TEXT_CHARS_MAX} are allowed")]
    TextTooLong { spot: String, chars: usize },
    #[error("{spot}: the invisible character U+{code:04X} is not allowed")]
    HiddenCharacter { spot: String, code: u32 },
    #[error("{spot}: the year {year} is not from {YEAR_MIN} to {YEAR_MAX}")]
    BadYear { spot: String, year: u16 },
    #[error("{spot}: the attribute `{attribute}` is {level}; it goes from 0 to {LEVEL_MAX}")]
    BadLevel {
        spot: String,
        attribute: Attribute,
        level: u8,
    },
    #[error("{spot}: the attribute `{attribute}` is missing")]
    MissingAttribute { spot: String, attribute: Attribute },
    #[error("the pack: the attribute `{attribute}` is {level} everywhere and tells nothing")]
    ConstantAttribute { attribute: Attribute, level: u8 },
    #[error(
        "the pack: the attributes of `{first}` and `{second}` differ by {distance} in all; \
         at least {DISTANCE_MIN} are needed to tell them apart"
    )]
    TooAlike {
        first: String,
        second: String,
        distance: u32,
    },
}
