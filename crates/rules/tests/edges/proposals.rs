//! `spijun`, time is up: one after the other proposes a suspect (RULES 2; RULES 9, row 24; HR-d to HR-h).

use wire::{
    ChanceKind, Ending, Happened, Phase,
    Refusal::{
        AccusationUsed, NoOtherVoter, NoSuchSeat, NotNow, NotYourTurn, NotYourself, TimeIsUp,
    },
    RulesetId::Spijun,
    VoidReason, VoteKind,
};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

fn time_is_up(spy: &str) -> Table {
    let mut table = Table::asking_by(Spijun, FOUR, spy);
    table.time_up();
    assert_eq!(table.phase(), Phase::TimeUp);
    table
}

// RULES 8.1, HR-d: one lap.
#[test]
fn everybody_may_propose_once_beginning_with_the_first_asker() {
    let mut table = Table::lobby_by(Spijun, FOUR);
    let cvita = table.id("Cvita");
    table.set(|s| s.starter = Some(cvita));
    table.deal("Boris", BANK).all_look().time_up();
    let mut speakers = Vec::new();
    while table.phase() == Phase::TimeUp {
        let chance = table.chance();
        assert_eq!(chance.kind, ChanceKind::Propose);
        assert_eq!(usize::from(chance.left), 3 - speakers.len());
        speakers.push(table.speaker());
        table.pass(table.speaker());
    }
    assert_eq!(speakers, ["Cvita", "Dino", "Ana", "Boris"]);
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
    let points = [("Ana", 0), ("Boris", 2), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

#[test]
fn all_but_the_proposed_vote_and_the_proposer_has_said_yes() {
    let mut table = time_is_up("Boris");
    table.propose("Ana", "Cvita");
    let vote = table.open_vote();
    assert_eq!(vote.kind, VoteKind::Proposal);
    assert_eq!((table.suspect(), vote.by), ("Cvita", Some(table.id("Ana"))));
    assert_eq!(table.voters(), ["Boris", "Dino", "Ana"]);
    assert_eq!(table.names(&vote.voted), ["Ana"]);
    let (by, suspect) = (table.id("Ana"), table.id("Cvita"));
    let proposed = Happened::Proposed { by, suspect };
    assert_eq!(table.last_happened().last(), Some(&proposed));
}

#[test]
fn whoever_proposed_the_spy_earns_a_point_more() {
    let mut table = time_is_up("Boris");
    table.pass("Ana").pass("Boris").propose("Cvita", "Boris");
    table.all_agree();
    let cvita = Some(table.id("Cvita"));
    let caught = Ending::SpyConvicted {
        by: cvita,
        bonus: cvita,
    };
    assert_eq!(table.ending(), caught);
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 2), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, X1: the first accuser earns nothing here.
#[test]
fn a_failed_stop_earns_no_share_of_the_proposers_point() {
    let mut table = Table::asking_by(Spijun, FOUR, "Boris");
    table.fails_to_convict("Dino", "Boris").time_up();
    table.propose("Ana", "Boris").all_agree();
    let points = [("Ana", 2), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 2: the spy proposes like anybody.
#[test]
fn an_innocent_convict_is_worth_four_to_the_spy() {
    let mut table = time_is_up("Ana");
    table.propose("Ana", "Dino").all_agree();
    let points = [("Ana", 4), ("Boris", 0), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, HR-f.
#[test]
fn the_same_person_may_be_proposed_twice() {
    let mut table = time_is_up("Boris");
    table.propose("Ana", "Boris").yes("Cvita").no("Dino");
    assert_eq!(table.speaker(), "Boris");
    table.pass("Boris").propose("Cvita", "Boris").all_agree();
    assert_eq!(table.points()[2], ("Cvita", 2));
}

// RULES 8.1, HR-e.
#[test]
fn a_used_stop_costs_no_proposal() {
    let mut table = Table::asking_by(Spijun, FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris");
    table.refused(AccusationUsed).accuse("Ana", "Cvita");
    table.time_up().propose("Ana", "Boris").all_agree();
    assert_eq!(table.phase(), Phase::RoundOver);
}

// RULES 8.1, HR-h.
#[test]
fn nobody_proposes_themselves_or_somebody_without_a_card() {
    let mut table = time_is_up("Boris");
    table.join("Ema");
    table.refused(NotYourself).propose("Ana", "Ana");
    table.refused(NoSuchSeat).propose("Ana", "Ema");
    table.refused(NotYourTurn).propose("Ema", "Ana");
}

#[test]
fn nobody_proposes_or_passes_out_of_turn() {
    let mut table = Table::asking_by(Spijun, FOUR, "Boris");
    table.refused(NotNow).propose("Ana", "Boris");
    table.refused(NotNow).pass("Ana");
    table.time_up();
    table.refused(NotYourTurn).propose("Boris", "Ana");
    table.refused(NotYourTurn).pass("Boris");
    table.propose("Ana", "Boris");
    table.refused(NotNow).propose("Cvita", "Boris");
    table.refused(NotNow).pass("Cvita");
}

#[test]
fn row_24_after_45_seconds_the_proposal_is_lost() {
    let mut table = time_is_up("Boris");
    table.wait_ms(44_999);
    assert_eq!(table.speaker(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.speaker(), "Boris");
    let seat = table.id("Ana");
    assert_eq!(
        table.last_happened().last(),
        Some(&Happened::Passed { seat })
    );
    table.wait_s(3 * 45);
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

// A phone that is off is not waited for longer.
#[test]
fn row_24_a_proposer_who_is_gone_passes_after_45_seconds_as_well() {
    let mut table = time_is_up("Boris");
    table.away("Ana");
    assert_eq!(table.waits_for(), None);
    table.wait_s(45);
    assert_eq!(table.speaker(), "Boris");
}

#[test]
fn row_07_a_vote_on_a_proposal_lasts_30_seconds_and_a_missing_one_is_a_no() {
    let mut table = time_is_up("Boris");
    table.propose("Ana", "Boris").yes("Cvita").wait_ms(29_999);
    assert_eq!(table.suspect(), "Boris");
    table.wait_ms(1);
    assert_eq!(table.speaker(), "Boris");
    let failed = Happened::VoteFailed {
        suspect: Some(table.id("Boris")),
        yes: vec![table.id("Cvita"), table.id("Ana")],
        no: vec![table.id("Dino")],
        tally: None,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
}

#[test]
fn the_spy_cannot_guess_and_nobody_can_stop_the_clock_any_more() {
    let mut table = time_is_up("Boris");
    table.refused(TimeIsUp).guess("Boris", BANK);
    table.refused(TimeIsUp).accuse("Ana", "Boris");
    table.refused(TimeIsUp).ask("Ana", "Boris");
    table.refused(NotNow).point("Ana");
    table.refused(NotNow).ballot("Ana", "Boris");
}

#[test]
fn row_23_a_proposal_needs_another_voter() {
    let mut table = Table::asking_by(Spijun, FOUR, "Boris");
    table.away("Cvita").away("Dino").time_up();
    table.refused(NoOtherVoter).propose("Ana", "Boris");
    table.pass("Ana");
}

#[test]
fn a_proposer_who_leaves_hands_the_turn_on() {
    let mut table = Table::asking_by(Spijun, FIVE, "Boris");
    table.time_up().leave("Ana");
    assert_eq!((table.speaker(), table.chance().left), ("Boris", 3));
}

#[test]
fn whoever_leaves_before_their_turn_has_none() {
    let mut table = Table::asking_by(Spijun, FIVE, "Dino");
    table.time_up().leave("Boris");
    assert_eq!((table.speaker(), table.chance().left), ("Ana", 3));
    table.pass("Ana");
    assert_eq!((table.speaker(), table.chance().left), ("Cvita", 2));
}

#[test]
fn row_12_the_yes_of_a_proposer_who_leaves_stands() {
    let mut table = Table::asking_by(Spijun, FIVE, "Boris");
    table.time_up().propose("Ana", "Boris").leave("Ana");
    table.all_agree();
    assert_eq!(table.points()[..2], [("Ana", 1), ("Boris", 0)]);
}

// RULES 9, rows 11 and 16.
#[test]
fn row_11_the_vote_on_a_proposed_spy_who_leaves_comes_first() {
    let mut convicted = Table::asking_by(Spijun, FIVE, "Boris");
    convicted.time_up().propose("Ana", "Boris").leave("Boris");
    let mut refused = convicted.clone();
    convicted.all_agree();
    assert_eq!(convicted.points()[0], ("Ana", 2));
    refused.all_refuse();
    assert_eq!(refused.ending(), Ending::SpyLeft {});
    assert_eq!(refused.points()[0], ("Ana", 1));
}

#[test]
fn row_11_after_a_failed_vote_on_a_leaver_the_next_one_proposes() {
    let mut table = Table::asking_by(Spijun, FIVE, "Dino");
    table.time_up().propose("Ana", "Boris").leave("Boris");
    table.all_refuse();
    assert_eq!((table.speaker(), table.chance().left), ("Cvita", 2));
}

// RULES 9, rows 9 and 13: the wait is over with the vote.
#[test]
fn row_09_a_voter_who_was_waited_for_may_leave_and_the_lap_goes_on() {
    let mut table = Table::asking_by(Spijun, FIVE, "Boris");
    table.away("Dino").away("Ema").time_up();
    table.propose("Ana", "Boris").away("Cvita");
    assert_eq!(table.waits_for(), Some("Cvita"));
    table.leave("Cvita");
    assert_eq!((table.waits_for(), table.speaker()), (None, "Boris"));
    assert!(!table.clock_runs());
    table.wait_s(45);
    assert_eq!(table.speaker(), "Dino");
}

#[test]
fn row_09_a_voter_whose_phone_goes_off_is_waited_for_and_then_left_out() {
    let mut table = time_is_up("Boris");
    table.propose("Ana", "Boris").yes("Cvita").away("Dino");
    assert_eq!(table.waits_for(), Some("Dino"));
    table.wait_s(30);
    assert_eq!(table.points()[0], ("Ana", 2));
}

// RULES 9, rows 16 and 21.
#[test]
fn row_16_a_spy_who_leaves_forfeits_and_a_kicked_one_voids_the_round() {
    let mut left = time_is_up("Boris");
    let mut kicked = left.clone();
    left.leave("Boris");
    assert_eq!(left.ending(), Ending::SpyLeft {});
    kicked.kick("Ana", "Boris");
    let reason = VoidReason::SpyKicked;
    assert_eq!(kicked.ending(), Ending::Void { reason });
}

#[test]
fn row_22_three_players_propose_with_two_voters() {
    let mut table = Table::asking_by(Spijun, ["Ana", "Boris", "Cvita"], "Boris");
    assert!(!table.round().middle);
    table.time_up().propose("Ana", "Boris");
    assert_eq!(table.voters(), ["Cvita", "Ana"]);
    table.yes("Cvita");
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0), ("Cvita", 1)]);
}
