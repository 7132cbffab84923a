//! The way in: a server's address, a new table there, a socket at it.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Frames are short, and a larger buffer would be cleared at every read.
const READ_BUFFER_BYTES: usize = 4096;
const PORT: u16 = 80;

pub type Socket = WebSocketStream<TcpStream>;

/// Where the server is, without encryption: `http://host:port`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    host: String,
    port: u16,
}

impl FromStr for Address {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        ensure!(
            !text.starts_with("https://"),
            "encrypted connections are not measured: give an address with http://"
        );
        let text = text.strip_prefix("http://").unwrap_or(text);
        let (authority, path) = text.split_once('/').unwrap_or((text, ""));
        ensure!(path.is_empty(), "an address ends after its port: {text}");
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !host.is_empty() && !port.contains(']') => {
                let port = port.parse();
                (host, port.with_context(|| format!("no port: {authority}"))?)
            }
            _ => (authority, PORT),
        };
        ensure!(!host.is_empty(), "no host: {text}");
        Ok(Self {
            host: host.to_owned(),
            port,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl Address {
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    async fn connect(&self) -> Result<TcpStream> {
        let stream = TcpStream::connect((self.host(), self.port)).await;
        let stream = stream.with_context(|| format!("nobody answers at {self}"))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Gives the code of a new table.
    pub async fn open_table(&self) -> Result<String> {
        let mut stream = self.connect().await?;
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {self}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.lines().next().unwrap_or_default();
        let body: Value = serde_json::from_str(body).unwrap_or_default();
        match body["code"].as_str() {
            Some(code) => Ok(code.to_owned()),
            None => bail!("the server opened no table: {status} {body}"),
        }
    }

    /// A socket at a table, on which nobody has said anything yet.
    pub async fn open_socket(&self, code: &str) -> Result<Socket> {
        let stream = self.connect().await?;
        let how = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
        let url = format!("ws://{self}/ws/{code}");
        let (socket, _) = client_async_with_config(url, stream, Some(how)).await?;
        Ok(socket)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let table = [
            ("http://127.0.0.1:4280", Some("127.0.0.1:4280")),
            ("http://127.0.0.1:4280/", Some("127.0.0.1:4280")),
            ("molehunt.local", Some("molehunt.local:80")),
            ("http://[::1]:4280", Some("[::1]:4280")),
            ("http://[::1]", Some("[::1]:80")),
            ("https://molehunt.local", None),
            ("http://molehunt.local/t/ABCDE", None),
            ("http://molehunt.local:port", None),
            ("http://", None),
        ];
        for (text, expected) in table {
            let read = text.parse::<Address>().ok().map(|read| read.to_string());
            assert_eq!(read.as_deref(), expected, "{text}");
        }
    }
}
