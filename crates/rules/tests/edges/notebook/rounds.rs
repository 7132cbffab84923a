//! How long a game lasts, and how the marker goes round (RULES 7).

use std::collections::BTreeMap;

use wire::{Phase, Refusal::BadRounds};

use super::table::{WORD, dealt, dealt_to, evidence, lobby, over};
use crate::{FIVE, FOUR, TWELVE, table::Table};

/// Plays the game to its end and says who was active in each round.
fn all_active(table: &mut Table) -> Vec<&'static str> {
    let mut rounds = Vec::new();
    while table.phase() != Phase::GameOver {
        table.deal_drawn();
        rounds.push(table.active());
        table.play_round(WORD);
    }
    rounds
}

#[test]
fn everybody_is_active_once_and_twice_where_fewer_than_six_play() {
    let tables = [(4, 8, 2), (5, 10, 2), (6, 6, 1), (7, 7, 1), (8, 8, 1)];
    for (players, rounds, times) in tables {
        let names = &TWELVE[..players];
        let mut table = lobby(names);
        assert_eq!(table.view().rounds, rounds);
        let active = all_active(&mut table);
        assert_eq!(active.len(), usize::from(rounds), "{players} players");
        let mut count: BTreeMap<&str, usize> = BTreeMap::new();
        for who in active {
            *count.entry(who).or_default() += 1;
        }
        let everybody: BTreeMap<_, _> = names.iter().map(|who| (*who, times)).collect();
        assert_eq!(count, everybody);
        assert_eq!(table.view().rounds_played, rounds);
    }
}

#[test]
fn the_marker_passes_to_the_left() {
    let mut table = dealt();
    let mut active = Vec::new();
    for _ in 0..5 {
        active.push(table.active());
        table.play_round(WORD).deal_drawn();
    }
    assert_eq!(active, ["Ana", "Boris", "Cvita", "Dino", "Ana"]);
}

#[test]
fn the_host_may_set_the_number_of_rounds() {
    let mut table = lobby(&FOUR);
    table.set(|s| s.rounds = Some(3));
    assert_eq!(table.view().rounds, 3);
    assert_eq!(all_active(&mut table).len(), 3);
    for rounds in [0, 25] {
        let mut table = lobby(&FOUR);
        table.refused(BadRounds).set(|s| s.rounds = Some(rounds));
    }
}

// Dino and Ema have left before it was their turn.
#[test]
fn row_52_nobody_is_active_twice_because_others_have_left() {
    let mut table = dealt_to(&TWELVE[..6]);
    for _ in 0..2 {
        table.play_round(WORD).deal_drawn();
    }
    assert_eq!((table.active(), table.view().rounds), ("Cvita", 6));
    table.play_round(WORD).leave("Dino").leave("Ema");
    assert_eq!(table.view().rounds, 4);
    assert_eq!(all_active(&mut table), ["Filip"]);
    let view = table.view();
    assert_eq!((view.rounds_played, view.rounds), (4, 4));
}

#[test]
fn row_52_whoever_was_active_and_leaves_shortens_nothing() {
    let mut table = dealt_to(&TWELVE[..6]);
    table.play_round(WORD).leave("Ana");
    assert_eq!(table.view().rounds, 6);
    let others = ["Boris", "Cvita", "Dino", "Ema", "Filip"];
    assert_eq!(all_active(&mut table), others);
}

// Those who would have been active last are gone.
#[test]
fn row_52_a_game_is_over_when_nobody_is_left_to_be_active() {
    let mut table = dealt_to(&TWELVE[..6]);
    for word in ["one", "two", "three"] {
        table.play_round(word).deal_drawn();
    }
    table.play_round("four").leave("Filip");
    assert_eq!(table.phase(), Phase::RoundOver);
    table.leave("Ema");
    assert_eq!(table.phase(), Phase::GameOver);
    assert_eq!((table.view().rounds_played, table.view().rounds), (4, 4));
}

// Fewer than six began, so everybody is active twice.
#[test]
fn row_52_who_leaves_in_the_second_lap_leaves_all_others_equal() {
    let mut table = dealt_to(&FIVE);
    for _ in 0..6 {
        table.play_round(WORD).deal_drawn();
    }
    assert_eq!((table.active(), table.view().rounds), ("Boris", 10));
    table.play_round(WORD).leave("Dino");
    assert_eq!(table.view().rounds, 9);
    assert_eq!(all_active(&mut table), ["Cvita", "Ema"]);
}

// Four began, so everybody is active twice.
#[test]
fn row_52_newcomers_are_active_as_often_as_the_others() {
    let mut table = over();
    table.join("Ema");
    assert_eq!(table.view().rounds, 10);
    let first = ["Boris", "Cvita", "Dino", "Ema"];
    let lap = ["Ana", "Boris", "Cvita", "Dino", "Ema"];
    assert_eq!(all_active(&mut table), [&first[..], &lap].concat());
}

// They do not make up for turns of the time before.
#[test]
fn row_52_a_newcomer_begins_with_the_lap_that_is_on() {
    let mut table = dealt();
    for _ in 0..5 {
        table.play_round(WORD).deal_drawn();
    }
    assert_eq!((table.active(), table.view().rounds), ("Boris", 8));
    table.join("Ema");
    assert_eq!(table.view().rounds, 9);
    table.play_round(WORD);
    assert_eq!(all_active(&mut table), ["Cvita", "Dino", "Ema"]);
}

#[test]
fn row_52_whoever_sits_out_is_active_when_back() {
    let mut table = dealt_to(&TWELVE[..6]);
    table.away("Boris").wait_s(120).abort("Ana").deal_drawn();
    table.play_round(WORD).deal_drawn();
    assert_eq!((table.active(), table.view().rounds), ("Cvita", 6));
    table.back("Boris").play_round(WORD);
    assert_eq!(table.view().rounds, 6);
    assert_eq!(all_active(&mut table), ["Dino", "Ema", "Filip", "Boris"]);
}

// As long as the table waits for Filip, he may be active.
#[test]
fn row_52_no_round_is_dealt_where_nobody_who_is_there_is_due() {
    let mut table = dealt_to(&TWELVE[..6]);
    for word in ["one", "two", "three", "four"] {
        table.play_round(word).deal_drawn();
    }
    table.play_round("five").away("Filip").wait_s(120);
    assert_eq!((table.phase(), table.view().rounds), (Phase::RoundOver, 6));
    let mut back = table.clone();
    back.back("Filip").deal_drawn();
    assert_eq!(back.active(), "Filip");
    table.deal_drawn();
    assert_eq!(table.phase(), Phase::GameOver);
}

// What the host has set is what the table has agreed on.
#[test]
fn row_52_a_number_of_rounds_that_was_set_stays() {
    let mut table = lobby(&TWELVE[..6]);
    table.set(|s| s.rounds = Some(6)).deal_drawn();
    table.play_round(WORD).leave("Filip");
    assert_eq!(table.view().rounds, 6);
}

// Whoever found no word comes last, and nobody is active twice for it.
#[test]
fn row_52_who_let_the_turn_pass_has_it_later() {
    let mut table = dealt_to(&TWELVE[..6]);
    table.wait_s(180);
    assert_eq!(table.active(), "Boris");
    table.play_round(WORD);
    let others = ["Cvita", "Dino", "Ema", "Filip", "Ana"];
    assert_eq!(all_active(&mut table), others);
}

#[test]
fn a_void_round_is_played_again_by_the_same_active_player() {
    let mut table = evidence();
    table.abort("Ana");
    let view = table.view();
    assert_eq!((view.rounds_played, view.rounds_void), (0, 1));
    table.deal_drawn();
    assert_eq!(table.active(), "Ana");
}

#[test]
fn the_marker_skips_whoever_has_left_between_rounds() {
    let mut table = dealt_to(&TWELVE[..6]);
    table.play_round(WORD).leave("Boris").deal_drawn();
    assert_eq!(table.active(), "Cvita");
    table.play_round("train").leave("Cvita").deal_drawn();
    assert_eq!(table.active(), "Dino");
}

// RULES 9, row 19: newcomers sit at the end of the circle.
#[test]
fn row_19_the_marker_reaches_a_newcomer_in_turn() {
    let mut table = dealt();
    table.play_round(WORD).deal_drawn().play_round("two");
    table.deal_drawn().play_round("three").deal_drawn();
    assert_eq!(table.active(), "Dino");
    table.join("Ema").play_round("four");
    table.deal_drawn();
    assert_eq!(table.active(), "Ema");
    table.play_round("five").deal_drawn();
    assert_eq!(table.active(), "Ana");
}

#[test]
fn row_19_also_where_the_one_before_has_left() {
    let mut table = dealt_to(&FIVE);
    for word in ["one", "two", "three", "four"] {
        table.play_round(word).deal_drawn();
    }
    assert_eq!(table.active(), "Ema");
    table
        .play_round("five")
        .join("Filip")
        .leave("Ema")
        .deal_drawn();
    assert_eq!(table.active(), "Filip");
}

// Ema sat the round out, and sits to the right of Ana.
#[test]
fn row_19_left_of_a_leaver_is_where_the_next_one_sits() {
    let mut table = dealt_to(&FIVE);
    table.away("Ema").wait_s(120).abort("Ana").deal_drawn();
    assert_eq!((table.active(), table.players().len()), ("Ana", 4));
    table.play_round(WORD).back("Ema").leave("Ana").deal_drawn();
    assert_eq!((table.active(), table.players().len()), ("Boris", 4));
}

#[test]
fn row_19_a_newcomer_has_neither_cards_nor_a_notebook_before_the_next_deal() {
    let mut table = evidence();
    table.join("Ema");
    assert_eq!((table.hand("Ema").len(), table.page("Ema")), (0, None));
    assert_eq!(table.may("Ema"), []);
    table.abort("Ana").deal_drawn();
    assert_eq!(table.hand("Ema").len(), 6);
}

#[test]
fn hands_stay_from_round_to_round() {
    let mut table = over();
    let before = table.hand("Ana");
    table.deal_drawn();
    assert_eq!(table.hand("Ana"), before);
}

#[test]
fn a_seat_that_sits_out_gives_its_cards_back_and_gets_new_ones() {
    let mut table = dealt_to(&FIVE);
    table.away("Ema").wait_s(120);
    table.abort("Ana").deal_drawn();
    assert_eq!(table.players(), FOUR);
    assert_eq!(table.hand("Ema"), [""; 0]);
    assert_eq!(table.book().deck, 168 - 30);
    table.abort("Ana").back("Ema").deal_drawn();
    assert_eq!((table.hand("Ema").len(), table.players().len()), (6, 5));
}
