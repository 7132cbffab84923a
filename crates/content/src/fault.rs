//! What is wrong with a pack and what to do about it, in words for the person who wrote it.

use crate::{
    FILE_BYTES_MAX, FORMAT, ID_CHARS_MAX, LEVEL_MAX, PLACES_MAX, PLACES_MIN, ROLES_MAX,
    TEXT_CHARS_MAX, VISITOR, YEAR_MAX, YEAR_MIN,
};
use std::fmt;
use thiserror::Error;
use wire::pack::{FaultId, Language, PackFault};

/// One fault and where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
    /// As in `places[3].name.en`; empty for the file as a whole.
    pub path: String,
    pub what: What,
}

/// Every fault of a pack, in the order of the file. There is always one.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct Faults {
    found: Vec<Fault>,
    /// A file can be nothing but faults; nobody reads more than some.
    left_out: usize,
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum What {
    #[error(
        "the file has {bytes} bytes and may have {FILE_BYTES_MAX}; make it shorter, or two packs of it"
    )]
    TooLarge { bytes: u64 },
    #[error("from here on this is not UTF-8; save the file again with UTF-8 as its encoding")]
    NotUtf8,
    #[error("the file begins with a byte order mark; save it again as UTF-8 without one")]
    ByteOrderMark,
    #[error("this is not JSON: {said}; look here for a comma, a quote or a bracket")]
    NotJson { said: String },
    #[error("format {format} is not known; this version reads format {FORMAT}")]
    UnknownFormat { format: u64 },
    #[error("this is {is}; write {wanted} instead")]
    WrongType {
        is: &'static str,
        wanted: &'static str,
    },
    #[error("nothing here is called `{key}`; correct it to one of {known}, or take it out")]
    UnknownField { key: String, known: String },
    #[error("`{key}` is written twice; keep one of them")]
    RepeatedField { key: String },
    #[error("`{key}` is missing; write it here")]
    MissingField { key: &'static str },
    #[error("a pack needs at least {PLACES_MIN} places and this one has {count}; add some")]
    TooFewPlaces { count: usize },
    #[error(
        "a pack may have {PLACES_MAX} places and this one has {count}; take some out, or make two packs of it"
    )]
    TooManyPlaces { count: usize },
    #[error("a place may have {ROLES_MAX} roles and this one has {count}; take some out")]
    TooManyRoles { count: usize },
    #[error(
        "`{id}` is no id; write 1 to {ID_CHARS_MAX} characters out of a-z, 0-9 and -, nothing else"
    )]
    BadId { id: String },
    #[error("the id `{id}` is taken on line {line}; write another one here")]
    DuplicateId { id: String, line: u32 },
    #[error("the name “{name}” is taken on line {line}; write another one here, or take it out")]
    DuplicateName { name: String, line: u32 },
    #[error("the id `{VISITOR}` is kept for players beyond the last role; write another one here")]
    ReservedRole,
    #[error("a text needs at least one language out of en, hr and ru; write one")]
    NoLanguage,
    #[error("the text in {language} is missing; write it here, or leave {language} out everywhere")]
    MissingLanguage { language: Language },
    #[error("other texts of this pack are not in {language}; write it everywhere, or take it out")]
    StrayLanguage { language: Language },
    #[error("the text is empty; write something, or take out what it names")]
    EmptyText,
    #[error("the text begins or ends with a space; take it away")]
    OuterSpace,
    #[error("the text has {chars} characters and may have {TEXT_CHARS_MAX}; make it shorter")]
    TextTooLong { chars: usize },
    #[error(
        "the text contains U+{code:04X}, {why}; delete it, or type the text anew if you cannot find it"
    )]
    HiddenCharacter { code: u32, why: &'static str },
    #[error("the year {year} is not from {YEAR_MIN} to {YEAR_MAX}; correct it, or take it out")]
    BadYear { year: u64 },
    #[error("{level} is too much; attributes go from 0 to {LEVEL_MAX}")]
    BadLevel { level: u64 },
}

impl What {
    pub fn id(&self) -> FaultId {
        match self {
            Self::TooLarge { .. } => FaultId::TooLarge,
            Self::NotUtf8 => FaultId::NotUtf8,
            Self::ByteOrderMark => FaultId::ByteOrderMark,
            Self::NotJson { .. } => FaultId::NotJson,
            Self::UnknownFormat { .. } => FaultId::UnknownFormat,
            Self::WrongType { .. } => FaultId::WrongType,
            Self::UnknownField { .. } => FaultId::UnknownField,
            Self::RepeatedField { .. } => FaultId::RepeatedField,
            Self::MissingField { .. } => FaultId::MissingField,
            Self::TooFewPlaces { .. } => FaultId::TooFewPlaces,
            Self::TooManyPlaces { .. } => FaultId::TooManyPlaces,
            Self::TooManyRoles { .. } => FaultId::TooManyRoles,
            Self::BadId { .. } => FaultId::BadId,
            Self::DuplicateId { .. } => FaultId::DuplicateId,
            Self::DuplicateName { .. } => FaultId::DuplicateName,
            Self::ReservedRole => FaultId::ReservedRole,
            Self::NoLanguage => FaultId::NoLanguage,
            Self::MissingLanguage { .. } => FaultId::MissingLanguage,
            Self::StrayLanguage { .. } => FaultId::StrayLanguage,
            Self::EmptyText => FaultId::EmptyText,
            Self::OuterSpace => FaultId::OuterSpace,
            Self::TextTooLong { .. } => FaultId::TextTooLong,
            Self::HiddenCharacter { .. } => FaultId::HiddenCharacter,
            Self::BadYear { .. } => FaultId::BadYear,
            Self::BadLevel { .. } => FaultId::BadLevel,
        }
    }
}

impl Faults {
    pub(crate) fn new(found: Vec<Fault>, left_out: usize) -> Self {
        Self { found, left_out }
    }

    /// A fault beyond which nothing is read.
    pub(crate) fn only(line: u32, column: u32, path: String, what: What) -> Self {
        let fault = Fault {
            line,
            column,
            path,
            what,
        };
        Self::new(vec![fault], 0)
    }

    /// Such a fault of the file as a whole.
    pub(crate) fn whole(line: u32, column: u32, what: What) -> Self {
        Self::only(line, column, String::new(), what)
    }

    /// For whoever sees the size of a file before reading it.
    pub fn too_large(bytes: u64) -> Self {
        Self::whole(1, 1, What::TooLarge { bytes })
    }

    pub fn found(&self) -> &[Fault] {
        &self.found
    }

    /// How many there are beyond those that were found.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// As phones are told.
    pub fn to_wire(&self) -> Vec<PackFault> {
        let fault = |fault: &Fault| PackFault {
            line: fault.line,
            column: fault.column,
            path: fault.path.clone(),
            fault: fault.what.id(),
            words: fault.what.to_string(),
        };
        self.found.iter().map(fault).collect()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line, column, path, ..
        } = self;
        let colon = if path.is_empty() { "" } else { ": " };
        write!(f, "{line}:{column}: {path}{colon}{}", self.what)
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.found.iter().enumerate() {
            let newline = if index == 0 { "" } else { "\n" };
            write!(f, "{newline}{fault}")?;
        }
        match self.left_out {
            0 => Ok(()),
            more => write!(f, "\nand {more} more"),
        }
    }
}
