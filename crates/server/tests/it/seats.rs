//! Whose seat it is, whatever happens to phones.

use std::time::Duration;

use server::{Config, Timing};
use wire::{ClientIn, ClientOut, Farewell, Intent, Refusal};

use crate::harness::{TestServer, token};

#[tokio::test]
async fn a_reconnected_phone_sees_the_same_view() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = server.phone(&code).await;
    let before = ben.enter(token(2), Some("Ben")).await;

    drop(ben);
    let mut ben = server.phone(&code.to_lowercase()).await;
    assert_eq!(ben.enter(token(2), None).await, before);
}

#[tokio::test]
async fn a_join_whose_answer_was_lost_is_safely_sent_again() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut lost = server.phone(&code).await;
    lost.try_enter(token(1), Some("Ann")).await;
    drop(lost);
    let mut ann = server.phone(&code).await;
    let seated = ann.enter(token(1), Some("Ann")).await;
    assert_eq!(seated.table.seats.len(), 1);
}

#[tokio::test]
async fn the_second_device_takes_over() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut first = server.phone(&code).await;
    let before = first.enter(token(1), Some("Ann")).await;
    let mut second = server.phone(&code).await;
    assert_eq!(second.enter(token(1), None).await, before);
    assert_eq!(first.farewell().await, Farewell::TakenOver);
    let (_, answer) = second.act(1, Intent::Lock { locked: true }).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
}

#[tokio::test]
async fn a_resent_intent_is_applied_once() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for (n, locked) in [(1, true), (2, false)] {
        let (table, answer) = ann.act(n, Intent::Lock { locked }).await;
        assert_eq!(answer, ClientOut::Done { n });
        assert_eq!(table.map(|table| table.locked), Some(locked));
    }
    let head = server.journal.head(&code).await;
    let (table, answer) = ann.act(1, Intent::Lock { locked: true }).await;
    assert_eq!((table, answer), (None, ClientOut::Done { n: 1 }));
    assert_eq!(server.journal.head(&code).await, head);
}

#[tokio::test]
async fn a_token_is_worth_nothing_at_another_table() {
    let server = TestServer::start();
    let (here, there) = (server.open_table().await, server.open_table().await);
    let mut ann = server.phone(&here).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut stranger = server.phone(&there).await;
    stranger.try_enter(token(1), None).await;
    assert_eq!(stranger.refusal().await, Refusal::NoSeat);
    // The socket stays, so that the phone can ask for a name and join.
    assert_eq!(
        stranger.enter(token(1), Some("Ann")).await.table.code,
        there
    );
}

#[tokio::test]
async fn one_socket_holds_one_seat() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let before = ann.enter(token(1), Some("Ann")).await;
    ann.try_enter(token(2), Some("Ben")).await;
    assert_eq!(ann.refusal().await, Refusal::NotNow);
    assert_eq!(ann.enter(token(1), None).await, before);
}

#[tokio::test]
async fn a_removed_phone_is_told_that_its_seat_is_gone() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = server.phone(&code).await;
    let seat = ben.enter(token(2), Some("Ben")).await.you;
    let (table, answer) = ann.act(1, Intent::Kick { seat }).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
    assert_eq!(table.unwrap().seats.len(), 1);
    assert_eq!(ben.farewell().await, Farewell::SeatGone);
}

#[tokio::test]
async fn who_leaves_hears_that_it_is_done_before_the_farewell() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let (_, answer) = ann.act(1, Intent::Leave {}).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
    assert_eq!(ann.farewell().await, Farewell::SeatGone);
}

#[tokio::test]
async fn a_seat_that_was_handed_on_is_gone_for_its_old_phone() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut lost = server.phone(&code).await;
    let seat = lost.enter(token(2), Some("Ben")).await.you;
    let (_, answer) = ann
        .act(
            1,
            Intent::HandOver {
                seat,
                key: token(9),
            },
        )
        .await;
    assert_eq!(answer, ClientOut::Done { n: 1 });

    let mut found = server.phone(&code).await;
    let claim = |key| ClientIn::Enter {
        protocol: Some(wire::PROTOCOL),
        token: token(3),
        name: None,
        key: Some(token(key)),
        avatar: None,
        seen: None,
        fair: false,
        bot: false,
    };
    found.send(&claim(8)).await;
    assert_eq!(found.refusal().await, Refusal::KeyNotValid);
    found.send(&claim(9)).await;
    assert_eq!(found.seated().await.you, seat);
    assert_eq!(lost.farewell().await, Farewell::SeatGone);
}

#[tokio::test]
async fn spectators_see_the_table_and_cannot_act() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let seated = ann.enter(token(1), Some("Ann")).await;
    let mut tv = server.phone(&code).await;
    assert_eq!(tv.watch().await, seated.table);
    let (table, answer) = tv.act(1, Intent::Lock { locked: true }).await;
    assert_eq!(table, None);
    let why = Refusal::SpectatorsOnlyWatch;
    assert_eq!(
        answer,
        ClientOut::Refused {
            n: Some(1),
            why,
            detail: None
        }
    );
    ann.act(1, Intent::Lock { locked: true }).await;
    assert!(tv.table().await.locked);
}

#[tokio::test]
async fn a_spectator_may_sit_down() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.watch().await;
    let seated = ann.enter(token(1), Some("Ann")).await;
    assert_eq!(seated.table.host, Some(seated.you));
}

#[tokio::test]
async fn a_phone_that_promised_to_be_heard_and_is_not_is_shown_as_off() {
    let timing = Timing {
        quiet: Duration::from_millis(20),
        ..Timing::default()
    };
    let server = TestServer::with(Config {
        timing,
        ..Config::default()
    });
    let code = server.open_table().await;
    let (mut ann, mut ben) = (server.phone(&code).await, server.phone(&code).await);
    let you = ann.enter(token(1), Some("Ann")).await.you;
    ben.enter(token(2), Some("Ben")).await;
    for soon in [true, false] {
        ann.send(&ClientIn::Ping { soon }).await;
        ben.hear_until(|frame| match frame {
            ClientOut::Presence { on, .. } => (on.contains(&you) != soon).then_some(()),
            _ => None,
        })
        .await;
    }
}

#[tokio::test]
async fn no_number_uses_up_all_that_follow() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for n in [u64::MAX, u64::MAX - 1, 1 << 53] {
        let (_, answer) = ann.act(n, Intent::Lock { locked: true }).await;
        let why = Refusal::NotUnderstood;
        let refused = ClientOut::Refused {
            n: Some(n),
            why,
            detail: None,
        };
        assert_eq!(answer, refused);
    }
    let (_, answer) = ann.act(1, Intent::Lock { locked: true }).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
}
