//! Group 6: text is UTF-8, however it is cut. Most sequences are from Markus Kuhn's stress test for decoders.

use crate::{Case, Frame, Said, cases, refused_at, text};

/// "kosme" in Greek, with characters of two and three bytes.
const KOSME: &[u8] = b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5";
const HELLO: &str = "Hello-µ@ßöäüàá-UTF-8!!";
const EDITED: &[u8] = b"edited";

/// Sends it as one text; it is heard, or refused for not being UTF-8.
fn check(number: &'static str, sends: Vec<Frame>, payload: &[u8], valid: bool) {
    let hears = match str::from_utf8(payload) {
        Ok(text) if valid => vec![Said::Text(text.to_owned())],
        _ => vec![],
    };
    assert_eq!(hears.len(), usize::from(valid), "{number}");
    cases([Case {
        number,
        sends,
        hears,
        refused: (!valid).then_some(1007),
    }]);
}

fn check_all(group: &'static str, payloads: &[&[u8]], valid: bool) {
    for payload in payloads {
        check(group, vec![text(payload)], payload, valid);
        let pieces = text(payload).in_pieces(1);
        check(group, pieces, payload, valid);
    }
}

#[test]
fn case_6_1_pieces_may_be_empty() {
    let middle = "middle frame payload";
    let three = |payload| {
        let pieces = [text(""), Frame::more(payload)].map(Frame::unfinished);
        [pieces.as_slice(), &[Frame::more("")]].concat()
    };
    check("6.1.1", vec![text("")], b"", true);
    check("6.1.2", three(""), b"", true);
    check("6.1.3", three(middle), middle.as_bytes(), true);
}

#[test]
fn case_6_2_text_may_be_cut_inside_of_characters() {
    let (one, two) = HELLO.split_at("Hello-µ@ßöä".len());
    let halves = vec![text(one).unfinished(), Frame::more(two)];
    check("6.2.1", vec![text(HELLO)], HELLO.as_bytes(), true);
    check("6.2.2", halves, HELLO.as_bytes(), true);
    let pieces = text(HELLO).in_pieces(1);
    check("6.2.3", pieces, HELLO.as_bytes(), true);
    check("6.2.4", text(KOSME).in_pieces(1), KOSME, true);
}

#[test]
fn case_6_3_what_is_not_utf_8_is_refused_however_it_is_cut() {
    let payload = [KOSME, b"\xed\xa0\x80", EDITED].concat();
    check("6.3.1", vec![text(&payload)], &payload, false);
    check("6.3.2", text(&payload).in_pieces(1), &payload, false);
}

#[test]
fn case_6_4_the_byte_that_makes_it_invalid_is_refused_at_once() {
    let payload = [KOSME, b"\xf4\x90\x80\x80", EDITED].concat();
    let mask = [0x12, 0x34, 0x56, 0x78];
    // The bytes of the frame behind its head of six are cut like the text itself.
    for (frames, chops, parts) in [("6.4.1", "6.4.3", [11, 15]), ("6.4.2", "6.4.4", [12, 13])] {
        let [one, two] = parts;
        let cut = [
            text(&payload[..one]).unfinished(),
            Frame::more(&payload[one..two]).unfinished(),
            Frame::more(&payload[two..]),
        ];
        let cut = cut.map(|frame| frame.bytes(mask));
        assert_eq!(refused_at(&cut), Some((1, 1007)), "{frames}");

        let whole = text(&payload).bytes(mask);
        let (begin, end) = whole.split_at(6 + two);
        let (begin, middle) = begin.split_at(6 + one);
        let cut = [begin, middle, end].map(<[u8]>::to_vec);
        assert_eq!(refused_at(&cut), Some((1, 1007)), "{chops}");
    }
}

#[test]
fn case_6_5_text_in_any_script_is_heard() {
    let payloads: &[&[u8]] = &[
        b"hello$world",
        b"hello\xc2\xa2world",
        b"hello\xe2\x82\xacworld",
        b"hello\xf0\xa4\xad\xa2world",
        KOSME,
    ];
    check_all("6.5", payloads, true);
}

#[test]
fn case_6_6_a_text_that_ends_inside_of_a_character_is_refused() {
    for length in 1..=KOSME.len() {
        let valid = [2, 5, 7, 9, 11].contains(&length);
        check_all("6.6", &[&KOSME[..length]], valid);
    }
}

#[test]
fn case_6_7_to_6_11_the_first_and_last_characters_of_each_length_are_heard() {
    let first: &[&[u8]] = &[b"\x00", b"\xc2\x80", b"\xe0\xa0\x80", b"\xf0\x90\x80\x80"];
    let too_large: &[&[u8]] = &[b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80"];
    let last: &[&[u8]] = &[b"\x7f", b"\xdf\xbf", b"\xef\xbf\xbf", b"\xf4\x8f\xbf\xbf"];
    let larger: &[&[u8]] = &[
        b"\xf7\xbf\xbf\xbf",
        b"\xfb\xbf\xbf\xbf\xbf",
        b"\xfd\xbf\xbf\xbf\xbf\xbf",
    ];
    let edges: &[&[u8]] = &[
        b"\xed\x9f\xbf",
        b"\xee\x80\x80",
        b"\xef\xbf\xbd",
        b"\xf4\x8f\xbf\xbf",
    ];
    check_all("6.7", first, true);
    check_all("6.8", too_large, false);
    check_all("6.9", last, true);
    check_all("6.10", larger, false);
    check_all("6.11", edges, true);
    check_all("6.11", &[b"\xf4\x90\x80\x80"], false);
}

#[test]
fn case_6_12_to_6_15_incomplete_characters_are_refused() {
    for length in 1..=6 {
        let payload: Vec<u8> = b"\x80\xbf".repeat(3)[..length].to_vec();
        check_all("6.12", &[&payload], false);
    }
    let all: Vec<u8> = (0x80..0xbf).collect();
    check_all("6.12", &[b"\xbf", &all], false);

    for starts in [0xc0..0xdf, 0xe0..0xef, 0xf0..0xf7, 0xf8..0xfb, 0xfc..0xfd] {
        let lonely: Vec<u8> = starts.flat_map(|start| [start, b' ']).collect();
        check_all("6.13", &[&lonely], false);
    }

    let unfinished: &[&[u8]] = &[
        b"\xc0",
        b"\xe0\x80",
        b"\xf0\x80\x80",
        b"\xf8\x80\x80\x80",
        b"\xfc\x80\x80\x80\x80",
        b"\xdf",
        b"\xef\xbf",
        b"\xf7\xbf\xbf",
        b"\xfb\xbf\xbf\xbf",
        b"\xfd\xbf\xbf\xbf\xbf",
    ];
    check_all("6.14", unfinished, false);
    check_all("6.15", &[&unfinished.concat()], false);
}

#[test]
fn case_6_16_bytes_of_no_character_are_refused() {
    check_all("6.16", &[b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"], false);
}

#[test]
fn case_6_17_to_6_19_characters_that_are_longer_than_need_be_are_refused() {
    let slashes: &[&[u8]] = &[
        b"\xc0\xaf",
        b"\xe0\x80\xaf",
        b"\xf0\x80\x80\xaf",
        b"\xf8\x80\x80\x80\xaf",
        b"\xfc\x80\x80\x80\x80\xaf",
    ];
    let longest: &[&[u8]] = &[
        b"\xc1\xbf",
        b"\xe0\x9f\xbf",
        b"\xf0\x8f\xbf\xbf",
        b"\xf8\x87\xbf\xbf\xbf",
        b"\xfc\x83\xbf\xbf\xbf\xbf",
    ];
    let zeros: &[&[u8]] = &[
        b"\xc0\x80",
        b"\xe0\x80\x80",
        b"\xf0\x80\x80\x80",
        b"\xf8\x80\x80\x80\x80",
        b"\xfc\x80\x80\x80\x80\x80",
    ];
    check_all("6.17", slashes, false);
    check_all("6.18", longest, false);
    check_all("6.19", zeros, false);
}

#[test]
fn case_6_20_and_6_21_halves_of_utf_16_are_refused() {
    let high: &[&[u8]] = &[
        b"\xed\xa0\x80",
        b"\xed\xad\xbf",
        b"\xed\xae\x80",
        b"\xed\xaf\xbf",
    ];
    let low: &[&[u8]] = &[b"\xed\xb0\x80", b"\xed\xbe\x80", b"\xed\xbf\xbf"];
    check_all("6.20", high, false);
    check_all("6.20", low, false);
    for high in high {
        for low in [low[0], low[2]] {
            check_all("6.21", &[&[*high, low].concat()], false);
        }
    }
}

#[test]
fn case_6_22_and_6_23_code_points_without_a_character_are_text() {
    for plane in 0..=16 {
        for end in [0xfffe, 0xffff] {
            let nothing = char::from_u32(plane << 16 | end).expect("a code point");
            check_all("6.22", &[nothing.to_string().as_bytes()], true);
        }
    }
    for special in '\u{fff9}'..='\u{ffff}' {
        check_all("6.23", &[special.to_string().as_bytes()], true);
    }
}
