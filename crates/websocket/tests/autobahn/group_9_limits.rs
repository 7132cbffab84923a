//! Groups 9 and 10: long messages, and messages in very many frames. Autobahn sends up to 16 MiB; here a
//! message may have 256 KiB, and what is longer is refused.

use crate::{Case, Frame, MESSAGE_BYTES_MAX, Said, binary, cases, text};

fn long_text(bytes: usize) -> String {
    "BAsd7&jh23".chars().cycle().take(bytes).collect()
}

fn one(number: &'static str, frames: Vec<Frame>, said: Said) -> Case {
    Case {
        number,
        sends: frames,
        hears: vec![said],
        refused: None,
    }
}

fn too_long(number: &'static str, sends: Vec<Frame>) -> Case {
    Case {
        number,
        sends,
        hears: vec![],
        refused: Some(1009),
    }
}

#[test]
fn case_9_1_and_9_2_messages_as_long_as_allowed_are_heard() {
    for (texts, binaries, bytes) in [
        ("9.1.1", "9.2.1", 64 * 1024),
        ("9.1.2", "9.2.2", MESSAGE_BYTES_MAX),
    ] {
        let payload = long_text(bytes);
        cases([
            one(texts, vec![text(&payload)], Said::Text(payload.clone())),
            one(
                binaries,
                vec![binary(&payload)],
                Said::Binary(payload.into()),
            ),
        ]);
    }
}

#[test]
fn case_9_1_and_9_2_longer_messages_are_refused() {
    let payload = vec![b'*'; MESSAGE_BYTES_MAX + 1];
    cases([
        too_long("9.1.3", vec![text(&payload)]),
        too_long("9.2.3", vec![binary(&payload)]),
    ]);
}

#[test]
fn case_9_3_and_9_4_messages_in_many_frames_are_heard_up_to_the_same_limit() {
    let payload = long_text(64 * 1024);
    let longer = vec![b'*'; MESSAGE_BYTES_MAX + 1];
    for (texts, binaries, piece) in [
        ("9.3.1", "9.4.1", 64),
        ("9.3.2", "9.4.2", 256),
        ("9.3.3", "9.4.3", 1024),
        ("9.3.4", "9.4.4", 4096),
        ("9.3.5", "9.4.5", 16_384),
    ] {
        let said = Said::Binary(payload.clone().into());
        cases([
            one(
                texts,
                text(&payload).in_pieces(piece),
                Said::Text(payload.clone()),
            ),
            one(binaries, binary(&payload).in_pieces(piece), said),
        ]);
    }
    cases([
        too_long("9.3.6", text(&longer).in_pieces(65_536)),
        too_long("9.4.6", binary(&longer).in_pieces(65_536)),
    ]);
}

#[test]
fn case_9_7_and_9_8_a_thousand_messages_are_a_thousand_messages() {
    for (texts, binaries, bytes) in [
        ("9.7.1", "9.8.1", 0),
        ("9.7.2", "9.8.2", 16),
        ("9.7.3", "9.8.3", 64),
        ("9.7.4", "9.8.4", 256),
    ] {
        let payload = "*".repeat(bytes);
        cases([
            Case {
                number: texts,
                sends: vec![text(&payload); 1000],
                hears: vec![Said::Text(payload.clone()); 1000],
                refused: None,
            },
            Case {
                number: binaries,
                sends: vec![binary(&payload); 1000],
                hears: vec![Said::Binary(payload.into()); 1000],
                refused: None,
            },
        ]);
    }
}

#[test]
fn case_10_1_a_text_that_a_client_cuts_by_itself_is_one_text() {
    let payload = "*".repeat(65_536);
    let frames = text(&payload).in_pieces(1300);
    cases([one("10.1.1", frames, Said::Text(payload))]);
}
