//! How a request becomes a socket: checks what a client asks for and says what to answer. Accepts no
//! extension and no subprotocol, whatever is offered, and does not look at where the request came from.

use data_encoding::BASE64;
use http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Version};
use sha1::{Digest, Sha1};

const VERSION: &str = "13";
const KEY_BYTES: usize = 16;

/// Follows the key when it is hashed, so that nobody answers by chance.
const GUID: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// Why a request does not become a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoHandshake {
    #[error("a socket is opened by GET over HTTP/1.1")]
    NotGet,
    #[error("a socket is opened by `Connection: upgrade` and `Upgrade: websocket`")]
    NoUpgrade,
    #[error("only version {VERSION} of WebSocket is spoken here")]
    OtherVersion,
    #[error("`Sec-WebSocket-Key` is not one key of {KEY_BYTES} bytes in base64")]
    BadKey,
}

impl NoHandshake {
    /// The answer that refuses the request.
    pub fn answer(self) -> Response<()> {
        match self {
            Self::NotGet | Self::NoUpgrade | Self::BadKey => {
                let mut answer = Response::new(());
                *answer.status_mut() = StatusCode::BAD_REQUEST;
                answer
            }
            Self::OtherVersion => {
                let version = HeaderValue::from_static(VERSION);
                upgrade(StatusCode::UPGRADE_REQUIRED, SEC_WEBSOCKET_VERSION, version)
            }
        }
    }
}

/// The answer after which both sides speak in frames.
pub fn accept(request: &Parts) -> Result<Response<()>, NoHandshake> {
    if request.method != Method::GET || request.version != Version::HTTP_11 {
        return Err(NoHandshake::NotGet);
    }
    let headers = &request.headers;
    if !has_token(headers, CONNECTION, "upgrade") || !has_token(headers, UPGRADE, "websocket") {
        return Err(NoHandshake::NoUpgrade);
    }
    if only(headers, SEC_WEBSOCKET_VERSION).is_none_or(|version| version != VERSION) {
        return Err(NoHandshake::OtherVersion);
    }
    let key = only(headers, SEC_WEBSOCKET_KEY).filter(|key| is_key(key));
    let key = key.ok_or(NoHandshake::BadKey)?;
    let status = StatusCode::SWITCHING_PROTOCOLS;
    Ok(upgrade(status, SEC_WEBSOCKET_ACCEPT, accept_key(key)))
}

fn upgrade(status: StatusCode, name: HeaderName, value: HeaderValue) -> Response<()> {
    let mut answer = Response::new(());
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
    headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
    headers.insert(name, value);
    answer
}

/// Whether one of the lists in headers of this name has the token.
fn has_token(headers: &HeaderMap, name: HeaderName, token: &str) -> bool {
    let lists = headers.get_all(name).into_iter();
    lists
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(','))
        .any(|other| other.trim().eq_ignore_ascii_case(token))
}

/// The value of a header that may come once.
fn only(headers: &HeaderMap, name: HeaderName) -> Option<&HeaderValue> {
    let mut values = headers.get_all(name).into_iter();
    let value = values.next();
    value.filter(|_| values.next().is_none())
}

fn is_key(key: &HeaderValue) -> bool {
    let decoded = BASE64.decode(key.as_bytes());
    decoded.is_ok_and(|bytes| bytes.len() == KEY_BYTES)
}

fn accept_key(key: &HeaderValue) -> HeaderValue {
    let hash = Sha1::new()
        .chain_update(key.as_bytes())
        .chain_update(GUID)
        .finalize();
    HeaderValue::try_from(BASE64.encode(&hash)).expect("base64 is plain")
}
