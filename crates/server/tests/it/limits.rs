//! Everything is bounded, and says so.

use std::time::Duration;

use server::{Config, Limits, Pace, Timing};
use wire::{ClientIn, ClientOut, Intent, Refusal};

use crate::harness::{TestServer, token};

const HOUR: Duration = Duration::from_secs(3600);

fn limited(limits: Limits) -> TestServer {
    let limits = Limits {
        spare_loopback: false,
        ..limits
    };
    TestServer::with(Config {
        limits,
        ..Config::default()
    })
}

#[tokio::test]
async fn tables_per_address_are_limited() {
    let server = limited(Limits {
        tables_per_address: Pace::new(2, HOUR),
        ..Limits::default()
    });
    server.open_table().await;
    server.open_table().await;
    let response = server.request("POST", "/api/tables", &[]).await;
    assert_eq!(
        (response.status, response.body.as_str()),
        (429, r#"{"why":"too_many_tables"}"#)
    );
}

#[tokio::test]
async fn tables_in_all_are_limited() {
    let server = limited(Limits {
        tables: 1,
        ..Limits::default()
    });
    server.open_table().await;
    assert_eq!(server.request("POST", "/api/tables", &[]).await.status, 429);
    let server = server.restart().await;
    assert_eq!(server.request("POST", "/api/tables", &[]).await.status, 429);
}

#[tokio::test]
async fn codes_cannot_be_tried_out() {
    let server = limited(Limits {
        lookups_per_address: Pace::new(3, HOUR),
        ..Limits::default()
    });
    let code = server.open_table().await;
    let known = format!("/api/tables/{code}");
    assert_eq!(server.request("GET", &known, &[]).await.status, 204);
    assert_eq!(
        server.request("GET", "/api/tables/BCDFG", &[]).await.status,
        404
    );
    assert_eq!(
        server
            .request("GET", "/api/tables/rubbish", &[])
            .await
            .status,
        404
    );
    assert_eq!(server.request("GET", &known, &[]).await.status, 429);
    assert_eq!(server.phone(&code).await.refusal().await, Refusal::TooFast);
}

#[tokio::test]
async fn sockets_per_address_are_limited() {
    let server = limited(Limits {
        sockets_per_address: 1,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut second = server.phone(&code).await;
    assert_eq!(second.refusal().await, Refusal::TooFast);
    assert_eq!(second.hear_or_end().await, None);
}

#[tokio::test]
async fn watchers_are_limited_and_seats_are_not_touched_by_that() {
    let server = limited(Limits {
        watchers_per_table: 1,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut tv = server.phone(&code).await;
    tv.watch().await;
    let mut second = server.phone(&code).await;
    second
        .send(&ClientIn::Watch {
            protocol: Some(wire::PROTOCOL),
        })
        .await;
    assert_eq!(second.refusal().await, Refusal::TableFull);
    second.enter(token(1), Some("Ann")).await;
}

#[tokio::test]
async fn a_phone_that_sends_too_fast_is_told_so_and_keeps_its_seat() {
    let server = limited(Limits {
        frames_per_socket: Pace::new(3, HOUR),
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for n in [1, 2] {
        assert_eq!(
            ann.act(n, Intent::Lock { locked: n == 1 }).await.1,
            ClientOut::Done { n }
        );
    }
    let (table, answer) = ann.act(3, Intent::Lock { locked: true }).await;
    let why = Refusal::TooFast;
    assert_eq!(
        (table, answer),
        (
            None,
            ClientOut::Refused {
                n: Some(3),
                why,
                detail: None
            }
        )
    );
}

#[tokio::test]
async fn a_socket_that_says_nothing_is_closed() {
    let timing = Timing {
        handshake: Duration::from_millis(20),
        ..Timing::default()
    };
    let server = TestServer::with(Config {
        timing,
        ..Config::default()
    });
    let code = server.open_table().await;
    let mut mute = server.phone(&code).await;
    assert_eq!(mute.hear_or_end().await, None);
}

#[tokio::test]
async fn a_table_is_deleted_when_nothing_happened_for_too_long() {
    let server = limited(Limits {
        table_lifetime: Duration::ZERO,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let path = format!("/api/tables/{code}");
    assert_eq!(server.request("GET", &path, &[]).await.status, 204);
    let server = server.restart().await;
    assert_eq!(server.request("GET", &path, &[]).await.status, 404);
}
