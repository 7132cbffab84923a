//! What a server says of itself where operators look. A server that does not answer says nothing.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// What a server takes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    pub memory_bytes: u64,
    /// Since it was started, from clients and other servers.
    pub heard_bytes: u64,
    pub said_bytes: u64,
}

/// A frozen one answers never.
const ANSWERS_WITHIN: Duration = Duration::from_millis(500);

pub(crate) async fn is_healthy(port: u16) -> bool {
    let answer = ask(port, "/healthz").await;
    answer.is_some_and(|answer| answer["status"] == "ok")
}

pub(crate) async fn meta_leader(port: u16) -> Option<String> {
    let answer = ask(port, "/jsz").await?;
    name(&answer["meta_cluster"]["leader"])
}

pub(crate) async fn usage(port: u16) -> Option<Usage> {
    let answer = ask(port, "/varz").await?;
    Some(Usage {
        memory_bytes: answer["mem"].as_u64()?,
        heard_bytes: answer["in_bytes"].as_u64()?,
        said_bytes: answer["out_bytes"].as_u64()?,
    })
}

/// Whom a server that leads has not heard of, or not lately.
pub(crate) async fn missed(port: u16) -> Option<Vec<String>> {
    let answer = ask(port, "/jsz").await?;
    let replicas = answer["meta_cluster"]["replicas"].as_array();
    let is_here = |replica: &Value| replica["current"] == true && replica["offline"] != true;
    let missed = replicas.into_iter().flatten();
    let missed = missed.filter(|replica| !is_here(replica));
    Some(
        missed
            .filter_map(|replica| name(&replica["name"]))
            .collect(),
    )
}

/// All streams, with the names of their leaders.
pub(crate) async fn streams(port: u16) -> Vec<(String, Option<String>)> {
    let answer = ask(port, "/jsz?accounts=true&streams=true&limit=1024").await;
    let answer = answer.unwrap_or_default();
    let accounts = answer["account_details"].as_array().into_iter().flatten();
    let streams =
        accounts.flat_map(|account| account["stream_detail"].as_array().into_iter().flatten());
    let of = |stream: &Value| Some((name(&stream["name"])?, name(&stream["cluster"]["leader"])));
    streams.filter_map(of).collect()
}

fn name(value: &Value) -> Option<String> {
    let name = value.as_str().filter(|name| !name.is_empty());
    name.map(str::to_owned)
}

/// In the oldest way, in which an answer ends with its connection.
async fn ask(port: u16, what: &str) -> Option<Value> {
    let asked = async {
        let mut socket = TcpStream::connect(("127.0.0.1", port)).await.ok()?;
        let question = format!("GET {what} HTTP/1.0\r\n\r\n");
        socket.write_all(question.as_bytes()).await.ok()?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.ok()?;
        let (_, body) = answer.split_once("\r\n\r\n")?;
        serde_json::from_str(body).ok()
    };
    timeout(ANSWERS_WITHIN, asked).await.ok().flatten()
}
