//! The host removes a seat (RULES 9, row 21).

use wire::{
    Ending, Happened, Phase,
    Refusal::{HostOnly, NoSuchSeat, NotNow, NotYourself},
    VoidReason,
};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

#[test]
fn only_the_host_kicks_and_never_themselves() {
    let mut table = Table::asking(FIVE, "Boris");
    table.refused(HostOnly).kick("Boris", "Cvita");
    table.refused(NotYourself).kick("Ana", "Ana");
    table.leave("Ema").refused(NoSuchSeat).kick("Ana", "Ema");
}

#[test]
fn row_21_a_kicked_agent_is_gone_like_one_who_left() {
    let mut table = Table::asking(FIVE, "Boris");
    table.ask("Ana", "Dino").kick("Ana", "Dino");
    assert_eq!((table.asker(), table.asked()), ("Ana", None));
    assert_eq!(table.phase(), Phase::Questions);
    let (seat, name) = (table.id("Dino"), "Dino".to_owned());
    let kicked = Happened::Kicked { seat, name };
    assert!(table.last_happened().contains(&kicked));
}

#[test]
fn row_21_a_kicked_spy_voids_the_round() {
    let mut table = Table::asking(FIVE, "Boris");
    table.kick("Ana", "Boris");
    let reason = VoidReason::SpyKicked;
    assert_eq!(table.ending(), Ending::Void { reason });
    assert!(table.points().iter().all(|(_, points)| *points == 0));
}

#[test]
fn row_21_a_spy_kicked_as_a_voter_voids_the_round_too() {
    let mut table = Table::asking(FIVE, "Boris");
    table.accuse("Ana", "Cvita").kick("Ana", "Boris");
    let reason = VoidReason::SpyKicked;
    assert_eq!(table.ending(), Ending::Void { reason });
}

#[test]
fn row_21_nobody_is_kicked_while_a_vote_on_or_by_them_is_open() {
    let mut table = Table::asking(FIVE, "Boris");
    table.accuse("Cvita", "Dino");
    table.refused(NotNow).kick("Ana", "Dino");
    table.refused(NotNow).kick("Ana", "Cvita");
    table.kick("Ana", "Ema");
    assert_eq!(table.voters(), ["Ana", "Boris", "Cvita"]);
    table.all_refuse().kick("Ana", "Dino");
}

#[test]
fn row_21_nobody_is_kicked_while_hands_are_raised_about_them() {
    let mut table = Table::asking(FIVE, "Boris");
    table.wait_s(420).all_refuse();
    assert_eq!(table.suspect(), "Boris");
    table.refused(NotNow).kick("Ana", "Boris");
}

#[test]
fn a_seat_is_kicked_in_the_lobby_and_between_rounds() {
    let mut table = Table::of(FIVE);
    table.kick("Ana", "Ema").deal("Boris", BANK).all_look();
    table.guess("Boris", BANK).kick("Ana", "Boris");
    assert_eq!(table.ending(), Ending::GuessedRight {});
    assert_eq!(table.view().seats.len(), 3);
}

#[test]
fn kicking_down_to_two_voids_the_round() {
    let mut table = Table::asking(FOUR, "Boris");
    table.kick("Ana", "Cvita").kick("Ana", "Dino");
    let reason = VoidReason::TooFewPlayers;
    assert_eq!(table.ending(), Ending::Void { reason });
}
