//! A network that is as bad as it is told to be, in front of one server.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::twice::Twice;

const PIECE_BYTES: usize = 16 * 1024;

/// How the network is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weather {
    #[default]
    Fair,
    /// Nothing arrives, and nobody is told.
    Silent,
    /// Every piece of bytes comes so much later.
    Slow(Duration),
    /// What a client publishes at NATS arrives twice.
    Twice,
    /// All connections are lost, and none can be had.
    Cut,
}

/// Whoever connects to it talks to the server behind it, weather permitting. Ends when it is dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    weather: watch::Sender<Weather>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// Before the server at this address.
    pub async fn before(server: &str) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (weather, watched) = watch::channel(Weather::Fair);
        let accepting = tokio::spawn(accept(listener, server.to_owned(), watched));
        Ok(Self {
            address,
            weather,
            accepting,
        })
    }

    pub fn address(&self) -> String {
        self.address.to_string()
    }

    pub fn turn(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }

    pub fn weather(&self) -> Weather {
        *self.weather.borrow()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        // Connections that are open are lost with it.
        self.turn(Weather::Cut);
    }
}

async fn accept(listener: TcpListener, server: String, weather: watch::Receiver<Weather>) {
    while let Ok((client, _)) = listener.accept().await {
        tokio::spawn(join(client, server.clone(), weather.clone()));
    }
}

/// Both ways, until one side or the weather ends it.
async fn join(client: TcpStream, server: String, mut weather: watch::Receiver<Weather>) {
    if *weather.borrow() == Weather::Cut {
        return;
    }
    let Ok(server) = TcpStream::connect(&server).await else {
        return;
    };
    // Small pieces are sent as they come, on both sides.
    if client
        .set_nodelay(true)
        .and(server.set_nodelay(true))
        .is_err()
    {
        return;
    }
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    tokio::select! {
        () = carry(from_client, to_server, weather.clone(), Some(Twice::default())) => {}
        () = carry(from_server, to_client, weather.clone(), None) => {}
        _ = weather.wait_for(|weather| *weather == Weather::Cut) => {}
    }
}

/// What was lost in silence is lost for ever: a connection that has missed a byte goes on being silent.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    weather: watch::Receiver<Weather>,
    mut twice: Option<Twice>,
) {
    let mut piece = vec![0; PIECE_BYTES];
    let mut has_lost = false;
    loop {
        let Ok(read @ 1..) = from.read(&mut piece).await else {
            return;
        };
        let weather = *weather.borrow();
        has_lost |= weather == Weather::Silent;
        if has_lost {
            continue;
        }
        if let Weather::Slow(by) = weather {
            sleep(by).await;
        }
        let bytes = &piece[..read];
        let written = match &mut twice {
            Some(twice) => {
                let bytes = twice.pass(bytes, weather == Weather::Twice);
                to.write_all(&bytes).await
            }
            None => to.write_all(bytes).await,
        };
        if written.is_err() {
            return;
        }
    }
}
