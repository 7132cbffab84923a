//! Calls of the kernel by name, as strace sums them up.

use std::collections::BTreeMap;

use serde_json::{Value, json};

#[derive(Debug)]
pub(super) struct Tally(BTreeMap<String, u32>);

impl Tally {
    /// Nothing before the sum is there, which is written last.
    pub(super) fn read(text: &str) -> Option<Self> {
        let row = |line: &str| {
            let mut words = line.split_whitespace();
            let (name, calls) = (words.next()?, words.next()?);
            Some((name.to_owned(), calls.parse().ok()?))
        };
        let mut rows: BTreeMap<String, u32> = text.lines().filter_map(row).collect();
        rows.remove("total").map(|_| Self(rows))
    }

    pub(super) fn sum(&self, names: &[&str]) -> f64 {
        let calls = names.iter().filter_map(|name| self.0.get(*name));
        calls.map(|calls| f64::from(*calls)).sum()
    }

    pub(super) fn json(&self) -> Value {
        json!(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_strace_is_read() {
        let text = "syscall              calls\n---------------- ---------\n\
            sendto                1200\nepoll_wait              34\n\
            ---------------- ---------\ntotal                 1234\n";
        let tally = Tally::read(text).expect("it is whole");
        assert!((tally.sum(&["sendto", "writev"]) - 1200.0).abs() < f64::EPSILON);
        assert!((tally.sum(&["total"])).abs() < f64::EPSILON);
        assert!(Tally::read(&text[..120]).is_none());
    }
}
