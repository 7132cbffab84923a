//! Counts what each address asks for and holds: one account for the accept loop, requests and sockets.
//! Knows addresses only, never what is behind them.

mod pass;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use tokio::time::Instant;
use wire::Refusal;

use crate::account::{Account, Held};
use crate::address::Address;
use crate::code::TableCode;
use crate::debts::Debts;
use crate::limits::{Limits, Pace};
use crate::peer::Client;
use crate::seldom::Seldom;
use crate::turns::Turns;

pub(crate) use pass::Pass;

pub(crate) struct Gate {
    limits: Limits,
    tables: Debts,
    requests: Debts,
    connects: Debts,
    misses: Debts,
    account: Mutex<Account>,
    seldom: Seldom,
    sockets_open: watch::Sender<usize>,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let addresses_max = limits.addresses_remembered;
        let debts = |pace: Pace| Debts::new(pace, addresses_max);
        Arc::new(Self {
            limits: limits.clone(),
            tables: debts(limits.tables_per_address),
            requests: debts(limits.requests_per_address),
            connects: debts(limits.connects_per_address),
            misses: debts(limits.misses_per_address),
            account: Mutex::new(Account::new(addresses_max)),
            seldom: Seldom::default(),
            sockets_open: watch::Sender::new(0),
        })
    }

    /// Whom a limit counts for this one.
    pub(crate) fn address(&self, client: Client) -> Address {
        match client.ip.to_canonical() {
            ip if ip.is_loopback() && client.is_direct && self.limits.spare_loopback => {
                Address::Here
            }
            ip => Address::of(ip),
        }
    }

    /// Where it is said which limits were reached.
    pub(crate) fn seldom(&self) -> &Seldom {
        &self.seldom
    }

    fn refuse<T>(&self, why: Refusal, limit: &'static str) -> Result<T, Refusal> {
        self.seldom.limit(limit);
        Err(why)
    }

    pub(crate) fn open_table(&self, from: Address) -> Result<(), Refusal> {
        if from.is_spared() || self.tables.take(from) {
            return Ok(());
        }
        self.refuse(Refusal::TooManyTables, "tables-per-address")
    }

    /// `at`: the table that is asked for, if it is one. What is not there has a price, so that codes cannot be tried
    /// out, and whoever owes too much is told nothing more, or a refusal would say what is not there. Nobody is kept
    /// from a table where somebody of the same address sits: that it is there is known, and whoever else is behind
    /// the address must not be able to shut them out.
    pub(crate) fn look_up(&self, from: Address, at: Option<&TableCode>) -> Result<(), Refusal> {
        if from.is_spared() {
            return Ok(());
        }
        let limit = if !self.misses.allow(from) {
            "misses-per-address"
        } else if !self.requests.take(from) {
            "requests-per-address"
        } else {
            return Ok(());
        };
        let sits = |at: &TableCode| self.lock().sits_at(from, at.room(), Instant::now());
        if at.is_some_and(sits) {
            return Ok(());
        }
        self.refuse(Refusal::TooFast, limit)
    }

    /// What was looked up was not there, or not theirs.
    pub(crate) fn missed(&self, from: Address) {
        if !from.is_spared() {
            self.misses.charge(from);
        }
    }

    /// Looks something up for whoever may, and remembers when it was not there.
    pub(crate) async fn looking_up<T>(
        &self,
        from: Address,
        at: Option<&TableCode>,
        look: impl Future<Output = Result<T, Refusal>>,
    ) -> Result<T, Refusal> {
        self.look_up(from, at)?;
        let found = look.await;
        if let Err(
            Refusal::NoSuchTable | Refusal::NoSuchPack | Refusal::NoSuchScreen | Refusal::NoSeat,
        ) = &found
        {
            self.missed(from);
        }
        found
    }

    /// One open connection, until it is dropped. `from`: nobody, when the peer may speak for others.
    pub(crate) fn connect(self: &Arc<Self>, from: Option<Address>) -> Result<Connection, Refusal> {
        let counted = from.filter(|from| !from.is_spared());
        if counted.is_some_and(|from| !self.connects.take(from)) {
            return self.refuse(Refusal::TooFast, "connects-per-address");
        }
        let mut account = self.lock();
        if account.open() >= self.limits.connections {
            return self.refuse(Refusal::ServerBusy, "connections");
        }
        if let Some(from) = from {
            self.spare_for_seats(&account, account.open(), from, |held| held.connections)?;
            let max = self.limits.connections_per_address;
            if !from.is_spared() && !account.has_room(from, max, |held| held.connections) {
                return self.refuse(Refusal::AddressFull, "connections-per-address");
            }
        }
        account.connect(from);
        drop(account);
        let requests = Turns::new(self.limits.requests_per_connection);
        let gate = Arc::clone(self);
        Ok(Connection {
            gate,
            from,
            requests,
        })
    }

    /// One picture or pack on its way, until it is dropped.
    pub(crate) fn transfer(self: &Arc<Self>, from: Address) -> Result<Transfer, Refusal> {
        let mut account = self.lock();
        let max = self.limits.transfers_per_address;
        if !from.is_spared() && !account.has_room(from, max, |held| held.transfers) {
            return self.refuse(Refusal::AddressFull, "transfers-per-address");
        }
        if account.transfers() >= self.limits.transfers {
            return self.refuse(Refusal::ServerBusy, "transfers");
        }
        account.begin_transfer(from);
        drop(account);
        let gate = Arc::clone(self);
        Ok(Transfer { gate, from })
    }

    /// The last connections are kept for those who come back to a seat, some for each: one seat must not
    /// open all of them. `others`: so many are open besides; `of`: what counts as theirs.
    fn spare_for_seats(
        &self,
        account: &Account,
        others: usize,
        from: Address,
        of: fn(&Held) -> usize,
    ) -> Result<(), Refusal> {
        let reserved = self.limits.connections_reserved;
        let shared = self.limits.connections.saturating_sub(reserved);
        let seats = account.seats(from, Instant::now());
        let theirs = seats.saturating_mul(self.limits.connections_per_seat);
        if others < shared || from.is_spared() || account.held(from, of) < theirs {
            return Ok(());
        }
        self.refuse(Refusal::ServerBusy, "connections-reserved")
    }

    /// What is open now.
    pub(crate) fn open(&self) -> Open {
        let account = self.lock();
        Open {
            connections: account.open(),
            sockets: *self.sockets_open.borrow(),
            transfers: account.transfers(),
        }
    }

    pub(crate) async fn all_sockets_closed(&self) {
        let mut open = self.sockets_open.subscribe();
        // It fails only when the sender is gone, and this gate holds it.
        drop(open.wait_for(|open| *open == 0).await);
    }

    /// Forgets addresses that have been quiet long enough to have their full allowance again.
    pub(crate) fn forget_quiet(&self) {
        for debts in [&self.tables, &self.requests, &self.connects, &self.misses] {
            debts.forget_paid();
        }
        self.lock().forget_seats(Instant::now());
    }

    fn lock(&self) -> MutexGuard<'_, Account> {
        // The account is whole after every call, so a panic elsewhere cannot have broken it.
        self.account.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How much is open, of all addresses together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) connections: usize,
    pub(crate) sockets: usize,
    pub(crate) transfers: usize,
}

/// The right to one open connection.
pub(crate) struct Connection {
    gate: Arc<Gate>,
    from: Option<Address>,
    requests: Turns,
}

impl Connection {
    /// When the next request on it may be looked at. One that carries many guests waits for none of them.
    pub(crate) fn next_request(&self) -> Option<Instant> {
        let from = self.from.filter(|from| !from.is_spared());
        from.and_then(|_| self.requests.take(Instant::now()))
    }

    /// It becomes a socket, of whom its request came from.
    pub(crate) fn open_socket(self: &Arc<Self>, from: Address) -> Result<Pass, Refusal> {
        let gate = &self.gate;
        let mut account = gate.lock();
        if self.from.is_none() {
            // Only now it is known who comes.
            gate.spare_for_seats(&account, account.open() - 1, from, |held| held.sockets)?;
        }
        let max = gate.limits.sockets_per_address();
        if !from.is_spared() && !account.has_room(from, max, |held| held.sockets) {
            return gate.refuse(Refusal::AddressFull, "connections-per-address");
        }
        account.open_socket(from);
        gate.sockets_open.send_modify(|open| *open += 1);
        drop(account);
        Ok(Pass::new(Arc::clone(self), from))
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.gate.lock().disconnect(self.from);
    }
}

/// The right to hold one picture or pack in memory.
pub(crate) struct Transfer {
    gate: Arc<Gate>,
    from: Address,
}

impl Drop for Transfer {
    fn drop(&mut self) {
        self.gate.lock().end_transfer(self.from);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    fn connect(gate: &Arc<Gate>, from: Address) -> Result<Arc<Connection>, Refusal> {
        gate.connect(Some(from)).map(Arc::new)
    }

    #[test]
    fn a_closed_socket_makes_room_for_another() {
        let gate = Gate::new(&Limits {
            connections_per_address: 2,
            ..Limits::default()
        });
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        let open = |from| connect(&gate, from).and_then(|one| one.open_socket(from));
        let first = open(home).ok();
        assert!(first.is_some());
        assert_eq!(open(home).err(), Some(Refusal::AddressFull));
        assert!(open(club).is_ok());
        drop(first);
        assert!(open(home).is_ok());
    }

    #[test]
    fn connections_are_counted_for_each_address_and_in_all() {
        let gate = Gate::new(&Limits {
            connections: 3,
            connections_reserved: 0,
            connections_per_address: 2,
            ..Limits::default()
        });
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        let held = [connect(&gate, home), connect(&gate, home)];
        assert_eq!(connect(&gate, home).err(), Some(Refusal::AddressFull));
        let last = connect(&gate, club);
        assert_eq!(connect(&gate, club).err(), Some(Refusal::ServerBusy));
        assert_eq!(gate.connect(None).err(), Some(Refusal::ServerBusy));
        drop((held, last));
        assert!(connect(&gate, club).is_ok());
    }

    #[test]
    fn whoever_connects_again_and_again_is_turned_away() {
        let gate = Gate::new(&Limits {
            connects_per_address: Pace::new(3, Duration::from_secs(3600)),
            ..Limits::default()
        });
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        for _ in 0..3 {
            drop(connect(&gate, home).unwrap());
        }
        assert_eq!(connect(&gate, home).err(), Some(Refusal::TooFast));
        assert!(connect(&gate, club).is_ok());
        // Behind a proxy it is not known who comes.
        assert!(gate.connect(None).is_ok());
    }

    #[test]
    fn networks_of_one_customer_have_an_allowance_together() {
        let gate = Gate::new(&Limits {
            connections_per_address: 1,
            ..Limits::default()
        });
        let open = |number: u16| connect(&gate, address(&format!("2001:db8:1:{number:x}::1")));
        let held: Vec<_> = (0..4).map(open).collect();
        assert!(held.iter().all(Result::is_ok));
        assert_eq!(open(4).err(), Some(Refusal::AddressFull), "all of one /56");
        assert!(open(0x100).is_ok(), "another /56 of the same /48");
    }

    #[tokio::test(start_paused = true)]
    async fn the_last_connections_are_for_those_who_have_a_seat() {
        let gate = Gate::new(&Limits {
            connections: 2,
            connections_reserved: 1,
            ..Limits::default()
        });
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        let mut seated = connect(&gate, home).unwrap().open_socket(home).unwrap();
        seated.take_seat(TableCode::random(wire::CODE_CHARS_MIN).room());
        assert_eq!(connect(&gate, club).err(), Some(Refusal::ServerBusy));
        assert!(connect(&gate, home).is_ok());
        drop(seated);
        let _stranger = connect(&gate, club).unwrap();
        assert_eq!(connect(&gate, club).err(), Some(Refusal::ServerBusy));
        assert!(connect(&gate, home).is_ok());
        // Who comes through a proxy is known only when a socket is opened.
        let proxied = Arc::new(gate.connect(None).unwrap());
        assert_eq!(proxied.open_socket(club).err(), Some(Refusal::ServerBusy));
        assert!(proxied.open_socket(home).is_ok());
        drop(proxied);
        tokio::time::advance(Limits::default().seat_remembered).await;
        assert_eq!(connect(&gate, home).err(), Some(Refusal::ServerBusy));
    }

    #[tokio::test(start_paused = true)]
    async fn one_seat_does_not_open_all_connections_that_are_kept_for_seats() {
        let gate = Gate::new(&Limits {
            connections: 100,
            connections_reserved: 100,
            connections_per_seat: 3,
            ..Limits::default()
        });
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        let sit = |from: Address| {
            // Whoever sits down came in while there was room.
            gate.lock().connect(Some(from));
            let gate = Arc::clone(&gate);
            let connection = Arc::new(Connection {
                gate,
                from: Some(from),
                requests: Turns::new(Limits::default().requests_per_connection),
            });
            let mut pass = connection.open_socket(from).unwrap();
            pass.take_seat(TableCode::random(wire::CODE_CHARS_MIN).room());
            pass
        };
        let (alone, pair) = (sit(home), [sit(club), sit(club)]);
        let more = |from, number: usize| -> Vec<_> {
            let all = std::iter::repeat_with(|| connect(&gate, from)).take(number);
            all.collect::<Result<_, _>>().expect("there is room")
        };
        let held = (more(home, 2), more(club, 4));
        for full in [home, club] {
            assert_eq!(connect(&gate, full).err(), Some(Refusal::ServerBusy));
        }
        drop((held, pair, alone));
        // All seats that were left a moment ago count.
        let back = more(club, 6);
        assert_eq!(connect(&gate, club).err(), Some(Refusal::ServerBusy));
        drop(back);
    }

    #[test]
    fn only_the_own_machine_is_spared() {
        let gate = Gate::new(&Limits {
            tables_per_address: Pace::new(1, Duration::from_secs(3600)),
            ..Limits::default()
        });
        let too_many = Err(Refusal::TooManyTables);
        for (from, is_direct, second) in [
            ("127.0.0.1", true, Ok(())),
            ("127.0.0.1", false, too_many),
            ("192.0.2.7", true, too_many),
        ] {
            let ip = from.parse().unwrap();
            let from = gate.address(Client { ip, is_direct });
            assert_eq!(gate.open_table(from), Ok(()));
            assert_eq!(gate.open_table(from), second, "{from:?}");
        }
    }
}
