//! Screens that wait to be told which table to show. In memory only, bounded in every way, and each
//! forgotten after a while; it holds hashes of keys and codes of tables, and nothing else.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rules::TokenHash;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};
use wire::{Refusal, Secret128};

use crate::address::Address;
use crate::code::TableCode;
use crate::entropy;
use crate::limits::Limits;
use crate::nodes::HouseWord;
use crate::seldom::Seldom;

/// The screens of so many other nodes are remembered.
const NODES: usize = 8;

#[derive(Debug)]
pub(crate) struct Register {
    max: usize,
    per_address: usize,
    waits_for: Duration,
    waiting: Mutex<Vec<Waiting>>,
}

#[derive(Debug)]
struct Waiting {
    key: TokenHash,
    /// Nothing for one that another node lets wait.
    from: Option<Address>,
    until: Instant,
    told: watch::Sender<Told>,
}

#[derive(Debug, Default)]
struct Told {
    /// Stays until the screen is forgotten: an answer that was lost can be asked for again.
    table: Option<TableCode>,
    /// Counts who has asked, so that only the last one is kept waiting.
    asked: u64,
}

impl Register {
    pub(crate) fn new(limits: &Limits, waits_for: Duration) -> Self {
        Self {
            max: limits.screens,
            per_address: limits.screens_per_address,
            waits_for,
            waiting: Mutex::default(),
        }
    }

    /// How long a screen can be told anything.
    pub(crate) fn waits_for(&self) -> Duration {
        self.waits_for
    }

    /// One more screen, under a key of its own.
    pub(crate) fn add(&self, from: Address, seldom: &Seldom) -> Result<Secret128, Refusal> {
        let now = Instant::now();
        let mut waiting = self.lock();
        waiting.retain(|screen| screen.until > now);
        let is_near = |screen: &&Waiting| screen.from == Some(from);
        let near = waiting.iter().filter(is_near).count();
        if near >= self.per_address && !from.is_spared() {
            seldom.limit("screens-per-address");
            return Err(Refusal::AddressFull);
        }
        let here = waiting.iter().filter(|screen| screen.from.is_some());
        if here.count() >= self.max {
            seldom.limit("screens");
            return Err(Refusal::ServerBusy);
        }
        let key = Secret128::from_bytes(entropy::bytes());
        waiting.push(Waiting {
            key: TokenHash::of(&key),
            from: Some(from),
            until: now + self.waits_for,
            told: watch::Sender::default(),
        });
        Ok(key)
    }

    /// A screen that began to wait at another node may ask here, and a phone may send its table here.
    pub(crate) fn waits_elsewhere(&self, key: TokenHash, for_ms: u64) {
        let now = Instant::now();
        let mut waiting = self.lock();
        waiting.retain(|screen| screen.until > now);
        let is_known = waiting.iter().any(|screen| screen.key == key);
        let elsewhere = waiting.iter().filter(|screen| screen.from.is_none());
        if is_known || elsewhere.count() >= self.max.saturating_mul(NODES) {
            return;
        }
        waiting.push(Waiting {
            key,
            from: None,
            until: now + Duration::from_millis(for_ms).min(self.waits_for),
            told: watch::Sender::default(),
        });
    }

    /// A phone has sent it a table there. If one was sent here as well, each node tells what it knows.
    pub(crate) fn told_elsewhere(&self, key: &TokenHash, table: &str) {
        if let Ok(table) = table.parse() {
            // Nobody has to know it here.
            self.show(key, table).ok();
        }
    }

    /// What a node that has just come is told of those that wait here.
    pub(crate) fn waiting_here(&self) -> Vec<HouseWord> {
        let now = Instant::now();
        let waiting = self.lock();
        let here = waiting
            .iter()
            .filter(|screen| screen.from.is_some() && screen.until > now);
        here.map(|screen| {
            let left = screen.until.saturating_duration_since(now).as_millis();
            HouseWord::ScreenWaits {
                key: screen.key,
                for_ms: u64::try_from(left).unwrap_or(u64::MAX),
            }
        })
        .collect()
    }

    /// Waits for at most so long for a table to be told; `None`: none was, as yet.
    pub(crate) async fn table(
        &self,
        key: &TokenHash,
        within: Duration,
    ) -> Result<Option<TableCode>, Refusal> {
        let (mut told, until) = self.with(key, |screen| {
            screen.told.send_modify(|told| told.asked += 1);
            (screen.told.subscribe(), screen.until)
        })?;
        let mine = told.borrow().asked;
        let until = until.min(Instant::now() + within);
        let news = told.wait_for(|told| told.table.is_some() || told.asked != mine);
        // It fails when the time is up or the screen is forgotten, and then there is no table.
        let table = timeout_at(until, news).await.ok().and_then(Result::ok);
        Ok(table.and_then(|told| told.table.clone()))
    }

    /// Each key does this once.
    pub(crate) fn show(&self, key: &TokenHash, table: TableCode) -> Result<(), Refusal> {
        let is_first = self.with(key, |screen| {
            screen.told.send_if_modified(|told| {
                let is_first = told.table.is_none();
                if is_first {
                    told.table = Some(table);
                }
                is_first
            })
        })?;
        is_first.then_some(()).ok_or(Refusal::NoSuchScreen)
    }

    fn with<T>(&self, key: &TokenHash, then: impl FnOnce(&Waiting) -> T) -> Result<T, Refusal> {
        let now = Instant::now();
        let waiting = self.lock();
        let screen = waiting
            .iter()
            .find(|screen| screen.key == *key && screen.until > now);
        screen.map(then).ok_or(Refusal::NoSuchScreen)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Waiting>> {
        // The list is whole after every statement, so a panic elsewhere cannot have broken it.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAIT: Duration = Duration::from_secs(120);
    const POLL: Duration = Duration::from_secs(25);

    fn register(limits: &Limits) -> Register {
        Register::new(limits, WAIT)
    }

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    /// One screen, and its key.
    fn one() -> (Register, TokenHash) {
        let register = register(&Limits::default());
        let key = register.add(address("192.0.2.7"), &Seldom::default());
        let key = key.unwrap();
        (register, TokenHash::of(&key))
    }

    #[tokio::test(start_paused = true)]
    async fn a_screen_is_told_its_table_as_often_as_it_asks() {
        let (register, key) = one();
        let code = TableCode::random(wire::CODE_CHARS_MIN);
        assert_eq!(register.table(&key, POLL).await, Ok(None));
        let (heard, shown) = tokio::join!(register.table(&key, POLL), async {
            tokio::task::yield_now().await;
            register.show(&key, code.clone())
        });
        assert_eq!((heard, shown), (Ok(Some(code.clone())), Ok(())));
        assert_eq!(register.table(&key, POLL).await, Ok(Some(code)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_key_is_good_once() {
        let (register, key) = one();
        let (first, second) = (
            TableCode::random(wire::CODE_CHARS_MIN),
            TableCode::random(wire::CODE_CHARS_MIN),
        );
        assert_eq!(register.show(&key, first.clone()), Ok(()));
        assert_eq!(register.show(&key, second), Err(Refusal::NoSuchScreen));
        assert_eq!(register.table(&key, POLL).await, Ok(Some(first)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_key_is_good_for_two_minutes() {
        let (register, key) = one();
        tokio::time::advance(WAIT).await;
        let gone = Err(Refusal::NoSuchScreen);
        assert_eq!(
            register.show(&key, TableCode::random(wire::CODE_CHARS_MIN)),
            gone
        );
        assert_eq!(register.table(&key, POLL).await.map(drop), gone);
    }

    #[tokio::test(start_paused = true)]
    async fn only_the_last_to_ask_is_kept_waiting() {
        let (register, key) = one();
        let code = TableCode::random(wire::CODE_CHARS_MIN);
        let (first, second, shown) = tokio::join!(
            register.table(&key, POLL),
            register.table(&key, POLL),
            async {
                tokio::time::sleep(POLL / 2).await;
                register.show(&key, code.clone())
            }
        );
        assert_eq!((first, second, shown), (Ok(None), Ok(Some(code)), Ok(())));
    }

    #[tokio::test(start_paused = true)]
    async fn screens_are_limited_and_make_room_for_others_in_time() {
        let register = register(&Limits {
            screens: 3,
            screens_per_address: 2,
            ..Limits::default()
        });
        let (home, club) = (address("192.0.2.7"), address("192.0.2.8"));
        let seldom = Seldom::default();
        let add = |from| register.add(from, &seldom).map(drop);
        assert_eq!(add(home), Ok(()));
        assert_eq!(add(home), Ok(()));
        assert_eq!(add(home), Err(Refusal::AddressFull));
        assert_eq!(add(Address::Here), Ok(()));
        assert_eq!(add(club), Err(Refusal::ServerBusy));
        tokio::time::advance(WAIT).await;
        assert_eq!(add(home), Ok(()));
    }
}
