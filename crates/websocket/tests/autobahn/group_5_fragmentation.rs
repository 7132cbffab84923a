//! Group 5: messages in several frames.

use crate::{Case, Frame, Said, cases, ping, pong, text};

const ONE: &str = "fragment1";
const TWO: &str = "fragment2";
const ASK: &str = "ping payload";

fn refused(number: &'static str, sends: Vec<Frame>) -> Case {
    Case {
        number,
        sends,
        hears: vec![],
        refused: Some(1002),
    }
}

fn heard(number: &'static str, sends: Vec<Frame>, hears: Vec<Said>) -> Case {
    Case {
        number,
        sends,
        hears,
        refused: None,
    }
}

fn both() -> Said {
    Said::Text(format!("{ONE}{TWO}"))
}

#[test]
fn case_5_1_and_5_2_control_frames_have_no_second_piece() {
    cases([
        refused("5.1", vec![ping(ONE).unfinished(), Frame::more(TWO)]),
        refused("5.2", vec![pong(ONE).unfinished(), Frame::more(TWO)]),
    ]);
}

#[test]
fn case_5_3_to_5_5_a_text_in_two_pieces_is_one_text() {
    let sends = || vec![text(ONE).unfinished(), Frame::more(TWO)];
    cases(["5.3", "5.4", "5.5"].map(|number| heard(number, sends(), vec![both()])));
}

#[test]
fn case_5_6_to_5_8_a_ping_between_two_pieces_is_heard_before_the_text() {
    let sends = || vec![text(ONE).unfinished(), ping(ASK), Frame::more(TWO)];
    let hears = || vec![Said::Ping(ASK.into()), both()];
    cases(["5.6", "5.7", "5.8"].map(|number| heard(number, sends(), hears())));
}

#[test]
fn case_5_9_to_5_14_nothing_goes_on_that_has_not_begun() {
    let more = || Frame::more("non-continuation payload");
    let hello = || text("Hello, world!");
    cases(["5.9", "5.10", "5.11"].map(|number| refused(number, vec![more(), hello()])));
    cases(
        ["5.12", "5.13", "5.14"].map(|number| refused(number, vec![more().unfinished(), hello()])),
    );
}

#[test]
fn case_5_15_nothing_goes_on_that_has_ended() {
    cases([Case {
        number: "5.15",
        sends: vec![
            text(ONE).unfinished(),
            Frame::more(TWO),
            Frame::more("fragment3").unfinished(),
            text("fragment4"),
        ],
        hears: vec![both()],
        refused: Some(1002),
    }]);
}

#[test]
fn case_5_16_and_5_17_a_text_does_not_mend_what_went_on_before_it() {
    let twice = |first: Frame| {
        let once = [
            first,
            text("fragment2").unfinished(),
            Frame::more("fragment3"),
        ];
        [once.clone(), once].concat()
    };
    cases([
        refused("5.16", twice(Frame::more(ONE).unfinished())),
        refused("5.17", twice(Frame::more(ONE))),
    ]);
}

#[test]
fn case_5_18_a_text_inside_a_text_is_refused() {
    cases([refused("5.18", vec![text(ONE).unfinished(), text(TWO)])]);
}

#[test]
fn case_5_19_and_5_20_pings_are_heard_while_a_text_is_on_its_way() {
    let sends = || {
        vec![
            text(ONE).unfinished(),
            Frame::more(TWO).unfinished(),
            ping("pongme 1!"),
            Frame::more("fragment3").unfinished(),
            Frame::more("fragment4").unfinished(),
            ping("pongme 2!"),
            Frame::more("fragment5"),
        ]
    };
    let hears = || {
        vec![
            Said::Ping("pongme 1!".into()),
            Said::Ping("pongme 2!".into()),
            Said::Text("fragment1fragment2fragment3fragment4fragment5".to_owned()),
        ]
    };
    cases(["5.19", "5.20"].map(|number| heard(number, sends(), hears())));
}
