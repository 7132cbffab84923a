//! The server under test, and plain HTTP requests to it.

use std::net::{SocketAddr, TcpListener};

use journal::Journal;
use server::{Config, Doors, ServeError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::{PATIENCE, Phone, Scrape, TestJournal};

pub(crate) struct TestServer<J = TestJournal> {
    pub(crate) address: SocketAddr,
    /// Where those who run it ask.
    pub(crate) operators: SocketAddr,
    pub(crate) journal: J,
    config: Config,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<Result<(), ServeError>>,
}

pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
    /// The body, whatever it is.
    pub(crate) bytes: Vec<u8>,
}

impl TestServer {
    pub(crate) fn start() -> Self {
        Self::with(Config::default())
    }

    pub(crate) fn with(config: Config) -> Self {
        Self::on(TestJournal::default(), config)
    }
}

impl<J: Journal> TestServer<J> {
    pub(crate) fn on(journal: J, config: Config) -> Self {
        let [guests, operators] = [(); 2].map(|()| TcpListener::bind(("127.0.0.1", 0)).unwrap());
        let address = guests.local_addr().unwrap();
        let watched = operators.local_addr().unwrap();
        let doors = Doors {
            guests,
            operators: Some(operators),
        };
        let (stop, stopped) = oneshot::channel();
        let shutdown = async { drop(stopped.await) };
        let task = tokio::spawn(server::run(
            config.clone(),
            journal.clone(),
            doors,
            shutdown,
        ));
        Self {
            address,
            operators: watched,
            journal,
            config,
            stop: Some(stop),
            task,
        }
    }

    /// Only asks, and waits for nothing.
    pub(crate) fn ask_to_stop(&mut self) {
        self.stop = None;
    }

    /// Stops in good order and says whether all went well.
    pub(crate) async fn stop(self) -> J {
        drop(self.stop);
        timeout(PATIENCE, self.task)
            .await
            .unwrap()
            .unwrap()
            .unwrap();
        self.journal
    }

    /// What it ends with, without being asked to.
    pub(crate) async fn ends(self) -> (ServeError, J) {
        let ended = timeout(PATIENCE, self.task).await.unwrap().unwrap();
        drop(self.stop);
        (ended.unwrap_err(), self.journal)
    }

    pub(crate) async fn restart(self) -> Self {
        let config = self.config.clone();
        Self::on(self.stop().await, config)
    }

    pub(crate) async fn open_table(&self) -> String {
        let response = self.request("POST", "/api/tables", &[]).await;
        assert_eq!(response.status, 201, "{}", response.body);
        let opened: serde_json::Value = serde_json::from_str(&response.body).unwrap();
        opened["code"].as_str().unwrap().to_owned()
    }

    /// What those who run it are answered.
    pub(crate) async fn watched(&self, path: &str) -> Response {
        send(self.operators, "GET", path, &[], &[]).await
    }

    pub(crate) async fn scrape(&self) -> Scrape {
        Scrape::of(self.watched("/metrics").await)
    }

    /// A socket that has heard `hello` and said nothing.
    pub(crate) async fn phone(&self, code: &str) -> Phone {
        Phone::connect(self.address, code).await
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Response {
        self.send(method, path, headers, &[]).await
    }

    /// What is answered to a request whose body has been announced and does not come.
    pub(crate) async fn announce(&self, path: &str, headers: &[(&str, &str)]) -> Response {
        let announced = [headers, &[("Content-Length", "1000")]].concat();
        self.send("POST", path, &announced, &[]).await
    }

    /// A body is sent as far as the server cares to read it.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Response {
        send(self.address, method, path, headers, body).await
    }
}

/// The same to a server that may be stopping meanwhile.
pub(crate) async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Response {
    let mut request = format!("{method} {path} HTTP/1.1\r\n");
    if headers.iter().all(|(name, _)| *name != "Host") {
        request += &format!("Host: {address}\r\n");
    }
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    if headers.iter().all(|(name, _)| *name != "Connection") {
        request += "Connection: close\r\n";
    }
    if !body.is_empty() {
        request += &format!("Content-Length: {}\r\n", body.len());
    }
    request += "\r\n";
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let (mut reader, mut writer) = stream.split();
        let mut answer = Vec::new();
        let (_, read) = tokio::join!(writer.write_all(body), reader.read_to_end(&mut answer));
        // Closed while we were still sending, which is fine once an answer has come.
        assert!(read.is_ok() || !answer.is_empty(), "{read:?}");
        answer
    };
    let answer = timeout(PATIENCE, exchange).await.unwrap();
    let end = b"\r\n\r\n";
    let head = answer.windows(end.len()).position(|part| part == end);
    let (head, bytes) = answer.split_at(head.unwrap());
    let head = String::from_utf8_lossy(head);
    let bytes = bytes[end.len()..].to_vec();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Response {
        status,
        head: head.into_owned(),
        body: String::from_utf8_lossy(&bytes).into_owned(),
        bytes,
    }
}
