//! A real server on a data file in which the rules have laid tables. Its clock stands, and only whoever advances it
//! lets time pass: so what two servers say can be compared to the last byte, with all deadlines in it. Or it flows,
//! for whoever measures.

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
use tokio::task::JoinSet;

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
type Serve = fn(Vec<Laid>, TcpListener, mpsc::UnboundedReceiver<Order>);

impl House {
    /// Time stands.
    pub fn open(tables: Vec<Laid>) -> Self {
        Self::with(tables, serve_standing)
    }

    /// Time flows, as it does for everybody.
    pub fn flowing(tables: Vec<Laid>) -> Self {
        Self::with(tables, serve_flowing)
    }

    fn with(tables: Vec<Laid>, serve: Serve) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (orders, heard) = mpsc::unbounded_channel();
        let thread = thread::spawn(move || serve(tables, listener, heard));
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
fn serve_standing(
    tables: Vec<Laid>,
    listener: TcpListener,
    mut orders: mpsc::UnboundedReceiver<Order>,
) {
    let runtime = Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let (until_the_end, end) = threads::channel::<()>();
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
    // The thread that it waited for ends too.
    drop(until_the_end);
}

/// On as many threads as the machine has, like the binary.
fn serve_flowing(
    tables: Vec<Laid>,
    listener: TcpListener,
    mut orders: mpsc::UnboundedReceiver<Order>,
) {
    let runtime = Builder::new_multi_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let (_folder, journal) = lay(tables).await;
        let serving = server::run(config(), journal, listener, async {
            let order = orders.recv().await;
            assert!(order.is_none(), "nobody moves a clock that flows");
        });
        serving.await.expect("a server that ends in good order");
    });
}

/// As anybody starts it, but that phones of a script speak faster than fingers.
fn config() -> Config {
    let mut config = Config::default();
    config.limits.frames_per_socket = Pace::new(1_000_000, Duration::from_nanos(1));
    config
}

async fn lay(tables: Vec<Laid>) -> (TempDir, SqliteJournal) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(JOURNAL_FILE);
    let journal = SqliteJournal::open(path, Limits::default()).await;
    let journal = journal.expect("a journal");
    // Together, so that the disk is waited for once and not for each.
    let mut laying = JoinSet::new();
    for (code, records) in tables {
        let journal = journal.clone();
        laying.spawn(async move { keep(&journal, &code, &records).await });
    }
    laying.join_all().await;
    (folder, journal)
}

/// Writes what was played at a table, as the server would have.
async fn keep(journal: &SqliteJournal, code: &str, records: &[Record]) {
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
