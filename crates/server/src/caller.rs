//! Who sends a request that not everybody may send.

use std::net::SocketAddr;

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

/// Where a table says yes, or why not.
type Answer = oneshot::Sender<Result<(), Refusal>>;

/// Why a request was not heard.
#[derive(Debug)]
pub(crate) enum TurnedAway {
    /// A page of another origin has sent it.
    Foreign,
    Refused(Refusal),
}

impl From<Refusal> for TurnedAway {
    fn from(why: Refusal) -> Self {
        Self::Refused(why)
    }
}

impl IntoResponse for TurnedAway {
    fn into_response(self) -> Response {
        match self {
            Self::Foreign => StatusCode::FORBIDDEN.into_response(),
            Self::Refused(why) => refused(why),
        }
    }
}

/// The table, and the token of a seat there, of which the table has been asked `question`.
pub(crate) async fn seated<J: Journal>(
    app: &App<J>,
    peer: SocketAddr,
    code: &str,
    headers: &HeaderMap,
    question: impl FnOnce(Box<TokenHash>, Answer) -> ToRoom,
) -> Result<(TableCode, TokenHash), TurnedAway> {
    if !app.is_ours(headers) {
        return Err(TurnedAway::Foreign);
    }
    let from = app.address(peer.ip(), headers);
    let code = code.parse::<TableCode>().ok();
    let seated = app.gate.looking_up(from, code.as_ref(), async {
        let code = code.as_ref().ok_or(Refusal::NoSuchTable)?;
        let token = bearer(headers).ok_or(Refusal::NoSeat)?;
        let ask = |answer| question(Box::new(token), answer);
        app.registry.ask(code, ask).await?;
        Ok((code.clone(), token))
    });
    Ok(seated.await?)
}

/// Secrets come as a bearer and never in the address: some proxies log those.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<TokenHash> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let token = Secret128::from_hex(value.strip_prefix("Bearer ")?)?;
    Some(TokenHash::of(&token))
}
