//! Clusters that would not keep what they are given are refused, and the reason is said.

use std::path::Path;

use cluster::{Cluster, Options, Tls};
use journal::{JetStreamJournal, JournalError, Limits, Unfit};

use crate::{open, place};

async fn refusal(cluster: &Cluster) -> JournalError {
    let opened = JetStreamJournal::open(place(&cluster.url(), "house"), Limits::default()).await;
    opened.expect_err("it will not do")
}

#[tokio::test]
async fn servers_that_do_not_sync_are_refused() {
    let lazy = Options {
        sync_always: false,
        ..Options::default()
    };
    let cluster = Cluster::start(1, lazy).await.expect("it starts");
    let why = refusal(&cluster).await;
    assert!(
        matches!(why, JournalError::Unfit(Unfit::Unsynced { .. })),
        "{why}"
    );
    assert!(why.to_string().contains("sync_interval: always") && !why.may_pass());
}

#[tokio::test]
async fn servers_that_cannot_be_asked_are_refused() {
    let accounts = "accounts { MOLEHUNT { jetstream: enabled, users: [{ user: molehunt, password: correct-horse }] } }";
    let silent = Options {
        accounts: Some(accounts.to_owned()),
        ..Options::default()
    };
    let cluster = Cluster::start(1, silent).await.expect("it starts");
    let why = refusal(&cluster).await;
    assert!(matches!(why, JournalError::Unfit(Unfit::Unasked)), "{why}");
}

#[tokio::test]
async fn servers_through_which_no_picture_fits_are_refused() {
    let narrow = Options {
        payload_bytes: 1024 * 1024,
        ..Options::default()
    };
    let cluster = Cluster::start(1, narrow).await.expect("it starts");
    let why = refusal(&cluster).await;
    assert!(
        matches!(why, JournalError::Unfit(Unfit::Narrow { .. })),
        "{why}"
    );
}

#[tokio::test]
async fn one_server_keeps_one_copy_and_no_more() {
    let cluster = Cluster::start(1, Options::default())
        .await
        .expect("it starts");
    let why = refusal(&cluster).await;
    let few = Unfit::Few {
        found: 1,
        needed: 3,
    };
    assert!(
        matches!(&why, JournalError::Unfit(unfit) if *unfit == few),
        "{why}"
    );
    let mut alone = place(&cluster.url(), "house");
    alone.options.copies = 1;
    let opened = JetStreamJournal::open(alone, Limits::default()).await;
    opened.expect("it was asked for no more");
}

#[tokio::test]
async fn where_nobody_listens_it_is_said_and_may_pass() {
    let port = cluster::free_port().expect("there are ports");
    let url = format!("nats://127.0.0.1:{port}");
    let opened = JetStreamJournal::open(place(&url, "house"), Limits::default()).await;
    let why = opened.expect_err("nobody is there");
    assert!(
        matches!(why, JournalError::Unreached { .. }) && why.may_pass(),
        "{why}"
    );
}

#[tokio::test]
async fn encrypted_servers_are_believed_by_whoever_signed_for_them() {
    let certificates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/it/tls");
    let tls = Tls {
        cert: certificates.join("certificate.pem"),
        key: certificates.join("key.pem"),
    };
    let encrypted = Options {
        tls: Some(tls.clone()),
        ..Options::default()
    };
    let cluster = Cluster::start(1, encrypted).await.expect("it starts");
    let url = cluster.url_of(&[cluster.address(0).replace("127.0.0.1", "localhost")]);
    let mut place = place(&url, "house");
    place.options.copies = 1;
    let opened = JetStreamJournal::open(place.clone(), Limits::default()).await;
    let why = opened.expect_err("nobody here knows who has signed");
    assert!(matches!(why, JournalError::Unreached { .. }), "{why}");
    place.options.authority = Some(tls.cert);
    let opened = JetStreamJournal::open(place, Limits::default()).await;
    opened.expect("it is who it says");
}

#[tokio::test]
async fn a_stream_that_somebody_has_altered_is_refused() {
    let cluster = Cluster::shared().await;
    drop(open(&cluster.url(), "altered").await);
    let options = async_nats::ConnectOptions::new()
        .user_and_password(cluster::USER.to_owned(), cluster::PASSWORD.to_owned());
    let client = options.connect(cluster.address(0)).await.expect("it works");
    let info = client
        .request("$JS.API.STREAM.INFO.altered-0", "".into())
        .await;
    let info: serde_json::Value =
        serde_json::from_slice(&info.expect("it answers").payload).expect("an answer");
    let mut config = info["config"].clone();
    config["max_age"] = serde_json::json!(3_600_000_000_000_u64);
    let update = client.request("$JS.API.STREAM.UPDATE.altered-0", config.to_string().into());
    update.await.expect("it answers");
    let why = JetStreamJournal::open(place(&cluster.url(), "altered"), Limits::default()).await;
    let why = why.expect_err("it forgets tables").to_string();
    assert!(
        why.contains("altered-0") && why.contains("max_age"),
        "{why}"
    );
}
