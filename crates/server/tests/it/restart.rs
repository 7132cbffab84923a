//! Stops, crashes and a journal that fails.

use server::Config;
use wire::{ClientIn, ClientOut, Farewell, Intent, Refusal};

use crate::harness::{TestServer, token};

const LOCK: Intent = Intent::Lock { locked: true };
const UNLOCK: Intent = Intent::Lock { locked: false };

#[tokio::test]
async fn a_restart_keeps_the_seat() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let before = ann.enter(token(1), Some("Ann")).await;
    let server = server.restart().await;
    let mut ann = server.phone(&code).await;
    assert_eq!(ann.enter(token(1), None).await, before);
}

#[tokio::test]
async fn a_resent_intent_is_applied_once_across_a_restart() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    ann.act(1, LOCK).await;
    ann.act(2, UNLOCK).await;
    let server = server.restart().await;
    let mut ann = server.phone(&code).await;
    assert_eq!(ann.enter(token(1), None).await.last_n, 2);
    assert_eq!(ann.act(1, LOCK).await, (None, ClientOut::Done { n: 1 }));
}

#[tokio::test]
async fn a_graceful_stop_tells_phones_to_come_back() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut tv = server.phone(&code).await;
    tv.watch().await;
    let mut newcomer = server.phone(&code).await;
    let stopping = tokio::spawn(server.stop());
    for phone in [&mut ann, &mut tv, &mut newcomer] {
        assert_eq!(phone.farewell().await, Farewell::ComeBack);
    }
    stopping.await.unwrap();
}

#[tokio::test]
async fn what_the_journal_did_not_take_has_not_happened() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.fail_next_append();
    let why = Refusal::ServerBusy;
    let refused = ClientOut::Refused {
        n: Some(1),
        why,
        detail: None,
    };
    assert_eq!(ann.act(1, LOCK).await, (None, refused));
    let (table, answer) = ann.act(2, LOCK).await;
    assert_eq!(
        (table.map(|table| table.locked), answer),
        (Some(true), ClientOut::Done { n: 2 })
    );
}

#[tokio::test]
async fn a_broken_journal_ends_the_server_and_nobody_is_told_what_nobody_knows() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.break_at_next_append();
    ann.send(&ClientIn::Intent { n: 1, intent: LOCK }).await;
    let mut told = Vec::new();
    while let Some(frame) = ann.hear_or_end().await {
        told.push(frame);
    }
    let answered =
        |frame: &ClientOut| matches!(frame, ClientOut::Done { .. } | ClientOut::Refused { .. });
    assert!(!told.iter().any(answered), "{told:?}");
    let why = Farewell::ComeBack;
    assert_eq!(told.last(), Some(&ClientOut::Bye { why }));
    let (error, journal) = server.ends().await;
    assert!(error.to_string().contains("the disk is broken"), "{error}");

    let server = TestServer::on(journal, Config::default());
    let mut ann = server.phone(&code).await;
    assert_eq!(ann.enter(token(1), None).await.last_n, 0);
    let (_, answer) = ann.act(1, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
}

#[tokio::test]
async fn a_journal_that_cannot_be_read_is_seen_from_outside() {
    let server = TestServer::start();
    assert_eq!(server.request("GET", "/healthz", &[]).await.status, 204);
    server.journal.fail_reads(true);
    assert_eq!(server.request("GET", "/healthz", &[]).await.status, 503);
    server.journal.fail_reads(false);
    assert_eq!(server.request("GET", "/healthz", &[]).await.status, 204);
}

#[tokio::test]
async fn a_command_that_was_overtaken_is_decided_again() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.overtake_next_append();
    let (_, answer) = ann.act(1, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
}

#[tokio::test]
async fn a_panic_ends_one_room_which_then_reloads() {
    let server = TestServer::start();
    let (code, other) = (server.open_table().await, server.open_table().await);
    let mut ann = server.phone(&code).await;
    let before = ann.enter(token(1), Some("Ann")).await;
    let mut cat = server.phone(&other).await;
    cat.enter(token(3), Some("Cat")).await;

    server.journal.panic_at_next_append();
    let mut ben = server.phone(&code).await;
    ben.try_enter(token(2), Some("Ben")).await;
    assert_eq!(ann.farewell().await, Farewell::ComeBack);

    let mut ann = server.phone(&code).await;
    assert_eq!(ann.enter(token(1), None).await, before);
    let (_, answer) = cat.act(1, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_refused_whole_and_left_as_it_is() {
    let server = TestServer::start();
    let code = server.open_table().await;
    server.journal.put_unreadable(&code).await;
    let head = server.journal.head(&code).await;
    let mut ann = server.phone(&code).await;
    ann.try_enter(token(1), Some("Ann")).await;
    assert_eq!(ann.refusal().await, Refusal::TableUnreadable);
    assert_eq!(server.journal.head(&code).await, head);
}
