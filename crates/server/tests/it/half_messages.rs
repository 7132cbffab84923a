//! Messages that begin and do not end: each has a time, and all of them a budget.

#![expect(
    clippy::unwrap_used,
    reason = "a connection that breaks fails its test"
)]

use std::time::Duration;

use server::{Config, Limits, Timing};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::bare::{TEXT, announced, heard, masked, upgrade};
use crate::harness::{PATIENCE, TestServer, connect_from};

const KIB: usize = 1024;
/// The first byte of a frame that begins a text and does not end it.
const PART: u8 = 0x01;
const PING: &[u8] = &[0x89, 0x80, 0, 0, 0, 0];
const PONG: [u8; 2] = [0x8a, 0];

fn served(limits: Limits, timing: Timing) -> TestServer {
    let spare_loopback = false;
    TestServer::with(Config {
        limits: Limits {
            spare_loopback,
            ..limits
        },
        timing,
        ..Config::default()
    })
}

/// Watches the table, so that only what it says later can end its socket.
async fn watcher(server: &TestServer, number: u8, code: &str) -> TcpStream {
    let mut stream = connect_from(number, server.address).await;
    upgrade(&mut stream, code).await;
    let watch = format!(r#"{{"type":"watch","protocol":{}}}"#, wire::PROTOCOL);
    say(&mut stream, &masked(TEXT, watch.as_bytes())).await;
    stream
}

async fn say(stream: &mut TcpStream, bytes: &[u8]) {
    stream.write_all(bytes).await.unwrap();
}

/// All but the end of a long message. It is a whole frame, so that a ping may follow it.
async fn say_half(stream: &mut TcpStream) {
    // The server may hang up before it has read all of it.
    drop(stream.write_all(&masked(PART, &[b' '; 60 * KIB])).await);
}

/// Whether the server, once it has read all that came before, still listens.
async fn is_heard(stream: &mut TcpStream) -> bool {
    // What was written to somebody who has hung up is lost.
    drop(stream.write_all(PING).await);
    let mut last = [0; 2];
    while last != PONG {
        match timeout(PATIENCE, stream.read_u8()).await {
            Ok(Ok(byte)) => last = [last[1], byte],
            Ok(Err(_)) => return false,
            Err(_) => panic!("the server neither answers nor hangs up"),
        }
    }
    true
}

#[tokio::test]
async fn a_message_that_is_not_finished_in_time_ends_its_socket() {
    let message = Duration::from_millis(400);
    let timing = Timing {
        message,
        ..Timing::default()
    };
    let server = served(Limits::default(), timing);
    let code = server.open_table().await;
    // Half a frame, a part of a message after which no other comes, half a control frame and half a head.
    for begun in [
        &announced(TEXT, 1_000)[..],
        &masked(PART, b"one part"),
        &PING[..3],
        &[TEXT],
    ] {
        let mut stream = watcher(&server, 2, &code).await;
        say(&mut stream, begun).await;
        let told = heard(&mut stream).await;
        let words = "the rest of a message did not come";
        assert!(told.contains(words), "{begun:?}: {told}");
    }
}

#[tokio::test]
async fn neither_more_of_a_message_nor_a_ping_gives_it_more_time() {
    let message = Duration::from_millis(400);
    let timing = Timing {
        message,
        ..Timing::default()
    };
    let server = served(Limits::default(), timing);
    let code = server.open_table().await;
    let mut stream = watcher(&server, 2, &code).await;
    say(&mut stream, &masked(PART, b"one part")).await;
    let (mut from, mut to) = stream.split();
    let dribble = async {
        let mut beat = tokio::time::interval(message / 8);
        let part = [PING, &masked(0x00, b"x")].concat();
        while to.write_all(&part).await.is_ok() {
            beat.tick().await;
        }
    };
    let told = async { heard(&mut from).await };
    tokio::select! {
        () = dribble => {}
        told = told => assert!(told.contains("did not come"), "{told}"),
    }
}

#[tokio::test]
async fn what_one_address_leaves_unfinished_is_limited() {
    let limits = Limits {
        unfinished_bytes_per_address: 100 * KIB,
        ..Limits::default()
    };
    let server = served(limits, Timing::default());
    let code = server.open_table().await;
    let mut first = watcher(&server, 2, &code).await;
    say_half(&mut first).await;
    assert!(is_heard(&mut first).await);
    let mut second = watcher(&server, 2, &code).await;
    say_half(&mut second).await;
    let told = heard(&mut second).await;
    assert!(told.contains(r#""why":"address_full""#), "{told}");
    // Others have a budget of their own, and what the network has torn in two fits everywhere.
    let mut other = watcher(&server, 3, &code).await;
    say_half(&mut other).await;
    assert!(is_heard(&mut other).await);
    let mut tap = watcher(&server, 2, &code).await;
    say(&mut tap, &masked(PART, &[b' '; 900])).await;
    assert!(is_heard(&mut tap).await);
    // What is whole makes room.
    say(&mut first, &masked(0x80, b"")).await;
    assert!(is_heard(&mut first).await);
    let mut third = watcher(&server, 2, &code).await;
    say_half(&mut third).await;
    assert!(is_heard(&mut third).await);
}

#[tokio::test]
async fn what_all_leave_unfinished_is_limited() {
    let limits = Limits {
        unfinished_bytes: 100 * KIB,
        ..Limits::default()
    };
    let server = served(limits, Timing::default());
    let code = server.open_table().await;
    let mut first = watcher(&server, 2, &code).await;
    say_half(&mut first).await;
    assert!(is_heard(&mut first).await);
    let mut second = watcher(&server, 3, &code).await;
    say_half(&mut second).await;
    let told = heard(&mut second).await;
    assert!(told.contains(r#""why":"server_busy""#), "{told}");
    // Nor does it stay when its socket is closed.
    drop(first);
    loop {
        let mut third = watcher(&server, 4, &code).await;
        say_half(&mut third).await;
        if is_heard(&mut third).await {
            break;
        }
    }
}
