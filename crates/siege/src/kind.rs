//! What besiegers do on a connection, each until the server hangs up. All of it is bounded by whoever calls.

use std::time::Duration;

use anyhow::{Result, bail};
use fastrand::Rng;
use load::frame;
use serde_json::json;
use strum::{EnumIter, IntoStaticStr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::camp::Camp;

/// Between two bytes of whoever takes their time.
const DRIBBLE: Duration = Duration::from_secs(1);
/// More than the longest frame that is read.
const HUGE_BYTES: usize = 200 * 1024;
/// Nearly the longest that its head can announce in two bytes.
const HALF_BYTES: usize = 63 * 1024;
/// What a page or a picture of the server takes at most when it is asked for again and again.
const ASKED_AGAIN: usize = 16;
const TEXT: u8 = 0x81;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Kind {
    /// Connects and says nothing.
    Silent,
    /// Begins to ask for a socket, one byte a second.
    HalfHandshake,
    /// Asks for the longest there is, again and again, and reads none of it.
    DeafToPages,
    /// Watches a table and reads none of it.
    DeafToFrames,
    /// Sends frames as fast as the network takes them.
    FloodOfFrames,
    /// Asks for tables as fast as it is answered.
    FloodOfRequests,
    /// Asks for pages as fast as it is answered.
    FloodOfPages,
    /// Sends bytes that mean nothing.
    Garbage,
    /// The same on a socket.
    GarbageOnSocket,
    /// Announces a frame of a terabyte, and begins with it.
    HugeFrame,
    /// Sends frames that are too long, in pieces.
    LongFrame,
    /// Watches a table and holds nearly all of a long frame there, one byte a second.
    HalfFrame,
    /// Uploads a picture with the token of a seat, one byte a second.
    EndlessUpload,
    /// Opens a table with a request that never ends.
    EndlessRequest,
    /// Holds a seat at a table of its own, so as to come in with those who have one.
    Sitter,
}

/// Of so many besiegers in a network.
pub(crate) const MIX: [Kind; 21] = [
    Kind::Silent,
    Kind::HalfHandshake,
    Kind::DeafToPages,
    Kind::DeafToFrames,
    Kind::FloodOfFrames,
    Kind::FloodOfRequests,
    Kind::Garbage,
    Kind::HugeFrame,
    Kind::EndlessUpload,
    Kind::Sitter,
    Kind::Silent,
    Kind::HalfHandshake,
    Kind::DeafToPages,
    Kind::DeafToFrames,
    Kind::FloodOfFrames,
    Kind::FloodOfPages,
    Kind::GarbageOnSocket,
    Kind::LongFrame,
    Kind::EndlessRequest,
    Kind::Silent,
    Kind::HalfFrame,
];

impl Kind {
    /// Ends with the connection, one way or another: that is what the server is there for.
    pub(crate) async fn assail(
        self,
        mut stream: TcpStream,
        camp: &Camp,
        rng: &mut Rng,
    ) -> Result<()> {
        let (head, code) = (camp.address.head_lines(), &camp.code);
        let stream = &mut stream;
        match self {
            Self::Silent => {}
            Self::HalfHandshake => {
                let begun = format!("GET /ws/{code} HTTP/1.1\r\n{head}Upgrade: ");
                dribble(stream, begun.as_bytes()).await?;
            }
            Self::DeafToPages => {
                let asked = format!("GET /api/packs/places HTTP/1.1\r\n{head}\r\n");
                dribble(stream, asked.repeat(ASKED_AGAIN).as_bytes()).await?;
            }
            Self::DeafToFrames => {
                watch(stream, camp).await?;
                loop {
                    sleep(DRIBBLE).await;
                    stream.write_all(&masked(TEXT, PING)).await?;
                }
            }
            Self::FloodOfFrames => {
                upgrade(stream, camp).await?;
                let (mut from, mut to) = stream.split();
                let many = masked(TEXT, PING).repeat(100);
                let flood = async { while to.write_all(&many).await.is_ok() {} };
                let taken = take_all(&mut from);
                tokio::select! { () = flood => {}, () = taken => {} }
                return Ok(());
            }
            Self::FloodOfRequests => {
                let asked = format!("GET /api/tables/{code} HTTP/1.1\r\n{head}\r\n");
                return flood(stream, &asked).await;
            }
            Self::FloodOfPages => {
                return flood(stream, &format!("GET / HTTP/1.1\r\n{head}\r\n")).await;
            }
            Self::Garbage => stream.write_all(&noise(rng, 4096)).await?,
            Self::GarbageOnSocket => {
                upgrade(stream, camp).await?;
                stream.write_all(&noise(rng, 4096)).await?;
            }
            Self::HugeFrame => {
                upgrade(stream, camp).await?;
                let announced = (1u64 << 40).to_be_bytes();
                stream.write_all(&[TEXT, 0xff]).await?;
                stream.write_all(&announced).await?;
                stream.write_all(&noise(rng, HUGE_BYTES)).await?;
            }
            Self::LongFrame => {
                upgrade(stream, camp).await?;
                for piece in 0..16 {
                    let opcode = if piece == 0 { 0x01 } else { 0x00 };
                    stream
                        .write_all(&masked(opcode, &[b' '; 32 * 1024]))
                        .await?;
                }
            }
            Self::HalfFrame => {
                watch(stream, camp).await?;
                let mut begun = masked(TEXT, &[b' '; HALF_BYTES]);
                begun.truncate(begun.len() / 2);
                dribble(stream, &begun).await?;
            }
            Self::EndlessUpload => {
                let (bytes, token) = (150 * 1024, &camp.token);
                let begun = format!(
                    "POST /api/tables/{code}/pictures HTTP/1.1\r\n{head}Authorization: Bearer {token}\r\n\
                     Content-Type: image/jpeg\r\nContent-Length: {bytes}\r\n\r\n"
                );
                stream.write_all(begun.as_bytes()).await?;
                dribble(stream, &noise(rng, bytes / 2)).await?;
            }
            Self::EndlessRequest => {
                let begun = format!(
                    "POST /api/tables HTTP/1.1\r\n{head}Transfer-Encoding: chunked\r\n\r\n1\r\n"
                );
                dribble(stream, begun.as_bytes()).await?;
            }
            Self::Sitter => {
                upgrade(stream, camp).await?;
                let enter = frame::enter(&camp.token, "Sitter").to_string();
                stream.write_all(&masked(TEXT, enter.as_bytes())).await?;
                let (mut from, mut to) = stream.split();
                let stay = async {
                    while to.write_all(&masked(TEXT, PING)).await.is_ok() {
                        sleep(DRIBBLE).await;
                    }
                };
                tokio::select! { () = stay => {}, () = take_all(&mut from) => {} }
                return Ok(());
            }
        }
        take_all(stream).await;
        Ok(())
    }
}

const PING: &[u8] = br#"{"type":"ping"}"#;

async fn watch(stream: &mut TcpStream, camp: &Camp) -> Result<()> {
    upgrade(stream, camp).await?;
    let watch = json!({"type": "watch", "protocol": 3}).to_string();
    stream.write_all(&masked(TEXT, watch.as_bytes())).await?;
    Ok(())
}

async fn upgrade(stream: &mut TcpStream, camp: &Camp) -> Result<()> {
    let request = format!(
        "GET /ws/{} HTTP/1.1\r\n{}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: c2llZ2VzaWVnZXNpZWdlIQ==\r\n\r\n",
        camp.code,
        camp.address.head_lines()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await?;
    if !answer.ends_with(b" 101") {
        bail!("there is no socket to be had");
    }
    Ok(())
}

/// A frame of a client. All masks are good, also one that changes nothing.
fn masked(head: u8, said: &[u8]) -> Vec<u8> {
    let mut frame = vec![head];
    match u16::try_from(said.len()) {
        Ok(short @ 0..126) => frame.push(0x80 | short.to_be_bytes()[1]),
        Ok(long) => {
            frame.push(0x80 | 126);
            frame.extend(long.to_be_bytes());
        }
        Err(_) => frame.extend([0x80 | 126, 0xff, 0xff]),
    }
    frame.extend([0; 4]);
    frame.extend(said);
    frame
}

/// All of it at once, and then one byte after another.
async fn dribble(stream: &mut TcpStream, begun: &[u8]) -> Result<()> {
    stream.write_all(begun).await?;
    loop {
        sleep(DRIBBLE).await;
        stream.write_all(b"x").await?;
    }
}

/// Asks again as fast as it is answered.
async fn flood(stream: &mut TcpStream, asked: &str) -> Result<()> {
    let many = asked.repeat(ASKED_AGAIN);
    let (mut from, mut to) = stream.split();
    let ask = async { while to.write_all(many.as_bytes()).await.is_ok() {} };
    tokio::select! { () = ask => {}, () = take_all(&mut from) => {} }
    Ok(())
}

/// Until nothing comes any more.
async fn take_all(from: &mut (impl AsyncReadExt + Unpin)) {
    let mut taken = [0; 1024];
    while from.read(&mut taken).await.is_ok_and(|read| read > 0) {}
}

fn noise(rng: &mut Rng, bytes: usize) -> Vec<u8> {
    let mut noise = vec![0; bytes];
    rng.fill(&mut noise);
    noise
}
