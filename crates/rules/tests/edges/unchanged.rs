//! What is as it was is not recorded, however often it is asked for.

use rules::{Command, Need, Outcome};
use wire::Intent;

use crate::{FIVE, FOUR, table::Table};

fn same_again(table: &Table) -> [Intent; 5] {
    let view = table.view();
    let host = &view.seats[0];
    [
        Intent::Configure {
            settings: view.settings,
        },
        Intent::Rename {
            name: format!(" {} ", host.name),
        },
        Intent::Dress {
            avatar: host.avatar,
        },
        Intent::Lock {
            locked: view.locked,
        },
        Intent::Reorder {
            seats: view.seats.iter().map(|seat| seat.id).collect(),
        },
    ]
}

#[test]
fn the_same_again_is_accepted_and_leaves_no_record() {
    let mut table = Table::lobby(FOUR);
    for intent in same_again(&table) {
        let records = table.records.len();
        table.act("Ana", intent.clone());
        assert_eq!(table.records.len(), records, "{intent:?}");
        let seat = table.id("Ana");
        let need = Command::Seat { seat, intent }.need();
        assert_eq!(need, Need::Spare, "what can be repeated can be spared");
    }
}

#[test]
fn something_else_leaves_one() {
    let mut table = Table::lobby(FOUR);
    let records = table.records.len();
    table.act("Ana", Intent::Lock { locked: true });
    table.rename("Ana", "Anna");
    table.act("Ana", Intent::Dress { avatar: 40 });
    table.set(|settings| settings.rounds = Some(2));
    let mut seats: Vec<_> = table.view().seats.iter().map(|seat| seat.id).collect();
    seats.rotate_left(1);
    table.act("Ana", Intent::Reorder { seats });
    assert_eq!(table.records.len(), records + 5);
}

// RULES 9, row 7: until its next action.
#[test]
fn row_07_whoever_was_missed_is_counted_on_again_by_the_same_name_too() {
    let mut table = Table::asking(FIVE, "Boris");
    for accuser in ["Ana", "Cvita"] {
        table.accuse(accuser, "Boris").wait_s(30);
    }
    assert!(table.public("Dino").away);
    table.rename("Dino", "Dino");
    assert!(!table.public("Dino").away);
    let records = table.records.len();
    table.rename("Dino", "Dino");
    assert_eq!(table.records.len(), records);
}

#[test]
fn a_number_that_was_passed_over_is_told_from_one_that_was_accepted() {
    let mut table = Table::lobby(FOUR);
    let (ana, last) = (table.id("Ana"), table.state.last_n(table.id("Ana")));
    table.act("Ana", Intent::Lock { locked: false });
    table.act("Ana", Intent::Lock { locked: true });
    let outcome = |table: &Table, n| table.state.outcome(ana, n);
    let now = table.state.last_n(ana);
    assert_eq!(outcome(&table, last), Outcome::Accepted);
    assert_eq!(outcome(&table, now - 1), Outcome::PassedOver);
    assert_eq!(outcome(&table, now), Outcome::Accepted);
    assert_eq!(outcome(&table, now + 1), Outcome::New);
    // A game is read back from its first record alone, which knows the last number only.
    table.deal_any();
    assert_eq!(outcome(&table, now), Outcome::Accepted);
    assert_eq!(outcome(&table, now - 1), Outcome::Forgotten);
}
