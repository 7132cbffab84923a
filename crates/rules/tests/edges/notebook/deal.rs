//! Hands, and who is active first (RULES 7).

use std::collections::BTreeSet;

use wire::{
    Offer, Phase,
    Refusal::{TooFewPlayers, TooManyPlayers},
};

use super::table::{dealt, dealt_to, lobby};
use crate::{EIGHT, FOUR, THREE, TWELVE, table::Table};

#[test]
fn everybody_has_six_cards_and_no_card_is_there_twice() {
    for players in 4..=8 {
        let names = &TWELVE[..players];
        let table = dealt_to(names);
        let hands: Vec<String> = names.iter().flat_map(|who| table.hand(who)).collect();
        assert!(names.iter().all(|who| table.hand(who).len() == 6));
        let different: BTreeSet<&String> = hands.iter().collect();
        assert_eq!(different.len(), players * 6);
        assert_eq!(usize::from(table.book().deck), 168 - players * 6);
    }
}

#[test]
fn hands_are_drawn_anew_in_every_game() {
    let mut table = dealt();
    let before = table.hand("Ana");
    table.abort("Ana").end_game("Ana").deal_drawn();
    assert_ne!(table.hand("Ana"), before);
}

#[test]
fn four_to_eight_can_play() {
    let mut table = lobby(&THREE);
    assert_eq!(table.view().blocked, Some(TooFewPlayers));
    let deal = table.next_deal();
    assert_eq!(table.verdict("Ana", deal), Err(TooFewPlayers));
    table.join("Dino");
    assert_eq!(table.view().blocked, None);
    let view = lobby(&EIGHT).view();
    assert_eq!((view.players_min, view.players_max), (4, 8));
    let mut nine = Table::lobby_set(&TWELVE[..9], |s| s.game = wire::GameId::Captains);
    nine.set(|s| s.game = wire::GameId::Notebook);
    assert_eq!(nine.view().blocked, Some(TooManyPlayers));
}

#[test]
fn anybody_may_be_active_first() {
    let mut table = lobby(&FOUR);
    let mut first = BTreeSet::new();
    for _ in 0..60 {
        table.deal_drawn();
        first.insert(table.active());
        table.abort("Ana").end_game("Ana");
    }
    assert_eq!(Vec::from_iter(first), FOUR);
}

#[test]
fn whom_the_host_names_is_active_first() {
    let mut table = lobby(&FOUR);
    let dino = table.id("Dino");
    table.set(|s| s.starter = Some(dino));
    for _ in 0..10 {
        table.deal_drawn();
        assert_eq!((table.active(), table.in_turn()), ("Dino", "Dino"));
        table.abort("Ana").end_game("Ana");
    }
}

#[test]
fn the_host_may_leave_the_choice_to_somebody_who_leaves() {
    let mut table = lobby(&TWELVE[..5]);
    let ema = table.id("Ema");
    table
        .set(|s| s.starter = Some(ema))
        .leave("Ema")
        .deal_drawn();
    assert!(FOUR.contains(&table.active()));
}

#[test]
fn hands_are_seen_by_their_owners_only() {
    let mut table = dealt();
    table.join("Ema");
    for who in FOUR {
        for other in FOUR.into_iter().filter(|other| *other != who) {
            let seen = serde_json::to_string(&table.seat(other)).expect("a view");
            for card in table.hand(who) {
                assert!(
                    !seen.contains(&format!("\"{card}\"")),
                    "{other} sees {card}"
                );
            }
        }
    }
    assert_eq!(table.hand("Ema"), [""; 0]);
    let shown = serde_json::to_string(&table.view()).expect("a view");
    assert!(!shown.contains("card-"), "{shown}");
}

#[test]
fn before_the_notebooks_are_dealt_nobody_has_one() {
    let table = dealt();
    assert!(FOUR.iter().all(|who| table.page(who).is_none()));
    let turn = table.turn();
    assert_eq!(table.may("Ana"), [Offer::OpenCase { turn }]);
    assert_eq!(table.may("Boris"), []);
    assert_eq!(table.phase(), Phase::Case);
}
