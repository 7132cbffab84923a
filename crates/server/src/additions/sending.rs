//! Where all phones load additions from. What they are called is made of their content, so they never
//! change.

use std::net::SocketAddr;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use journal::{BlobHash, Journal, JournalError};
use tokio::task::spawn_blocking;
use wire::Refusal;

use super::parcel::Parcel;
use super::{pack, picture};
use crate::app::App;
use crate::code::TableCode;
use crate::http::{Peer, Shared, refused};
use crate::room::ToRoom;

/// For the phone that asked, and no cache on the way: it is somebody's own.
const OWN_FOR_EVER: &str = "private, max-age=31536000, immutable";

/// Its name is a whole hash, which nobody guesses. So nobody learns here which tables exist, and a deck
/// may be loaded at any pace, but not all of it at once.
pub(crate) async fn send_picture<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path((code, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let code = code.parse::<TableCode>().ok();
    let (Some(code), Some(hash)) = (code, picture::hash_of(&id)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let load = async || stored(&app, &code, &hash).await;
    match parcel(&app, peer, &headers, load).await {
        Ok(Some(parcel)) => for_ever("image/jpeg", parcel),
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(why) => refused(why),
    }
}

pub(crate) async fn send_pack<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path((code, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let read = |stored: &[u8], id: String| pack::for_phones(stored, id);
    send_from_pack(&app, peer, (code, id), &headers, read).await
}

/// What its places are like, as far as its owner has said so.
pub(crate) async fn send_attributes<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path((code, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let read = |stored: &[u8], _: String| pack::attributes_for_phones(stored);
    send_from_pack(&app, peer, (code, id), &headers, read).await
}

/// The table is asked where the pack lies; `read` makes of it what is sent.
async fn send_from_pack<J: Journal>(
    app: &App<J>,
    peer: SocketAddr,
    (code, id): (String, String),
    headers: &HeaderMap,
    read: impl FnOnce(&[u8], String) -> Option<Bytes> + Send + 'static,
) -> Response {
    let load = async || {
        let from = app.address(peer.ip(), headers);
        let code = code.parse::<TableCode>().ok();
        let found = app.gate.looking_up(from, code.as_ref(), async {
            let code = code.as_ref().ok_or(Refusal::NoSuchTable)?;
            load_pack(app, code, id, read).await
        });
        found.await.map(Some)
    };
    match parcel(app, peer, headers, load).await {
        Ok(Some(parcel)) => for_ever("application/json", parcel),
        Ok(None) => refused(Refusal::NoSuchPack),
        Err(why) => refused(why),
    }
}

/// From where it is stored: no table keeps the words in memory.
async fn load_pack<J: Journal>(
    app: &App<J>,
    code: &TableCode,
    id: String,
    read: impl FnOnce(&[u8], String) -> Option<Bytes> + Send + 'static,
) -> Result<Bytes, Refusal> {
    let wanted = id.as_str().into();
    let find = |answer| ToRoom::FindPack { id: wanted, answer };
    let hash = app.registry.ask(code, find).await?;
    let stored = stored(app, code, &hash).await?;
    let stored = stored.ok_or(Refusal::NoSuchPack)?;
    let json = spawn_blocking(move || read(&stored, id)).await;
    json.ok().flatten().ok_or(Refusal::NoSuchPack)
}

async fn stored<J: Journal>(
    app: &App<J>,
    code: &TableCode,
    hash: &BlobHash,
) -> Result<Option<Bytes>, Refusal> {
    let stored = app.registry.blob(code, hash).await;
    stored.or_else(|error| {
        tracing::error!(%code, %error, "an addition could not be read");
        match error {
            // It is as good as lost: to try again would not help.
            JournalError::Damaged(_) => Ok(None),
            _ => Err(Refusal::ServerBusy),
        }
    })
}

/// Loads it only if it may lie in memory.
async fn parcel<J: Journal>(
    app: &App<J>,
    peer: SocketAddr,
    headers: &HeaderMap,
    load: impl AsyncFnOnce() -> Result<Option<Bytes>, Refusal>,
) -> Result<Option<Parcel>, Refusal> {
    let transfer = app.gate.transfer(app.address(peer.ip(), headers))?;
    let bytes = load().await?;
    Ok(bytes.map(|bytes| Parcel::new(bytes, app.timing.addition, transfer)))
}

fn for_ever(kind: &'static str, parcel: Parcel) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, OWN_FOR_EVER),
    ];
    (headers, Body::new(parcel)).into_response()
}
