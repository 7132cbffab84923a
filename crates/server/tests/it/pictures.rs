//! Pictures of a table's own deck, from the host's phone to all others.

use wire::{ClientOut, Intent, PICTURE_BYTES, Refusal};

use crate::harness::{Phone, Response, TestServer, token};

const CARD: &[u8] = include_bytes!("pictures/portrait.jpg");
const PNG: &[u8] = include_bytes!("pictures/portrait.png");

async fn sitting(server: &TestServer, code: &str, number: u8, name: &str) -> Phone {
    let mut phone = server.phone(code).await;
    phone.enter(token(number), Some(name)).await;
    phone
}

async fn add(server: &TestServer, code: &str, number: u8, bytes: &[u8]) -> Response {
    let path = format!("/api/tables/{code}/pictures");
    let bearer = format!("Bearer {}", token(number).to_hex());
    let headers = [("Authorization", bearer.as_str())];
    server.send("POST", &path, &headers, bytes).await
}

fn added(response: &Response) -> String {
    assert_eq!(response.status, 201, "{}", response.body);
    let body = serde_json::from_str::<serde_json::Value>(&response.body);
    let picture = body.as_ref().map(|body| body["picture"].as_str());
    let picture = picture.ok().flatten();
    picture.expect("an added picture has a name").to_owned()
}

async fn get(server: &TestServer, code: &str, picture: &str) -> Response {
    let path = format!("/api/tables/{code}/pictures/{picture}");
    server.request("GET", &path, &[]).await
}

#[tokio::test]
async fn a_picture_of_the_host_is_seen_by_all_and_survives_a_restart() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let picture = added(&add(&server, &code, 1, CARD).await);
    let table = ann.table_where(|table| !table.pictures.is_empty()).await;
    assert_eq!(table.pictures, std::slice::from_ref(&picture));
    drop(ann);
    let server = server.restart().await;
    let response = get(&server, &code, &picture).await;
    assert_eq!((response.status, response.bytes.as_slice()), (200, CARD));
    let head = response.head.to_lowercase();
    assert!(head.contains("content-type: image/jpeg"), "{head}");
    assert!(
        head.contains("private") && !head.contains("public"),
        "{head}"
    );
    assert!(head.contains("immutable"), "{head}");
    assert!(head.contains("nosniff"), "{head}");
    let mut ann = server.phone(&code).await;
    let seated = ann.enter(token(1), None).await;
    assert_eq!(seated.table.pictures, [picture]);
}

#[tokio::test]
async fn a_picture_belongs_to_its_table_alone() {
    let server = TestServer::start();
    let (one, other) = (server.open_table().await, server.open_table().await);
    let _ann = sitting(&server, &one, 1, "Ann").await;
    let picture = added(&add(&server, &one, 1, CARD).await);
    assert_eq!(get(&server, &other, &picture).await.status, 404);
    for wrong in ["own-", "own-00", "%2e%2e", "evidence"] {
        assert_eq!(get(&server, &one, wrong).await.status, 404, "{wrong}");
    }
}

#[tokio::test]
async fn what_is_no_picture_or_not_from_the_host_is_refused_and_changes_nothing() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let _ann = sitting(&server, &code, 1, "Ann").await;
    let _ben = sitting(&server, &code, 2, "Ben").await;
    let heavy = vec![0; PICTURE_BYTES + 1];
    let absurd = vec![0; 50 * 1024 * 1024];
    let table: [(&str, u8, &[u8], u16, &str); 7] = [
        ("a guest", 2, CARD, 403, "host_only"),
        ("a guest with a text", 2, b"hello", 403, "host_only"),
        ("a stranger", 9, CARD, 401, "no_seat"),
        ("another format", 1, PNG, 415, "not_a_picture"),
        ("a text", 1, b"hello", 415, "not_a_picture"),
        ("too heavy", 1, &heavy, 413, "picture_too_large"),
        ("far too heavy", 1, &absurd, 413, "picture_too_large"),
    ];
    for (what, number, bytes, status, why) in table {
        let response = add(&server, &code, number, bytes).await;
        assert_eq!(response.status, status, "{what}");
        assert_eq!(response.body, format!(r#"{{"why":"{why}"}}"#), "{what}");
    }
    let path = format!("/api/tables/{code}/pictures");
    let nobody = server.send("POST", &path, &[], CARD).await;
    assert_eq!(nobody.status, 401);
    assert_eq!(add(&server, "BCDFG", 1, CARD).await.status, 404);
    let mut late = server.phone(&code).await;
    assert!(late.watch().await.pictures.is_empty());
}

#[tokio::test]
async fn a_picture_is_added_once_and_can_be_taken_out() {
    let server = TestServer::start();
    let code = server.open_table().await;
    let mut ann = sitting(&server, &code, 1, "Ann").await;
    let picture = added(&add(&server, &code, 1, CARD).await);
    assert_eq!(added(&add(&server, &code, 1, CARD).await), picture);
    let gone = Intent::DropPicture {
        picture: picture.clone(),
    };
    assert_eq!(ann.act(1, gone.clone()).await.1, ClientOut::Done { n: 1 });
    let (_, refused) = ann.act(2, gone).await;
    let why = Refusal::NoSuchCard;
    assert!(matches!(refused, ClientOut::Refused { why: w, .. } if w == why));
    assert_eq!(added(&add(&server, &code, 1, CARD).await), picture);
}
