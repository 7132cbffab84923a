//! What every answer tells the browser to forbid.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

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

pub(crate) async fn add(request: Request, next: Next) -> Response {
    // Older Safari does not count the socket of the same host as 'self'.
    let policy = match origin::host(request.headers()) {
        Some(host) => format!("{POLICY} ws://{host} wss://{host}"),
        None => POLICY.to_owned(),
    };
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(policy) = HeaderValue::try_from(policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}
