//! The lines of a table's phones: how they come in, are cut, come back and go.

use std::time::Duration;

use anyhow::{Result, bail};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;

use super::{PATIENCE, Player, Table};
use crate::door::{Address, Socket};
use crate::frame;
use crate::inlet::Inlet;

/// Who may not leave just now is let go without an answer.
const FAREWELL: Duration = Duration::from_secs(2);
/// Whoever was cut off and not let in tries again after this long.
const KNOCK: Duration = Duration::from_millis(50);

pub(super) type Sink = SplitSink<Socket, Message>;

pub(super) async fn send(sink: &mut Sink, frame: String) -> Result<()> {
    sink.send(Message::text(frame)).await?;
    Ok(())
}

impl Table {
    /// One more, until it is shown its seat.
    pub(super) async fn sit_down(&mut self) -> Result<()> {
        let phone = self.players.len();
        let mut socket = self.way(phone).open_socket(&self.code).await?;
        let token = format!("{:032x}", self.rng.u128(..));
        let enter = self.enter(phone, &token);
        socket.send(Message::text(enter)).await?;
        self.sinks.push(None);
        self.players.push(Player {
            token,
            ..Player::default()
        });
        self.listen(phone, socket);
        self.until(|t| t.players[phone].rev > 0).await
    }

    pub(super) fn is_connected(&self, phone: usize) -> bool {
        self.sinks[phone].is_some()
    }

    /// Cuts the line of somebody, who comes back at once and tries until it works. Gives how long it took until
    /// the seat was shown again.
    pub async fn cut_one(&mut self) -> Result<Duration> {
        let phone = self.cut();
        let begin = Instant::now();
        loop {
            match timeout_at(begin + PATIENCE, self.come_back(phone)).await {
                Ok(Ok(())) => return Ok(begin.elapsed()),
                Ok(Err(_)) => sleep(KNOCK).await,
                Err(_) => bail!("whoever was cut off has no seat after half a minute"),
            }
        }
    }

    /// Cuts the line of somebody, and says whose.
    pub fn cut(&mut self) -> usize {
        let phone = self.rng.usize(..self.players.len());
        self.cut_off(phone);
        phone
    }

    /// Both halves have to go: one alone would keep the socket open.
    pub(crate) fn cut_off(&mut self, phone: usize) {
        let all = std::mem::take(&mut self.inlets);
        self.inlets = all.into_iter().filter(|one| one.phone() != phone).collect();
        self.sinks[phone] = None;
    }

    /// Tries once, until the seat is shown again.
    pub async fn come_back(&mut self, phone: usize) -> Result<()> {
        let mut socket = self.way(phone).open_socket(&self.code).await?;
        self.players[phone].rev = 0;
        let enter = self.enter(phone, &self.players[phone].token);
        socket.send(Message::text(enter)).await?;
        while self.players[phone].rev == 0 {
            let heard = socket.next().await.transpose()?;
            self.take(Some((phone, heard.map(Ok))))?;
        }
        self.listen(phone, socket);
        self.speak().await
    }

    /// Everybody goes, so that nothing of it stays on the server for long.
    pub async fn leave(mut self) {
        for (player, sink) in self.players.iter_mut().zip(self.sinks.iter_mut().flatten()) {
            player.n += 1;
            let leave = frame::intend(player.n, &json!({"do": "leave"}));
            // Whoever cannot even say goodbye is gone already.
            drop(timeout(PATIENCE, send(sink, leave)).await);
        }
        drop(
            timeout(FAREWELL, async {
                while self
                    .inlets
                    .next()
                    .await
                    .is_some_and(|(_, frame)| frame.is_some())
                {}
            })
            .await,
        );
    }

    fn way(&self, phone: usize) -> &Address {
        &self.addresses[phone % self.addresses.len()]
    }

    fn listen(&mut self, phone: usize, socket: Socket) {
        let (sink, frames) = socket.split();
        let inlet = Inlet::new(phone, frames, self.way(phone).round_trip());
        self.sinks[phone] = Some(sink);
        self.inlets.push(inlet);
    }

    fn enter(&self, phone: usize, token: &str) -> String {
        let name = format!("Player {}", phone + 1);
        let enter = match self.is_fair {
            true => frame::enter_fairly(token, &name),
            false => frame::enter(token, &name),
        };
        enter.to_string()
    }
}
