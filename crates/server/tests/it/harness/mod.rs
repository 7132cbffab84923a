//! A server and phones to test it with.

#![expect(clippy::unwrap_used, reason = "a harness that breaks fails its test")]

pub(crate) mod bare;
mod journal;
mod phone;
mod scrape;
mod server;

pub(crate) use journal::TestJournal;
pub(crate) use phone::{Phone, Seated, token};
pub(crate) use scrape::Scrape;
pub(crate) use server::{Response, TestServer, send};

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::net::{TcpSocket, TcpStream};

/// Long enough for the slowest machine; only a failing test waits for it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody else on this computer, as far as limits count.
pub(crate) async fn connect_from(number: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    let from = Ipv4Addr::new(127, 0, 0, number);
    socket.bind((from, 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}
