//! What a screen asks for and what a phone sends it. A screen learns the code of a table and nothing
//! else; what it may see there is what anybody sees who watches.

use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use journal::Journal;
use rules::TokenHash;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use wire::{Refusal, Secret128};

use crate::caller::{TurnedAway, bearer, seated};
use crate::http::{Named, Peer, Shared};
use crate::nodes::HouseWord;
use crate::room::{ToRoom, stopped};

/// How long a request is kept waiting: shorter than what proxies cut off.
const WAIT: Duration = Duration::from_secs(25);
/// What is said of a key is said once.
const KEEP_NOTHING: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

#[derive(Serialize)]
struct Added {
    key: Secret128,
    /// Where phones have their seats, the best address first.
    links: Vec<String>,
    valid_ms: u128,
    /// How many letters a code may have at the moment, for whoever types one there.
    code_chars: usize,
}

/// A screen begins to wait.
pub(crate) async fn add<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
) -> Result<Response, TurnedAway> {
    let from = app.address(peer.ip(), &headers);
    if !app.is_ours(&headers) {
        return Err(TurnedAway::Foreign);
    }
    app.gate.look_up(from, None)?;
    let key = app.screens.add(from, app.gate.seldom())?;
    // It may ask another node, and so may the phone that sends it a table.
    app.registry.house().nodes.tell(HouseWord::ScreenWaits {
        key: TokenHash::of(&key),
        for_ms: u64::try_from(app.screens.waits_for().as_millis()).unwrap_or(u64::MAX),
    });
    let added = Added {
        key,
        links: app.links_for(peer.ip(), &headers),
        valid_ms: app.screens.waits_for().as_millis(),
        code_chars: app.registry.code_chars(),
    };
    Ok((StatusCode::CREATED, KEEP_NOTHING, Json(added)).into_response())
}

/// A screen asks for its table, and is kept waiting for it. Its key comes as a bearer.
pub(crate) async fn table<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
) -> Result<Response, TurnedAway> {
    let from = app.address(peer.ip(), &headers);
    let mut stop = app.stop.clone();
    let asking = app.gate.looking_up(from, None, async {
        let key = bearer(&headers).ok_or(Refusal::NoSuchScreen)?;
        app.screens.table(&key, WAIT).await
    });
    let told = tokio::select! {
        biased;
        told = asking => told?,
        () = stopped(&mut stop) => Err(Refusal::ServerBusy)?,
    };
    Ok(match told {
        Some(code) => (KEEP_NOTHING, Json(Named::from(&code))).into_response(),
        None => (StatusCode::NO_CONTENT, KEEP_NOTHING).into_response(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Show {
    key: Secret128,
}

/// A phone with a seat sends its table to a screen.
pub(crate) async fn show<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    request: Request,
) -> Result<StatusCode, TurnedAway> {
    let is_seated = |token, answer| ToRoom::IsSeated { token, answer };
    let (code, _) = seated(&app, peer, &code, request.headers(), is_seated).await?;
    let from = app.address(peer.ip(), request.headers());
    let body = timeout(app.timing.request, Json::from_request(request, &())).await;
    let Ok(Ok(Json(Show { key }))) = body else {
        return Err(Refusal::NotUnderstood.into());
    };
    let key = TokenHash::of(&key);
    let table = code.to_string();
    let show = async { app.screens.show(&key, code) };
    app.gate.looking_up(from, None, show).await?;
    let nodes = &app.registry.house().nodes;
    nodes.tell(HouseWord::ScreenTold { key, table });
    Ok(StatusCode::NO_CONTENT)
}
