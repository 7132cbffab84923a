//! Rooms without sockets, so that time can be moved at will.

mod bots;
mod dealing;
mod nodes;
mod updating;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use content::Library;
use journal::{Journal, MemoryJournal, Topic, Version};
use rules::TokenHash;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, advance, timeout};
use wire::{Assembly, Bot, ClientOut, Farewell, Intent, RoundIntent, SeatId, Secret128, TableView};

use super::{Budget, Claim, ConnId, Tap, ToRoom};
use crate::address::Address;
use crate::code::TableCode;
use crate::house::House;
use crate::limits::Limits;
use crate::nodes::{Nodes, Rhythm};
use crate::outbox::Outbox;
use crate::registry::{Bounds, Registry};

const LONG: Duration = Duration::from_secs(24 * 3600);

const RHYTHM: Rhythm = Rhythm {
    every: Duration::from_secs(3),
    silence: Duration::from_secs(9),
};

/// One node, and one table.
struct Bench {
    registry: Registry<MemoryJournal>,
    journal: MemoryJournal,
    house: Arc<House>,
    code: TableCode,
    conns: u64,
    stop: watch::Sender<bool>,
}

struct Phone {
    conn: ConnId,
    outbox: Arc<Outbox>,
    door: mpsc::Sender<ToRoom>,
    /// Taken from the outbox and not looked at yet.
    unheard: RefCell<VecDeque<String>>,
    assembly: RefCell<Assembly>,
    /// What the last frame led to, if it was a pulse.
    drawn: RefCell<Option<TableView>>,
}

impl Bench {
    async fn new(linger: Duration) -> Self {
        let mut bench = Self::on(MemoryJournal::default(), linger, LONG);
        bench.code = bench.registry.open(Address::Here).await.unwrap();
        bench
    }

    fn on(journal: MemoryJournal, linger: Duration, lifetime: Duration) -> Self {
        let (stop, stopped) = watch::channel(false);
        let bounds = Bounds {
            tables_max: 10,
            tables_of_one_max: 10,
            watchers_max: 10,
            budget: Budget {
                table_bytes: u64::MAX,
                store_bytes: u64::MAX,
            },
            linger,
            table_lifetime: lifetime,
            empty_table_lifetime: lifetime,
        };
        let library = Arc::new(Library::embedded());
        let nodes = Nodes::new(journal.is_shared(), RHYTHM);
        let house = House::new(library, &Limits::default(), nodes);
        let registry = Registry::new(journal.clone(), Arc::clone(&house), bounds, stopped);
        Self {
            registry,
            journal,
            house,
            code: TableCode::random(wire::CODE_CHARS_MIN),
            conns: 0,
            stop,
        }
    }

    fn phone(&mut self) -> Phone {
        self.conns += 1;
        let door = self.registry.door(&self.code);
        Phone {
            conn: ConnId(self.conns),
            outbox: Arc::default(),
            door,
            unheard: RefCell::default(),
            assembly: RefCell::default(),
            drawn: RefCell::default(),
        }
    }

    async fn enter(&mut self, number: u8) -> Phone {
        let phone = self.phone();
        phone.enter(number).await;
        phone
    }

    /// Four seats, of which the first has started something that goes on by itself.
    async fn playing(&mut self) -> Vec<Phone> {
        let mut phones = Vec::new();
        for number in 1..=4 {
            phones.push(self.enter(number).await);
        }
        assert!(phones[3].time().await.1);
        assert_eq!(
            phones[0].act(1, Intent::StartRound {}).await,
            ClientOut::Done { n: 1 }
        );
        // From the first look on, something is due.
        assert_eq!(
            phones[0]
                .act(2, Intent::Round(RoundIntent::Looked { round: 1 }))
                .await,
            ClientOut::Done { n: 2 }
        );
        phones
    }
}

impl Phone {
    /// The number is the token and the name.
    async fn enter(&self, number: u8) {
        self.enter_as(number, false).await;
    }

    /// Perhaps no person.
    async fn enter_as(&self, number: u8, bot: bool) {
        let token = TokenHash::of(&Secret128::from_bytes([number; 16]));
        let claim = Box::new(Claim {
            token,
            name: Some(format!("P{number}")),
            avatar: None,
            key: None,
            seen: None,
            fair: false,
            bot,
        });
        let (conn, outbox) = (self.conn, Arc::clone(&self.outbox));
        self.tell(ToRoom::Enter {
            conn,
            outbox,
            claim,
        })
        .await;
    }

    async fn tell(&self, message: ToRoom) {
        self.door.send(message).await.unwrap();
    }

    async fn next(&self) -> ClientOut {
        loop {
            if let Some(text) = self.unheard.borrow_mut().pop_front() {
                return serde_json::from_str(&text).unwrap();
            }
            self.unheard.borrow_mut().extend(self.outbox.texts());
            if !self.unheard.borrow().is_empty() {
                continue;
            }
            let filled = timeout(10 * LONG, self.outbox.filled()).await;
            filled.expect("nothing more comes");
        }
    }

    async fn hear<T>(&self, mut wanted: impl FnMut(ClientOut) -> Option<T>) -> T {
        loop {
            let frame = self.next().await;
            self.drawn.replace(self.assembly.borrow_mut().take(&frame));
            if let Some(found) = wanted(frame) {
                return found;
            }
        }
    }

    async fn act(&self, n: u64, intent: Intent) -> ClientOut {
        self.tell(ToRoom::Intent {
            conn: self.conn,
            n,
            tap: Box::new(Tap {
                intent,
                read_at: Instant::now(),
            }),
        })
        .await;
        self.hear(|frame| {
            matches!(frame, ClientOut::Done { .. } | ClientOut::Refused { .. }).then_some(frame)
        })
        .await
    }

    /// The next time frame.
    async fn time(&self) -> (u64, bool) {
        let time = |frame| match frame {
            ClientOut::Time { now_ms, flowing } => Some((now_ms, flowing)),
            _ => None,
        };
        self.hear(time).await
    }

    async fn table(&self, wanted: impl Fn(&TableView) -> bool) -> TableView {
        self.hear(|_| self.drawn.take().filter(&wanted)).await
    }

    /// The newest that it was shown.
    fn newest(&self) -> TableView {
        self.unheard.borrow_mut().extend(self.outbox.texts());
        let mut newest = None;
        while let Some(text) = self.unheard.borrow_mut().pop_front() {
            let frame = serde_json::from_str(&text).unwrap();
            newest = self.assembly.borrow_mut().take(&frame).or(newest);
        }
        newest.expect("it was shown something")
    }

    /// Ready when these are the seats that are shown as on.
    async fn on(&self, seats: &[u16]) {
        let on = |frame| match frame {
            ClientOut::Presence { on, .. } => on
                .iter()
                .map(|seat| seat.0)
                .eq(seats.iter().copied())
                .then_some(()),
            _ => None,
        };
        self.hear(on).await;
    }

    /// Ready when the room has let go of this phone.
    async fn leave(self) {
        self.tell(ToRoom::Gone { conn: self.conn }).await;
        assert_eq!(self.farewell().await, Farewell::ComeBack);
    }

    async fn farewell(&self) -> Farewell {
        let bye = |frame| match frame {
            ClientOut::Bye { why } => Some(why),
            _ => None,
        };
        self.hear(bye).await
    }
}

/// All that can happen without time passing has happened.
async fn rest() {
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn time_stands_still_with_nobody_connected() {
    let mut bench = Bench::new(LONG).await;
    let phones = bench.playing().await;
    advance(Duration::from_secs(2)).await;
    phones[0].outbox.time_again();
    let (left_ms, flowing) = phones[0].time().await;
    assert!(flowing && left_ms >= 2_000);
    for phone in phones {
        phone.leave().await;
    }
    advance(Duration::from_secs(3600)).await;
    let first = bench.enter(1).await;
    assert_eq!(first.time().await, (left_ms, false));
}

#[tokio::test(start_paused = true)]
async fn a_spectator_does_not_make_time_flow() {
    let mut bench = Bench::new(LONG).await;
    let tv = bench.phone();
    tv.tell(ToRoom::Watch {
        conn: tv.conn,
        outbox: Arc::clone(&tv.outbox),
        screen: true,
        at_door: false,
        fair: false,
    })
    .await;
    assert_eq!(tv.time().await, (0, false));
    let _seat = bench.enter(1).await;
    assert!(tv.time().await.1);
}

#[tokio::test(start_paused = true)]
async fn whoever_is_no_person_does_not_make_time_flow() {
    let mut bench = Bench::new(LONG).await;
    let newcomer = bench.phone();
    newcomer.enter_as(1, true).await;
    assert_eq!(newcomer.time().await, (0, false));
    let person = bench.enter(2).await;
    assert!(person.time().await.1);
    assert!(newcomer.time().await.1);
    let table = person.table(|table| table.seats.len() == 2).await;
    assert_eq!(table.host, Some(SeatId(2)));
    assert_eq!(table.seats[0].bot, Some(Bot { character: None }));
    advance(Duration::from_secs(7)).await;
    person.leave().await;
    assert!(!newcomer.time().await.1);
}

#[tokio::test(start_paused = true)]
async fn a_reloaded_table_goes_on_when_all_are_back() {
    let mut bench = Bench::new(Duration::ZERO).await;
    for phone in bench.playing().await {
        phone.leave().await;
    }
    let first = bench.enter(1).await;
    let (now_ms, flowing) = first.time().await;
    assert!(!flowing);
    let _others = [
        bench.enter(2).await,
        bench.enter(3).await,
        bench.enter(4).await,
    ];
    assert_eq!(first.time().await, (now_ms, true));
}

#[tokio::test(start_paused = true)]
async fn a_reloaded_table_goes_on_20_s_after_the_first_came_back() {
    let mut bench = Bench::new(Duration::ZERO).await;
    for phone in bench.playing().await {
        phone.leave().await;
    }
    let first = bench.enter(1).await;
    let (now_ms, _) = first.time().await;
    let back = Instant::now();
    assert_eq!(first.time().await, (now_ms, true));
    assert_eq!(back.elapsed().as_secs(), 20);
}

#[tokio::test(start_paused = true)]
async fn a_phone_off_for_10_s_is_away_until_it_is_back() {
    let mut bench = Bench::new(LONG).await;
    let (first, second) = (bench.enter(1).await, bench.enter(2).await);
    first.table(|table| table.seats.len() == 2).await;
    let off = Instant::now();
    second.leave().await;
    first.table(|table| table.seats[1].away).await;
    assert_eq!(off.elapsed().as_secs(), 10);
    let _second = bench.enter(2).await;
    first.table(|table| !table.seats[1].away).await;
}

#[tokio::test(start_paused = true)]
async fn a_quiet_phone_is_shown_as_off_and_is_not_away() {
    let mut bench = Bench::new(LONG).await;
    let (first, second) = (bench.enter(1).await, bench.enter(2).await);
    first.on(&[1, 2]).await;
    for (quiet, on) in [(true, [1].as_slice()), (false, &[1, 2])] {
        let conn = second.conn;
        second.tell(ToRoom::Quiet { conn, quiet }).await;
        first.on(on).await;
        advance(Duration::from_secs(60)).await;
    }
    let third = bench.enter(3).await;
    assert!(!third.table(|_| true).await.seats[1].away);
}

#[tokio::test(start_paused = true)]
async fn screens_are_counted_among_those_who_watch() {
    let mut bench = Bench::new(LONG).await;
    let first = bench.enter(1).await;
    let tv = bench.phone();
    for screen in [true, false] {
        let (conn, outbox) = (tv.conn, Arc::clone(&tv.outbox));
        tv.tell(ToRoom::Watch {
            conn,
            outbox,
            screen,
            at_door: false,
            fair: false,
        })
        .await;
        let screens = u32::from(screen);
        let counted = |frame: ClientOut| match frame {
            ClientOut::Presence {
                watching: 1,
                screens: counted,
                ..
            } => Some(counted),
            _ => None,
        };
        assert_eq!(first.hear(counted).await, screens);
    }
}

#[tokio::test(start_paused = true)]
async fn a_phone_that_does_not_read_gets_one_newest_view() {
    let mut bench = Bench::new(LONG).await;
    let (first, slow) = (bench.enter(1).await, bench.enter(2).await);
    for n in 1..=501 {
        assert_eq!(
            first.act(n, Intent::Lock { locked: n % 2 == 1 }).await,
            ClientOut::Done { n }
        );
    }
    let (mut boards, mut pulses) = (Vec::new(), 0);
    for text in slow.outbox.texts() {
        match serde_json::from_str(&text).unwrap() {
            ClientOut::Board { view, .. } => boards.push(view.locked),
            ClientOut::Pulse { .. } => pulses += 1,
            _ => {}
        }
    }
    assert_eq!((boards, pulses), (vec![true], 1));
}

#[tokio::test(start_paused = true)]
async fn a_seat_frame_is_followed_by_a_pulse_that_is_not_older() {
    let mut bench = Bench::new(LONG).await;
    let phones = bench.playing().await;
    let mut seat_rev = None;
    for text in phones[1].outbox.texts() {
        match serde_json::from_str(&text).unwrap() {
            ClientOut::Seat { rev, .. } => seat_rev = Some(rev),
            ClientOut::Pulse { rev, .. } => assert!(seat_rev.take() <= Some(rev)),
            _ => {}
        }
    }
    assert_eq!(seat_rev, None);
}

#[tokio::test(start_paused = true)]
async fn a_deserted_room_falls_asleep_and_wakes_up_the_same() {
    let mut bench = Bench::new(Duration::from_secs(15)).await;
    let first = bench.enter(1).await;
    let before = first.table(|_| true).await;
    first.leave().await;
    let left = Instant::now();
    bench.registry.drained().await;
    assert_eq!(left.elapsed().as_secs(), 15);
    let first = bench.enter(1).await;
    assert_eq!(first.table(|_| true).await, before);
}

#[tokio::test(start_paused = true)]
async fn a_stopping_server_lets_its_rooms_end() {
    let mut bench = Bench::new(LONG).await;
    let mut first = bench.enter(1).await;
    first.table(|_| true).await;
    bench.stop.send_replace(true);
    drop(std::mem::replace(&mut first.door, mpsc::channel(1).0));
    bench.registry.drained().await;
    assert_eq!(first.farewell().await, Farewell::ComeBack);
}
