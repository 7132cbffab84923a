//! What is hashed, and how: the lines are those of `docs/fair-deal.md`.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256};

/// How often one deal is tried with numbers before it goes on without; a phone seals as many numbers ahead.
pub const SEALS: usize = 3;

/// What a number of the server is for. They are opened at different times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// Which places a game is played with; everybody sees them at once.
    Pool,
    /// The cards of a round.
    Cards,
    /// The order of the pictures in a whole game.
    Deck,
}

impl Use {
    pub const ALL: [Self; 3] = [Self::Pool, Self::Cards, Self::Deck];

    pub fn name(self) -> &'static str {
        match self {
            Self::Pool => "pool",
            Self::Cards => "cards",
            Self::Deck => "deck",
        }
    }
}

/// A SHA-256, written as 64 small hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Digest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<Self, NoDigest> {
        let small = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(small) {
            return Err(NoDigest);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| NoDigest)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| NoDigest)?;
        }
        Ok(Self(bytes))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 small hexadecimal digits")]
pub struct NoDigest;

pub fn digest(text: &str) -> Digest {
    Digest(Sha256::digest(text.as_bytes()).into())
}

/// What a phone shows of a number before it tells it.
pub fn seal(table: &str, round: u32, attempt: u8, seat: u16, number: &str) -> Digest {
    digest(&format!(
        "molehunt1|seal|{table}|{round}|{attempt}|{seat}|{number}"
    ))
}

/// What the server shows of one of its own.
pub fn server_seal(table: &str, round: u32, attempt: u8, of: Use, number: &Digest) -> Digest {
    let of = of.name();
    digest(&format!(
        "molehunt1|server|{table}|{round}|{attempt}|{of}|{number}"
    ))
}

/// What everything is drawn from that this number of the server is for. `told` is the terms and then the numbers of
/// the phones.
pub fn seed(number: &Digest, told: &str) -> [u8; 32] {
    hmac(&number.0, told)
}

/// What people read to each other: whoever was shown something else has another one.
pub fn code(told: &str) -> String {
    let digits = digest(&format!("molehunt1|code\n{told}"))
        .to_string()
        .to_uppercase();
    format!("{}-{}", &digits[..4], &digits[4..6])
}

pub(crate) fn hmac(key: &[u8; 32], text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any key length will do");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_survives_its_text() {
        let digest = digest("molehunt");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for bad in ["", "a7", &"A".repeat(64), &"a".repeat(65), &"š".repeat(32)] {
            assert_eq!(bad.parse::<Digest>(), Err(NoDigest), "{bad}");
        }
    }

    #[test]
    fn a_seal_binds_all_that_it_names() {
        let first = seal("KRZNB", 7, 1, 3, "00");
        let others = [
            seal("KRZNC", 7, 1, 3, "00"),
            seal("KRZNB", 8, 1, 3, "00"),
            seal("KRZNB", 7, 2, 3, "00"),
            seal("KRZNB", 7, 1, 4, "00"),
            seal("KRZNB", 7, 1, 3, "01"),
        ];
        assert!(others.iter().all(|other| *other != first));
    }
}
