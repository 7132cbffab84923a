//! Files with nothing wrong in them.

use fair::{Outcome, Report, Verdict, verify};

use crate::dealer::{self, SEALED, annex, captains, notebook, spy};

/// What a file proves; it has to be one.
pub(crate) fn report(file: &str) -> Report {
    verify(file.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{file}"))
}

/// What is not as it should be, one word each.
pub(crate) fn not_held(report: &Report) -> Vec<(&'static str, Outcome)> {
    let checks = report.checks.iter();
    let open = checks.filter(|check| check.outcome != Outcome::Holds);
    open.map(|check| (check.about, check.outcome)).collect()
}

fn is_proved(file: &str, seat: u16) {
    let report = report(file);
    assert_eq!(not_held(&report), [], "{report:#?}");
    assert_eq!(report.verdict, Verdict::Proved { seat });
}

#[test]
fn every_seat_proves_every_round_of_spies() {
    for round in 1..40 {
        let first = spy::first(round);
        let later = spy::later(round, round as usize % 4, round % 3 == 0);
        for seat in [1, 2, 5] {
            is_proved(&first.file(seat), seat);
            is_proved(&later.file(seat), seat);
        }
    }
}

#[test]
fn every_seat_proves_every_round_of_captains() {
    for round in 1..40 {
        for seat in 1..=7 {
            is_proved(&captains::first(round).file(seat), seat);
            is_proved(&captains::named(round).file(seat), seat);
        }
    }
}

#[test]
fn a_game_of_notebooks_is_proved_with_its_deck() {
    for round in 1..40 {
        is_proved(&notebook::file(&notebook::first(round)), 9);
        let later = report(&notebook::file(&notebook::attempt(round)));
        assert_eq!(not_held(&later), [("card", Outcome::Unknown)]);
        assert_eq!(later.verdict, Verdict::Proved { seat: 9 });
    }
}

#[test]
fn a_deck_gives_cards_to_seats_that_came_after_the_first_round() {
    let report = report(&notebook::latecomers(&notebook::first(3)));
    assert_eq!(report.verdict, Verdict::WithoutThisPhone);
    assert_eq!(not_held(&report), [("told", Outcome::Unknown)]);
}

#[test]
fn a_deck_that_is_not_open_yet_leaves_the_round_proved() {
    let attempt = notebook::first(3);
    let file = notebook::proof(&attempt) + &annex(&[], "", &[(&attempt, 2)]);
    let report = report(&file);
    assert_eq!(report.verdict, Verdict::Proved { seat: 2 });
    let open = [
        ("server-seal", Outcome::Unknown),
        ("card", Outcome::Unknown),
    ];
    assert_eq!(not_held(&report), open);
}

#[test]
fn a_phone_that_slept_trusts_the_others() {
    let round = spy::first(8);
    let report = report(&round.file(4));
    assert_eq!(report.verdict, Verdict::WithoutThisPhone);
    assert_eq!(not_held(&report), [("told", Outcome::Unknown)]);
}

#[test]
fn a_proof_alone_cannot_name_places() {
    let report = report(&spy::first(8).proof());
    assert_eq!(report.verdict, Verdict::NotProved);
    assert!(report.checks.iter().any(|check| check.about == "spy"));
    assert!(!report.checks.iter().any(|check| check.about == "place"));
}

#[test]
fn a_round_that_is_still_on_is_not_proved_yet() {
    let round = spy::later(8, 0, true);
    let file =
        round.attempt.told() + "dealt|proved\n" + &annex(&round.list, "", &[(&round.attempt, 1)]);
    let report = report(&file);
    assert_eq!(report.verdict, Verdict::NotProved);
    assert_eq!(report.code, super::honest::report(&round.proof()).code);
}

#[test]
fn attempts_that_were_abandoned_are_told_with_their_reason() {
    let file = dealer::twice_abandoned();
    let report = report(&file);
    assert_eq!(report.verdict, Verdict::Proved { seat: 1 });
    let says: Vec<&str> = report
        .checks
        .iter()
        .map(|check| check.says.as_str())
        .collect();
    for expected in [
        "Attempt 1 was abandoned: no number came in time from these seats: 5",
        "Attempt 1: The server's number for the cards fits its seal",
        "Attempt 2 was abandoned: a backup was put back",
        "Attempt 2: The number of seat 2 fits its seal",
        "Attempt 3 was dealt. If the server held numbers back, it could choose among 3 deals",
        "A number of this phone was for attempt 1, which was abandoned",
    ] {
        assert!(says.contains(&expected), "{expected}\n{says:#?}");
    }
}

#[test]
fn a_phone_whose_number_came_too_late_is_told_so() {
    let file = dealer::twice_abandoned();
    let (proof, _) = file.split_once("annex\n").expect("it has an annex");
    let late = spy::later(21, 0, true).attempt;
    let report = report(&format!("{proof}{}", annex(&[], "", &[(&late, 5)])));
    let told = report.checks.last().expect("there are checks");
    assert_eq!((told.about, told.outcome), ("told", Outcome::Unknown));
}

#[test]
fn what_the_server_dealt_alone_is_not_proved() {
    let report = report(&dealer::unproved());
    assert_eq!(report.verdict, Verdict::NotProved);
    assert_eq!(report.code, None);
    let dealt = report.checks.iter().find(|check| check.about == "dealt");
    assert_eq!(dealt.map(|check| check.outcome), Some(Outcome::Unknown));
}

#[test]
fn one_phone_is_enough() {
    let mut round = spy::later(4, 1, false);
    for (seat, says) in &mut round.attempt.seats {
        *says = if *seat == 2 { SEALED } else { "none" };
    }
    is_proved(&round.file(2), 2);
}
