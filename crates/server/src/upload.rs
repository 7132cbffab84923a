//! What a host's phone sends beside its socket: who sends it, and how the table answers.

use std::net::SocketAddr;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use journal::Journal;
use rules::TokenHash;
use tokio::sync::oneshot;
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

/// An answer that ends the request.
type Refusing<T> = Result<T, Box<Response>>;

impl Upload {
    /// The seat's token comes as a bearer, never in the address, which is logged by some proxies.
    pub(crate) fn check<J: Journal>(
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
        Ok(Self { code, token })
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
