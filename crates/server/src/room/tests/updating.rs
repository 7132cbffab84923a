//! What happens at a table while some who share its log are older.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::StreamExt;
use journal::{Journal, MemoryJournal, Topic, Version};
use rules::{Event, OLDEST_WRITTEN, Record, SCHEMA};
use tokio::time::{Instant, advance};
use wire::{ClientOut, Intent, Refusal};

use super::{Bench, LONG};
use crate::ServeError;
use crate::dialect::TooOld;
use crate::limits::Limits;
use crate::nodes::Company;
use crate::screens::Register;

fn updating(n: Option<u64>) -> ClientOut {
    ClientOut::Refused {
        n,
        why: Refusal::Updating,
        detail: None,
    }
}

#[tokio::test(start_paused = true)]
async fn what_older_nodes_cannot_know_is_refused_and_all_else_is_written_for_them() {
    let mut bench = Bench::new(LONG).await;
    let first = bench.enter(1).await;
    first.table(|_| true).await;
    bench.house.nodes.dialect().agree_on(OLDEST_WRITTEN);
    // Builds before version 5 have no words for it.
    assert_eq!(first.act(1, Intent::AddBot {}).await, updating(Some(1)));
    let lock = Intent::Lock { locked: true };
    assert_eq!(first.act(2, lock).await, ClientOut::Done { n: 2 });

    let page = bench.journal.read(bench.code.room(), Version::EMPTY, 9);
    let records = page.await.unwrap().records;
    let schemas: Vec<_> = records.iter().map(|record| record.schema).collect();
    assert_eq!(schemas, [SCHEMA, SCHEMA, OLDEST_WRITTEN]);
    let written = &records[2];
    let locked = Record::decode(written.schema, &written.bytes).unwrap();
    assert_eq!(locked.events, [Event::Locked { locked: true }]);

    bench.house.nodes.dialect().agree_on(SCHEMA);
    assert_eq!(
        first.act(3, Intent::AddBot {}).await,
        ClientOut::Done { n: 3 }
    );
    let page = bench.journal.read(bench.code.room(), Version::EMPTY, 9);
    let sat = &page.await.unwrap().records[3];
    let sat = Record::decode(sat.schema, &sat.bytes).unwrap();
    assert!(matches!(sat.events[..], [Event::BotSat { .. }]));
}

#[tokio::test(start_paused = true)]
async fn what_is_due_waits_until_all_are_updated() {
    let mut bench = Bench::new(LONG).await;
    let (first, second) = (bench.enter(1).await, bench.enter(2).await);
    first.table(|table| table.seats.len() == 2).await;
    let too_old = OLDEST_WRITTEN - 1;
    bench.house.nodes.dialect().agree_on(too_old);
    second.leave().await;
    advance(Duration::from_secs(60)).await;
    // Whoever acts is told the same, since that comes after what is due.
    let lock = Intent::Lock { locked: true };
    assert_eq!(first.act(1, lock).await, updating(Some(1)));

    bench.house.nodes.dialect().agree_on(SCHEMA);
    let updated = Instant::now();
    first.table(|table| table.seats[1].away).await;
    assert!(updated.elapsed() <= Duration::from_secs(1));
}

/// What a node says of itself that reads no newer records than these.
fn here(schema: u32) -> Bytes {
    format!(r#"{{"v":1,"from":7,"word":{{"here":{{"build":"old","schema":{schema}}}}}}}"#).into()
}

async fn join(bench: &Bench) -> Result<Option<Company<MemoryJournal>>, ServeError> {
    let screens = Arc::new(Register::new(&Limits::default(), LONG));
    Company::join(bench.registry.clone(), screens, String::new()).await
}

#[tokio::test(start_paused = true)]
async fn an_older_node_is_written_for_until_it_is_gone() {
    let journal = MemoryJournal::default().shared();
    let bench = Bench::on(journal.clone(), LONG, LONG);
    let company = join(&bench).await.unwrap().expect("there may be others");
    let talk = tokio::spawn(company.keep());
    let dialect = bench.house.nodes.dialect();
    assert_eq!(dialect.schema(), SCHEMA);
    let mut heard = journal.overhear(&Topic::House).await.unwrap();
    journal.whisper(&Topic::House, here(2)).await.unwrap();
    // Once this node has spoken again it has heard what was said before.
    heard.next().await.unwrap();
    heard.next().await.unwrap();
    assert_eq!(dialect.schema(), 2);
    advance(Duration::from_secs(12)).await;
    heard.next().await.unwrap();
    assert_eq!(dialect.schema(), SCHEMA);
    talk.abort();
}

#[tokio::test(start_paused = true)]
async fn nobody_starts_beside_a_node_that_could_read_nothing_of_it() {
    let journal = MemoryJournal::default().shared();
    let bench = Bench::on(journal.clone(), LONG, LONG);
    let mut heard = journal.overhear(&Topic::House).await.unwrap();
    let older = journal.clone();
    let answers = tokio::spawn(async move {
        heard.next().await.unwrap();
        older.whisper(&Topic::House, here(1)).await.unwrap();
        // Its own word, and that the newer one has left.
        heard.next().await.unwrap();
        String::from_utf8(heard.next().await.unwrap().to_vec()).unwrap()
    });
    let refused = join(&bench).await.unwrap_err();
    assert!(
        matches!(refused, ServeError::TooOld(TooOld { schema: 1 })),
        "{refused}"
    );
    assert!(answers.await.unwrap().contains("bye"));
}
