//! Counts what each address asks for. Knows addresses only, never what is behind them.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::{DefaultKeyedRateLimiter, RateLimiter};
use tokio::sync::watch;
use wire::Refusal;

use crate::limits::Limits;

/// Whom a limit counts: an IPv4 address or an IPv6 network of 64 bits, which one household has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    pub(crate) fn of(ip: IpAddr) -> Self {
        match ip.to_canonical() {
            IpAddr::V6(ip) if !ip.is_loopback() => {
                let network = ip.to_bits() & !u128::from(u64::MAX);
                Self(Ipv6Addr::from_bits(network).into())
            }
            ip => Self(ip),
        }
    }
}

pub(crate) struct Gate {
    limits: Limits,
    tables: DefaultKeyedRateLimiter<Address>,
    lookups: DefaultKeyedRateLimiter<Address>,
    sockets: Mutex<HashMap<Address, usize>>,
    sockets_open: watch::Sender<usize>,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            limits: limits.clone(),
            tables: RateLimiter::keyed(limits.tables_per_address.quota()),
            lookups: RateLimiter::keyed(limits.lookups_per_address.quota()),
            sockets: Mutex::default(),
            sockets_open: watch::Sender::new(0),
        })
    }

    pub(crate) fn open_table(&self, from: Address) -> Result<(), Refusal> {
        self.paced(&self.tables, from, Refusal::TooManyTables)
    }

    pub(crate) fn look_up(&self, from: Address) -> Result<(), Refusal> {
        self.paced(&self.lookups, from, Refusal::TooFast)
    }

    /// One open socket, until the pass is dropped.
    pub(crate) fn open_socket(self: &Arc<Self>, from: Address) -> Result<Pass, Refusal> {
        self.look_up(from)?;
        let mut sockets = self.lock();
        let open = sockets.get(&from).copied().unwrap_or(0);
        if open >= self.limits.sockets_per_address && !self.spares(from) {
            return Err(Refusal::TooFast);
        }
        if *self.sockets_open.borrow() >= self.limits.sockets {
            return Err(Refusal::ServerBusy);
        }
        sockets.insert(from, open + 1);
        self.sockets_open.send_modify(|open| *open += 1);
        drop(sockets);
        let gate = Arc::clone(self);
        Ok(Pass { gate, from })
    }

    pub(crate) async fn all_sockets_closed(&self) {
        let mut open = self.sockets_open.subscribe();
        // It fails only when the sender is gone, and this gate holds it.
        drop(open.wait_for(|open| *open == 0).await);
    }

    /// Forgets addresses that have been quiet long enough to have their full allowance again.
    pub(crate) fn forget_quiet(&self) {
        for limiter in [&self.tables, &self.lookups] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }

    fn paced(
        &self,
        limiter: &DefaultKeyedRateLimiter<Address>,
        from: Address,
        why: Refusal,
    ) -> Result<(), Refusal> {
        if self.spares(from) || limiter.check_key(&from).is_ok() {
            return Ok(());
        }
        Err(why)
    }

    fn spares(&self, from: Address) -> bool {
        self.limits.spare_loopback && from.0.is_loopback()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Address, usize>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The right to one open socket.
pub(crate) struct Pass {
    gate: Arc<Gate>,
    from: Address,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut sockets = self.gate.lock();
        if let Some(open) = sockets.get_mut(&self.from) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.from);
            }
        }
        self.gate.sockets_open.send_modify(|open| *open -= 1);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::limits::Pace;

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn one_household_is_one_address() {
        let same = |one, other| address(one) == address(other);
        assert!(same("::ffff:192.0.2.7", "192.0.2.7"));
        assert!(same("2001:db8:1:2::3", "2001:db8:1:2:ffff::4"));
        assert!(!same("2001:db8:1:2::3", "2001:db8:1:3::3"));
        assert!(!same("192.0.2.7", "192.0.2.8"));
    }

    #[test]
    fn a_closed_socket_makes_room_for_another() {
        let gate = Gate::new(&Limits {
            sockets_per_address: 1,
            ..Limits::default()
        });
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        let first = gate.open_socket(home).ok();
        assert!(first.is_some());
        assert_eq!(gate.open_socket(home).err(), Some(Refusal::TooFast));
        assert!(gate.open_socket(club).is_ok());
        drop(first);
        assert!(gate.open_socket(home).is_ok());
    }

    #[test]
    fn only_the_own_machine_is_spared() {
        let gate = Gate::new(&Limits {
            tables_per_address: Pace::new(1, Duration::from_secs(3600)),
            ..Limits::default()
        });
        for (from, second) in [
            ("127.0.0.1", Ok(())),
            ("192.0.2.7", Err(Refusal::TooManyTables)),
        ] {
            assert_eq!(gate.open_table(address(from)), Ok(()));
            assert_eq!(gate.open_table(address(from)), second, "{from}");
        }
    }
}
