//! Random groups of writes, some of which fail at their last: the file then has what a journal in memory has that was
//! never asked for those. Next to nothing is known by heart, so that rooms are forgotten and looked up all the time.

use std::path::Path;

use futures_util::FutureExt;
use proptest::prelude::*;
use proptest::sample::select;
use tokio::sync::oneshot;

use super::*;
use crate::sqlite::reader;
use crate::sqlite::schema::open_reader;
use crate::sqlite::store::Entry;
use crate::{Appended, CommandId, Deleted, Journal, MemoryJournal, RoomId, Version};

const LIMITS: Limits = Limits {
    record_bytes: 40,
    blob_bytes: 40,
    room_blobs_bytes: 100,
    store_bytes: u64::MAX,
    page_bytes: 1000,
    watch_records: 4,
    queued_writes: 4,
    known_ids: 50,
    tail_records: 5,
};

const ROOMS: [&str; 3] = ["FOX", "OWL", "EEL"];

/// The schema of a record that the file does not take.
const POISON: u32 = 13;

#[derive(Debug, Clone)]
enum Call {
    /// Appends to the head plus this much.
    Append {
        ahead: i64,
        id: u8,
    },
    Truncate {
        before: u64,
    },
    Delete,
}

#[derive(Debug, Clone)]
struct Group {
    calls: Vec<(&'static str, Call)>,
    fails: bool,
}

fn group() -> impl Strategy<Value = Group> {
    let call = prop_oneof![
        12 => (select(vec![0, 0, 0, 0, -1, 1]), 0..40_u8).prop_map(|(ahead, id)| Call::Append { ahead, id }),
        2 => (0..20_u64).prop_map(|before| Call::Truncate { before }),
        1 => Just(Call::Delete),
    ];
    let calls = proptest::collection::vec((select(ROOMS.to_vec()), call), 1..8);
    let fails = proptest::bool::weighted(0.3);
    (calls, fails).prop_map(|(calls, fails)| Group { calls, fails })
}

fn now<T>(answer: impl Future<Output = Result<T, JournalError>>) -> T {
    let answer = answer.now_or_never();
    answer.expect("memory is quick").expect("memory works")
}

fn append(room: &RoomId, expected: Version, id: u8, schema: u32) -> (Write, Answer) {
    let (ticket, answer) = Ticket::new();
    let entry = Entry {
        expected,
        id: CommandId([id; 16]),
        schema,
        bytes: vec![id; 10].into(),
    };
    let write = Write::Append {
        room: room.clone(),
        entry,
        new: None,
        ticket,
    };
    (write, Answer::Appended(answer))
}

enum Answer {
    Appended(oneshot::Receiver<Result<Appended, JournalError>>),
    Deleted(oneshot::Receiver<Result<Deleted, JournalError>>),
    Done(oneshot::Receiver<Result<(), JournalError>>),
}

impl Answer {
    fn given(self) -> String {
        match self {
            Self::Appended(mut answer) => format!("{:?}", answer.try_recv().unwrap().unwrap()),
            Self::Deleted(mut answer) => format!("{:?}", answer.try_recv().unwrap().unwrap()),
            Self::Done(mut answer) => format!("{:?}", answer.try_recv().unwrap().unwrap()),
        }
    }
}

/// The write for a call, and what memory answers to it, if it is asked.
fn ask(
    memory: &MemoryJournal,
    asked: bool,
    name: &str,
    call: &Call,
) -> (Write, Answer, Option<String>) {
    let room: RoomId = name.parse().unwrap();
    match *call {
        Call::Append { ahead, id } => {
            let head = now(memory.read(&room, Version::EMPTY, 0)).head;
            let expected = Version::new(head.get().saturating_add_signed(ahead));
            let (write, answer) = append(&room, expected, id, 1);
            let in_memory = || {
                let id_bytes = CommandId([id; 16]);
                now(memory.append(&room, expected, id_bytes, 1, vec![id; 10].into()))
            };
            (write, answer, asked.then(|| format!("{:?}", in_memory())))
        }
        Call::Truncate { before } => {
            let before = Version::new(before);
            let in_memory = asked.then(|| format!("{:?}", now(memory.truncate(&room, before))));
            let (ticket, answer) = Ticket::new();
            let write = Write::Truncate {
                room,
                before,
                ticket,
            };
            (write, Answer::Done(answer), in_memory)
        }
        Call::Delete => {
            let expected = now(memory.read(&room, Version::EMPTY, 0)).head;
            let in_memory = asked.then(|| format!("{:?}", now(memory.delete(&room, expected))));
            let (ticket, answer) = Ticket::new();
            let write = Write::Delete {
                room,
                expected,
                existed: false,
                ticket,
            };
            (write, Answer::Deleted(answer), in_memory)
        }
    }
}

fn writer(path: &Path) -> Writer {
    let database = Database::open(path).unwrap();
    let sql = format!(
        "CREATE TRIGGER poison BEFORE INSERT ON record WHEN new.schema = {POISON}
         BEGIN SELECT RAISE(ABORT, 'poison'); END"
    );
    database.connection.execute_batch(&sql).unwrap();
    let (_, queue) = mpsc::channel(1);
    Writer::new(database, queue, LIMITS, Hub::new(&LIMITS), Arc::default())
}

fn compare(groups: Vec<Group>) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("rooms.sqlite3");
    let mut writer = writer(&path);
    let memory = MemoryJournal::new(LIMITS);
    let reader = open_reader(&path).unwrap();
    for (step, Group { calls, fails }) in groups.iter().enumerate() {
        let asked = calls
            .iter()
            .map(|(name, call)| ask(&memory, !fails, name, call));
        let (mut writes, answers): (Vec<_>, Vec<_>) = asked
            .map(|(write, answer, expected)| (write, (answer, expected)))
            .unzip();
        if *fails {
            writes.push(append(&"BAD".parse().unwrap(), Version::EMPTY, 99, POISON).0);
        }
        assert_eq!(writer.commit(&mut writes).is_err(), *fails, "group {step}");
        writes.into_iter().for_each(|write| write.settle(None));
        for (answer, expected) in answers {
            if let Some(expected) = expected {
                assert_eq!(answer.given(), expected, "group {step}");
            }
        }
        for name in ROOMS {
            let room = name.parse().unwrap();
            let page = reader::page(&reader, &room, Version::EMPTY, 99, LIMITS.page_bytes).unwrap();
            let expected = now(memory.read(&room, Version::EMPTY, 99));
            assert_eq!(page, expected, "{name} after group {step}");
        }
        let heads = |rooms: Vec<crate::RoomInfo>| {
            rooms
                .into_iter()
                .map(|info| (info.room, info.head))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            heads(reader::rooms(&reader, None, 99).unwrap()),
            heads(now(memory.rooms(None, 99)))
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_group_that_fails_leaves_no_trace(groups in proptest::collection::vec(group(), 1..25)) {
        compare(groups);
    }
}
