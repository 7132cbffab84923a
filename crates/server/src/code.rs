//! The five letters under which a table is found.

use std::fmt;
use std::str::FromStr;

use journal::RoomId;
use wire::{CODE_CHARS, CODE_LETTERS};

use crate::entropy;

const LETTERS: &[u8] = CODE_LETTERS.as_bytes();

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TableCode(RoomId);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotACode;

impl TableCode {
    pub(crate) fn random() -> Self {
        let mut letters = String::with_capacity(CODE_CHARS);
        while letters.len() < CODE_CHARS {
            letters.extend(entropy::bytes::<8>().iter().filter_map(letter));
        }
        letters.truncate(CODE_CHARS);
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
        if code.len() != CODE_CHARS || !known {
            return Err(NotACode);
        }
        code.parse().map(Self).map_err(|_| NotACode)
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
        let code = TableCode::random();
        assert_eq!(code.as_str().to_lowercase().parse(), Ok(code));
    }

    #[test]
    fn only_five_consonants_are_a_code() {
        for bad in [
            "",
            "KRZN",
            "KRZNBB",
            "KRANB",
            "KRZ1B",
            "KRZN ",
            "крзнб",
            "../..",
        ] {
            assert_eq!(bad.parse::<TableCode>(), Err(NotACode), "{bad}");
        }
    }
}
