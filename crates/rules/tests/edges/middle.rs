//! `duel` and `trio`: a card lies in the middle, and an accusation is settled at once (RULES 6.1 and 6.2;
//! RULES 9, rows 13, 16 and 42).

use std::collections::BTreeSet;

use wire::{
    Ending, Happened, Offer, Phase,
    Refusal::{ClockStopped, NoOtherVoter, NotNow, SpyMayNotAccuse, TimeIsUp},
    VoidReason, VoteKind,
};

use crate::{
    FOUR, THREE, TWO,
    pack::{BANK, ZOO},
    table::{MIDDLE, Table},
};

#[test]
fn the_spys_card_may_fall_to_anybody_or_to_the_middle() {
    for names in [&TWO[..], &THREE[..]] {
        let mut table = Table::lobby(["Ana", "Boris"]);
        names[2..].iter().for_each(|name| {
            table.join(name);
        });
        let mut spies = BTreeSet::new();
        for _ in 0..40 {
            table.deal_any();
            assert!(table.round().middle && table.round().reveals);
            table.abort("Ana");
            let spy = table.result().spy;
            spies.insert(spy.map_or(MIDDLE, |spy| table.name(spy)));
            table.end_game("Ana");
        }
        let anybody = names.iter().copied().chain([MIDDLE]);
        assert_eq!(spies, anybody.collect());
    }
}

#[test]
fn with_the_spy_in_the_middle_all_have_the_place_and_a_role() {
    let table = Table::asking(THREE, MIDDLE);
    for who in THREE {
        let card = table.card(who);
        assert_eq!((card.spy, &*card.place), (false, BANK));
        assert_ne!(card.role, "");
    }
}

#[test]
fn a_round_lasts_six_minutes() {
    assert_eq!(Table::asking(TWO, "Boris").left_ms(), 360_000);
    assert_eq!(Table::asking(THREE, "Boris").left_ms(), 360_000);
}

#[test]
fn the_asked_may_ask_back() {
    let mut table = Table::asking(TWO, "Boris");
    table.ask("Ana", "Boris").answer("Boris");
    table.ask("Boris", "Ana").ask("Ana", "Boris");
}

#[test]
fn an_accused_spy_is_revealed_at_once_and_the_accuser_wins() {
    let mut table = Table::asking(TWO, "Boris");
    table.accuse("Ana", "Boris");
    let ana = Some(table.id("Ana"));
    let caught = Ending::SpyConvicted {
        by: ana,
        bonus: ana,
    };
    assert_eq!((table.phase(), table.ending()), (Phase::RoundOver, caught));
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0)]);
}

#[test]
fn the_third_player_has_a_point_of_the_accusers_success() {
    let mut table = Table::asking(THREE, "Boris");
    table.accuse("Ana", "Boris");
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0), ("Cvita", 1)]);
}

#[test]
fn both_lose_when_the_accused_is_no_spy() {
    let mut table = Table::asking(TWO, MIDDLE);
    table.accuse("Ana", "Boris");
    let (suspect, by) = (table.id("Boris"), Some(table.id("Ana")));
    assert_eq!(table.ending(), Ending::InnocentConvicted { suspect, by });
    assert_eq!(table.result().spy, None);
    assert_eq!(table.points(), [("Ana", 0), ("Boris", 0)]);
}

// RULES 6.2: two, not four.
#[test]
fn of_three_a_spy_who_was_not_accused_wins_two() {
    let mut table = Table::asking(THREE, "Cvita");
    let mut middle = Table::asking(THREE, MIDDLE);
    table.accuse("Ana", "Boris");
    assert_eq!(table.points(), [("Ana", 0), ("Boris", 0), ("Cvita", 2)]);
    middle.accuse("Ana", "Boris");
    assert_eq!(middle.points(), [("Ana", 0), ("Boris", 0), ("Cvita", 0)]);
}

#[test]
fn row_42_the_spy_may_not_accuse_and_nobody_else_notices() {
    let mut table = Table::asking(TWO, "Boris");
    let sights = |table: &Table| (table.view(), table.seat("Ana"), table.seat("Boris"));
    let before = sights(&table);
    table.refused(SpyMayNotAccuse).accuse("Boris", "Ana");
    assert_eq!(sights(&table), before);
    assert!(!table.public("Boris").accused);
}

// RULES 6.1: the screens of spy and agent look the same.
#[test]
fn the_spy_is_offered_an_accusation_like_anybody() {
    let spies = Table::asking(TWO, "Boris").seat("Boris").can.open;
    let agents = Table::asking(TWO, MIDDLE).seat("Boris").can.open;
    assert!(spies.iter().any(|o| matches!(o, Offer::Accuse { .. })));
    assert_eq!(spies, agents);
}

#[test]
fn pointing_to_the_middle_stops_the_clock_and_asks_all_others() {
    let mut table = Table::asking(THREE, "Boris");
    table.wait_s(60).point("Ana");
    let vote = table.open_vote();
    assert_eq!((vote.kind, vote.suspect), (VoteKind::Point, None));
    assert_eq!(table.voters(), ["Boris", "Cvita", "Ana"]);
    assert_eq!(table.names(&vote.voted), ["Ana"]);
    assert_eq!((table.clock_runs(), table.left_ms()), (false, 300_000));
    let by = table.id("Ana");
    assert_eq!(
        table.last_happened().last(),
        Some(&Happened::Pointed { by })
    );
}

#[test]
fn a_spys_card_in_the_middle_is_worth_a_point_to_everybody() {
    let mut duel = Table::asking(TWO, MIDDLE);
    duel.point("Ana").yes("Boris");
    let by = duel.id("Ana");
    assert_eq!(duel.ending(), Ending::MiddleWasSpy { by });
    assert_eq!(duel.points(), [("Ana", 1), ("Boris", 1)]);
    let mut trio = Table::asking(THREE, MIDDLE);
    trio.point("Ana").yes("Boris");
    assert_eq!(trio.phase(), Phase::Vote);
    trio.yes("Cvita");
    assert_eq!(trio.points(), [("Ana", 1), ("Boris", 1), ("Cvita", 1)]);
}

#[test]
fn another_card_in_the_middle_is_worth_two_to_the_spy() {
    let mut table = Table::asking(TWO, "Boris");
    table.point("Boris").yes("Ana");
    let by = table.id("Boris");
    assert_eq!(table.ending(), Ending::MiddleWasPlace { by });
    assert_eq!(table.points(), [("Ana", 0), ("Boris", 2)]);
}

#[test]
fn one_refusal_is_enough_and_play_goes_on() {
    let mut table = Table::asking(THREE, MIDDLE);
    table.wait_s(100).ask("Ana", "Boris").point("Ana");
    table.yes("Boris").no("Cvita");
    assert_eq!(
        (table.phase(), table.left_ms()),
        (Phase::Questions, 260_000)
    );
    assert_eq!(table.asked(), Some("Boris"));
    let failed = Happened::VoteFailed {
        suspect: None,
        yes: vec![table.id("Boris"), table.id("Ana")],
        no: vec![table.id("Cvita")],
        tally: None,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
}

#[test]
fn whoever_pointed_in_vain_waits_for_another_answer_but_another_does_not() {
    let mut table = Table::asking(TWO, "Boris");
    table.point("Ana").no("Boris");
    table.refused(NotNow).point("Ana");
    table.point("Boris").no("Ana");
    table.ask("Ana", "Boris").refused(NotNow).point("Ana");
    table.answer("Boris").point("Ana").no("Boris");
    table.ask("Boris", "Ana").ask("Ana", "Boris").point("Ana");
}

#[test]
fn an_unanswered_vote_on_the_middle_is_a_refusal() {
    let mut table = Table::asking(TWO, "Boris");
    table.point("Ana").wait_s(30);
    assert_eq!(table.phase(), Phase::Questions);
    table.refused(NotNow).point("Ana");
}

#[test]
fn row_09_a_vote_on_the_middle_that_is_void_costs_nothing() {
    let mut table = Table::asking(TWO, "Boris");
    table.point("Ana").away("Boris").wait_s(30);
    let missing = table.id("Boris");
    let void = Happened::VoteVoid {
        suspect: None,
        missing,
    };
    assert!(table.last_happened().contains(&void));
    table.refused(NoOtherVoter).point("Ana");
    table.back("Boris").point("Ana");
}

#[test]
fn nobody_points_where_no_card_lies_in_the_middle() {
    let mut table = Table::asking(FOUR, "Boris");
    table.refused(NotNow).point("Ana");
}

#[test]
fn the_spy_may_guess_while_the_clock_runs() {
    let mut right = Table::asking(TWO, "Boris");
    let mut wrong = right.clone();
    right.guess("Boris", BANK);
    assert_eq!(right.points(), [("Ana", 0), ("Boris", 4)]);
    wrong.point("Ana");
    wrong.refused(ClockStopped).guess("Boris", BANK);
    wrong.no("Boris").guess("Boris", ZOO);
    assert_eq!(wrong.points(), [("Ana", 1), ("Boris", 0)]);
}

#[test]
fn when_time_is_up_nobody_guesses() {
    let mut table = Table::asking(TWO, "Boris");
    table.time_up();
    table.refused(TimeIsUp).guess("Boris", BANK);
}

#[test]
fn after_a_spy_in_the_middle_the_next_player_deals() {
    let mut table = Table::asking(THREE, MIDDLE);
    table.accuse("Ana", "Boris").deal(MIDDLE, ZOO);
    assert_eq!(table.starter(), "Boris");
    table.all_look().accuse("Ana", "Boris").deal("Ana", "dock");
    assert_eq!(table.starter(), "Cvita");
    table.all_look().guess("Ana", BANK).deal_any();
    assert_eq!(table.starter(), "Ana");
}

#[test]
fn row_13_a_leaver_voids_the_round() {
    for names in [&TWO[..], &THREE[..]] {
        let mut table = if names.len() == 2 {
            Table::asking(TWO, "Ana")
        } else {
            Table::asking(THREE, "Ana")
        };
        table.leave("Boris");
        let reason = VoidReason::TooFewPlayers;
        assert_eq!(table.ending(), Ending::Void { reason });
    }
}

#[test]
fn row_16_a_spy_who_leaves_forfeits() {
    let mut table = Table::asking(TWO, "Boris");
    table.leave("Boris");
    assert_eq!(table.ending(), Ending::SpyLeft {});
    assert_eq!(table.points(), [("Ana", 1), ("Boris", 0)]);
}
