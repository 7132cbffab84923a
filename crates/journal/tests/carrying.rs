//! Rooms on their way between stores: what arrives, and what is left where it was.

use bytes::Bytes;
use journal::{
    Appended, CarryError, CommandId, Journal, JournalError, Limits, MemoryJournal, Movable, Page,
    RoomId, SqliteJournal, Version, carry,
};

fn room(name: &str) -> RoomId {
    name.parse().expect("a valid room id")
}

fn id(number: u64) -> CommandId {
    CommandId(u128::from(number).to_be_bytes())
}

fn bytes(number: u64) -> Bytes {
    // Long enough for several pages of records.
    vec![u8::try_from(number % 251).expect("small"); 20_000].into()
}

/// Appends as many records to a room.
async fn grow<J: Journal>(journal: &J, room: &RoomId, records: u64) {
    let mut head = read(journal, room).await.head;
    for _ in 0..records {
        let number = head.get() + 1;
        let appended = journal.append(room, head, id(number), 2, bytes(number));
        let Appended::Committed(version) = appended.await.expect("it works") else {
            panic!("nobody else writes");
        };
        head = version;
    }
}

async fn read<J: Journal>(journal: &J, room: &RoomId) -> Page {
    journal
        .read(room, Version::EMPTY, 9999)
        .await
        .expect("it works")
}

/// A room whose log was cut: versions 12 to 400, and two blobs of three.
async fn played<J: Journal>(journal: &J, name: &str) -> RoomId {
    let room = room(name);
    grow(journal, &room, 400).await;
    journal
        .truncate(&room, Version::new(12))
        .await
        .expect("it works");
    let mut hashes = Vec::new();
    for fill in 0..3_u8 {
        let put = journal.put_blob(&room, vec![fill; 5000].into());
        hashes.push(put.await.expect("it fits"));
    }
    hashes.pop();
    journal.keep_blobs(&room, hashes).await.expect("it works");
    room
}

async fn data_file(dir: &tempfile::TempDir, name: &str) -> SqliteJournal {
    let opened = SqliteJournal::open(dir.path().join(name), Limits::default());
    opened.await.expect("a data file")
}

#[tokio::test]
async fn what_goes_there_and_back_is_what_it_was() {
    let dir = tempfile::tempdir().expect("a directory");
    std::fs::create_dir(dir.path().join("back")).expect("a directory");
    let (here, there) = (data_file(&dir, "here").await, MemoryJournal::default());
    let back = data_file(&dir, "back/again").await;
    let fox = played(&here, "FOX").await;
    let went = carry(&here, &there, &fox).await.expect("it arrives");
    assert_eq!((went.records, went.blobs), (389, 2));
    assert_eq!(went.bytes, 389 * 20_000 + 2 * 5000);
    let came = carry(&there, &back, &fox).await.expect("it arrives");
    assert_eq!(came, went);
    let (first, last) = (read(&here, &fox).await, read(&back, &fox).await);
    assert_eq!(first, last);
    assert_eq!(
        first.records.first().map(|first| first.version.get()),
        Some(12)
    );
    for hash in here.blobs(&fox).await.expect("it works") {
        let held = back.get_blob(&fox, &hash).await.expect("it works");
        assert_eq!(held, here.get_blob(&fox, &hash).await.expect("it works"));
    }
    // It goes on, and known commands are known.
    let resent = back
        .append(&fox, Version::EMPTY, id(77), 2, bytes(77))
        .await;
    assert_eq!(
        resent.expect("it works"),
        Appended::Committed(Version::new(77))
    );
    grow(&back, &fox, 1).await;
    assert_eq!(read(&back, &fox).await.head, Version::new(401));
}

#[tokio::test]
async fn whoever_was_cut_short_begins_again() {
    let (here, there) = (MemoryJournal::default(), MemoryJournal::default());
    let fox = played(&here, "FOX").await;
    let kept = read(&here, &fox).await.records;
    let mut head = Version::EMPTY;
    for (nth, record) in kept.into_iter().take(100).enumerate() {
        let (version, id, schema) = (record.version, record.id, record.schema);
        let written = match nth {
            0 => there.adopt(&fox, record).await,
            _ => there.append(&fox, head, id, schema, record.bytes).await,
        };
        assert_eq!(written.expect("it works"), Appended::Committed(version));
        head = version;
    }
    for _ in 0..2 {
        let carried = carry(&here, &there, &fox).await.expect("it arrives");
        assert_eq!((carried.records, carried.blobs), (389, 2));
    }
    assert_eq!(read(&here, &fox).await, read(&there, &fox).await);
}

#[tokio::test]
async fn nothing_is_written_over_another_table() {
    let (here, there) = (MemoryJournal::default(), MemoryJournal::default());
    let fox = played(&here, "FOX").await;
    grow(&there, &fox, 3).await;
    let before = read(&there, &fox).await;
    let refused = carry(&here, &there, &fox).await;
    assert!(matches!(refused, Err(CarryError::Other)), "{refused:?}");
    assert_eq!(read(&there, &fox).await, before);
}

#[tokio::test]
async fn a_table_that_went_on_there_is_not_the_same() {
    let (here, there) = (MemoryJournal::default(), MemoryJournal::default());
    let (fox, owl) = (played(&here, "FOX").await, played(&here, "OWL").await);
    for room in [&fox, &owl] {
        carry(&here, &there, room).await.expect("it arrives");
    }
    grow(&there, &fox, 1).await;
    there
        .put_blob(&owl, "another".into())
        .await
        .expect("it fits");
    for room in [&fox, &owl] {
        let refused = carry(&here, &there, room).await;
        assert!(matches!(refused, Err(CarryError::Otherwise)), "{refused:?}");
    }
}

#[tokio::test]
async fn what_cannot_be_carried_is_said() {
    let tight = Limits {
        record_bytes: 10,
        ..Limits::default()
    };
    let (here, there) = (MemoryJournal::default(), MemoryJournal::new(tight));
    let fox = played(&here, "FOX").await;
    let refused = carry(&here, &there, &fox).await;
    let too_long = |error: &JournalError| matches!(error, JournalError::RecordTooLong { .. });
    assert!(
        matches!(&refused, Err(CarryError::Unkept(error)) if too_long(error)),
        "{refused:?}"
    );
    let nobody = carry(&here, &there, &room("NOBODY")).await;
    assert!(matches!(nobody, Err(CarryError::Empty)), "{nobody:?}");
}
