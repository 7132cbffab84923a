//! How long a phone that comes back waits for its table: from `enter` until everything is shown, in
//! microseconds.
//!
//! `enter HOST:PORT CODE TOKEN`

#![expect(clippy::print_stdout, reason = "this is what it is run for")]

use std::env;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let mut word = || words.next().context("enter HOST:PORT CODE TOKEN");
    let (address, code, token) = (word()?, word()?, word()?);
    let stream = TcpStream::connect(&address).await?;
    stream.set_nodelay(true)?;
    let (mut socket, _) = client_async(format!("ws://{address}/ws/{code}"), stream).await?;
    socket.next().await.context("nobody says hello")??;
    let enter = json!({"type": "enter", "protocol": wire::PROTOCOL, "token": token});
    let begin = Instant::now();
    socket.send(Message::text(enter.to_string())).await?;
    while let Some(frame) = socket.next().await {
        let frame = frame?;
        let text = frame.to_text().unwrap_or_default();
        if text.starts_with(r#"{"type":"pulse""#) {
            println!("{}", begin.elapsed().as_micros());
            return Ok(());
        }
        if text.starts_with(r#"{"type":"refused""#) {
            bail!("nobody is let in: {text}");
        }
    }
    bail!("the server has closed the socket")
}
