//! The name of a blob: the SHA-256 of its bytes.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlobHash(pub [u8; 32]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a blob hash is 64 lower-case hexadecimal digits")]
pub struct BadBlobHash;

impl BlobHash {
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for BlobHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for BlobHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BlobHash({self})")
    }
}

impl FromStr for BlobHash {
    type Err = BadBlobHash;

    fn from_str(text: &str) -> Result<Self, BadBlobHash> {
        let mut hash = [0; 32];
        if text.len() != 2 * hash.len() {
            return Err(BadBlobHash);
        }
        for (byte, pair) in hash.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Self(hash))
    }
}

fn digit(ascii: u8) -> Result<u8, BadBlobHash> {
    match ascii {
        b'0'..=b'9' => Ok(ascii - b'0'),
        b'a'..=b'f' => Ok(ascii - b'a' + 10),
        _ => Err(BadBlobHash),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_survives_its_own_text() {
        let hash = BlobHash::of(b"abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hash.to_string(), text);
        assert_eq!(text.parse(), Ok(hash));
    }

    #[test]
    fn only_one_spelling_of_a_hash_is_accepted() {
        let text = BlobHash::of(b"abc").to_string();
        for wrong in [
            &text[1..],
            &text.to_uppercase(),
            &text.replace('b', "g"),
            "",
            &"č".repeat(32),
        ] {
            assert_eq!(wrong.parse::<BlobHash>(), Err(BadBlobHash), "{wrong}");
        }
    }
}
