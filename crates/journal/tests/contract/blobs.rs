//! Facts about blobs.

use bytes::Bytes;
use journal::{BlobHash, Journal, JournalError};

use crate::LIMITS;
use crate::table::{end, fill, room};

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
    end(&journal, &fox).await;
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
    end(&journal, &fox).await;
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

pub(crate) async fn blobs_that_are_not_kept_make_room_for_others<J: Journal>(journal: J) {
    let (fox, owl) = (room("FOX"), room("OWL"));
    fill(&journal, &fox, [1]).await;
    fill(&journal, &owl, [1]).await;
    let mut hashes = Vec::new();
    for fill in [1, 2, 3] {
        let put = journal.put_blob(&fox, blob(fill, 4000)).await;
        hashes.push(put.expect("12,000 bytes are allowed"));
    }
    let elsewhere = journal.put_blob(&owl, blob(1, 4000)).await;
    let elsewhere = elsewhere.expect("another room");
    let full = journal.used_bytes();
    let kept = vec![hashes[1], BlobHash::of(b"never stored")];
    journal.keep_blobs(&fox, kept).await.expect("it works");
    assert!(journal.used_bytes() < full);
    for (hash, is_there) in hashes.iter().zip([false, true, false]) {
        let found = journal.get_blob(&fox, hash).await.expect("it works");
        assert_eq!(found.is_some(), is_there);
    }
    let found = journal.get_blob(&owl, &elsewhere).await.expect("it works");
    assert!(found.is_some(), "of another room");
    let put = journal.put_blob(&fox, blob(4, 4000)).await;
    put.expect("there is room again");
    let nowhere = journal.keep_blobs(&room("ELK"), Vec::new()).await;
    nowhere.expect("nothing to drop");
}

pub(crate) async fn what_is_used_grows_and_shrinks_with_what_is_kept<J: Journal>(journal: J) {
    let fox = room("FOX");
    let empty = journal.used_bytes();
    fill(&journal, &fox, [1]).await;
    for fill in [1, 2] {
        let put = journal.put_blob(&fox, blob(fill, 5000)).await;
        put.expect("it fits");
    }
    // A store may have had space in a page that it had already.
    assert!(journal.used_bytes() >= empty + 8000);
    end(&journal, &fox).await;
    assert!(journal.used_bytes() < empty + 8000);
}
