//! A data file that was damaged while nobody looked: what lies elsewhere goes on, and nothing is made of the rest.

use std::fs;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use futures_util::future::join_all;
use journal::{Appended, CommandId, Journal, JournalError, Limits, RoomId, SqliteJournal, Version};
use tempfile::TempDir;

const PAGE_BYTES: usize = 4096;
const RECORDS: u64 = 40;

fn room(name: &str) -> RoomId {
    name.parse().expect("a valid room id")
}

async fn open(path: &Path) -> Result<SqliteJournal, JournalError> {
    // Nobody can write where the newest records are damaged, since nobody knows what they said; these are few here.
    let limits = Limits {
        tail_records: 5,
        ..Limits::default()
    };
    SqliteJournal::open(path, limits).await
}

async fn append(journal: &SqliteJournal, name: &str, after: u64) -> Result<Appended, JournalError> {
    let id = CommandId(u128::from(after).to_be_bytes());
    let bytes = Bytes::from(name.repeat(100));
    journal
        .append(&room(name), Version::new(after), id, 1, bytes)
        .await
}

/// Two rooms, of which each has pages of its own, and some that both are on.
async fn written() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("rooms.sqlite3");
    let journal = open(&path).await.expect("a new file");
    for name in ["FOX", "OWL"] {
        for after in 0..RECORDS {
            let committed = Appended::Committed(Version::new(after + 1));
            assert_eq!(append(&journal, name, after).await.ok(), Some(committed));
        }
    }
    journal.close().await.expect("the journal works");
    (dir, path)
}

/// How SQLite marks a page of rows. Others may still show what was there before.
const ROWS: u8 = 13;

/// Makes nonsense of a page that holds this room and no other.
fn damage(path: &Path, name: &str, other: &str) {
    let mut bytes = fs::read(path).expect("the data file");
    let holds = |page: &[u8], name: &str| {
        let text = name.repeat(10);
        page.windows(text.len()).any(|part| part == text.as_bytes())
    };
    let mut pages = bytes.chunks_mut(PAGE_BYTES);
    let page = pages.find(|page| page[0] == ROWS && holds(page, name) && !holds(page, other));
    page.expect("such a page")[..8].fill(0xff);
    fs::write(path, bytes).expect("the data file");
}

#[tokio::test]
async fn a_damaged_page_costs_the_room_that_lies_there_and_no_other() {
    let (_dir, path) = written().await;
    damage(&path, "FOX", "OWL");
    let journal = open(&path).await.expect("the rest is whole");
    for _ in 0..2 {
        let unread = journal.read(&room("FOX"), Version::EMPTY, 99).await;
        let unread = unread.expect_err("it is damaged");
        assert!(matches!(unread, JournalError::Damaged(_)), "{unread}");
    }
    let owls = journal.read(&room("OWL"), Version::EMPTY, 99).await;
    assert_eq!(owls.expect("it is whole").records.len(), 40);

    // All of these may come to be written together.
    let fox = room("FOX");
    let (undeleted, appended) = tokio::join!(
        journal.delete(&fox, Version::new(RECORDS)),
        join_all((RECORDS..50).map(|after| append(&journal, "OWL", after))),
    );
    let undeleted = undeleted.expect_err("it is damaged");
    assert!(matches!(undeleted, JournalError::Damaged(_)), "{undeleted}");
    for (appended, after) in appended.into_iter().zip(RECORDS..) {
        let committed = Appended::Committed(Version::new(after + 1));
        assert_eq!(appended.expect("it is whole"), committed);
    }
    journal.close().await.expect("the journal works");
}

#[tokio::test]
async fn a_blob_of_which_one_bit_is_wrong_is_not_given_out() {
    let (_dir, path) = written().await;
    let journal = open(&path).await.expect("a sound file");
    let fox = room("FOX");
    let mut hashes = Vec::new();
    for bytes in [&b"a picture of a fox"[..], b"a picture of an owl"] {
        let hash = journal.put_blob(&fox, Bytes::from_static(bytes)).await;
        hashes.push(hash.expect("it fits"));
    }
    journal.close().await.expect("the journal works");
    let mut bytes = fs::read(&path).expect("the data file");
    let text = b"picture of a fox";
    let at = bytes.windows(text.len()).position(|part| part == text);
    bytes[at.expect("it is there")] ^= 1;
    fs::write(&path, bytes).expect("the data file");

    let journal = open(&path).await.expect("SQLite notices nothing");
    let spoilt = journal.get_blob(&fox, &hashes[0]).await;
    let spoilt = spoilt.expect_err("it is another picture");
    assert!(matches!(spoilt, JournalError::Damaged(_)), "{spoilt}");
    let whole = journal.get_blob(&fox, &hashes[1]).await;
    assert_eq!(
        whole.expect("it is whole").as_deref(),
        Some(&b"a picture of an owl"[..])
    );
}

#[tokio::test]
async fn a_file_that_was_cut_short_is_refused_in_words_and_left_as_it_is() {
    let (_dir, path) = written().await;
    let whole = fs::read(&path).expect("the data file");
    for pages in [1, 2, 3] {
        let cut = &whole[..pages * PAGE_BYTES + 100];
        fs::write(&path, cut).expect("the data file");
        let refused = open(&path).await.expect_err("most of it is missing");
        let named = refused.to_string().contains("is damaged");
        assert!(
            matches!(refused, JournalError::DamagedFile { .. }) && named,
            "{pages}: {refused}"
        );
        assert_eq!(fs::read(&path).expect("the data file"), cut, "{pages}");
    }
    fs::write(&path, &whole).expect("the data file");
    open(&path).await.expect("it was restored");
}
