//! Group 4: kinds of frames that do not exist.

use crate::{Case, Frame, Said, cases, ping, text};

const HELLO: &str = "Hello, world!";

fn alone(number: &'static str, frame: Frame) -> Case {
    Case {
        number,
        sends: vec![frame],
        hears: vec![],
        refused: Some(1002),
    }
}

fn after_a_text(number: &'static str, frame: Frame) -> Case {
    Case {
        number,
        sends: vec![text(HELLO), frame, ping("")],
        hears: vec![Said::Text(HELLO.to_owned())],
        refused: Some(1002),
    }
}

#[test]
fn case_4_1_unknown_data_frames_are_refused() {
    cases([
        alone("4.1.1", Frame::new(3, "")),
        alone("4.1.2", Frame::new(4, "reserved opcode payload")),
        after_a_text("4.1.3", Frame::new(5, "")),
        after_a_text("4.1.4", Frame::new(6, HELLO)),
        after_a_text("4.1.5", Frame::new(7, HELLO)),
    ]);
}

#[test]
fn case_4_2_unknown_control_frames_are_refused() {
    cases([
        alone("4.2.1", Frame::new(11, "")),
        alone("4.2.2", Frame::new(12, "reserved opcode payload")),
        after_a_text("4.2.3", Frame::new(13, "")),
        after_a_text("4.2.4", Frame::new(14, HELLO)),
        after_a_text("4.2.5", Frame::new(15, HELLO)),
    ]);
}
