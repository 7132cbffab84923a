//! How long tables took to go on, by what had happened.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::beyond::trouble::Trouble;
use crate::tally::{self, Deals};

/// The numbers of a run in which nothing was wrong.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How often each kind happened, and how long every table took each time.
    pub times: BTreeMap<Trouble, (u32, Vec<Duration>)>,
    pub acts_acknowledged: u64,
    pub acts_unanswered: u64,
    pub acts_kept: u64,
    pub reconnects: u64,
    pub deals: Deals,
}

impl Report {
    pub(crate) fn happened(&mut self, trouble: Trouble, took: Vec<Duration>) {
        let (times, all) = self.times.entry(trouble).or_default();
        *times += 1;
        all.extend(took);
        all.sort_unstable();
    }

    pub(crate) fn counts(&mut self, tally: tally::Report) {
        self.acts_acknowledged = tally.acts_acknowledged;
        self.acts_unanswered = tally.acts_unanswered;
        self.acts_kept = tally.acts_kept;
        self.reconnects = tally.reconnects;
        self.deals = tally.deals;
    }

    /// Of everything that is trouble.
    pub fn troubles(&self) -> u32 {
        let times = self.times.iter();
        let troubles = times.filter(|(trouble, _)| **trouble != Trouble::Nothing);
        troubles.map(|(_, (times, _))| times).sum()
    }
}

/// Of sorted ones; so many of a hundred are not longer.
fn percentile(sorted: &[Duration], of_hundred: usize) -> f64 {
    let at = (sorted.len() * of_hundred).div_ceil(100).saturating_sub(1);
    sorted.get(at).map_or(0.0, Duration::as_secs_f64)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "Until a table goes on, in seconds; * from the end of what happened"
        )?;
        writeln!(f, "{:>24}  times  median   p99   worst", "")?;
        for (trouble, (times, all)) in &self.times {
            let [median, p99, worst] = [50, 99, 100].map(|of| percentile(all, of));
            let sign = if trouble.ends_first() { '*' } else { ' ' };
            let name = trouble.name();
            writeln!(
                f,
                "{name:>24}{sign} {times:>5}  {median:>6.2} {p99:>6.2}  {worst:>6.2}"
            )?;
        }
        writeln!(f, "{:>10}  troubles", self.troubles())?;
        writeln!(
            f,
            "{:>10}  acts acknowledged, none lost",
            self.acts_acknowledged
        )?;
        let (unanswered, kept) = (self.acts_unanswered, self.acts_kept);
        writeln!(
            f,
            "{unanswered:>10}  acts unanswered when a socket was lost, of which {kept} had happened"
        )?;
        writeln!(f, "{:>10}  reconnects", self.reconnects)?;
        write!(f, "{}", self.deals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_by_kind() {
        let mut report = Report::default();
        let all = (1..=150).rev().map(Duration::from_secs);
        report.happened(Trouble::NodeKilled, all.collect());
        report.happened(Trouble::NodeKilled, vec![Duration::from_secs(151)]);
        report.happened(Trouble::Nothing, vec![Duration::ZERO]);
        assert_eq!(report.troubles(), 2);
        let told = report.to_string();
        assert!(
            told.contains("a node killed      2   76.00 150.00  151.00"),
            "{told}"
        );
    }
}
