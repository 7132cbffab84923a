//! A text as lines of fields, read from the first to the last.

use std::str::FromStr;

use super::{Fault, What};
use crate::Digest;

/// What a file may weigh.
pub const FILE_BYTES_MAX: usize = 1 << 20;

/// The lines that are left, and where they stand.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    text: &'a str,
    from: usize,
    number: usize,
}

/// One line after its first word.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub(super) word: &'static str,
    number: usize,
    fields: Vec<&'a str>,
}

impl<'a> Lines<'a> {
    /// Refuses what is no plain text, wherever it stands.
    pub(super) fn of(file: &'a [u8]) -> Result<Self, Fault> {
        let at = |byte: usize| 1 + file[..byte].iter().filter(|b| **b == b'\n').count();
        let fault = |line, what| Err(Fault { line, what });
        if file.len() > FILE_BYTES_MAX {
            return fault(1, What::TooLong);
        }
        let plain = |byte: &u8| *byte == b'\n' || (b' '..=b'~').contains(byte);
        match file.iter().position(|byte| !plain(byte)) {
            Some(byte) if file[byte] == b'\r' => return fault(at(byte), What::CarriageReturn),
            Some(byte) => return fault(at(byte), What::NotPlain),
            None => {}
        }
        if !file.ends_with(b"\n") {
            return fault(at(file.len()), What::CutOff);
        }
        let text = std::str::from_utf8(file).expect("it is ASCII");
        Ok(Self {
            text,
            from: 0,
            number: 0,
        })
    }

    /// How far it has been read, in bytes.
    pub(super) fn position(&self) -> usize {
        self.from
    }

    pub(super) fn between(&self, from: usize, to: usize) -> &'a str {
        &self.text[from..to]
    }

    pub(super) fn is_over(&self) -> bool {
        self.from == self.text.len()
    }

    /// The first word of the next line.
    pub(super) fn word(&self) -> &'a str {
        let line = self.text[self.from..].split('\n').next();
        line.and_then(|line| line.split('|').next())
            .unwrap_or_default()
    }

    pub(super) fn take(&mut self, word: &'static str) -> Result<Line<'a>, Fault> {
        self.take_if(word)
            .ok_or_else(|| self.fault(What::Expected(word)))
    }

    pub(super) fn take_if(&mut self, word: &'static str) -> Option<Line<'a>> {
        if self.is_over() || self.word() != word {
            return None;
        }
        let rest = &self.text[self.from..];
        let line = rest.split('\n').next().unwrap_or_default();
        self.from += line.len() + 1;
        self.number += 1;
        Some(Line {
            word,
            number: self.number,
            fields: line.split('|').skip(1).collect(),
        })
    }

    /// All that follow one another and begin with this word.
    pub(super) fn all(&mut self, word: &'static str) -> Vec<Line<'a>> {
        std::iter::from_fn(|| self.take_if(word)).collect()
    }

    /// About the next line.
    pub(super) fn fault(&self, what: What) -> Fault {
        Fault {
            line: self.number + 1,
            what,
        }
    }
}

impl<'a> Line<'a> {
    pub(super) fn fault(&self, what: What) -> Fault {
        Fault {
            line: self.number,
            what,
        }
    }

    pub(super) fn fields<const N: usize>(&self) -> Result<[&'a str; N], Fault> {
        let fields = self.fields.as_slice().try_into();
        fields.map_err(|_| self.fault(What::Fields(self.word)))
    }

    /// So many fields, and however many after them.
    pub(super) fn first<const N: usize>(&self) -> Result<([&'a str; N], &[&'a str]), Fault> {
        match self.fields.split_first_chunk() {
            Some((first, rest)) => Ok((*first, rest)),
            None => Err(self.fault(What::Fields(self.word))),
        }
    }

    pub(super) fn number<T: FromStr + ToString>(&self, field: &str) -> Result<T, Fault> {
        let number = field.parse().ok();
        let number = number.filter(|number: &T| number.to_string() == field);
        number.ok_or_else(|| self.fault(What::NoNumber))
    }

    pub(super) fn flag(&self, field: &str) -> Result<bool, Fault> {
        match field {
            "0" => Ok(false),
            "1" => Ok(true),
            _ => Err(self.fault(What::NoWord(self.word))),
        }
    }

    pub(super) fn digest(&self, field: &str) -> Result<Digest, Fault> {
        field.parse().map_err(|_| self.fault(What::NoDigits(64)))
    }

    /// The number of a phone.
    pub(super) fn digits(&self, field: &str) -> Result<String, Fault> {
        let small = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        if field.len() != 32 || !field.bytes().all(small) {
            return Err(self.fault(What::NoDigits(32)));
        }
        Ok(field.to_owned())
    }

    pub(super) fn name(&self, field: &str) -> Result<String, Fault> {
        if field.is_empty() || field.contains(' ') {
            return Err(self.fault(What::NoName));
        }
        Ok(field.to_owned())
    }

    pub(super) fn names(&self, fields: &[&str]) -> Result<Vec<String>, Fault> {
        fields.iter().map(|field| self.name(field)).collect()
    }
}
