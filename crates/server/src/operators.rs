//! What operators and their machines ask: whether this server lives, whether it is ready, and what it has counted. The
//! first two are told to anybody, and say nothing of tables; the third has a listener of its own.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use journal::Journal;

use crate::app::App;
use crate::gate::Gate;
use crate::http::Shared;
use crate::limits::Limits;
use crate::meters;
use crate::readiness::Unready;

/// Whoever watches over a server needs few, and a flood of them must not take what phones have.
const CONNECTIONS: usize = 64;

const PLAIN: [(header::HeaderName, &str); 2] = [
    (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
    (header::CACHE_CONTROL, "no-store"),
];

/// The addresses that every listener has.
pub(crate) fn health<J: Journal>() -> Router<Arc<App<J>>> {
    Router::new()
        .route("/healthz", get(tell_life))
        .route("/readyz", get(tell_readiness::<J>))
}

/// Those of the listener that is not for guests.
pub(crate) fn router<J: Journal>(app: Arc<App<J>>) -> Router {
    health()
        .route("/metrics", get(tell_metrics::<J>))
        .with_state(app)
}

/// Connections of operators are counted by themselves.
pub(crate) fn gate(limits: &Limits) -> Arc<Gate> {
    Gate::new(&Limits {
        connections: CONNECTIONS,
        connections_reserved: 0,
        ..limits.clone()
    })
}

/// That there is an answer says it all.
async fn tell_life() -> StatusCode {
    StatusCode::NO_CONTENT
}

async fn tell_readiness<J: Journal>(State(app): Shared<J>) -> Response {
    // Whoever asks and goes away again does not have the journal asked anew by the next.
    let checking = tokio::spawn(async move {
        app.registry.house().nodes.dialect().check()?;
        let keeps = app.registry.journal().keeps();
        app.readiness.check(keeps, app.registry.can_read()).await
    });
    match checking.await.unwrap_or(Err(Unready::NoAnswer)) {
        Ok(()) => (PLAIN, "ready\n").into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, PLAIN, format!("{why}\n")).into_response(),
    }
}

async fn tell_metrics<J: Journal>(State(app): Shared<J>) -> Response {
    let about = [
        (header::CONTENT_TYPE, meters::CONTENT_TYPE),
        (header::CACHE_CONTROL, "no-store"),
    ];
    match meters::exposition(&app).await {
        Ok(page) => (about, page).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics could not be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
