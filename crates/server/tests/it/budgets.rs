//! What a table may write down, and what the server keeps in all. When either is full, words say so, and a game that is
//! on goes on.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use std::time::Duration;

use server::{Config, Limits, Pace};
use wire::{ClientOut, Intent, Refusal, RoundIntent, SeatId};

use crate::harness::{Phone, Response, TestServer, token};

const CARD: &[u8] = include_bytes!("pictures/portrait.jpg");

/// Phones may be as quick as they like.
fn limited(limits: Limits) -> TestServer {
    TestServer::with(Config {
        limits: Limits {
            frames_per_socket: Pace::new(100_000, Duration::from_millis(1)),
            ..limits
        },
        ..Config::default()
    })
}

async fn four(server: &TestServer, code: &str) -> Vec<Phone> {
    let mut phones = Vec::new();
    for (number, name) in [(1, "Ann"), (2, "Ben"), (3, "Cleo"), (4, "Dan")] {
        let mut phone = server.phone(code).await;
        phone.enter(token(number), Some(name)).await;
        phones.push(phone);
    }
    phones
}

async fn add_picture(server: &TestServer, code: &str) -> Response {
    let path = format!("/api/tables/{code}/pictures");
    let bearer = format!("Bearer {}", token(1).to_hex());
    let headers = [("Authorization", bearer.as_str())];
    server.send("POST", &path, &headers, CARD).await
}

/// A host, who numbers what is asked for.
struct Host {
    phone: Phone,
    n: u64,
}

impl Host {
    async fn act(&mut self, intent: Intent) -> Result<(), Refusal> {
        self.n += 1;
        match self.phone.act(self.n, intent).await.1 {
            ClientOut::Done { n } => assert_eq!(n, self.n),
            ClientOut::Refused { n, why, .. } => {
                assert_eq!(n, Some(self.n));
                return Err(why);
            }
            other => panic!("{other:?}"),
        }
        Ok(())
    }

    /// Until the answer is another one.
    async fn repeat(&mut self, intent: impl Fn(u64) -> Intent) -> (u64, Refusal) {
        for times in 0..10_000 {
            if let Err(why) = self.act(intent(times)).await {
                return (times, why);
            }
        }
        panic!("there is no end to it")
    }
}

/// Another name each time.
fn rename(times: u64) -> Intent {
    Intent::Rename {
        name: format!("Ann {times}"),
    }
}

fn hand_over(times: u64) -> Intent {
    Intent::HandOver {
        seat: SeatId(2),
        key: token(u8::try_from(times % 256).unwrap()),
    }
}

#[tokio::test]
async fn the_same_again_is_done_and_leaves_the_log_as_it_is() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut phone = server.phone(&code).await;
    let table = phone.enter(token(1), Some("Ann")).await.table;
    let mut host = Host { phone, n: 0 };
    let head = server.journal.head(&code).await;
    for intent in [
        Intent::Configure {
            settings: table.settings,
        },
        Intent::Rename {
            name: "Ann".to_owned(),
        },
        Intent::Lock { locked: false },
        Intent::Reorder {
            seats: vec![SeatId(1)],
        },
    ] {
        for _ in 0..3 {
            assert_eq!(host.act(intent.clone()).await, Ok(()));
        }
        assert_eq!(server.journal.head(&code).await, head, "{intent:?}");
    }
    assert_eq!(host.act(Intent::Lock { locked: true }).await, Ok(()));
    assert_eq!(server.journal.head(&code).await, head + 1);
}

/// Up to the first half of it, in a lobby that cannot make up its mind; up to all of it, in a game.
#[tokio::test]
async fn a_full_log_keeps_its_second_half_for_the_game_and_begins_anew_with_the_next() {
    let server = limited(Limits {
        table_bytes: 8 * 1024,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut phones = four(&server, &code).await;
    let mut host = Host {
        phone: phones.remove(0),
        n: 0,
    };
    let (_, why) = host.repeat(rename).await;
    assert_eq!(why, Refusal::LogFull);
    let head = server.journal.head(&code).await;
    assert_eq!(add_picture(&server, &code).await.status, 409);
    let mut guest = server.phone(&code).await;
    guest.try_enter(token(9), Some("Eva")).await;
    assert_eq!(guest.refusal().await, Refusal::LogFull);
    assert_eq!(
        server.journal.head(&code).await,
        head,
        "nothing was recorded"
    );

    assert_eq!(host.act(Intent::StartRound {}).await, Ok(()));
    let locked = host.act(Intent::Lock { locked: true }).await;
    assert_eq!(locked, Ok(()), "the log has begun anew");
    let (_, why) = host.repeat(rename).await;
    assert_eq!(why, Refusal::LogFull);
    let looked = Intent::Round(RoundIntent::Looked { round: 1 });
    assert_eq!(host.act(looked).await, Ok(()), "the game goes on");

    let (_, why) = host.repeat(hand_over).await;
    assert_eq!(why, Refusal::LogFull, "but not for ever");
    // A restart knows how full it is.
    drop((host, phones, guest));
    let server = server.restart().await;
    let mut phone = server.phone(&code).await;
    let n = phone.enter(token(1), None).await.last_n;
    let mut host = Host { phone, n };
    assert_eq!(host.act(hand_over(0)).await, Err(Refusal::LogFull));
    let round = 1;
    for way_out in [
        Intent::AbortRound { round },
        Intent::EndGame { round },
        Intent::ToLobby { round },
    ] {
        assert_eq!(host.act(way_out).await, Ok(()));
    }
    assert_eq!(host.act(rename(99_999)).await, Err(Refusal::LogFull));
    assert_eq!(host.act(Intent::StartRound {}).await, Ok(()));
    assert_eq!(host.act(hand_over(0)).await, Ok(()));
}

#[tokio::test]
async fn a_full_store_begins_nothing_new_and_lets_a_game_go_on() {
    // More than two tables take, and less than the same with a picture.
    const STORE_BYTES: u64 = 14_000;
    let server = limited(Limits {
        store_bytes: STORE_BYTES,
        ..Limits::default()
    });
    let (code, other) = (server.open_table().await, server.open_table().await);
    let mut others = four(&server, &other).await;
    let mut phones = four(&server, &code).await;
    let picture = add_picture(&server, &code).await;
    assert_eq!(picture.status, 201, "{}", picture.body);
    assert!(server.journal.used() >= STORE_BYTES);

    let full = |response: &Response| (response.status, response.body.contains("store_full"));
    let opened = server.request("POST", "/api/tables", &[]).await;
    assert_eq!(full(&opened), (507, true), "{}", opened.body);
    assert_eq!(full(&add_picture(&server, &code).await), (507, true));
    let mut host = Host {
        phone: phones.remove(0),
        n: 0,
    };
    let mut second = Host {
        phone: others.remove(0),
        n: 0,
    };
    assert_eq!(host.act(rename(99_999)).await, Err(Refusal::StoreFull));
    let start = second.act(Intent::StartRound {}).await;
    assert_eq!(start, Err(Refusal::StoreFull), "no game begins");

    // What is dropped is gone, and there is room again.
    let body: serde_json::Value = serde_json::from_str(&picture.body).unwrap();
    let picture = body["picture"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{code}/pictures/{picture}");
    assert_eq!(server.request("GET", &path, &[]).await.status, 200);
    assert_eq!(host.act(Intent::DropPicture { picture }).await, Ok(()));
    assert_eq!(server.request("GET", &path, &[]).await.status, 404);
    assert_eq!(second.act(Intent::StartRound {}).await, Ok(()));

    // Now with a game that is on.
    let (_, why) = host.repeat(rename).await;
    assert_eq!(why, Refusal::StoreFull);
    let looked = Intent::Round(RoundIntent::Looked { round: 1 });
    assert_eq!(second.act(looked).await, Ok(()));
    assert_eq!(second.act(rename(99_999)).await, Err(Refusal::StoreFull));
    let round = 1;
    for rest in [Intent::AbortRound { round }, Intent::EndGame { round }] {
        assert_eq!(second.act(rest).await, Ok(()));
    }
}

#[tokio::test]
async fn dropped_pictures_do_not_count_any_more() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut phone = server.phone(&code).await;
    phone.enter(token(1), Some("Ann")).await;
    let mut host = Host { phone, n: 0 };
    let before = server.journal.used();
    for _ in 0..3 {
        let added = add_picture(&server, &code).await;
        let body: serde_json::Value = serde_json::from_str(&added.body).unwrap();
        let picture = body["picture"].as_str().unwrap().to_owned();
        assert_eq!(host.act(Intent::DropPicture { picture }).await, Ok(()));
    }
    assert!(server.journal.used() < before + CARD.len() as u64);
}
