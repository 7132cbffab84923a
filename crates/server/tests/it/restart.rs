//! Stops, crashes and a journal that fails.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use server::Config;
use tracing::{Event, Level, Metadata, Subscriber, span};
use wire::{ClientIn, ClientOut, Farewell, Intent, Refusal};

use crate::harness::{TestServer, token};

/// Counts what is logged as an error by this thread.
#[derive(Clone, Debug, Default)]
struct Errors(Arc<AtomicUsize>);

impl Errors {
    fn count(&self) -> usize {
        self.0.load(Ordering::SeqCst)
    }
}

impl Subscriber for Errors {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        if *event.metadata().level() == Level::ERROR {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

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
async fn of_a_write_whose_fate_is_unknown_nobody_is_told_anything() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.leave_next_append_unanswered();
    ann.send(&ClientIn::Intent { n: 1, intent: LOCK }).await;
    let answer = |frame| match frame {
        ClientOut::Done { .. } | ClientOut::Refused { .. } | ClientOut::Bye { .. } => Some(frame),
        _ => None,
    };
    let why = Farewell::ComeBack;
    assert_eq!(ann.hear_until(answer).await, ClientOut::Bye { why });
    // The server goes on, and what was not answered is sent again.
    let mut ann = server.phone(&code).await;
    let seated = ann.enter(token(1), None).await;
    assert!(seated.table.locked && seated.last_n == 1);
    assert_eq!(ann.act(1, LOCK).await, (None, ClientOut::Done { n: 1 }));
}

/// A cluster without a quorum keeps all phones knocking.
#[tokio::test]
async fn a_journal_that_does_not_answer_is_no_error_in_the_log_for_each_phone() {
    let errors = Errors::default();
    let _counting = tracing::subscriber::set_default(errors.clone());
    let server = TestServer::start();
    let code = server.open_table().await;
    server.journal.fail_reads(true);
    for _ in 0..5 {
        let mut ann = server.phone(&code).await;
        ann.try_enter(token(1), Some("Ann")).await;
        assert_eq!(ann.refusal().await, Refusal::ServerBusy);
    }
    assert_eq!(errors.count(), 1);
}

#[tokio::test]
async fn a_table_that_lies_where_the_file_is_damaged_says_so_and_others_go_on() {
    let server = TestServer::start();
    let (damaged, whole) = (server.open_table().await, server.open_table().await);
    for code in [&damaged, &whole] {
        server.phone(code).await.enter(token(1), Some("Ann")).await;
    }
    server.journal.damage(&damaged);
    // It cannot be deleted either, which keeps nobody from starting.
    server.journal.let_days_pass(40).await;
    let server = server.restart().await;
    let mut ann = server.phone(&damaged).await;
    ann.try_enter(token(1), None).await;
    assert_eq!(ann.refusal().await, Refusal::TableUnreadable);
    let code = server.open_table().await;
    server.phone(&code).await.enter(token(1), Some("Ann")).await;
}

/// Each phone is told; the log of a server with thousands of them is not.
#[tokio::test]
async fn a_disk_that_is_full_is_no_error_in_the_log_for_each_tap() {
    let errors = Errors::default();
    let _counting = tracing::subscriber::set_default(errors.clone());
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for n in 1..=5 {
        server.journal.fail_next_append();
        let (_, answer) = ann.act(n, LOCK).await;
        assert!(matches!(answer, ClientOut::Refused { .. }), "{answer:?}");
    }
    assert_eq!(errors.count(), 0);
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
