//! Files that are no proofs, and in which line that shows.

use fair::proof::{FILE_BYTES_MAX, Fault, What};
use fair::verify;

use crate::dealer::{self, captains, line, notebook, spy, with_line};

fn fault(file: &[u8]) -> Fault {
    let Err(fault) = verify(file) else {
        panic!("this can be read:\n{}", String::from_utf8_lossy(file));
    };
    fault
}

/// In this line, for this reason.
fn is_refused(file: &str, at: &str, what: What) {
    let line = file.lines().position(|line| line == at);
    let line = line.unwrap_or_else(|| panic!("no line {at}")) + 1;
    assert_eq!(fault(file.as_bytes()), Fault { line, what });
}

/// The line that begins so is another one, and that is the fault.
fn is_refused_with(file: &str, start: &str, other: &str, what: What) {
    is_refused(&with_line(file, line(file, start), other), other, what);
}

#[test]
fn a_proof_is_plain_text_with_line_feeds() {
    let file = spy::first(8).file(1);
    let crlf = file.replace('\n', "\r\n");
    assert_eq!(
        fault(crlf.as_bytes()).to_string(),
        "line 1: this line ends with a carriage return, and lines of a proof end with a line feed alone"
    );
    let foreign = file.replace("zoo", "žoo");
    let line = foreign
        .lines()
        .position(|line| line.contains('ž'))
        .expect("it is there")
        + 1;
    assert_eq!(
        fault(foreign.as_bytes()),
        Fault {
            line,
            what: What::NotPlain
        }
    );
    for byte in [0, 9, 0x7f, 0x80, 0xff] {
        let mut bytes = file.clone().into_bytes();
        bytes[40] = byte;
        assert_eq!(fault(&bytes).what, What::NotPlain);
    }
    let lines = file.lines().count();
    let cut_off = Fault {
        line: lines,
        what: What::CutOff,
    };
    assert_eq!(fault(file.trim_end().as_bytes()), cut_off);
    assert_eq!(fault(b"").what, What::CutOff);
    assert_eq!(fault(&vec![b'a'; FILE_BYTES_MAX + 1]).what, What::TooLong);
}

#[test]
fn lines_come_in_their_order_and_once() {
    let file = spy::first(8).file(1);
    is_refused_with(&file, "round|", "attempt|1", What::Expected("round"));
    for start in ["table|", "game|", "most|", "dealt|", "annex"] {
        let known = line(&file, start);
        let twice = file.replacen(&format!("{known}\n"), &format!("{known}\n{known}\n"), 1);
        assert!(verify(twice.as_bytes()).is_err(), "{start}");
    }
    for start in [
        "pack|",
        "seat|1|",
        "place|",
        "spy|",
        "role|",
        "open|pool",
        "told|",
    ] {
        let known = line(&file, start);
        let twice = file.replacen(&format!("{known}\n"), &format!("{known}\n{known}\n"), 1);
        assert_eq!(fault(twice.as_bytes()).what, What::Twice, "{start}");
    }
    let twice = format!("{}{}", spy::first(8).proof(), file);
    assert_eq!(fault(twice.as_bytes()).what, What::NotHere);
}

#[test]
fn a_line_that_is_missing_is_named() {
    let file = spy::first(8).file(1);
    for start in [
        "molehunt1",
        "table",
        "round",
        "attempt",
        "game",
        "ruleset",
        "pack",
        "server",
        "recent",
        "fresh",
        "most",
        "deals",
        "roles",
        "middle",
    ] {
        let known = format!("{}\n", line(&file, start));
        let without = file.replacen(&known, "", 1);
        let what = fault(without.as_bytes()).what;
        let about_seals = start == "server" && what == What::NoWord("server");
        assert!(
            matches!(what, What::Expected(word) if word == start) || about_seals,
            "{start}: {what}"
        );
    }
}

#[test]
fn fields_are_what_they_have_to_be() {
    let file = spy::first(8).file(1);
    for (start, other, what) in [
        ("round|", "round|08", What::NoNumber),
        ("round|", "round|+8", What::NoNumber),
        ("round|", "round|4294967296", What::NoNumber),
        ("round|", "round|8|8", What::Fields("round")),
        ("attempt|", "attempt|2", What::AnotherAttempt),
        ("attempt|", "attempt|0", What::AnotherAttempt),
        ("game|", "game|chess", What::NoWord("game")),
        ("pack|", "pack|places|7", What::NoDigits(64)),
        ("seat|4|", "seat|4|away", What::NoDigits(64)),
        ("seat|4|", "seat|65536|bot", What::NoNumber),
        ("server|pool|", "server|pool|7", What::NoDigits(64)),
        ("recent|", "recent|bank||zoo", What::NoName),
        ("recent|", "recent|lunar base", What::NoName),
        ("fresh|", "fresh|2", What::NoWord("fresh")),
        ("middle|", "middle|256", What::NoNumber),
        ("number|1|", "number|1|00", What::NoDigits(32)),
        ("dealt|", "dealt|perhaps", What::NoWord("dealt")),
        ("place|", "place|", What::NoName),
        ("role|4|", "role|6|guard-0", What::NoSuchSeat(6)),
        ("open|cards|", "open|deck|00", What::NotSealed),
        (
            "told|",
            "told|3|00000000000000000000000000000000",
            What::AnotherSeat,
        ),
    ] {
        is_refused_with(&file, start, other, what);
    }
    is_refused(
        &file.replace("starter|draw", "starter|6"),
        "starter|6",
        What::NoSuchSeat(6),
    );
    is_refused(
        &with_line(&file, "most|9", "most|all"),
        "roles|1",
        What::NotSealed,
    );
}

#[test]
fn huge_counts_cost_nothing() {
    let file = notebook::file(&notebook::first(8));
    let many: String = (0..70)
        .map(|seat| format!("seat|{}|bot\n", 100 + seat))
        .collect();
    let crowded = file.replace("seat|9|", &format!("{many}seat|9|"));
    assert_eq!(fault(crowded.as_bytes()).what, What::TooManySeats);
    let file = spy::first(8).file(1);
    let huge = file.replace("most|9\ndeals|5", "most|4294967295\ndeals|4294967295");
    assert!(verify(huge.as_bytes()).is_ok());
}

#[test]
fn numbers_come_in_the_order_of_their_seals() {
    let file = spy::first(8).file(1);
    let [one, two] = ["number|1|", "number|2|"].map(|start| line(&file, start).to_owned());
    let swapped = file.replace(&format!("{one}\n{two}\n"), &format!("{two}\n{one}\n"));
    is_refused(&swapped, &one, What::OutOfOrder(1));
    let without = file.replace(&format!("{one}\n"), "");
    is_refused(&without, "dealt|proved", What::NumberMissing(1));
    let twice = file.replace(&one, &format!("{one}\n{one}"));
    assert_eq!(fault(twice.as_bytes()).what, What::OutOfOrder(1));
    let asleep = file.replace(&two, &two.replace("number|2", "number|4"));
    assert_eq!(fault(asleep.as_bytes()).what, What::OutOfOrder(4));
}

#[test]
fn attempts_are_of_one_deal() {
    let file = dealer::twice_abandoned();
    is_refused_with(
        &file,
        "abandoned|missing",
        "abandoned|missing|2",
        What::NotMissing,
    );
    is_refused_with(
        &file,
        "abandoned|missing",
        "abandoned|missing",
        What::NoWord("abandoned"),
    );
    is_refused_with(
        &file,
        "abandoned|restored",
        "abandoned|restored|1",
        What::NoWord("abandoned"),
    );
    let at = file.rfind("round|21").expect("it is told three times");
    let other = format!("{}round|22{}", &file[..at], &file[at + 8..]);
    assert_eq!(fault(other.as_bytes()).what, What::AnotherDeal);
    let third = file.replace("attempt|3", "attempt|4");
    is_refused(&third, "attempt|4", What::AnotherAttempt);
    let alone = dealer::unproved().replace("dealt|unproved", "dealt|proved");
    is_refused(&alone, "dealt|proved", What::NoWord("dealt"));
}

#[test]
fn games_have_their_own_lines() {
    let file = captains::first(8).file(1);
    is_refused_with(&file, "captains|", "captains|1|1", What::Twice);
    is_refused_with(&file, "captains|", "captains|1", What::Fields("captains"));
    is_refused_with(&file, "rank|5|", "rank|4|0", What::NotHere);
    is_refused_with(&file, "first|", "starter|1", What::NotHere);
    let file = notebook::file(&notebook::first(8));
    is_refused_with(
        &file,
        "server|deck|",
        "server|pool|00",
        What::NoWord("server"),
    );
    let two = captains::first(8).attempt.terms();
    let until = two.find("server|").expect("it has seals");
    let from = two.find("seat|5|").expect("it has seats");
    let few = format!("{}{}", &two[..from], &two[until..]);
    assert_eq!(fault(few.as_bytes()).what, What::TooFewSeats);
}
