//! What is told of the rounds that are over, to whoever knows the code.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use wire::{Chronicle, ClientOut, Intent};

use crate::harness::{Response, TestServer, token};

async fn ask(server: &TestServer, code: &str) -> Response {
    let path = format!("/api/tables/{code}/chronicle");
    server.request("GET", &path, &[]).await
}

async fn told(server: &TestServer, code: &str) -> Chronicle {
    let answer = ask(server, code).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let head = answer.head.to_lowercase();
    assert!(head.contains("cache-control: no-store"), "{head}");
    serde_json::from_slice(&answer.bytes).unwrap()
}

#[tokio::test]
async fn rounds_are_told_once_they_are_over_also_after_a_restart() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut phones = Vec::new();
    for (number, name) in [(1, "Ann"), (2, "Ben"), (3, "Cleo"), (4, "Dan")] {
        let mut phone = server.phone(&code).await;
        phone.enter(token(number), Some(name)).await;
        phones.push(phone);
    }
    let ann = &mut phones[0];
    let (table, _) = ann.act(1, Intent::StartRound {}).await;
    let round = table.unwrap().round.unwrap().number();
    assert_eq!(told(&server, &code).await, Chronicle::default());
    let (_, aborted) = ann.act(2, Intent::AbortRound { round }).await;
    assert_eq!(aborted, ClientOut::Done { n: 2 });
    let chronicle = told(&server, &code).await;
    assert_eq!(chronicle.rounds.len(), 1);
    let names: Vec<_> = chronicle.people.iter().map(|p| &*p.name).collect();
    assert_eq!(names, ["Ann", "Ben", "Cleo", "Dan"]);
    drop(phones);
    let server = server.restart().await;
    assert_eq!(told(&server, &code).await, chronicle);
}

#[tokio::test]
async fn of_a_table_that_is_none_nothing_is_told() {
    let server = TestServer::start();
    for code in ["BCDFG", "nonsense"] {
        assert_eq!(ask(&server, code).await.status, 404);
    }
}
