//! Where all phones load additions from. What they are called is made of their content, so they never
//! change.

use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use journal::{BlobHash, Journal};
use tokio::task::spawn_blocking;
use wire::Refusal;

use super::{pack, picture};
use crate::app::App;
use crate::assets::FOR_EVER;
use crate::code::TableCode;
use crate::http::{Peer, Shared, refused};
use crate::room::ToRoom;

/// Its name is a whole hash, which nobody guesses. So nobody learns here which tables exist, and a deck
/// may be loaded at any pace.
pub(crate) async fn send_picture<J: Journal>(
    State(app): Shared<J>,
    Path((code, id)): Path<(String, String)>,
) -> Response {
    let code = code.parse::<TableCode>().ok();
    let (Some(code), Some(hash)) = (code, picture::hash_of(&id)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match stored(&app, &code, &hash).await {
        Ok(Some(bytes)) => for_ever("image/jpeg", bytes),
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(why) => refused(why),
    }
}

/// The table is asked where it lies.
pub(crate) async fn send_pack<J: Journal>(
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
    match load_pack(&app, &code, id).await {
        Ok(json) => for_ever("application/json", json),
        Err(why) => refused(why),
    }
}

/// From where it is stored: no table keeps the words in memory.
async fn load_pack<J: Journal>(
    app: &App<J>,
    code: &TableCode,
    id: String,
) -> Result<Bytes, Refusal> {
    let wanted = id.as_str().into();
    let find = |answer| ToRoom::FindPack { id: wanted, answer };
    let hash = app.registry.ask(code, find).await?;
    let stored = stored(app, code, &hash).await?;
    let stored = stored.ok_or(Refusal::NoSuchPack)?;
    let json = spawn_blocking(move || pack::for_phones(&stored, id)).await;
    json.ok().flatten().ok_or(Refusal::NoSuchPack)
}

async fn stored<J: Journal>(
    app: &App<J>,
    code: &TableCode,
    hash: &BlobHash,
) -> Result<Option<Bytes>, Refusal> {
    app.registry.blob(code, hash).await.map_err(|error| {
        tracing::error!(%code, %error, "an addition could not be read");
        Refusal::ServerBusy
    })
}

fn for_ever(kind: &'static str, bytes: Bytes) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, FOR_EVER),
    ];
    (headers, bytes).into_response()
}
