//! Group 3: bits that only an extension gives a meaning.

use crate::{Case, Frame, Said, binary, cases, close, ping, text};

const HELLO: &str = "Hello, world!";

fn refused(number: &'static str, sends: Vec<Frame>, hears: Vec<Said>) -> Case {
    Case {
        number,
        sends,
        hears,
        refused: Some(1002),
    }
}

#[test]
fn case_3_reserved_bits_are_refused_and_what_follows_is_not_heard() {
    let after_a_text = |number, reserved| {
        let sends = vec![text(HELLO), text(HELLO).reserved(reserved), ping("")];
        refused(number, sends, vec![Said::Text(HELLO.to_owned())])
    };
    let bytes = b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff";
    cases([
        refused("3.1", vec![text(HELLO).reserved(1)], vec![]),
        after_a_text("3.2", 2),
        after_a_text("3.3", 3),
        after_a_text("3.4", 4),
        refused("3.5", vec![binary(bytes).reserved(5)], vec![]),
        refused("3.6", vec![ping(HELLO).reserved(6)], vec![]),
        refused("3.7", vec![close("").reserved(7)], vec![]),
    ]);
}
