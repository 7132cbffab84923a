//! What bad frames get.

use tokio_tungstenite::tungstenite::Message;
use wire::{ClientIn, ClientOut, Intent, Refusal};

use crate::harness::{TestServer, token};

#[tokio::test]
async fn malformed_frames_are_refused_and_change_nothing() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let before = ann.enter(token(1), Some("Ann")).await;
    let head = server.journal.head(&code).await;
    let broken = [
        "",
        "{",
        "null",
        "[]",
        r#"{"type":"tick"}"#,
        r#"{"type":"away","seat":1}"#,
        r#"{"type":"intent","n":-1,"intent":{"do":"leave"}}"#,
        r#"{"type":"intent","n":1,"intent":{"do":"leave"},"seat":2}"#,
        r#"{"type":"intent","n":1,"intent":{"do":"fly"}}"#,
        r#"{"type":"enter","token":"short"}"#,
        r#"{"type":"ping","extra":1}"#,
    ];
    for text in broken {
        ann.send_text(text).await;
        let ClientOut::Refused { n, why, detail } = ann.hear_until(refused).await else {
            unreachable!()
        };
        assert_eq!((n, why), (None, Refusal::NotUnderstood), "{text}");
        assert!(detail.is_some_and(|detail| !detail.is_empty()), "{text}");
    }
    ann.send_message(Message::Binary(vec![1, 2, 3].into()))
        .await;
    assert_eq!(ann.refusal().await, Refusal::NotUnderstood);
    assert_eq!(server.journal.head(&code).await, head);
    assert_eq!(ann.enter(token(1), None).await, before);
}

fn refused(frame: ClientOut) -> Option<ClientOut> {
    matches!(frame, ClientOut::Refused { .. }).then_some(frame)
}

#[tokio::test]
async fn an_oversized_frame_is_refused_and_the_socket_goes_on() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.send_text("x".repeat(wire::CLIENT_FRAME_BYTES + 1))
        .await;
    assert_eq!(ann.refusal().await, Refusal::FrameTooLong);
    ann.send_text("x".repeat(wire::CLIENT_FRAME_BYTES_READ))
        .await;
    assert_eq!(ann.refusal().await, Refusal::FrameTooLong);
    ann.enter(token(1), Some("Ann")).await;
}

#[tokio::test]
async fn the_longest_choice_of_places_fits_a_frame() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let mut settings = ann.enter(token(1), Some("Ann")).await.table.settings;
    let id = |number: usize| format!("{number:0>width$}", width = content::ID_CHARS_MAX);
    settings.packs = (0..wire::PACKS_MAX).map(id).collect();
    let all = wire::PACKS_MAX * content::PLACES_MAX;
    settings.places.out = (0..all).map(id).collect();
    let (_, answer) = ann.act(1, Intent::Configure { settings }).await;
    // It was read: nobody has such packs.
    let refused =
        matches!(answer, ClientOut::Refused { n: Some(1), why, .. } if why == Refusal::NoSuchPack);
    assert!(refused, "{answer:?}");
}

#[tokio::test]
async fn a_huge_frame_ends_only_its_own_socket_and_is_told_why() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut flood = server.phone(&code).await;
    flood
        .send_text("x".repeat(wire::CLIENT_FRAME_BYTES_READ + 1))
        .await;
    assert_eq!(flood.refusal().await, Refusal::NotUnderstood);
    while flood.hear_or_end().await.is_some() {}
    let (_, answer) = ann.act(1, Intent::Lock { locked: true }).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
}

#[tokio::test]
async fn an_unknown_table_is_refused_inside_the_socket() {
    let server = TestServer::start();
    for code in ["BCDFG", "nothing", "BCDF"] {
        let mut lost = server.phone(code).await;
        assert_eq!(lost.refusal().await, Refusal::NoSuchTable, "{code}");
        assert_eq!(lost.hear_or_end().await, None);
    }
}

#[tokio::test]
async fn who_has_not_entered_cannot_act() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let (_, answer) = ann.act(1, Intent::Lock { locked: true }).await;
    let why = Refusal::NoSeat;
    assert_eq!(
        answer,
        ClientOut::Refused {
            n: Some(1),
            why,
            detail: None
        }
    );
    ann.send(&ClientIn::Ping { soon: false }).await;
    assert_eq!(ann.refusal().await, Refusal::NoSeat);
}

#[tokio::test]
async fn a_ping_is_answered_by_the_time() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    ann.send(&ClientIn::Ping { soon: false }).await;
    let flowing = ann
        .hear_until(|frame| match frame {
            ClientOut::Time { flowing, .. } => Some(flowing),
            _ => None,
        })
        .await;
    assert!(flowing);
}
