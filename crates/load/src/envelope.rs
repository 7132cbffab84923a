//! A phone's part in fair deals: it seals numbers for the round to come, and tells the one that it is asked for. What it
//! is asked to agree to it does not check.

use anyhow::{Context, Result};
use fastrand::Rng;
use serde::Deserialize;
use serde_json::{Value, json};

/// One number for each attempt at a deal.
const ATTEMPTS: usize = 3;

/// The phone was heard, and will be again soon; or it does not promise that any more.
pub const AWAKE: &str = r#"{"type":"ping","soon":true}"#;
pub const ASLEEP: &str = r#"{"type":"ping"}"#;

/// What is said of deals to those who take part.
#[derive(Clone, Debug, Deserialize)]
pub struct Fair {
    /// The next to be dealt.
    pub round: u32,
    pub asking: Option<Asking>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Asking {
    pub attempt: u8,
    pub terms: String,
    pub asked: Vec<u16>,
}

/// What a phone has sealed.
#[derive(Debug)]
pub struct Envelope {
    table: String,
    seat: u16,
    round: u32,
    numbers: [String; ATTEMPTS],
    /// It tells nothing.
    is_silent: bool,
}

/// A number that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub seat: u16,
    pub round: u32,
    pub attempt: u8,
    pub number: String,
}

impl Envelope {
    pub fn new(table: &str, seat: u16) -> Self {
        Self {
            table: table.to_owned(),
            seat,
            round: 0,
            numbers: Default::default(),
            is_silent: false,
        }
    }

    #[must_use]
    pub fn silent(self) -> Self {
        Self {
            is_silent: true,
            ..self
        }
    }

    /// The frame that follows from one that was heard. Seals are said as often as anybody asks: the same ones change
    /// nothing.
    pub fn answers(&mut self, fair: &Fair, rng: &mut Rng) -> Option<String> {
        if self.round != fair.round {
            self.round = fair.round;
            self.numbers = [(); ATTEMPTS].map(|()| format!("{:032x}", rng.u128(..)));
        }
        match &fair.asking {
            Some(_) => self.tells(fair).map(|told| told.frame()),
            None => Some(self.seals().to_string()),
        }
    }

    /// The number that it is asked for, if it is.
    pub fn tells(&self, fair: &Fair) -> Option<Told> {
        let asking = fair.asking.as_ref().filter(|_| !self.is_silent)?;
        let at = usize::from(asking.attempt).checked_sub(1)?;
        let is_asked = asking.asked.contains(&self.seat) && self.round == fair.round;
        let number = self.numbers.get(at).filter(|_| is_asked)?;
        Some(Told {
            seat: self.seat,
            round: self.round,
            attempt: asking.attempt,
            number: number.clone(),
        })
    }

    fn seals(&self) -> Value {
        let seals = (1..).zip(&self.numbers).map(|(attempt, number)| {
            let seal = fair::seal(&self.table, self.round, attempt, self.seat, number);
            seal.to_string()
        });
        let seals: Vec<String> = seals.collect();
        json!({"type": "seal", "round": self.round, "seals": seals})
    }
}

impl Told {
    fn frame(&self) -> String {
        let Self {
            round,
            attempt,
            number,
            ..
        } = self;
        json!({"type": "unseal", "round": round, "attempt": attempt, "number": number}).to_string()
    }
}

impl Fair {
    pub(crate) fn read(frame: &str) -> Result<Self> {
        serde_json::from_str(frame).context("a frame cannot be read")
    }
}

#[cfg(test)]
mod tests {
    use wire::{ClientIn, ClientOut, SeatId, TermsView};

    use super::*;

    fn fair(round: u32, attempt: Option<u8>) -> Fair {
        let asking = attempt.map(|attempt| TermsView {
            attempt,
            terms: String::new(),
            asked: vec![SeatId(3), SeatId(4)],
            ends_at_ms: 1,
        });
        let frame = wire::frame(&ClientOut::Fair { round, asking });
        Fair::read(&frame).expect("a frame of the house")
    }

    fn says(envelope: &mut Envelope, fair: &Fair, rng: &mut Rng) -> Option<ClientIn> {
        let frame = envelope.answers(fair, rng)?;
        Some(ClientIn::read(&frame).expect("a frame of the house"))
    }

    #[test]
    fn a_number_fits_what_was_sealed_for_its_attempt() {
        let (mut envelope, mut rng) = (Envelope::new("BCDFG", 3), Rng::with_seed(7));
        let Some(ClientIn::Seal { round: 2, seals }) =
            says(&mut envelope, &fair(2, None), &mut rng)
        else {
            panic!("it seals");
        };
        // The same ones again.
        let again = says(&mut envelope, &fair(2, None), &mut rng);
        assert_eq!(again, Some(ClientIn::Seal { round: 2, seals }));
        for (at, seal) in seals.into_iter().enumerate() {
            let attempt = u8::try_from(at + 1).expect("three");
            let Some(ClientIn::Unseal { number, .. }) =
                says(&mut envelope, &fair(2, Some(attempt)), &mut rng)
            else {
                panic!("it tells");
            };
            let is = fair::seal("BCDFG", 2, attempt, 3, &number.to_hex());
            assert_eq!(&is.0, seal.bytes());
        }
    }

    #[test]
    fn whoever_is_not_asked_or_is_silent_tells_nothing() {
        let mut rng = Rng::with_seed(7);
        let mut other = Envelope::new("BCDFG", 5);
        assert_eq!(says(&mut other, &fair(2, Some(1)), &mut rng), None);
        let mut silent = Envelope::new("BCDFG", 3).silent();
        assert!(says(&mut silent, &fair(2, None), &mut rng).is_some());
        assert_eq!(says(&mut silent, &fair(2, Some(1)), &mut rng), None);
    }
}
