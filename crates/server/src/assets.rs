//! The web client, embedded in the binary. Never reads a file while it runs.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use content::{Library, Served};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";
/// What the client's build has compressed lies beside what it is made of, under this ending.
const PACKED: &str = ".gz";
/// Files below it have a hash in their names.
const HASHED: &str = "assets/";
/// How addresses begin that the client itself makes pages of; they may be typed by hand.
const PAGES: [&str; 9] = [
    "", "t", "tv", "rules", "fair", "bots", "house", "packs", "learn",
];

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
    answer_from::<Dist>(path, headers)
}

fn answer_from<Files: RustEmbed>(path: &str, headers: &HeaderMap) -> Response<Body> {
    let path = path.trim_start_matches('/');
    let lower = path.to_ascii_lowercase();
    let begins = lower.split('/').next().unwrap_or_default();
    let is_page = PAGES.contains(&begins);
    let name = if is_page { INDEX } else { path };
    match Files::get(name).filter(|_| !name.ends_with(PACKED)) {
        Some(file) => send::<Files>(name, file, headers),
        None if name == INDEX => plain(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT),
        None => not_found::<Files>(headers),
    }
}

/// People get the client, which tells them so in their language and knows the way home.
fn not_found<Files: RustEmbed>(headers: &HeaderMap) -> Response<Body> {
    match Files::get(INDEX).filter(|_| takes_pages(headers)) {
        Some(index) => {
            let mut asked = headers.clone();
            // "Not modified" would be no answer to somebody who is lost.
            asked.remove(header::IF_NONE_MATCH);
            let mut response = send::<Files>(INDEX, index, &asked);
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
        }
        None => plain(StatusCode::NOT_FOUND, "There is nothing here.\n"),
    }
}

/// As browsers do for what is typed into them, and not for a picture or a script.
fn takes_pages(asked: &HeaderMap) -> bool {
    let taken = asked
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok());
    taken.is_some_and(|taken| taken.contains("text/html"))
}

fn send<Files: RustEmbed>(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response<Body> {
    let mime = file.metadata.mimetype().to_owned();
    let packed = Files::get(&format!("{name}{PACKED}"));
    let varies = packed.is_some();
    let packed = packed.filter(|_| takes_gzip(headers));
    let is_packed = packed.is_some();
    let file = packed.unwrap_or(file);

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
    let response = cached(headers, &etag, caching, &mime, body);
    if varies {
        in_one_form(response, is_packed)
    } else {
        response
    }
}

pub(crate) fn send_served(served: &Served, caching: &str, headers: &HeaderMap) -> Response<Body> {
    let is_packed = takes_gzip(headers);
    let body = if is_packed {
        served.gzip()
    } else {
        served.json()
    };
    let response = cached(headers, served.etag(), caching, "application/json", body);
    in_one_form(response, is_packed)
}

/// Says in which of its two forms something is sent, so that nothing on its way takes it for the other or
/// compresses it again.
fn in_one_form(mut response: Response<Body>, is_packed: bool) -> Response<Body> {
    let answered = response.status();
    let told = response.headers_mut();
    told.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_packed && answered == StatusCode::OK {
        told.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// Every browser does, unless something between it and us has said otherwise.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let values = asked.get_all(header::ACCEPT_ENCODING).into_iter();
    let values = values.filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let quality = quality.trim().strip_prefix("q=");
        let never = quality.is_some_and(|q| q.parse() == Ok(0_f32));
        name.trim().eq_ignore_ascii_case("gzip") && !never
    })
}

/// The body, or "not modified" when the phone has it.
fn cached(
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

    /// A client of one script, which its build has compressed.
    #[derive(RustEmbed)]
    #[folder = "tests/client"]
    struct Small;

    const SCRIPT: &str = "/assets/app-1.js";

    fn script(asked: &[(header::HeaderName, &str)]) -> Response<Body> {
        let asked = asked.iter().cloned();
        let asked = asked.map(|(name, value)| (name, value.parse().unwrap()));
        answer_from::<Small>(SCRIPT, &asked.collect())
    }

    fn told(response: &Response<Body>, name: header::HeaderName) -> &str {
        let value = response.headers().get(name);
        value.map_or("", |value| value.to_str().unwrap())
    }

    async fn bytes(response: Response<Body>) -> bytes::Bytes {
        let body = axum::body::to_bytes(response.into_body(), usize::MAX);
        body.await.unwrap()
    }

    #[tokio::test]
    async fn a_file_is_compressed_once_and_for_all() {
        for taken in ["gzip", "br, GZIP;q=0.5", "deflate, gzip"] {
            let response = script(&[(header::ACCEPT_ENCODING, taken)]);
            assert_eq!(told(&response, header::CONTENT_ENCODING), "gzip", "{taken}");
            assert_eq!(told(&response, header::CONTENT_TYPE), "text/javascript");
            assert_eq!(told(&response, header::VARY), "accept-encoding");
            assert_eq!(told(&response, header::CACHE_CONTROL), FOR_EVER);
            let packed = Small::get("assets/app-1.js.gz").unwrap().data;
            assert_eq!(bytes(response).await, packed.as_ref(), "{taken}");
        }
    }

    #[tokio::test]
    async fn who_cannot_unpack_gets_the_file_itself() {
        for taken in ["", "br", "gzip;q=0", "gzip; q=0.000", "identity"] {
            let response = script(&[(header::ACCEPT_ENCODING, taken)]);
            assert_eq!(told(&response, header::CONTENT_ENCODING), "", "{taken}");
            assert_eq!(told(&response, header::VARY), "accept-encoding");
            let file = Small::get("assets/app-1.js").unwrap().data;
            assert_eq!(bytes(response).await, file.as_ref(), "{taken}");
        }
    }

    #[test]
    fn each_form_of_a_file_has_a_tag_of_its_own() {
        let gzip = (header::ACCEPT_ENCODING, "gzip");
        let packed = script(std::slice::from_ref(&gzip));
        let packed = told(&packed, header::ETAG);
        let plain = script(&[]);
        let plain = told(&plain, header::ETAG);
        assert_ne!(packed, plain);
        for (known, status) in [(packed, 304), (plain, 200)] {
            let response = script(&[gzip.clone(), (header::IF_NONE_MATCH, known)]);
            assert_eq!(response.status(), status, "{known}");
        }
    }

    #[tokio::test]
    async fn a_pack_is_sent_as_it_was_compressed_once() {
        let library = Library::embedded();
        let pack = library.served("places").unwrap();
        for (taken, coding, body) in [("gzip, br", "gzip", pack.gzip()), ("br", "", pack.json())] {
            let taken = HeaderMap::from_iter([(header::ACCEPT_ENCODING, taken.parse().unwrap())]);
            let response = send_served(pack, ASK_AGAIN, &taken);
            assert_eq!(told(&response, header::CONTENT_ENCODING), coding);
            assert_eq!(told(&response, header::VARY), "accept-encoding");
            assert_eq!(bytes(response).await, body, "{coding}");
        }
    }

    #[test]
    fn a_compressed_file_has_no_address() {
        let response = answer_from::<Small>("/assets/app-1.js.gz", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn the_build_compresses_every_script_and_style() {
        for name in Dist::iter().filter(|name| name.ends_with(".js") || name.ends_with(".css")) {
            let packed = Dist::get(&format!("{name}.gz"));
            let packed = packed.unwrap_or_else(|| panic!("{name} was not compressed"));
            assert!(packed.data.len() < Dist::get(&name).unwrap().data.len());
        }
    }

    #[test]
    fn the_page_names_only_files_that_may_be_kept_and_what_is_called_the_same_for_ever() {
        const SAME: [&str; 3] = ["/manifest.webmanifest", "/icon-192.png", "/icon.svg"];
        let Some(index) = Dist::get(INDEX) else {
            return;
        };
        let html = str::from_utf8(&index.data).unwrap();
        let named = html.split('"').filter(|part| part.starts_with('/'));
        let unkept = named.filter(|name| !name[1..].starts_with(HASHED) && !SAME.contains(name));
        assert_eq!(unkept.collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn every_page_of_the_client_is_the_client() {
        let home = answer("/", &HeaderMap::new()).status();
        for path in ["/t/BCDFG", "/T/bcdfg", "/tv/BCDFG", "/house", "/House/"] {
            let response = answer(path, &HeaderMap::new());
            assert_eq!(response.status(), home, "{path}");
        }
    }

    #[tokio::test]
    async fn people_are_told_by_the_client_that_there_is_no_such_page() {
        let index = Small::get(INDEX).unwrap().data;
        for (accept, page) in [
            ("text/html,application/xhtml+xml,*/*;q=0.8", true),
            ("*/*", false),
            ("image/webp,*/*", false),
        ] {
            let mut asked = HeaderMap::new();
            asked.insert(header::ACCEPT, accept.parse().unwrap());
            let response = answer_from::<Small>("/nothing", &asked);
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{accept}");
            assert_eq!(told(&response, header::CACHE_CONTROL), ASK_AGAIN);
            assert_eq!(bytes(response).await == index.as_ref(), page, "{accept}");
        }
    }

    #[tokio::test]
    async fn who_is_lost_twice_is_told_twice() {
        let mut asked = HeaderMap::new();
        asked.insert(header::ACCEPT, "text/html".parse().unwrap());
        let first = answer_from::<Small>("/nothing", &asked);
        let etag = told(&first, header::ETAG).parse().unwrap();
        asked.insert(header::IF_NONE_MATCH, etag);
        let again = answer_from::<Small>("/nothing", &asked);
        assert_eq!(again.status(), StatusCode::NOT_FOUND);
        assert_eq!(bytes(again).await, bytes(first).await);
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
