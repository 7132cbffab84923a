//! Connections that say nothing, read nothing, or are too many.

use std::io::ErrorKind;
use std::time::Duration;

use server::{Config, Limits, Pace, Timing};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::bare::{heard, upgrade};
use crate::harness::{PATIENCE, TestServer, connect_from, token};

const MOMENT: Duration = Duration::from_millis(500);

fn hasty(timing: Timing) -> TestServer {
    TestServer::with(Config {
        timing,
        ..Config::default()
    })
}

fn limited(limits: Limits) -> TestServer {
    let spare_loopback = false;
    TestServer::with(Config {
        limits: Limits {
            spare_loopback,
            ..limits
        },
        ..Config::default()
    })
}

#[tokio::test]
async fn whoever_does_not_ask_in_time_is_hung_up_on() {
    let server = hasty(Timing {
        request: MOMENT,
        ..Timing::default()
    });
    for said in [
        "",
        "GET / HT",
        "GET / HTTP/1.1\r\nHost: here\r\n",
        "PRI * HTTP/2.0\r\n\r\n",
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        let heard = heard(&mut stream).await;
        assert!(!heard.contains(" 200 "), "{said:?}: {heard}");
    }
}

#[tokio::test]
async fn a_connection_that_was_answered_is_not_kept_for_ever() {
    let server = hasty(Timing {
        request: MOMENT,
        ..Timing::default()
    });
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = b"GET /api/packs HTTP/1.1\r\nHost: here\r\n\r\n";
    stream.write_all(request).await.unwrap();
    assert!(heard(&mut stream).await.starts_with("HTTP/1.1 200 OK"));
}

#[tokio::test]
async fn the_second_version_of_http_is_not_spoken() {
    let server = TestServer::start();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    stream.write_all(preface).await.unwrap();
    let heard = heard(&mut stream).await;
    assert!(
        heard.is_empty() || heard.starts_with("HTTP/1.1 4"),
        "{heard:?}"
    );
}

#[tokio::test]
async fn whoever_reads_no_answer_is_hung_up_on() {
    let server = hasty(Timing {
        write: MOMENT,
        ..Timing::default()
    });
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = b"GET /api/packs/places HTTP/1.1\r\nHost: here\r\n\r\n";
    let asking = async {
        loop {
            if let Err(error) = stream.write_all(request).await {
                return error.kind();
            }
        }
    };
    let ended = timeout(PATIENCE, asking).await.expect("it ends");
    assert!(matches!(
        ended,
        ErrorKind::BrokenPipe | ErrorKind::ConnectionReset
    ));
}

#[tokio::test]
async fn connections_of_one_address_are_limited_and_it_is_told() {
    let server = limited(Limits {
        connections_per_address: 2,
        ..Limits::default()
    });
    let held = [
        connect_from(2, server.address).await,
        connect_from(2, server.address).await,
    ];
    let mut third = connect_from(2, server.address).await;
    let told = heard(&mut third).await;
    assert!(told.starts_with("HTTP/1.1 503 ") && told.contains("Too many connections from this"));
    // Others are not concerned.
    server.open_table().await;
    drop(held);
}

#[tokio::test]
async fn the_last_connections_are_for_those_who_come_back_to_a_seat() {
    let server = limited(Limits {
        connections: 4,
        connections_reserved: 2,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    // It is known to sit once it is heard again.
    ann.act(1, wire::Intent::Lock { locked: true }).await;
    let _last = connect_from(2, server.address).await;
    let mut stranger = connect_from(2, server.address).await;
    let told = heard(&mut stranger).await;
    assert!(told.contains("too many connections"), "{told}");
    let mut again = server.phone(&code).await;
    again.enter(token(1), None).await;
}

#[tokio::test]
async fn a_flood_of_requests_on_one_connection_waits_for_its_turns() {
    let server = limited(Limits {
        requests_per_connection: Pace::new(2, Duration::from_secs(3600)),
        ..Limits::default()
    });
    let mut stream = connect_from(2, server.address).await;
    let request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    stream.write_all(&request.repeat(3)).await.unwrap();
    let mut answers = String::new();
    while answers.matches("HTTP/1.1 204").count() < 2 {
        let mut more = [0; 1024];
        let read = timeout(PATIENCE, stream.read(&mut more)).await;
        let read = read.expect("two are answered at once").unwrap();
        assert!(read > 0, "{answers}");
        answers += &String::from_utf8_lossy(&more[..read]);
    }
    // Another connection has turns of its own, and by then the third would have had its answer.
    let mut other = connect_from(2, server.address).await;
    other.write_all(request).await.unwrap();
    let mut answer = [0; 12];
    other.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 204");
    let more = stream.try_read(&mut answer).map_err(|error| error.kind());
    assert_eq!(more, Err(ErrorKind::WouldBlock));
}

#[tokio::test]
async fn whoever_floods_a_socket_is_not_read_to_the_end() {
    let server = limited(Limits::default());
    let code = server.open_table().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    upgrade(&mut stream, &code).await;
    stream.set_nodelay(true).unwrap();
    // Each piece is made of whole frames, wherever the server begins to read again.
    let ping = [&[0x89, 0x80 | 122, 0, 0, 0, 0][..], &[b' '; 122]].concat();
    let (many, mut sent) = (ping.repeat(128), 0);
    let flooding = async {
        while stream.write_all(&many).await.is_ok() {
            sent += many.len();
        }
    };
    timeout(PATIENCE, flooding).await.expect("it ends");
    // What systems hold for whoever does not read is less.
    assert!(sent < 16 * 1024 * 1024, "{sent} bytes were taken");
}
