//! Cards are played, twice by everybody (RULES 7, steps 4 and 5).

use std::collections::BTreeSet;

use wire::{
    Offer, Phase,
    Refusal::{NoSuchCard, NotNow, NotYourTurn},
};

use super::table::{evidence, evidence_of};
use crate::{EIGHT, FOUR};

#[test]
fn cards_are_played_clockwise_from_the_active_players_left_twice() {
    let mut table = evidence();
    let mut order = Vec::new();
    while table.phase() == Phase::Evidence {
        order.push(table.in_turn());
        table.play(table.in_turn());
    }
    let expected = ["Boris", "Cvita", "Dino", "Ana", "Boris", "Cvita", "Dino"];
    assert_eq!(order, expected);
    assert_eq!(table.laid(), FOUR.map(|who| (who, 2)));
}

#[test]
fn the_circle_closes_wherever_the_active_player_sits() {
    let mut table = evidence();
    table.play_all().explain_all();
    table.place(&[("Boris", "Cvita"), ("Cvita", "Dino"), ("Dino", "Boris")]);
    table.deal_drawn().deal_to_dino();
    let mut order = Vec::new();
    while table.phase() == Phase::Evidence {
        order.push(table.in_turn());
        table.play(table.in_turn());
    }
    assert_eq!(
        order,
        ["Ana", "Boris", "Cvita", "Dino", "Ana", "Boris", "Cvita"]
    );
    let shown: Vec<_> = table.laid().into_iter().map(|(who, _)| who).collect();
    assert_eq!(shown, ["Dino", "Ana", "Boris", "Cvita"]);
}

impl crate::table::Table {
    /// Boris and Cvita let their time pass.
    fn deal_to_dino(&mut self) -> &mut Self {
        self.wait_s(360).open_case("Dino", "train")
    }
}

#[test]
fn a_played_card_is_replaced_at_once() {
    let mut table = evidence();
    let before = table.hand("Boris");
    table.play_card("Boris", &before[3]);
    let after = table.hand("Boris");
    assert_eq!(table.laid_by("Boris"), before[3..4]);
    assert_eq!(after.len(), 6);
    assert!(!after.contains(&before[3]));
    assert_eq!(
        after.iter().filter(|card| !before.contains(card)).count(),
        1
    );
}

#[test]
fn with_eight_players_every_card_is_a_different_one() {
    let mut table = evidence_of(&EIGHT);
    table.play_all();
    let laid = EIGHT.iter().flat_map(|who| table.laid_by(who));
    let held = EIGHT.iter().flat_map(|who| table.hand(who));
    let all: Vec<String> = laid.chain(held).collect();
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!((all.len(), different.len()), (64, 64));
    assert_eq!(table.book().deck, 168 - 64);
}

#[test]
fn only_a_card_of_ones_own_hand_can_be_played() {
    let mut table = evidence();
    let laid = table.laid_by("Ana").remove(0);
    let others = table.hand("Cvita").remove(0);
    for card in ["", "card-0", &laid, &others] {
        table.refused(NoSuchCard).play_card("Boris", card);
    }
    let mine = table.hand("Boris").remove(0);
    table.play("Boris").play("Cvita").play("Dino").play("Ana");
    table.refused(NoSuchCard).play_card("Boris", &mine);
}

#[test]
fn nobody_plays_out_of_turn() {
    let mut table = evidence();
    for who in ["Ana", "Cvita", "Dino"] {
        table.refused(NotYourTurn).play(who);
    }
    table.play("Boris").refused(NotYourTurn).play("Boris");
}

#[test]
fn only_the_one_in_turn_is_offered_a_play() {
    let table = evidence();
    let turn = table.turn();
    assert_eq!(table.may("Boris"), [Offer::Play { turn }]);
    for who in ["Ana", "Cvita", "Dino"] {
        assert_eq!(table.may(who), []);
    }
}

#[test]
fn nothing_is_explained_and_no_chip_is_placed_yet() {
    let mut table = evidence();
    table.refused(NotNow).explain("Boris");
    table.refused(NotNow).chip("Boris", "Cvita");
}

#[test]
fn after_a_minute_and_a_half_any_card_of_the_hand_is_played() {
    let mut table = evidence();
    let hand = table.hand("Boris");
    table.wait_ms(89_999);
    assert_eq!(table.in_turn(), "Boris");
    table.wait_ms(1);
    assert_eq!((table.in_turn(), table.time_left_ms()), ("Cvita", 90_000));
    assert!(hand.contains(&table.laid_by("Boris")[0]));
    assert_eq!(table.hand("Boris").len(), 6);
}

#[test]
fn the_lot_may_fall_on_every_card() {
    let mut slots = BTreeSet::new();
    let mut table = evidence();
    for _ in 0..60 {
        let mut other = table.clone();
        let hand = other.hand("Boris");
        other.wait_s(90);
        let card = other.laid_by("Boris").remove(0);
        slots.insert(hand.iter().position(|held| *held == card));
        // Another draw.
        table.lock("Ana", true);
    }
    assert_eq!(slots, (0..6).map(Some).collect());
}
