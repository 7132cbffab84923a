//! What happens at a table while some who share its log are older.

use std::time::Duration;

use journal::{Journal, Version};
use rules::{Event, OLDEST_WRITTEN, Record, SCHEMA};
use tokio::time::{Instant, advance};
use wire::{ClientOut, Intent, Refusal};

use super::{Bench, LONG};

const DRESS: Intent = Intent::Dress { avatar: 3 };

fn refused(n: u64) -> ClientOut {
    ClientOut::Refused {
        n: Some(n),
        why: Refusal::Updating,
        detail: None,
    }
}

#[tokio::test(start_paused = true)]
async fn what_older_nodes_cannot_know_is_refused_and_all_else_is_written_for_them() {
    let mut bench = Bench::new(LONG).await;
    let first = bench.enter(1).await;
    first.table(|_| true).await;
    bench.house.dialect.agree_on(OLDEST_WRITTEN).unwrap();
    assert_eq!(first.act(1, DRESS).await, refused(1));
    let lock = Intent::Lock { locked: true };
    assert_eq!(first.act(2, lock).await, ClientOut::Done { n: 2 });

    let page = bench.journal.read(bench.code.room(), Version::EMPTY, 9);
    let records = page.await.unwrap().records;
    let schemas: Vec<_> = records.iter().map(|record| record.schema).collect();
    assert_eq!(schemas, [SCHEMA, SCHEMA, OLDEST_WRITTEN]);
    let written = &records[2];
    let locked = Record::decode(written.schema, &written.bytes).unwrap();
    assert_eq!(locked.events, [Event::Locked { locked: true }]);

    bench.house.dialect.agree_on(SCHEMA).unwrap();
    assert_eq!(first.act(3, DRESS).await, ClientOut::Done { n: 3 });
}

#[tokio::test(start_paused = true)]
async fn what_is_due_waits_until_all_are_updated() {
    let mut bench = Bench::new(LONG).await;
    let (first, second) = (bench.enter(1).await, bench.enter(2).await);
    first.table(|table| table.seats.len() == 2).await;
    let too_old = OLDEST_WRITTEN - 1;
    bench.house.dialect.agree_on(too_old).unwrap_err();
    second.leave().await;
    advance(Duration::from_secs(60)).await;
    // Whoever acts is told the same, since that comes after what is due.
    let lock = Intent::Lock { locked: true };
    assert_eq!(first.act(1, lock).await, refused(1));

    bench.house.dialect.agree_on(SCHEMA).unwrap();
    let updated = Instant::now();
    first.table(|table| table.seats[1].away).await;
    assert!(updated.elapsed() <= Duration::from_secs(1));
}
