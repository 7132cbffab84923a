//! The way in: a server's address, a new table there, a socket at it.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Frames are short, and a larger buffer would be cleared at every read.
const READ_BUFFER_BYTES: usize = 4096;
const PORT: u16 = 80;
const FORWARDED_FOR: &str = "X-Forwarded-For";

pub type Socket = WebSocketStream<TcpStream>;

/// Where the server is, without encryption: `http://host:port`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    host: String,
    port: u16,
    guest: Guest,
    round_trip: Duration,
}

/// Whom a server takes its guests for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Guest {
    /// Whoever the system makes of them.
    #[default]
    Anybody,
    /// They connect from this address, which this computer must have.
    At(IpAddr),
    /// They say to come from there, as a proxy would.
    Named(IpAddr),
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
            guest: Guest::Anybody,
            round_trip: Duration::ZERO,
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

    /// The same server, for a guest who connects from an address of this computer.
    #[must_use]
    pub fn from(&self, ip: IpAddr) -> Self {
        let guest = Guest::At(ip);
        Self {
            guest,
            ..self.clone()
        }
    }

    /// The same server, which trusts whoever talks to it here to pass on a guest from elsewhere.
    #[must_use]
    pub fn on_behalf_of(&self, ip: IpAddr) -> Self {
        let guest = Guest::Named(ip);
        Self {
            guest,
            ..self.clone()
        }
    }

    /// The same server, as if what it says to phones and what they answer took so much longer together.
    #[must_use]
    pub fn at_a_distance(&self, round_trip: Duration) -> Self {
        Self {
            round_trip,
            ..self.clone()
        }
    }

    pub(crate) fn round_trip(&self) -> Duration {
        self.round_trip
    }

    /// What every head of a request says of where it goes and whom it comes from.
    pub fn head_lines(&self) -> String {
        match self.guest {
            Guest::Named(ip) => format!("Host: {self}\r\n{FORWARDED_FOR}: {ip}\r\n"),
            Guest::Anybody | Guest::At(_) => format!("Host: {self}\r\n"),
        }
    }

    pub async fn connect(&self) -> Result<TcpStream> {
        let stream = match self.guest {
            Guest::At(ip) => self.connect_from(ip).await,
            Guest::Anybody | Guest::Named(_) => TcpStream::connect((self.host(), self.port)).await,
        };
        let stream = stream.with_context(|| format!("nobody answers at {self}"))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    async fn connect_from(&self, ip: IpAddr) -> io::Result<TcpStream> {
        let mut all = lookup_host((self.host(), self.port)).await?;
        let to = all.find(|to| to.is_ipv4() == ip.is_ipv4());
        let to = to.ok_or(io::ErrorKind::AddrNotAvailable)?;
        let socket = match ip {
            IpAddr::V4(_) => TcpSocket::new_v4()?,
            IpAddr::V6(_) => TcpSocket::new_v6()?,
        };
        socket.bind(SocketAddr::new(ip, 0))?;
        socket.connect(to).await
    }

    /// Gives the code of a new table.
    pub async fn open_table(&self) -> Result<String> {
        let mut stream = self.connect().await?;
        let request = format!(
            "POST /api/tables HTTP/1.1\r\n{}Content-Length: 0\r\nConnection: close\r\n\r\n",
            self.head_lines()
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
        let mut request = format!("ws://{self}/ws/{code}").into_client_request()?;
        if let Guest::Named(ip) = self.guest {
            let named = HeaderValue::try_from(ip.to_string())?;
            request.headers_mut().insert(FORWARDED_FOR, named);
        }
        let (socket, _) = client_async_with_config(request, stream, Some(how)).await?;
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
