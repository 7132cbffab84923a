//! A journal that writes, and then fails to say so. What is in the log has happened, and is answered so.

use wire::{ClientIn, ClientOut, Farewell, Intent, Refusal};

use crate::harness::{TestServer, token};

const LOCK: Intent = Intent::Lock { locked: true };
const CARD: &[u8] = include_bytes!("pictures/portrait.jpg");
const PACK: &[u8] = include_bytes!("../../../content/tests/cases/sound.json");

#[tokio::test]
async fn an_intent_that_is_in_the_log_is_done() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let head = server.journal.head(&code).await;
    server.journal.lose_next_acknowledgement();
    let (table, answer) = ann.act(1, LOCK).await;
    assert_eq!(
        (table.map(|table| table.locked), answer),
        (Some(true), ClientOut::Done { n: 1 })
    );
    assert_eq!(server.journal.head(&code).await, head + 1);
    // And the table goes on from there.
    let (_, answer) = ann.act(2, Intent::Lock { locked: false }).await;
    assert_eq!(answer, ClientOut::Done { n: 2 });
    assert_eq!(server.journal.head(&code).await, head + 2);
}

#[tokio::test]
async fn whoever_is_in_the_log_has_a_seat() {
    let server = TestServer::start();
    let code = server.open_table().await;
    server.journal.lose_next_acknowledgement();
    let mut ann = server.phone(&code).await;
    let seated = ann.enter(token(1), Some("Ann")).await;
    assert_eq!(seated.table.seats.len(), 1);
}

#[tokio::test]
async fn a_seat_that_was_claimed_in_the_log_is_held() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut lost = server.phone(&code).await;
    let seat = lost.enter(token(2), Some("Ben")).await.you;
    let key = token(9);
    ann.act(1, Intent::HandOver { seat, key }).await;

    server.journal.lose_next_acknowledgement();
    let mut found = server.phone(&code).await;
    let claim = ClientIn::Enter {
        protocol: Some(wire::PROTOCOL),
        token: token(3),
        name: None,
        key: Some(token(9)),
        avatar: None,
        seen: None,
        fair: false,
        bot: false,
    };
    found.send(&claim).await;
    assert_eq!(found.seated().await.you, seat);
    assert_eq!(lost.farewell().await, Farewell::SeatGone);
}

// The log keeps no number of a seat that is gone.
#[tokio::test]
async fn whoever_has_left_in_the_log_hears_that_it_is_done() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.lose_next_acknowledgement();
    let (_, answer) = ann.act(1, Intent::Leave {}).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
    assert_eq!(ann.farewell().await, Farewell::SeatGone);
}

#[tokio::test]
async fn pictures_and_packs_that_are_in_the_log_were_added() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let bearer = format!("Bearer {}", token(1).to_hex());
    for (kind, body) in [("pictures", CARD), ("packs", PACK)] {
        server.journal.lose_next_acknowledgement();
        let path = format!("/api/tables/{code}/{kind}");
        let headers = [("Authorization", bearer.as_str())];
        let response = server.send("POST", &path, &headers, body).await;
        assert_eq!(response.status, 201, "{}", response.body);
    }
    let view = server.phone(&code).await.watch().await;
    assert_eq!((view.pictures.len(), view.packs.len()), (1, 1));
}

#[tokio::test]
async fn a_table_that_is_in_the_log_is_open() {
    let server = TestServer::start();
    server.journal.lose_next_acknowledgement();
    let code = server.open_table().await;
    assert_eq!(server.journal.head(&code).await, 1);
}

#[tokio::test]
async fn nobody_is_told_anything_while_the_log_cannot_be_asked() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.lose_next_acknowledgement();
    server.journal.fail_reads(true);
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

    server.journal.fail_reads(false);
    let mut ann = server.phone(&code).await;
    assert_eq!(ann.enter(token(1), None).await.last_n, 1);
    let head = server.journal.head(&code).await;
    assert_eq!(ann.act(1, LOCK).await, (None, ClientOut::Done { n: 1 }));
    assert_eq!(server.journal.head(&code).await, head);
}

#[tokio::test]
async fn a_write_that_failed_while_another_was_faster_has_not_happened() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    server.journal.put_foreign_mark(&code).await;
    server.journal.fail_next_append();
    let why = Refusal::ServerBusy;
    let refused = ClientOut::Refused {
        n: Some(1),
        why,
        detail: None,
    };
    assert_eq!(ann.act(1, LOCK).await, (None, refused));
    let (_, answer) = ann.act(2, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 2 });
}
