//! What ends an attempt, and how the deal goes on.

use rules::{Command, TokenHash};
use wire::{Phase, Secret128};

use super::number;
use crate::{FOUR, table::Table};

fn asking() -> Table {
    let mut table = Table::of(FOUR);
    table.seal(&FOUR).wants_deal();
    table
}

#[test]
fn the_cards_are_dealt_once_all_have_told_their_numbers() {
    let mut table = asking();
    table.unseal(&["Dino", "Ana", "Cvita"]);
    assert_eq!(table.phase(), Phase::Lobby);
    table.unseal(&["Boris"]);
    assert_eq!(table.phase(), Phase::Dealt);
    table.says_in_proof("dealt|proved");
    for who in FOUR {
        let seat = table.id(who);
        let told = number(seat, 1, 1).to_hex();
        table.says_in_proof(&format!("number|{seat}|{told}"));
    }
}

#[test]
fn whoever_tells_no_number_within_two_seconds_is_left_out() {
    let mut table = asking();
    table.unseal(&["Ana", "Boris", "Cvita"]).wait_ms(1_999);
    assert_eq!(table.asks_numbers().attempt, 1);
    table.wait_ms(1);
    let asking = table.asks_numbers();
    assert_eq!(asking.attempt, 2);
    assert!(!asking.asked.contains(&table.id("Dino")));
    assert!(asking.terms.contains("\nseat|4|missed\n"));
    // What came to nothing is shown at once.
    let failed = table.proof();
    assert!(failed.contains("\nabandoned|missing|4\nopen|cards|"));
    table.unseal(&["Ana", "Boris", "Cvita"]);
    assert_eq!(table.phase(), Phase::Dealt);
    assert!(table.proof().starts_with(&failed));
    table.says_in_proof("dealt|proved");
}

#[test]
fn after_three_attempts_the_deal_goes_on_and_is_not_proved() {
    let mut table = asking();
    table.unseal(&["Ana", "Boris", "Cvita"]).wait_s(2);
    table.unseal(&["Ana", "Boris"]).wait_s(2);
    table.unseal(&["Ana"]).wait_s(2);
    assert_eq!(table.phase(), Phase::Dealt);
    let proof = table.proof();
    assert_eq!(proof.matches("abandoned|missing|").count(), 3);
    assert!(proof.ends_with("dealt|unproved\n"));
    // Whatever they had told, the cards do not follow from it, and nothing is left to open.
    table.abort("Ana");
    assert_eq!(table.proof(), proof);
}

#[test]
fn with_nobody_left_to_ask_the_deal_goes_on_at_once() {
    let mut table = asking();
    table.wait_s(2);
    assert_eq!(table.phase(), Phase::Dealt);
    table.says_in_proof("abandoned|missing|1|2|3|4");
    table.says_in_proof("dealt|unproved");
}

#[test]
fn phones_that_sleep_are_not_waited_for() {
    let mut table = Table::of(FOUR);
    table
        .seal(&["Ana", "Boris", "Cvita"])
        .sleeps("Boris")
        .wants_deal();
    let terms = table.asks_numbers().terms;
    assert!(terms.contains("\nseat|2|asleep\n") && terms.contains("\nseat|4|none\n"));
    table.unseal(&["Ana", "Cvita"]);
    assert_eq!(table.phase(), Phase::Dealt);
}

#[test]
fn a_table_where_no_phone_takes_part_is_dealt_at_once() {
    let mut table = Table::of(FOUR);
    table.wants_deal();
    assert_eq!((table.phase(), table.proofs().len()), (Phase::Dealt, 0));
    table.abort("Ana");
    table.seal(&["Ana"]).sleeps("Ana").wants_deal();
    assert_eq!((table.phase(), table.proofs().len()), (Phase::Dealt, 0));
}

#[test]
fn somebody_who_leaves_begins_the_deal_anew() {
    let mut table = asking();
    table.unseal(&["Ana"]).leave("Dino");
    let asking = table.asks_numbers();
    assert_eq!((asking.attempt, asking.asked.len()), (2, 3));
    assert!(table.proof().contains("\nabandoned|changed\nopen|cards|"));
    table.unseal(&["Ana", "Boris", "Cvita"]);
    assert_eq!(table.phase(), Phase::Dealt);
}

#[test]
fn a_deal_for_which_too_few_are_left_is_off_and_its_attempts_count() {
    let mut table = Table::of(["Ana", "Boris"]);
    table.seal(&["Ana", "Boris"]).wants_deal();
    table.leave("Boris");
    assert_eq!(
        (table.asking_numbers(), table.phase()),
        (None, Phase::Lobby)
    );
    assert!(table.proof().contains("abandoned|changed\n"));
    table.join("Cvita").seal(&["Cvita"]).wants_deal();
    assert_eq!(table.asks_numbers().attempt, 2);
    table.unseal(&["Ana", "Cvita"]);
    table.says_in_proof("abandoned|changed");
    table.says_in_proof("dealt|proved");
}

#[test]
fn a_seat_that_is_handed_on_begins_the_deal_anew_without_it() {
    let mut table = Table::of(FOUR);
    let key = Secret128::from_bytes([9; 16]);
    table.hand_over("Ana", "Boris", &key);
    table.seal(&FOUR).wants_deal();
    let token = TokenHash::of(&Secret128::from_bytes([99; 16]));
    let key = TokenHash::of(&key);
    table.run(&Command::Claim { token, key }, None);
    let asking = table.asks_numbers();
    assert_eq!(asking.attempt, 2);
    assert!(asking.terms.contains("\nseat|2|none\n"));
}

/// Whoever comes to it first finds it so: the numbers are open before anybody could tell one for nothing.
#[test]
fn an_attempt_does_not_go_on_in_data_that_were_put_back() {
    let mut table = asking();
    table.unseal(&["Ana"]).epoch = 2;
    table.run(&Command::Tick, None);
    assert_eq!(
        (table.asking_numbers(), table.phase()),
        (None, Phase::Lobby)
    );
    let ana = number(table.id("Ana"), 1, 1).to_hex();
    table.says_in_proof(&format!("number|1|{ana}"));
    assert!(table.proof().contains("\nabandoned|restored\nopen|cards|"));
    // Whoever wants it says so again, and it is the next attempt.
    table.wants_deal();
    assert_eq!(table.asks_numbers().attempt, 2);
    table.unseal(&FOUR);
    table.says_in_proof("abandoned|restored");
    table.says_in_proof("dealt|proved");
}

#[test]
fn a_number_that_comes_after_a_backup_was_put_back_is_not_taken() {
    let mut table = asking();
    table.epoch = 2;
    table.unseal(&["Boris"]);
    let boris = number(table.id("Boris"), 1, 1).to_hex();
    let proof = table.proof();
    assert!(proof.contains("\nabandoned|restored\n") && !proof.contains(&boris));
}

#[test]
fn a_round_that_was_on_in_a_backup_goes_on_as_it_was_dealt() {
    let mut table = asking();
    table.unseal(&FOUR);
    let before = table.proof();
    table.epoch = 2;
    table.all_look().abort("Ana");
    assert!(table.proof().starts_with(&before) && table.proof().contains("\nopen|cards|"));
}

#[test]
fn packs_that_were_changed_meanwhile_begin_the_deal_anew() {
    let mut table = asking();
    table.unseal(&["Ana", "Boris", "Cvita"]);
    let mut changed = (*table.packs[0]).clone();
    changed.places.pop();
    changed.places.push(table.packs[1].places[0].clone());
    table.packs[0] = changed.into();
    table.unseal(&["Dino"]);
    assert_eq!(table.asks_numbers().attempt, 2);
    assert!(table.proof().contains("\nabandoned|changed\n"));
}

#[test]
fn a_round_that_everybody_is_ready_for_is_dealt_fairly_too() {
    let mut table = asking();
    table
        .unseal(&FOUR)
        .abort("Ana")
        .seal(&FOUR)
        .all_ready()
        .wait_s(5);
    assert_eq!(table.asks_numbers().attempt, 1);
    table.unseal(&FOUR);
    assert_eq!(table.phase(), Phase::Dealt);
}
