//! A captain asks the agents (RULES 6.3).

use wire::{
    Happened, Intent, Offer, Phase,
    Refusal::{NoSuchSeat, NotNow, NotYourTurn, NotYourself, Stale},
    RoundIntent,
};

use super::table::{asking, picking};

const AGENTS: [&str; 5] = ["Cvita", "Dino", "Ema", "Filip", "Goran"];

#[test]
fn a_captain_asks_one_agent_after_the_other() {
    let mut table = asking();
    table.ask("Ana", "Dino");
    assert_eq!((table.acting(), table.owes()), ("Ana", Some("Dino")));
    table.answer("Dino");
    assert_eq!((table.owes(), table.heard()), (None, vec!["Dino"]));
    table.hear("Ana", "Goran").ask("Ana", "Ema");
    assert_eq!(table.heard(), ["Dino", "Goran", "Ema"]);
}

#[test]
fn an_agent_is_asked_at_most_once_in_a_lap() {
    let mut table = asking();
    table.hear("Ana", "Dino").refused(NotNow).ask("Ana", "Dino");
    let left = ["Cvita", "Ema", "Filip", "Goran"].map(|who| table.id(who));
    let turn = table.turn();
    let offers = [
        Offer::Ask {
            turn,
            whom: left.to_vec(),
        },
        Offer::FinishAsking { turn },
    ];
    assert_eq!(table.may("Ana"), offers);
}

#[test]
fn nobody_is_asked_while_an_answer_is_due() {
    let mut table = asking();
    table.ask("Ana", "Dino").refused(NotNow).ask("Ana", "Ema");
    let turn = table.turn();
    let (answer, finish) = (Offer::Answer { turn }, Offer::FinishAsking { turn });
    assert_eq!(table.may("Ana"), [answer.clone(), finish]);
    assert_eq!(table.may("Dino"), [answer]);
}

#[test]
fn the_captain_may_say_that_the_question_was_answered() {
    let mut table = asking();
    table.ask("Ana", "Dino");
    let (round, turn) = (table.number(), table.turn());
    table.answer("Ana");
    assert_eq!((table.owes(), table.heard()), (None, vec!["Dino"]));
    // The agent's own tap comes too late and finishes nothing else.
    let text = None;
    let late = Intent::Round(RoundIntent::Answer {
        round,
        turn,
        text,
        phrase: None,
        level: None,
    });
    table.refused(Stale).act("Dino", late);
    table.ask("Ana", "Ema");
    table.refused(NotYourTurn).answer("Boris");
    table
        .refused(NotYourTurn)
        .answers_text("Ana", "I am the spy.");
}

#[test]
fn only_the_asked_and_the_captain_know_of_an_answer() {
    let mut table = asking();
    table.refused(NotYourTurn).answer("Dino");
    table.ask("Ana", "Dino");
    for other in ["Boris", "Ema"] {
        table.refused(NotYourTurn).answer(other);
    }
}

#[test]
fn only_the_captain_in_turn_asks() {
    let mut table = asking();
    for other in ["Boris", "Cvita", "Goran"] {
        table.refused(NotYourTurn).ask(other, "Dino");
        table.refused(NotYourTurn).finish_asking(other);
    }
    table.finish_asking("Ana");
    table.refused(NotYourTurn).ask("Ana", "Dino");
    table.hear("Boris", "Dino");
}

#[test]
fn captains_are_not_asked() {
    let mut table = asking();
    table.refused(NoSuchSeat).ask("Ana", "Boris");
    table.refused(NotYourself).ask("Ana", "Ana");
}

#[test]
fn asking_ends_by_itself_when_all_were_heard() {
    let mut table = asking();
    for agent in AGENTS {
        table.hear("Ana", agent);
    }
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Boris"));
    assert_eq!(table.heard(), [""; 0]);
    for agent in AGENTS {
        table.hear("Boris", agent);
    }
    assert_eq!((table.phase(), table.acting()), (Phase::Picking, "Ana"));
}

// Not when the last question is asked.
#[test]
fn the_last_answer_is_waited_for() {
    let mut table = asking();
    for agent in &AGENTS[..4] {
        table.hear("Ana", agent);
    }
    table.ask("Ana", "Goran");
    assert_eq!((table.acting(), table.owes()), ("Ana", Some("Goran")));
    table.answer("Goran");
    assert_eq!(table.acting(), "Boris");
}

#[test]
fn a_captain_may_stop_early() {
    let mut table = asking();
    table.hear("Ana", "Dino").finish_asking("Ana");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Boris"));
    table.finish_asking("Boris");
    assert_eq!((table.phase(), table.acting()), (Phase::Picking, "Ana"));
}

// The captain has heard enough.
#[test]
fn a_captain_may_stop_while_an_answer_is_due() {
    let mut table = asking();
    table.ask("Ana", "Dino").finish_asking("Ana");
    assert_eq!((table.acting(), table.owes()), ("Boris", None));
    table.refused(NotYourTurn).answer("Dino");
    table.hear("Boris", "Dino");
}

#[test]
fn a_captain_has_45_seconds_for_each_question() {
    let mut table = asking();
    for agent in ["Dino", "Ema"] {
        assert_eq!(table.step_left_ms(), 45_000);
        table.wait_s(44).hear("Ana", agent);
    }
    table.wait_ms(44_999);
    assert_eq!(table.acting(), "Ana");
    table.wait_ms(1);
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Boris"));
}

#[test]
fn an_agent_has_45_seconds_to_answer_and_counts_as_heard() {
    let mut table = asking();
    table.wait_s(30).ask("Ana", "Dino");
    assert_eq!(table.step_left_ms(), 45_000);
    table.wait_ms(44_999);
    assert_eq!(table.owes(), Some("Dino"));
    table.wait_ms(1);
    assert_eq!((table.acting(), table.owes()), ("Ana", None));
    let seat = table.id("Dino");
    let passed = Happened::TurnPassed { seat };
    assert_eq!(table.last_happened().last(), Some(&passed));
    table.refused(NotNow).ask("Ana", "Dino");
    assert_eq!(table.step_left_ms(), 45_000);
}

#[test]
fn the_last_answer_may_lapse_too() {
    let mut table = asking();
    for agent in &AGENTS[..4] {
        table.hear("Ana", agent);
    }
    table.ask("Ana", "Goran").wait_s(45);
    assert_eq!(table.acting(), "Boris");
}

#[test]
fn in_the_next_lap_whoever_was_not_picked_is_asked_again() {
    let mut table = asking();
    table.hear("Ana", "Dino").hear("Ana", "Ema").stop_asking();
    table.pick("Ana", "Dino").pick("Boris", "Ema");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
    assert_eq!(table.free(), ["Cvita", "Filip", "Goran"]);
    table.refused(NotNow).ask("Ana", "Dino");
    table.refused(NotNow).ask("Ana", "Ema");
    table
        .hear("Ana", "Cvita")
        .hear("Ana", "Filip")
        .hear("Ana", "Goran");
    assert_eq!(table.acting(), "Boris");
}

#[test]
fn nobody_asks_or_answers_once_it_is_time_to_pick() {
    let mut table = picking();
    table.refused(NotNow).ask("Ana", "Dino");
    table.refused(NotNow).answer("Dino");
    table.refused(NotNow).finish_asking("Ana");
}

#[test]
fn every_question_and_every_answer_is_a_turn_of_its_own() {
    let mut table = asking();
    let mut turns = vec![table.turn()];
    table.ask("Ana", "Dino");
    turns.push(table.turn());
    table.answer("Dino");
    turns.push(table.turn());
    table.finish_asking("Ana");
    turns.push(table.turn());
    assert!(turns.is_sorted_by(|a, b| a < b), "{turns:?}");
}
