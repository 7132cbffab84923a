//! The addresses of this server: tables, packs, sockets, and the web client for everything else.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use content::Served;
use hyper::upgrade::OnUpgrade;
use journal::Journal;
use serde::{Deserialize, Serialize};
use tower_http::compression::CompressionLayer;
use wire::Refusal;

use crate::additions::{self, Kind, Parcel, adding};
use crate::app::App;
use crate::assets::{self, ASK_AGAIN, FOR_EVER};
use crate::code::TableCode;
use crate::gate::Connection;
use crate::line::Line;
use crate::meters::Meters;
use crate::room::ToRoom;
use crate::{headers, operators, screens, socket};

/// No request of ours has a long body, but for additions.
const BODY_BYTES: usize = 1024;

pub(crate) type Shared<J> = State<Arc<App<J>>>;
pub(crate) type Peer = ConnectInfo<SocketAddr>;

pub(crate) fn router<J: Journal>(app: Arc<App<J>>) -> Router {
    Router::new()
        .route("/api/tables", post(open_table::<J>))
        .route("/api/tables/{code}", get(find_table::<J>))
        .route("/api/tables/{code}/chronicle", get(tell_rounds::<J>))
        .route(
            "/api/tables/{code}/pictures",
            adding(Kind::Picture, app.timing.addition),
        )
        .route(
            "/api/tables/{code}/pictures/{id}",
            get(additions::send_picture::<J>),
        )
        .route(
            "/api/tables/{code}/packs",
            adding(Kind::Pack, app.timing.addition),
        )
        .route(
            "/api/tables/{code}/packs/{id}",
            get(additions::send_pack::<J>),
        )
        .route(
            "/api/tables/{code}/packs/{id}/attributes",
            get(additions::send_attributes::<J>),
        )
        .route("/api/tables/{code}/screen", post(screens::show::<J>))
        .route("/api/screens", post(screens::add::<J>))
        .route("/api/screens/table", get(screens::table::<J>))
        .route("/api/addresses", get(tell_addresses::<J>))
        .route("/api/packs", get(list_packs::<J>))
        .route("/api/packs/{id}", get(send_pack::<J>))
        .route("/api/packs/{id}/attributes", get(send_attributes::<J>))
        .fallback(send_asset)
        .layer(CompressionLayer::new())
        .merge(operators::health())
        .route("/ws/{code}", get(open_socket::<J>))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app.house.meters),
            count_refusal,
        ))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            headers::add::<J>,
        ))
        .with_state(app)
}

#[derive(Serialize)]
pub(crate) struct Named {
    code: String,
}

impl From<&TableCode> for Named {
    fn from(code: &TableCode) -> Self {
        let code = code.to_string();
        Self { code }
    }
}

#[derive(Serialize)]
struct Refused {
    why: Refusal,
}

pub(crate) fn refused(why: Refusal) -> Response {
    let status = match why {
        Refusal::TooManyTables | Refusal::TooFast | Refusal::AddressFull => {
            StatusCode::TOO_MANY_REQUESTS
        }
        Refusal::PictureTooLarge | Refusal::PackTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::NotAPicture => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Refusal::NotAPack | Refusal::NotUnderstood => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::NoSuchTable | Refusal::NoSuchPack | Refusal::NoSuchScreen => StatusCode::NOT_FOUND,
        Refusal::NoSeat => StatusCode::UNAUTHORIZED,
        Refusal::HostOnly => StatusCode::FORBIDDEN,
        Refusal::NotNow
        | Refusal::TableStoreFull
        | Refusal::LogFull
        | Refusal::TooManyPictures
        | Refusal::TooManyPacks => StatusCode::CONFLICT,
        Refusal::StoreFull | Refusal::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, Extension(why), Json(Refused { why })).into_response()
}

/// Answers that refuse something carry why, for us.
async fn count_refusal(
    State(meters): State<Arc<Meters>>,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    if let Some(why) = response.extensions().get() {
        meters.refused(*why);
    }
    response
}

async fn open_table<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
) -> Response {
    if !app.is_ours(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    if app.is_stopping() {
        return refused(Refusal::ServerBusy);
    }
    let from = app.address(peer.ip(), &headers);
    if let Err(why) = app.gate.open_table(from) {
        return refused(why);
    }
    match app.registry.open(from).await {
        Ok(code) => (StatusCode::CREATED, Json(Named::from(&code))).into_response(),
        Err(why) => refused(why),
    }
}

async fn find_table<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    let from = app.address(peer.ip(), &headers);
    let code = code.parse::<TableCode>().ok();
    let found = app.gate.looking_up(from, code.as_ref(), async {
        let code = code.as_ref().ok_or(Refusal::NoSuchTable)?;
        app.registry.find(code).await
    });
    match found.await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(why @ Refusal::NoSuchTable) => (StatusCode::NOT_FOUND, Extension(why)).into_response(),
        Err(why) => refused(why),
    }
}

/// Whoever knows the code may watch, and has seen all of it: no seat is asked for.
async fn tell_rounds<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    let from = app.address(peer.ip(), &headers);
    let code = code.parse::<TableCode>().ok();
    let told = app.gate.looking_up(from, code.as_ref(), async {
        let code = code.as_ref().ok_or(Refusal::NoSuchTable)?;
        // An evening may be long, and lies in memory until it is taken.
        let transfer = app.gate.transfer(from)?;
        let tell = |answer| ToRoom::Tell { answer };
        let chronicle = app.registry.ask(code, tell).await?;
        let json = serde_json::to_vec(&chronicle).map_err(|_| Refusal::ServerBusy)?;
        Ok(Parcel::new(json.into(), app.timing.addition, transfer))
    });
    let about = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    match told.await {
        Ok(parcel) => (about, Body::new(parcel)).into_response(),
        Err(why) => refused(why),
    }
}

#[derive(Serialize)]
struct Addresses {
    links: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    easy: Option<String>,
}

/// A phone keeps its seats under the address at which it came in: at another one it has to ask for it.
async fn tell_addresses<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
) -> Response {
    if let Err(why) = app.gate.look_up(app.address(peer.ip(), &headers), None) {
        return refused(why);
    }
    let links = app.links_for(peer.ip(), &headers);
    let easy = app.easy_for(peer.ip(), &headers);
    (
        [(header::CACHE_CONTROL, "no-store")],
        Json(Addresses { links, easy }),
    )
        .into_response()
}

async fn list_packs<J: Journal>(State(app): Shared<J>, headers: HeaderMap) -> Response {
    assets::send_served(app.library.list(), ASK_AGAIN, &headers)
}

#[derive(Deserialize)]
struct PackQuery {
    build: Option<String>,
}

/// Who asks for the pack of this very build may keep it for ever; others ask again.
async fn send_pack<J: Journal>(
    State(app): Shared<J>,
    Path(id): Path<String>,
    Query(query): Query<PackQuery>,
    headers: HeaderMap,
) -> Response {
    send_of_build(app.library.served(&id), &app, &query, &headers)
}

/// What the places of such a pack are like, for whoever asks a teacher or reads how bots have thought.
async fn send_attributes<J: Journal>(
    State(app): Shared<J>,
    Path(id): Path<String>,
    Query(query): Query<PackQuery>,
    headers: HeaderMap,
) -> Response {
    send_of_build(app.library.served_attributes(&id), &app, &query, &headers)
}

fn send_of_build<J: Journal>(
    served: Option<&Served>,
    app: &App<J>,
    query: &PackQuery,
    headers: &HeaderMap,
) -> Response {
    let Some(served) = served else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let caching = if query.build.as_ref() == Some(&app.build) {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    assets::send_served(served, caching, headers)
}

async fn send_asset(uri: Uri, headers: HeaderMap) -> Response {
    assets::answer(uri.path(), &headers)
}

/// Browsers cannot read why a handshake failed, so what a guest should know is said in the socket.
async fn open_socket<J: Journal>(
    State(app): Shared<J>,
    ConnectInfo(peer): Peer,
    Extension(connection): Extension<Arc<Connection>>,
    Path(code): Path<String>,
    request: Request,
) -> Response {
    let (mut request, _) = request.into_parts();
    if !app.is_ours(&request.headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    if app.is_stopping() {
        return (
            [(header::RETRY_AFTER, "1")],
            StatusCode::SERVICE_UNAVAILABLE,
        )
            .into_response();
    }
    let answer = match websocket::accept(&request) {
        Ok(answer) => answer,
        Err(why) => return why.answer().map(|()| why.to_string().into()),
    };
    let Some(upgrade) = request.extensions.remove::<OnUpgrade>() else {
        return StatusCode::UPGRADE_REQUIRED.into_response();
    };
    let from = app.address(peer.ip(), &request.headers);
    let entry = connection.open_socket(from);
    let hello = Box::new(app.hello(peer.ip(), &request.headers));
    tokio::spawn(async move {
        match upgrade.await {
            Ok(upgraded) => {
                let (line, early) = Line::of(upgraded);
                socket::serve(line, early, app, code.parse().ok(), entry, hello).await;
            }
            Err(error) => tracing::debug!(%error, "a phone did not wait for its socket"),
        }
        drop(connection);
    });
    answer.map(|()| Body::empty())
}
