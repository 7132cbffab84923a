//! The host stops a round with notebooks and lets it go on.

use wire::{
    Offer, Phase,
    Refusal::{HostOnly, NotNow, Paused, RoundOver},
    WaitView,
};

use super::{
    explaining::discussion,
    table::{chips, dealt, evidence, explaining, over},
};

#[test]
fn a_pause_lasts_until_the_host_ends_it() {
    for (mut table, seconds) in [(dealt(), 180), (evidence(), 90), (explaining(), 45)] {
        let turn = table.in_turn();
        table.wait_s(5).pause("Ana").wait_s(3_000);
        assert_eq!(table.book().wait, Some(WaitView::PausedByHost {}));
        assert_eq!(table.time_left_ms(), (seconds - 5) * 1_000);
        table.refused(HostOnly).resume("Boris");
        table.resume("Ana");
        assert_eq!((table.book().wait, table.in_turn()), (None, turn));
        assert_eq!(table.time_left_ms(), (seconds - 5) * 1_000);
    }
}

#[test]
fn in_a_pause_nobody_opens_plays_or_explains() {
    let mut table = dealt();
    let case = table.case("Ana", "storm");
    table.pause("Ana").refused(Paused).act("Ana", case);
    assert_eq!(table.may("Ana"), [Offer::Resume {}]);
    let mut table = evidence();
    table.pause("Ana").refused(Paused).play("Boris");
    assert_eq!(table.may("Boris"), []);
    let mut table = explaining();
    table.pause("Ana").refused(Paused).explain("Ana");
}

// The table stands still already, but not for longer than a minute.
#[test]
fn row_53_the_host_may_pause_while_the_table_waits_for_somebody() {
    let mut table = evidence();
    table.wait_s(5).away("Boris").wait_s(10);
    table.pause("Ana").wait_s(3_000).resume("Ana");
    assert_eq!((table.waits_for(), table.time_left_ms()), (None, 85_000));
}

#[test]
fn row_53_what_is_discussed_may_be_paused() {
    let mut table = discussion();
    table.wait_s(20).pause("Ana").wait_s(3_000);
    table.refused(Paused).explain("Ana");
    table.resume("Ana");
    assert_eq!(table.time_left_ms(), 40_000);
}

// REFEREE: outside votes.
#[test]
fn row_53_no_pause_stops_the_vote() {
    let mut table = chips();
    table.refused(NotNow).pause("Ana");
    table.chip("Boris", "Cvita").refused(NotNow).pause("Ana");
    over().refused(RoundOver).pause("Ana");
}

#[test]
fn a_pause_is_not_paused_and_what_runs_is_not_resumed() {
    let mut table = evidence();
    table.refused(NotNow).resume("Ana");
    table.refused(HostOnly).pause("Boris");
    table.pause("Ana").refused(Paused).pause("Ana");
}

// RULES 9, row 15: it does, once it goes on.
#[test]
fn row_15_in_a_pause_the_table_waits_for_nobody() {
    let mut table = evidence();
    table.pause("Ana").away("Boris");
    assert_eq!(table.waits_for(), None);
    table.resume("Ana");
    assert_eq!(table.waits_for(), Some("Boris"));
}

#[test]
fn row_46_a_detective_who_leaves_in_a_pause_does_not_end_it() {
    let mut table = evidence();
    table.wait_s(5).pause("Ana").leave("Boris");
    assert_eq!(table.book().wait, Some(WaitView::PausedByHost {}));
    assert_eq!(table.in_turn(), "Cvita");
    table.wait_s(500).resume("Ana");
    assert_eq!(table.time_left_ms(), 90_000);
}

// The vote has not begun while nobody may vote.
#[test]
fn row_46_a_pause_outlasts_the_last_explanation() {
    let mut table = explaining();
    table.explain("Ana").explain("Boris").explain("Cvita");
    table.pause("Ana").leave("Dino");
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Boris"));
    table.refused(Paused).chip("Boris", "Cvita");
    table.wait_s(500).resume("Ana");
    assert_eq!(table.time_left_ms(), 60_000);
    table.chip("Boris", "Cvita");
}

#[test]
fn row_45_a_void_round_is_not_paused() {
    let mut table = evidence();
    table.make_host("Ana", "Boris").pause("Boris").leave("Ana");
    assert_eq!((table.phase(), table.book().wait), (Phase::RoundOver, None));
    let mut table = evidence();
    table.pause("Ana").abort("Ana");
    assert_eq!((table.phase(), table.book().wait), (Phase::RoundOver, None));
}
