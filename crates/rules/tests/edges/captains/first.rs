//! Which captain acts first (RULES 6.3).

use std::collections::BTreeSet;

use wire::{
    CaptainsIntent, Happened, Intent, Offer, Phase,
    Refusal::{AlreadyDone, NoSuchSeat, NotNow, NotYourTurn},
    SeatId,
};

use super::table::{asking, dealt, lobby};
use crate::SEVEN;

#[test]
fn either_captains_word_settles_it() {
    for who in ["Ana", "Boris"] {
        for (whom, order) in [("Ana", ["Ana", "Boris"]), ("Boris", ["Boris", "Ana"])] {
            let mut table = dealt();
            table.act_first(who, whom);
            assert_eq!((table.phase(), table.acting()), (Phase::Asking, whom));
            assert_eq!(table.captains(), order);
            assert!(table.teams().settled);
            let captain = table.id(whom);
            let said = Happened::ActsFirst { captain };
            assert_eq!(table.last_happened().last(), Some(&said));
        }
    }
}

#[test]
fn the_other_captains_later_word_comes_too_late() {
    let mut table = dealt();
    table.act_first("Boris", "Boris");
    table.refused(NotNow).act_first("Ana", "Ana");
    table.refused(NotNow).act_first("Boris", "Ana");
    assert_eq!(table.acting(), "Boris");
}

// The host's word is worth no more.
#[test]
fn agents_have_no_say() {
    let mut table = dealt();
    table.make_host("Ana", "Cvita");
    for agent in ["Cvita", "Ema", "Goran"] {
        table.refused(NotYourTurn).act_first(agent, "Ana");
        assert_eq!(table.may(agent), [Offer::Looked {}]);
    }
}

#[test]
fn only_a_captain_can_act_first() {
    let mut table = dealt();
    table.refused(NoSuchSeat).act_first("Ana", "Cvita");
    let (round, whom) = (table.number(), SeatId(99));
    table.refused(NoSuchSeat).act(
        "Ana",
        Intent::Captains(CaptainsIntent::ActFirst { round, whom }),
    );
    let whom = ["Ana", "Boris"].map(|who| table.id(who)).to_vec();
    assert_eq!(
        table.may("Ana"),
        [Offer::Looked {}, Offer::ActFirst { whom }]
    );
}

#[test]
fn after_15_seconds_the_lot_decides() {
    let mut table = dealt();
    assert_eq!(table.step_left_ms(), 15_000);
    table.wait_ms(14_999);
    assert_eq!(table.phase(), Phase::Dealt);
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Asking);
}

// The place comes first, and then the talk.
#[test]
fn a_captain_who_has_just_looked_has_15_seconds_to_settle_it() {
    let mut table = dealt();
    table.wait_s(10).looks("Boris");
    assert_eq!(table.step_left_ms(), 15_000);
    table.wait_s(10).looks("Dino");
    assert_eq!(table.step_left_ms(), 5_000);
    table.looks("Ana").wait_ms(14_999);
    assert_eq!(table.phase(), Phase::Dealt);
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Asking);
}

#[test]
fn a_captain_who_looks_in_a_pause_has_all_the_time_after_it() {
    let mut table = dealt();
    table.wait_s(10).pause("Ana").looks("Boris").wait_s(60);
    assert_eq!(table.phase(), Phase::Dealt);
    table.resume("Ana").wait_ms(14_999);
    assert_eq!(table.phase(), Phase::Dealt);
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Asking);
}

#[test]
fn the_lot_falls_on_either() {
    let mut table = lobby(&SEVEN);
    table.want_captains("Ana", "Boris");
    let mut first = BTreeSet::new();
    for _ in 0..20 {
        table.deal_drawn().wait_s(15);
        first.insert(table.acting());
        table.abort("Ana").end_game("Ana");
    }
    assert_eq!(Vec::from_iter(first), ["Ana", "Boris"]);
}

// Looking is only shown: the captains begin when they have agreed.
#[test]
fn that_everybody_has_looked_begins_nothing() {
    let mut table = dealt();
    table.all_look().refused(AlreadyDone).looks("Cvita");
    assert_eq!(table.phase(), Phase::Dealt);
    assert!(table.public("Cvita").ready);
    table.act_first("Ana", "Ana");
    assert!(!table.public("Cvita").ready);
    table.refused(NotNow).looks("Cvita");
}

// RULES 9, row 15: it does not wait for that very seat.
#[test]
fn row_15_nobody_is_waited_for_before_it_is_settled() {
    let mut table = dealt();
    table.away("Ana").away("Boris").wait_ms(14_999);
    assert_eq!((table.phase(), table.waits_for()), (Phase::Dealt, None));
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Asking);
    assert_eq!(table.waits_for(), Some(table.acting()));
}

#[test]
fn a_round_that_was_void_before_stays_unsettled() {
    let mut table = dealt();
    table.abort("Ana");
    assert!(!table.teams().settled);
    let mut table = asking();
    table.abort("Ana");
    assert!(table.teams().settled);
}

#[test]
fn the_first_captain_asks_before_anybody_picks() {
    let table = asking();
    assert_eq!(table.names(&table.step().captains), ["Ana"]);
    assert_eq!((table.owes(), table.heard()), (None, vec![]));
    assert_eq!(table.may("Boris"), []);
}
