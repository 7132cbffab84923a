//! A real server inside of this process, with a journal in memory, and connections to it. It listens on
//! loopback alone, so nothing that is invented leaves the machine.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, Once};
use std::thread;
use std::time::Duration;

use content::Library;
use journal::{Journal, MemoryJournal, RoomId, Version};
use rules::{Record, State};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use wire::{BoardView, ClientIn, PROTOCOL, Secret128};

/// What all threads of a server are called.
const THREAD: &str = "serving";

/// Only what hangs waits for it.
const PATIENCE: Duration = Duration::from_secs(20);

/// Long enough for an answer that takes more than one turn of the server's.
const MOMENT: Duration = Duration::from_millis(20);

/// More than any page of the client, many times.
const ANSWER_BYTES_MAX: u64 = 64 * 1024 * 1024;

/// A server keeps what was added to it. After so many runs another one is begun.
const RUNS_MAX: u32 = 500;

/// Whoever is the host has this token; seeds spell it out.
const HOST: [u8; 16] = [7; 16];

/// Reading the packs of the house takes longer than all the rest.
static LIBRARY: LazyLock<Library> = LazyLock::new(Library::embedded);

/// A panic ends one task of a server, which goes on; here it is a finding.
static PANICKED: AtomicBool = AtomicBool::new(false);

/// One that is begun when it is first asked for.
pub(crate) type Served = Mutex<Option<Serving>>;

pub(crate) struct Serving {
    runtime: Runtime,
    address: SocketAddr,
    journal: MemoryJournal,
    /// Of the table that this driver is the host of.
    code: String,
    runs: u32,
}

/// When a connection has nothing more to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// With its last byte.
    AtOnce,
    /// Once it begins to be answered, or after a moment: half a head is not answered at all.
    Soon,
    /// Never: the server ends it.
    Theirs,
}

/// Asks a server, and after that whether it is still there.
pub(crate) fn ask<T>(served: &Served, ask: impl FnOnce(&mut Serving) -> T) -> T {
    let mut served = served.lock().unwrap();
    let serving = served.get_or_insert_with(Serving::start);
    let answer = ask(serving);
    let healthy = serving.exchange(&request("GET", "/healthz", ""), End::Theirs);
    assert_eq!(status(&healthy), Some(204), "it still answers");
    assert!(!PANICKED.load(Ordering::SeqCst), "something panicked");
    serving.runs += 1;
    if serving.runs >= RUNS_MAX {
        *served = None;
    }
    answer
}

/// The head of a request of somebody who is welcome.
pub(crate) fn request(method: &str, path: &str, more: &str) -> Vec<u8> {
    let bearer = Secret128::from_bytes(HOST).to_hex();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Authorization: Bearer {bearer}\r\n{more}\r\n"
    );
    head.into_bytes()
}

/// If it is an answer at all.
pub(crate) fn status(answer: &[u8]) -> Option<u16> {
    let begins = [b"HTTP/1.1 ", b"HTTP/1.0 "];
    let mut rest = begins
        .iter()
        .filter_map(|begin| answer.strip_prefix(*begin));
    let status = rest.next()?.get(..3)?;
    str::from_utf8(status).ok()?.parse().ok()
}

impl Serving {
    fn start() -> Self {
        watch_for_panics();
        let mut builder = Builder::new_multi_thread();
        let runtime = builder.worker_threads(1).thread_name(THREAD).enable_all();
        let runtime = runtime.build().unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let journal = MemoryJournal::default();
        let config = Config {
            library: LIBRARY.clone(),
            ..Config::default()
        };
        // It ends with its runtime.
        let shutdown = std::future::pending();
        runtime.spawn(server::run(config, journal.clone(), listener, shutdown));
        let mut serving = Self {
            runtime,
            address,
            journal,
            code: String::new(),
            runs: 0,
        };
        serving.open_table();
        serving
    }

    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// Opens another table and sits down at it.
    pub(crate) fn open_table(&mut self) {
        let opened = self.exchange(&request("POST", "/api/tables", ""), End::Theirs);
        let body = body(&opened).unwrap();
        let opened: serde_json::Value = serde_json::from_slice(body).unwrap();
        self.code = opened["code"].as_str().unwrap().to_owned();
        let path = format!("/ws/{}", self.code);
        let mut sent = format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        .into_bytes();
        sent.extend(enter());
        let welcomed = async {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            stream.write_all(&sent).await.unwrap();
            let mut heard = Vec::new();
            while !holds(&heard, b"\"welcome\"") {
                assert_ne!(stream.read_buf(&mut heard).await.unwrap(), 0);
            }
        };
        let welcomed = async { timeout(PATIENCE, welcomed).await };
        self.runtime.block_on(welcomed).unwrap();
    }

    /// What the table has, by its log.
    pub(crate) fn board(&self) -> BoardView {
        let room: RoomId = self.code.parse().unwrap();
        let read = self.journal.read(&room, Version::EMPTY, usize::MAX);
        let page = self.runtime.block_on(read).unwrap();
        let mut state = State::empty(&self.code);
        for record in page.records {
            state.fold(&Record::decode(record.schema, &record.bytes).unwrap());
        }
        rules::board_view(state.public())
    }

    /// What is answered to these bytes on a connection of their own, to its end.
    pub(crate) fn exchange(&self, sent: &[u8], end: End) -> Vec<u8> {
        let exchange = exchange(self.address, sent, end);
        let answer = async { timeout(PATIENCE, exchange).await };
        let answer = self.runtime.block_on(answer);
        answer.expect("the server lets nobody wait")
    }
}

async fn exchange(address: SocketAddr, sent: &[u8], end: End) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let (mut reader, mut writer) = stream.split();
    let mut answer = Vec::new();
    // Whoever is answered before the last byte may find the connection closed; what was answered counts.
    let write = async {
        writer.write_all(sent).await.ok();
        if end == End::AtOnce {
            writer.shutdown().await.ok();
        }
    };
    let read = async {
        if end == End::Soon {
            timeout(MOMENT, reader.read_buf(&mut answer)).await.ok();
        }
    };
    tokio::join!(write, read);
    if end == End::Soon {
        writer.shutdown().await.ok();
    }
    let mut rest = reader.take(ANSWER_BYTES_MAX);
    rest.read_to_end(&mut answer).await.ok();
    assert_ne!(rest.limit(), 0, "answers are bounded");
    // Else thousands of closed connections would wait for their end.
    stream.set_zero_linger().ok();
    answer
}

/// What stands behind the head of an answer.
pub(crate) fn body(answer: &[u8]) -> Option<&[u8]> {
    let gap = b"\r\n\r\n";
    let head = answer.windows(gap.len()).position(|part| part == gap)?;
    answer.get(head + gap.len()..)
}

fn holds(heard: &[u8], word: &[u8]) -> bool {
    heard.windows(word.len()).any(|part| part == word)
}

/// The first frame of a phone, with a mask of zeros.
fn enter() -> Vec<u8> {
    let said = serde_json::to_string(&ClientIn::Enter {
        protocol: Some(PROTOCOL),
        token: Secret128::from_bytes(HOST),
        name: Some("Ana".to_owned()),
        key: None,
        avatar: None,
        seen: None,
        fair: false,
        bot: false,
    });
    let said = said.unwrap();
    let length = u8::try_from(said.len()).unwrap();
    assert!(length < 126, "it has a short head");
    let mut frame = vec![0x81, 0x80 | length, 0, 0, 0, 0];
    frame.extend(said.as_bytes());
    frame
}

fn watch_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if thread::current().name() == Some(THREAD) {
                PANICKED.store(true, Ordering::SeqCst);
            }
            before(panic);
        }));
    });
}
