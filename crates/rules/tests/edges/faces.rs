//! What people look like at a table.

use wire::{
    Refusal::{AvatarTaken, NoSuchAvatar, NotNow},
    limits::{ANIMALS, AVATARS},
};

use crate::{FOUR, table::Table};

fn face(table: &Table, who: &str) -> u8 {
    table.public(who).avatar
}

#[test]
fn whoever_joins_gets_the_face_they_wish_for() {
    let mut table = Table::lobby(["Ana"]);
    table.join_as("Boris", 41);
    assert_eq!(face(&table, "Boris"), 41);
}

#[test]
fn a_face_that_somebody_has_comes_in_another_hat() {
    let mut table = Table::lobby(["Ana"]);
    let hats = AVATARS / ANIMALS;
    for (n, who) in ["Boris", "Cvita", "Dino", "Ema", "Filip", "Goran"]
        .into_iter()
        .enumerate()
    {
        table.join_as(who, 41);
        assert_eq!(face(&table, who) % ANIMALS, 41 % ANIMALS, "hat {n}");
    }
    // That animal has no other hat.
    assert_eq!(table.view().seats.len(), usize::from(hats) + 1);
    table.join_as("Hana", 41);
    assert_ne!(face(&table, "Hana") % ANIMALS, 41 % ANIMALS);
}

#[test]
fn a_face_that_does_not_exist_is_refused() {
    let mut table = Table::lobby(["Ana"]);
    table.refused(NoSuchAvatar).join_as("Boris", AVATARS);
    table.refused(NoSuchAvatar).dress("Ana", AVATARS);
    table.refused(NoSuchAvatar).dress("Ana", u8::MAX);
}

#[test]
fn a_face_may_be_changed_for_one_that_nobody_has() {
    let mut table = Table::lobby(["Ana", "Boris"]);
    let of_boris = face(&table, "Boris");
    table.refused(AvatarTaken).dress("Ana", of_boris);
    table.dress("Ana", AVATARS - 1).dress("Ana", AVATARS - 1);
    assert_eq!(face(&table, "Ana"), AVATARS - 1);
    table.dress("Boris", 0);
}

#[test]
fn a_face_outlives_a_game() {
    let mut table = Table::asking(FOUR, "Boris");
    table.dress("Ana", 60);
    let line = table.view().standings.into_iter();
    let line = line.filter(|line| line.avatar == 60).map(|line| line.name);
    assert_eq!(line.collect::<Vec<_>>(), ["Ana"]);
    table.abort("Ana").end_game("Ana").reopen_lobby("Ana");
    assert_eq!(face(&table, "Ana"), 60);
}

#[test]
fn nobody_changes_faces_during_a_vote() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris");
    for who in FOUR {
        table.refused(NotNow).dress(who, 60);
    }
}
