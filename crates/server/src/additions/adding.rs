//! Where additions come in: who sends one, what it is, and what the table says to it, in this order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{MethodRouter, post};
use content::Faults;
use journal::Journal;
use serde::Serialize;
use tower_http::timeout::TimeoutLayer;
use wire::Refusal;
use wire::pack::PackFault;

use super::{Added, Kind};
use crate::app::App;
use crate::caller::{TurnedAway, seated};
use crate::http::{Peer, Shared};
use crate::room::ToRoom;

/// Why nothing was added.
#[derive(Debug)]
pub(crate) enum NotAdded {
    TurnedAway(TurnedAway),
    /// It should be a pack, and has these faults.
    Faulty(Faults),
}

#[derive(Serialize)]
struct Faulty {
    why: Refusal,
    faults: Vec<PackFault>,
}

impl From<TurnedAway> for NotAdded {
    fn from(why: TurnedAway) -> Self {
        Self::TurnedAway(why)
    }
}

impl From<Refusal> for NotAdded {
    fn from(why: Refusal) -> Self {
        TurnedAway::from(why).into()
    }
}

impl IntoResponse for NotAdded {
    fn into_response(self) -> Response {
        match self {
            Self::TurnedAway(why) => why.into_response(),
            Self::Faulty(faults) => {
                let (why, faults) = (Refusal::NotAPack, faults.to_wire());
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                (status, Extension(why), Json(Faulty { why, faults })).into_response()
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
    let may_add = |token, answer| ToRoom::MayAdd { token, answer };
    let (code, token) = seated(&app, peer, &code, request.headers(), may_add).await?;
    let from = app.address(peer.ip(), request.headers());
    let transfer = app.gate.transfer(from)?;
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
    drop(transfer);
    Ok((StatusCode::CREATED, Json(kind.added(id))))
}

async fn body(kind: Kind, request: Request) -> Result<Bytes, Refusal> {
    let body = Bytes::from_request(request, &()).await;
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => kind.too_large(),
        _ => Refusal::NotUnderstood,
    })
}
