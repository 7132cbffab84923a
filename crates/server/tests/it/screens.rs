//! A screen without a keyboard, and a phone that tells it which table to show.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use std::time::Duration;

use futures_util::future::select;
use server::{Config, Limits, Timing};

use crate::harness::{self, Response, TestServer, token};

const LINK: &str = "https://play.example.org";

async fn add(server: &TestServer) -> serde_json::Value {
    let response = server.request("POST", "/api/screens", &[]).await;
    assert_eq!(response.status, 201, "{}", response.body);
    serde_json::from_str(&response.body).unwrap()
}

/// A screen that waits, by its key.
async fn key(server: &TestServer) -> String {
    add(server).await["key"].as_str().unwrap().to_owned()
}

async fn ask(server: &TestServer, key: &str) -> Response {
    let bearer = format!("Bearer {key}");
    let headers = [("Authorization", bearer.as_str())];
    server.request("GET", "/api/screens/table", &headers).await
}

async fn send(server: &TestServer, code: &str, seat: u8, body: &str) -> (u16, String) {
    let bearer = format!("Bearer {}", token(seat).to_hex());
    let headers = [
        ("Authorization", bearer.as_str()),
        ("Content-Type", "application/json"),
    ];
    let path = format!("/api/tables/{code}/screen");
    let response = server.send("POST", &path, &headers, body.as_bytes()).await;
    (response.status, response.body)
}

fn sent(key: &str) -> String {
    format!(r#"{{"key":"{key}"}}"#)
}

/// A table at which Ann sits, with the first token.
async fn table(server: &TestServer) -> String {
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    code
}

#[tokio::test]
async fn a_seated_phone_sends_its_table_to_a_screen() {
    let server = TestServer::with(Config {
        links: vec![LINK.parse().unwrap()],
        ..Config::default()
    });
    let code = table(&server).await;
    let screen = add(&server).await;
    assert_eq!(screen["links"], serde_json::json!([LINK]));
    assert_eq!(screen["valid_ms"], 120_000);
    let key = screen["key"].as_str().unwrap();

    let sent = sent(key);
    let (heard, answer) = tokio::join!(ask(&server, key), send(&server, &code, 1, &sent));
    assert_eq!(answer, (204, String::new()));
    let expected = format!(r#"{{"code":"{code}"}}"#);
    assert_eq!((heard.status, heard.body), (200, expected.clone()));
    assert!(heard.head.contains("cache-control: no-store"));
    // The answer may have been lost on its way.
    assert_eq!(ask(&server, key).await.body, expected);
}

#[tokio::test]
async fn a_key_shows_one_table_once() {
    let server = TestServer::start();
    let code = table(&server).await;
    let key = key(&server).await;
    assert_eq!(send(&server, &code, 1, &sent(&key)).await.0, 204);
    let again = send(&server, &code, 1, &sent(&key)).await;
    assert_eq!(again, (404, r#"{"why":"no_such_screen"}"#.to_owned()));
}

#[tokio::test]
async fn what_is_not_a_seat_with_a_key_is_refused_and_shows_nothing() {
    let server = TestServer::start();
    let code = table(&server).await;
    let key = key(&server).await;
    let (good, none) = (sent(&key), sent(&token(9).to_hex()));
    let short = sent("00ff");
    for (code, seat, body, expected) in [
        (code.as_str(), 2, good.as_str(), (401, "no_seat")),
        ("BCDFG", 1, &good, (404, "no_such_table")),
        ("nothing", 1, &good, (404, "no_such_table")),
        (&code, 1, &none, (404, "no_such_screen")),
        (&code, 1, &short, (422, "not_understood")),
        (&code, 1, "rubbish", (422, "not_understood")),
        (&code, 1, r#"{"key":1,"more":2}"#, (422, "not_understood")),
    ] {
        let (status, why) = expected;
        let answer = send(&server, code, seat, body).await;
        assert_eq!(answer, (status, format!(r#"{{"why":"{why}"}}"#)), "{body}");
    }
    // Nothing of this has used the key.
    assert_eq!(send(&server, &code, 1, &good).await.0, 204);
}

#[tokio::test]
async fn a_screen_that_is_not_known_is_told_so_at_once() {
    let server = TestServer::with(Config {
        timing: Timing {
            screen: Duration::ZERO,
            ..Timing::default()
        },
        ..Config::default()
    });
    let late = key(&server).await;
    for key in [late.as_str(), "rubbish", &token(9).to_hex()] {
        let answer = ask(&server, key).await;
        let why = r#"{"why":"no_such_screen"}"#.to_owned();
        assert_eq!((answer.status, answer.body), (404, why), "{key}");
    }
}

#[tokio::test]
async fn screens_are_refused_to_pages_of_others_and_to_crowds() {
    let server = TestServer::with(Config {
        limits: Limits {
            screens: 1,
            ..Limits::default()
        },
        ..Config::default()
    });
    let evil = [("Origin", "https://evil.example")];
    let foreign = server.request("POST", "/api/screens", &evil).await;
    assert_eq!(foreign.status, 403);
    key(&server).await;
    let second = server.request("POST", "/api/screens", &[]).await;
    let busy = r#"{"why":"server_busy"}"#.to_owned();
    assert_eq!((second.status, second.body), (503, busy));
}

#[tokio::test]
async fn a_stopping_server_keeps_no_screen_waiting() {
    let server = TestServer::start();
    let bearer = format!("Bearer {}", key(&server).await);
    let (address, path) = (server.address, "/api/screens/table");
    let ask = || {
        let headers = [("Authorization", bearer.as_str())];
        async move { harness::send(address, "GET", path, &headers, &[]).await }
    };
    let (one, other) = (Box::pin(ask()), Box::pin(ask()));
    // Of two that ask, the first is sent away when the second has begun to wait.
    let (first, second) = select(one, other).await.factor_first();
    assert_eq!(first.status, 204);
    let (answer, _) = tokio::join!(second, server.stop());
    assert_eq!(answer.status, 503);
}
