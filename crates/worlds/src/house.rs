//! A real server on a data file in which the rules have laid tables, and a clock that stands: only whoever
//! advances it lets time pass. So what two servers say can be compared to the last byte, with all deadlines in it.

use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc as threads;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bytes::Bytes;
use journal::{Appended, CommandId, Journal, Limits, RoomId, SqliteJournal, Version};
use rules::Record;
use server::{Config, Pace};
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::sync::mpsc;

/// As the server calls it.
const JOURNAL_FILE: &str = "tables.sqlite3";

/// What was played at one table before the server starts.
pub type Laid = (String, Vec<Record>);

#[derive(Debug)]
pub struct House {
    pub address: SocketAddr,
    orders: Option<mpsc::UnboundedSender<Order>>,
    thread: Option<JoinHandle<()>>,
}

/// Let so much time pass, and say when the timers have been told.
type Order = (Duration, threads::SyncSender<()>);

impl House {
    pub fn open(tables: Vec<Laid>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (orders, heard) = mpsc::unbounded_channel();
        let thread = thread::spawn(move || serve(&tables, listener, heard));
        Self {
            address,
            orders: Some(orders),
            thread: Some(thread),
        }
    }

    pub fn advance(&self, by: Duration) {
        let (done, is_done) = threads::sync_channel(1);
        let orders = self.orders.as_ref().expect("it is open");
        orders.send((by, done)).expect("it runs");
        is_done.recv().expect("it runs");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.orders.take());
        let ended = self.thread.take().map(JoinHandle::join);
        assert!(
            thread::panicking() || matches!(ended, Some(Ok(()))),
            "the server has failed"
        );
    }
}

/// One thread for all of it: a room shows what has happened to everybody before anybody else is heard.
fn serve(tables: &[Laid], listener: TcpListener, mut orders: mpsc::UnboundedReceiver<Order>) {
    let runtime = Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let (_until_the_end, end) = threads::channel::<()>();
    runtime.block_on(async {
        // A clock that stands would leap to the next deadline whenever nothing is to be done, but for a thread
        // that it waits for.
        let stands = tokio::task::spawn_blocking(move || end.recv().is_err());
        let (_folder, journal) = lay(tables).await;
        let serving = tokio::spawn(server::run(
            config(),
            journal,
            listener,
            std::future::pending(),
        ));
        while let Some((by, done)) = orders.recv().await {
            assert!(!serving.is_finished() && !stands.is_finished());
            tokio::time::advance(by).await;
            done.send(()).expect("somebody waits");
        }
    });
    // What is under way has until then: time to say goodbye would never pass.
    drop(_until_the_end);
}

/// As anybody starts it, but that phones of a script speak faster than fingers.
fn config() -> Config {
    let mut config = Config::default();
    config.limits.frames_per_socket = Pace::new(1_000_000, Duration::from_nanos(1));
    config
}

async fn lay(tables: &[Laid]) -> (TempDir, SqliteJournal) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(JOURNAL_FILE);
    let journal = SqliteJournal::open(path, Limits::default()).await;
    let journal = journal.expect("a journal");
    for (code, records) in tables {
        keep(&journal, code, records).await;
    }
    (folder, journal)
}

/// Writes what was played at a table, as the server would have.
pub async fn keep(journal: &SqliteJournal, code: &str, records: &[Record]) {
    let room: RoomId = code.parse().expect("a code");
    let mut version = Version::EMPTY;
    for (at, record) in (0_u64..).zip(records) {
        let mut id = [0; 16];
        id[..8].copy_from_slice(&at.to_be_bytes());
        let bytes = Bytes::from(record.encode());
        let append = journal.append(&room, version, CommandId(id), rules::SCHEMA, bytes);
        let Appended::Committed(next) = append.await.expect("a disk") else {
            panic!("there is a table {room} already");
        };
        version = next;
    }
}
