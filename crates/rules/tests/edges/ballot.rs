//! `film-night`, time is up: everybody names the spy in secret (RULES 4; RULES 9, rows 26 to 28 and 40;
//! RU-a to RU-h).

use wire::{
    Ending, Phase,
    Refusal::{NoSuchSeat, NoVote, NotNow, NotYourVote, NotYourself, TimeIsUp},
    RulesetId::FilmNight,
    VoidReason,
};

use crate::{FIVE, FOUR, THREE, pack::BANK, table::Table};

fn time_is_up<const N: usize>(names: [&'static str; N], spy: &str) -> Table {
    let mut table = Table::asking_by(FilmNight, names, spy);
    table.time_up();
    assert_eq!(table.phase(), Phase::TimeUp);
    table
}

// RULES 8.1, RU-b and RU-g.
#[test]
fn agents_who_all_name_the_spy_win_a_point_each_and_nobody_more() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Boris").ballot("Boris", "Cvita");
    table.ballot("Cvita", "Boris").ballot("Dino", "Boris");
    let caught = Ending::SpyConvicted {
        by: None,
        bonus: None,
    };
    assert_eq!(table.ending(), caught);
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

#[test]
fn one_agent_who_names_another_loses_it_for_all() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Boris").ballot("Boris", "Cvita");
    table.ballot("Cvita", "Boris").ballot("Dino", "Cvita");
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
    let points = [("Ana", 0), ("Boris", 2), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, RU-c: two, not three.
#[test]
fn an_innocent_named_by_all_is_worth_two_to_the_spy() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Cvita").ballot("Boris", "Cvita");
    table.ballot("Dino", "Cvita").ballot("Cvita", "Ana");
    assert_eq!(table.points()[1], ("Boris", 2));
}

#[test]
fn row_40_a_ballot_may_be_changed_until_the_last_one_is_in() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Cvita").ballot("Cvita", "Boris");
    table.ballot("Boris", "Ana").ballot("Ana", "Boris");
    assert_eq!(table.own("Ana").ballot, Some(table.id("Boris")));
    assert_eq!(table.open_ballot().voted.len(), 3);
    table.ballot("Dino", "Boris");
    assert_eq!(table.points()[0], ("Ana", 1));
}

#[test]
fn nobody_sees_whom_another_has_named() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Boris").ballot("Cvita", "Dino");
    assert_eq!(table.names(&table.open_ballot().voted), ["Ana", "Cvita"]);
    assert_eq!(table.own("Dino").ballot, None);
    table.ballot("Boris", "Ana").ballot("Dino", "Boris");
    for who in FOUR {
        assert_eq!(table.own(who).ballot, None);
    }
}

#[test]
fn row_26_the_ballot_closes_after_60_seconds() {
    let mut table = time_is_up(FOUR, "Boris");
    table.wait_ms(59_999);
    assert_eq!(table.phase(), Phase::TimeUp);
    table.wait_ms(1);
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

#[test]
fn row_26_an_agent_who_names_nobody_breaks_unanimity() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Boris").ballot("Cvita", "Boris");
    table.ballot("Boris", "Ana").wait_s(60);
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

// RULES 8.1, RU-b: the spy's own ballot decides nothing, but it is waited for like any.
#[test]
fn a_spy_who_names_nobody_is_found_all_the_same() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Boris").ballot("Cvita", "Boris");
    table.ballot("Dino", "Boris");
    assert_eq!(table.phase(), Phase::TimeUp);
    table.wait_s(60);
    assert_eq!(table.points()[0], ("Ana", 1));
}

#[test]
fn row_26_an_agent_who_was_away_before_time_up_is_not_missed() {
    let mut table = Table::asking_by(FilmNight, FOUR, "Boris");
    table.away("Dino").time_up();
    table.refused(NotYourVote).ballot("Dino", "Boris");
    table.ballot("Ana", "Boris").ballot("Boris", "Ana");
    table.ballot("Cvita", "Boris");
    assert_eq!(table.points()[0], ("Ana", 1));
}

// Not waited for, but missed.
#[test]
fn row_26_an_agent_who_goes_away_in_the_ballot_breaks_unanimity() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Ana", "Boris").ballot("Boris", "Ana");
    table.ballot("Cvita", "Boris").away("Dino");
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

#[test]
fn a_ballot_that_is_in_counts_when_its_voter_goes_away() {
    let mut table = time_is_up(FOUR, "Boris");
    table.ballot("Dino", "Boris").away("Dino");
    table.ballot("Ana", "Boris").ballot("Boris", "Ana");
    table.ballot("Cvita", "Boris");
    assert_eq!(table.points()[3], ("Dino", 1));
}

// RULES 8.1, RU-b.
#[test]
fn nobody_names_themselves_or_somebody_without_a_card() {
    let mut table = time_is_up(FOUR, "Boris");
    table.join("Ema");
    table.refused(NotYourself).ballot("Ana", "Ana");
    table.refused(NoSuchSeat).ballot("Ana", "Ema");
    table.refused(NotYourVote).ballot("Ema", "Ana");
}

#[test]
fn nothing_else_can_be_done_in_the_ballot() {
    let mut table = Table::asking_by(FilmNight, FOUR, "Boris");
    table.refused(NotNow).ballot("Ana", "Boris");
    table.time_up();
    table.refused(NoVote).yes("Ana");
    table.refused(TimeIsUp).accuse("Ana", "Boris");
    table.refused(TimeIsUp).guess("Boris", BANK);
    table.refused(NotNow).propose("Ana", "Boris");
    table.refused(NotNow).pass("Ana");
}

// So that nobody names the wrong person.
#[test]
fn nobody_takes_another_name_in_the_ballot() {
    let mut table = time_is_up(FOUR, "Boris");
    table.refused(NotNow).rename("Boris", "Dino II");
}

#[test]
fn row_27_of_three_both_agents_must_name_the_spy() {
    let mut right = time_is_up(THREE, "Boris");
    let mut wrong = right.clone();
    right.ballot("Ana", "Boris").ballot("Boris", "Ana");
    right.ballot("Cvita", "Boris");
    assert_eq!(right.points(), [("Ana", 1), ("Boris", 0), ("Cvita", 1)]);
    wrong.ballot("Ana", "Boris").ballot("Boris", "Ana");
    wrong.ballot("Cvita", "Ana");
    assert_eq!(wrong.points(), [("Ana", 0), ("Boris", 2), ("Cvita", 0)]);
}

// RULES 9, rows 27 and 28.
#[test]
fn row_28_with_two_left_the_round_is_void() {
    let mut table = time_is_up(THREE, "Boris");
    table.ballot("Ana", "Boris").leave("Cvita");
    let reason = VoidReason::TooFewPlayers;
    assert_eq!(table.ending(), Ending::Void { reason });
}

#[test]
fn row_13_a_leaver_has_no_ballot_and_the_others_decide() {
    let mut table = time_is_up(FIVE, "Boris");
    table.ballot("Ema", "Cvita").ballot("Ana", "Boris");
    table.ballot("Boris", "Ana").ballot("Cvita", "Boris");
    table.leave("Ema").leave("Dino");
    let points = [
        ("Ana", 1),
        ("Boris", 0),
        ("Cvita", 1),
        ("Dino", 0),
        ("Ema", 0),
    ];
    assert_eq!(table.points(), points);
}

#[test]
fn row_16_a_spy_who_leaves_in_the_ballot_forfeits() {
    let mut table = time_is_up(FOUR, "Boris");
    table.leave("Boris");
    assert_eq!(table.ending(), Ending::SpyLeft {});
    assert_eq!(table.points()[0], ("Ana", 1));
}

// RULES 4: a film, no roles.
#[test]
fn nobody_has_a_role() {
    let mut table = Table::asking_by(FilmNight, FOUR, "Boris");
    assert_eq!(table.card("Ana").role, "");
    assert_eq!(table.card("Ana").place, BANK);
    table.guess("Boris", BANK);
    assert_eq!(table.result().roles, []);
}
