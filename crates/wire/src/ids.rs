//! Opaque ids. A seat is a number that is never reused at one table; a secret is made by a phone.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One seat at one table. It says nothing about where the seat is or who holds it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(transparent)]
pub struct SeatId(pub u16);

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// 128 random bits as 32 lowercase hex digits: a seat token or a one-time hand-over key.
///
/// Its `Debug` is redacted, so that no log line can hold one.
#[derive(Clone, PartialEq, Eq, JsonSchema, TS)]
#[ts(type = "string")]
#[schemars(with = "String")]
pub struct Secret128([u8; 16]);

impl Secret128 {
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    pub fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    pub fn to_hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        if digits.len() != 32
            || !digits
                .iter()
                .all(|d| matches!(d, b'0'..=b'9' | b'a'..=b'f'))
        {
            return None;
        }
        let mut bytes = [0; 16];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl fmt::Debug for Secret128 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret128(…)")
    }
}

impl Serialize for Secret128 {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Secret128 {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        // The value itself must not enter the error: errors are logged.
        Self::from_hex(&text)
            .ok_or_else(|| serde::de::Error::custom("expected 32 lowercase hex digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_survives_its_hex_form() {
        let secret = Secret128::from_bytes([0xa7; 16]);
        assert_eq!(Secret128::from_hex(&secret.to_hex()), Some(secret));
    }

    #[test]
    fn a_secret_is_exactly_32_lowercase_hex_digits() {
        for bad in ["", "a7", &"A".repeat(32), &"a".repeat(33), &"š".repeat(16)] {
            assert_eq!(Secret128::from_hex(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_secret_never_prints_itself() {
        assert_eq!(
            format!("{:?}", Secret128::from_bytes([1; 16])),
            "Secret128(…)"
        );
    }
}
