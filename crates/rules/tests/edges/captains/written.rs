//! Typed questions and answers between captains and agents (RULES 6.3; RULES 9, rows 35 to 37).

use wire::{
    Asking, LineKind, Offer,
    Refusal::{NotNow, NotYourTurn, Stale, TextEmpty, TextNotAllowed, TextTooLong},
};

use super::table::{asking, lobby, side};
use crate::{EIGHT, SEVEN, table::Table};

fn written() -> Table {
    let mut table = lobby(&SEVEN);
    table.set(|s| s.asking = Asking::Written);
    table.want_captains("Ana", "Boris").deal_sides(side);
    table.act_first("Ana", "Ana");
    table
}

#[test]
fn questions_and_answers_are_read_by_all() {
    let mut table = written();
    table.asks_text("Ana", "Dino", "Is it loud?");
    table.answers_text("Dino", "Only at night.");
    let lines = [
        ("Ana", LineKind::Question, "Is it loud?".to_owned()),
        ("Dino", LineKind::Answer, "Only at night.".to_owned()),
    ];
    assert_eq!(table.lines(), lines);
    let [question, answer] = &table.teams().lines[..] else {
        panic!("two lines");
    };
    assert_eq!(table.names(&[question.to.expect("asked")]), ["Dino"]);
    assert_eq!(table.names(&[answer.to.expect("asker")]), ["Ana"]);
}

#[test]
fn a_typed_question_and_a_typed_answer_need_a_text() {
    let mut table = written();
    table.refused(TextEmpty).ask("Ana", "Dino");
    table.refused(TextEmpty).asks_text("Ana", "Dino", "  ");
    table
        .refused(TextTooLong)
        .asks_text("Ana", "Dino", &"x".repeat(141));
    table
        .refused(TextNotAllowed)
        .asks_text("Ana", "Dino", "Is\u{202E}it?");
    table.asks_text("Ana", "Dino", "Is it loud?");
    table.refused(TextEmpty).answer("Dino");
    table.answers_text("Dino", "No.");
}

// An answer is a text, and the captain has none of it.
#[test]
fn only_the_asked_agent_types_an_answer() {
    let mut table = written();
    table.asks_text("Ana", "Dino", "Is it loud?");
    table.refused(NotYourTurn).answers_text("Ana", "Yes.");
    let turn = table.turn();
    assert_eq!(table.may("Ana"), [Offer::FinishAsking { turn }]);
}

#[test]
fn a_tracked_question_may_have_a_text() {
    let mut table = asking();
    table.asks_text("Ana", "Dino", "Is it loud?").answer("Dino");
    assert_eq!(table.lines().len(), 1);
}

#[test]
fn a_lapsed_answer_leaves_no_line_and_its_text_is_stale() {
    let mut table = written();
    table.asks_text("Ana", "Dino", "Is it loud?");
    let (round, turn) = (table.number(), table.turn());
    table.wait_s(45);
    let text = Some("No.".to_owned());
    let late = wire::Intent::Round(wire::RoundIntent::Answer {
        round,
        turn,
        text,
        phrase: None,
        level: None,
    });
    table.refused(Stale).act("Dino", late);
    assert_eq!(table.lines().len(), 1);
}

// Nothing that is typed can help anybody any more.
#[test]
fn everybody_may_talk_once_the_round_is_over() {
    let mut table = written();
    for who in ["Ana", "Dino", "Goran"] {
        table.refused(NotNow).says(who, "Not me!");
        assert!(!table.may(who).contains(&Offer::Say {}));
    }
    table.stop_asking().refused(NotNow).says("Ana", "Hm.");
    table
        .pick("Ana", "Goran")
        .refused(NotNow)
        .says("Goran", "Hm.");
    table.pass("Goran").pass("Goran");
    table
        .says("Goran", "Well played.")
        .refused(TextEmpty)
        .says("Ana", "");
    assert!(table.may("Ana").contains(&Offer::Say {}));
    let line = ("Goran", LineKind::Remark, "Well played.".to_owned());
    assert_eq!(table.lines(), [line]);
}

#[test]
fn at_a_spoken_or_tracked_table_nobody_types_remarks() {
    let mut table = asking();
    table
        .abort("Ana")
        .refused(NotNow)
        .says("Ana", "Well played.");
    assert!(!table.may("Ana").contains(&Offer::Say {}));
}

#[test]
fn the_next_round_begins_with_an_empty_page() {
    let mut table = lobby(&EIGHT);
    table.set(|s| s.asking = Asking::Written).deal_drawn();
    let [first, _] = table.captains();
    table.act_first(first, first);
    let agent = table.free()[0];
    table.asks_text(first, agent, "Is it loud?").abort("Ana");
    assert_eq!(table.lines().len(), 1);
    table.deal_drawn();
    assert_eq!(table.lines(), []);
}
