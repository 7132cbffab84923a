//! Facts about the live feed.

use futures_util::FutureExt;
use futures_util::StreamExt;
use journal::{Appended, Feed, Journal};

use crate::LIMITS;
use crate::table::{append, end, fill, next, read_all, read_on, record, room, v};

pub(crate) async fn a_watcher_sees_every_commit_in_order<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, 1..=3).await;
    let mut early = journal.watch(&fox).await.expect("the journal works");
    fill(&journal, &fox, 4..=6).await;
    let mut late = journal.watch(&fox).await.expect("the journal works");
    let writer = tokio::spawn({
        let (journal, fox) = (journal.clone(), fox.clone());
        async move { fill(&journal, &fox, 7..=12).await }
    });
    for version in 4..=12 {
        assert_eq!(
            next::<J>(&mut early).await,
            Feed::Record(record(v(version), version.into()))
        );
    }
    for version in 7..=12 {
        assert_eq!(
            next::<J>(&mut late).await,
            Feed::Record(record(v(version), version.into()))
        );
    }
    assert_eq!(writer.await.expect("the writer is well"), v(12));
}

pub(crate) async fn a_watcher_sees_only_its_room_and_no_failed_append<J: Journal>(journal: J) {
    let (fox, owl) = (room("FOX"), room("OWL"));
    let mut watch = journal
        .watch(&fox)
        .await
        .expect("a room may be watched before it begins");
    fill(&journal, &owl, 1..=3).await;
    fill(&journal, &fox, [1]).await;
    assert_eq!(append(&journal, &fox, v(0), 2).await, Appended::Conflict);
    assert_eq!(
        append(&journal, &fox, v(0), 1).await,
        Appended::Committed(v(1))
    );
    journal
        .truncate(&fox, v(2))
        .await
        .expect("the journal works");
    fill(&journal, &fox, [3]).await;
    assert_eq!(next::<J>(&mut watch).await, Feed::Record(record(v(1), 1)));
    assert_eq!(next::<J>(&mut watch).await, Feed::Record(record(v(2), 3)));
}

pub(crate) async fn a_lagging_watcher_gets_a_gap_and_then_the_newest<J: Journal>(journal: J) {
    let fox = room("FOX");
    let mut watch = journal.watch(&fox).await.expect("the journal works");
    let head = fill(&journal, &fox, 1..=60).await;
    assert_eq!(next::<J>(&mut watch).await, Feed::Gap);
    let mut held = Vec::new();
    while held.last() != Some(&head) {
        match next::<J>(&mut watch).await {
            Feed::Record(record) => held.push(record.version),
            Feed::Gap => panic!("one gap tells it all"),
        }
    }
    assert!(held.len() <= LIMITS.watch_records);
    assert!(held.is_sorted());
    fill(&journal, &fox, [61]).await;
    assert_eq!(next::<J>(&mut watch).await, Feed::Record(record(v(61), 61)));
}

pub(crate) async fn a_deleted_room_shows_its_watchers_a_gap<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, [1]).await;
    let mut watch = journal.watch(&fox).await.expect("the journal works");
    end(&journal, &fox).await;
    assert_eq!(next::<J>(&mut watch).await, Feed::Gap);
    let head = fill(&journal, &fox, [2]).await;
    assert_eq!(next::<J>(&mut watch).await, Feed::Record(record(head, 2)));
    end(&journal, &room("OWL")).await;
    assert_eq!(watch.next().now_or_never(), None);
}

/// The way in which a node follows a room that another writes.
pub(crate) async fn reading_after_watching_misses_nothing<J: Journal>(journal: J) {
    let fox = room("FOX");
    let writer = tokio::spawn({
        let (journal, fox) = (journal.clone(), fox.clone());
        async move { fill(&journal, &fox, 1..=200).await }
    });
    let mut watch = journal.watch(&fox).await.expect("the journal works");
    let mut seen = read_all(&journal, &fox).await;
    while seen.len() < 200 {
        let last = seen.last().map_or(v(0), |record| record.version);
        match next::<J>(&mut watch).await {
            Feed::Record(record) if record.version == last.next() => seen.push(record),
            Feed::Record(record) => assert!(record.version <= last, "a hole without a gap"),
            Feed::Gap => seen.extend(read_on(&journal, &fox, last).await),
        }
    }
    writer.await.expect("the writer is well");
    assert_eq!(seen, read_all(&journal, &fox).await);
}
