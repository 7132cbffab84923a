//! How often each address has done something lately, as what it owes: every time has a price, and time pays it off.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::address::Address;
use crate::limits::Pace;

#[derive(Debug)]
pub(crate) struct Debts {
    pace: Pace,
    /// Who comes when so many are remembered is not counted here. The connections of everybody are.
    addresses_max: usize,
    /// When all is paid off.
    until: Mutex<HashMap<Address, Instant>>,
}

impl Debts {
    pub(crate) fn new(pace: Pace, addresses_max: usize) -> Self {
        let until = Mutex::default();
        Self {
            pace,
            addresses_max,
            until,
        }
    }

    /// Whether it may once more; if so, it has.
    pub(crate) fn take(&self, from: Address) -> bool {
        let (now, mut all) = (Instant::now(), self.lock());
        let may = self.affords(&all, from, now);
        if may {
            self.add(&mut all, from, now);
        }
        may
    }

    /// Whether it may once more.
    pub(crate) fn allow(&self, from: Address) -> bool {
        self.affords(&self.lock(), from, Instant::now())
    }

    /// It has, whether it might or not.
    pub(crate) fn charge(&self, from: Address) {
        self.add(&mut self.lock(), from, Instant::now());
    }

    fn affords(&self, all: &HashMap<Address, Instant>, from: Address, now: Instant) -> bool {
        from.and_wider().all(|(network, times)| {
            let until = all.get(&network).copied().unwrap_or(now);
            until.saturating_duration_since(now) + self.price(times) <= self.most()
        })
    }

    fn add(&self, all: &mut HashMap<Address, Instant>, from: Address, now: Instant) {
        for (network, times) in from.and_wider() {
            if all.len() >= self.addresses_max && !all.contains_key(&network) {
                continue;
            }
            let until = all.entry(network).or_insert(now);
            // Nobody owes more than keeps them waiting for one price.
            *until = ((*until).max(now) + self.price(times)).min(now + self.most());
        }
    }

    fn most(&self) -> Duration {
        self.pace.refill.saturating_mul(self.pace.burst.get())
    }

    /// The wider the network, the less one try counts.
    fn price(&self, times: NonZeroU32) -> Duration {
        self.pace.times(times).refill
    }

    pub(crate) fn forget_paid(&self) {
        let (now, mut until) = (Instant::now(), self.lock());
        until.retain(|_, until| *until > now);
        until.shrink_to_fit();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Address, Instant>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFILL: Duration = Duration::from_secs(1);

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[tokio::test(start_paused = true)]
    async fn so_many_tries_at_once_and_then_one_each_while() {
        let debts = Debts::new(Pace::new(3, REFILL), 10);
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        for _ in 0..3 {
            assert!(debts.allow(home));
            debts.charge(home);
        }
        assert!(!debts.allow(home) && debts.allow(club));
        tokio::time::advance(REFILL).await;
        assert!(debts.allow(home));
        debts.charge(home);
        assert!(!debts.allow(home));
        tokio::time::advance(REFILL * 3).await;
        debts.forget_paid();
        assert!(debts.lock().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_owed_beyond_the_limit_takes_no_longer() {
        let debts = Debts::new(Pace::new(2, REFILL), 10);
        let home = address("192.0.2.7");
        for _ in 0..1_000 {
            debts.charge(home);
        }
        assert!(!debts.take(home));
        tokio::time::advance(REFILL).await;
        assert!(debts.take(home) && !debts.take(home));
    }

    #[tokio::test(start_paused = true)]
    async fn so_many_addresses_are_remembered_and_others_go_free() {
        let debts = Debts::new(Pace::new(1, REFILL), 2);
        let [home, club, late] = ["192.0.2.7", "192.0.2.8", "192.0.2.9"].map(address);
        for from in [home, club, late, late] {
            assert!(debts.take(from), "{from:?}");
        }
        assert!(!debts.take(home) && !debts.take(club));
        assert_eq!(debts.lock().len(), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn networks_of_one_customer_owe_together() {
        let debts = Debts::new(Pace::new(1, REFILL), 10);
        for number in 0..4 {
            let home = address(&format!("2001:db8:1:{number}::1"));
            assert!(debts.allow(home), "{number}");
            debts.charge(home);
        }
        assert!(!debts.allow(address("2001:db8:1:4::1")));
    }
}
