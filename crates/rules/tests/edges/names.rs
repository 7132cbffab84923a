//! What people are called at a table.

use wire::Refusal::{NameEmpty, NameNotAllowed, NameTaken, NameTooLong, NotNow};

use crate::{FOUR, pack::BANK, table::Table};

#[test]
fn a_name_is_taken_in_any_case() {
    let mut table = Table::lobby(["Ana", "Žarko"]);
    for taken in ["Ana", "ANA", " ana ", "žarko", "ŽARKO"] {
        table.refused(NameTaken).join(taken);
    }
    table.join("Anna");
}

#[test]
fn a_name_that_reads_like_another_is_taken() {
    let mut table = Table::lobby(["Ana", "Boris"]);
    for taken in ["An\u{200B}a", "\u{0410}na", "ana\u{2800}"] {
        table.refused(NameTaken).join(taken);
    }
    table
        .refused(NameTaken)
        .rename("Boris", "\u{0410}n\u{0430}");
    table.join("Ана");
}

#[test]
fn the_name_of_somebody_who_left_is_free() {
    let mut table = Table::lobby(["Ana", "Boris"]);
    table.leave("Boris").join("boris");
}

#[test]
fn names_are_refused_for_what_is_wrong_with_them() {
    let mut table = Table::lobby(["Ana"]);
    table.refused(NameEmpty).join("  ");
    table.refused(NameTooLong).join("Anastazija Aleksandra");
    table.refused(NameNotAllowed).join("Ana\u{202E}");
}

#[test]
fn a_name_may_be_changed_and_its_own_case_too() {
    let mut table = Table::lobby(["Ana", "Boris"]);
    table.rename("Boris", "  BORIS  II ");
    assert_eq!(table.public("Boris").name, "BORIS II");
    table.rename("Boris", "boris ii");
    table.refused(NameTaken).rename("Boris", "ANA");
}

#[test]
fn nobody_is_renamed_during_a_vote() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris");
    for who in FOUR {
        table.refused(NotNow).rename(who, "Somebody");
    }
    table.all_refuse().rename("Boris", "Somebody");
    table.wait_s(360).refused(NotNow).rename("Ana", "Anybody");
}

#[test]
fn the_scoreboard_follows_a_new_name_and_keeps_that_of_a_leaver() {
    let mut table = Table::asking(FOUR, "Boris");
    table.rename("Dino", "Dinko").guess("Boris", BANK);
    table.leave("Dino");
    let standings = table.view().standings;
    let line = standings.iter().find(|l| l.seat == table.id("Dino"));
    let line = line.unwrap();
    assert_eq!((&*line.name, line.left), ("Dinko", true));
}
