//! Several servers that share one journal, from outside.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

mod evening;
mod updating;

use std::time::Duration;

use server::{Config, Timing};
use wire::{ClientIn, ClientOut, Farewell, Intent, Refusal, Seen};

use crate::harness::{Phone, Response, TestJournal, TestServer, token};

const CARD: &[u8] = include_bytes!("../pictures/portrait.jpg");
const LOCK: Intent = Intent::Lock { locked: true };
/// Longer than any test.
const NEVER: Duration = Duration::from_secs(3_600);

fn two() -> [TestServer; 2] {
    let journal = TestJournal::shared();
    [(); 2].map(|()| TestServer::on(journal.clone(), Config::default()))
}

async fn on(phone: &mut Phone, seats: &[u16]) {
    phone
        .hear_until(|frame| match frame {
            ClientOut::Presence { on, .. } => on
                .iter()
                .map(|seat| seat.0)
                .eq(seats.iter().copied())
                .then_some(()),
            _ => None,
        })
        .await;
}

async fn come_back(phone: &mut Phone, number: u8, seen: Seen) {
    phone
        .send(&ClientIn::Enter {
            protocol: Some(wire::PROTOCOL),
            token: token(number),
            name: None,
            key: None,
            avatar: None,
            seen: Some(seen),
            fair: false,
            bot: false,
        })
        .await;
}

#[tokio::test]
async fn players_at_two_servers_share_a_table() {
    let [here, there] = two();
    let code = here.open_table().await;
    let mut ann = here.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = there.phone(&code).await;
    let seated = ben.enter(token(2), Some("Ben")).await;
    assert_eq!(seated.table.seats.len(), 2);
    let (_, answer) = ann.act(1, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
    ben.table_where(|table| table.locked).await;
    on(&mut ann, &[1, 2]).await;
}

#[tokio::test]
async fn the_second_device_takes_over_at_another_server() {
    let [here, there] = two();
    let code = here.open_table().await;
    let mut first = here.phone(&code).await;
    first.enter(token(1), Some("Ann")).await;
    let mut second = there.phone(&code).await;
    second.enter(token(1), None).await;
    assert_eq!(first.farewell().await, Farewell::TakenOver);
    let (_, answer) = second.act(1, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
}

/// It hears nothing of what others write, and has the table awake.
#[tokio::test]
async fn whoever_has_seen_more_elsewhere_is_not_told_of_a_loss() {
    let journal = TestJournal::shared();
    let here = TestServer::on(journal.clone(), Config::default());
    let late = TestServer::on(journal.deaf(), Config::default());
    let code = here.open_table().await;
    let mut tv = late.phone(&code).await;
    tv.watch().await;
    let mut ann = here.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for n in 1..=4 {
        ann.act(n, Intent::Lock { locked: n % 2 == 1 }).await;
    }
    let seen = ann.seen();
    drop(ann);
    let mut ann = late.phone(&code).await;
    come_back(&mut ann, 1, seen).await;
    let first = ann.hear().await;
    assert!(
        matches!(first, ClientOut::Welcome { last_n: 4, .. }),
        "{first:?}"
    );
    // What was acknowledged there is not done again.
    let (_, answer) = ann.act(3, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 3 });
    assert!(!ann.enter(token(1), None).await.table.locked);
    tv.table_where(|table| table.seats.len() == 1).await;
}

/// Both decide, the log takes one, and the other decides again.
#[tokio::test]
async fn what_was_overtaken_elsewhere_is_decided_on_what_is_there_now() {
    let journal = TestJournal::shared();
    let here = TestServer::on(journal.clone(), Config::default());
    let late = TestServer::on(journal.deaf(), Config::default());
    let code = here.open_table().await;
    let mut ann = here.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = late.phone(&code).await;
    ben.enter(token(2), Some("Ben")).await;
    let (_, answer) = ann.act(1, LOCK).await;
    assert_eq!(answer, ClientOut::Done { n: 1 });
    let mut eve = late.phone(&code).await;
    eve.try_enter(token(3), Some("Eve")).await;
    assert_eq!(eve.refusal().await, Refusal::TableLocked);
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_its_phones_are_off_at_once() {
    let journal = TestJournal::shared();
    let config = Config {
        timing: Timing {
            node_silence: NEVER,
            ..Timing::default()
        },
        ..Config::default()
    };
    let [here, there] = [(); 2].map(|()| TestServer::on(journal.clone(), config.clone()));
    let code = here.open_table().await;
    let mut ann = here.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = there.phone(&code).await;
    ben.enter(token(2), Some("Ben")).await;
    on(&mut ann, &[1, 2]).await;
    there.stop().await;
    assert_eq!(ben.farewell().await, Farewell::ComeBack);
    on(&mut ann, &[1]).await;
    let mut ben = here.phone(&code).await;
    ben.enter(token(2), None).await;
    on(&mut ann, &[1, 2]).await;
}

/// There may be a million.
#[tokio::test]
async fn whoever_joins_others_does_not_look_at_all_tables() {
    let journal = TestJournal::shared();
    let here = TestServer::on(journal.clone(), Config::default());
    let code = here.open_table().await;
    journal.fail_lists();
    let there = TestServer::on(journal.clone(), Config::default());
    let mut ann = there.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    there.stop().await;
}

fn bearer(number: u8) -> String {
    format!("Bearer {}", token(number).to_hex())
}

async fn add_picture(server: &TestServer, code: &str) -> String {
    let path = format!("/api/tables/{code}/pictures");
    let bearer = bearer(1);
    let headers = [("Authorization", bearer.as_str())];
    let response = server.send("POST", &path, &headers, CARD).await;
    assert_eq!(response.status, 201, "{}", response.body);
    let body: serde_json::Value = serde_json::from_str(&response.body).unwrap();
    body["picture"].as_str().unwrap().to_owned()
}

async fn picture(server: &TestServer, code: &str, picture: &str) -> Response {
    let path = format!("/api/tables/{code}/pictures/{picture}");
    server.request("GET", &path, &[]).await
}

/// The socket is at one server, what is sent beside it goes to another, and a third one is asked.
#[tokio::test]
async fn a_request_may_reach_any_server() {
    let journal = TestJournal::shared();
    let servers = [(); 3].map(|()| TestServer::on(journal.clone(), Config::default()));
    let code = servers[0].open_table().await;
    let mut ann = servers[0].phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let name = add_picture(&servers[1], &code).await;
    let table = ann.table_where(|table| !table.pictures.is_empty()).await;
    assert_eq!(table.pictures, std::slice::from_ref(&name));
    let got = picture(&servers[2], &code, &name).await;
    assert_eq!((got.status, got.bytes.as_slice()), (200, CARD));
}

#[tokio::test]
async fn what_another_server_dropped_before_it_was_recorded_is_put_there_again() {
    let [here, there] = two();
    let code = here.open_table().await;
    let mut ann = here.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    here.journal.lose_next_blob();
    let name = add_picture(&here, &code).await;
    let got = picture(&there, &code, &name).await;
    assert_eq!((got.status, got.bytes.as_slice()), (200, CARD));
}

async fn request(
    server: &TestServer,
    method: &str,
    path: &str,
    bearer: &str,
    body: &str,
) -> Response {
    let headers = [
        ("Authorization", bearer),
        ("Content-Type", "application/json"),
    ];
    server.send(method, path, &headers, body.as_bytes()).await
}

/// The screen begins to wait at the first server and asks the second one; the phone sends its table to the third.
#[tokio::test]
async fn a_screen_and_a_phone_need_not_meet_at_one_server() {
    let journal = TestJournal::shared();
    let servers = [(); 3].map(|()| TestServer::on(journal.clone(), Config::default()));
    let code = servers[0].open_table().await;
    let mut ann = servers[0].phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let added = servers[0].request("POST", "/api/screens", &[]).await;
    let added: serde_json::Value = serde_json::from_str(&added.body).unwrap();
    let key = added["key"].as_str().unwrap();
    let (sent, path) = (
        format!(r#"{{"key":"{key}"}}"#),
        format!("/api/tables/{code}/screen"),
    );
    // It takes a moment until all have heard of it.
    while request(&servers[2], "POST", &path, &bearer(1), &sent)
        .await
        .status
        != 204
    {}
    let screen = format!("Bearer {key}");
    let mut told = request(&servers[1], "GET", "/api/screens/table", &screen, "").await;
    while told.status != 200 {
        told = request(&servers[1], "GET", "/api/screens/table", &screen, "").await;
    }
    assert_eq!(told.body, format!(r#"{{"code":"{code}"}}"#));
    // A key is good once, wherever.
    let again = request(&servers[1], "POST", &path, &bearer(1), &sent).await;
    assert_eq!(again.status, 404);
}
