//! What is told after a deal: what was drawn, and the server's numbers.

use super::{
    Fault, Game, Terms, What,
    lines::{Line, Lines},
    terms::SEATS_READ,
};
use crate::{Digest, Use};

/// What the proof says was drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    pub drawn: Drawn,
    /// The deck in the order of the terms.
    pub deck: Vec<String>,
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    pub starter: Option<u16>,
    pub place: Option<String>,
    pub spy: Option<SpyAt>,
    pub roles: Vec<(u16, String)>,
    /// The captains and their places.
    pub captains: Vec<(u16, String)>,
    /// Whose place is on each agent's card, or the spy's card.
    pub agents: Vec<(u16, Option<u16>)>,
    pub first: Option<u16>,
    pub active: Option<u16>,
    pub opener: Option<u16>,
    pub gone: Vec<u16>,
    pub conspirator: Option<u16>,
}

/// Where the spy's card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpyAt {
    Seat(u16),
    Middle,
}

/// What happened to a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Drew { seat: u16, cards: u32 },
    Reshuffled(Vec<String>),
}

/// The lines that may follow a deal of each game. They come as they come to be known, so their order is free.
const SPY: &[&str] = &["starter", "place", "spy", "role"];
const CAPTAINS: &[&str] = &["captain", "agent", "first"];
const NOTEBOOK: &[&str] = &["active", "opener", "gone", "conspirator"];
const DECK: &[&str] = &["card", "drew", "reshuffled"];

/// What is being read, and by which terms. A deal that the server made alone has none.
struct Reader<'a> {
    terms: Option<&'a Terms>,
    opening: Opening,
    opened: Vec<(Use, Digest)>,
}

impl Opening {
    pub(super) fn read(
        lines: &mut Lines<'_>,
        terms: Option<&Terms>,
    ) -> Result<(Self, Vec<(Use, Digest)>), Fault> {
        let words: &[&[&str]] = match terms.map(|terms| &terms.game) {
            Some(Game::Spy { .. }) => &[SPY],
            Some(Game::Captains(_)) => &[CAPTAINS],
            Some(Game::Notebook { .. }) => &[NOTEBOOK, DECK],
            None => &[SPY, CAPTAINS, NOTEBOOK, DECK],
        };
        let mut reader = Reader {
            terms,
            opening: Self::default(),
            opened: Vec::new(),
        };
        while !lines.is_over() && lines.word() != "annex" {
            if let Some(line) = lines.take_if("open") {
                let terms = terms.ok_or_else(|| line.fault(What::NotSealed))?;
                open(&line, terms, &mut reader.opened)?;
                continue;
            }
            let known = words.iter().copied().flatten();
            let line = known.copied().find_map(|word| lines.take_if(word));
            reader.tell(&line.ok_or_else(|| lines.fault(What::NotHere))?)?;
        }
        Ok((reader.opening, reader.opened))
    }
}

impl Reader<'_> {
    fn tell(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let is = Given {
            line,
            terms: self.terms,
        };
        let out = &mut self.opening.drawn;
        match line.word {
            "starter" => is.once(&mut out.starter, Given::only),
            "place" => is.once(&mut out.place, |is| line.name(is.field()?)),
            "spy" => is.once(&mut out.spy, |is| match is.field()? {
                "middle" => Ok(SpyAt::Middle),
                seat => Ok(SpyAt::Seat(is.seat(seat)?)),
            }),
            "role" => is.each(&mut out.roles, |is, role| match is.has_roles() {
                true => line.name(role),
                false if role.is_empty() => Ok(String::new()),
                false => Err(line.fault(What::NoWord("role"))),
            }),
            "captain" => is.each(&mut out.captains, |_, place| line.name(place)),
            "agent" => is.each(&mut out.agents, |is, side| match side {
                "spy" => Ok(None),
                captain => Ok(Some(is.seat(captain)?)),
            }),
            "first" => is.once(&mut out.first, Given::only),
            "active" => is.once(&mut out.active, Given::only),
            "opener" => is.once(&mut out.opener, Given::only),
            "gone" => is.once_each(&mut out.gone),
            "conspirator" => is.once(&mut out.conspirator, Given::only),
            _ => self.deck(line),
        }
    }

    fn deck(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let opening = &mut self.opening;
        match line.word {
            "card" => opening.deck.push(line.name(line.fields::<1>()?[0])?),
            "drew" => {
                let [seat, cards] = line.fields()?;
                // Whoever came later may draw as well.
                let seat = line.number(seat)?;
                let cards = line.number(cards)?;
                opening.steps.push(Step::Drew { seat, cards });
            }
            _ => {
                let ([], cards) = line.first()?;
                opening.steps.push(Step::Reshuffled(line.names(cards)?));
            }
        }
        Ok(())
    }
}

/// A line that says what was drawn.
struct Given<'l, 'a> {
    line: &'l Line<'a>,
    terms: Option<&'l Terms>,
}

impl<'a> Given<'_, 'a> {
    fn field(&self) -> Result<&'a str, Fault> {
        Ok(self.line.fields::<1>()?[0])
    }

    /// One that was dealt in.
    fn seat(&self, field: &str) -> Result<u16, Fault> {
        let seat = self.line.number(field)?;
        match self.terms.is_none_or(|terms| terms.has(seat)) {
            true => Ok(seat),
            false => Err(self.line.fault(What::NoSuchSeat(seat))),
        }
    }

    /// Where a table plays without roles, each is empty.
    fn has_roles(&self) -> bool {
        let game = self.terms.map(|terms| &terms.game);
        !matches!(game, Some(Game::Spy { roles: false, .. }))
    }

    fn only(&self) -> Result<u16, Fault> {
        self.seat(self.field()?)
    }

    fn once<T>(
        &self,
        place: &mut Option<T>,
        read: impl FnOnce(&Self) -> Result<T, Fault>,
    ) -> Result<(), Fault> {
        match place.replace(read(self)?) {
            None => Ok(()),
            Some(_) => Err(self.line.fault(What::Twice)),
        }
    }

    fn each<T>(
        &self,
        list: &mut Vec<(u16, T)>,
        read: impl FnOnce(&Self, &str) -> Result<T, Fault>,
    ) -> Result<(), Fault> {
        let [whose, is] = self.line.fields()?;
        let mut seats = list.iter().map(|(seat, _)| *seat).collect();
        let seat = self.another(&mut seats, whose)?;
        list.push((seat, read(self, is)?));
        Ok(())
    }

    fn once_each(&self, seats: &mut Vec<u16>) -> Result<(), Fault> {
        self.another(seats, self.field()?).map(|_| ())
    }

    fn another(&self, seats: &mut Vec<u16>, field: &str) -> Result<u16, Fault> {
        let seat = self.seat(field)?;
        if seats.contains(&seat) {
            return Err(self.line.fault(What::Twice));
        }
        if seats.len() == SEATS_READ {
            return Err(self.line.fault(What::TooManySeats));
        }
        seats.push(seat);
        Ok(seat)
    }
}

/// One of the server's numbers.
pub(super) fn open(
    line: &Line<'_>,
    terms: &Terms,
    opened: &mut Vec<(Use, Digest)>,
) -> Result<(), Fault> {
    let [of, number] = line.fields()?;
    let known = Use::ALL.into_iter().find(|known| known.name() == of);
    let of = known.ok_or_else(|| line.fault(What::NoWord("open")))?;
    if !terms.server.iter().any(|(sealed, _)| *sealed == of) {
        return Err(line.fault(What::NotSealed));
    }
    if opened.iter().any(|(is, _)| *is == of) {
        return Err(line.fault(What::Twice));
    }
    opened.push((of, line.digest(number)?));
    Ok(())
}
