//! What pictures and packs have in common on their way to a table.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use wire::{ClientOut, Intent, OWN_PACK_BYTES, OWN_PACKS_MAX, PICTURE_BYTES, SeatId, Settings};

use crate::harness::{Phone, Response, TestServer, token};

const CARD: &[u8] = include_bytes!("pictures/portrait.jpg");
const PACK: &str = include_str!("../../../content/tests/cases/sound.json");

struct Kind {
    /// In the address.
    folder: &'static str,
    /// In the answer.
    name: &'static str,
    good: &'static [u8],
    bytes_max: usize,
    too_large: &'static str,
    not_one: (u16, &'static str),
}

const KINDS: [Kind; 2] = [
    Kind {
        folder: "pictures",
        name: "picture",
        good: CARD,
        bytes_max: PICTURE_BYTES,
        too_large: "picture_too_large",
        not_one: (415, "not_a_picture"),
    },
    Kind {
        folder: "packs",
        name: "pack",
        good: PACK.as_bytes(),
        bytes_max: OWN_PACK_BYTES,
        too_large: "pack_too_large",
        not_one: (422, "not_a_pack"),
    },
];

fn bearer(number: u8) -> String {
    format!("Bearer {}", token(number).to_hex())
}

impl Kind {
    fn path(&self, code: &str) -> String {
        format!("/api/tables/{code}/{}", self.folder)
    }

    async fn send(&self, server: &TestServer, code: &str, number: u8, body: &[u8]) -> Response {
        let bearer = bearer(number);
        let headers = [("Authorization", bearer.as_str())];
        server.send("POST", &self.path(code), &headers, body).await
    }

    /// Sends a good one and says what it is called.
    async fn add(&self, server: &TestServer, code: &str, number: u8) -> String {
        let response = self.send(server, code, number, self.good).await;
        assert_eq!(response.status, 201, "{}", response.body);
        let body: serde_json::Value = serde_json::from_str(&response.body).unwrap();
        body[self.name].as_str().unwrap().to_owned()
    }
}

/// Ann, who is the host, and Ben.
async fn two(server: &TestServer) -> (String, Phone, Phone) {
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut ben = server.phone(&code).await;
    ben.enter(token(2), Some("Ben")).await;
    (code, ann, ben)
}

fn why(response: &Response) -> (u16, String) {
    let body: serde_json::Value = serde_json::from_str(&response.body).unwrap_or_default();
    let why = body["why"].as_str().unwrap_or_default();
    (response.status, why.to_owned())
}

#[tokio::test]
async fn one_that_is_sent_again_is_as_good_as_added_and_changes_nothing() {
    for kind in KINDS {
        let server = TestServer::start();
        let (code, mut ann, ben) = two(&server).await;
        let first = kind.add(&server, &code, 1).await;
        let head = server.journal.head(&code).await;
        assert_eq!(kind.add(&server, &code, 1).await, first);
        // What is stored already needs no space.
        server.journal.fill_blobs();
        assert_eq!(kind.add(&server, &code, 1).await, first);
        assert_eq!(server.journal.head(&code).await, head, "{}", kind.name);

        let seat = SeatId(2);
        ann.act(1, Intent::MakeHost { seat }).await;
        let head = server.journal.head(&code).await;
        assert_eq!(kind.add(&server, &code, 2).await, first, "by another host");
        drop((ann, ben));
        let server = server.restart().await;
        assert_eq!(kind.add(&server, &code, 2).await, first, "after a restart");
        assert_eq!(server.journal.head(&code).await, head, "{}", kind.name);
    }
}

/// Neither a phone nor a table asks for it again and again.
#[tokio::test]
async fn a_damaged_one_is_as_good_as_lost() {
    for kind in KINDS {
        let server = TestServer::start();
        let (code, _ann, _ben) = two(&server).await;
        let path = format!("{}/{}", kind.path(&code), kind.add(&server, &code, 1).await);
        assert_eq!(server.request("GET", &path, &[]).await.status, 200);
        server.journal.damage(&code);
        assert_eq!(
            server.request("GET", &path, &[]).await.status,
            404,
            "{}",
            kind.name
        );
    }
}

#[tokio::test]
async fn one_that_was_not_recorded_can_be_sent_again() {
    for kind in KINDS {
        let server = TestServer::start();
        let (code, _ann, _ben) = two(&server).await;
        server.journal.fail_next_append();
        let response = kind.send(&server, &code, 1, kind.good).await;
        assert_eq!(why(&response), (503, "server_busy".to_owned()));
        let head = server.journal.head(&code).await;
        kind.add(&server, &code, 1).await;
        assert_eq!(server.journal.head(&code).await, head + 1, "{}", kind.name);
    }
}

#[tokio::test]
async fn two_who_add_the_same_at_once_add_it_once() {
    for kind in KINDS {
        let server = TestServer::start();
        let (code, _ann, _ben) = two(&server).await;
        let head = server.journal.head(&code).await;
        let (one, other) = tokio::join!(kind.add(&server, &code, 1), kind.add(&server, &code, 1));
        assert_eq!(one, other);
        assert_eq!(server.journal.head(&code).await, head + 1, "{}", kind.name);
    }
}

type Headers<'a> = &'a [(&'a str, &'a str)];

#[tokio::test]
async fn whoever_may_not_add_is_told_before_anything_is_read() {
    for kind in KINDS {
        let server = TestServer::start();
        let (code, mut ann, _ben) = two(&server).await;
        let [host, guest, stranger] = [1, 2, 9].map(bearer);
        let path = kind.path(&code);
        let foreign = ("Origin", "https://elsewhere.example.org");
        let table: [(&str, Headers, (u16, &str)); 5] = [
            (&path, &[("Authorization", &host), foreign], (403, "")),
            (&path, &[], (401, "no_seat")),
            (&path, &[("Authorization", &stranger)], (401, "no_seat")),
            (&path, &[("Authorization", &guest)], (403, "host_only")),
            (
                &kind.path("BCDFG"),
                &[("Authorization", &host)],
                (404, "no_such_table"),
            ),
        ];
        for (path, headers, (status, word)) in table {
            let response = server.announce(path, headers).await;
            assert_eq!(why(&response), (status, word.to_owned()), "{headers:?}");
        }
        let mut others = Vec::new();
        for (number, name) in [(3, "Cleo"), (4, "Dan")] {
            let mut phone = server.phone(&code).await;
            phone.enter(token(number), Some(name)).await;
            others.push(phone);
        }
        ann.act(1, Intent::StartRound {}).await;
        let response = server.announce(&path, &[("Authorization", &host)]).await;
        assert_eq!(why(&response), (409, "not_now".to_owned()), "{}", kind.name);
    }
}

#[tokio::test]
async fn what_is_too_large_or_something_else_is_refused_and_changes_nothing() {
    for kind in KINDS {
        let server = TestServer::start();
        let (code, _ann, _ben) = two(&server).await;
        let head = server.journal.head(&code).await;
        let heavy = vec![b' '; kind.bytes_max + 1];
        let response = kind.send(&server, &code, 1, &heavy).await;
        assert_eq!(why(&response), (413, kind.too_large.to_owned()));
        let response = kind.send(&server, &code, 1, b"hello").await;
        let (status, word) = kind.not_one;
        assert_eq!(why(&response), (status, word.to_owned()));
        server.journal.fill_blobs();
        let response = kind.send(&server, &code, 1, kind.good).await;
        assert_eq!(why(&response), (409, "table_store_full".to_owned()));
        assert_eq!(server.journal.head(&code).await, head, "{}", kind.name);
    }
}

#[tokio::test]
async fn a_pack_that_is_there_is_told_so_at_a_table_that_has_enough() {
    let server = TestServer::start();
    let (code, _ann, _ben) = two(&server).await;
    let [_, kind] = KINDS;
    let first = kind.add(&server, &code, 1).await;
    for number in 1..OWN_PACKS_MAX {
        let other = PACK.replace("Tavan", &format!("Tavan {number}"));
        let response = kind.send(&server, &code, 1, other.as_bytes()).await;
        assert_eq!(response.status, 201);
    }
    assert_eq!(kind.add(&server, &code, 1).await, first);
    let other = PACK.replace("Tavan", "Stubište");
    let response = kind.send(&server, &code, 1, other.as_bytes()).await;
    assert_eq!(why(&response), (409, "too_many_packs".to_owned()));
}

#[tokio::test]
async fn another_version_of_a_pack_is_another_pack() {
    let server = TestServer::start();
    let (code, mut ann, _ben) = two(&server).await;
    let [_, kind] = KINDS;
    kind.add(&server, &code, 1).await;
    let newer = PACK.replace("Tavan", "Stubište");
    let response = kind.send(&server, &code, 1, newer.as_bytes()).await;
    assert_eq!(response.status, 201);
    let packs = ann.table_where(|table| table.packs.len() == 2).await.packs;
    assert_ne!(packs[0].id, packs[1].id);
}

/// A pack is parsed when it comes in. Were it read back from where it lies, this table could not use it.
#[tokio::test]
async fn a_pack_is_played_with_as_it_came_in() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    let settings = ann.enter(token(1), Some("Ann")).await.table.settings;
    server.journal.fail_blobs(true);
    let [_, kind] = KINDS;
    let packs = vec![kind.add(&server, &code, 1).await];
    let settings = Settings { packs, ..settings };
    let (_, chosen) = ann.act(1, Intent::Configure { settings }).await;
    assert_eq!(chosen, ClientOut::Done { n: 1 });
}
