//! What a host's phone sends beside its socket: who sends it, who looks at it, and how the table answers.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use journal::Journal;
use rules::TokenHash;
use tokio::sync::{Semaphore, oneshot};
use tokio::task::spawn_blocking;
use wire::{Refusal, Secret128};

use crate::app::App;
use crate::code::TableCode;
use crate::http::refused;
use crate::room::ToRoom;

/// Where it goes and by whose right.
#[derive(Debug)]
pub(crate) struct Upload {
    pub(crate) code: TableCode,
    pub(crate) token: TokenHash,
}

/// Pictures and packs are looked at so many at a time. Each takes a few milliseconds, so who finds them
/// all taken has met a crowd.
const READINGS_MAX: usize = 4;

/// Those who look at what was sent. Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Readers(Arc<Semaphore>);

impl Default for Readers {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(READINGS_MAX)))
    }
}

impl Readers {
    /// Beside the sockets of this thread, which need not wait for it. Nothing, when the work panicked.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Refusal> {
        let taken = Arc::clone(&self.0).try_acquire_owned();
        let taken = taken.map_err(|_| Refusal::ServerBusy)?;
        // The work goes on when the request is given up, and so does its claim.
        let working = spawn_blocking(move || {
            let done = work();
            drop(taken);
            done
        });
        Ok(working.await.ok())
    }
}

/// An answer that ends the request.
type Refusing<T> = Result<T, Box<Response>>;

impl Upload {
    /// Refuses whoever may not add anything now, so that only a host's files are looked at.
    ///
    /// The seat's token comes as a bearer, never in the address, which is logged by some proxies.
    pub(crate) async fn check<J: Journal>(
        app: &App<J>,
        peer: SocketAddr,
        code: &str,
        headers: &HeaderMap,
    ) -> Refusing<Self> {
        if !app.is_ours(headers) {
            return Err(StatusCode::FORBIDDEN.into_response().into());
        }
        if let Err(why) = app.gate.look_up(app.address(peer.ip(), headers)) {
            return Err(refused(why).into());
        }
        let code = code.parse().ok();
        let code = code.ok_or_else(|| refused(Refusal::NoSuchTable))?;
        let token = bearer(headers).ok_or_else(|| refused(Refusal::NoSeat))?;
        let asked = Self::ask(app, &code, |answer| ToRoom::MayAdd { token, answer }).await;
        match asked {
            Ok(()) => Ok(Self { code, token }),
            Err(why) => Err(refused(why).into()),
        }
    }

    /// Asks the table, which is woken if it sleeps.
    pub(crate) async fn ask<J: Journal, T>(
        app: &App<J>,
        code: &TableCode,
        message: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> ToRoom,
    ) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        let door = app.registry.door(code);
        if door.try_send(message(answer)).is_err() {
            return Err(Refusal::ServerBusy);
        }
        answered.await.unwrap_or(Err(Refusal::ServerBusy))
    }
}

pub(crate) fn body(
    body: Result<Bytes, BytesRejection>,
    too_large: Refusal,
) -> Result<Bytes, Refusal> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large,
        _ => Refusal::NotUnderstood,
    })
}

fn bearer(headers: &HeaderMap) -> Option<TokenHash> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let token = Secret128::from_hex(value.strip_prefix("Bearer ")?)?;
    Some(TokenHash::of(&token))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_crowd_of_files_is_turned_away_until_one_has_been_read() {
        let readers = Readers::default();
        let mut at_work = Vec::new();
        for _ in 0..READINGS_MAX {
            let (finish, finished) = mpsc::channel::<()>();
            let (begin, begun) = oneshot::channel();
            let readers = readers.clone();
            let work = move || {
                begin.send(()).expect("somebody waits");
                assert!(finished.recv().is_err(), "until it is told");
            };
            let working = tokio::spawn(async move { readers.read(work).await });
            begun.await.expect("it is begun");
            at_work.push((finish, working));
        }
        assert_eq!(readers.read(|| ()).await, Err(Refusal::ServerBusy));
        let (finish, working) = at_work.remove(0);
        drop(finish);
        assert_eq!(working.await.expect("it ends well"), Ok(Some(())));
        assert_eq!(readers.read(|| 7).await, Ok(Some(7)));
    }

    #[tokio::test]
    async fn work_that_panics_keeps_nobody_waiting() {
        let readers = Readers::default();
        for _ in 0..=READINGS_MAX {
            let panicked: Option<()> = readers.read(|| panic!("as told")).await.expect("a reader");
            assert_eq!(panicked, None);
        }
    }
}
