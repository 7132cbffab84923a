//! Questions that are only heard: the captain says when they are over (RULES 6.3).

use wire::{
    Asking, Offer, Phase,
    Refusal::{NotNow, NotYourTurn},
};

use super::table::{lobby, side};
use crate::{SEVEN, table::Table};

fn spoken() -> Table {
    let mut table = lobby(&SEVEN);
    table.set(|s| s.asking = Asking::Spoken);
    table.want_captains("Ana", "Boris").deal_sides(side);
    table.act_first("Ana", "Ana");
    table
}

#[test]
fn nobody_asks_or_answers_at_the_table() {
    let mut table = spoken();
    table.refused(NotNow).ask("Ana", "Dino");
    table.refused(NotYourTurn).answer("Dino");
    let turn = table.turn();
    assert_eq!(table.may("Ana"), [Offer::FinishAsking { turn }]);
    assert_eq!(table.may("Dino"), []);
}

#[test]
fn the_captain_says_when_questions_are_over() {
    let mut table = spoken();
    table.refused(NotYourTurn).finish_asking("Boris");
    table.finish_asking("Ana");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Boris"));
    table.finish_asking("Boris");
    assert_eq!((table.phase(), table.acting()), (Phase::Picking, "Ana"));
}

// 45 s for each agent who can be asked.
#[test]
fn all_questions_share_one_time() {
    let mut table = spoken();
    assert_eq!(table.step_left_ms(), 5 * 45_000);
    table.wait_ms(5 * 45_000 - 1);
    assert_eq!(table.acting(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.acting(), "Boris");
    assert_eq!(table.step_left_ms(), 5 * 45_000);
    table.stop_asking().pick("Ana", "Dino").pick("Boris", "Ema");
    assert_eq!(table.step_left_ms(), 3 * 45_000);
}

// Nobody at the table knows who was asked.
#[test]
fn the_time_stays_when_an_agent_leaves() {
    let mut table = spoken();
    table.wait_s(10).leave("Dino");
    assert_eq!(table.step_left_ms(), 215_000);
    assert_eq!(table.acting(), "Ana");
}

#[test]
fn row_15_the_table_waits_for_the_captain_and_for_no_agent() {
    let mut table = spoken();
    table.away("Dino").wait_s(10);
    assert_eq!(table.waits_for(), None);
    table.away("Ana");
    assert_eq!(table.waits_for(), Some("Ana"));
}
