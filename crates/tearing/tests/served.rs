//! A server on a disk that refuses: what phones are told, and that they go on when the disk is well again.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "what breaks here fails its test")]

use std::net::{SocketAddr, TcpListener};

use journal::{Limits, SqliteJournal};
use server::Config;
use tearing::{Disk, Fault};
use tokio::runtime::Runtime;
use wire::{Intent, Secret128};
use worlds::{Phone, ask, get};

const OPEN: &[u8] =
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

fn serve(runtime: &Runtime, folder: &std::path::Path) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let file = folder.join("tables.sqlite3");
    let journal = runtime.block_on(SqliteJournal::open(file, Limits::default()));
    let never = std::future::pending();
    runtime.spawn(server::run(
        Config::default(),
        journal.unwrap(),
        listener,
        never,
    ));
    address
}

/// The status of the answer to whoever wants a new table, and its body.
fn open_table(address: SocketAddr) -> (String, serde_json::Value) {
    let (head, body) = ask(address, OPEN);
    let status = head.split(' ').nth(1).unwrap().to_owned();
    (status, serde_json::from_slice(&body).unwrap())
}

/// What the phone is answered.
fn lock(phone: &mut Phone, locked: bool) -> String {
    phone.act(Intent::Lock { locked });
    let answers = phone.take().into_iter();
    let mut answers = answers.filter(|frame| frame.is("done") || frame.is("refused"));
    answers.next_back().unwrap().text()
}

#[test]
fn phones_are_told_of_a_full_disk_and_go_on_once_there_is_space() {
    let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
    let disk = Disk::new(folder.path(), 0).unwrap();
    let address = serve(&runtime, folder.path());
    let (status, table) = open_table(address);
    assert_eq!(status, "201");
    let code = table["code"].as_str().unwrap();
    let mut ann = Phone::connect(address, code);
    let token = Secret128::from_bytes([1; 16]);
    ann.enter(token, Some("Ann".to_owned()), None);
    assert!(lock(&mut ann, true).contains(r#""done""#));

    disk.set_fault(Some(Fault::Full));
    for _ in 0..3 {
        let told = lock(&mut ann, false);
        assert!(told.contains(r#""why":"disk_full""#), "{told}");
        let (status, told) = open_table(address);
        assert_eq!(
            (status.as_str(), told["why"].as_str()),
            ("507", Some("disk_full"))
        );
    }
    let readiness = || get(address, "/readyz").0;
    assert!(readiness().starts_with("HTTP/1.1 503"));
    // Whatever needs no space goes on.
    let mut screen = Phone::connect(address, code);
    screen.watch(true);
    let shown = screen.take().into_iter().any(|frame| frame.is("board"));
    assert!(shown, "a big screen may watch");

    disk.set_fault(None);
    let told = lock(&mut ann, false);
    assert!(told.contains(r#""done""#), "{told}");
    assert_eq!(open_table(address).0, "201");
    assert!(readiness().starts_with("HTTP/1.1 200"));
}
