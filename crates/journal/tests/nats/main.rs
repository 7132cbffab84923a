//! What holds of a store in a cluster and of no other: which clusters are refused, what several nodes see of each other,
//! and what becomes of it when servers die or the network fails.

mod faults;
mod nodes;
mod refusals;

use bytes::Bytes;
use cluster::Cluster;
use journal::{
    Appended, CommandId, JetStreamJournal, Journal, JournalError, Limits, NatsOptions, NatsPlace,
    Record, RoomId, Version,
};

pub(crate) fn place(url: &str, name: &str) -> NatsPlace {
    let mut place: NatsPlace = url.parse().expect("a place");
    place.options = NatsOptions {
        name: name.to_owned(),
        shelves: 2,
        ..NatsOptions::default()
    };
    place
}

pub(crate) async fn open(url: &str, name: &str) -> JetStreamJournal {
    let opened = JetStreamJournal::open(place(url, name), Limits::default()).await;
    opened.expect("a cluster that will do")
}

/// Two nodes that share a store of this name, with a connection each.
pub(crate) async fn two_nodes(cluster: &Cluster, name: &str) -> [JetStreamJournal; 2] {
    let url = cluster.url();
    [open(&url, name).await, open(&url, name).await]
}

pub(crate) fn room(name: &str) -> RoomId {
    name.parse().expect("a room id")
}

pub(crate) fn id(number: u64) -> CommandId {
    CommandId(u128::from(number).to_be_bytes())
}

pub(crate) async fn append(
    journal: &JetStreamJournal,
    room: &RoomId,
    expected: Version,
    number: u64,
) -> Result<Appended, JournalError> {
    let bytes = Bytes::from(format!("command {number}"));
    journal.append(room, expected, id(number), 1, bytes).await
}

/// All kept records, page by page.
pub(crate) async fn read_all(
    journal: &JetStreamJournal,
    room: &RoomId,
) -> Result<Vec<Record>, JournalError> {
    let mut all: Vec<Record> = Vec::new();
    loop {
        let after = all.last().map_or(Version::EMPTY, |record| record.version);
        let page = journal.read(room, after, 50).await?;
        assert!(page.continues(after), "a hole after {after}");
        let is_last = page.records.is_empty();
        all.extend(page.records);
        if is_last {
            return Ok(all);
        }
    }
}

/// Appends a command wherever the head is by now, until somebody says that it is in the log.
pub(crate) async fn land(journal: &JetStreamJournal, room: &RoomId, number: u64) -> Version {
    let mut head = Version::EMPTY;
    loop {
        match append(journal, room, head, number).await {
            Ok(Appended::Committed(version)) => return version,
            // Nobody answers: the same command again is safe.
            Err(error) => assert!(!error.is_refusal(), "{error}"),
            Ok(Appended::Conflict) => {
                if let Ok(page) = journal.read(room, Version::EMPTY, 0).await {
                    head = page.head;
                }
            }
        }
    }
}
