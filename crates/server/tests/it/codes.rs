//! How long the codes of tables are, and that they may be of any of these lengths.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use std::time::Duration;

use server::{Config, Limits, Pace};
use wire::{CODE_LETTERS, Refusal};

use crate::harness::{TestJournal, TestServer, token};

/// So many tables have codes of five letters.
const FEW: usize = 3_200;

/// What a screen is told on which somebody may type a code.
async fn told(server: &TestServer) -> u64 {
    let screen = server.request("POST", "/api/screens", &[]).await;
    let screen: serde_json::Value = serde_json::from_str(&screen.body).unwrap();
    screen["code_chars"].as_u64().unwrap()
}

/// With so many tables, of which nobody needs to come in.
async fn with_tables(count: usize) -> TestServer {
    let journal = TestJournal::default();
    let letters = CODE_LETTERS.as_bytes();
    for mut number in 0..count {
        let letter = |_| {
            let letter = char::from(letters[number % letters.len()]);
            number /= letters.len();
            letter
        };
        let code: String = (0..wire::CODE_CHARS_MIN).map(letter).collect();
        journal.put_unreadable(&code).await;
    }
    TestServer::on(journal, Config::default())
}

#[tokio::test]
async fn beside_many_tables_a_code_has_six_letters_and_phones_enter_it() {
    let server = with_tables(FEW - 1).await;
    assert_eq!(told(&server).await, 5);
    assert_eq!(server.open_table().await.len(), 5);
    // The next one is longer, and may be typed as soon as it is there.
    assert_eq!(told(&server).await, 6);
    let code = server.open_table().await;
    assert_eq!(code.len(), 6);

    let path = format!("/api/tables/{}", code.to_lowercase());
    assert_eq!(server.request("GET", &path, &[]).await.status, 204);
    let prefix = format!("/api/tables/{}", &code[..5]);
    assert_eq!(server.request("GET", &prefix, &[]).await.status, 404);
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = server.phone(&code.to_lowercase()).await;
    let seated = ben.enter(token(2), Some("Ben")).await;
    assert_eq!(
        (seated.table.code, seated.table.seats.len()),
        (code.clone(), 2)
    );

    let server = server.restart().await;
    assert_eq!(told(&server).await, 6);
    let mut ann = server.phone(&code).await;
    assert_eq!(ann.enter(token(1), None).await.table.seats.len(), 2);
}

#[tokio::test]
async fn a_code_that_another_server_made_is_known_once_somebody_comes_with_it() {
    let server = TestServer::start();
    let code = "KRZNBCD";
    // It has looked through all tables by the time at which it answers.
    assert_eq!(told(&server).await, 5);
    server.journal.put_unreadable(code).await;
    assert_eq!(told(&server).await, 5);
    let path = format!("/api/tables/{code}");
    assert_eq!(server.request("GET", &path, &[]).await.status, 204);
    assert_eq!(told(&server).await, 7);
}

#[tokio::test]
async fn a_longer_code_is_tried_when_those_of_a_length_are_taken() {
    let server = TestServer::start();
    for (taken, chars) in [(4, 5), (5, 6), (6, 7), (7, 8)] {
        server.journal.take_names(taken);
        assert_eq!(server.open_table().await.len(), chars, "{taken}");
        assert_eq!(told(&server).await, chars as u64, "{taken}");
    }
    server.journal.take_names(8);
    let refused = server.request("POST", "/api/tables", &[]).await;
    let why = serde_json::json!({ "why": Refusal::ServerBusy });
    assert_eq!((refused.status, refused.body), (503, why.to_string()));
}

#[tokio::test]
async fn a_code_of_any_length_is_looked_up_and_misses_are_counted_alike() {
    let server = TestServer::with(Config {
        limits: Limits {
            misses_per_address: Pace::new(3, Duration::from_secs(3600)),
            spare_loopback: false,
            ..Limits::default()
        },
        ..Config::default()
    });
    for (code, status) in [
        ("KRZNBC", 404),
        ("KRZNBCD", 404),
        ("KRZNBCDF", 404),
        ("KRZNBCDFG", 429),
        ("KRZNB", 429),
    ] {
        let path = format!("/api/tables/{code}");
        assert_eq!(
            server.request("GET", &path, &[]).await.status,
            status,
            "{code}"
        );
    }
}
