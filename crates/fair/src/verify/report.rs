//! What was found, in words.

use std::fmt;

/// What a file proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub table: String,
    pub round: u32,
    /// What the table could read to each other; a deal that the server made alone has none.
    pub code: Option<String>,
    /// In the order in which they were made.
    pub checks: Vec<Check>,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// One word, the same in every language and version.
    pub about: &'static str,
    pub outcome: Outcome,
    /// Without it nothing is proved.
    pub needed: bool,
    pub says: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Holds,
    Fails,
    Unknown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// With the number that this seat's phone told.
    Proved {
        seat: u16,
    },
    /// With others' numbers.
    WithoutThisPhone,
    NotProved,
    Wrong,
}

impl Outcome {
    pub fn name(self) -> &'static str {
        match self {
            Self::Holds => "ok",
            Self::Fails => "failed",
            Self::Unknown => "cannot be checked",
        }
    }
}

impl Verdict {
    pub fn name(self) -> &'static str {
        match self {
            Self::Proved { .. } => "proved",
            Self::WithoutThisPhone => "proved without this phone",
            Self::NotProved => "not proved",
            Self::Wrong => "wrong",
        }
    }

    pub fn is_proved(self) -> bool {
        matches!(self, Self::Proved { .. } | Self::WithoutThisPhone)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved { seat } => write!(
                f,
                "Proved for seat {seat}: its phone's number is in the deal, and everything is as it has to be."
            ),
            Self::WithoutThisPhone => f.write_str(
                "Proved, but not with this phone's number: whoever has this file trusts the phones of others.",
            ),
            Self::NotProved => f.write_str("Not proved: nothing is wrong, and not everything could be checked."),
            Self::Wrong => f.write_str("WRONG: something differs from what it has to be."),
        }
    }
}

/// Checks as they are made.
#[derive(Debug, Default)]
pub(super) struct Checks {
    pub(super) made: Vec<Check>,
}

impl Checks {
    pub(super) fn holds(&mut self, about: &'static str, says: String) {
        self.push(about, Outcome::Holds, false, says);
    }

    pub(super) fn fails(&mut self, about: &'static str, says: String) {
        self.push(about, Outcome::Fails, false, says);
    }

    /// Nothing is proved without it.
    pub(super) fn lacks(&mut self, about: &'static str, says: String) {
        self.push(about, Outcome::Unknown, true, says);
    }

    /// It may be so.
    pub(super) fn leaves_open(&mut self, about: &'static str, says: String) {
        self.push(about, Outcome::Unknown, false, says);
    }

    pub(super) fn either(&mut self, about: &'static str, holds: bool, yes: String, no: String) {
        match holds {
            true => self.holds(about, yes),
            false => self.fails(about, no),
        }
    }

    /// What was drawn again, and what the proof says.
    pub(super) fn same(
        &mut self,
        about: &'static str,
        what: &str,
        drawn: &str,
        says: Option<&str>,
    ) {
        match says {
            Some(said) if said == drawn => {
                self.holds(
                    about,
                    format!("{what} drawn again is {drawn}, as the proof says"),
                );
            }
            Some(said) => {
                self.fails(
                    about,
                    format!("{what} drawn again is {drawn}, and the proof says {said}"),
                );
            }
            None => self.fails(
                about,
                format!("{what} drawn again is {drawn}, and the proof does not say it"),
            ),
        }
    }

    /// The same of one card for each seat.
    pub(super) fn cards(
        &mut self,
        about: &'static str,
        what: &str,
        drawn: &[(u16, String)],
        said: &[(u16, String)],
    ) {
        for (seat, card) in drawn {
            let says = said.iter().find(|(whose, _)| whose == seat);
            let says = says.map(|(_, card)| card.as_str());
            if says != Some(card) {
                let what = format!("{what} of seat {seat}");
                return self.same(about, &what, card, says);
            }
        }
        let extra = said
            .iter()
            .find(|(seat, _)| drawn.iter().all(|(of, _)| of != seat));
        match extra {
            Some((seat, _)) => self.fails(
                about,
                format!("The proof gives seat {seat} a card that was not drawn for it"),
            ),
            None => self.holds(
                about,
                format!("{what} of each seat drawn again is as the proof says"),
            ),
        }
    }

    pub(super) fn verdict(&self, seat: Option<u16>) -> Verdict {
        let has = |outcome, needed| {
            let mut made = self.made.iter();
            made.any(|check| check.outcome == outcome && check.needed == needed)
        };
        match seat {
            _ if has(Outcome::Fails, false) => Verdict::Wrong,
            _ if has(Outcome::Unknown, true) => Verdict::NotProved,
            Some(seat) => Verdict::Proved { seat },
            None => Verdict::WithoutThisPhone,
        }
    }

    fn push(&mut self, about: &'static str, outcome: Outcome, needed: bool, says: String) {
        self.made.push(Check {
            about,
            outcome,
            needed,
            says,
        });
    }
}

pub(super) fn seat(seat: u16) -> String {
    format!("seat {seat}")
}

pub(super) fn named(name: &str) -> String {
    format!("`{name}`")
}
