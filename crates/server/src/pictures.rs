//! The addresses of a table's own pictures. The host's phone adds them; all phones may load them.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use journal::Journal;
use rules::TokenHash;
use serde::Serialize;
use tokio::sync::oneshot;
use wire::{Refusal, Secret128};

use crate::assets::FOR_EVER;
use crate::code::TableCode;
use crate::http::{Peer, Shared, refused};
use crate::picture;
use crate::room::ToRoom;

#[derive(Serialize)]
struct Added {
    picture: String,
}

/// The seat's token comes as a bearer, never in the address, which is logged by some proxies.
pub(crate) async fn add<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if !app.is_ours(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    if let Err(why) = app.gate.look_up(app.address(peer.ip(), &headers)) {
        return refused(why);
    }
    let Ok(code) = code.parse::<TableCode>() else {
        return refused(Refusal::NoSuchTable);
    };
    let Some(token) = bearer(&headers) else {
        return refused(Refusal::NoSeat);
    };
    let bytes = match body {
        Ok(bytes) => bytes,
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            return refused(Refusal::PictureTooLarge);
        }
        Err(_) => return refused(Refusal::NotUnderstood),
    };
    // A few milliseconds, which other sockets of this thread need not wait for.
    let checked = tokio::task::spawn_blocking(move || picture::check(&bytes).map(|()| bytes));
    let bytes = match checked.await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(why)) => return refused(why),
        // The decoder panicked on these bytes, so they are no picture.
        Err(_) => return refused(Refusal::NotAPicture),
    };
    let (answer, answered) = oneshot::channel();
    let message = ToRoom::Picture {
        token,
        bytes,
        answer,
    };
    if app.registry.door(&code).try_send(message).is_err() {
        return refused(Refusal::ServerBusy);
    }
    match answered.await {
        Ok(Ok(picture)) => (StatusCode::CREATED, Json(Added { picture })).into_response(),
        Ok(Err(why)) => refused(why),
        Err(_) => refused(Refusal::ServerBusy),
    }
}

fn bearer(headers: &HeaderMap) -> Option<TokenHash> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let token = Secret128::from_hex(value.strip_prefix("Bearer ")?)?;
    Some(TokenHash::of(&token))
}

/// Its name is the hash of its bytes, so it never changes. Nobody guesses one.
pub(crate) async fn send<J: Journal>(
    State(app): Shared<J>,
    Path((code, picture)): Path<(String, String)>,
) -> Response {
    let code = code.parse::<TableCode>().ok();
    let (Some(code), Some(hash)) = (code, picture::hash_of(&picture)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match app.registry.picture(&code, &hash).await {
        Ok(Some(bytes)) => {
            let headers = [
                (header::CONTENT_TYPE, "image/jpeg"),
                (header::CACHE_CONTROL, FOR_EVER),
            ];
            (headers, bytes).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => {
            tracing::error!(%code, %error, "a picture could not be read");
            refused(Refusal::ServerBusy)
        }
    }
}
