//! Files with one lie in each.

use fair::{Outcome, Use, Verdict};

use crate::dealer::{
    self, Attempt, annex, captains, line, listed, notebook, places, spy, with_line,
};
use crate::honest::{not_held, report};

/// It is wrong, and this is what gives it away.
fn is_caught(file: &str, by: &[&str]) {
    let report = report(file);
    let fails = not_held(&report).into_iter();
    let fails = fails.filter(|(_, outcome)| *outcome == Outcome::Fails);
    let found: Vec<&str> = fails.map(|(about, _)| about).collect();
    assert_eq!(report.verdict, Verdict::Wrong, "{report:#?}");
    assert_eq!(found, by, "{report:#?}");
}

/// The line that begins so is another one.
fn instead(file: &str, start: &str, other: &str) -> String {
    with_line(file, line(file, start), other)
}

fn another_digit(line: &str) -> String {
    let (rest, last) = line.split_at(line.len() - 1);
    format!("{rest}{}", if last == "0" { "1" } else { "0" })
}

#[test]
fn another_card_than_the_phone_saw_is_wrong() {
    let round = spy::first(8);
    let (agent, spy) = (round.agent(), round.spy_seat());
    let file = round.file(agent);
    let card = line(&file, "mine|").to_owned();
    for other in [
        format!("mine|{agent}|spy"),
        format!("mine|{agent}|atlantis|guard"),
        format!("{card}-2"),
        card.rsplit_once('|').expect("it has a role").0.to_owned(),
    ] {
        is_caught(&with_line(&file, &card, &other), &["card"]);
    }
    let file = spy::later(8, 0, true).file(round.agent());
    let proof = file.split("annex").next().expect("a proof comes first");
    let spy_seen = format!("{proof}annex\nmine|9|spy\n");
    is_caught(&spy_seen, &["card"]);
    let (file, card) = (round.file(spy), format!("mine|{spy}|spy"));
    is_caught(
        &with_line(&file, &card, &format!("mine|{spy}|bank|guard")),
        &["card"],
    );
}

#[test]
fn a_card_that_only_the_places_could_judge_stays_open_without_them() {
    let round = spy::first(8);
    let (agent, spy) = (round.agent(), round.spy_seat());
    let alone = |mine: &str| round.proof() + &annex(&[], mine, &[]);
    let found = report(&alone(&format!("mine|{agent}|atlantis|guard\n")));
    assert!(not_held(&found).contains(&("card", Outcome::Unknown)));
    assert_eq!(found.verdict, Verdict::NotProved);
    is_caught(&alone(&format!("mine|{agent}|spy\n")), &["card"]);
    let found = report(&alone(&format!("mine|{spy}|spy\n")));
    assert!(!not_held(&found).iter().any(|(about, _)| *about == "card"));
}

#[test]
fn another_number_of_a_phone_is_wrong() {
    let round = spy::first(8);
    let file = round.file(1);
    let number = line(&file, "number|2|").to_owned();
    let lie = with_line(&file, &number, &another_digit(&number));
    // Everything is drawn from it.
    assert!(
        report(&lie)
            .checks
            .iter()
            .any(|check| check.about == "phone-seal" && check.outcome == Outcome::Fails)
    );
    assert_eq!(report(&lie).verdict, Verdict::Wrong);
    assert_ne!(report(&lie).code, report(&file).code);
    let told = line(&file, "told|").to_owned();
    is_caught(&with_line(&file, &told, &another_digit(&told)), &["told"]);
}

#[test]
fn another_number_of_the_server_is_wrong() {
    for of in ["open|cards", "open|pool"] {
        let file = spy::first(8).file(1);
        let number = line(&file, of).to_owned();
        is_caught(
            &with_line(&file, &number, &another_digit(&number)),
            &["server-seal"],
        );
    }
}

#[test]
fn a_seal_holds_for_one_table_round_attempt_and_seat() {
    let good = spy::later(8, 0, true);
    let mut round = spy::later(8, 0, true).attempt;
    round.round = 9;
    let mut table = good.attempt.clone();
    table.table = "KRZNC";
    let attempt = good.attempt.next(&[]);
    for other in [round, table, attempt] {
        let theirs = other.terms();
        let ours = good.attempt.terms();
        for start in ["seat|1|", "server|cards|"] {
            let lie = with_line(&good.file(1), line(&ours, start), line(&theirs, start));
            assert_eq!(report(&lie).verdict, Verdict::Wrong, "{lie}");
        }
    }
    let file = good.file(1);
    let [one, two] =
        ["seat|1|", "seat|2|"].map(|start| line(&file, start).split_at(7).1.to_owned());
    let lie = file
        .replace(&one, "swap")
        .replace(&two, &one)
        .replace("swap", &two);
    assert_eq!(report(&lie).verdict, Verdict::Wrong);
}

#[test]
fn a_list_without_one_of_its_places_is_wrong() {
    let round = spy::first(8);
    let file = round.file(1);
    let known = listed(&round.list);
    for other in [&round.list[1..], &places(13)[..]] {
        let report = report(&file.replace(&known, &listed(other)));
        assert!(not_held(&report).contains(&("list", Outcome::Fails)));
        assert_eq!(report.verdict, Verdict::Wrong);
    }
    let mut swapped = round.list.clone();
    swapped.swap(3, 4);
    is_caught(&file.replace(&known, &listed(&swapped)), &["list"]);
}

#[test]
fn whatever_is_changed_in_the_terms_changes_the_deal() {
    let round = spy::first(8);
    let file = round.file(round.agent());
    for (start, other) in [
        ("change|score", "change|score.spyGuess|4"),
        ("ruleset|", "ruleset|film-night"),
        ("seat|4|", "seat|4|none"),
        ("most|", "most|8"),
        ("recent|", "recent|bank"),
        ("deals|", "deals|12"),
        ("middle|", "middle|1"),
        ("round|", "round|9"),
        ("table|", "table|KRZNC"),
    ] {
        let lie = report(&instead(&file, start, other));
        assert_eq!(lie.verdict, Verdict::Wrong, "{start}");
        assert_ne!(lie.code, report(&file).code, "{start}");
    }
}

#[test]
fn whatever_is_drawn_and_said_otherwise_is_wrong() {
    let round = spy::first(8);
    let file = round.file(round.agent());
    let others = [1, 4, 2, 7, 5].into_iter();
    let other = others.clone().find(|seat| *seat != round.spy_seat());
    let spy = format!("spy|{}", other.expect("another seat"));
    // The dealer draws seat 2.
    for (start, other, by) in [
        ("spy|", spy.as_str(), "spy"),
        ("spy|", "spy|middle", "spy"),
        ("place|", "place|atlantis", "place"),
        ("role|4|", "role|4|guard-0", "roles"),
        ("starter|2", "starter|1", "starter"),
    ] {
        is_caught(&instead(&file, start, other), &[by]);
    }
    for (start, by) in [
        ("spy|", "spy"),
        ("place|", "place"),
        ("role|", "roles"),
        ("starter|2", "starter"),
    ] {
        let left_out = format!("{}\n", line(&file, start));
        is_caught(&file.replacen(&left_out, "", 1), &[by]);
    }
    let file = spy::later(8, 0, true).file(1);
    let said = file.rfind("starter|7").expect("it is said again");
    let lie = format!("{}starter|5{}", &file[..said], &file[said + 9..]);
    is_caught(&lie, &["starter"]);
}

#[test]
fn captains_and_their_agents_are_drawn_again() {
    let round = captains::first(8);
    let file = round.file(round.agent());
    let spy = round.spy_seat();
    let captain = line(&file, "captain|").to_owned();
    let fields: Vec<&str> = captain.split('|').collect();
    let swapped = format!("captain|{}|atlantis", fields[1]);
    is_caught(&with_line(&file, &captain, &swapped), &["places"]);
    let lie = with_line(
        &file,
        &format!("agent|{spy}|spy"),
        &format!("agent|{spy}|{}", fields[1]),
    );
    is_caught(&lie, &["agents"]);
    let first = line(&file, "first|").to_owned();
    is_caught(
        &with_line(&file, &first, &format!("first|{spy}")),
        &["first"],
    );
    is_caught(
        &file.replace(&format!("{captain}\n"), ""),
        &["captains", "places"],
    );
    let ranked = instead(&file, "rank|4|", "rank|4|0");
    assert_eq!(report(&ranked).verdict, Verdict::Wrong);
}

#[test]
fn a_conspirator_follows_from_who_was_left() {
    let attempt = notebook::first(8);
    let file = notebook::file(&attempt);
    let said = line(&file, "conspirator|").to_owned();
    let other = if said == "conspirator|9" {
        "conspirator|4"
    } else {
        "conspirator|9"
    };
    is_caught(&with_line(&file, &said, other), &["conspirator"]);
    is_caught(&file.replace(&format!("{said}\n"), ""), &["conspirator"]);
    is_caught(&file.replace("opener|2\n", ""), &["conspirator"]);
    let gone = said.replace("conspirator", "gone");
    is_caught(
        &file.replace("gone|3\n", &format!("{gone}\n")),
        &["conspirator"],
    );
    let active = line(&file, "active|").to_owned();
    assert_eq!(active, "active|draw");
}

#[test]
fn a_deck_gives_out_the_cards_that_lie_on_top() {
    let attempt = notebook::first(8);
    let file = notebook::file(&attempt);
    let (_, hand) = notebook::deck(&attempt);
    let foreign = (10..26).map(|card| format!("card-{card}"));
    let foreign: Vec<String> = foreign.filter(|card| !hand.contains(card)).collect();
    let mine = line(&file, "mine|").to_owned();
    is_caught(
        &with_line(&file, &mine, &format!("{mine}|{}", foreign[0])),
        &["card"],
    );
    is_caught(
        &with_line(&file, &mine, &format!("{mine}|{}", hand[0])),
        &["card"],
    );
    let told = format!("{}\n", line(&file, "told|"));
    let silent = file.replace(&told, "");
    is_caught(
        &with_line(&silent, &mine, &format!("mine|12|{}", hand[0])),
        &["card"],
    );
    is_caught(
        &with_line(&file, "card|card-11", "card|card-99"),
        &["deck-list"],
    );
    is_caught(
        &with_line(&file, "drew|9|1", "drew|9|4294967295"),
        &["deck"],
    );
    let again = line(&file, "reshuffled|").to_owned();
    let cards: Vec<&str> = again.split('|').collect();
    let turned = again.replace(
        &format!("{}|{}", cards[1], cards[2]),
        &format!("{}|{}", cards[2], cards[1]),
    );
    for lie in [
        turned,
        format!("{again}|{}", cards[3]),
        format!("{again}|owl"),
    ] {
        let report = report(&with_line(&file, &again, &lie));
        assert!(
            not_held(&report).contains(&("deck", Outcome::Fails)),
            "{lie}"
        );
    }
}

#[test]
fn an_attempt_that_was_abandoned_has_to_be_opened() {
    let file = dealer::twice_abandoned();
    let first: Attempt = spy::later(21, 0, true).attempt;
    is_caught(&file.replace(&first.open(Use::Cards), ""), &["server-seal"]);
}

#[test]
fn a_number_that_was_opened_once_draws_nothing_more() {
    // Opened for the places, it tells the cards of a round that has only begun.
    let mut round = spy::first(23);
    round.attempt.lazy = true;
    is_caught(&round.file(1), &["number-again"]);
    // Whoever has seen it in an attempt that failed can choose a number that suits.
    let mut later = spy::later(24, 0, true);
    later.attempt.lazy = true;
    let first = later.attempt.abandoned(&[5], "missing|5");
    later.attempt = later.attempt.next(&[5]);
    is_caught(&(first + &later.file(1)), &["number-again"]);
}

#[test]
fn nobody_is_left_out_for_nothing() {
    let mut round = spy::later(8, 0, true);
    round.attempt.seats[0].1 = "missed";
    is_caught(&round.file(2), &["missed"]);
}
