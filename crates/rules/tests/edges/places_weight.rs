//! Whatever a lobby accepts can begin: the places of a game fit into the record that begins it.

use std::sync::Arc;

use rules::{Addition, Command, RECORD_BYTES, Record};
use wire::{
    Attributes, Intent, OWN_PACK_BYTES, PICTURES_MAX, Refusal, SEATS_MAX, Settings, TALE_BYTES,
    TALES_KEPT,
    limits::{PACK_ID_CHARS, PACK_ROLES_MAX},
    pack::{Pack, Place, Role, Text},
};

use crate::{FOUR, table::Table};

/// As long as an id may be.
fn id(of: &str) -> String {
    format!("{of:-<width$}", width = PACK_ID_CHARS)
}

/// Says as little besides its ids as a pack can.
fn heavy(name: &str, places: usize) -> Pack {
    let text = |of: String| Text {
        en: Some(of),
        ..Text::default()
    };
    let role = |place: usize, n: usize| Role {
        id: id(&format!("{name}-{place}-{n}")),
        name: text("r".to_owned()),
    };
    let place = |n: usize| Place {
        id: id(&format!("{name}-{n}")),
        name: text(format!("{name}{n}")),
        at: None,
        year: None,
        roles: (0..PACK_ROLES_MAX).map(|r| role(n, r)).collect(),
        attributes: Attributes::new(),
    };
    Pack {
        format: 1,
        id: name.to_owned(),
        name: text(name.to_owned()),
        places: (0..places).map(place).collect(),
    }
}

/// As heavy as the file of a pack may be.
fn heaviest(name: &str) -> Pack {
    let bytes = |places| {
        let file = serde_json::to_vec(&heavy(name, places));
        file.expect("a pack always serialises").len()
    };
    let most = (8..).find(|places| bytes(places + 1) > OWN_PACK_BYTES);
    heavy(name, most.expect("one that does not fit"))
}

fn lobby() -> Table {
    let mut table = Table::lobby(FOUR);
    for name in ["a", "b", "c", "d"] {
        table.packs.push(Arc::new(heaviest(name)));
    }
    table
}

fn from(packs: &[&str], most: Option<u16>) -> impl Fn(&mut Settings) {
    let packs: Vec<String> = packs.iter().map(|id| (*id).to_owned()).collect();
    move |settings| {
        settings.packs.clone_from(&packs);
        settings.places.most = most;
    }
}

fn bytes_of(record: &Record) -> usize {
    record.encode().len()
}

#[test]
fn the_heaviest_pack_can_be_played_and_two_of_them_as_far_as_they_fit() {
    let mut table = lobby();
    table.set(from(&["a"], None));
    table.clone().deal_any();
    let many = Refusal::TooManyPlaces;
    table.refused(many).set(from(&["a", "b"], None));
    table.set(from(&["a", "b"], Some(100)));
    table.deal_any();
}

#[test]
fn places_that_are_left_out_count_by_their_names_alone() {
    let mut table = lobby();
    let all: Vec<String> = heaviest("b").places.into_iter().map(|p| p.id).collect();
    table.set(|settings| {
        from(&["a", "b"], None)(settings);
        settings.places.out.clone_from(&all);
    });
    table.deal_any();
}

/// At the bound itself, with everything else that such a record carries as large as it gets.
#[test]
fn what_a_lobby_accepts_fits_into_the_record_of_its_game() {
    let names = [
        "Ana", "Boris", "Cvita", "Dino", "Ema", "Filip", "Goran", "Hana",
    ];
    let mut table = Table::lobby_set(&names, |_| {});
    table.packs = lobby().packs;
    for n in 0..PICTURES_MAX {
        let (seat, hash) = (table.id("Ana"), format!("own-{n:064}"));
        let addition = Addition::Picture(hash);
        table.run(&Command::Add { seat, addition }, None);
    }
    let packs = ["a", "b", "c", "d"];
    let accepted = |most: &u16| {
        let mut settings = table.view().settings;
        from(&packs, Some(*most))(&mut settings);
        table.verdict("Ana", Intent::Configure { settings }).is_ok()
    };
    let most = (8..).take_while(accepted).last().unwrap();
    table.set(from(&packs, Some(most)));
    table.deal_any();
    let mut records = table.records.iter().rev();
    let begun = records.find(|record| record.begins_game()).unwrap();
    // What this short evening has not brought along: tales, all who appear in them, and more people with longer names.
    let person = r#"{"seat":65535,"name":"","avatar":255},"#.len() + 4 * 20;
    let tales = TALES_KEPT * (TALE_BYTES + SEATS_MAX * person);
    let seats = SEATS_MAX * 1024;
    let bytes = bytes_of(begun) + tales + seats;
    assert!(bytes <= RECORD_BYTES, "{bytes}");
    assert!(
        bytes > RECORD_BYTES * 3 / 4,
        "{bytes} is far from the bound"
    );
}
