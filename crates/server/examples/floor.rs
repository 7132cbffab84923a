//! The least that a server of tables could do, to measure the real one against: whatever a phone sends, every
//! phone at its table gets one frame of 1,024 bytes. It decides nothing, keeps nothing and knows nobody.
//!
//! `floor IP:PORT`

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::response::{Json, Response};
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

const FRAME_BYTES: usize = 1024;
/// As in the real one.
const READ_BUFFER_BYTES: usize = 4096;

type Table = Arc<Mutex<Vec<UnboundedSender<Utf8Bytes>>>>;

#[derive(Debug, Default)]
struct Hall {
    opened: AtomicU32,
    tables: Mutex<HashMap<String, Table>>,
}

impl Hall {
    fn table(&self, code: String) -> Table {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(tables.entry(code).or_default())
    }
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or("127.0.0.1:0".to_owned());
    let listener = TcpListener::bind(address).await?;
    eprintln!("listening on http://{}", listener.local_addr()?);
    let listener = listener.tap_io(|stream| {
        // Without it frames would wait for each other, and the measurement would be of that.
        stream.set_nodelay(true).expect("a socket can be told");
    });
    let router = Router::new()
        .route("/api/tables", post(open_table))
        .route("/ws/{code}", get(open_socket))
        .with_state(Arc::default());
    axum::serve(listener, router).await
}

async fn open_table(State(hall): State<Arc<Hall>>) -> Json<HashMap<&'static str, String>> {
    let number = hall.opened.fetch_add(1, Ordering::Relaxed);
    Json(HashMap::from([("code", format!("T{number}"))]))
}

async fn open_socket(
    State(hall): State<Arc<Hall>>,
    Path(code): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .on_upgrade(move |socket| serve(socket, hall.table(code)))
}

async fn serve(mut socket: WebSocket, table: Table) {
    let frame = Utf8Bytes::from("x".repeat(FRAME_BYTES));
    let (outbox, mut waiting) = unbounded_channel();
    table
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(outbox);
    loop {
        tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(_))) => {
                    for phone in table.lock().unwrap_or_else(PoisonError::into_inner).iter() {
                        // Whoever has gone needs no frame.
                        drop(phone.send(frame.clone()));
                    }
                }
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            frame = waiting.recv() => {
                let Some(frame) = frame else { return };
                if socket.send(Message::Text(frame)).await.is_err() {
                    return;
                }
            }
        }
    }
}
