//! Facts about closing.

use futures_util::StreamExt;
use futures_util::future::{join, join_all};
use journal::{Appended, BlobHash, Feed, Journal, JournalError};

use crate::table::{SCHEMA, bytes, fill, id, next, record, room, v};

pub(crate) async fn a_closed_journal_answers_and_never_hangs<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, 1..=3).await;
    let clone = journal.clone();
    clone.close().await.expect("the first close");
    journal.close().await.expect("the second close");

    let errors = [
        journal
            .append(&fox, v(3), id(4), SCHEMA, bytes(4))
            .await
            .err(),
        journal.read(&fox, v(0), 9).await.err(),
        journal.watch(&fox).await.err(),
        journal.truncate(&fox, v(2)).await.err(),
        journal.delete(&fox, v(3)).await.err(),
        journal.rooms(None, 9).await.err(),
        journal.put_blob(&fox, bytes(1)).await.err(),
        journal.get_blob(&fox, &BlobHash::of(b"")).await.err(),
    ];
    for (call, error) in errors.into_iter().enumerate() {
        assert!(
            matches!(error, Some(JournalError::Closed)),
            "call {call}: {error:?}"
        );
    }
}

pub(crate) async fn closing_ends_the_watches<J: Journal>(journal: J) {
    let fox = room("FOX");
    let mut watch = journal.watch(&fox).await.expect("the journal works");
    fill(&journal, &fox, [1]).await;
    journal.close().await.expect("the journal works");
    assert_eq!(next::<J>(&mut watch).await, Feed::Record(record(v(1), 1)));
    assert_eq!(watch.next().await, None);
}

pub(crate) async fn what_was_asked_before_closing_is_answered<J: Journal>(journal: J) {
    let rooms: Vec<_> = (0..40)
        .map(|number| room(&format!("ROOM{number}")))
        .collect();
    let appends = join_all(
        rooms
            .iter()
            .map(|room| journal.append(room, v(0), id(1), SCHEMA, bytes(1))),
    );
    let (answers, closed) = join(appends, journal.close()).await;
    closed.expect("the journal works");
    for answer in answers {
        assert_eq!(
            answer.expect("it was asked in time"),
            Appended::Committed(v(1))
        );
    }
}
