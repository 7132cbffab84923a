//! Which requests become sockets, and what the others are told.

use http::request::Parts;
use http::{Method, Request, StatusCode, Version};
use websocket::{NoHandshake, accept};

/// The headers of the example in RFC 6455.
const EXAMPLE: [(&str, &str); 4] = [
    ("connection", "Upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

fn request<'a>(headers: impl IntoIterator<Item = (&'a str, &'a str)>) -> Parts {
    let mut request = Request::builder();
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(()).expect("a request").into_parts().0
}

/// The example with other values of one header.
fn with(name: &str, values: &[&str]) -> Parts {
    let others = EXAMPLE.into_iter().filter(|(other, _)| *other != name);
    request(others.chain(values.iter().map(|value| (name, *value))))
}

fn headers(answer: &http::Response<()>) -> Vec<(&str, &str)> {
    let headers = answer.headers().iter();
    let text = headers.map(|(name, value)| (name.as_str(), value.to_str().expect("plain")));
    text.collect()
}

#[test]
fn the_example_of_the_rfc_is_answered_as_there() {
    let answer = accept(&request(EXAMPLE)).expect("a socket");
    assert_eq!(answer.status(), StatusCode::SWITCHING_PROTOCOLS);
    let expected = [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-accept", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="),
    ];
    assert_eq!(headers(&answer), expected);
}

#[test]
fn what_browsers_and_proxies_write_is_accepted() {
    let requests = [
        with("connection", &["keep-alive, Upgrade"]),
        with("connection", &["keep-alive", "UPGRADE"]),
        with("upgrade", &["h2c ,\tWebSocket"]),
    ];
    for request in requests {
        assert!(accept(&request).is_ok(), "{:?}", request.headers);
    }
}

#[test]
fn no_extension_and_no_subprotocol_is_agreed_on() {
    let offers = [
        ("sec-websocket-extensions", "permessage-deflate"),
        ("sec-websocket-protocol", "chat, superchat"),
    ];
    let answer = accept(&request(EXAMPLE.into_iter().chain(offers))).expect("a socket");
    assert_eq!(answer.headers().len(), 3);
}

#[test]
fn only_get_over_http_1_1_opens_a_socket() {
    let mut posted = request(EXAMPLE);
    posted.method = Method::POST;
    let mut old = request(EXAMPLE);
    old.version = Version::HTTP_10;
    let mut new = request(EXAMPLE);
    new.version = Version::HTTP_2;
    for request in [posted, old, new] {
        assert_eq!(accept(&request).err(), Some(NoHandshake::NotGet));
    }
}

#[test]
fn requests_without_an_upgrade_open_no_socket() {
    let requests = [
        with("connection", &[]),
        with("connection", &["keep-alive"]),
        with("connection", &["upgraded"]),
        with("upgrade", &[]),
        with("upgrade", &["h2c"]),
        with("upgrade", &["websockets"]),
    ];
    for request in requests {
        let refused = accept(&request).err();
        assert_eq!(
            refused,
            Some(NoHandshake::NoUpgrade),
            "{:?}",
            request.headers
        );
    }
}

#[test]
fn a_key_is_one_of_sixteen_bytes() {
    let keys: [&[&str]; 6] = [
        &[],
        &[""],
        &["dGhlIHNhbXBsZSBub25jZQ"],
        &["dGhlIHNhbXBsZSBub25j"],
        &["!GhlIHNhbXBsZSBub25jZQ=="],
        &["dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQ=="],
    ];
    for keys in keys {
        let refused = accept(&with("sec-websocket-key", keys)).err();
        assert_eq!(refused, Some(NoHandshake::BadKey), "{keys:?}");
    }
}

#[test]
fn whoever_speaks_another_version_is_told_which_one_is_spoken() {
    let versions: [&[&str]; 4] = [&[], &["8"], &["13, 8"], &["13", "13"]];
    for versions in versions {
        let refused = accept(&with("sec-websocket-version", versions)).expect_err("no socket");
        assert_eq!(refused, NoHandshake::OtherVersion);
        let answer = refused.answer();
        assert_eq!(answer.status(), StatusCode::UPGRADE_REQUIRED);
        assert!(headers(&answer).contains(&("sec-websocket-version", "13")));
        assert!(headers(&answer).contains(&("upgrade", "websocket")));
    }
}

#[test]
fn every_other_refusal_is_a_bad_request() {
    for refused in [
        NoHandshake::NotGet,
        NoHandshake::NoUpgrade,
        NoHandshake::BadKey,
    ] {
        assert_eq!(refused.answer().status(), StatusCode::BAD_REQUEST);
    }
}
