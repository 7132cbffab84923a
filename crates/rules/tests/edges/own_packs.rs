//! Packs of a table's own: who may add and drop them, and how long they stay.

use rules::{Addition, Command, OwnPack};
use wire::{
    Intent, OWN_PACKS_MAX,
    Refusal::{AlreadyDone, HostOnly, NoSuchPack, NotNow, PackInUse, TooManyPacks},
    pack::{Language, PackLine, Text},
};

use crate::{FOUR, pack::ATLAS, table::Table};

fn own(id: &str) -> OwnPack {
    OwnPack {
        shown: None,
        line: PackLine {
            id: id.to_owned(),
            name: Text::default(),
            languages: vec![Language::Hr],
            places: 8,
        },
        hash: format!("hash of {id}"),
    }
}

fn add(table: &mut Table, who: &str, id: &str) {
    let (seat, pack) = (table.id(who), own(id));
    let addition = Addition::Pack(pack);
    table.run(&Command::Add { seat, addition }, None);
}

fn drop_it(id: &str) -> Intent {
    Intent::DropPack {
        pack: id.to_owned(),
    }
}

fn listed(table: &Table) -> Vec<String> {
    table.view().packs.into_iter().map(|line| line.id).collect()
}

#[test]
fn the_host_adds_and_drops_them_in_the_lobby_and_nobody_else() {
    let mut table = Table::lobby(FOUR);
    table.refused(HostOnly);
    add(&mut table, "Boris", "own-1");
    add(&mut table, "Ana", "own-1");
    assert_eq!(listed(&table), ["own-1"]);
    table.refused(HostOnly).act("Boris", drop_it("own-1"));
    table.refused(NoSuchPack).act("Ana", drop_it("own-2"));
    table.act("Ana", drop_it("own-1"));
    assert_eq!(listed(&table), [""; 0]);
}

#[test]
fn each_is_there_once_and_there_are_four_at_most() {
    let mut table = Table::lobby(FOUR);
    add(&mut table, "Ana", "own-0");
    table.refused(AlreadyDone);
    add(&mut table, "Ana", "own-0");
    for n in 1..OWN_PACKS_MAX {
        add(&mut table, "Ana", &format!("own-{n}"));
    }
    table.refused(TooManyPacks);
    add(&mut table, "Ana", "own-9");
}

#[test]
fn one_that_is_chosen_is_not_dropped() {
    let mut table = Table::lobby(FOUR);
    // What it is called is all that counts here, so a pack of the tests will do.
    add(&mut table, "Ana", ATLAS);
    table.set(|s| s.packs = vec![ATLAS.to_owned()]);
    table.refused(PackInUse).act("Ana", drop_it(ATLAS));
}

#[test]
fn they_stay_and_are_listed_through_all_games() {
    let mut table = Table::of(FOUR);
    add(&mut table, "Ana", "own-1");
    table.deal_any();
    assert_eq!(listed(&table), ["own-1"]);
    table.refused(NotNow);
    add(&mut table, "Ana", "own-2");
    table.abort("Ana").end_game("Ana").deal_any();
    assert_eq!(listed(&table), ["own-1"]);
    assert_eq!(table.state.own_packs(), [own("own-1")]);
}
