//! The web client, embedded in the binary. Never reads a file while it runs.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{HeaderMap, Response, StatusCode, header};
use content::Library;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";
/// Files below it have a hash in their names.
const HASHED: &str = "assets/";
/// How addresses begin that the client itself makes pages of; they may be typed by hand.
const PAGES: [&str; 6] = ["", "t", "tv", "rules", "house", "packs"];

pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";
pub(crate) const ASK_AGAIN: &str = "no-cache";

const NOT_BUILT: &str = "The server runs, but its web client was not built into it.\n\
    Start it with `cargo xtask play`, which builds both,\n\
    or run `npm ci` and `npm run build` in web/ and build the server again.\n";

/// Changes with the version, with the client and with the packs, so that phones know when to load
/// themselves again. What they keep under it is never asked for again.
pub(crate) fn build_id(library: &Library) -> String {
    let mut digest = Sha256::new();
    if let Some(index) = Dist::get(INDEX) {
        digest.update(&index.data);
    }
    library.etags().for_each(|etag| digest.update(etag));
    let version = env!("CARGO_PKG_VERSION");
    format!("{version}-{}", hex(&digest.finalize()[..4]))
}

pub(crate) fn answer(path: &str, headers: &HeaderMap) -> Response<Body> {
    let path = path.trim_start_matches('/');
    let lower = path.to_ascii_lowercase();
    let begins = lower.split('/').next().unwrap_or_default();
    let is_page = PAGES.contains(&begins);
    let name = if is_page { INDEX } else { path };
    match Dist::get(name) {
        Some(file) => send(name, file, headers),
        None if name == INDEX => plain(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT),
        None => plain(StatusCode::NOT_FOUND, "There is nothing here.\n"),
    }
}

fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response<Body> {
    let etag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let caching = if name.starts_with(HASHED) {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    let body = match file.data {
        Cow::Borrowed(data) => Body::from(data),
        Cow::Owned(data) => Body::from(data),
    };
    cached(headers, &etag, caching, file.metadata.mimetype(), body)
}

/// The body, or "not modified" when the phone has it.
pub(crate) fn cached(
    asked: &HeaderMap,
    etag: &str,
    caching: &str,
    mime: &str,
    body: impl Into<Body>,
) -> Response<Body> {
    let known = asked
        .get(header::IF_NONE_MATCH)
        .and_then(|tags| tags.to_str().ok());
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let fresh = known.is_some_and(|tags| tags.split(',').any(|tag| bare(tag) == bare(etag)));
    let response = Response::builder()
        .header(header::ETAG, etag)
        .header(header::CACHE_CONTROL, caching);
    let response = if fresh {
        response
            .status(StatusCode::NOT_MODIFIED)
            .body(Body::empty())
    } else {
        response
            .header(header::CONTENT_TYPE, mime)
            .body(body.into())
    };
    response.expect("all headers are plain text")
}

pub(crate) fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    Response::builder()
        .status(status)
        .header(header::CONTENT_TYPE, "text/plain; charset=utf-8")
        .header(header::CACHE_CONTROL, ASK_AGAIN)
        .body(text.into())
        .expect("all headers are plain text")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_tag_saves_the_body() {
        for (known, status) in [
            (r#""abc""#, 304),
            (r#"W/"abc""#, 304),
            (r#""x", "abc""#, 304),
            (r#""abcd""#, 200),
            ("abc", 200),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::IF_NONE_MATCH, known.parse().unwrap());
            let response = cached(&headers, r#""abc""#, ASK_AGAIN, "text/plain", "hello");
            assert_eq!(response.status(), status, "{known}");
        }
    }

    #[test]
    fn every_page_of_the_client_is_the_client() {
        let home = answer("/", &HeaderMap::new()).status();
        for path in ["/t/BCDFG", "/T/bcdfg", "/tv/BCDFG", "/house", "/House/"] {
            let response = answer(path, &HeaderMap::new());
            assert_eq!(response.status(), home, "{path}");
        }
    }

    #[test]
    fn what_is_neither_a_file_nor_a_page_is_not_found() {
        for path in [
            "/nothing",
            "/housework",
            "/tvs",
            "/../Cargo.toml",
            "/assets/none.js",
            "/api/none",
        ] {
            let response = answer(path, &HeaderMap::new());
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
