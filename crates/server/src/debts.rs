//! Who has tried too often what does not exist. What was found costs nothing, so friends behind one address do not
//! pay for each other; but whoever owes too much is told nothing more, or a refusal would say what is not there.

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
    /// When all is paid off.
    until: Mutex<HashMap<Address, Instant>>,
}

impl Debts {
    pub(crate) fn new(pace: Pace) -> Self {
        let until = Mutex::default();
        Self { pace, until }
    }

    /// Whether it may try once more.
    pub(crate) fn allow(&self, from: Address) -> bool {
        let (now, until) = (Instant::now(), self.lock());
        let limit = self.pace.refill.saturating_mul(self.pace.burst.get());
        from.and_wider().all(|(network, times)| {
            let until = until.get(&network).copied().unwrap_or(now);
            until.saturating_duration_since(now) + self.price(times) <= limit
        })
    }

    pub(crate) fn charge(&self, from: Address) {
        let (now, mut all) = (Instant::now(), self.lock());
        for (network, times) in from.and_wider() {
            let until = all.entry(network).or_insert(now);
            *until = (*until).max(now) + self.price(times);
        }
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
        let debts = Debts::new(Pace::new(3, REFILL));
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
    async fn networks_of_one_customer_owe_together() {
        let debts = Debts::new(Pace::new(1, REFILL));
        for number in 0..4 {
            let home = address(&format!("2001:db8:1:{number}::1"));
            assert!(debts.allow(home), "{number}");
            debts.charge(home);
        }
        assert!(!debts.allow(address("2001:db8:1:4::1")));
    }
}
