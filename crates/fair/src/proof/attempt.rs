//! One attempt at a deal: its terms, and the numbers that were told in it.

use super::{
    Fault, Terms, What,
    lines::{Line, Lines},
};
use crate::{Digest, SEALS, Use};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Counted from 1.
    pub attempt: u8,
    pub terms: Terms,
    pub numbers: Vec<(u16, String)>,
    /// Terms and numbers as they are hashed.
    pub told: String,
    /// Why it was not the last.
    pub abandoned: Option<Why>,
    /// The server's numbers, where they have been opened.
    pub opened: Vec<(Use, Digest)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// These seats told no number in time.
    Missing(Vec<u16>),
    Changed,
    Restored,
}

impl Attempt {
    /// After its first three lines, which begin at `from`.
    pub(super) fn read(lines: &mut Lines<'_>, from: usize, before: usize) -> Result<Self, Fault> {
        let line = lines.take("attempt")?;
        let [attempt] = line.fields()?;
        let attempt: u8 = line.number(attempt)?;
        if usize::from(attempt) != before + 1 || before >= SEALS {
            return Err(line.fault(What::AnotherAttempt));
        }
        let terms = Terms::read(lines)?;
        let numbers = numbers(lines, &terms)?;
        Ok(Self {
            attempt,
            terms,
            numbers,
            told: lines.between(from, lines.position()).to_owned(),
            abandoned: None,
            opened: Vec::new(),
        })
    }

    pub fn number(&self, seat: u16) -> Option<&str> {
        let mut numbers = self.numbers.iter();
        let (_, number) = numbers.find(|(whose, _)| *whose == seat)?;
        Some(number)
    }

    pub fn opened(&self, of: Use) -> Option<Digest> {
        let mut opened = self.opened.iter();
        opened.find(|(is, _)| *is == of).map(|(_, number)| *number)
    }

    /// The seats that have a seal here and told no number.
    pub fn silent(&self) -> Vec<u16> {
        let sealed = self.terms.sealed().map(|(seat, _)| seat);
        sealed.filter(|seat| self.number(*seat).is_none()).collect()
    }

    pub(super) fn abandon(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let ([why], seats) = line.first()?;
        self.abandoned = Some(match (why, seats) {
            ("missing", [_, ..]) => Why::Missing(self.missing(line, seats)?),
            ("changed", []) => Why::Changed,
            ("restored", []) => Why::Restored,
            _ => return Err(line.fault(What::NoWord("abandoned"))),
        });
        Ok(())
    }

    fn missing(&self, line: &Line<'_>, seats: &[&str]) -> Result<Vec<u16>, Fault> {
        let seats = seats.iter().map(|seat| line.number(seat));
        let seats: Vec<u16> = seats.collect::<Result<_, _>>()?;
        let (mut named, mut silent) = (seats.clone(), self.silent());
        named.sort_unstable();
        silent.sort_unstable();
        let same = named == silent;
        same.then_some(seats)
            .ok_or_else(|| line.fault(What::NotMissing))
    }

    /// What is called proved has the number of everybody who sealed one, and of one at least.
    pub(super) fn complete(&self, line: &Line<'_>) -> Result<(), Fault> {
        if let Some(seat) = self.silent().first() {
            return Err(line.fault(What::NumberMissing(*seat)));
        }
        if self.numbers.is_empty() {
            return Err(line.fault(What::NoWord("dealt")));
        }
        Ok(())
    }
}

fn numbers(lines: &mut Lines<'_>, terms: &Terms) -> Result<Vec<(u16, String)>, Fault> {
    let mut sealed = terms.sealed();
    let mut numbers = Vec::new();
    for line in lines.all("number") {
        let [seat, number] = line.fields()?;
        let seat: u16 = line.number(seat)?;
        if !terms.has(seat) {
            return Err(line.fault(What::NoSuchSeat(seat)));
        }
        if !sealed.any(|(next, _)| next == seat) {
            return Err(line.fault(What::OutOfOrder(seat)));
        }
        numbers.push((seat, line.digits(number)?));
    }
    Ok(numbers)
}
