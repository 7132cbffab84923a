//! Points over rounds, the end of a game and what is frozen in one (RULES 9, rows 29 and 39).

use wire::{
    Phase,
    Refusal::{AlreadyDone, NoSuchPack, NoSuchSeat, NotNow},
    SeatId,
};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

fn game_of(rounds: u8) -> Table {
    let mut table = Table::of(FOUR);
    table.set(|s| s.rounds = Some(rounds));
    table
}

/// A round that `spy` wins with four points.
fn wins(table: &mut Table, spy: &str) {
    table.deal_any().abort("Ana");
    table.deal(spy, BANK).all_look().guess(spy, BANK);
}

#[test]
fn points_add_up_and_the_most_win_after_the_last_round() {
    let mut table = game_of(2);
    table.deal("Boris", BANK).all_look().guess("Boris", "zoo");
    assert_eq!(
        (table.phase(), table.winners().len()),
        (Phase::RoundOver, 0)
    );
    table.deal("Ana", "dock").all_look().guess("Ana", "dock");
    assert_eq!(table.phase(), Phase::GameOver);
    assert_eq!(table.winners(), ["Ana"]);
    let standings = table.view().standings;
    let lines = standings.iter().map(|l| (table.name(l.seat), l.points));
    let expected = [("Ana", 5), ("Cvita", 1), ("Dino", 1), ("Boris", 0)];
    assert_eq!(lines.collect::<Vec<_>>(), expected);
}

#[test]
fn row_29_a_tie_is_a_shared_victory() {
    let mut table = game_of(1);
    table.deal("Boris", BANK).all_look().guess("Boris", "zoo");
    assert_eq!(table.winners(), ["Ana", "Cvita", "Dino"]);
}

#[test]
fn whoever_left_cannot_win() {
    let mut table = Table::of(FIVE);
    table.deal("Ema", BANK).all_look().guess("Ema", BANK);
    table.leave("Ema");
    table.deal("Boris", "zoo").all_look().guess("Boris", BANK);
    table.end_game("Ana");
    let standings = table.view().standings;
    assert_eq!((standings[0].points, standings[0].left), (4, true));
    assert_eq!(table.winners(), ["Ana", "Cvita", "Dino"]);
}

#[test]
fn void_rounds_do_not_count() {
    let mut table = game_of(1);
    table.deal_any().abort("Ana");
    assert_eq!(table.phase(), Phase::RoundOver);
    let view = table.view();
    assert_eq!((view.rounds_played, view.rounds_void), (0, 1));
    table.deal("Boris", BANK).all_look().guess("Boris", BANK);
    assert_eq!(table.phase(), Phase::GameOver);
}

#[test]
fn a_game_may_be_ended_early_between_rounds_only() {
    let mut table = Table::asking(FOUR, "Boris");
    table.refused(NotNow).end_game("Ana");
    table.guess("Boris", BANK).end_game("Ana");
    assert_eq!(
        (table.phase(), table.winners()),
        (Phase::GameOver, vec!["Boris"])
    );
}

#[test]
fn a_new_game_begins_with_nothing() {
    let mut table = game_of(1);
    wins(&mut table, "Boris");
    table.deal_any();
    assert_eq!(table.view().rounds_played, 0);
    assert!(table.view().standings.iter().all(|line| line.points == 0));
}

#[test]
fn the_table_goes_back_to_the_lobby_after_a_game_only() {
    let mut table = game_of(1);
    table
        .deal("Boris", BANK)
        .refused(NotNow)
        .reopen_lobby("Ana");
    table.all_look().guess("Boris", BANK).reopen_lobby("Ana");
    let view = table.view();
    assert_eq!((view.phase, view.round), (Phase::Lobby, None));
    assert_eq!(view.standings, []);
}

#[test]
fn row_39_settings_are_frozen_in_a_game() {
    let mut table = game_of(1);
    table.deal("Boris", BANK);
    table.refused(NotNow).set(|s| s.spy.minutes = Some(1));
    table.all_look().refused(NotNow).set(|s| s.rounds = Some(2));
    table
        .guess("Boris", BANK)
        .refused(NotNow)
        .set(|s| s.rounds = Some(2));
    table.reopen_lobby("Ana").set(|s| s.rounds = Some(2));
}

#[test]
fn settings_name_a_pack_and_a_seat_that_are_there() {
    let mut table = Table::of(FOUR);
    table
        .refused(NoSuchPack)
        .set(|s| s.packs = vec!["atlantis".to_owned()]);
    table
        .refused(NoSuchSeat)
        .set(|s| s.starter = Some(SeatId(99)));
}

#[test]
fn everybody_may_be_ready_once_after_a_round() {
    let mut table = Table::asking(FOUR, "Boris");
    table.refused(NotNow).ready("Cvita");
    table.guess("Boris", BANK);
    assert!(!table.public("Cvita").ready);
    table.ready("Cvita").refused(AlreadyDone).ready("Cvita");
    assert!(table.public("Cvita").ready);
}
