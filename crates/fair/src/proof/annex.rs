//! What a phone adds to the proof that it saves: the places that it knows, its card, its number.

use crate::SEALS;

use super::{
    Fault, What,
    lines::{Line, Lines},
};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annex {
    /// The places that the terms have only a hash of.
    pub list: Vec<Place>,
    /// The card of a seat, as its phone showed it.
    pub mine: Option<(u16, Vec<String>)>,
    /// The numbers that it told, in the order of attempts.
    pub told: Vec<(u16, String)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub id: String,
    pub roles: Vec<String>,
}

impl Annex {
    pub(super) fn read(lines: &mut Lines<'_>) -> Result<Self, Fault> {
        let mut annex = Self::default();
        let Some(line) = lines.take_if("annex") else {
            return Ok(annex);
        };
        let [] = line.fields()?;
        for line in lines.all("list") {
            let ([id], roles) = line.first()?;
            annex.list.push(Place {
                id: line.name(id)?,
                roles: line.names(roles)?,
            });
        }
        if let Some(line) = lines.take_if("mine") {
            let ([seat, first], more) = line.first()?;
            let mut card = vec![line.name(first)?];
            card.extend(line.names(more)?);
            annex.mine = Some((line.number(seat)?, card));
        }
        for line in lines.all("told") {
            annex.tell(&line)?;
        }
        Ok(annex)
    }

    /// A phone has one seat, and tells one number in an attempt.
    fn tell(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let [seat, number] = line.fields()?;
        let told = (line.number(seat)?, line.digits(number)?);
        let mine = self.mine.iter().map(|(seat, _)| *seat);
        let mut others = mine.chain(self.told.iter().map(|(seat, _)| *seat));
        if others.any(|seat| seat != told.0) {
            return Err(line.fault(What::AnotherSeat));
        }
        if self.told.contains(&told) {
            return Err(line.fault(What::Twice));
        }
        if self.told.len() == SEALS {
            return Err(line.fault(What::AnotherAttempt));
        }
        self.told.push(told);
        Ok(())
    }
}
