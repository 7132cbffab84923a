//! Whoever leaves a round with notebooks (RULES 9, rows 45 and 46).

use wire::{
    Happened, NotebookEnding, Phase,
    Refusal::TooFewPlayers,
    VoidReason::{self, ActiveLeft, ConspiratorLeft},
};

use super::table::{
    WORD, chips, chips_of, dealt, dealt_to, evidence, evidence_of, explaining, over,
};
use crate::{EIGHT, FIVE, table::Table};

#[track_caller]
fn assert_void(table: &Table, reason: VoidReason) {
    assert_eq!(table.book_ending(), NotebookEnding::Void { reason });
    assert_eq!(table.awards(), []);
    assert_eq!(table.phase(), Phase::RoundOver);
}

/// Everybody has explained but Dino, and Boris has placed a chip.
fn late_stages() -> [Table; 4] {
    let mut talking = explaining();
    talking.explain("Ana").explain("Boris").explain("Cvita");
    let mut placing = chips();
    placing.chip("Boris", "Cvita");
    [evidence(), explaining(), talking, placing]
}

#[test]
fn row_45_before_the_notebooks_are_dealt_the_next_one_becomes_active() {
    let mut table = dealt();
    table.wait_s(20).leave("Ana");
    assert_eq!((table.phase(), table.active()), (Phase::Case, "Boris"));
    assert_eq!(table.time_left_ms(), 180_000);
    let seat = table.id("Boris");
    assert!(
        table
            .last_happened()
            .contains(&Happened::ActiveMoved { seat })
    );
    table.open_case("Boris", WORD);
    assert_eq!(table.in_turn(), "Cvita");
}

#[test]
fn row_45_once_they_are_dealt_the_round_is_void() {
    for mut table in late_stages() {
        table.leave("Ana");
        assert_void(&table, ActiveLeft);
        assert_eq!(table.unmasked().word.as_deref(), Some(WORD));
    }
}

// So the game is not a round longer for it.
#[test]
fn row_45_an_active_player_who_left_counts_as_having_been_active() {
    let mut table = evidence_of(&EIGHT);
    table.leave("Ana");
    let view = table.view();
    assert_eq!(
        (view.rounds_played, view.rounds_void, view.rounds),
        (1, 0, 8)
    );
    let mut active = Vec::new();
    while table.phase() != Phase::GameOver {
        table.deal_drawn();
        active.push(table.active());
        table.play_round(WORD);
    }
    assert_eq!(active, EIGHT[1..]);
}

#[test]
fn row_45_the_last_active_player_who_leaves_ends_the_game() {
    let mut table = dealt_to(&FIVE);
    table.abort("Ana").end_game("Ana").reopen_lobby("Ana");
    table.set(|s| s.rounds = Some(1)).deal_drawn();
    table.open_case("Ana", WORD).leave("Ana");
    assert_eq!(table.phase(), Phase::GameOver);
    assert_eq!(table.winners(), ["Boris", "Cvita", "Dino", "Ema"]);
}

#[test]
fn row_46_a_round_without_its_conspirator_is_void() {
    for mut table in late_stages() {
        table.leave("Cvita");
        assert_void(&table, ConspiratorLeft);
        let view = table.view();
        assert_eq!((view.rounds_played, view.rounds_void), (0, 1));
        let conspirator = table.unmasked().conspirator;
        assert_eq!(conspirator, Some(table.id("Cvita")));
        assert_eq!(view.blocked, Some(TooFewPlayers));
    }
}

#[test]
fn row_46_a_detective_who_leaves_is_passed_over_when_cards_are_played() {
    let mut table = evidence();
    table.play("Boris").leave("Boris");
    assert_eq!(table.laid(), [("Ana", 1), ("Boris", 1)]);
    table.play("Cvita").play("Dino").play("Ana");
    assert_eq!(table.in_turn(), "Cvita");
    table.play("Cvita").play("Dino");
    assert_eq!(table.phase(), Phase::Explaining);
    assert_eq!(
        table.laid(),
        [("Ana", 2), ("Boris", 1), ("Cvita", 2), ("Dino", 2)]
    );
}

#[test]
fn row_46_the_turn_of_a_detective_who_leaves_goes_on_at_once() {
    let mut table = evidence();
    table.wait_s(30).leave("Boris");
    assert_eq!((table.in_turn(), table.time_left_ms()), ("Cvita", 90_000));
    table.play("Cvita").play("Dino").play("Ana").play("Cvita");
    table.leave("Dino");
    assert_void(&table, VoidReason::TooFewPlayers);
}

#[test]
fn row_46_the_last_one_to_play_may_leave() {
    let mut table = evidence();
    for who in ["Boris", "Cvita", "Dino", "Ana", "Boris", "Cvita"] {
        table.play(who);
    }
    table.leave("Dino");
    assert_eq!((table.phase(), table.in_turn()), (Phase::Explaining, "Ana"));
    assert_eq!(table.book().word.as_deref(), Some(WORD));
}

#[test]
fn row_46_whoever_leaves_has_nothing_to_explain() {
    let mut table = explaining();
    table.explain("Ana").wait_s(5).leave("Boris");
    assert_eq!((table.in_turn(), table.time_left_ms()), ("Cvita", 45_000));
    assert_eq!(table.names(&table.book().explained), ["Ana"]);
    table.explain("Cvita").explain("Dino");
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Cvita"));
    assert_eq!(
        table.names(&table.book().explained),
        ["Ana", "Cvita", "Dino"]
    );
}

#[test]
fn row_46_the_last_one_to_explain_may_leave() {
    let mut table = explaining();
    table
        .explain("Ana")
        .explain("Boris")
        .explain("Cvita")
        .leave("Dino");
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Boris"));
}

#[test]
fn row_46_the_chip_of_a_detective_who_left_is_not_placed() {
    let mut table = chips_of(&FIVE);
    table.leave("Boris");
    assert_eq!(table.in_turn(), "Cvita");
    table
        .place(&[("Cvita", "Dino"), ("Dino", "Cvita")])
        .leave("Ema");
    assert_eq!(table.placed(), [("Cvita", "Dino"), ("Dino", "Cvita")]);
    assert_eq!(table.book_ending(), NotebookEnding::Escaped {});
    assert_eq!(table.awards(), [("Ana", 4), ("Cvita", 5), ("Dino", 3)]);
}

// With three players only one detective is left to place a chip.
#[test]
fn row_46_the_limit_of_one_chip_stays() {
    let mut table = chips();
    table
        .leave("Dino")
        .chip("Boris", "Cvita")
        .chip("Cvita", "Boris");
    assert_eq!(table.book_ending(), NotebookEnding::Escaped {});
    assert_eq!(table.awards(), [("Ana", 4), ("Boris", 3), ("Cvita", 5)]);
}

// The chip counts; its owner is not there to be paid.
#[test]
fn a_chip_that_was_placed_stays_when_its_owner_leaves() {
    let mut table = chips_of(&FIVE);
    table.chip("Boris", "Cvita").leave("Boris");
    table.place(&[("Cvita", "Dino"), ("Dino", "Cvita"), ("Ema", "Dino")]);
    assert_eq!(table.book_ending(), NotebookEnding::Caught {});
    assert_eq!(table.awards(), [("Dino", 3)]);
}

#[test]
fn a_chip_on_somebody_who_leaves_stays_too() {
    let mut table = chips_of(&FIVE);
    table.chip("Boris", "Ema").leave("Ema");
    assert_eq!(table.placed(), [("Boris", "Ema")]);
    table.place(&[("Cvita", "Boris"), ("Dino", "Cvita")]);
    assert_eq!(table.awards(), [("Ana", 4), ("Cvita", 5), ("Dino", 3)]);
}

#[test]
fn two_are_too_few_at_any_stage() {
    let mut table = dealt();
    table.leave("Boris");
    assert_eq!(table.phase(), Phase::Case);
    table.leave("Cvita");
    assert_void(&table, VoidReason::TooFewPlayers);
    assert_eq!(table.unmasked().conspirator, None);
    for mut table in late_stages() {
        table.leave("Boris").leave("Dino");
        assert_void(&table, VoidReason::TooFewPlayers);
    }
}

#[test]
fn the_active_one_of_three_who_leaves_the_case_voids_it() {
    let mut table = dealt();
    table.leave("Dino").leave("Ana");
    assert_void(&table, VoidReason::TooFewPlayers);
}

#[test]
fn leaving_a_round_that_is_over_changes_nothing_about_it() {
    let mut table = over();
    let before = table.unmasked();
    table.leave("Cvita");
    assert_eq!(table.unmasked(), before);
    assert_eq!(table.view().blocked, Some(TooFewPlayers));
}

#[test]
fn a_spectator_who_leaves_is_not_missed() {
    let mut table = evidence();
    table.join("Ema").leave("Ema");
    assert_eq!((table.phase(), table.in_turn()), (Phase::Evidence, "Boris"));
}
