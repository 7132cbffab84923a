//! The addresses of a table's own packs. The host's phone adds them; all phones may load them.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use journal::Journal;
use serde::Serialize;
use tokio::task::spawn_blocking;
use wire::Refusal;
use wire::pack::PackFault;

use crate::app::App;
use crate::assets::FOR_EVER;
use crate::code::TableCode;
use crate::http::{Peer, Shared, refused};
use crate::room::{ToRoom, for_phones};
use crate::upload::{Upload, body};

#[derive(Serialize)]
struct Added {
    pack: String,
}

#[derive(Serialize)]
struct Faulty {
    why: Refusal,
    faults: Vec<PackFault>,
}

/// Answers with the pack's id at this table; a pack that is there already has one.
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
    let bytes = match body(sent, Refusal::PackTooLarge) {
        Ok(bytes) => bytes,
        Err(why) => return refused(why),
    };
    let parsed = app.readers.read(move || content::parse(&bytes)).await;
    let pack = match parsed {
        Ok(Some(Ok(pack))) => Box::new(pack),
        Ok(Some(Err(faults))) => {
            let why = Refusal::NotAPack;
            let faults = faults.to_wire();
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return (status, Json(Faulty { why, faults })).into_response();
        }
        Ok(None) | Err(_) => return refused(Refusal::ServerBusy),
    };
    let message = |answer| ToRoom::AddPack {
        token,
        pack,
        answer,
    };
    match Upload::ask(&app, &code, message).await {
        Ok(pack) => (StatusCode::CREATED, Json(Added { pack })).into_response(),
        Err(why) => refused(why),
    }
}

/// Its id is made of its hash, so it never changes.
pub(crate) async fn send<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path((code, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    if let Err(why) = app.gate.look_up(app.address(peer.ip(), &headers)) {
        return refused(why);
    }
    let Ok(code) = code.parse::<TableCode>() else {
        return refused(Refusal::NoSuchTable);
    };
    match load(&app, &code, id).await {
        Ok(json) => {
            let headers = [
                (header::CONTENT_TYPE, "application/json"),
                (header::CACHE_CONTROL, FOR_EVER),
            ];
            (headers, json).into_response()
        }
        Err(why) => refused(why),
    }
}

/// From where it is stored: no table keeps the words in memory.
async fn load<J: Journal>(app: &App<J>, code: &TableCode, id: String) -> Result<Bytes, Refusal> {
    let wanted = id.clone();
    let message = |answer| ToRoom::FindPack { id: wanted, answer };
    let hash = Upload::ask(app, code, message).await?;
    let stored = app.registry.blob(code, &hash).await.map_err(|error| {
        tracing::error!(%code, %error, "a pack could not be read");
        Refusal::ServerBusy
    })?;
    let stored = stored.ok_or(Refusal::NoSuchPack)?;
    let json = spawn_blocking(move || for_phones(&stored, id)).await;
    json.ok().flatten().ok_or(Refusal::NoSuchPack)
}
