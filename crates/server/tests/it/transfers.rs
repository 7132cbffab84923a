//! What is on its way lies in memory, so there is only so much of it.

#![expect(
    clippy::unwrap_used,
    reason = "a connection that breaks fails its test"
)]

use std::time::Duration;

use server::{Config, Limits, Timing};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{PATIENCE, TestServer, token};

const NOTHING: &str = "own-0000000000000000000000000000000000000000000000000000000000000000";

fn limited(limits: Limits, timing: Timing) -> TestServer {
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

async fn read(stream: &mut TcpStream) -> String {
    let mut answer = vec![0; 1024];
    let read = timeout(PATIENCE, stream.read(&mut answer)).await;
    answer.truncate(read.expect("an answer").unwrap());
    String::from_utf8_lossy(&answer).into_owned()
}

/// Announces a body that does not come, and waits until the server would read it.
async fn begin(server: &TestServer, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n",
        server.address,
        token(1).to_hex()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let going_on = read(&mut stream).await;
    assert!(going_on.starts_with("HTTP/1.1 100 "), "{going_on}");
    stream
}

#[tokio::test]
async fn pictures_on_their_way_are_limited() {
    let one = Limits {
        transfers: 1,
        ..Limits::default()
    };
    let own = Limits {
        transfers_per_address: 1,
        ..Limits::default()
    };
    for (limits, status) in [(one, 503), (own, 429)] {
        let server = limited(limits, Timing::default());
        let code = server.open_table().await;
        let mut ann = server.phone(&code).await;
        ann.enter(token(1), Some("Ann")).await;
        let pictures = format!("/api/tables/{code}/pictures");
        let picture = format!("{pictures}/{NOTHING}");
        let load = || server.request("GET", &picture, &[]);
        assert_eq!(load().await.status, 404);
        let told = format!("/api/tables/{code}/chronicle");
        assert_eq!(server.request("GET", &told, &[]).await.status, 200);
        let stalled = begin(&server, &pictures).await;
        assert_eq!(load().await.status, status);
        assert_eq!(server.request("GET", &told, &[]).await.status, status);
        drop(stalled);
        while load().await.status == status {}
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let moment = Duration::from_millis(500);
    let timing = Timing {
        addition: moment,
        request: moment,
        ..Timing::default()
    };
    let server = limited(Limits::default(), timing);
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for (part, status) in [("pictures", "408"), ("packs", "408"), ("screen", "422")] {
        let mut stalled = begin(&server, &format!("/api/tables/{code}/{part}")).await;
        let answer = read(&mut stalled).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{answer}"
        );
    }
}
