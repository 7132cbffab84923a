//! The same over TLS, with a certificate that is good for tests only.

#![expect(
    clippy::unwrap_used,
    reason = "a connection that breaks fails its test"
)]

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use server::{Config, Timing, Tls};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::harness::{PATIENCE, TestServer};

const CERTIFICATE: &str = "certificate.pem";

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/tls"))
}

fn sealed(timing: Timing) -> TestServer {
    let tls = Tls::read(&folder().join(CERTIFICATE), &folder().join("key.pem"));
    TestServer::with(Config {
        tls: Some(tls.unwrap()),
        timing,
        ..Config::default()
    })
}

/// After the handshake.
async fn connect(server: &TestServer) -> TlsStream<TcpStream> {
    let mut roots = RootCertStore::empty();
    let certificate = CertificateDer::from_pem_file(folder().join(CERTIFICATE)).unwrap();
    roots.add(certificate).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(server.address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let connecting = TlsConnector::from(Arc::new(config)).connect(name, stream);
    timeout(PATIENCE, connecting).await.unwrap().unwrap()
}

#[tokio::test]
async fn whoever_says_nothing_is_hung_up_on_before_and_after_the_handshake() {
    let server = sealed(Timing {
        request: Duration::from_millis(500),
        ..Timing::default()
    });
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    let mut nothing = Vec::new();
    let hung_up = timeout(PATIENCE, silent.read_to_end(&mut nothing)).await;
    assert!(hung_up.is_ok() && nothing.is_empty());
    let mut greeted = connect(&server).await;
    let hung_up = timeout(PATIENCE, greeted.read_to_end(&mut nothing)).await;
    assert!(hung_up.is_ok() && nothing.is_empty());
}

#[tokio::test]
async fn browsers_are_told_to_stay_with_https() {
    let server = sealed(Timing::default());
    let mut stream = connect(&server).await;
    let request = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer))
        .await
        .unwrap()
        .unwrap();
    let answer = String::from_utf8_lossy(&answer);
    let expected = "strict-transport-security: max-age=31536000\r\n";
    assert!(answer.contains(expected), "{answer}");
    let plain = TestServer::start().request("GET", "/", &[]).await.head;
    assert!(!plain.contains("strict-transport-security"), "{plain}");
}

#[tokio::test]
async fn whoever_reads_no_answer_is_hung_up_on() {
    let server = sealed(Timing {
        write: Duration::from_millis(500),
        ..Timing::default()
    });
    let mut stream = connect(&server).await;
    let request = b"GET /api/packs/places HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // What is written to somebody who has hung up fails.
    let asking = async { while stream.write_all(request).await.is_ok() {} };
    timeout(PATIENCE, asking).await.expect("it ends");
}
