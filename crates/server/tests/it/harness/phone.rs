//! A phone: one socket, frames in and out.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{
    Assembly, ClientIn, ClientOut, Farewell, Intent, Reach, Refusal, SeatId, SeatView, Secret128,
    Seen, TableView,
};

use super::PATIENCE;

pub(crate) struct Phone {
    socket: WebSocketStream<TcpStream>,
    assembly: Assembly,
    /// What the last frame led to, if it was a pulse.
    drawn: Option<TableView>,
    /// The revision of the last pulse.
    rev: u64,
    pub(crate) epoch: u64,
    /// What the server called itself.
    pub(crate) build: String,
    /// From where it said it is reached, and by which name.
    pub(crate) reached: (Reach, Option<String>),
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
        let assembly = Assembly::default();
        let mut phone = Self {
            socket,
            assembly,
            drawn: None,
            rev: 0,
            epoch: 0,
            build: String::new(),
            reached: Default::default(),
        };
        match phone.hear().await {
            ClientOut::Hello {
                protocol: wire::PROTOCOL,
                build,
                epoch,
                reach,
                easy,
                ..
            } => {
                (phone.build, phone.epoch) = (build, epoch);
                phone.reached = (reach, easy);
            }
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
                Some(Ok(Message::Text(text))) => {
                    let frame = serde_json::from_str(&text).unwrap();
                    self.drawn = self.assembly.take(&frame);
                    if let ClientOut::Pulse { rev, .. } = &frame {
                        self.rev = *rev;
                    }
                    return Some(frame);
                }
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

    /// The next table that is drawn.
    pub(crate) async fn table(&mut self) -> TableView {
        self.table_where(|_| true).await
    }

    pub(crate) async fn table_where(&mut self, wanted: impl Fn(&TableView) -> bool) -> TableView {
        loop {
            self.hear().await;
            if let Some(table) = self.drawn.take().filter(&wanted) {
                return table;
            }
        }
    }

    pub(crate) async fn try_enter(&mut self, token: Secret128, name: Option<&str>) {
        let name = name.map(str::to_owned);
        self.send(&ClientIn::Enter {
            protocol: Some(wire::PROTOCOL),
            token,
            name,
            key: None,
            avatar: None,
            seen: None,
            fair: false,
            bot: false,
        })
        .await;
    }

    /// Enters, and insists on the frames and their order.
    pub(crate) async fn enter(&mut self, token: Secret128, name: Option<&str>) -> Seated {
        self.try_enter(token, name).await;
        self.seated().await
    }

    /// The newest that it was shown.
    pub(crate) fn seen(&self) -> Seen {
        Seen {
            epoch: self.epoch,
            rev: self.rev,
        }
    }

    pub(crate) async fn seated(&mut self) -> Seated {
        let first = self.hear().await;
        self.seated_by(first).await
    }

    /// The same, once the first frame was heard.
    pub(crate) async fn seated_by(&mut self, first: ClientOut) -> Seated {
        let ClientOut::Welcome { you, last_n } = first else {
            panic!("no welcome")
        };
        let ClientOut::Time { .. } = self.hear().await else {
            panic!("no time")
        };
        self.setting().await;
        let mut next = self.hear().await;
        if matches!(next, ClientOut::Lines { .. }) {
            next = self.hear().await;
        }
        let ClientOut::Seat {
            rev, view: seat, ..
        } = next
        else {
            panic!("no seat: {next:?}")
        };
        let (pulse_rev, table) = self.pulse().await;
        assert_eq!(rev, pulse_rev);
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

    /// What comes before a seat and a pulse.
    async fn setting(&mut self) {
        let board = self.hear().await;
        assert!(matches!(board, ClientOut::Board { .. }), "{board:?}");
        let last = self.hear().await;
        assert!(matches!(last, ClientOut::Happenings { .. }), "{last:?}");
    }

    async fn pulse(&mut self) -> (u64, TableView) {
        let pulse = self.hear().await;
        let ClientOut::Pulse { rev, .. } = pulse else {
            panic!("no pulse: {pulse:?}")
        };
        (rev, self.drawn.take().expect("its board came before"))
    }

    pub(crate) async fn watch(&mut self) -> TableView {
        let protocol = Some(wire::PROTOCOL);
        self.send(&ClientIn::Watch {
            protocol,
            screen: false,
            at_door: false,
            fair: false,
        })
        .await;
        let ClientOut::Time { .. } = self.hear().await else {
            panic!("no time")
        };
        self.setting().await;
        let (_, view) = self.pulse().await;
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
            let frame = self.hear().await;
            if matches!(frame, ClientOut::Done { .. } | ClientOut::Refused { .. }) {
                return (table, frame);
            }
            table = self.drawn.take().or(table);
        }
    }
}
