//! The same in deals. What a witness is shown of them are proofs that all verifiers know.

use fair::proof;
use load::envelope::Told as Number;
use serde_json::{Value, json};

use super::hear;
use crate::fault::Fault;
use crate::tally::Deals;
use crate::witness::Witness;

/// Three attempts at round 22, which were all missing a number.
const UNPROVED: &str = include_str!("../../../../docs/verifier/vectors/unproved.txt");
/// Round 9, which was dealt at the first.
const PROVED: &str = include_str!("../../../../docs/verifier/vectors/spy-later.txt");
/// Opened when the round was over.
const OPENING: &str = "place|opera\n";
const PHONES: usize = 2;

/// What the server has of it.
fn paper(file: &str) -> &str {
    let (paper, _) = file.split_once("annex\n").expect("a phone saved it");
    paper
}

/// Up to and without this.
fn before<'a>(text: &'a str, end: &str) -> &'a str {
    let (before, _) = text.split_once(end).expect("it is there");
    before
}

/// The first attempts at round 22.
fn closed(attempts: usize) -> &'static str {
    let paper = paper(UNPROVED);
    let heads = paper.match_indices("molehunt1|deal\n").map(|(at, _)| at);
    let mut ends = heads.chain([paper.len() - "dealt|unproved\n".len()]);
    let end = ends.nth(attempts).expect("there are three");
    &paper[..end]
}

fn next(round: u32) -> Value {
    json!({"type": "fair", "round": round})
}

fn proof(round: u32, text: &str) -> Value {
    json!({"type": "proof", "round": round, "text": text})
}

fn asking(file: &str, attempt: u8) -> Value {
    let proof = proof::parse(file.as_bytes()).expect("it is sound");
    let mut attempts = proof.abandoned.iter().chain(&proof.attempt);
    let found = attempts.find(|found| found.attempt == attempt);
    let found = found.expect("it was tried");
    let terms = found.told.split_inclusive('\n');
    let terms: String = terms
        .take_while(|line| !line.starts_with("number|"))
        .collect();
    let asked: Vec<u16> = found.terms.sealed().map(|(seat, _)| seat).collect();
    let asking = json!({"attempt": attempt, "terms": terms, "asked": asked, "ends_at_ms": 7});
    json!({"type": "fair", "round": proof.round, "asking": asking})
}

/// All numbers that were told.
fn numbers(file: &str) -> Vec<Number> {
    let proof = proof::parse(file.as_bytes()).expect("it is sound");
    let attempts = proof.abandoned.iter().chain(&proof.attempt);
    let numbers = attempts.flat_map(|attempt| {
        attempt.numbers.iter().map(|(seat, number)| Number {
            seat: *seat,
            round: proof.round,
            attempt: attempt.attempt,
            number: number.clone(),
        })
    });
    numbers.collect()
}

/// Everybody has sealed and tells what the proof has.
fn table(file: &str) -> Witness {
    let mut witness = Witness::of(PHONES);
    for number in numbers(file) {
        witness.vouches(0, Some(&number)).expect("it is told once");
    }
    witness
}

/// Everybody knows that the first attempt at round 22 was missing a number, and was asked for the second one.
fn trying() -> Witness {
    let mut witness = table(UNPROVED);
    let first = [next(22), asking(UNPROVED, 1)];
    let second = [proof(22, closed(1)), asking(UNPROVED, 2)];
    for phone in 0..PHONES {
        hear(&mut witness, phone, &[&first[..], &second].concat()).expect("it is sound");
    }
    witness
}

/// Everybody has cards of round 9, and the first one knows where it was.
fn dealt() -> Witness {
    let mut witness = table(PROVED);
    let text = paper(PROVED);
    let cards = [asking(PROVED, 1), proof(9, before(text, OPENING)), next(10)];
    for phone in 0..PHONES {
        hear(&mut witness, phone, &cards).expect("it is sound");
    }
    let opening = format!("{}{OPENING}", before(text, OPENING));
    hear(&mut witness, 0, &[proof(9, &opening)]).expect("it is sound");
    witness
}

#[test]
fn a_sound_deal_goes_on_over_restarts() {
    let mut witness = trying();
    // Nothing was missed by the one, nothing was decided before the other is back.
    let again = [proof(22, closed(1)), asking(UNPROVED, 2)];
    assert_eq!(hear(&mut witness, 0, &again), Ok(()));
    let third = [proof(22, closed(2)), asking(UNPROVED, 3)];
    assert_eq!(hear(&mut witness, 0, &third), Ok(()));
    assert_eq!(hear(&mut witness, 1, &again), Ok(()));
    let over = [proof(22, paper(UNPROVED)), next(23)];
    assert_eq!(hear(&mut witness, 1, &over), Ok(()));
    assert_eq!(hear(&mut witness, 0, &over), Ok(()));
    let deals = Deals {
        unproved: 1,
        abandoned: 3,
        resumed: 1,
        ..Deals::default()
    };
    assert_eq!(witness.deals(), deals);

    let mut witness = dealt();
    for phone in [1, 0, 1] {
        assert_eq!(
            hear(&mut witness, phone, &[proof(9, paper(PROVED))]),
            Ok(())
        );
    }
    let deals = Deals {
        proved: 1,
        opened: 1,
        ..Deals::default()
    };
    assert_eq!(witness.deals(), deals);
}

#[test]
fn planted_faults_in_terms_are_reported() {
    let mut other_seal = asking(UNPROVED, 2);
    let terms = other_seal["asking"]["terms"].as_str().unwrap_or_default();
    other_seal["asking"]["terms"] = json!(terms.replace("server|cards|c", "server|cards|d"));
    let mut others_asked = asking(UNPROVED, 2);
    others_asked["asking"]["asked"] = json!([2]);
    let mut other_starter = closed(2).to_owned();
    let last = other_starter.rfind("starter|7").expect("it is there");
    other_starter.replace_range(last..last + "starter|7".len(), "starter|2");
    let but_one = format!("{}dealt|unproved\n", closed(1));
    let faults: Vec<(&str, Vec<Value>, &str)> = vec![
        (
            "the server seals another number",
            vec![other_seal],
            "attempt 2 at the deal of round 22 had other terms before",
        ),
        (
            "others are asked",
            vec![others_asked],
            "attempt 2 at the deal of round 22 had other terms before",
        ),
        (
            "other terms are in the proof",
            vec![proof(22, &other_starter)],
            "attempt 2 at the deal of round 22 had other terms before",
        ),
        (
            "nothing is asked any more",
            vec![next(22)],
            "attempt 2 at the deal of round 22 was asked for, and nothing tells",
        ),
        (
            "the deal comes about without the attempt",
            vec![proof(22, &but_one)],
            "attempt 2 at the deal of round 22 was asked for, and nothing tells",
        ),
        (
            "the next deal comes without a word of this one",
            vec![next(23)],
            "attempt 2 at the deal of round 22 was asked for, and nothing tells",
        ),
        (
            "an attempt is asked for again that was given up",
            vec![asking(UNPROVED, 1)],
            "attempt 1 at the deal of round 22 is asked for, and does not follow",
        ),
        (
            "an attempt is asked for before the last was given up",
            vec![asking(UNPROVED, 3)],
            "attempt 3 at the deal of round 22 is asked for, and does not follow",
        ),
        ("an older deal", vec![next(21)], "deal 21 is older than 22"),
    ];
    for (what, frames, words) in faults {
        is_reported(trying(), &frames, what, words);
    }
}

#[test]
fn planted_faults_in_proofs_are_reported() {
    let text = paper(PROVED);
    let sealed = before(text, OPENING);
    let restored = closed(1).replace("missing|5", "restored");
    let faults: Vec<(&str, usize, Value, &str)> = vec![
        (
            "what was shown is gone",
            0,
            proof(9, sealed),
            "the proof of round 9 has not just grown",
        ),
        (
            "another one is shown something else",
            1,
            proof(9, &format!("{sealed}place|bank\n")),
            "the proof of round 9 has not just grown",
        ),
        (
            "another number of the server",
            0,
            proof(9, &text.replace("open|cards|6", "open|cards|7")),
            "the proof of round 9 is wrong",
        ),
        (
            "another spy",
            0,
            proof(9, &text.replace("spy|2\n", "spy|5\n")),
            "the proof of round 9 is wrong",
        ),
        (
            "no proof at all",
            0,
            proof(9, "nothing"),
            "the proof of round 9 is wrong",
        ),
        (
            "of another round",
            0,
            proof(8, text),
            "the proof of round 8 is wrong",
        ),
        (
            "a backup was put back",
            0,
            proof(22, &restored),
            "the proof of round 22 is wrong",
        ),
        (
            "a number that no phone told",
            0,
            proof(22, closed(1)),
            "seat 1 has a number in attempt 1 at the deal of round 22, and has told none",
        ),
        (
            "a round is dealt again",
            0,
            asking(PROVED, 1),
            "deal 9 is older than 10",
        ),
    ];
    for (what, phone, frame, words) in faults {
        let mut witness = dealt();
        let reported = hear(&mut witness, phone, &[frame]);
        says(reported, what, words);
    }
}

#[test]
fn planted_faults_with_numbers_are_reported() {
    let words =
        "a number of seat 1 was told in attempt 1 at round 9 and is used in attempt 2 at round 9";
    let told = |attempt| {
        let first = numbers(PROVED).into_iter().next();
        let first = first.expect("it was told");
        Number { attempt, ..first }
    };
    let mut witness = table(PROVED);
    let reported = witness.vouches(0, Some(&told(2)));
    says(reported, "a phone tells a number again", words);

    let mut witness = Witness::of(PHONES);
    witness.vouches(0, Some(&told(2))).expect("it is the first");
    let words =
        "a number of seat 1 was told in attempt 2 at round 9 and is used in attempt 1 at round 9";
    let frames = [proof(9, paper(PROVED))];
    is_reported(
        witness,
        &frames,
        "the server uses it for another attempt",
        words,
    );
}

#[test]
fn a_part_in_a_deal_may_be_late_and_is_never_wrong() {
    let refused = |why: &str| json!({"type": "refused", "why": why});
    let mut witness = Witness::of(PHONES);
    let turned_away = "the server turned a player away";
    let first = hear(&mut witness, 0, &[refused("stale")]);
    says(first, "nothing was said", turned_away);
    witness.vouches(0, None).expect("it only seals");
    assert_eq!(hear(&mut witness, 0, &[refused("stale")]), Ok(()));
    let second = hear(&mut witness, 0, &[refused("stale")]);
    says(second, "it was said once", turned_away);
    witness.vouches(0, None).expect("it only seals");
    let wrong = hear(&mut witness, 0, &[refused("number_not_sealed")]);
    says(
        wrong,
        "a number was wrong",
        "the server does not take what a phone says",
    );
}

fn is_reported(mut witness: Witness, frames: &[Value], what: &str, words: &str) {
    says(hear(&mut witness, 0, frames), what, words);
}

fn says(reported: Result<(), Fault>, what: &str, words: &str) {
    let said = reported.map_err(|fault| fault.to_string());
    let said = said.expect_err(what);
    assert!(said.starts_with(words), "{what}: {said}");
}
