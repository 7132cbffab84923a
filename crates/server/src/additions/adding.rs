//! Where additions come in: who sends one, what it is, and what the table says to it, in this order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{MethodRouter, post};
use content::Faults;
use journal::Journal;
use rules::TokenHash;
use serde::Serialize;
use tower_http::timeout::TimeoutLayer;
use wire::pack::PackFault;
use wire::{Refusal, Secret128};

use super::{Added, Kind};
use crate::app::App;
use crate::code::TableCode;
use crate::http::{Peer, Shared, refused};
use crate::room::ToRoom;

/// Why nothing was added.
#[derive(Debug)]
pub(crate) enum NotAdded {
    /// A page of another origin has sent it.
    Foreign,
    Refused(Refusal),
    /// It should be a pack, and has these faults.
    Faulty(Faults),
}

#[derive(Serialize)]
struct Faulty {
    why: Refusal,
    faults: Vec<PackFault>,
}

impl From<Refusal> for NotAdded {
    fn from(why: Refusal) -> Self {
        Self::Refused(why)
    }
}

impl IntoResponse for NotAdded {
    fn into_response(self) -> Response {
        match self {
            Self::Foreign => StatusCode::FORBIDDEN.into_response(),
            Self::Refused(why) => refused(why),
            Self::Faulty(faults) => {
                let (why, faults) = (Refusal::NotAPack, faults.to_wire());
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                (status, Json(Faulty { why, faults })).into_response()
            }
        }
    }
}

/// Answers with what the addition is called at this table. `within`: from the first byte to the answer.
pub(crate) fn adding<J: Journal>(kind: Kind, within: Duration) -> MethodRouter<Arc<App<J>>> {
    let add = move |State(app): Shared<J>,
                    ConnectInfo(peer): Peer,
                    Path(code): Path<String>,
                    request: Request| add(kind, app, peer, code, request);
    post(add).layer((
        TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, within),
        DefaultBodyLimit::max(kind.bytes_max()),
    ))
}

async fn add<J: Journal>(
    kind: Kind,
    app: Arc<App<J>>,
    peer: SocketAddr,
    code: String,
    request: Request,
) -> Result<(StatusCode, Json<Added>), NotAdded> {
    let (code, token) = sender(&app, peer, &code, request.headers())?;
    let may_add = |answer| ToRoom::MayAdd {
        token: Box::new(token),
        answer,
    };
    app.registry.ask(&code, may_add).await?;
    let bytes = body(kind, request).await?;
    let looked = app.readers.read(move || kind.check(bytes)).await?;
    // What makes a reader panic is not what it should be.
    let checked = looked.unwrap_or_else(|| Err(kind.not_one().into()))?;
    let checked = Box::new(checked);
    let id = checked.addition.id().to_owned();
    let add = |answer| ToRoom::Add {
        token: Box::new(token),
        checked,
        answer,
    };
    app.registry.ask(&code, add).await?;
    Ok((StatusCode::CREATED, Json(kind.added(id))))
}

/// The table, and the seat's token, which comes as a bearer and never in the address: some proxies log
/// those.
fn sender<J: Journal>(
    app: &App<J>,
    peer: SocketAddr,
    code: &str,
    headers: &HeaderMap,
) -> Result<(TableCode, TokenHash), NotAdded> {
    if !app.is_ours(headers) {
        return Err(NotAdded::Foreign);
    }
    app.gate.look_up(app.address(peer.ip(), headers))?;
    let code = code.parse().map_err(|_| Refusal::NoSuchTable)?;
    let token = bearer(headers).ok_or(Refusal::NoSeat)?;
    Ok((code, token))
}

fn bearer(headers: &HeaderMap) -> Option<TokenHash> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let token = Secret128::from_hex(value.strip_prefix("Bearer ")?)?;
    Some(TokenHash::of(&token))
}

async fn body(kind: Kind, request: Request) -> Result<Bytes, Refusal> {
    let body = Bytes::from_request(request, &()).await;
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => kind.too_large(),
        _ => Refusal::NotUnderstood,
    })
}
