//! Taps that arrive late: an intent names what it acts on, and does nothing to what came after.

use wire::{
    Intent,
    Refusal::{RoundOver, Stale, TimeIsUp},
    RoundIntent, SpyIntent,
};

use crate::{FOUR, pack::BANK, table::Table};

#[test]
fn an_intent_for_an_earlier_round_is_stale() {
    let mut table = Table::asking(FOUR, "Boris");
    let round = table.number();
    let (turn, whom) = (table.turn(), table.id("Boris"));
    table.guess("Boris", BANK).deal("Boris", "zoo").all_look();
    let late = [
        Intent::Round(RoundIntent::Looked { round }),
        Intent::Spy(SpyIntent::StartClock { round }),
        Intent::Round(RoundIntent::Ask {
            round,
            turn,
            whom,
            text: None,
            phrase: None,
        }),
        Intent::Spy(SpyIntent::Accuse { round, whom }),
        Intent::Round(RoundIntent::Pause { round }),
        Intent::AbortRound { round },
        Intent::NextRound { round },
        Intent::EndGame { round },
    ];
    for intent in late {
        table.refused(Stale).act("Ana", intent);
    }
    let place = "zoo".to_owned();
    table
        .refused(Stale)
        .act("Boris", Intent::Spy(SpyIntent::Guess { round, place }));
    table
        .refused(Stale)
        .act("Boris", Intent::Spy(SpyIntent::Reveal { round }));
}

#[test]
fn a_second_tap_on_next_round_deals_only_once() {
    let mut table = Table::asking(FOUR, "Boris");
    table.guess("Boris", BANK);
    let round = table.number();
    table.act("Ana", Intent::NextRound { round });
    table.refused(Stale).act("Ana", Intent::NextRound { round });
}

#[test]
fn rounds_are_counted_over_all_games_of_a_table() {
    let mut table = Table::asking(FOUR, "Boris");
    let round = table.number();
    table.abort("Ana").end_game("Ana").deal("Boris", BANK);
    assert_eq!(table.number(), round + 1);
    table
        .refused(Stale)
        .act("Ana", Intent::Round(RoundIntent::Looked { round }));
}

#[test]
fn a_question_for_an_earlier_turn_is_stale() {
    let mut table = Table::asking(FOUR, "Dino");
    let (round, turn) = (table.number(), table.turn());
    table.ask("Ana", "Boris").answer("Boris");
    table
        .ask("Boris", "Cvita")
        .answer("Cvita")
        .ask("Cvita", "Ana");
    table.refused(Stale).act(
        "Ana",
        Intent::Round(RoundIntent::Answer {
            round,
            turn,
            text: None,
            phrase: None,
            level: None,
        }),
    );
    let whom = table.id("Boris");
    table.refused(Stale).act(
        "Ana",
        Intent::Round(RoundIntent::Ask {
            round,
            turn,
            whom,
            text: None,
            phrase: None,
        }),
    );
    table.answer("Ana");
}

#[test]
fn where_no_turn_is_shown_a_question_is_refused_for_what_is_wrong() {
    let mut table = Table::asking(FOUR, "Boris");
    let (round, whom) = (table.number(), table.id("Boris"));
    let (turn, text) = (0, None);
    let ask = |text| {
        Intent::Round(RoundIntent::Ask {
            round,
            turn,
            whom,
            text,
            phrase: None,
        })
    };
    let answer = |text| {
        Intent::Round(RoundIntent::Answer {
            round,
            turn,
            text,
            phrase: None,
            level: None,
        })
    };
    table.wait_s(360);
    table.refused(TimeIsUp).act("Ana", ask(text.clone()));
    table.refused(TimeIsUp).act("Ana", answer(text.clone()));
    table.abort("Ana");
    table.refused(RoundOver).act("Ana", ask(text.clone()));
    table.refused(RoundOver).act("Ana", answer(text));
}

#[test]
fn a_vote_for_an_earlier_suspect_is_stale() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris");
    let (round, vote) = (table.number(), table.open_vote().number);
    table.all_refuse().accuse("Cvita", "Dino");
    let agree = true;
    table
        .refused(Stale)
        .act("Boris", Intent::Spy(SpyIntent::Vote { round, vote, agree }));
    assert_eq!(table.own("Boris").voted, None);
}

#[test]
fn a_hand_for_the_suspect_before_is_stale() {
    let mut table = Table::asking(FOUR, "Boris");
    table.wait_s(360);
    let (round, vote) = (table.number(), table.open_vote().number);
    table.all_refuse();
    let agree = true;
    table
        .refused(Stale)
        .act("Cvita", Intent::Spy(SpyIntent::Vote { round, vote, agree }));
}

#[test]
fn the_last_accepted_number_of_a_seat_is_remembered_and_refusals_do_not_count() {
    let mut table = Table::asking(FOUR, "Boris");
    let before = table.state.last_n(table.id("Cvita"));
    table
        .refused(wire::Refusal::NotYourTurn)
        .ask("Cvita", "Ana");
    assert_eq!(table.state.last_n(table.id("Cvita")), before);
    table.accuse("Cvita", "Ana");
    assert!(table.state.last_n(table.id("Cvita")) > before);
}
