//! Faults that are planted: a witness that has seen a sound table must report each of them.

mod deals;

use serde_json::{Value, json};

use crate::fault::{Fault, Part};
use crate::witness::Witness;

const PHONE: usize = 0;

fn board(rev: u64, rounds_played: u32, points: i64) -> Value {
    let players = [json!({"id": 1, "points": points})];
    let view = json!({"players": players, "rounds_played": rounds_played, "points_hidden": false});
    json!({"type": "board", "rev": rev, "view": view})
}

fn seat(rev: u64, round: &Value) -> Value {
    json!({"type": "seat", "rev": rev, "view": {"you": 1, "round": round, "can": {"open": [], "card": []}}})
}

fn card(place: &str) -> Value {
    json!({"game": "spy", "card": {"spy": false, "place": place, "role": "visitor"}})
}

fn pulse(rev: u64, phase: &str, round: u32) -> Value {
    json!({"type": "pulse", "rev": rev, "board": 1, "view": {"phase": phase, "round": {"number": round}}})
}

fn lines(lines: &[(u64, &str)]) -> Value {
    let lines = lines
        .iter()
        .map(|(n, text)| json!({"n": n, "by": 1, "text": text}));
    json!({"type": "lines", "round": 2, "lines": lines.collect::<Vec<_>>()})
}

fn welcome(last_n: u64) -> Value {
    json!({"type": "welcome", "you": 1, "last_n": last_n})
}

fn done(n: u64) -> Value {
    json!({"type": "done", "n": n})
}

fn say(text: &str) -> Value {
    json!({"do": "say", "round": 2, "text": text})
}

fn hear(witness: &mut Witness, phone: usize, frames: &[Value]) -> Result<(), Fault> {
    let mut frames = frames.iter().map(Value::to_string);
    frames.try_for_each(|frame| witness.hears(phone, &frame).map(|_| ()))
}

/// Two have looked at their cards of round 2; the first one's third act, a remark, is acknowledged, and the fourth
/// is on its way.
fn table() -> Witness {
    let mut witness = Witness::of(2);
    for n in 1..=2 {
        witness.sends(PHONE, n, &json!({"do": "looked"}));
        hear(&mut witness, PHONE, &[done(n)]).expect("it is sound");
    }
    witness.sends(PHONE, 3, &say("third"));
    let step = [
        board(10, 2, 4),
        json!({"type": "happenings", "last": [{"n": 5, "happened": {"what": "time_up"}}]}),
        lines(&[(1, "first"), (2, "third")]),
        seat(20, &card("bank")),
        pulse(20, "questions", 2),
        done(3),
    ];
    hear(&mut witness, PHONE, &step).expect("it is sound");
    witness.sends(PHONE, 4, &json!({"do": "looked"}));
    witness
}

fn greeting(last_n: u64) -> [Value; 5] {
    [
        welcome(last_n),
        board(20, 2, 4),
        lines(&[(1, "first"), (2, "third")]),
        seat(20, &card("bank")),
        pulse(20, "questions", 2),
    ]
}

#[test]
fn a_sound_restart_is_no_fault() {
    let mut table_without_fourth = table();
    assert_eq!(hear(&mut table_without_fourth, PHONE, &greeting(3)), Ok(()));
    assert_eq!(hear(&mut table_without_fourth, PHONE, &[done(4)]), Ok(()));
    assert_eq!(table_without_fourth.acts(), 4);

    let mut table_with_fourth = table();
    let sent_again = [done(4), done(3)];
    assert_eq!(hear(&mut table_with_fourth, PHONE, &greeting(4)), Ok(()));
    assert_eq!(hear(&mut table_with_fourth, PHONE, &sent_again), Ok(()));
}

#[test]
fn points_change_with_a_round_and_begin_anew_with_a_game() {
    let mut witness = table();
    assert_eq!(hear(&mut witness, PHONE, &[board(24, 3, 3)]), Ok(()));
    assert_eq!(hear(&mut witness, 1, &[pulse(25, "game_over", 2)]), Ok(()));
    assert_eq!(hear(&mut witness, PHONE, &[board(26, 0, 0)]), Ok(()));
}

#[test]
fn what_was_typed_is_shown_as_long_as_its_round_is() {
    let mut witness = table();
    witness.sends(PHONE, 4, &say("fourth"));
    let unsaid = Fault::Unsaid {
        text: "fourth".into(),
    };
    assert_eq!(hear(&mut witness, PHONE, &[done(4)]), Err(unsaid));
    let mut witness = table();
    witness.sends(PHONE, 4, &say("fourth"));
    let next_round = [seat(21, &card("zoo")), pulse(21, "dealt", 3), done(4)];
    assert_eq!(hear(&mut witness, PHONE, &next_round), Ok(()));
}

#[test]
fn planted_faults_are_reported() {
    let refused = |n: Option<u64>| json!({"type": "refused", "n": n, "why": "stale"});
    let unsaid = || Fault::Unsaid {
        text: "third".into(),
    };
    let older = |part, rev, seen| Fault::Older { part, rev, seen };
    let otherwise = |part, rev, before: &Value, after: &Value| Fault::Otherwise {
        part,
        rev,
        before: before.to_string(),
        after: after.to_string(),
    };
    let faults: Vec<(&str, Vec<Value>, Fault)> = vec![
        (
            "an act is lost",
            vec![welcome(2)],
            Fault::Lost { n: 3, last_n: 2 },
        ),
        (
            "the server itself says that something is lost",
            vec![json!({"type": "set_back", "rev": 7})],
            Fault::SetBack { rev: 7 },
        ),
        (
            "another epoch",
            vec![
                json!({"type": "hello", "epoch": 1}),
                json!({"type": "hello", "epoch": 2}),
            ],
            Fault::OtherEpoch { epoch: 2 },
        ),
        (
            "an act that nobody sent",
            vec![welcome(5)],
            Fault::NeverSent { n: 5 },
        ),
        (
            "an answer that nobody waits for",
            vec![done(9)],
            Fault::NeverSent { n: 9 },
        ),
        (
            "an act is decided a second time",
            vec![welcome(3), refused(Some(3))],
            Fault::AsNew { n: 3 },
        ),
        (
            "an unanswered act happened and is decided a second time",
            vec![welcome(4), refused(Some(4))],
            Fault::AsNew { n: 4 },
        ),
        (
            "an act happens twice",
            vec![lines(&[(3, "third")])],
            Fault::Twice {
                text: "third".into(),
            },
        ),
        (
            "another line in its place",
            vec![lines(&[(2, "fourth")])],
            Fault::OtherLine { round: 2, n: 2 },
        ),
        (
            "a line is lost",
            vec![
                welcome(3),
                lines(&[(1, "first")]),
                pulse(20, "questions", 2),
            ],
            unsaid(),
        ),
        (
            "all lines are lost",
            vec![welcome(3), pulse(20, "questions", 2)],
            unsaid(),
        ),
        (
            "an older pulse",
            vec![pulse(19, "questions", 2)],
            older(Part::Pulse, 19, 20),
        ),
        (
            "an older board",
            vec![board(9, 2, 4)],
            older(Part::Board, 9, 10),
        ),
        (
            "an older seat",
            vec![seat(19, &card("bank"))],
            older(Part::Seat, 19, 20),
        ),
        (
            "another course of things",
            vec![pulse(20, "vote", 2)],
            otherwise(
                Part::Pulse,
                20,
                &pulse(20, "questions", 2)["view"],
                &pulse(20, "vote", 2)["view"],
            ),
        ),
        (
            "another past",
            vec![json!({"type": "happenings", "last": [{"n": 5, "happened": {"what": "tied"}}]})],
            otherwise(
                Part::Happening,
                5,
                &json!({"what": "time_up"}),
                &json!({"what": "tied"}),
            ),
        ),
        (
            "another card",
            vec![
                welcome(3),
                lines(&[(1, "first"), (2, "third")]),
                seat(21, &card("zoo")),
                pulse(21, "questions", 2),
            ],
            Fault::OtherCard { round: 2 },
        ),
        (
            "points are lost",
            vec![board(21, 2, 3)],
            Fault::OtherPoints {
                seat: 1,
                before: 4,
                after: 3,
            },
        ),
        (
            "a round is lost",
            vec![board(21, 1, 4)],
            Fault::FewerRounds {
                before: 2,
                after: 1,
            },
        ),
        (
            "the seat is gone",
            vec![refused(None)],
            Fault::TurnedAway {
                said: refused(None).to_string(),
            },
        ),
        (
            "no frame at all",
            vec![json!(7)],
            Fault::Unreadable { said: "7".into() },
        ),
    ];
    for (what, frames, fault) in faults {
        assert_eq!(hear(&mut table(), PHONE, &frames), Err(fault), "{what}");
    }
}

#[test]
fn two_phones_are_never_shown_two_tables() {
    let mut witness = table();
    let other = Fault::Otherwise {
        part: Part::Pulse,
        rev: 20,
        before: pulse(20, "questions", 2)["view"].to_string(),
        after: pulse(20, "vote", 2)["view"].to_string(),
    };
    let shown = hear(&mut witness, 1, &[pulse(20, "vote", 2)]);
    assert_eq!(shown, Err(other));
}
