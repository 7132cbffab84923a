//! The host stops a round between captains and lets it go on.

use wire::{
    Offer, Phase,
    Refusal::{HostOnly, NotNow, Paused, RoundOver},
    WaitView,
};

use super::table::{asking, dealt, naming, picking};
use crate::pack::BANK;

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

// Nothing is voted on here.
#[test]
fn row_53_every_step_of_a_round_may_be_paused() {
    let steps = [
        (dealt(), 15),
        (asking(), 45),
        (picking(), 90),
        (naming(), 60),
    ];
    for (mut table, seconds) in steps {
        let phase = table.phase();
        table.wait_ms(4_321).pause("Ana").wait_s(3_000);
        assert_eq!(table.teams().wait, Some(WaitView::PausedByHost {}));
        table.resume("Ana");
        assert_eq!((table.phase(), table.teams().wait), (phase, None));
        assert_eq!(table.step_left_ms(), seconds * 1_000 - 4_321);
    }
    let mut table = naming();
    table.pass("Goran").pass("Goran");
    table.refused(RoundOver).pause("Ana");
}

#[test]
fn row_53_in_a_pause_nobody_is_settled_on_and_nothing_is_named() {
    let mut table = dealt();
    table.pause("Ana").refused(Paused).act_first("Ana", "Ana");
    table.refused(Paused).act_first("Boris", "Ana");
    let mut table = naming();
    table
        .pause("Ana")
        .refused(Paused)
        .call("Goran", "Ana", BANK);
    table.refused(Paused).pass("Goran");
    assert_eq!(table.may("Goran"), []);
    table.resume("Ana").call("Goran", "Ana", BANK);
}

// It is no step of the game.
#[test]
fn row_53_a_card_may_be_looked_at_in_a_pause() {
    let mut table = dealt();
    table.pause("Ana").looks("Goran");
    assert!(table.public("Goran").ready);
    assert_eq!(table.teams().wait, Some(WaitView::PausedByHost {}));
}

// The table stands still already, but not for longer than a minute.
#[test]
fn row_53_the_host_may_pause_while_the_table_waits_for_somebody() {
    let mut table = asking();
    table.wait_s(5).ask("Ana", "Dino").wait_s(5).away("Dino");
    table.wait_s(10).pause("Ana").wait_s(3_000);
    assert_eq!(table.teams().wait, Some(WaitView::PausedByHost {}));
    table.resume("Ana");
    assert_eq!((table.waits_for(), table.step_left_ms()), (None, 40_000));
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
fn row_43_complete_teams_do_not_end_a_pause() {
    let mut table = picking();
    table
        .pick("Ana", "Cvita")
        .refuse("Boris")
        .pause("Ana")
        .leave("Ana");
    assert_eq!(table.phase(), Phase::Naming);
    assert_eq!(table.teams().wait, Some(WaitView::PausedByHost {}));
    table.wait_s(600).resume("Boris");
    assert_eq!(table.step_left_ms(), 60_000);
    table.wait_s(60);
    assert_eq!(table.to_be_named(), "Boris");
}

// Nobody waits for an asked agent where there is nothing left to ask.
#[test]
fn row_44_complete_teams_end_the_wait_for_an_agent() {
    let mut table = picking();
    table.pick("Ana", "Cvita").refuse("Boris");
    table.ask("Ana", "Dino").away("Dino").leave("Ana");
    assert_eq!((table.phase(), table.teams().wait), (Phase::Naming, None));
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
