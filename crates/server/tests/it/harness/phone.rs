//! A phone: one socket, frames in and out.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{
    ClientIn, ClientOut, Farewell, Intent, Refusal, SeatId, SeatView, Secret128, TableView,
};

use super::PATIENCE;

pub(crate) struct Phone {
    socket: WebSocketStream<TcpStream>,
    /// What the server called itself.
    pub(crate) build: String,
}

/// What a phone knows once it sits.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seated {
    pub(crate) you: SeatId,
    pub(crate) last_n: u64,
    pub(crate) seat: SeatView,
    pub(crate) table: TableView,
}

pub(crate) fn token(number: u8) -> Secret128 {
    Secret128::from_bytes([number; 16])
}

impl Phone {
    pub(crate) async fn connect(address: SocketAddr, code: &str) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        let url = format!("ws://{address}/ws/{code}");
        let (socket, _) = timeout(PATIENCE, client_async(url, stream))
            .await
            .unwrap()
            .unwrap();
        let build = String::new();
        let mut phone = Self { socket, build };
        match phone.hear().await {
            ClientOut::Hello {
                protocol: wire::PROTOCOL,
                build,
                ..
            } => phone.build = build,
            other => panic!("{other:?}"),
        }
        phone
    }

    pub(crate) async fn send(&mut self, frame: &ClientIn) {
        self.send_text(serde_json::to_string(frame).unwrap()).await;
    }

    pub(crate) async fn send_text(&mut self, text: impl Into<String>) {
        self.send_message(Message::Text(text.into().into())).await;
    }

    pub(crate) async fn send_message(&mut self, message: Message) {
        timeout(PATIENCE, self.socket.send(message))
            .await
            .unwrap()
            .unwrap();
    }

    /// The next frame, or nothing once the server has closed.
    pub(crate) async fn hear_or_end(&mut self) -> Option<ClientOut> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.unwrap() {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> ClientOut {
        self.hear_or_end()
            .await
            .expect("the server has closed the socket")
    }

    pub(crate) async fn hear_until<T>(
        &mut self,
        mut wanted: impl FnMut(ClientOut) -> Option<T>,
    ) -> T {
        loop {
            if let Some(found) = wanted(self.hear().await) {
                return found;
            }
        }
    }

    pub(crate) async fn refusal(&mut self) -> Refusal {
        self.hear_until(|frame| match frame {
            ClientOut::Refused { why, .. } => Some(why),
            _ => None,
        })
        .await
    }

    /// The last frame, after which nothing comes.
    pub(crate) async fn farewell(&mut self) -> Farewell {
        let why = self
            .hear_until(|frame| match frame {
                ClientOut::Bye { why } => Some(why),
                _ => None,
            })
            .await;
        assert_eq!(self.hear_or_end().await, None);
        why
    }

    pub(crate) async fn table(&mut self) -> TableView {
        self.hear_until(|frame| match frame {
            ClientOut::Table { view, .. } => Some(view),
            _ => None,
        })
        .await
    }

    pub(crate) async fn try_enter(&mut self, token: Secret128, name: Option<&str>) {
        let name = name.map(str::to_owned);
        self.send(&ClientIn::Enter {
            token,
            name,
            key: None,
        })
        .await;
    }

    /// Enters, and insists on the frames and their order.
    pub(crate) async fn enter(&mut self, token: Secret128, name: Option<&str>) -> Seated {
        self.try_enter(token, name).await;
        self.seated().await
    }

    pub(crate) async fn seated(&mut self) -> Seated {
        let ClientOut::Welcome { you, last_n } = self.hear().await else {
            panic!("no welcome")
        };
        let ClientOut::Time { .. } = self.hear().await else {
            panic!("no time")
        };
        let ClientOut::Seat {
            rev, view: seat, ..
        } = self.hear().await
        else {
            panic!("no seat")
        };
        let ClientOut::Table {
            rev: table_rev,
            view: table,
        } = self.hear().await
        else {
            panic!("no table")
        };
        assert_eq!(rev, table_rev);
        let ClientOut::Presence { on, .. } = self.hear().await else {
            panic!("no presence")
        };
        assert!(on.contains(&you));
        Seated {
            you,
            last_n,
            seat,
            table,
        }
    }

    pub(crate) async fn watch(&mut self) -> TableView {
        self.send(&ClientIn::Watch {}).await;
        let ClientOut::Time { .. } = self.hear().await else {
            panic!("no time")
        };
        let ClientOut::Table { view, .. } = self.hear().await else {
            panic!("no table")
        };
        let ClientOut::Presence { .. } = self.hear().await else {
            panic!("no presence")
        };
        view
    }

    /// Sends an intent and returns the newest table seen before the answer, and the answer.
    pub(crate) async fn act(&mut self, n: u64, intent: Intent) -> (Option<TableView>, ClientOut) {
        self.send(&ClientIn::Intent { n, intent }).await;
        let mut table = None;
        loop {
            match self.hear().await {
                ClientOut::Table { view, .. } => table = Some(view),
                answer @ (ClientOut::Done { .. } | ClientOut::Refused { .. }) => {
                    return (table, answer);
                }
                _ => {}
            }
        }
    }
}
