//! What every answer tells the browser to forbid, and under which names there is an answer at all.

use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use journal::Journal;

use crate::app::App;
use crate::http::Peer;
use crate::origin;

const FIXED: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // An address may carry a one-time key.
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// Only what this server sends may run; style attributes are the one thing allowed inline.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src 'self' data: blob:; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    connect-src 'self'";

/// For a year: a certificate was got for longer than an evening.
const STAY_WITH_HTTPS: &str = "max-age=31536000";

const UNKNOWN_NAME: &str = "This server is not known under this name. Open one of the addresses that it \
    showed at its start, or start it with --public-url.\n";

pub(crate) async fn add<J: Journal>(
    State(app): State<Arc<App<J>>>,
    ConnectInfo(peer): Peer,
    request: Request,
    next: Next,
) -> Response {
    let host = origin::host(request.headers());
    // Older Safari does not count the socket of the same host as 'self'.
    let policy = match &host {
        Some(host) => format!("{POLICY} ws://{host} wss://{host}"),
        None => POLICY.to_owned(),
    };
    let names_host = request.headers().contains_key(header::HOST);
    let is_known = host.is_some_and(|host| app.is_known_as(&host, peer.ip()));
    let mut response = if is_known || !names_host {
        next.run(request).await
    } else {
        (StatusCode::MISDIRECTED_REQUEST, UNKNOWN_NAME).into_response()
    };
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.is_https {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(STAY_WITH_HTTPS),
        );
    }
    if let Ok(policy) = HeaderValue::try_from(policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}
