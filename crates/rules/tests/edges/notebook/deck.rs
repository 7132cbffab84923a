//! Decks that run out, and decks that are too small (RULES 7; RULES 9, row 48).

use std::collections::BTreeSet;

use wire::{Happened, Offer, Phase, Refusal::TooFewCards};

use super::table::{WORD, lobby};
use crate::{EIGHT, FOUR, TWELVE, pack::pictures, table::Table};

/// Ana is active first, and there are so many cards.
fn dealt_from(cards: usize, names: &[&'static str], rounds: u8) -> Table {
    let mut table = lobby(names);
    let ana = table.id("Ana");
    table.pictures = pictures(cards);
    table.set(|s| (s.starter, s.rounds) = (Some(ana), Some(rounds)));
    table.deal_drawn();
    table
}

fn was_reshuffled(table: &Table) -> bool {
    table.last_happened().contains(&Happened::DeckReshuffled {})
}

fn hands(table: &Table, names: &[&str]) -> Vec<usize> {
    names.iter().map(|who| table.hand(who).len()).collect()
}

/// Every card that can be seen; those of the deck and of earlier rounds are missing.
fn seen(table: &Table, names: &[&str]) -> Vec<String> {
    let laid = names.iter().flat_map(|who| table.laid_by(who));
    laid.chain(names.iter().flat_map(|who| table.hand(who)))
        .collect()
}

#[test]
fn a_whole_game_of_eight_is_played_with_168_cards() {
    let mut table = dealt_from(168, &EIGHT, 8);
    for _ in 0..7 {
        table.play_round(WORD).deal_drawn();
        assert_eq!(hands(&table, &EIGHT), [6; 8]);
    }
    assert_eq!(table.book().deck, 168 - 48 - 7 * 16);
    assert!(!was_reshuffled(&table));
    table.open_case("Hana", WORD).play_all();
    assert!(was_reshuffled(&table));
    assert_eq!(hands(&table, &EIGHT), [6; 8]);
    table.explain_all().wait_s(600);
    assert_eq!(table.phase(), Phase::GameOver);
}

// Although nobody will play them.
#[test]
fn row_48_also_the_last_cards_of_the_last_round_are_replaced() {
    let mut table = dealt_from(168, &FOUR, 1);
    table.open_case("Ana", WORD);
    while table.phase() == Phase::Evidence {
        let (who, deck) = (table.in_turn(), table.book().deck);
        table.play(who);
        assert_eq!((table.hand(who).len(), table.book().deck), (6, deck - 1));
    }
}

#[test]
fn row_48_when_the_deck_runs_out_earlier_cards_are_shuffled_in() {
    // Two full rounds, and one card more.
    let mut table = dealt_from(24 + 8 + 8 + 1, &FOUR, 8);
    table.play_round("one").deal_drawn().play_round("two");
    table.deal_drawn();
    assert_eq!((table.book().deck, was_reshuffled(&table)), (1, false));
    table.open_case("Cvita", "three");
    assert_eq!((table.book().deck, was_reshuffled(&table)), (0, false));
    table.play("Dino");
    assert!(was_reshuffled(&table));
    assert_eq!(table.book().deck, 16 - 1);
    table.play_all();
    assert_eq!(hands(&table, &FOUR), [6; 4]);
    let seen = seen(&table, &FOUR);
    let different: BTreeSet<&String> = seen.iter().collect();
    assert_eq!((seen.len(), different.len()), (32, 32));
}

#[test]
fn row_48_however_often_the_deck_is_shuffled_no_card_is_there_twice() {
    let mut table = dealt_from(24 + 8, &FOUR, 20);
    for _ in 0..6 {
        table.play_round(WORD);
        let seen = seen(&table, &FOUR);
        let different: BTreeSet<&String> = seen.iter().collect();
        assert_eq!((seen.len(), different.len()), (32, 32));
        assert_eq!(table.book().deck, 0);
        table.deal_drawn();
    }
}

#[test]
fn row_48_cards_on_the_table_are_not_shuffled_in() {
    let mut table = dealt_from(26, &FOUR, 8);
    table.open_case("Ana", WORD).play("Boris").play("Cvita");
    assert_eq!((table.book().deck, was_reshuffled(&table)), (0, false));
    assert_eq!(hands(&table, &FOUR), [6, 6, 5, 6]);
}

#[test]
fn row_48_where_there_are_no_more_the_table_plays_on_with_fewer() {
    let mut table = dealt_from(24, &FOUR, 8);
    table.open_case("Ana", WORD).play_all();
    assert_eq!(table.phase(), Phase::Explaining);
    assert_eq!(hands(&table, &FOUR), [4; 4]);
    table.explain_all().wait_s(180).deal_drawn();
    assert_eq!((hands(&table, &FOUR), table.book().deck), (vec![6; 4], 0));
    assert!(was_reshuffled(&table));
}

#[test]
fn the_hand_of_whoever_has_left_may_be_drawn_again() {
    let mut table = dealt_from(30, &TWELVE[..5], 8);
    table.open_case("Ana", WORD);
    assert_eq!(table.hand("Ana").len(), 5);
    table.leave("Ema");
    assert!(was_reshuffled(&table));
    assert_eq!((hands(&table, &FOUR), table.book().deck), (vec![6; 4], 5));
    table.play("Boris");
    assert_eq!((hands(&table, &FOUR), table.book().deck), (vec![6; 4], 4));
}

#[test]
fn a_game_does_not_begin_without_a_full_hand_for_everybody() {
    for players in 4..=8 {
        let mut table = lobby(&TWELVE[..players]);
        table.pictures = pictures(players * 6 - 1);
        table.refused(TooFewCards).deal_drawn();
        table.pictures = pictures(players * 6);
        table.deal_drawn();
        assert_eq!(table.phase(), Phase::Case);
    }
}

#[test]
fn no_round_is_dealt_to_more_than_there_are_hands_for() {
    let mut table = dealt_from(29, &FOUR, 8);
    table.play_round(WORD).join("Ema");
    assert_eq!(table.view().blocked, Some(TooFewCards));
    assert!(!table.seat("Ana").can.open.contains(&Offer::NextRound {}));
    table.refused(TooFewCards).deal_drawn();
    table.leave("Ema");
    assert_eq!(table.view().blocked, None);
    table.deal_drawn();
}

// The next one is dealt from whatever deck there is then.
#[test]
fn a_game_that_is_over_blocks_none() {
    let mut table = dealt_from(24, &FOUR, 8);
    table.abort("Ana").end_game("Ana").join("Ema");
    assert_eq!(table.view().blocked, None);
    table.pictures = pictures(30);
    table.deal_drawn();
    assert_eq!(hands(&table, &TWELVE[..5]), [6; 5]);
}
