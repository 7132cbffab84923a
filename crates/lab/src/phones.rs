//! Phones that take part in fair deals: they seal numbers ahead and tell them when they are asked, and some of them do
//! it badly. What a phone does follows from its seat, so that two worlds have the same phones.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Command, Event, State, fair_view};
use wire::{Seal, SeatId, Secret128};

use crate::table::CODE;

/// How a phone takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// It does not, as a page of old.
    Old,
    /// It tells what it is asked.
    Prompt,
    /// It tells wrong numbers besides.
    Wrong,
    /// It seals and never tells.
    Silent,
    /// It seals and sleeps.
    Asleep,
}

/// Most tables shall get to a deal that is proved.
const MANNERS: [Manner; 16] = [
    Manner::Prompt,
    Manner::Prompt,
    Manner::Wrong,
    Manner::Prompt,
    Manner::Prompt,
    Manner::Old,
    Manner::Prompt,
    Manner::Prompt,
    Manner::Silent,
    Manner::Prompt,
    Manner::Wrong,
    Manner::Prompt,
    Manner::Prompt,
    Manner::Asleep,
    Manner::Prompt,
    Manner::Prompt,
];

#[derive(Clone, Debug, Default)]
pub struct Phones {
    /// Nothing where no phone takes part.
    seed: Option<u64>,
    /// For which round each has sealed numbers, and under which record: another one has other numbers.
    sealed: BTreeMap<SeatId, (u32, u64)>,
    /// Whose number is in, of the attempt that is on.
    told: BTreeSet<SeatId>,
}

impl Phones {
    /// At every other table nobody takes part.
    pub fn of(seed: u64) -> Self {
        Self {
            seed: (seed % 2 == 1).then_some(seed / 2),
            ..Self::default()
        }
    }

    /// All of them do, and as they should.
    pub fn prompt() -> Self {
        Self {
            seed: Some(u64::MAX),
            ..Self::default()
        }
    }

    pub fn manner(&self, seat: SeatId) -> Manner {
        let most = u64::try_from(MANNERS.len()).unwrap();
        match self.seed {
            None => Manner::Old,
            Some(u64::MAX) => Manner::Prompt,
            Some(seed) => {
                let which = seed.wrapping_add(u64::from(seat.0) * 7) % most;
                MANNERS[usize::try_from(which).unwrap()]
            }
        }
    }

    /// Those that were just heard.
    pub(crate) fn awake(&self, state: &State) -> Vec<SeatId> {
        if self.seed.is_none() {
            return Vec::new();
        }
        let mut awake = state.present();
        awake.retain(|seat| !matches!(self.manner(*seat), Manner::Old | Manner::Asleep));
        awake
    }

    /// The next that seals, if one still has to.
    pub(crate) fn seals(&self, state: &State, rev: u64) -> Option<Command> {
        if self.seed.is_none() || rules::is_dealing(state) {
            return None;
        }
        let round = fair_view(state.public()).round;
        let is_open = |seat: &SeatId| {
            let known = self.sealed.get(seat).map(|(of, _)| *of);
            self.manner(*seat) != Manner::Old && known != Some(round)
        };
        let seat = state.present().into_iter().find(is_open)?;
        let seals = [1, 2, 3].map(|attempt| {
            let number = number(seat, (round, attempt), rev).to_hex();
            let seal = fair::seal(CODE, round, attempt, seat.0, &number);
            Seal::from_bytes(seal.0)
        });
        Some(Command::Seal { seat, round, seals })
    }

    /// What one says that is still to tell a number, beginning the search here.
    pub fn says(&self, state: &State, from: usize, choice: usize) -> Option<Command> {
        let view = fair_view(state.public());
        let (round, asking) = (view.round, view.asking?);
        let tells = |seat: &&SeatId| {
            let tells = matches!(self.manner(**seat), Manner::Prompt | Manner::Wrong);
            tells && !self.told.contains(seat)
        };
        let open: Vec<SeatId> = asking.asked.iter().filter(tells).copied().collect();
        let seat = *open.get(from % open.len().max(1))?;
        let wrong = self.manner(seat) == Manner::Wrong && choice.is_multiple_of(2);
        let (_, rev) = self.sealed.get(&seat)?;
        let attempt = asking.attempt;
        let of = attempt + u8::from(wrong);
        Some(Command::Unseal {
            seat,
            round,
            attempt,
            number: number(seat, (round, of), *rev),
        })
    }

    /// Takes in what was decided.
    pub(crate) fn heard(&mut self, rev: u64, command: &Command, events: &[Event]) {
        if let Command::Seal { seat, round, .. } = command {
            self.sealed.insert(*seat, (*round, rev));
        }
        for event in events {
            match event {
                Event::NumberTold { seat, .. } => {
                    self.told.insert(*seat);
                }
                Event::TermsSet(_) => self.told.clear(),
                // Another phone has made no numbers yet.
                Event::SeatClaimed { seat, .. } => {
                    self.sealed.remove(seat);
                }
                _ => {}
            }
        }
    }
}

/// Another one for each attempt, and for each time that a phone seals.
fn number(seat: SeatId, (round, attempt): (u32, u8), rev: u64) -> Secret128 {
    let mut bytes = [attempt; 16];
    bytes[..2].copy_from_slice(&seat.0.to_be_bytes());
    bytes[2..6].copy_from_slice(&round.to_be_bytes());
    bytes[6..14].copy_from_slice(&rev.to_be_bytes());
    Secret128::from_bytes(bytes)
}
