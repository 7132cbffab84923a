//! What is refused, and what a deal that waits for numbers refuses to others.

use rules::{Command, TokenHash};
use wire::{Intent, Refusal, Secret128};

use super::{number, seals};
use crate::{FOUR, table::Table};

fn asking() -> Table {
    let mut table = Table::of(FOUR);
    table.seal(&FOUR).wants_deal();
    table
}

#[test]
fn a_number_must_fit_its_seal_and_its_attempt() {
    let mut table = asking();
    let seat = table.id("Ana");
    let unseal = |round, attempt, number| Command::Unseal {
        seat,
        round,
        attempt,
        number,
    };
    for (round, attempt, of, why) in [
        (1, 1, (1, 2), Refusal::NumberNotSealed),
        (1, 1, (2, 1), Refusal::NumberNotSealed),
        (1, 2, (1, 2), Refusal::Stale),
        (1, 0, (1, 1), Refusal::Stale),
        (2, 1, (2, 1), Refusal::Stale),
    ] {
        let told = unseal(round, attempt, number(seat, of.0, of.1));
        table.refused(why).run(&told, None);
    }
    table.unseal(&["Ana", "Ana"]);
    assert!(table.asking_numbers().is_some(), "one of four");
}

#[test]
fn nobody_tells_a_number_that_was_not_asked_for() {
    let mut table = Table::of(FOUR);
    let seat = table.id("Ana");
    let (round, attempt) = (1, 1);
    let told = Command::Unseal {
        seat,
        round,
        attempt,
        number: number(seat, 1, 1),
    };
    table.seal(&["Ana", "Boris"]).sleeps("Ana");
    table.refused(Refusal::Stale).run(&told, None);
    table.wants_deal();
    table.refused(Refusal::NotNow).run(&told, None);
}

#[test]
fn numbers_are_sealed_for_the_next_round_only_and_not_while_it_is_dealt() {
    let mut table = asking();
    let seat = table.id("Ana");
    for (round, of, why) in [
        (2, 2, Refusal::Stale),
        (0, 0, Refusal::Stale),
        (1, 9, Refusal::NotNow),
    ] {
        let seals = seals(seat, of);
        let seal = Command::Seal { seat, round, seals };
        table.refused(why).run(&seal, None);
    }
    // The same ones may be sent again.
    let (round, seals) = (1, seals(seat, 1));
    let before = table.records.len();
    table.run(&Command::Seal { seat, round, seals }, None);
    assert_eq!(table.records.len(), before);
}

#[test]
fn nothing_that_a_deal_depends_on_changes_while_it_waits() {
    let mut table = asking();
    let settings = table.view().settings;
    for intent in [
        Intent::StartRound {},
        Intent::Configure { settings },
        Intent::Reorder { seats: Vec::new() },
    ] {
        table.refused(Refusal::NotNow).act("Ana", intent);
    }
    let join = Command::Join {
        token: TokenHash::of(&Secret128::from_bytes([77; 16])),
        name: "Zora".to_owned(),
        avatar: None,
        bot: false,
    };
    table.refused(Refusal::NotNow).run(&join, None);
    table.unseal(&FOUR);
    table.run(&join, None);
}

#[test]
fn between_rounds_nobody_is_ready_or_ends_the_game_while_numbers_are_told() {
    let mut table = asking();
    table.unseal(&FOUR).abort("Ana").seal(&FOUR).wants_deal();
    let round = table.number();
    for intent in [
        Intent::NextRound { round },
        Intent::EndGame { round },
        Intent::Ready { round },
    ] {
        table.refused(Refusal::NotNow).act("Ana", intent);
    }
}

#[test]
fn what_cannot_be_dealt_is_refused_before_anybody_is_asked() {
    let mut table = Table::of(FOUR);
    table.seal(&FOUR).packs.clear();
    table
        .refused(Refusal::NoSuchPack)
        .act("Ana", Intent::StartRound {});
    assert_eq!(table.asking_numbers(), None);
}

#[test]
fn a_phone_that_makes_new_numbers_all_the_time_is_not_listened_to() {
    let mut table = Table::of(FOUR);
    let (seat, round) = (table.id("Ana"), 1);
    let others = |of: u32| Command::Seal {
        seat,
        round,
        seals: seals(seat, of),
    };
    for of in 1..=8 {
        table.run(&others(of), None);
    }
    let written = table.records.len();
    for of in 9..=20 {
        table.refused(Refusal::NotNow).run(&others(of), None);
    }
    // What it sealed last it may say again.
    table.run(&others(8), None);
    assert_eq!(table.records.len(), written);
    // It is deaf to that phone alone, and for one round.
    table.seal(&["Boris"]).wants_deal();
    table.unseal(&["Boris"]).abort("Ana").seal(&["Ana"]);
}
