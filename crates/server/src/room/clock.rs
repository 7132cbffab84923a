//! Table time. It flows while somebody sits at the table, and after a break it waits until those who
//! were there are back. Reads no clock: every call brings the instant.

use std::collections::BTreeSet;
use std::time::Duration;

use tokio::time::Instant;
use wire::SeatId;

use crate::nodes::FlowTold;
use crate::outbox::Stamp;

/// RULES 9, row 38: so long after the first one came back, play goes on without the others.
const GATHER: Duration = Duration::from_secs(20);

/// A phone shows seconds, so less than this need not be told.
const LEAP_MS: u64 = 100;

#[derive(Debug)]
pub(crate) struct TableClock {
    /// Table time when it last began to stand or to flow.
    base_ms: u64,
    flow: Flow,
    /// By so much it has moved on in leaps of which phones were not told.
    leapt_ms: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Still,
    /// Somebody is back; the others have until then.
    Gathering {
        until: Instant,
    },
    Flowing {
        since: Instant,
    },
}

/// What the clock must know of the table.
#[derive(Debug)]
pub(crate) struct Attendance<'a> {
    /// Seats with a phone connected.
    pub(crate) on: &'a BTreeSet<SeatId>,
    /// Somebody who has no seat yet waits for what is due.
    pub(crate) is_waited_for: bool,
    /// Seats that were counted on before the break.
    pub(crate) expected: &'a [SeatId],
    /// Whether anything happens by itself; if not, there is nothing to wait for.
    pub(crate) due: bool,
    /// Other nodes wait no longer than this.
    pub(crate) elsewhere: Option<Instant>,
}

impl TableClock {
    pub(crate) fn standing_at(base_ms: u64) -> Self {
        Self {
            base_ms,
            flow: Flow::Still,
            leapt_ms: 0,
        }
    }

    pub(crate) fn stamp(&self, at: Instant) -> Stamp {
        let (flowing, since) = match self.flow {
            Flow::Flowing { since } => (true, since),
            Flow::Still | Flow::Gathering { .. } => (false, at),
        };
        let now_ms = self.base_ms;
        Stamp {
            now_ms,
            flowing,
            at: since,
        }
    }

    pub(crate) fn now_ms(&self, at: Instant) -> u64 {
        self.stamp(at).now_ms(at)
    }

    /// Another server may have written a later time, or have said that it is later.
    pub(crate) fn raise(&mut self, at_ms: u64, at: Instant) {
        let behind = at_ms.saturating_sub(self.now_ms(at));
        self.base_ms += behind;
        self.leapt_ms = self.leapt_ms.saturating_add(behind);
    }

    /// Whether phones have to be told: time has begun to flow or to stand, or it has leapt.
    pub(crate) fn tells(&mut self, table: &Attendance, at: Instant) -> bool {
        let turned = self.attend(table, at);
        let is_news = turned || self.leapt_ms >= LEAP_MS;
        if is_news {
            self.leapt_ms = 0;
        }
        is_news
    }

    /// Whether time has begun to flow or to stand.
    fn attend(&mut self, table: &Attendance, at: Instant) -> bool {
        let was_flowing = self.is_flowing();
        if table.on.is_empty() && !table.is_waited_for {
            self.base_ms = self.now_ms(at);
            self.flow = Flow::Still;
            return was_flowing;
        }
        if was_flowing {
            return false;
        }
        let until = match self.flow {
            Flow::Gathering { until } => until,
            Flow::Still | Flow::Flowing { .. } => at + GATHER,
        };
        let until = table
            .elsewhere
            .map_or(until, |elsewhere| until.min(elsewhere));
        let complete = table.expected.iter().all(|seat| table.on.contains(seat));
        let flows = !table.due || complete || at >= until;
        self.flow = if flows {
            Flow::Flowing { since: at }
        } else {
            Flow::Gathering { until }
        };
        flows
    }

    /// What other nodes are told of it.
    pub(crate) fn flow(&self, at: Instant) -> FlowTold {
        match self.flow {
            Flow::Still => FlowTold::Still,
            Flow::Gathering { until } => {
                let left_ms = until.saturating_duration_since(at).as_millis();
                let left_ms = u64::try_from(left_ms).unwrap_or(u64::MAX);
                FlowTold::Gathering { left_ms }
            }
            Flow::Flowing { .. } => FlowTold::Flowing,
        }
    }

    /// When to call [`TableClock::tells`] again, if nothing else happens.
    pub(crate) fn gathers_until(&self) -> Option<Instant> {
        match self.flow {
            Flow::Gathering { until } => Some(until),
            Flow::Still | Flow::Flowing { .. } => None,
        }
    }

    /// When it will be `due_ms` at the table, if time goes on flowing.
    pub(crate) fn instant_of(&self, due_ms: u64) -> Option<Instant> {
        match self.flow {
            Flow::Flowing { since } => {
                let ahead_ms = due_ms.saturating_sub(self.base_ms);
                since.checked_add(Duration::from_millis(ahead_ms))
            }
            Flow::Still | Flow::Gathering { .. } => None,
        }
    }

    pub(crate) fn is_flowing(&self) -> bool {
        matches!(self.flow, Flow::Flowing { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: SeatId = SeatId(1);
    const BEN: SeatId = SeatId(2);
    const BOTH: &[SeatId] = &[ANN, BEN];

    struct Bench {
        clock: TableClock,
        at: Instant,
        elsewhere: Option<Instant>,
        is_waited_for: bool,
    }

    impl Bench {
        fn new() -> Self {
            let clock = TableClock::standing_at(5_000);
            Self {
                clock,
                at: Instant::now(),
                elsewhere: None,
                is_waited_for: false,
            }
        }

        fn attend(&mut self, on: &[SeatId], due: bool) -> bool {
            let on = on.iter().copied().collect();
            let table = Attendance {
                on: &on,
                is_waited_for: self.is_waited_for,
                expected: BOTH,
                due,
                elsewhere: self.elsewhere,
            };
            self.clock.tells(&table, self.at)
        }

        /// What the clock shows `ms` later.
        fn after(&mut self, ms: u64) -> u64 {
            self.at += Duration::from_millis(ms);
            self.clock.now_ms(self.at)
        }
    }

    #[test]
    fn time_stands_still_while_nobody_is_connected() {
        let mut bench = Bench::new();
        assert!(!bench.attend(&[], true));
        assert_eq!(bench.after(60_000), 5_000);
        assert!(bench.attend(BOTH, true));
        assert_eq!(bench.after(700), 5_700);
        assert!(!bench.attend(&[ANN], true));
        assert_eq!(bench.after(300), 6_000);
        assert!(bench.attend(&[], true));
        assert_eq!(bench.after(60_000), 6_000);
    }

    #[test]
    fn after_a_break_time_waits_for_all_who_were_there() {
        let mut bench = Bench::new();
        assert!(!bench.attend(&[ANN], true));
        assert_eq!(bench.after(19_000), 5_000);
        assert!(bench.attend(BOTH, true));
        assert_eq!(bench.after(10), 5_010);
    }

    #[test]
    fn after_20_s_time_waits_for_nobody() {
        let mut bench = Bench::new();
        assert!(!bench.attend(&[ANN], true));
        bench.after(19_999);
        assert!(!bench.attend(&[ANN], true));
        assert_eq!(
            bench.clock.gathers_until(),
            Some(bench.at + Duration::from_millis(1))
        );
        bench.after(1);
        assert!(bench.attend(&[ANN], true));
        assert_eq!(bench.after(10), 5_010);
    }

    #[test]
    fn who_waits_for_something_waits_no_longer_than_others_who_come_back() {
        let mut bench = Bench::new();
        bench.is_waited_for = true;
        assert!(!bench.attend(&[], true));
        bench.after(20_000);
        assert!(bench.attend(&[], true));
        assert_eq!(bench.after(10), 5_010);
        bench.is_waited_for = false;
        assert!(bench.attend(&[], true));
        assert_eq!(bench.after(60_000), 5_010);
    }

    #[test]
    fn time_waits_no_longer_than_elsewhere() {
        let mut bench = Bench::new();
        bench.elsewhere = Some(bench.at + Duration::from_secs(7));
        assert!(!bench.attend(&[ANN], true));
        assert_eq!(bench.clock.gathers_until(), bench.elsewhere);
        let left_ms = 7_000;
        let flow = bench.clock.flow(bench.at);
        assert_eq!(flow, FlowTold::Gathering { left_ms });
        // It flows there already.
        bench.elsewhere = Some(bench.at);
        assert!(bench.attend(&[ANN], true));
        assert_eq!(bench.clock.flow(bench.at), FlowTold::Flowing);
    }

    #[test]
    fn a_leap_is_told_and_less_is_told_once_it_is_one() {
        let mut bench = Bench::new();
        assert!(bench.attend(BOTH, true));
        bench.clock.raise(5_060, bench.at);
        assert!(!bench.attend(BOTH, true));
        bench.clock.raise(5_120, bench.at);
        assert!(bench.attend(BOTH, true));
        assert!(!bench.attend(BOTH, true));
        bench.clock.raise(7_000, bench.at);
        assert!(bench.attend(BOTH, true));
    }

    #[test]
    fn a_table_where_nothing_is_due_waits_for_nobody() {
        let mut bench = Bench::new();
        assert!(bench.attend(&[ANN], false));
    }

    #[test]
    fn a_due_time_is_an_instant_only_while_time_flows() {
        let mut bench = Bench::new();
        assert_eq!(bench.clock.instant_of(6_000), None);
        bench.attend(BOTH, true);
        let due = bench.at + Duration::from_secs(1);
        assert_eq!(bench.clock.instant_of(6_000), Some(due));
        assert_eq!(bench.clock.instant_of(1), Some(bench.at));
    }

    #[test]
    fn a_later_time_in_the_log_moves_the_clock_on() {
        let mut bench = Bench::new();
        bench.attend(BOTH, true);
        bench.after(100);
        bench.clock.raise(4_000, bench.at);
        assert_eq!(bench.after(0), 5_100);
        bench.clock.raise(7_000, bench.at);
        assert_eq!(bench.after(50), 7_050);
    }
}
