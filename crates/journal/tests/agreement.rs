//! The journals answer alike: the same random calls, one after the other, to all of them.

use bytes::Bytes;
use journal::{
    BlobHash, CommandId, Journal, Limits, MemoryJournal, RoomId, SqliteJournal, Version,
};
use proptest::prelude::*;
use proptest::sample::select;
use tokio::runtime::Runtime;

const LIMITS: Limits = Limits {
    record_bytes: 40,
    blob_bytes: 40,
    room_blobs_bytes: 100,
    store_bytes: u64::MAX,
    page_bytes: 60,
    watch_records: 4,
    queued_writes: 4,
    known_ids: 40,
    tail_records: 6,
};

#[derive(Debug, Clone)]
enum Call {
    /// Appends to the head plus this much.
    Append {
        ahead: i64,
        id: u8,
        length: usize,
    },
    Read {
        after: u64,
        max: usize,
    },
    Truncate {
        before: u64,
    },
    /// Expects the head plus this much.
    Delete {
        ahead: i64,
    },
    PutBlob {
        fill: u8,
        length: usize,
    },
    GetBlob {
        fill: u8,
        length: usize,
    },
    Rooms,
}

fn call() -> impl Strategy<Value = Call> {
    let blob = || (0..3_u8, 38..42_usize);
    prop_oneof![
        8 => (select(vec![0, 0, 0, -1, 1]), any::<u8>(), 0..42_usize)
            .prop_map(|(ahead, id, length)| Call::Append { ahead, id: id % 16, length }),
        4 => (0..12_u64, 0..6_usize).prop_map(|(after, max)| Call::Read { after, max }),
        1 => (0..12_u64).prop_map(|before| Call::Truncate { before }),
        1 => select(vec![0, 0, 0, -1, 1]).prop_map(|ahead| Call::Delete { ahead }),
        2 => blob().prop_map(|(fill, length)| Call::PutBlob { fill, length }),
        2 => blob().prop_map(|(fill, length)| Call::GetBlob { fill, length }),
        1 => Just(Call::Rooms),
    ]
}

async fn ahead_of_head<J: Journal>(journal: &J, room: &RoomId, ahead: i64) -> Version {
    let page = journal.read(room, Version::EMPTY, 0).await;
    let head = page.expect("the journal works").head;
    Version::new(head.get().saturating_add_signed(ahead))
}

/// The answer as text, without the time of day.
async fn perform<J: Journal>(journal: &J, room: &RoomId, call: &Call) -> String {
    match *call {
        Call::Append { ahead, id, length } => {
            let expected = ahead_of_head(journal, room, ahead).await;
            let bytes = Bytes::from(vec![id; length]);
            format!(
                "{:?}",
                journal
                    .append(room, expected, CommandId([id; 16]), id.into(), bytes)
                    .await
            )
        }
        Call::Read { after, max } => {
            format!("{:?}", journal.read(room, Version::new(after), max).await)
        }
        Call::Truncate { before } => {
            format!("{:?}", journal.truncate(room, Version::new(before)).await)
        }
        Call::Delete { ahead } => {
            let expected = ahead_of_head(journal, room, ahead).await;
            format!("{:?}", journal.delete(room, expected).await)
        }
        Call::PutBlob { fill, length } => {
            format!(
                "{:?}",
                journal.put_blob(room, vec![fill; length].into()).await
            )
        }
        Call::GetBlob { fill, length } => {
            format!(
                "{:?}",
                journal
                    .get_blob(room, &BlobHash::of(&vec![fill; length]))
                    .await
            )
        }
        Call::Rooms => {
            let rooms = journal.rooms(None, 99).await.expect("the journal works");
            format!(
                "{:?}",
                rooms
                    .iter()
                    .map(|info| (&info.room, info.head))
                    .collect::<Vec<_>>()
            )
        }
    }
}

async fn compare(calls: Vec<(&'static str, Call)>) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let sqlite = SqliteJournal::open(dir.path().join("rooms.sqlite3"), LIMITS)
        .await
        .expect("a new data file");
    let memory = MemoryJournal::new(LIMITS);
    for (step, (name, call)) in calls.iter().enumerate() {
        let room = name.parse().expect("a valid room id");
        let answers = (
            perform(&memory, &room, call).await,
            perform(&sqlite, &room, call).await,
        );
        assert_eq!(answers.0, answers.1, "step {step}: {call:?} on {room}");
    }
    sqlite.close().await.expect("the journal works");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_journals_answer_alike(calls in proptest::collection::vec((select(vec!["FOX", "OWL"]), call()), 1..60)) {
        Runtime::new().expect("a runtime").block_on(compare(calls));
    }
}
