//! Everything is bounded, and says so.

use std::time::Duration;

use journal::Journal;
use server::{Config, Limits, Pace, Timing};
use wire::{ClientIn, ClientOut, Intent, Refusal};

use crate::harness::{TestServer, token};

const HOUR: Duration = Duration::from_secs(3600);

fn limited(limits: Limits) -> TestServer {
    let limits = Limits {
        spare_loopback: false,
        ..limits
    };
    TestServer::with(Config {
        limits,
        ..Config::default()
    })
}

#[tokio::test]
async fn tables_per_address_are_limited() {
    let server = limited(Limits {
        tables_per_address: Pace::new(2, HOUR),
        ..Limits::default()
    });
    server.open_table().await;
    server.open_table().await;
    let response = server.request("POST", "/api/tables", &[]).await;
    assert_eq!(
        (response.status, response.body.as_str()),
        (429, r#"{"why":"too_many_tables"}"#)
    );
}

#[tokio::test]
async fn tables_of_one_address_are_limited_whatever_part_of_its_network_asks() {
    let server = TestServer::with(Config {
        limits: Limits {
            tables_of_one_address: 1,
            ..Limits::default()
        },
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        ..Config::default()
    });
    let open = async |from: &str| {
        let headers = [("X-Forwarded-For", from)];
        server.request("POST", "/api/tables", &headers).await.status
    };
    assert_eq!(open("203.0.113.5").await, 201);
    assert_eq!(open("203.0.113.5").await, 429);
    assert_eq!(open("203.0.113.6").await, 201);
    let mut opened = 0;
    for number in 0..60 {
        let status = open(&format!("2001:db8:1:{number:x}::1")).await;
        opened += usize::from(status == 201);
    }
    assert_eq!(opened, 4, "60 of one /56 tried");
}

#[tokio::test]
async fn nobody_is_spared_behind_a_proxy_on_this_computer() {
    let limits = Limits {
        tables_per_address: Pace::new(1, HOUR),
        ..Limits::default()
    };
    let here = "127.0.0.1/32".parse().unwrap();
    for (trusted_proxies, headers, second) in [
        (vec![], vec![], 201),
        (vec![], vec![("X-Forwarded-For", "203.0.113.5")], 429),
        (vec![], vec![("Forwarded", "for=203.0.113.5")], 429),
        (vec![], vec![("Via", "1.1 proxy")], 429),
        (vec![here], vec![("X-Forwarded-For", "203.0.113.5")], 429),
        (
            vec![here],
            vec![("X-Forwarded-For", "203.0.113.5:4711")],
            429,
        ),
        (vec![here], vec![("X-Forwarded-For", "unknown")], 429),
        (vec![here], vec![], 429),
    ] {
        let server = TestServer::with(Config {
            limits: limits.clone(),
            trusted_proxies,
            ..Config::default()
        });
        let open = || server.request("POST", "/api/tables", &headers);
        assert_eq!(open().await.status, 201);
        assert_eq!(open().await.status, second, "{headers:?}");
    }
}

#[tokio::test]
async fn tables_in_all_are_limited() {
    let server = limited(Limits {
        tables: 1,
        ..Limits::default()
    });
    server.open_table().await;
    assert_eq!(server.request("POST", "/api/tables", &[]).await.status, 429);
    let server = server.restart().await;
    assert_eq!(server.request("POST", "/api/tables", &[]).await.status, 429);
}

#[tokio::test]
async fn codes_cannot_be_tried_out_and_what_is_found_costs_nothing() {
    let server = limited(Limits {
        misses_per_address: Pace::new(3, HOUR),
        ..Limits::default()
    });
    let code = server.open_table().await;
    let known = format!("/api/tables/{code}");
    let ask = async |path: &str| server.request("GET", path, &[]).await.status;
    for _ in 0..5 {
        assert_eq!(ask(&known).await, 204);
        server.phone(&code).await;
    }
    assert_eq!(ask("/api/tables/BCDFG").await, 404);
    assert_eq!(ask("/api/tables/rubbish").await, 404);
    let mut lost = server.phone("BCDFG").await;
    assert_eq!(lost.refusal().await, Refusal::NoSuchTable);
    assert_eq!(ask("/api/tables/BCDFG").await, 429);
    assert_eq!(ask(&known).await, 429);
    assert_eq!(server.phone(&code).await.refusal().await, Refusal::TooFast);
}

#[tokio::test]
async fn whoever_sits_is_not_shut_out_by_others_behind_the_same_address() {
    let missing = Limits {
        misses_per_address: Pace::new(3, HOUR),
        ..Limits::default()
    };
    let asking = Limits {
        requests_per_address: Pace::new(4, HOUR),
        ..Limits::default()
    };
    for limits in [missing, asking] {
        let server = limited(limits);
        let (code, other) = (server.open_table().await, server.open_table().await);
        let mut ann = server.phone(&code).await;
        ann.enter(token(1), Some("Ann")).await;
        // It is known to sit once it is heard again.
        ann.act(1, Intent::Lock { locked: true }).await;
        let ask = async |code: &str| {
            let path = format!("/api/tables/{code}");
            server.request("GET", &path, &[]).await.status
        };
        while ask("BCDFG").await != 429 {}
        assert_eq!(ask(&code).await, 204);
        drop(ann);
        let mut again = server.phone(&code).await;
        again.enter(token(1), None).await;
        // What others have opened is still not told, be it there or not.
        assert_eq!((ask(&other).await, ask("BCDFG").await), (429, 429));
        let refused = server.phone(&other).await.refusal().await;
        assert_eq!(refused, Refusal::TooFast);
    }
}

#[tokio::test]
async fn what_is_found_is_not_found_for_ever() {
    let server = limited(Limits {
        requests_per_address: Pace::new(2, HOUR),
        ..Limits::default()
    });
    let code = server.open_table().await;
    let known = format!("/api/tables/{code}");
    for status in [204, 204, 429] {
        assert_eq!(server.request("GET", &known, &[]).await.status, status);
    }
}

#[tokio::test]
async fn sockets_per_address_are_limited() {
    let server = limited(Limits {
        connections_per_address: 2,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let mut second = server.phone(&code).await;
    assert_eq!(second.refusal().await, Refusal::AddressFull);
    assert_eq!(second.hear_or_end().await, None);
}

#[tokio::test]
async fn watchers_are_limited_and_seats_are_not_touched_by_that() {
    let server = limited(Limits {
        watchers_per_table: 1,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut tv = server.phone(&code).await;
    tv.watch().await;
    let mut second = server.phone(&code).await;
    second
        .send(&ClientIn::Watch {
            protocol: Some(wire::PROTOCOL),
            screen: false,
            at_door: false,
            fair: false,
        })
        .await;
    assert_eq!(second.refusal().await, Refusal::TableFull);
    second.enter(token(1), Some("Ann")).await;
}

#[tokio::test]
async fn a_phone_that_sends_too_fast_is_told_so_and_keeps_its_seat() {
    let server = limited(Limits {
        frames_per_socket: Pace::new(3, HOUR),
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for n in [1, 2] {
        assert_eq!(
            ann.act(n, Intent::Lock { locked: n == 1 }).await.1,
            ClientOut::Done { n }
        );
    }
    let (table, answer) = ann.act(3, Intent::Lock { locked: true }).await;
    let why = Refusal::TooFast;
    assert_eq!(
        (table, answer),
        (
            None,
            ClientOut::Refused {
                n: Some(3),
                why,
                detail: None
            }
        )
    );
}

#[tokio::test]
async fn a_socket_that_does_not_slow_down_is_closed() {
    let server = limited(Limits {
        frames_per_socket: Pace::new(3, HOUR),
        ..Limits::default()
    });
    let code = server.open_table().await;
    let mut flood = server.phone(&code).await;
    for _ in 0..7 {
        flood.send_text("rubbish").await;
    }
    let mut refused = Vec::new();
    while let Some(frame) = flood.hear_or_end().await {
        if let ClientOut::Refused { why, .. } = frame {
            refused.push(why);
        }
    }
    let (unread, fast) = (Refusal::NotUnderstood, Refusal::TooFast);
    assert_eq!(refused, [unread, unread, unread, fast, fast, fast, fast]);
}

#[tokio::test]
async fn a_phone_on_this_computer_may_be_as_fast_as_it_likes() {
    let server = TestServer::with(Config {
        limits: Limits {
            frames_per_socket: Pace::new(3, HOUR),
            ..Limits::default()
        },
        ..Config::default()
    });
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    for n in 1..20 {
        let locked = n % 2 == 1;
        assert_eq!(
            ann.act(n, Intent::Lock { locked }).await.1,
            ClientOut::Done { n }
        );
    }
}

#[tokio::test]
async fn a_socket_that_says_nothing_is_closed() {
    let timing = Timing {
        handshake: Duration::from_millis(20),
        ..Timing::default()
    };
    let server = TestServer::with(Config {
        timing,
        ..Config::default()
    });
    let code = server.open_table().await;
    let mut mute = server.phone(&code).await;
    assert_eq!(mute.hear_or_end().await, None);
}

/// Somebody has sat down there.
async fn taken_table(server: &TestServer) -> String {
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    code
}

#[tokio::test]
async fn a_table_at_which_nobody_ever_sat_is_deleted_sooner() {
    let server = limited(Limits {
        empty_table_lifetime: Duration::ZERO,
        ..Limits::default()
    });
    let (empty, taken) = (server.open_table().await, taken_table(&server).await);
    let server = server.restart().await;
    for (code, status) in [(empty, 404), (taken, 204)] {
        let path = format!("/api/tables/{code}");
        assert_eq!(server.request("GET", &path, &[]).await.status, status);
    }
}

#[tokio::test]
async fn a_table_is_deleted_when_nothing_happened_for_too_long() {
    let server = limited(Limits {
        table_lifetime: Duration::ZERO,
        ..Limits::default()
    });
    let code = server.open_table().await;
    let path = format!("/api/tables/{code}");
    assert_eq!(server.request("GET", &path, &[]).await.status, 204);
    let server = server.restart().await;
    assert_eq!(server.request("GET", &path, &[]).await.status, 404);
}

#[tokio::test]
async fn a_clock_that_has_leapt_deletes_no_table() {
    let server = TestServer::start();
    let code = taken_table(&server).await;
    server.journal.let_days_pass(31).await;
    let server = server.restart().await;
    let path = format!("/api/tables/{code}");
    assert_eq!(server.request("GET", &path, &[]).await.status, 204);
    // Nor does what happens after it.
    taken_table(&server).await;
    let server = server.restart().await;
    assert_eq!(server.request("GET", &path, &[]).await.status, 204);
}

#[tokio::test]
async fn one_sweep_deletes_some_of_the_old_tables_only() {
    let server = TestServer::start();
    for _ in 0..130 {
        taken_table(&server).await;
    }
    server.journal.let_days_pass(31).await;
    taken_table(&server).await;
    let journal = server.restart().await.stop().await;
    assert_eq!(journal.rooms(None, 99).await.unwrap().len(), 31);
}
