//! Instructions by game and part, as the file keeps them: one to a line, so that a commit shows which have
//! changed.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

/// A part may take so much more or less before somebody has to say so. Less too, or the next one that makes
/// it dearer would not be seen.
const TOLERANCE_PERCENT: u64 = 3;

#[derive(Debug)]
pub(super) struct Ledger(pub(super) BTreeMap<String, BTreeMap<String, u64>>);

impl Ledger {
    pub(super) fn read(text: &str) -> Result<Self> {
        let all = serde_json::from_str(text).context("counts cannot be read")?;
        Ok(Self(all))
    }

    pub(super) fn text(&self) -> Result<String> {
        let text = serde_json::to_string_pretty(&self.0)?;
        Ok(format!("{text}\n"))
    }

    /// A line for every part that takes another number now, or is in one of them only.
    pub(super) fn differences(&self, now: &Self) -> Vec<String> {
        let (was, now) = (self.flat(), now.flat());
        let parts: BTreeSet<_> = was.keys().chain(now.keys()).collect();
        let line = |part: &&(&str, &str)| {
            let name = format!("{} {}", part.0, part.1);
            match (was.get(*part), now.get(*part)) {
                (Some(was), Some(now)) => {
                    let differs = was.abs_diff(*now) * 100 > was * TOLERANCE_PERCENT;
                    let percent = (number(*now) / number(*was) - 1.0) * 100.0;
                    differs.then(|| format!("{name}: {was} before, {now} now ({percent:+.1} %)"))
                }
                (Some(was), None) => Some(format!("{name}: {was} before, and it is gone")),
                (None, now) => now.map(|now| format!("{name}: it is new and takes {now}")),
            }
        };
        parts.iter().filter_map(line).collect()
    }

    fn flat(&self) -> BTreeMap<(&str, &str), u64> {
        let all = self.0.iter().flat_map(|(game, parts)| {
            let parts = parts.iter();
            parts.map(move |(part, count)| ((game.as_str(), part.as_str()), *count))
        });
        all.collect()
    }
}

/// Counts stay far below what a float holds exactly.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn number(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(parts: &[(&str, u64)]) -> Ledger {
        let parts = parts
            .iter()
            .map(|(part, count)| ((*part).to_owned(), *count));
        Ledger([("chess".to_owned(), parts.collect())].into())
    }

    #[test]
    fn a_part_may_not_change_by_more_than_three_in_a_hundred() {
        let was = ledger(&[("decide", 1000)]);
        let table = [
            (1000, true),
            (1030, true),
            (1031, false),
            (970, true),
            (969, false),
        ];
        for (count, fine) in table {
            let differences = was.differences(&ledger(&[("decide", count)]));
            assert_eq!(differences.is_empty(), fine, "{differences:?}");
        }
        let dearer = was.differences(&ledger(&[("decide", 1100)]));
        assert_eq!(dearer, ["chess decide: 1000 before, 1100 now (+10.0 %)"]);
    }

    #[test]
    fn parts_neither_come_nor_go_unseen() {
        let (was, now) = (ledger(&[("decide", 7)]), ledger(&[("fold", 8)]));
        let lines = [
            "chess decide: 7 before, and it is gone",
            "chess fold: it is new and takes 8",
        ];
        assert_eq!(was.differences(&now), lines);
    }

    #[test]
    fn what_is_written_is_read() -> Result<()> {
        let was = ledger(&[("decide", 7), ("fold", 8)]);
        let read = Ledger::read(&was.text()?)?;
        assert!(was.differences(&read).is_empty());
        assert!(was.text()?.contains("    \"decide\": 7,\n"));
        Ok(())
    }
}
