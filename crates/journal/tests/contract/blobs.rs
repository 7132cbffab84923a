//! Facts about blobs.

use bytes::Bytes;
use journal::{BlobHash, Journal, JournalError};

use crate::LIMITS;
use crate::table::{fill, room};

fn blob(fill: u8, length: usize) -> Bytes {
    vec![fill; length].into()
}

pub(crate) async fn a_blob_comes_back_by_the_hash_of_its_bytes<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, [1]).await;
    for bytes in [
        Bytes::new(),
        Bytes::from_static(b"a pack"),
        blob(9, LIMITS.blob_bytes),
    ] {
        let hash = journal
            .put_blob(&fox, bytes.clone())
            .await
            .expect("it fits");
        assert_eq!(hash, BlobHash::of(&bytes));
        assert_eq!(
            journal
                .get_blob(&fox, &hash)
                .await
                .expect("the journal works"),
            Some(bytes)
        );
    }
    let unknown = journal.get_blob(&fox, &BlobHash::of(b"never stored")).await;
    assert_eq!(unknown.expect("the journal works"), None);
}

pub(crate) async fn a_blob_belongs_to_one_room<J: Journal>(journal: J) {
    let (fox, owl) = (room("FOX"), room("OWL"));
    fill(&journal, &fox, [1]).await;
    fill(&journal, &owl, [1]).await;
    let hash = journal.put_blob(&fox, blob(1, 10)).await.expect("it fits");
    assert_eq!(
        journal
            .get_blob(&owl, &hash)
            .await
            .expect("the journal works"),
        None
    );
    journal.put_blob(&owl, blob(1, 10)).await.expect("it fits");
    journal.delete(&fox).await.expect("the journal works");
    assert_eq!(
        journal
            .get_blob(&owl, &hash)
            .await
            .expect("the journal works"),
        Some(blob(1, 10))
    );
}

pub(crate) async fn a_blob_needs_a_room_and_goes_with_it<J: Journal>(journal: J) {
    let fox = room("FOX");
    let error = journal
        .put_blob(&fox, blob(1, 10))
        .await
        .expect_err("no room yet");
    assert!(matches!(error, JournalError::NoSuchRoom));
    fill(&journal, &fox, [1]).await;
    let hash = journal.put_blob(&fox, blob(1, 10)).await.expect("it fits");
    journal.delete(&fox).await.expect("the journal works");
    assert_eq!(
        journal
            .get_blob(&fox, &hash)
            .await
            .expect("the journal works"),
        None
    );
    fill(&journal, &fox, [2]).await;
    assert_eq!(
        journal
            .get_blob(&fox, &hash)
            .await
            .expect("the journal works"),
        None
    );
}

pub(crate) async fn a_blob_stored_twice_counts_once<J: Journal>(journal: J) {
    let fox = room("FOX");
    fill(&journal, &fox, [1]).await;
    for _ in 0..5 {
        journal
            .put_blob(&fox, blob(1, LIMITS.blob_bytes))
            .await
            .expect("the same bytes again");
    }
}

pub(crate) async fn blobs_over_the_limits_are_refused<J: Journal>(journal: J) {
    let (fox, owl) = (room("FOX"), room("OWL"));
    fill(&journal, &fox, [1]).await;
    fill(&journal, &owl, [1]).await;
    let error = journal
        .put_blob(&fox, blob(1, LIMITS.blob_bytes + 1))
        .await
        .expect_err("too long");
    assert!(matches!(error, JournalError::BlobTooLong { .. }) && error.is_refusal());

    for fill in [1, 2, 3] {
        journal
            .put_blob(&fox, blob(fill, 4000))
            .await
            .expect("12,000 bytes are allowed");
    }
    let error = journal
        .put_blob(&fox, blob(4, 1))
        .await
        .expect_err("one byte too many");
    assert!(matches!(error, JournalError::RoomBlobsFull { .. }) && error.is_refusal());
    journal
        .put_blob(&owl, blob(4, 1))
        .await
        .expect("another room is not full");
}
