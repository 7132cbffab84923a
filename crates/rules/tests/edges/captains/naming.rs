//! The spy names the places (RULES 6.3).

use wire::{
    Happened, Intent, NamedView, Offer, Phase,
    Refusal::{NoSuchPlace, NoSuchSeat, NotNow, NotTheSpy},
    SpyIntent,
};

use super::table::{lobby, naming, picking, side};
use crate::{
    EIGHT,
    pack::{BANK, ZOO},
    table::Table,
};

/// The spy was picked by Boris, who acts second.
fn picked_by_boris() -> Table {
    let mut table = picking();
    table.pick("Ana", "Cvita").pick("Boris", "Goran");
    table
}

#[test]
fn a_spy_who_was_not_picked_names_the_first_captains_place_first() {
    let mut table = naming();
    assert_eq!(table.to_be_named(), "Ana");
    table.refused(NotNow).call("Goran", "Boris", ZOO);
    table.call("Goran", "Ana", BANK);
    assert_eq!(
        (table.phase(), table.to_be_named()),
        (Phase::Naming, "Boris")
    );
    table.refused(NotNow).call("Goran", "Ana", BANK);
    table.call("Goran", "Boris", ZOO);
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn a_spy_who_was_picked_names_the_picking_captains_place_first() {
    let mut table = picking();
    table.pick("Ana", "Goran");
    assert_eq!(table.to_be_named(), "Ana");
    let mut table = picked_by_boris();
    assert_eq!(table.to_be_named(), "Boris");
    table.call("Goran", "Boris", BANK);
    assert_eq!(table.to_be_named(), "Ana");
}

#[test]
fn a_pass_skips_one_place() {
    let mut table = naming();
    table.pass("Goran");
    assert_eq!(
        (table.phase(), table.to_be_named()),
        (Phase::Naming, "Boris")
    );
    let captain = table.id("Ana");
    let passed = Happened::Named {
        captain,
        place: None,
    };
    assert_eq!(table.last_happened().last(), Some(&passed));
    table.call("Goran", "Boris", ZOO);
    assert_eq!(table.earned(), [("Goran", 1)]);
}

#[test]
fn the_spy_has_60_seconds_for_each_place() {
    let mut table = naming();
    assert_eq!(table.step_left_ms(), 60_000);
    table.wait_ms(59_999);
    assert_eq!(table.to_be_named(), "Ana");
    table.wait_ms(1);
    assert_eq!(
        (table.to_be_named(), table.step_left_ms()),
        ("Boris", 60_000)
    );
    table.wait_s(60);
    assert_eq!(table.phase(), Phase::RoundOver);
    let nothing = [("Ana", None), ("Boris", None)];
    let named = table.outcome().named.into_iter();
    let named: Vec<_> = named.map(|n| (table.name(n.captain), n.place)).collect();
    assert_eq!(named, nothing);
}

// Right and wrong look alike, and so does everything else.
#[test]
fn whether_the_first_name_was_right_is_hidden_until_both_are_done() {
    let [right, wrong] = [BANK, ZOO].map(|place| {
        let mut table = naming();
        table.call("Goran", "Ana", place);
        let round = table.teams();
        let captain = table.id("Ana");
        let named = NamedView {
            captain,
            place: Some(place.to_owned()),
        };
        assert_eq!(round.naming.expect("naming").named, [named]);
        assert_eq!(round.result, None);
        table
    });
    for table in [&right, &wrong] {
        let view = table.view();
        assert!(view.standings.iter().all(|line| line.points == 0));
        assert_eq!(view.places_played, [""; 0]);
    }
    for who in ["Ana", "Boris", "Cvita", "Goran"] {
        assert_eq!(right.seat(who), wrong.seat(who));
    }
    let mut view = right.view();
    view.round = wrong.view().round;
    view.happenings = wrong.view().happenings;
    assert_eq!(view, wrong.view());
}

#[test]
fn any_listed_place_may_be_named_and_no_other() {
    let mut table = naming();
    for place in ["nowhere", "", "Bank"] {
        table.refused(NoSuchPlace).call("Goran", "Ana", place);
    }
    table
        .call("Goran", "Ana", "circus")
        .call("Goran", "Boris", "circus");
    assert_eq!(table.earned(), []);
}

#[test]
fn a_place_of_an_earlier_round_is_a_wrong_name() {
    let mut table = lobby(&EIGHT);
    table
        .want_captains("Ana", "Boris")
        .deal_sides(side)
        .abort("Ana")
        .deal_drawn();
    let [first, second] = table.captains();
    table.act_first(first, first).stop_asking();
    table.refuse(first).refuse(second);
    let spy = table.revealed_spy();
    table.call(spy, first, BANK).call(spy, second, ZOO);
    assert_eq!(table.earned(), []);
}

#[test]
fn only_the_spy_names_and_passes() {
    let mut table = naming();
    for who in ["Ana", "Boris", "Cvita", "Ema"] {
        table.refused(NotTheSpy).call(who, "Ana", BANK);
        table.refused(NotTheSpy).pass(who);
        assert_eq!(table.may(who), []);
    }
}

#[test]
fn only_captains_have_a_place_to_be_named() {
    let mut table = naming();
    table.refused(NoSuchSeat).call("Goran", "Cvita", BANK);
    table.refused(NoSuchSeat).call("Goran", "Goran", BANK);
}

#[test]
fn the_spy_may_name_or_pass_and_nothing_else() {
    let table = naming();
    let (turn, captain) = (Some(table.turn()), table.id("Ana"));
    let offers = [Offer::Pass { turn }, Offer::Name { captain }];
    assert_eq!(table.may("Goran"), offers);
}

// RULES 6.3: no early guess.
#[test]
fn nothing_is_named_before_the_teams_are_complete() {
    let mut table = picking();
    for who in ["Goran", "Cvita", "Ana"] {
        table.refused(NotNow).call(who, "Ana", BANK);
        table.refused(NotNow).pass(who);
    }
    let (round, place) = (table.number(), BANK.to_owned());
    table
        .refused(NotNow)
        .act("Goran", Intent::Spy(SpyIntent::Reveal { round }));
    table
        .refused(NotNow)
        .act("Goran", Intent::Spy(SpyIntent::Guess { round, place }));
}
