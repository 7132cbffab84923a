//! Phones that are off in a round with notebooks (RULES 9, rows 15 and 18).

use wire::{Phase, Refusal::Paused, TimerView};

use super::table::{WORD, chips, dealt, evidence, explaining};
use crate::table::Table;

#[track_caller]
fn assert_stands(table: &Table, who: &str, left_ms: u64) {
    assert_eq!(table.waits_for(), Some(who));
    assert_eq!(table.book_step().timer, TimerView::Stopped { left_ms });
}

#[test]
fn row_15_the_table_waits_for_whoever_is_in_turn() {
    let stages = [
        (dealt(), "Ana", 180),
        (evidence(), "Boris", 90),
        (explaining(), "Ana", 45),
        (chips(), "Boris", 60),
    ];
    for (mut table, who, seconds) in stages {
        table.wait_s(5).away(who).wait_s(30);
        assert_stands(&table, who, (seconds - 5) * 1_000);
        table.back(who);
        assert_eq!(table.waits_for(), None);
        assert_eq!(table.time_left_ms(), (seconds - 5) * 1_000);
    }
}

#[test]
fn row_15_after_a_minute_the_table_goes_on_with_the_time_that_was_left() {
    let mut table = evidence();
    table.wait_s(20).away("Boris").wait_s(60);
    assert_eq!((table.waits_for(), table.time_left_ms()), (None, 70_000));
    table.wait_s(70);
    assert_eq!(
        (table.in_turn(), table.laid_by("Boris").len()),
        ("Cvita", 1)
    );
}

#[test]
fn row_15_a_chip_that_is_waited_for_in_vain_is_not_placed() {
    let mut table = chips();
    table.away("Boris").wait_s(60 + 60);
    assert_eq!((table.in_turn(), table.placed()), ("Cvita", vec![]));
}

#[test]
fn row_15_nobody_else_is_waited_for() {
    let mut table = evidence();
    for who in ["Ana", "Cvita", "Dino"] {
        table.away(who);
    }
    assert_eq!(table.waits_for(), None);
    table.play("Boris");
    assert_stands(&table, "Cvita", 90_000);
}

// In a round.
#[test]
fn row_15_a_seat_is_waited_for_once() {
    let mut table = evidence();
    table.away("Boris").back("Boris").away("Boris");
    assert_eq!(table.waits_for(), None);
    table.wait_s(90).play("Cvita").play("Dino").play("Ana");
    assert_eq!((table.in_turn(), table.waits_for()), ("Boris", None));
}

#[test]
fn row_15_while_all_talk_nobody_is_waited_for() {
    let mut table = dealt();
    table.abort("Ana").end_game("Ana").reopen_lobby("Ana");
    table.set(|s| s.notebook.discussion = true).deal_drawn();
    table.open_case("Ana", WORD).play_all();
    for who in ["Ana", "Boris", "Cvita", "Dino"] {
        table.explain(who);
    }
    table.away("Ana").away("Boris");
    assert_eq!(table.waits_for(), None);
    table.wait_s(60);
    assert_stands(&table, "Boris", 60_000);
}

#[test]
fn while_the_table_waits_nobody_moves_it_on() {
    let mut table = evidence();
    table.away("Boris");
    table.refused(Paused).play("Boris");
    table.refused(Paused).play("Cvita");
    assert_eq!(table.may("Ana"), []);
}

#[test]
fn the_wait_ends_when_whoever_is_waited_for_leaves() {
    let mut table = evidence();
    table.away("Boris").wait_s(5).leave("Boris");
    assert_eq!((table.in_turn(), table.waits_for()), ("Cvita", None));
    assert_eq!(table.time_left_ms(), 90_000);
    let mut table = dealt();
    table.away("Ana").wait_s(5).leave("Ana");
    assert_eq!((table.in_turn(), table.waits_for()), ("Boris", None));
    assert_eq!(table.time_left_ms(), 180_000);
}

#[test]
fn the_wait_may_go_over_to_the_next_one() {
    let mut table = evidence();
    table.away("Boris").away("Cvita").wait_s(5).leave("Boris");
    assert_stands(&table, "Cvita", 90_000);
}

#[test]
fn row_15_a_word_is_waited_for_once_for_each_who_tries() {
    let mut table = dealt();
    for who in crate::FOUR {
        table.away(who);
    }
    table.wait_s(4 * (60 + 180) - 1);
    assert_eq!((table.phase(), table.active()), (Phase::Case, "Dino"));
    table.wait_s(1);
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn row_18_a_host_who_is_away_for_a_minute_is_host_no_more() {
    let mut table = evidence();
    table.away("Ana").wait_s(60);
    assert_eq!((table.host(), table.active()), ("Boris", "Ana"));
}

// RULES 9, row 20: the page is the same.
#[test]
fn row_20_whoever_comes_back_finds_the_same_hand_and_page() {
    let mut table = evidence();
    let own = |table: &Table| table.seat("Cvita").notebook().cloned();
    let before = own(&table);
    table.away("Cvita").wait_s(30).back("Cvita");
    assert!(before.is_some());
    assert_eq!(own(&table), before);
}
