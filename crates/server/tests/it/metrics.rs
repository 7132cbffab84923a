//! What is counted: at the tables of a real server, asked for at its second listener.

use server::{Config, Limits};
use wire::{ClientIn, ClientOut, Intent, Refusal};

use crate::harness::{Phone, Scrape, TestServer, connect_from, token};

const LOCK: Intent = Intent::Lock { locked: true };

async fn watch(server: &TestServer, code: &str, screen: bool) -> Phone {
    let mut phone = server.phone(code).await;
    let watch = ClientIn::Watch {
        protocol: Some(wire::PROTOCOL),
        screen,
        at_door: false,
        fair: false,
    };
    phone.send(&watch).await;
    phone
        .hear_until(|frame| matches!(frame, ClientOut::Presence { .. }).then_some(()))
        .await;
    phone
}

/// Until it is as wanted: what a phone that has gone leaves behind is cleared up after its socket.
async fn scrape_until(server: &TestServer, wanted: impl Fn(&Scrape) -> bool) -> Scrape {
    loop {
        let scrape = server.scrape().await;
        if wanted(&scrape) {
            return scrape;
        }
    }
}

#[tokio::test]
async fn tables_and_phones_are_counted_while_they_are_there() {
    let server = TestServer::start();
    let codes = [server.open_table().await, server.open_table().await];
    let mut phones = Vec::new();
    for (number, name) in [(1, "Ann"), (2, "Bob")] {
        let mut phone = server.phone(&codes[0]).await;
        phone.enter(token(number), Some(name)).await;
        phones.push(phone);
    }
    phones.push(watch(&server, &codes[0], true).await);
    phones.push(watch(&server, &codes[0], false).await);
    let scrape = server.scrape().await;
    for (sample, value) in [
        ("molehunt_tables_known", 2.0),
        ("molehunt_tables_awake", 1.0),
        (r#"molehunt_phones{part="seat"}"#, 2.0),
        (r#"molehunt_phones{part="screen"}"#, 1.0),
        (r#"molehunt_phones{part="watcher"}"#, 1.0),
        (r#"molehunt_phones{part="door"}"#, 0.0),
        ("molehunt_sockets", 4.0),
        ("molehunt_nodes", 1.0),
    ] {
        assert_eq!(scrape.value(sample), value, "{sample}");
    }
    assert!(scrape.value("molehunt_connections") >= 4.0);
    drop(phones);
    let gone = |scrape: &Scrape| scrape.value("molehunt_sockets") == 0.0;
    let scrape = scrape_until(&server, gone).await;
    for part in ["seat", "screen", "watcher"] {
        let sample = format!("molehunt_phones{{part=\"{part}\"}}");
        let gone = |scrape: &Scrape| scrape.value(&sample) == 0.0;
        scrape_until(&server, gone).await;
    }
    assert_eq!(scrape.value("molehunt_tables_known"), 2.0);
}

#[tokio::test]
async fn steps_and_refusals_are_counted_and_timed() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let (mut ann, mut bob) = (server.phone(&code).await, server.phone(&code).await);
    ann.enter(token(1), Some("Ann")).await;
    bob.enter(token(2), Some("Bob")).await;
    let before = server.scrape().await;
    let (_, answer) = ann.act(1, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
    bob.act(1, LOCK).await;
    let after = server.scrape().await;
    let refused = r#"molehunt_refusals_total{why="host_only"}"#;
    for (sample, more) in [
        ("molehunt_intents_accepted_total", 1.0),
        ("molehunt_records_appended_total", 1.0),
        ("molehunt_journal_append_seconds_count", 1.0),
        ("molehunt_intent_seconds_count", 2.0),
        (r#"molehunt_intent_seconds_bucket{le="+Inf"}"#, 2.0),
        (refused, 1.0),
    ] {
        assert_eq!(after.value(sample) - before.value(sample), more, "{sample}");
    }
    let took = after.value("molehunt_intent_seconds_sum");
    assert!(took > 0.0 && took < 30.0, "{took}");
    assert_eq!(
        after.value("molehunt_journal_used_bytes"),
        server.journal.used() as f64
    );
}

#[tokio::test]
async fn plain_requests_that_are_refused_are_counted_too() {
    let server = TestServer::start();
    let missing = r#"molehunt_refusals_total{why="no_such_table"}"#;
    let not_there = r#"molehunt_refusals_total{why="no_such_pack"}"#;
    for path in ["/api/tables/BCDFG", "/api/tables/BCDFG/chronicle"] {
        assert_eq!(server.request("GET", path, &[]).await.status, 404);
    }
    let mut lost = server.phone("BCDFG").await;
    assert_eq!(lost.refusal().await, Refusal::NoSuchTable);
    let scrape = server.scrape().await;
    assert_eq!(scrape.value(missing), 3.0);
    assert_eq!(scrape.value(not_there), 0.0);
}

#[tokio::test]
async fn a_journal_that_is_overtaken_or_fails_is_counted() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.overtake_next_append();
    ann.act(1, LOCK).await;
    server.journal.fail_next_append();
    ann.act(2, Intent::Lock { locked: false }).await;
    server.journal.fill_disk(true);
    let scrape = server.scrape().await;
    for (sample, value) in [
        ("molehunt_journal_conflicts_total", 1.0),
        (r#"molehunt_journal_failures_total{call="append"}"#, 1.0),
        (r#"molehunt_journal_failures_total{call="read"}"#, 0.0),
        ("molehunt_journal_keeps", 0.0),
    ] {
        assert_eq!(scrape.value(sample), value, "{sample}");
    }
}

#[tokio::test]
async fn limits_are_shown_with_how_often_they_were_reached() {
    let server = TestServer::with(Config {
        limits: Limits {
            tables: 1,
            store_bytes: 7 << 20,
            ..Limits::default()
        },
        journal_kind: "memory",
        ..Config::default()
    });
    server.open_table().await;
    for _ in 0..3 {
        assert_eq!(server.request("POST", "/api/tables", &[]).await.status, 429);
    }
    let scrape = server.scrape().await;
    for (sample, value) in [
        (r#"molehunt_limits_reached_total{limit="tables"}"#, 3.0),
        (r#"molehunt_limits_reached_total{limit="screens"}"#, 0.0),
        (r#"molehunt_limit{limit="tables"}"#, 1.0),
        (r#"molehunt_limit_bytes{limit="store-bytes"}"#, 7_340_032.0),
        (r#"molehunt_refusals_total{why="too_many_tables"}"#, 3.0),
        (r#"molehunt_journal_info{kind="memory"}"#, 1.0),
    ] {
        assert_eq!(scrape.value(sample), value, "{sample}");
    }
}

#[tokio::test]
async fn guests_are_told_no_numbers_and_operators_no_tables() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let guests = server.request("GET", "/metrics", &[]).await;
    assert_eq!(guests.status, 404);
    assert!(!guests.body.contains("molehunt_"), "{}", guests.body);
    for path in ["/", "/api/packs", &format!("/api/tables/{code}")] {
        assert_eq!(server.watched(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_flood_of_operators_is_bounded_and_keeps_no_guest_out() {
    let server = TestServer::start();
    let mut held = Vec::new();
    for _ in 0..64 {
        held.push(connect_from(2, server.operators).await);
    }
    let mut told = String::new();
    let mut more = connect_from(2, server.operators).await;
    drop(tokio::io::AsyncReadExt::read_to_string(&mut more, &mut told).await);
    assert!(told.starts_with("HTTP/1.1 503"), "{told}");
    assert_eq!(server.request("GET", "/readyz", &[]).await.status, 200);
    drop(held);
}
