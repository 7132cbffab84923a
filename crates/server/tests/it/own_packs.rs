//! Packs of a table's own, from the host's phone to all others.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use std::time::Duration;

use server::{Config, Limits};
use wire::pack::{FaultId, Language, Pack, PackFault, PackLine};
use wire::{
    ClientOut, Intent, OWN_PACK_BYTES, Phase, Refusal, SeatId, Settings, SpyIntent, TableView,
};

use crate::harness::{Phone, Response, TestServer, token};

const PACK: &str = include_str!("../../../content/tests/cases/sound.json");

async fn sitting(server: &TestServer, code: &str, number: u8, name: &str) -> Phone {
    let mut phone = server.phone(code).await;
    phone.enter(token(number), Some(name)).await;
    phone
}

async fn add(server: &TestServer, code: &str, number: u8, pack: &[u8]) -> Response {
    let path = format!("/api/tables/{code}/packs");
    let bearer = format!("Bearer {}", token(number).to_hex());
    let headers = [("Authorization", bearer.as_str())];
    server.send("POST", &path, &headers, pack).await
}

async fn added(server: &TestServer, code: &str, pack: &str) -> String {
    let response = add(server, code, 1, pack.as_bytes()).await;
    assert_eq!(response.status, 201, "{}", response.body);
    let body: serde_json::Value = serde_json::from_str(&response.body).unwrap();
    body["pack"].as_str().unwrap().to_owned()
}

async fn get(server: &TestServer, code: &str, pack: &str) -> Response {
    let path = format!("/api/tables/{code}/packs/{pack}");
    server.request("GET", &path, &[]).await
}

/// Chooses the pack with all else as it was.
fn choose(table: &TableView, pack: &str) -> Intent {
    let settings = Settings {
        packs: vec![pack.to_owned()],
        ..table.settings.clone()
    };
    Intent::Configure { settings }
}

fn refusal(answer: &ClientOut) -> Option<Refusal> {
    match answer {
        ClientOut::Refused { why, .. } => Some(*why),
        _ => None,
    }
}

#[tokio::test]
async fn a_pack_of_the_host_is_dealt_from_and_guessed_also_after_a_restart() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let pack = added(&server, &code, PACK).await;
    assert_eq!(pack.len(), "own-".len() + 16);
    let table = ann.table_where(|table| !table.packs.is_empty()).await;
    let line: &PackLine = &table.packs[0];
    assert_eq!((&line.id, line.places), (&pack, 8));
    assert_eq!(line.languages, [Language::Hr]);
    let (_, chosen) = ann.act(1, choose(&table, &pack)).await;
    assert_eq!(chosen, ClientOut::Done { n: 1 });
    drop(ann);

    let server = server.restart().await;
    let words = get(&server, &code, &pack).await;
    assert_eq!(words.status, 200, "{}", words.body);
    let head = words.head.to_lowercase();
    assert!(head.contains("content-type: application/json"), "{head}");
    assert!(head.contains("immutable"), "{head}");
    let read: Pack = serde_json::from_slice(&words.bytes).unwrap();
    assert_eq!((&read.id, read.places.len()), (&pack, 8));

    let mut ann = server.phone(&code).await;
    assert_eq!(
        ann.enter(token(1), None).await.table.settings.packs,
        [pack.as_str()]
    );
    let mut others = Vec::new();
    for (number, name) in [(2, "Ben"), (3, "Cleo"), (4, "Dan")] {
        others.push(sitting(&server, &code, number, name).await);
    }
    let (table, started) = ann.act(2, Intent::StartRound {}).await;
    assert_eq!(started, ClientOut::Done { n: 2 });
    let table = table.unwrap();
    assert_eq!(table.places.len(), 8);
    assert_eq!(table.packs.len(), 1, "listed while it is played, too");
    drop((ann, others));
    guess_after_a_restart(server, &code, &pack).await;
}

#[tokio::test]
async fn what_places_of_an_own_pack_are_like_is_told_as_far_as_somebody_said_so() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let _ann = sitting(&server, &code, 1, "Ann").await;
    let cellar = r#"{"hr": "Podrum"}"#;
    let known = PACK.replace(
        cellar,
        &format!("{cellar}, \"attributes\": {{\"night\": 3}}"),
    );
    let pack = added(&server, &code, &known).await;
    let words = get(&server, &code, &pack).await;
    assert!(!words.body.contains("night"), "{}", words.body);
    let like = get(&server, &code, &format!("{pack}/attributes")).await;
    assert_eq!(
        (like.status, like.body.as_str()),
        (200, r#"{"cellar":{"night":3}}"#)
    );
    assert!(like.head.contains("immutable"), "{}", like.head);
    let none = get(&server, &code, "own-0123456789abcdef/attributes").await;
    assert_eq!(none.status, 404, "{}", none.body);
}

/// Whoever is the spy names a place of the pack.
async fn guess_after_a_restart(server: TestServer, code: &str, pack: &str) {
    let server = server.restart().await;
    let mut phones = Vec::new();
    let mut spy = None;
    let mut round = 0;
    for number in 1..=4 {
        let mut phone = server.phone(code).await;
        let seated = phone.enter(token(number), None).await;
        let card = seated.seat.spy().and_then(|own| own.card.as_ref());
        if card.is_some_and(|card| card.spy) {
            spy = Some(phones.len());
        }
        round = seated.table.round.unwrap().number();
        phones.push((phone, seated.last_n, seated.table.settings.packs));
    }
    assert!(phones.iter().all(|(.., packs)| *packs == [pack]));
    let start = Intent::Spy(SpyIntent::StartClock { round });
    for (phone, last_n, _) in &mut phones {
        // One of them is the starter; the others are refused.
        phone.act(*last_n + 1, start.clone()).await;
        *last_n += 1;
    }
    let (phone, last_n, _) = &mut phones[spy.unwrap()];
    let place = "attic".to_owned();
    let (table, guessed) = phone
        .act(*last_n + 1, Intent::Spy(SpyIntent::Guess { round, place }))
        .await;
    assert_eq!(refusal(&guessed), None);
    assert_eq!(table.unwrap().phase, Phase::RoundOver);
}

#[tokio::test]
async fn every_fault_of_a_pack_is_answered_with_its_line() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let _ann = sitting(&server, &code, 1, "Ann").await;
    let faulty = PACK.replace("Tavan", "").replace("\"roof\"", "\"attic\"");
    let response = add(&server, &code, 1, faulty.as_bytes()).await;
    assert_eq!(response.status, 422);
    let body: serde_json::Value = serde_json::from_str(&response.body).unwrap();
    assert_eq!(body["why"], "not_a_pack");
    let faults: Vec<PackFault> = serde_json::from_value(body["faults"].clone()).unwrap();
    let found: Vec<_> = faults
        .iter()
        .map(|it| (it.line, it.column, &*it.path, it.fault))
        .collect();
    assert_eq!(
        found,
        [
            (7, 36, "places[1].name.hr", FaultId::EmptyText),
            (13, 12, "places[7].id", FaultId::DuplicateId),
        ]
    );
    assert!(faults[1].words.contains("taken on line 7"));
}

#[tokio::test]
async fn what_is_too_large_or_not_from_the_host_is_refused_and_changes_nothing() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let _ben = sitting(&server, &code, 2, "Ben").await;
    let heavy = vec![b' '; OWN_PACK_BYTES + 1];
    let absurd = vec![b' '; 5 * 1024 * 1024];
    let pack = PACK.as_bytes();
    let table: [(&str, u8, &[u8], u16, &str); 4] = [
        ("a guest", 2, pack, 403, "host_only"),
        ("a stranger", 9, pack, 401, "no_seat"),
        ("too heavy", 1, &heavy, 413, "pack_too_large"),
        ("far too heavy", 1, &absurd, 413, "pack_too_large"),
    ];
    for (what, number, bytes, status, why) in table {
        let response = add(&server, &code, number, bytes).await;
        assert_eq!(response.status, status, "{what}");
        assert_eq!(response.body, format!(r#"{{"why":"{why}"}}"#), "{what}");
    }
    assert_eq!(add(&server, "BCDFG", 1, pack).await.status, 404);
    for number in 1..=4 {
        added(
            &server,
            &code,
            &PACK.replace("Tavan", &format!("Tavan {number}")),
        )
        .await;
    }
    let fifth = add(&server, &code, 1, pack).await;
    assert_eq!(
        (fifth.status, &*fifth.body),
        (409, r#"{"why":"too_many_packs"}"#)
    );
    ann.act(1, Intent::MakeHost { seat: SeatId(2) }).await;
    assert_eq!(add(&server, &code, 1, pack).await.status, 403);
    let mut late = server.phone(&code).await;
    assert_eq!(late.watch().await.packs.len(), 4);
}

#[tokio::test]
async fn a_pack_is_added_once_and_goes_unless_it_is_chosen() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let table = ann.enter(token(1), Some("Ann")).await.table;
    let pack = added(&server, &code, PACK).await;
    assert_eq!(added(&server, &code, PACK).await, pack);
    let dropping = Intent::DropPack { pack: pack.clone() };
    ann.act(1, choose(&table, &pack)).await;
    let (_, refused) = ann.act(2, dropping.clone()).await;
    assert_eq!(refusal(&refused), Some(Refusal::PackInUse));
    ann.act(3, choose(&table, "places")).await;
    let (table, dropped) = ann.act(4, dropping.clone()).await;
    assert_eq!(dropped, ClientOut::Done { n: 4 });
    let table = table.unwrap();
    assert!(table.packs.is_empty());
    assert_eq!(get(&server, &code, &pack).await.status, 404);
    let (_, refused) = ann.act(5, choose(&table, &pack)).await;
    assert_eq!(refusal(&refused), Some(Refusal::NoSuchPack));
    let (_, refused) = ann.act(6, dropping).await;
    assert_eq!(refusal(&refused), Some(Refusal::NoSuchPack));
}

#[tokio::test]
async fn a_table_whose_packs_cannot_be_read_goes_on_and_reads_them_later() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let ann = sitting(&server, &code, 1, "Ann").await;
    let first = added(&server, &code, PACK).await;
    let other = PACK.replace("Tavan", "Tavan 2");
    drop(ann);
    let server = server.restart().await;
    server.journal.fail_blobs(true);
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let second = added(&server, &code, &other).await;
    assert_eq!(get(&server, &code, &first).await.status, 503);
    let table = ann.table_where(|table| table.packs.len() == 2).await;
    let (_, refused) = ann.act(1, choose(&table, &first)).await;
    assert_eq!(refusal(&refused), Some(Refusal::NoSuchPack));
    let name = "Anna".to_owned();
    assert_eq!(
        ann.act(2, Intent::Rename { name }).await.1,
        ClientOut::Done { n: 2 }
    );
    server.journal.fail_blobs(false);
    for (n, pack) in [(3, first), (4, second)] {
        let (_, chosen) = ann.act(n, choose(&table, &pack)).await;
        assert_eq!(chosen, ClientOut::Done { n });
        assert_eq!(get(&server, &code, &pack).await.status, 200);
    }
}

fn limited(limits: Limits) -> Config {
    Config {
        limits,
        ..Config::default()
    }
}

#[tokio::test]
async fn packs_for_which_there_is_no_memory_are_read_when_they_are_needed() {
    let server = TestServer::with(limited(Limits {
        own_packs_bytes: 1,
        ..Limits::default()
    }));
    let code = server.open_table().await;
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let pack = added(&server, &code, PACK).await;
    let table = ann.table_where(|table| !table.packs.is_empty()).await;
    server.journal.fail_blobs(true);
    let (_, refused) = ann.act(1, choose(&table, &pack)).await;
    assert_eq!(refusal(&refused), Some(Refusal::NoSuchPack));
    server.journal.fail_blobs(false);
    let (_, chosen) = ann.act(2, choose(&table, &pack)).await;
    assert_eq!(chosen, ClientOut::Done { n: 2 });
}

/// A sound pack whose places and roles are many and have long names.
fn long_pack() -> String {
    let text = |id: &str| serde_json::json!({ "en": id });
    let place = |number: usize| {
        let id = format!("a-place-that-is-far-away-{number}");
        let role = |role: usize| {
            let id = format!("somebody-in-a-corner-{role}");
            serde_json::json!({ "id": id, "name": text(&format!("R{role}")) })
        };
        let roles: Vec<_> = (10..26).map(role).collect();
        serde_json::json!({ "id": id, "name": text(&id), "roles": roles })
    };
    let places: Vec<_> = (100..300).map(place).collect();
    let pack = serde_json::json!({
        "format": 1, "id": "far", "name": text("Far away"), "places": places
    });
    pack.to_string()
}

#[tokio::test]
async fn long_games_share_a_memory_and_the_house_needs_none_of_it() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let _others = [
        sitting(&server, &code, 2, "Bob").await,
        sitting(&server, &code, 3, "Cleo").await,
    ];
    let pack = added(&server, &code, &long_pack()).await;
    let table = ann.table_where(|table| !table.packs.is_empty()).await;
    ann.act(1, choose(&table, &pack)).await;
    let (_, begun) = ann.act(2, Intent::StartRound {}).await;
    assert_eq!(begun, ClientOut::Done { n: 2 });

    // A server that has no memory for it lets the table sleep.
    let journal = server.stop().await;
    let none = limited(Limits {
        games_bytes: 1,
        ..Limits::default()
    });
    let server = TestServer::on(journal, none);
    let mut ann = server.phone(&code).await;
    ann.try_enter(token(1), None).await;
    assert_eq!(ann.refusal().await, Refusal::ServerBusy);

    // Nor does such a game begin there, but one with the packs of the house does.
    let code = server.open_table().await;
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let _others = [
        sitting(&server, &code, 2, "Bob").await,
        sitting(&server, &code, 3, "Cleo").await,
    ];
    let pack = added(&server, &code, &long_pack()).await;
    let table = ann.table_where(|table| !table.packs.is_empty()).await;
    ann.act(1, choose(&table, &pack)).await;
    let (_, refused) = ann.act(2, Intent::StartRound {}).await;
    assert_eq!(refusal(&refused), Some(Refusal::StoreFull));
    let house = &table.settings.packs[0];
    ann.act(3, choose(&table, house)).await;
    let (_, begun) = ann.act(4, Intent::StartRound {}).await;
    assert_eq!(begun, ClientOut::Done { n: 4 });
}

#[tokio::test]
async fn a_pack_belongs_to_its_table_alone_and_goes_with_it() {
    let limits = Limits {
        table_lifetime: Duration::ZERO,
        ..Limits::default()
    };
    let server = TestServer::with(Config {
        limits,
        ..Config::default()
    });
    let (one, other) = (server.open_table().await, server.open_table().await);
    let ann = sitting(&server, &one, 1, "Ann").await;
    let pack = added(&server, &one, PACK).await;
    assert_eq!(get(&server, &one, &pack).await.status, 200);
    assert_eq!(get(&server, &other, &pack).await.status, 404);
    let everybodys = server
        .request("GET", &format!("/api/packs/{pack}"), &[])
        .await;
    assert_eq!(everybodys.status, 404);
    drop(ann);
    // What has been quiet for no time at all is swept when the server starts.
    let server = server.restart().await;
    assert_eq!(get(&server, &one, &pack).await.status, 404);
}

/// As a file it is nearly as large as a pack may be, and most of it are ids.
fn heavy(name: &str) -> String {
    let long = |id: String| format!("{id:-<40}");
    let role = |place: usize, n: usize| {
        let id = long(format!("{name}-{place}-{n}"));
        serde_json::json!({ "id": id, "name": { "en": format!("r{n}") } })
    };
    let place = |n: usize| {
        let roles: Vec<_> = (0..24).map(|r| role(n, r)).collect();
        let id = long(format!("{name}-{n}"));
        serde_json::json!({ "id": id, "name": { "en": format!("{name} {n}") }, "roles": roles })
    };
    let places: Vec<_> = (0..140).map(place).collect();
    let pack = serde_json::json!({
        "format": 1, "id": name, "name": { "en": name }, "places": places
    });
    pack.to_string()
}

#[tokio::test]
async fn packs_that_no_game_could_begin_with_are_refused_when_they_are_chosen() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let settings = ann.enter(token(1), Some("Ann")).await.table.settings;
    let mut others = Vec::new();
    for (number, name) in [(2, "Ben"), (3, "Cleo"), (4, "Dan")] {
        others.push(sitting(&server, &code, number, name).await);
    }
    let mut packs = Vec::new();
    for name in ["cities", "islands"] {
        let pack = heavy(name);
        assert!((230_000..OWN_PACK_BYTES).contains(&pack.len()));
        packs.push(added(&server, &code, &pack).await);
    }
    let with = |packs: &[String], most| {
        let mut settings = settings.clone();
        settings.packs = packs.to_vec();
        settings.places.most = most;
        Intent::Configure { settings }
    };
    let (_, both) = ann.act(1, with(&packs, None)).await;
    assert_eq!(refusal(&both), Some(Refusal::TooManyPlaces));
    let (_, one) = ann.act(2, with(&packs[..1], None)).await;
    assert_eq!(one, ClientOut::Done { n: 2 });
    let (_, fewer) = ann.act(3, with(&packs, Some(150))).await;
    assert_eq!(fewer, ClientOut::Done { n: 3 });
    let (_, started) = ann.act(4, Intent::StartRound {}).await;
    assert_eq!(started, ClientOut::Done { n: 4 });
}

#[test]
fn what_the_rules_write_is_what_the_journal_takes() {
    assert!(rules::RECORD_BYTES <= journal::Limits::default().record_bytes);
}
