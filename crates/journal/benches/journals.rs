//! What a journal takes to append and to read, on the disk and in memory. Times on the disk are mostly those of its syncs.

use std::cell::Cell;
use std::hint::black_box;

use bytes::Bytes;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use futures_util::future::join_all;
use journal::{
    Appended, CommandId, Journal, Limits, MemoryJournal, RoomId, SqliteJournal, Version,
};
use tokio::runtime::Runtime;

/// About as long as the record of a move.
const RECORD_BYTES: usize = 300;
/// As many rooms as a busy server has in one group.
const ROOMS: usize = 64;
/// As many records as a long game leaves.
const LONG: u64 = 500;
/// More than any table keeps.
const KEPT: u64 = 1000;

/// A room and its head, as its one writer knows it.
struct Table {
    room: RoomId,
    head: Cell<u64>,
}

impl Table {
    fn new(name: &str) -> Self {
        Self {
            room: name.parse().expect("a valid room id"),
            head: Cell::new(0),
        }
    }

    async fn append<J: Journal>(&self, journal: &J) {
        let head = Version::new(self.head.get());
        let id = CommandId(u128::from(head.get()).to_be_bytes());
        let bytes = Bytes::from(vec![7; RECORD_BYTES]);
        let answer = journal.append(&self.room, head, id, 1, bytes).await;
        let next = head.next();
        assert_eq!(
            answer.expect("the journal works"),
            Appended::Committed(next)
        );
        self.head.set(next.get());
        // As each game that begins does.
        if next.get().is_multiple_of(KEPT) {
            let truncated = journal.truncate(&self.room, next).await;
            truncated.expect("the journal works");
        }
    }
}

fn measure<J: Journal>(c: &mut Criterion, store: &str, runtime: &Runtime, journal: &J) {
    let mut group = c.benchmark_group(store);

    let alone = Table::new("ALONE");
    group.bench_function("append one", |b| {
        b.iter(|| runtime.block_on(alone.append(journal)));
    });

    let rooms: Vec<_> = (0..ROOMS)
        .map(|n| Table::new(&format!("ROOM{n}")))
        .collect();
    group.throughput(Throughput::Elements(ROOMS as u64));
    group.bench_function("append to 64 rooms", |b| {
        b.iter(|| runtime.block_on(join_all(rooms.iter().map(|room| room.append(journal)))));
    });

    // In turns with others, so that its records lie as far apart as those of a table among many.
    let long = Table::new("LONG");
    for _ in 0..LONG {
        let others = rooms.iter().take(10);
        let all = others.chain([&long]).map(|room| room.append(journal));
        runtime.block_on(join_all(all));
    }
    group.throughput(Throughput::Elements(LONG));
    group.bench_function("read 500 records", |b| {
        b.iter(|| {
            let read = journal.read(&long.room, Version::EMPTY, usize::MAX);
            black_box(runtime.block_on(read).expect("the journal works"))
        });
    });
    group.finish();
}

fn journals(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    measure(c, "memory", &runtime, &MemoryJournal::default());

    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("rooms.sqlite3");
    let opened = runtime.block_on(SqliteJournal::open(path, Limits::default()));
    let sqlite = opened.expect("a new data file");
    measure(c, "sqlite", &runtime, &sqlite);
    let closed = runtime.block_on(sqlite.close());
    closed.expect("the journal works");
}

criterion_group!(benches, journals);
criterion_main!(benches);
