//! Captains pick agents or refuse (RULES 6.3 and 6.4).

use wire::{
    CaptainsEnding, Happened, Offer, Phase,
    Refusal::{NoSuchSeat, NotNow, NotYourTurn, NotYourself},
};

use super::{
    moves::NOBODY,
    table::{asking, picking},
};

#[test]
fn the_first_captain_picks_and_then_the_second() {
    let mut table = picking();
    table.refused(NotYourTurn).pick("Boris", "Ema");
    table.pick("Ana", "Cvita");
    assert_eq!((table.phase(), table.acting()), (Phase::Picking, "Boris"));
    table.refused(NotYourTurn).pick("Ana", "Dino");
    table.pick("Boris", "Ema");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
    assert_eq!(
        (table.team("Ana"), table.team("Boris")),
        (vec!["Cvita"], vec!["Ema"])
    );
}

#[test]
fn every_lap_has_the_same_order() {
    let mut table = asking();
    for (anas, boriss) in [("Cvita", "Ema"), ("Dino", "Filip")] {
        for captain in ["Ana", "Boris"] {
            assert_eq!((table.phase(), table.acting()), (Phase::Asking, captain));
            table.finish_asking(captain);
        }
        for (captain, agent) in [("Ana", anas), ("Boris", boriss)] {
            assert_eq!((table.phase(), table.acting()), (Phase::Picking, captain));
            table.pick(captain, agent);
        }
    }
    assert_eq!(table.team("Ana"), ["Cvita", "Dino"]);
    assert_eq!(table.free(), ["Goran"]);
}

#[test]
fn a_pick_is_told_to_all_and_shows_no_card() {
    let mut table = picking();
    let before = table.view();
    table.pick("Ana", "Ema");
    let (captain, agent) = (table.id("Ana"), table.id("Ema"));
    let picked = Happened::Picked { captain, agent };
    assert_eq!(table.last_happened().last(), Some(&picked));
    assert_eq!(table.teams().result, None);
    assert_eq!(table.view().standings, before.standings);
}

#[test]
fn a_picked_agent_cannot_be_picked_again() {
    let mut table = picking();
    table.pick("Ana", "Cvita");
    table.refused(NotNow).pick("Boris", "Cvita");
    table.pick("Boris", "Ema").stop_asking();
    table.refused(NotNow).pick("Ana", "Cvita");
    table.refused(NotNow).pick("Ana", "Ema");
    let (turn, left) = (table.turn(), ["Dino", "Filip", "Goran"]);
    let whom = left.map(|who| table.id(who)).to_vec();
    assert_eq!(
        table.may("Ana"),
        [Offer::Pick { turn, whom }, Offer::Refuse { turn }]
    );
    assert_eq!(table.may("Cvita"), []);
}

#[test]
fn captains_cannot_be_picked() {
    let mut table = picking();
    table.refused(NoSuchSeat).pick("Ana", "Boris");
    table.refused(NotYourself).pick("Ana", "Ana");
}

#[test]
fn agents_neither_pick_nor_refuse() {
    let mut table = picking();
    for agent in ["Cvita", "Goran"] {
        table.refused(NotYourTurn).pick(agent, "Dino");
        table.refused(NotYourTurn).refuse(agent);
    }
    table.refused(NotYourTurn).refuse("Boris");
}

#[test]
fn nobody_picks_or_refuses_while_questions_are_asked() {
    let mut table = asking();
    table.refused(NotNow).pick("Ana", "Cvita");
    table.refused(NotNow).refuse("Ana");
}

#[test]
fn a_captain_who_has_refused_neither_asks_nor_picks_again() {
    let mut table = picking();
    table.refuse("Ana");
    assert!(table.has_refused("Ana") && !table.has_refused("Boris"));
    let captain = table.id("Ana");
    let refused = Happened::Refused { captain };
    assert_eq!(table.last_happened().last(), Some(&refused));
    table.pick("Boris", "Ema");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Boris"));
    table.refused(NotYourTurn).ask("Ana", "Cvita");
    table
        .finish_asking("Boris")
        .refused(NotYourTurn)
        .pick("Ana", "Cvita");
    assert_eq!(table.may("Ana"), []);
}

// RULES 6.4.
#[test]
fn the_other_captain_goes_on_alone_until_refusing_too() {
    for (quits, goes_on) in [("Ana", "Boris"), ("Boris", "Ana")] {
        let mut table = picking();
        if quits == "Boris" {
            table.pick("Ana", "Cvita");
        }
        table.refuse(quits);
        if goes_on == "Boris" {
            table.pick("Boris", "Cvita");
        }
        for agent in ["Dino", "Ema"] {
            assert_eq!((table.phase(), table.acting()), (Phase::Asking, goes_on));
            table.hear(goes_on, "Goran").finish_asking(goes_on);
            assert_eq!((table.phase(), table.acting()), (Phase::Picking, goes_on));
            table.pick(goes_on, agent);
        }
        table.stop_asking().refuse(goes_on);
        assert_eq!(table.phase(), Phase::Naming);
        assert_eq!(table.team(goes_on), ["Cvita", "Dino", "Ema"]);
    }
}

#[test]
fn when_both_have_refused_the_teams_are_complete() {
    let mut table = picking();
    table.team_up(&[("Ana", "Cvita"), ("Boris", NOBODY), ("Ana", NOBODY)]);
    assert_eq!(
        (table.phase(), table.revealed_spy()),
        (Phase::Naming, "Goran")
    );
    assert_eq!(table.naming().picked_by, None);
    table.pass("Goran").pass("Goran");
    assert_eq!(table.how(), CaptainsEnding::TeamsComplete {});
}

#[test]
fn whoever_takes_90_seconds_refuses() {
    let mut table = picking();
    assert_eq!(table.step_left_ms(), 90_000);
    table.wait_ms(89_999);
    assert_eq!(table.acting(), "Ana");
    table.wait_ms(1);
    assert!(table.has_refused("Ana"));
    assert_eq!((table.phase(), table.acting()), (Phase::Picking, "Boris"));
    assert_eq!(table.step_left_ms(), 90_000);
    table.wait_s(90);
    assert_eq!(table.phase(), Phase::Naming);
}

#[test]
fn the_first_captain_who_picks_the_spy_ends_it_for_both() {
    let mut table = picking();
    table.pick("Ana", "Goran");
    assert_eq!(
        (table.phase(), table.revealed_spy()),
        (Phase::Naming, "Goran")
    );
    assert_eq!(table.team("Ana"), ["Goran"]);
    assert_eq!(table.naming().picked_by, Some(table.id("Ana")));
    table.refused(NotNow).pick("Boris", "Ema");
    table.refused(NotNow).refuse("Boris");
    table.refused(NotNow).ask("Boris", "Ema");
    assert!(!table.has_refused("Boris"));
}

#[test]
fn the_second_captain_who_picks_the_spy_ends_it_for_both() {
    let mut table = picking();
    table.pick("Ana", "Cvita").pick("Boris", "Goran");
    assert_eq!(table.phase(), Phase::Naming);
    assert_eq!(table.naming().picked_by, Some(table.id("Boris")));
    let by = table.id("Boris");
    table.pass("Goran").pass("Goran");
    assert_eq!(table.how(), CaptainsEnding::SpyPicked { by });
}

#[test]
fn the_last_agent_may_be_picked_and_be_the_spy() {
    let mut table = picking();
    table.team_up(&[
        ("Ana", "Cvita"),
        ("Boris", "Ema"),
        ("Ana", "Dino"),
        ("Boris", "Filip"),
    ]);
    assert_eq!(
        (table.phase(), table.free()),
        (Phase::Asking, vec!["Goran"])
    );
    table.team_up(&[("Ana", "Goran")]);
    assert_eq!(table.phase(), Phase::Naming);
    assert_eq!(table.free(), [""; 0]);
    let seat = table.id("Goran");
    let revealed = Happened::SpyRevealed { seat };
    assert_eq!(table.last_happened().last(), Some(&revealed));
}
