//! Deals that wait for the numbers of phones: who is asked, who waits at the door, and what a server does that comes
//! upon one.

use std::time::Duration;

use journal::{Course, Journal, Movable, Version};
use rules::fairness::Why;
use rules::{Event, Record};
use tokio::time::{Instant, advance};
use wire::{ClientOut, Farewell, Intent, Phase, Seal, Secret128};

use super::{Bench, LONG, Phone};
use crate::room::{ToRoom, Vouching};

/// Another one for each attempt.
fn number(attempt: u8) -> Secret128 {
    Secret128::from_bytes([attempt; 16])
}

impl Bench {
    async fn takes_part(&mut self, number_of_phone: u8) -> Phone {
        let phone = self.enter(number_of_phone).await;
        phone.table(|_| true).await;
        phone.outbox.beat(true, Instant::now());
        let code = self.code.as_str();
        let seals = [1, 2, 3].map(|attempt| {
            let seat = number_of_phone.into();
            let seal = fair::seal(code, 1, attempt, seat, &number(attempt).to_hex());
            Seal::from_bytes(seal.0)
        });
        let vouching = Box::new(Vouching::Seal { round: 1, seals });
        phone.vouch(vouching).await;
        phone
    }

    /// Three phones, all of which are asked for their numbers.
    async fn dealing(&mut self) -> Vec<Phone> {
        let mut phones = Vec::new();
        for number in 1..=3 {
            phones.push(self.takes_part(number).await);
        }
        let start = phones[0].act(1, Intent::StartRound {}).await;
        assert_eq!(start, ClientOut::Done { n: 1 });
        phones
    }
}

impl Phone {
    async fn vouch(&self, vouching: Box<Vouching>) {
        let conn = self.conn;
        self.tell(ToRoom::Vouch { conn, vouching }).await;
    }

    async fn unseal(&self, attempt: u8) {
        let vouching = Vouching::Unseal {
            round: 1,
            attempt,
            number: number(attempt),
        };
        self.vouch(Box::new(vouching)).await;
    }

    /// Ready when the cards are dealt.
    async fn is_dealt(&self) {
        self.table(|table| table.phase == Phase::Dealt).await;
    }

    async fn is_seated(&self) {
        let welcome = |frame| matches!(frame, ClientOut::Welcome { .. }).then_some(());
        self.hear(welcome).await;
    }

    fn was_welcome(&self) -> bool {
        self.outbox.is_seated()
    }
}

#[tokio::test(start_paused = true)]
async fn numbers_that_do_not_come_are_waited_for_two_seconds() {
    let mut bench = Bench::new(LONG).await;
    let phones = bench.dealing().await;
    let asked = Instant::now();
    for phone in &phones[..2] {
        phone.unseal(1).await;
    }
    advance(Duration::from_millis(1_999)).await;
    for phone in &phones[..2] {
        phone.outbox.beat(true, Instant::now());
    }
    advance(Duration::from_millis(1)).await;
    tokio::task::yield_now().await;
    for phone in &phones[..2] {
        phone.unseal(2).await;
    }
    phones[2].is_dealt().await;
    assert_eq!(asked.elapsed().as_secs(), 2);
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_in_the_moment_of_a_deal_waits_for_it() {
    let mut bench = Bench::new(LONG).await;
    let phones = bench.dealing().await;
    let late = bench.enter(9).await;
    phones[0].unseal(1).await;
    phones[1].unseal(1).await;
    // Whatever was said by now has been heard.
    phones[0].act(2, Intent::Dress { avatar: 7 }).await;
    assert!(!late.was_welcome());
    phones[2].unseal(1).await;
    late.is_seated().await;
    let table = late.table(|_| true).await;
    assert_eq!((table.phase, table.seats.len()), (Phase::Dealt, 4));
}

#[tokio::test(start_paused = true)]
async fn whoever_waits_for_a_deal_that_nobody_is_left_to_make_is_let_in_at_last() {
    let mut bench = Bench::new(Duration::from_secs(60)).await;
    for phone in bench.dealing().await {
        phone.leave().await;
    }
    let came = Instant::now();
    let late = bench.enter(9).await;
    late.is_seated().await;
    // As long as everybody has to come back, and then for the numbers.
    assert_eq!(came.elapsed().as_secs(), 22);
}

#[tokio::test(start_paused = true)]
async fn whoever_waits_and_goes_is_not_let_in_after_all() {
    let mut bench = Bench::new(LONG).await;
    let phones = bench.dealing().await;
    let late = bench.enter(9).await;
    late.tell(ToRoom::Gone { conn: late.conn }).await;
    for phone in &phones {
        phone.unseal(1).await;
    }
    phones[1].is_dealt().await;
    phones[0].act(2, Intent::Dress { avatar: 7 }).await;
    assert!(!late.was_welcome());
}

#[tokio::test(start_paused = true)]
async fn whoever_waits_in_a_room_that_ends_is_told_to_come_back() {
    let mut bench = Bench::new(LONG).await;
    let phones = bench.dealing().await;
    let mut late = bench.enter(9).await;
    phones[0].act(2, Intent::Dress { avatar: 7 }).await;
    bench.stop.send_replace(true);
    for mut phone in phones {
        let conn = phone.conn;
        phone.tell(ToRoom::Gone { conn }).await;
        drop(std::mem::replace(
            &mut phone.door,
            tokio::sync::mpsc::channel(1).0,
        ));
    }
    drop(std::mem::replace(
        &mut late.door,
        tokio::sync::mpsc::channel(1).0,
    ));
    bench.registry.drained().await;
    assert_eq!(late.farewell().await, Farewell::ComeBack);
}

#[tokio::test(start_paused = true)]
async fn a_phone_that_was_not_heard_just_now_is_not_asked() {
    let mut bench = Bench::new(LONG).await;
    let mut phones = Vec::new();
    for number in 1..=3 {
        phones.push(bench.takes_part(number).await);
    }
    advance(Duration::from_millis(2_400)).await;
    for phone in &phones[..2] {
        phone.outbox.beat(true, Instant::now());
    }
    advance(Duration::from_millis(100)).await;
    let start = phones[0].act(1, Intent::StartRound {}).await;
    assert_eq!(start, ClientOut::Done { n: 1 });
    phones[0].unseal(1).await;
    phones[1].unseal(1).await;
    phones[2].is_dealt().await;
}

#[tokio::test(start_paused = true)]
async fn a_deal_of_a_backup_is_over_before_anybody_is_asked_again() {
    let mut bench = Bench::new(Duration::ZERO).await;
    for phone in bench.dealing().await {
        phone.leave().await;
    }
    bench.registry.drained().await;
    let floor = bench.journal.course().await.unwrap().floor;
    bench
        .journal
        .follow(Course { epoch: 2, floor })
        .await
        .unwrap();
    let first = bench.enter(1).await;
    assert_eq!(first.table(|_| true).await.phase, Phase::Lobby);
    let page = bench.journal.read(bench.code.room(), Version::EMPTY, 99);
    let records = page.await.unwrap().records.into_iter();
    let events = records.flat_map(|record| {
        let record = Record::decode(record.schema, &record.bytes);
        record.unwrap().events
    });
    let of_deal =
        events.filter(|event| matches!(event, Event::TermsSet(_) | Event::AttemptClosed(_)));
    let last = of_deal.last().expect("a deal");
    assert_eq!(last, Event::AttemptClosed(Why::Restored {}));
}
