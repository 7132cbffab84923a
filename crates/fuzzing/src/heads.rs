//! Bytes that come in where a request is expected. A real server hears them, and what it says is HTTP or nothing.

use crate::serving::{self, End, Served};

/// In what is sent, this stands for the code of a table that exists.
const CODE: &[u8] = b"BCDFG";

static SERVED: Served = Served::new(None);

/// The first byte says whether the connection waits for its answer, and the others are what it sends.
pub fn drive(bytes: &[u8]) {
    let Some((how, sent)) = bytes.split_first() else {
        return;
    };
    let end = match how % 2 {
        0 => End::AtOnce,
        _ => End::Soon,
    };
    let answer = serving::ask(&SERVED, |serving| {
        let sent = named(sent, serving.code());
        serving.exchange(&sent, end)
    });
    if !answer.is_empty() {
        let status = serving::status(&answer).expect("an answer is HTTP");
        assert!((100..=599).contains(&status), "{status}");
        assert_ne!(status, 500, "{}", String::from_utf8_lossy(&answer));
    }
}

fn named(sent: &[u8], code: &str) -> Vec<u8> {
    let mut named = sent.to_vec();
    for at in 0..sent.len().saturating_sub(CODE.len() - 1) {
        if sent[at..].starts_with(CODE) {
            named[at..at + CODE.len()].copy_from_slice(code.as_bytes());
        }
    }
    named
}
