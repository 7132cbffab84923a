//! The words in which the facts are told.

use bytes::Bytes;
use futures_util::StreamExt;
use journal::{
    Appended, CommandId, Deleted, Feed, Journal, Page, Record, RoomId, RoomInfo, Version,
};

pub(crate) const SCHEMA: u32 = 7;

pub(crate) fn room(name: &str) -> RoomId {
    name.parse().expect("a valid room id")
}

pub(crate) fn v(version: u64) -> Version {
    Version::new(version)
}

pub(crate) fn id(number: u128) -> CommandId {
    CommandId(number.to_be_bytes())
}

/// The bytes that command `number` writes.
pub(crate) fn bytes(number: u128) -> Bytes {
    format!("command {number}").into()
}

pub(crate) fn record(version: Version, number: u128) -> Record {
    Record {
        version,
        id: id(number),
        schema: SCHEMA,
        bytes: bytes(number),
    }
}

pub(crate) async fn append<J: Journal>(
    journal: &J,
    room: &RoomId,
    expected: Version,
    number: u128,
) -> Appended {
    let answer = journal
        .append(room, expected, id(number), SCHEMA, bytes(number))
        .await;
    answer.expect("the journal works")
}

/// Appends commands `numbers` to the head and returns the new head.
pub(crate) async fn fill<J: Journal>(
    journal: &J,
    room: &RoomId,
    numbers: impl IntoIterator<Item = u128>,
) -> Version {
    let mut head = read(journal, room, Version::EMPTY).await.head;
    for number in numbers {
        let Appended::Committed(version) = append(journal, room, head, number).await else {
            panic!("nobody else writes to {room:?}");
        };
        head = version;
    }
    head
}

pub(crate) async fn read<J: Journal>(journal: &J, room: &RoomId, after: Version) -> Page {
    journal
        .read(room, after, 10)
        .await
        .expect("the journal works")
}

/// Ends a room at which nothing happens meanwhile.
pub(crate) async fn end<J: Journal>(journal: &J, room: &RoomId) {
    let head = read(journal, room, Version::EMPTY).await.head;
    let deleted = journal.delete(room, head).await;
    assert_eq!(deleted.expect("the journal works"), Deleted::Gone);
}

/// All rooms, page by page; by name, since each journal has an order of its own.
pub(crate) async fn rooms<J: Journal>(journal: &J) -> Vec<RoomInfo> {
    const PAGE: usize = 2;
    let mut all: Vec<RoomInfo> = Vec::new();
    loop {
        let after = all.last().map(|info| &info.room);
        let page = journal.rooms(after, PAGE).await.expect("the journal works");
        let is_last = page.len() < PAGE;
        all.extend(page);
        if is_last {
            all.sort_by(|left, right| left.room.cmp(&right.room));
            assert!(
                all.is_sorted_by(|left, right| left.room < right.room),
                "once each"
            );
            return all;
        }
    }
}

/// All kept records.
pub(crate) async fn read_all<J: Journal>(journal: &J, room: &RoomId) -> Vec<Record> {
    read_on(journal, room, Version::EMPTY).await
}

/// All kept records after a version, page by page.
pub(crate) async fn read_on<J: Journal>(
    journal: &J,
    room: &RoomId,
    mut after: Version,
) -> Vec<Record> {
    let mut all = Vec::new();
    loop {
        let page = read(journal, room, after).await;
        assert!(
            page.continues(after) || all.is_empty(),
            "a hole after {after}"
        );
        let Some(last) = page.records.last() else {
            return all;
        };
        after = last.version;
        all.extend(page.records);
    }
}

/// The next of a feed that must not have ended.
pub(crate) async fn next<J: Journal>(watch: &mut J::Watch) -> Feed {
    watch.next().await.expect("the feed goes on")
}
