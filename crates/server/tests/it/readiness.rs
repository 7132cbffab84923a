//! What a load balancer is told, and whether a server that drains does what it says.

use std::time::Duration;

use server::{Config, Timing};
use tokio::net::TcpStream;
use wire::{ClientOut, Farewell, Intent};

use crate::harness::{TestServer, token};

/// Both listeners say the same.
async fn told(server: &TestServer, path: &str) -> (u16, String) {
    let told = server.request("GET", path, &[]).await;
    let watched = server.watched(path).await;
    assert_eq!((told.status, &told.body), (watched.status, &watched.body));
    (told.status, told.body)
}

async fn readiness(server: &TestServer) -> (u16, String) {
    told(server, "/readyz").await
}

fn draining_for(drain_notice: Duration) -> Config {
    Config {
        timing: Timing {
            drain_notice,
            ..Timing::default()
        },
        ..Config::default()
    }
}

#[tokio::test]
async fn a_server_that_can_read_and_keep_is_ready() {
    let server = TestServer::start();
    assert_eq!(readiness(&server).await, (200, "ready\n".to_owned()));
    assert_eq!(told(&server, "/healthz").await, (204, String::new()));
}

#[tokio::test]
async fn a_journal_that_cannot_be_read_is_seen_from_outside() {
    let server = TestServer::start();
    server.journal.fail_reads(true);
    let why = "the journal cannot be read\n";
    assert_eq!(readiness(&server).await, (503, why.to_owned()));
    assert_eq!(told(&server, "/healthz").await, (204, String::new()));
}

#[tokio::test]
async fn a_full_disk_is_seen_from_outside() {
    let server = TestServer::start();
    let why = "the journal takes no writes\n";
    for (is_full, told) in [(true, (503, why)), (false, (200, "ready\n"))] {
        server.journal.fill_disk(is_full);
        let (status, words) = readiness(&server).await;
        assert_eq!((status, words.as_str()), told);
    }
}

#[tokio::test]
async fn a_server_that_drains_says_so_and_goes_on() {
    let mut server = TestServer::with(draining_for(Duration::from_secs(24 * 3600)));
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    assert_eq!(server.scrape().await.value("molehunt_draining"), 0.0);
    server.ask_to_stop();
    let mut told = readiness(&server).await;
    while told.0 == 200 {
        // It may not have heard yet.
        told = readiness(&server).await;
    }
    assert_eq!(told, (503, "draining\n".to_owned()));
    assert_eq!(server.scrape().await.value("molehunt_draining"), 1.0);
    // Everything works as before.
    let (_, answer) = ann.act(1, Intent::Lock { locked: true }).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
    let code = server.open_table().await;
    let mut bob = server.phone(&code).await;
    bob.enter(token(2), Some("Bob")).await;
}

#[tokio::test]
async fn after_its_notice_a_server_sends_its_phones_away() {
    let server = TestServer::with(draining_for(Duration::from_millis(50)));
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let farewell = async {
        ann.hear_until(|frame| match frame {
            ClientOut::Bye { why } => Some(why),
            _ => None,
        })
        .await
    };
    let (_, farewell) = tokio::join!(server.stop(), farewell);
    assert_eq!(farewell, Farewell::ComeBack);
}

#[tokio::test]
async fn the_listener_of_operators_closes_with_the_server() {
    let server = TestServer::start();
    let operators = server.operators;
    assert_eq!(server.watched("/healthz").await.status, 204);
    server.stop().await;
    assert!(TcpStream::connect(operators).await.is_err());
}
