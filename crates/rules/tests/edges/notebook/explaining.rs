//! The word is revealed, and everybody explains (RULES 7, step 6).

use wire::{
    Happened, Offer, Phase,
    Refusal::{NotNow, NotYourTurn},
};

use super::table::{WORD, evidence, explaining};
use crate::table::Table;

/// Where the table wanted to talk before the chips, or without a clock.
fn explaining_as(timed: bool, discussion: bool) -> Table {
    let mut table = super::table::lobby(&crate::FOUR);
    let ana = table.id("Ana");
    table.set(|s| {
        s.starter = Some(ana);
        s.notebook.explanations_timed = timed;
        s.notebook.discussion = discussion;
    });
    table
        .deal_drawn()
        .open_blank("Ana", WORD, "Cvita")
        .play_all();
    table
}

/// Everybody has explained, and the table talks.
pub(super) fn discussion() -> Table {
    let mut table = explaining_as(true, true);
    for who in ["Ana", "Boris", "Cvita", "Dino"] {
        table.explain(who);
    }
    table
}

#[test]
fn the_last_card_reveals_the_word_to_all() {
    let mut table = evidence();
    for who in ["Boris", "Cvita", "Dino", "Ana", "Boris", "Cvita"] {
        table.play(who);
        assert_eq!(table.book().word, None);
    }
    table.play("Dino");
    assert_eq!(table.book().word.as_deref(), Some(WORD));
    let word = WORD.to_owned();
    assert!(
        table
            .last_happened()
            .contains(&Happened::WordRevealed { word })
    );
}

#[test]
fn who_has_the_blank_notebook_stays_hidden() {
    let table = explaining();
    assert_eq!(table.book().result, None);
    assert_eq!(table.word_of("Cvita"), "");
    assert_eq!(table.word_of("Boris"), WORD);
}

#[test]
fn the_active_player_explains_first_and_then_the_others_clockwise() {
    let mut table = explaining();
    let mut order = Vec::new();
    while table.phase() == Phase::Explaining {
        order.push(table.in_turn());
        assert_eq!(
            table.names(&table.book().explained),
            order[..order.len() - 1]
        );
        table.explain(table.in_turn());
    }
    assert_eq!(order, ["Ana", "Boris", "Cvita", "Dino"]);
    assert_eq!(table.names(&table.book().explained), order);
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Boris"));
}

#[test]
fn nobody_explains_out_of_turn() {
    let mut table = explaining();
    for who in ["Boris", "Cvita", "Dino"] {
        table.refused(NotYourTurn).explain(who);
        assert_eq!(table.may(who), []);
    }
    let turn = table.turn();
    assert_eq!(table.may("Ana"), [Offer::Explained { turn }]);
    table.refused(NotNow).play("Ana");
    table.refused(NotNow).chip("Boris", "Cvita");
}

#[test]
fn an_explanation_lasts_forty_five_seconds() {
    let mut table = explaining();
    assert_eq!(table.time_left_ms(), 45_000);
    table.wait_ms(44_999);
    assert_eq!(table.in_turn(), "Ana");
    table.wait_ms(1);
    assert_eq!((table.in_turn(), table.time_left_ms()), ("Boris", 45_000));
    assert_eq!(table.names(&table.book().explained), ["Ana"]);
    table.wait_s(3 * 45);
    assert_eq!(table.phase(), Phase::Chips);
}

// A phone that lies face down must not stop the table for ever.
#[test]
fn without_a_clock_an_explanation_may_take_ten_minutes() {
    let mut table = explaining_as(false, false);
    assert_eq!(table.time_left_ms(), 600_000);
    table.wait_s(599);
    assert_eq!(table.in_turn(), "Ana");
    table.explain("Ana");
    assert_eq!((table.in_turn(), table.time_left_ms()), ("Boris", 600_000));
    table.wait_s(600);
    assert_eq!(table.in_turn(), "Cvita");
}

#[test]
fn the_table_may_talk_it_over_for_a_minute() {
    let mut table = discussion();
    assert_eq!(table.phase(), Phase::Explaining);
    assert_eq!(
        (table.book_step().seat, table.time_left_ms()),
        (None, 60_000)
    );
    table.wait_ms(59_999);
    assert_eq!(table.phase(), Phase::Explaining);
    table.wait_ms(1);
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Boris"));
}

#[test]
fn the_active_player_may_end_the_talk() {
    let mut table = discussion();
    for who in ["Boris", "Cvita", "Dino"] {
        table.refused(NotYourTurn).explain(who);
        assert_eq!(table.may(who), []);
    }
    let turn = table.turn();
    assert_eq!(table.may("Ana"), [Offer::Explained { turn }]);
    table.explain("Ana");
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Boris"));
    assert_eq!(table.book().explained.len(), 4);
}

#[test]
fn no_chip_is_placed_while_the_table_talks() {
    let mut table = discussion();
    table.refused(NotNow).chip("Boris", "Cvita");
}
