//! The addresses of a table's own pictures. The host's phone adds them; all phones may load them.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use journal::Journal;
use serde::Serialize;
use wire::Refusal;

use crate::assets::FOR_EVER;
use crate::code::TableCode;
use crate::http::{Peer, Shared, refused};
use crate::picture;
use crate::room::ToRoom;
use crate::upload::{Upload, body};

#[derive(Serialize)]
struct Added {
    picture: String,
}

pub(crate) async fn add<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
    sent: Result<Bytes, BytesRejection>,
) -> Response {
    let Upload { code, token } = match Upload::check(&app, peer, &code, &headers).await {
        Ok(upload) => upload,
        Err(answer) => return *answer,
    };
    let bytes = match body(sent, Refusal::PictureTooLarge) {
        Ok(bytes) => bytes,
        Err(why) => return refused(why),
    };
    let checked = move || picture::check(&bytes).map(|()| bytes);
    let bytes = match app.readers.read(checked).await {
        Ok(Some(Ok(bytes))) => bytes,
        Ok(Some(Err(why))) | Err(why) => return refused(why),
        // The decoder panicked on these bytes, so they are no picture.
        Ok(None) => return refused(Refusal::NotAPicture),
    };
    let message = |answer| ToRoom::Picture {
        token,
        bytes,
        answer,
    };
    match Upload::ask(&app, &code, message).await {
        Ok(picture) => (StatusCode::CREATED, Json(Added { picture })).into_response(),
        Err(why) => refused(why),
    }
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
    match app.registry.blob(&code, &hash).await {
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
