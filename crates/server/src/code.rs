//! The letters under which a table is found: few, because people type them, and more where there are so many
//! tables that few letters would be found by guessing.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};

use journal::RoomId;
use wire::{CODE_CHARS_MAX, CODE_CHARS_MIN, CODE_LETTERS};

use crate::entropy;

const LETTERS: &[u8] = CODE_LETTERS.as_bytes();

/// For each table there are at least so many codes of the length that new ones get: a guess hardly ever finds a
/// table, and a free code is found at once.
const CODES_PER_TABLE: usize = 1000;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TableCode(RoomId);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotACode;

impl TableCode {
    pub(crate) fn random(chars: usize) -> Self {
        let mut letters = String::with_capacity(chars);
        while letters.len() < chars {
            letters.extend(entropy::bytes::<8>().iter().filter_map(letter));
        }
        letters.truncate(chars);
        Self(letters.parse().expect("letters are a room id"))
    }

    pub(crate) fn room(&self) -> &RoomId {
        &self.0
    }

    pub(crate) fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

/// Bytes that would make some letters likelier than others are dropped.
fn letter(byte: &u8) -> Option<char> {
    let fair = 256 - 256 % LETTERS.len();
    let byte = usize::from(*byte);
    (byte < fair).then(|| char::from(LETTERS[byte % LETTERS.len()]))
}

impl FromStr for TableCode {
    type Err = NotACode;

    /// Typed by hand, so small letters count as well.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let code = text.to_ascii_uppercase();
        let known = code.bytes().all(|letter| LETTERS.contains(&letter));
        if !(CODE_CHARS_MIN..=CODE_CHARS_MAX).contains(&code.len()) || !known {
            return Err(NotACode);
        }
        code.parse().map(Self).map_err(|_| NotACode)
    }
}

/// How many letters the code of one more table has. Tables with codes of other lengths count as well, so rather one
/// letter too many.
pub(crate) fn chars_beside(tables: usize) -> usize {
    let is_enough = |chars: &usize| {
        let codes = (0..*chars).fold(1_usize, |codes, _| codes.saturating_mul(LETTERS.len()));
        tables < codes / CODES_PER_TABLE
    };
    let mut lengths = CODE_CHARS_MIN..CODE_CHARS_MAX;
    lengths.find(is_enough).unwrap_or(CODE_CHARS_MAX)
}

/// How long codes have become. They stay so for as long as a server runs, even if many tables are deleted: nobody
/// then has a code that is too long for where it is typed.
#[derive(Debug)]
pub(crate) struct Longest(AtomicUsize);

impl Default for Longest {
    fn default() -> Self {
        Self(AtomicUsize::new(CODE_CHARS_MIN))
    }
}

impl Longest {
    /// There is a table of this name.
    pub(crate) fn saw(&self, room: &RoomId) {
        self.heard(room.as_str().len());
    }

    /// Somebody else knows of codes that long.
    pub(crate) fn heard(&self, chars: usize) {
        self.0
            .fetch_max(chars.min(CODE_CHARS_MAX), Ordering::Relaxed);
    }

    /// Of all codes that there are, and of the next one beside so many tables.
    pub(crate) fn beside(&self, tables: usize) -> usize {
        let next = chars_beside(tables);
        self.0.fetch_max(next, Ordering::Relaxed).max(next)
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableCode({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_code_reads_back_in_any_case() {
        for chars in CODE_CHARS_MIN..=CODE_CHARS_MAX {
            let code = TableCode::random(chars);
            assert_eq!(code.as_str().len(), chars);
            assert_eq!(code.as_str().to_lowercase().parse(), Ok(code));
        }
    }

    #[test]
    fn only_five_to_eight_consonants_are_a_code() {
        for good in ["KRZNB", "krznbc", "KRZNBCD", "KRZNBCDF"] {
            assert!(good.parse::<TableCode>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "KRZN",
            "KRZNBCDFG",
            "KRZNBCDA",
            "KRANB",
            "KRZ1B",
            "KRZN ",
            "крзнб",
            "../..",
        ] {
            assert_eq!(bad.parse::<TableCode>(), Err(NotACode), "{bad}");
        }
    }

    #[test]
    fn codes_grow_with_the_number_of_tables() {
        for (tables, chars) in [
            (0, 5),
            (3_199, 5),
            (3_200, 6),
            (63_999, 6),
            (64_000, 7),
            (1_279_999, 7),
            (1_280_000, 8),
            (25_600_000, 8),
            (usize::MAX, 8),
        ] {
            assert_eq!(chars_beside(tables), chars, "{tables}");
        }
    }

    #[test]
    fn whoever_asks_how_long_codes_are_never_hears_less_than_before() {
        let longest = Longest::default();
        assert_eq!(longest.beside(0), 5);
        longest.saw(TableCode::random(7).room());
        assert_eq!(longest.beside(3_200), 7);
        assert_eq!(longest.beside(1_280_000), 8);
        assert_eq!(longest.beside(0), 8);
    }
}
