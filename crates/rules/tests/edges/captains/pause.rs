//! The host stops a round between captains and lets it go on.

use wire::{
    Offer, Phase,
    Refusal::{HostOnly, NotNow, Paused, RoundOver},
    WaitView,
};

use super::table::{asking, dealt, naming, picking};

#[test]
fn a_pause_lasts_until_the_host_ends_it() {
    let mut table = asking();
    table.wait_s(5).pause("Ana").wait_s(3_000);
    assert_eq!(table.teams().wait, Some(WaitView::PausedByHost {}));
    assert_eq!(table.step_left_ms(), 40_000);
    table.refused(HostOnly).resume("Boris");
    table.resume("Ana");
    assert_eq!((table.teams().wait, table.step_left_ms()), (None, 40_000));
    table.wait_s(40);
    assert_eq!(table.acting(), "Boris");
}

#[test]
fn in_a_pause_nobody_asks_answers_picks_or_refuses() {
    let mut table = asking();
    table.pause("Ana");
    table.refused(Paused).ask("Ana", "Dino");
    table.refused(Paused).finish_asking("Ana");
    assert_eq!(table.may("Ana"), [Offer::Resume {}]);
    let mut table = asking();
    table
        .ask("Ana", "Dino")
        .pause("Ana")
        .refused(Paused)
        .answer("Dino");
    let mut table = picking();
    table.pause("Ana");
    table.refused(Paused).pick("Ana", "Cvita");
    table.refused(Paused).refuse("Ana");
}

#[test]
fn only_the_making_of_teams_is_paused() {
    let mut table = dealt();
    table.refused(NotNow).pause("Ana");
    let mut table = naming();
    table.refused(NotNow).pause("Ana");
    table.pass("Goran").pass("Goran");
    table.refused(RoundOver).pause("Ana");
}

#[test]
fn a_pause_is_not_paused_and_what_runs_is_not_resumed() {
    let mut table = asking();
    table.refused(NotNow).resume("Ana");
    table.refused(HostOnly).pause("Boris");
    table.pause("Ana").refused(Paused).pause("Ana");
}

// RULES 9, row 15: it does, once it goes on.
#[test]
fn row_15_in_a_pause_the_table_waits_for_nobody() {
    let mut table = asking();
    table.pause("Ana").away("Ana").back("Ana").away("Ana");
    assert_eq!(table.waits_for(), None);
    table.make_host("Ana", "Boris").resume("Boris");
    assert_eq!(table.waits_for(), Some("Ana"));
}

#[test]
fn row_44_an_agent_who_leaves_in_a_pause_does_not_end_it() {
    let mut table = asking();
    table
        .ask("Ana", "Dino")
        .wait_s(5)
        .pause("Ana")
        .leave("Dino");
    assert_eq!(table.teams().wait, Some(WaitView::PausedByHost {}));
    assert_eq!(table.owes(), None);
    table.wait_s(500).resume("Ana");
    assert_eq!(table.step_left_ms(), 45_000);
}

#[test]
fn row_43_a_captain_who_leaves_in_a_pause_does_not_end_it() {
    let mut table = picking();
    table.pick("Ana", "Cvita").pause("Ana").leave("Boris");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
    assert_eq!(table.teams().wait, Some(WaitView::PausedByHost {}));
    table.wait_s(500).resume("Ana");
    assert_eq!(table.step_left_ms(), 45_000);
}

#[test]
fn row_43_complete_teams_end_a_pause() {
    let mut table = picking();
    table
        .pick("Ana", "Cvita")
        .refuse("Boris")
        .pause("Ana")
        .leave("Ana");
    assert_eq!((table.phase(), table.teams().wait), (Phase::Naming, None));
    table.wait_s(60);
    assert_eq!(table.to_be_named(), "Boris");
}

#[test]
fn a_paused_round_may_be_broken_off() {
    let mut table = asking();
    table.pause("Ana").abort("Ana");
    assert_eq!(
        (table.phase(), table.teams().wait),
        (Phase::RoundOver, None)
    );
}
