//! Servers of different builds that share one journal, as while an update goes through them.

use std::future::pending;
use std::net::TcpListener;

use futures_util::StreamExt;
use journal::{Journal, MemoryJournal, Topic, Version};
use rules::{OLDEST_WRITTEN, SCHEMA};
use serde_json::json;
use server::{Config, ServeError};
use wire::Intent;

use super::two;
use crate::harness::{TestJournal, TestServer, token};

/// The words of another build.
fn word(schema: u32) -> String {
    json!({"v": 1, "from": 7, "word": {"here": {"schema": schema}}}).to_string()
}

async fn whisper(journal: &TestJournal, word: String) {
    let said = journal.whisper(&Topic::House, word.into()).await;
    said.expect("the journal works");
}

#[tokio::test]
async fn what_happens_is_written_so_that_the_oldest_server_can_read_it() {
    let journal = TestJournal::shared();
    let server = TestServer::on(journal.clone(), Config::default());
    let code = server.open_table().await;
    let mut ann = server.phone(&code).await;
    ann.enter(token(1), Some("Ann")).await;
    let leaves = json!({"v": 1, "from": 7, "word": "bye"}).to_string();
    let mut n = 0;
    for (said, written) in [(word(OLDEST_WRITTEN), OLDEST_WRITTEN), (leaves, SCHEMA)] {
        whisper(&journal, said).await;
        // It is heard in passing, so the first taps may still be written as before.
        loop {
            n += 1;
            ann.act(n, Intent::Lock { locked: n % 2 == 1 }).await;
            let room = code.parse().expect("a code is a room id");
            let page = journal.read(&room, Version::EMPTY, usize::MAX).await;
            let records = page.expect("the journal works").records;
            if records
                .last()
                .is_some_and(|record| record.schema == written)
            {
                break;
            }
        }
    }
}

#[tokio::test]
async fn beside_a_server_that_is_too_old_none_begins() {
    let journal = MemoryJournal::default().shared();
    let mut heard = journal.overhear(&Topic::House).await.expect("it works");
    let old = journal.clone();
    let answers = async move {
        while let Some(question) = heard.next().await {
            if !String::from_utf8_lossy(&question).contains("asks") {
                continue;
            }
            let said = old.whisper(&Topic::House, word(OLDEST_WRITTEN - 1).into());
            said.await.expect("it works");
        }
    };
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let begins = server::run(Config::default(), journal, listener, pending());
    tokio::select! {
        () = answers => panic!("the journal is open"),
        begun = begins => {
            let error = begun.expect_err("it cannot write what that one reads");
            assert!(matches!(error, ServeError::TooOld(_)), "{error}");
            assert!(error.to_string().contains("update that node"), "{error}");
        }
    }
}

#[tokio::test]
async fn all_servers_know_how_long_codes_are() {
    let [here, there] = two();
    let _table = here.open_table().await;
    let journal = &there.journal;
    let word = json!({"v": 1, "from": 7, "word": {"here": {"code_chars": 7, "schema": SCHEMA}}});
    whisper(journal, word.to_string()).await;
    loop {
        let answer = there.request("POST", "/api/screens", &[]).await;
        let told: serde_json::Value = serde_json::from_str(&answer.body).expect("an answer");
        if told["code_chars"] == 7 {
            return;
        }
    }
}
