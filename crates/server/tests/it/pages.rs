//! Plain requests: origins, headers, packs, pages.

use std::collections::BTreeMap;

use content::Library;
use server::Config;
use wire::{ClientOut, Intent};

use crate::harness::{TestServer, token};

const UPGRADE: [(&str, &str); 4] = [
    ("Upgrade", "websocket"),
    ("Connection", "upgrade, close"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

#[tokio::test]
async fn sockets_and_tables_are_refused_to_pages_of_others() {
    let links = vec!["https://play.example.org".parse().unwrap()];
    let server = TestServer::with(Config {
        links,
        ..Config::default()
    });
    let code = server.open_table().await;
    let evil = ("Origin", "https://evil.example");
    let headers = [UPGRADE.as_slice(), &[evil]].concat();
    assert_eq!(
        server
            .request("GET", &format!("/ws/{code}"), &headers)
            .await
            .status,
        403
    );
    assert_eq!(
        server.request("POST", "/api/tables", &[evil]).await.status,
        403
    );

    let own = format!("http://{}", server.address);
    for origin in [own.as_str(), "https://play.example.org"] {
        assert_eq!(
            server
                .request("POST", "/api/tables", &[("Origin", origin)])
                .await
                .status,
            201
        );
    }
}

#[tokio::test]
async fn every_answer_forbids_foreign_script_and_frames() {
    let server = TestServer::start();
    for path in ["/", "/t/BCDFG", "/house", "/nothing", "/api/tables/BCDFG"] {
        let head = server.request("GET", path, &[]).await.head;
        for expected in [
            "script-src 'self';",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            &format!("ws://{}", server.address),
        ] {
            assert!(head.contains(expected), "{path}: {expected} in {head}");
        }
        assert!(!head.contains("script-src 'self' 'unsafe-inline'"));
    }
}

#[tokio::test]
async fn nothing_is_answered_under_a_name_that_somebody_else_gave() {
    let server = TestServer::with(Config {
        links: vec!["https://play.example.org".parse().unwrap()],
        ..Config::default()
    });
    let open = async |host: &str| {
        let origin = format!("http://{host}");
        let headers = [("Host", host), ("Origin", origin.as_str())];
        server.request("POST", "/api/tables", &headers).await
    };
    for (host, status) in [
        ("localhost:4280", 201),
        ("play.example.org", 201),
        ("evil.example", 421),
        ("a;script-src.local", 421),
    ] {
        let answer = open(host).await;
        assert_eq!(answer.status, status, "{host}");
        assert!(!answer.head.contains("a;script-src"), "{}", answer.head);
    }
    let told = open("evil.example").await.body;
    assert!(told.contains("not known under this name"), "{told}");
}

#[tokio::test]
async fn a_pack_is_sent_once() {
    let server = TestServer::start();
    let list = server.request("GET", "/api/packs", &[]).await;
    let lines: Vec<wire::pack::PackLine> = serde_json::from_str(&list.body).unwrap();
    let ids: Vec<&str> = lines.iter().map(|line| line.id.as_str()).collect();
    assert_eq!(ids, ["places", "time-travel", "films"]);
    assert!(lines.iter().all(|line| line.places >= 8));

    let first = server.request("GET", "/api/packs/places", &[]).await;
    assert_eq!(first.status, 200);
    let etag = first
        .head
        .lines()
        .find_map(|line| line.strip_prefix("etag: "))
        .unwrap();
    let second = server
        .request("GET", "/api/packs/places", &[("If-None-Match", etag)])
        .await;
    assert_eq!((second.status, second.body.as_str()), (304, ""));
    assert_eq!(
        server
            .request("GET", "/api/packs/nothing", &[])
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn what_places_are_like_is_sent_to_whoever_asks_and_not_with_their_words() {
    let server = TestServer::start();
    let words = server.request("GET", "/api/packs/places", &[]).await;
    assert!(!words.body.contains("indoors"), "{}", words.body);

    let path = "/api/packs/places/attributes";
    let answer = server.request("GET", path, &[]).await;
    assert!(answer.head.contains("etag: "), "{}", answer.head);
    let like: BTreeMap<String, wire::Attributes> = serde_json::from_str(&answer.body).unwrap();
    let library = Library::embedded();
    let places = &library.pack("places").unwrap().places;
    assert_eq!(like.len(), places.len());
    for place in places {
        assert_eq!(like[&*place.id], place.attributes, "{}", place.id);
    }
    let none = server
        .request("GET", "/api/packs/nothing/attributes", &[])
        .await;
    assert_eq!(none.status, 404);
}

/// What a table of this server calls its build, and how a pack under that name may be kept.
async fn kept_as(library: Library, pack: &str) -> (String, String) {
    let server = TestServer::with(Config {
        library,
        ..Config::default()
    });
    let code = server.open_table().await;
    let build = server.phone(&code).await.build;
    let path = format!("/api/packs/{pack}?build={build}");
    (build, server.request("GET", &path, &[]).await.head)
}

#[tokio::test]
async fn words_that_were_changed_are_asked_for_under_another_name() {
    let text = include_str!("../../../content/tests/cases/sound.json");
    let served = |text: &str| {
        let pack = content::parse(text.as_bytes()).unwrap();
        Library::embedded().with(pack).unwrap()
    };
    let (first, head) = kept_as(served(text), "our-house").await;
    assert!(head.contains("immutable"), "{head}");
    let (second, _) = kept_as(served(&text.replace("Tavan", "Stubište")), "our-house").await;
    let (third, _) = kept_as(served(text), "our-house").await;
    assert_ne!(first, second);
    assert_eq!(first, third);
}

#[tokio::test]
async fn a_pack_that_joined_the_house_can_be_chosen_at_a_table() {
    let pack = include_bytes!("../../../content/tests/cases/sound.json");
    let library = Library::embedded().with(content::parse(pack).unwrap());
    let server = TestServer::with(Config {
        library: library.unwrap(),
        ..Config::default()
    });
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let mut settings = ann.enter(token(1), Some("Ann")).await.table.settings;
    settings.packs = vec!["our-house".to_owned()];
    let (table, done) = ann.act(1, Intent::Configure { settings }).await;
    assert_eq!(done, ClientOut::Done { n: 1 });
    assert_eq!(table.unwrap().settings.packs, ["our-house"]);
}

#[tokio::test]
async fn a_page_of_the_client_may_be_the_first_one_opened() {
    let server = TestServer::start();
    let start = server.request("GET", "/", &[]).await;
    for path in [
        "/t/BCDFG",
        "/tv/bcdfg",
        "/rules",
        "/rules/",
        "/rules/film-night",
        "/Rules/Duel",
    ] {
        let page = server.request("GET", path, &[]).await;
        assert_eq!(
            (page.status, &page.body),
            (start.status, &start.body),
            "{path}"
        );
    }
    for path in ["/rulesofthumb", "/tables", "/rules.json"] {
        let status = server.request("GET", path, &[]).await.status;
        assert_eq!(status, 404, "{path}");
    }
}
