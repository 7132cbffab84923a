//! Group 7: how a connection is closed, and with which numbers.

use crate::{Case, Frame, Said, cases, close, ping, text};

const HELLO: &str = "Hello World!";

fn with_code(code: u16, reason: impl AsRef<[u8]>) -> Frame {
    close([&code.to_be_bytes(), reason.as_ref()].concat())
}

fn closed(number: &'static str, sends: Vec<Frame>) -> Case {
    Case {
        number,
        sends,
        hears: vec![Said::Close(Some(1000))],
        refused: None,
    }
}

fn refused(number: &'static str, frame: Frame, code: u16) -> Case {
    Case {
        number,
        sends: vec![frame],
        hears: vec![],
        refused: Some(code),
    }
}

#[test]
fn case_7_1_what_comes_before_a_close_is_heard_and_nothing_after_it() {
    let normal = || with_code(1000, "");
    let long = "BAsd7&jh23".repeat(26_215)[..256 * 1024].to_owned();
    cases([
        Case {
            number: "7.1.1",
            sends: vec![text(HELLO), normal()],
            hears: vec![Said::Text(HELLO.to_owned()), Said::Close(Some(1000))],
            refused: None,
        },
        closed("7.1.2", vec![normal(), close("")]),
        closed("7.1.3", vec![normal(), ping("")]),
        closed("7.1.4", vec![normal(), text(HELLO)]),
        closed(
            "7.1.5",
            vec![
                text("fragment1").unfinished(),
                normal(),
                Frame::more("fragment2"),
            ],
        ),
        Case {
            number: "7.1.6",
            sends: vec![text(&long), text(HELLO), normal(), ping("")],
            hears: vec![
                Said::Text(long),
                Said::Text(HELLO.to_owned()),
                Said::Close(Some(1000)),
            ],
            refused: None,
        },
    ]);
}

#[test]
fn case_7_3_a_close_has_no_payload_or_a_code_and_a_reason() {
    cases([
        Case {
            number: "7.3.1",
            sends: vec![close("")],
            hears: vec![Said::Close(None)],
            refused: None,
        },
        refused("7.3.2", close("a"), 1002),
        closed("7.3.3", vec![with_code(1000, "")]),
        closed("7.3.4", vec![with_code(1000, HELLO)]),
        closed("7.3.5", vec![with_code(1000, "*".repeat(123))]),
        refused("7.3.6", with_code(1000, "*".repeat(124)), 1002),
    ]);
}

#[test]
fn case_7_5_a_reason_that_is_not_utf_8_is_refused() {
    let reason =
        b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80\x65\x64\x69\x74\x65\x64";
    cases([refused("7.5.1", with_code(1000, reason), 1007)]);
}

#[test]
fn case_7_7_codes_that_may_be_sent_are_heard() {
    let codes = [
        ("7.7.1", 1000),
        ("7.7.2", 1001),
        ("7.7.3", 1002),
        ("7.7.4", 1003),
        ("7.7.5", 1007),
        ("7.7.6", 1008),
        ("7.7.7", 1009),
        ("7.7.8", 1010),
        ("7.7.9", 1011),
        ("7.7.10", 3000),
        ("7.7.11", 3999),
        ("7.7.12", 4000),
        ("7.7.13", 4999),
    ];
    cases(codes.map(|(number, code)| Case {
        number,
        sends: vec![with_code(code, "")],
        hears: vec![Said::Close(Some(code))],
        refused: None,
    }));
}

#[test]
fn case_7_9_and_7_13_codes_that_may_not_be_sent_are_refused() {
    let codes = [
        ("7.9.1", 0),
        ("7.9.2", 999),
        ("7.9.3", 1004),
        ("7.9.4", 1005),
        ("7.9.5", 1006),
        ("7.9.6", 1016),
        ("7.9.7", 1100),
        ("7.9.8", 2000),
        ("7.9.9", 2999),
        ("7.13.1", 5000),
        ("7.13.2", 65_535),
    ];
    cases(codes.map(|(number, code)| refused(number, with_code(code, ""), 1002)));
}
