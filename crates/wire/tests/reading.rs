//! What is read at the edge, what is not, and what its sender is told.

use wire::{ClientIn, Settings};

const TOKEN: &str = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

#[test]
fn malformed_frames_are_not_read() {
    let table = [
        ("nothing", ""),
        ("not JSON", "hello"),
        ("half a frame", r#"{"type":"ping""#),
        ("two frames", r#"{"type":"ping"}{"type":"ping"}"#),
        ("a list", r#"[{"type":"ping"}]"#),
        ("null", "null"),
        ("no type", "{}"),
        ("an unknown type", r#"{"type":"table"}"#),
        ("a type in capitals", r#"{"type":"Ping"}"#),
        ("a type that is no word", r#"{"type":4}"#),
        ("a type by its place", r#"{"type":3}"#),
        (
            "an intent by its place",
            r#"{"type":"intent","n":1,"intent":{"do":0,"name":"Ana"}}"#,
        ),
        ("the type twice", r#"{"type":"ping","type":"ping"}"#),
        ("an unknown field", r#"{"type":"ping","x":1}"#),
        ("a name to watch", r#"{"type":"watch","name":"Ana"}"#),
        ("no token", r#"{"type":"enter","name":"Ana"}"#),
        ("a token of null", r#"{"type":"enter","token":null}"#),
        ("a token of 15", r#"{"type":"enter","token":15}"#),
        ("a short token", r#"{"type":"enter","token":"0f1e"}"#),
        ("no number", r#"{"type":"intent","intent":{"do":"leave"}}"#),
        ("no intent", r#"{"type":"intent","n":1}"#),
        (
            "an actor",
            r#"{"type":"intent","n":1,"by":2,"intent":{"do":"leave"}}"#,
        ),
    ];
    for (what, text) in table {
        let read = ClientIn::read(text);
        assert!(read.is_err(), "{what} was read as {read:?}");
    }
}

#[test]
fn only_32_lowercase_hex_digits_are_a_token() {
    let signed = format!("+{}", &TOKEN[1..]);
    let longer = format!("{TOKEN}0");
    for token in [
        signed,
        longer,
        TOKEN.to_uppercase(),
        TOKEN.replace('f', "g"),
    ] {
        let text = format!(r#"{{"type":"enter","token":"{token}"}}"#);
        assert!(serde_json::from_str::<ClientIn>(&text).is_err(), "{text}");
    }
}

#[test]
fn only_whole_numbers_count_intents() {
    for n in ["-1", "1.5", "\"1\"", "null", "18446744073709551616"] {
        let text = format!(r#"{{"type":"intent","n":{n},"intent":{{"do":"leave"}}}}"#);
        assert!(serde_json::from_str::<ClientIn>(&text).is_err(), "{text}");
    }
}

#[test]
fn malformed_intents_are_not_read() {
    let table = [
        ("nothing to do", "{}"),
        ("an unknown intent", r#"{"do":"win"}"#),
        ("the server's tick", r#"{"do":"tick"}"#),
        ("the server's word on presence", r#"{"do":"away","seat":2}"#),
        ("an actor", r#"{"do":"leave","seat":2}"#),
        (
            "an actor who votes",
            r#"{"do":"vote","by":2,"round":1,"vote":1,"agree":true}"#,
        ),
        ("a vote on nothing", r#"{"do":"vote","agree":true}"#),
        (
            "a vote of maybe",
            r#"{"do":"vote","round":1,"vote":1,"agree":"maybe"}"#,
        ),
        (
            "a vote of null",
            r#"{"do":"vote","round":1,"vote":1,"agree":null}"#,
        ),
        (
            "a suspect in the middle",
            r#"{"do":"point","round":1,"whom":2}"#,
        ),
        ("a proposal of nobody", r#"{"do":"propose","round":1}"#),
        (
            "a ballot for null",
            r#"{"do":"ballot","round":1,"whom":null}"#,
        ),
        ("a seat beyond all", r#"{"do":"kick","seat":65536}"#),
        ("a seat by name", r#"{"do":"kick","seat":"Boris"}"#),
        (
            "an unknown setting",
            r#"{"do":"configure","settings":{"pack":"p","rounds":5,"spies":2}}"#,
        ),
        (
            "an unknown ruleset",
            r#"{"do":"configure","settings":{"pack":"p","rounds":5,"spy":{"ruleset":"poker"}}}"#,
        ),
        (
            "more rounds than a byte holds",
            r#"{"do":"configure","settings":{"pack":"p","rounds":256}}"#,
        ),
    ];
    for (what, text) in table {
        let frame = format!(r#"{{"type":"intent","n":1,"intent":{text}}}"#);
        let read = serde_json::from_str::<ClientIn>(&frame);
        let why = read.expect_err(what).to_string();
        assert!(why.starts_with("no intent is called that"), "{what}: {why}");
    }
}

#[test]
fn a_tap_is_read_alike_however_it_is_written() {
    let taps = [
        r#"{"type":"intent","n":7,"intent":{"do":"ask","round":2,"turn":1,"whom":3}}"#,
        r#"{"intent":{"whom":3,"turn":1,"round":2,"do":"ask"},"n":7,"type":"intent"}"#,
        r#" { "type" : "intent", "n" : 7, "intent" : { "do" : "ask", "round":2, "turn":1, "whom":3 } } "#,
    ];
    let ask = ClientIn::read(taps[0]).expect("it is in good order");
    assert!(matches!(ask, ClientIn::Intent { n: 7, .. }));
    for text in taps {
        assert_eq!(ClientIn::read(text).ok().as_ref(), Some(&ask), "{text}");
    }
    let looked = r#"{"do":"looked","round":1}"#;
    let tap = |n: &str, rest: &str| format!(r#"{{"type":"intent","n":{n},"intent":{rest}}}"#);
    let table = [
        ("zero", tap("0", looked), true),
        (
            "an escape",
            tap("7", r#"{"do":"look\u0065d","round":1}"#),
            true,
        ),
        ("the last number", tap("18446744073709551615", looked), true),
        ("a sign", tap("+7", looked), false),
        ("zeros in front", tap("07", looked), false),
        (
            "one number too many",
            tap("18446744073709551616", looked),
            false,
        ),
        (
            "a field behind",
            tap("7", &format!(r#"{looked},"x":1"#)),
            false,
        ),
        (
            "another intent behind",
            tap("7", &format!("{looked}{looked}")),
            false,
        ),
        (
            "a name twice",
            tap("7", r#"{"do":"looked","do":"looked","round":1}"#),
            false,
        ),
        (
            "a number twice",
            tap("7", &format!(r#"{looked},"n":8"#)),
            false,
        ),
        ("no end", tap("7", r#"{"do":"looked","round":1"#), false),
    ];
    for (what, text, good) in table {
        assert_eq!(ClientIn::read(&text).is_ok(), good, "{what}: {text}");
    }
}

#[test]
fn a_frame_nested_without_end_is_not_read() {
    let text = format!(r#"{{"type":"intent","n":1,"intent":{}"#, "[".repeat(4000));
    assert!(serde_json::from_str::<ClientIn>(&text).is_err());
}

#[test]
fn why_a_frame_was_not_read_never_repeats_a_token() {
    for text in [
        format!(r#"{{"type":"enter","token":"{TOKEN}0"}}"#),
        format!(r#"{{"type":"enter","token":"{TOKEN}","x":1}}"#),
        format!(r#"{{"type":"enter","token":"{TOKEN}","key":"{TOKEN}0"}}"#),
    ] {
        let error = serde_json::from_str::<ClientIn>(&text).expect_err("it is malformed");
        assert!(!error.to_string().contains(TOKEN), "{error}");
    }
}

// Tables had a single pack before they had a list, and their journals are still read.
#[test]
fn a_single_pack_may_be_named_without_a_list() {
    let read = |packs: &str| {
        let settings = format!(r#"{{"rounds":5,{packs}}}"#);
        serde_json::from_str::<Settings>(&settings).map(|settings| settings.packs)
    };
    let places = vec!["places".to_owned()];
    assert_eq!(read(r#""pack":"places""#).unwrap(), places);
    assert_eq!(read(r#""packs":"places""#).unwrap(), places);
    assert_eq!(read(r#""packs":["places"]"#).unwrap(), places);
    for bad in [
        r#""packs":4"#,
        r#""packs":[4]"#,
        r#""pack":"a","packs":["b"]"#,
        r#""x":1"#,
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
