//! Group 2: pings, which are to be answered with what they carry, and pongs, which are not.

use crate::{Case, Frame, Said, cases, close, ping, pong};

const NORMAL: [u8; 2] = 1000_u16.to_be_bytes();

fn heard(number: &'static str, sends: Vec<Frame>, hears: Vec<Said>) -> Case {
    Case {
        number,
        sends,
        hears,
        refused: None,
    }
}

#[test]
fn case_2_pings_are_heard_with_what_they_carry() {
    let payloads: [(_, &[u8]); 5] = [
        ("2.1", b""),
        ("2.2", b"Hello, world!"),
        ("2.3", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff"),
        ("2.4", &[0xfe; 125]),
        ("2.6", &[0xfe; 125]),
    ];
    cases(payloads.map(|(number, payload)| {
        heard(
            number,
            vec![ping(payload)],
            vec![Said::Ping(payload.into())],
        )
    }));
}

#[test]
fn case_2_5_a_ping_of_126_bytes_is_refused() {
    cases([Case {
        number: "2.5",
        sends: vec![ping([0xfe; 126])],
        hears: vec![],
        refused: Some(1002),
    }]);
}

#[test]
fn case_2_7_to_2_9_pongs_that_nobody_asked_for_are_no_harm() {
    let long = "unsolicited pong payload";
    let pong_heard = Said::Pong(long.into());
    let closed = || Said::Close(Some(1000));
    cases([
        heard(
            "2.7",
            vec![pong(""), close(NORMAL)],
            vec![Said::Pong(vec![]), closed()],
        ),
        heard(
            "2.8",
            vec![pong(long), close(NORMAL)],
            vec![pong_heard.clone(), closed()],
        ),
        heard(
            "2.9",
            vec![pong(long), ping("ping payload")],
            vec![pong_heard, Said::Ping("ping payload".into())],
        ),
    ]);
}

#[test]
fn case_2_10_and_2_11_ten_pings_are_heard_in_their_order() {
    let payloads: Vec<String> = (0..10).map(|at| format!("payload-{at}")).collect();
    cases(["2.10", "2.11"].map(|number| {
        let pings = payloads.iter().map(ping).collect();
        let hears = payloads
            .iter()
            .map(|payload| Said::Ping(payload.as_bytes().into()));
        heard(number, pings, hears.collect())
    }));
}
