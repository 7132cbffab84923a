//! Questions go from hand to hand (RULES 1, points 2 and 4; RULES 9, row 34).

use wire::{
    Intent, Offer,
    Refusal::{AskBack, NoSuchSeat, NotInThisRound, NotNow, NotYourTurn, NotYourself, Stale},
    RoundIntent,
};

use crate::{FOUR, pack::BANK, table::Table};

#[test]
fn whoever_answers_asks_next() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris");
    assert_eq!(table.asked(), Some("Boris"));
    table.answer("Boris");
    assert_eq!((table.asker(), table.asked()), ("Boris", None));
}

#[test]
fn nobody_asks_back_at_once() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris").answer("Boris");
    table.refused(AskBack).ask("Boris", "Ana");
    let ana = table.id("Ana");
    assert_eq!(table.round().turn.unwrap().not_back_to, Some(ana));
}

#[test]
fn asking_back_in_the_same_breath_as_answering_is_asking_back() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris");
    table.refused(AskBack).ask("Boris", "Ana");
    assert_eq!(table.asked(), Some("Boris"));
}

// RULES 8.1, HR-g: only immediately.
#[test]
fn one_turn_later_the_first_asker_may_be_asked() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris").answer("Boris");
    table.ask("Boris", "Cvita").answer("Cvita");
    table.ask("Cvita", "Ana");
    assert_eq!(table.asked(), Some("Ana"));
}

#[test]
fn row_34_asking_implies_having_answered() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris").ask("Boris", "Cvita");
    assert_eq!((table.asker(), table.asked()), ("Boris", Some("Cvita")));
}

#[test]
fn only_the_asker_asks_and_only_those_two_know_of_an_answer() {
    let mut table = Table::asking(FOUR, "Dino");
    table.refused(NotYourTurn).ask("Boris", "Cvita");
    table.refused(NotYourTurn).answer("Ana");
    table.ask("Ana", "Boris");
    table.refused(NotYourTurn).ask("Ana", "Cvita");
    table.refused(NotYourTurn).answer("Cvita");
}

#[test]
fn the_asker_may_say_that_the_question_was_answered() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris");
    let turn = table.turn();
    let offers = table.seat("Ana").can.open;
    assert!(offers.contains(&Offer::Answer { turn }), "{offers:?}");
    table.answer("Ana");
    assert_eq!((table.asker(), table.asked()), ("Boris", None));
    table.refused(AskBack).ask("Boris", "Ana");
}

// Both have heard it, and both tap.
#[test]
fn an_answer_that_both_speak_of_is_one() {
    for (first, second) in [("Ana", "Boris"), ("Boris", "Ana")] {
        let mut table = Table::asking(FOUR, "Dino");
        table.ask("Ana", "Boris");
        let answered = Intent::Round(RoundIntent::Answer {
            round: table.number(),
            turn: table.turn(),
            text: None,
            phrase: None,
            level: None,
        });
        table.act(first, answered.clone());
        table.refused(Stale).act(second, answered);
        assert_eq!((table.asker(), table.asked()), ("Boris", None));
    }
}

#[test]
fn nobody_puts_words_into_the_mouth_of_the_asked() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris");
    table
        .refused(NotYourTurn)
        .answers_text("Ana", "I am the spy.");
    table.answers_text("Boris", "I am not.");
}

#[test]
fn nobody_asks_themselves_or_somebody_without_a_card() {
    let mut table = Table::asking(FOUR, "Dino");
    table.join("Ema");
    table.refused(NotYourself).ask("Ana", "Ana");
    table.refused(NoSuchSeat).ask("Ana", "Ema");
    table.refused(NotInThisRound).ask("Ema", "Ana");
}

#[test]
fn nobody_asks_before_the_clock_runs() {
    let mut table = Table::of(FOUR);
    table.deal("Dino", BANK);
    table.refused(NotNow).ask("Ana", "Boris");
    table.refused(NotNow).accuse("Ana", "Boris");
}

// Connected seats are only nudged.
#[test]
fn row_34_whoever_is_there_may_take_long() {
    let mut table = Table::asking(FOUR, "Dino");
    table.wait_s(170);
    assert_eq!(table.asker(), "Ana");
    table.ask("Ana", "Boris").wait_s(170);
    assert_eq!((table.asker(), table.asked()), ("Ana", Some("Boris")));
}

#[test]
fn the_offer_to_ask_leaves_out_whom_one_may_not_ask_back() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris");
    let turn = table.turn();
    let whom = vec![table.id("Cvita"), table.id("Dino")];
    let offers = table.seat("Boris").can.open;
    assert!(offers.contains(&Offer::Answer { turn }), "{offers:?}");
    assert!(offers.contains(&Offer::Ask { turn, whom }), "{offers:?}");
    let others = table.seat("Ana").can.open;
    assert!(!others.iter().any(|o| matches!(o, Offer::Ask { .. })));
}
