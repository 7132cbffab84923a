//! How many bytes, as people write it.

use std::fmt;
use std::str::FromStr;

const UNITS: [(char, u32); 3] = [('G', 30), ('M', 20), ('K', 10)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size(pub(super) u64);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let unit = UNITS.iter().find_map(|(letter, shift)| {
            let number = text.strip_suffix([*letter, letter.to_ascii_lowercase()])?;
            Some((number, 1u64 << shift))
        });
        let (number, times) = unit.unwrap_or((text, 1));
        let bytes = number
            .parse::<u64>()
            .ok()
            .and_then(|n| n.checked_mul(times));
        bytes
            .filter(|bytes| *bytes > 0)
            .map(Self)
            .ok_or_else(|| "a size is written like 5000000, 500K, 16M or 4G".into())
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = |(_, shift): &&(char, u32)| self.0.is_multiple_of(1 << shift);
        match UNITS.iter().find(whole) {
            Some((letter, shift)) => write!(f, "{}{letter}", self.0 >> shift),
            None => self.0.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_written_as_people_do() {
        for (text, bytes) in [
            ("4G", 4 << 30),
            ("16M", 16 << 20),
            ("500K", 500 << 10),
            ("7", 7),
        ] {
            assert_eq!(text.parse(), Ok(Size(bytes)));
            assert_eq!(Size(bytes).to_string(), text);
        }
        assert_eq!("2g".parse(), Ok(Size(2 << 30)));
        for wrong in [
            "",
            "G",
            "0",
            "0M",
            "-1",
            "1.5G",
            "4 G",
            "4GB",
            "99999999999G",
        ] {
            assert!(wrong.parse::<Size>().is_err(), "{wrong}");
        }
    }
}
