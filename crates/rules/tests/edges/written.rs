//! Typed questions and answers: every turn has a text and a limit (RULES 9, row 34).

use wire::{
    Asking, Happened, LineKind, Offer, Phase,
    Refusal::{NotNow, NotYourTurn, Stale, TextEmpty},
};

use crate::{FOUR, table::Table};

fn written(spy: &str) -> Table {
    let mut table = Table::lobby(FOUR);
    table.set(|s| s.asking = Asking::Written).begin(spy);
    table
}

/// How long until the turn passes by itself, if it does.
fn turn_left_ms(table: &Table) -> Option<u64> {
    let passes_at_ms = table.round().turn?.passes_at_ms;
    passes_at_ms.map(|at| at - table.now_ms)
}

#[test]
fn questions_and_answers_are_read_by_all() {
    let mut table = written("Dino");
    table.asks_text("Ana", "Boris", "Is it loud?");
    table.answers_text("Boris", "Only at night.");
    let lines = [
        ("Ana", LineKind::Question, "Is it loud?".to_owned()),
        ("Boris", LineKind::Answer, "Only at night.".to_owned()),
    ];
    assert_eq!(table.lines(), lines);
    let [question, answer] = &table.round().lines[..] else {
        panic!("two lines");
    };
    assert_eq!((question.n, answer.n), (1, 2));
    assert_eq!(table.names(&[question.to.expect("asked")]), ["Boris"]);
    assert_eq!(table.names(&[answer.to.expect("asker")]), ["Ana"]);
    assert_eq!(table.asker(), "Boris");
}

#[test]
fn a_typed_turn_needs_a_text() {
    let mut table = written("Dino");
    table.refused(TextEmpty).ask("Ana", "Boris");
    table.asks_text("Ana", "Boris", "Is it loud?");
    table.refused(TextEmpty).answer("Boris");
}

// RULES 9, row 34: elsewhere asking implies having answered.
#[test]
fn row_34_a_typed_answer_is_not_implied() {
    let mut table = written("Dino");
    table.asks_text("Ana", "Boris", "Is it loud?");
    let (asks, whom) = ("And there?", "Cvita");
    table.refused(NotYourTurn).asks_text("Boris", whom, asks);
    table
        .answers_text("Boris", "No.")
        .asks_text("Boris", whom, asks);
}

// An answer is a text, and the asker has none of it.
#[test]
fn only_the_asked_types_an_answer() {
    let mut table = written("Dino");
    table.asks_text("Ana", "Boris", "Is it loud?");
    table.refused(NotYourTurn).answers_text("Ana", "Yes.");
    table.refused(NotYourTurn).answer("Ana");
    let turn = table.turn();
    let answer = Offer::Answer { turn };
    assert!(!table.seat("Ana").can.open.contains(&answer));
    assert!(table.seat("Boris").can.open.contains(&answer));
}

#[test]
fn a_tracked_turn_may_have_a_text() {
    let mut table = Table::asking(FOUR, "Dino");
    table
        .asks_text("Ana", "Boris", "Is it loud?")
        .answer("Boris");
    assert_eq!(table.lines().len(), 1);
    assert_eq!(turn_left_ms(&table), None);
}

#[test]
fn row_34_a_typed_question_has_60_seconds() {
    let mut table = written("Dino");
    assert_eq!(turn_left_ms(&table), Some(60_000));
    table.wait_ms(59_999);
    assert_eq!(table.asker(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.asker(), "Boris");
    assert_eq!(turn_left_ms(&table), Some(60_000));
    let seat = table.id("Ana");
    let passed = Happened::TurnPassed { seat };
    assert_eq!(table.last_happened().last(), Some(&passed));
}

#[test]
fn row_34_a_typed_answer_has_60_seconds_and_the_same_asker_asks_again() {
    let mut table = written("Dino");
    table.wait_s(30).asks_text("Ana", "Boris", "Is it loud?");
    let turn = table.turn();
    table.wait_ms(59_999);
    assert_eq!(table.asked(), Some("Boris"));
    table.wait_ms(1);
    assert_eq!((table.asker(), table.asked()), ("Ana", None));
    assert!(table.turn() > turn);
    table.asks_text("Ana", "Cvita", "Is it loud?");
}

#[test]
fn a_text_for_a_turn_that_has_passed_is_stale() {
    let mut table = written("Dino");
    table.asks_text("Ana", "Boris", "Is it loud?");
    let (round, turn) = (table.number(), table.turn());
    table.wait_s(60);
    let text = Some("Only at night.".to_owned());
    let late = wire::Intent::Round(wire::RoundIntent::Answer {
        round,
        turn,
        text,
        phrase: None,
        level: None,
    });
    table.refused(Stale).act("Boris", late);
    assert_eq!(table.lines().len(), 1);
}

#[test]
fn the_limit_stands_still_in_a_vote() {
    let mut table = written("Dino");
    table.wait_s(20).accuse("Cvita", "Boris").wait_s(25);
    assert_eq!(turn_left_ms(&table), None);
    table.all_refuse();
    assert_eq!(turn_left_ms(&table), Some(40_000));
    table.wait_s(40);
    assert_eq!(table.asker(), "Boris");
}

#[test]
fn the_limit_stands_still_in_a_pause() {
    let mut table = written("Dino");
    table.wait_s(20).pause("Ana").wait_s(300);
    assert_eq!(turn_left_ms(&table), None);
    table.resume("Ana");
    assert_eq!(turn_left_ms(&table), Some(40_000));
}

// RULES 9, row 15.
#[test]
fn the_limit_stands_still_while_the_table_waits_for_a_phone() {
    let mut table = written("Dino");
    table.wait_s(20).away("Ana").wait_s(50);
    assert_eq!(turn_left_ms(&table), None);
    table.back("Ana");
    assert_eq!(turn_left_ms(&table), Some(40_000));
}

#[test]
fn a_turn_that_passes_in_a_vote_has_its_whole_limit_afterwards() {
    let mut table = Table::lobby(["Ana", "Boris", "Cvita", "Dino", "Ema"]);
    table.set(|s| s.asking = Asking::Written).begin("Dino");
    table.wait_s(50).accuse("Cvita", "Boris").leave("Ana");
    assert_eq!(turn_left_ms(&table), None);
    table.all_refuse();
    assert_eq!(
        (table.asker(), turn_left_ms(&table)),
        ("Boris", Some(60_000))
    );
}

#[test]
fn the_clock_ends_a_typed_turn() {
    let mut table = written("Dino");
    table.wait_s(330);
    let asker = table.asker();
    table.asks_text(asker, "Cvita", "Is it loud?").wait_s(30);
    assert_eq!(table.phase(), Phase::TimeUp);
    assert_eq!(table.round().turn, None);
}

#[test]
fn the_next_round_begins_with_an_empty_page() {
    let mut table = written("Dino");
    table.asks_text("Ana", "Boris", "Is it loud?");
    table.guess("Dino", "bank");
    assert_eq!(table.lines().len(), 1);
    table.deal_any();
    assert_eq!(table.lines().len(), 0);
}

#[test]
fn the_last_sixty_lines_are_kept() {
    let mut table = written("Dino");
    let mut names = FOUR.into_iter().cycle();
    names.next();
    for (n, who) in names.take(35).enumerate() {
        let asker = table.asker();
        table.asks_text(asker, who, &format!("{n}?"));
        table.answers_text(who, &format!("{n}!"));
    }
    let lines = table.round().lines;
    assert_eq!((lines.len(), lines[0].n, lines[59].n), (60, 11, 70));
}

#[test]
fn nobody_types_before_the_clock_runs() {
    let mut table = Table::of(FOUR);
    table
        .set(|s| s.asking = Asking::Written)
        .deal("Dino", "bank");
    table
        .refused(NotNow)
        .asks_text("Ana", "Boris", "Is it loud?");
    table.refused(NotNow).says("Ana", "Hello!");
}
