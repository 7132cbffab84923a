//! A round with notebooks, phase by phase and seat by seat.

use super::{super::table::lobby, ACTIVE, CONSPIRATOR, opening, played, talk_through, third_round};
use crate::{EIGHT, FIVE, FOUR, SEVEN, album::Album, exported::LONG_NAMES, table::Table};

const SIX: [&str; 6] = ["Ana", "Boris", "Cvita", "Dino", "Ema", "Filip"];
/// In two words of forty characters.
const LONG_WORD: &str = "предвкушение праздника, который не придё";

pub(super) fn fill(album: &mut Album) {
    cases(album);
    evidence(album);
    waits(album);
    tables(album);
    explanations(album);
    chips(album);
    long(album);
}

fn first_case(names: &[&'static str]) -> Table {
    let mut table = lobby(names);
    let ana = table.id("Ana");
    table.furnish().set(|settings| settings.starter = Some(ana));
    table.deal_drawn();
    table
}

fn cases(album: &mut Album) {
    album.keep("case", &opening(), &[ACTIVE, "Ema"]);
    album.keep("case-first", &first_case(&FIVE), &["Ana"]);
}

fn evidence(album: &mut Album) {
    let table = played(opening(), 1);
    album.keep("dealt", &table, &[ACTIVE, "Dino", CONSPIRATOR, "Goran"]);
    let table = played(opening(), 10);
    album.keep("second", &table, &["Ema", "Goran"]);
    let mut table = played(opening(), 15);
    album.keep("last", &table, &["Boris", "Goran"]);
    table.play("Boris");
    album.keep("revealed", &table, &["Goran"]);
}

fn waits(album: &mut Album) {
    let mut table = played(opening(), 4);
    let mut away = table.clone();
    away.away("Goran");
    album.keep("waiting", &away, &["Boris"]);
    table.pause("Ana");
    album.keep("paused", &table, &["Boris", "Goran"]);
}

fn tables(album: &mut Album) {
    for (name, names, cards, phones) in [
        ("four", &FOUR[..], 5, &["Boris", "Dino"][..]),
        ("six", &SIX[..], 9, &[][..]),
    ] {
        let mut table = first_case(names);
        table.open_blank("Ana", "gravity", "Dino");
        for _ in 1..cards {
            table.play(table.in_turn());
        }
        album.keep(name, &table, phones);
    }
    let mut table = first_case(&SEVEN);
    table.open_blank("Ana", "gravity", "Dino").join("Hana");
    album.keep("late", &table, &["Hana"]);
}

fn explanations(album: &mut Album) {
    let mut table = played(opening(), 16);
    table.explain(ACTIVE).explain("Dino");
    album.keep("explain", &table, &["Ema", "Goran"]);
    while let Some(seat) = table.book_step().seat {
        table.explain(table.name(seat));
    }
    album.keep("discussion", &table, &[ACTIVE, "Goran"]);

    let untimed = third_round(&EIGHT, |agreed| agreed.explanations_timed = false);
    let mut table = played(untimed, 16);
    table.explain(ACTIVE).explain("Dino");
    album.keep("explain-untimed", &table, &["Ema"]);
}

fn chips(album: &mut Album) {
    let mut table = played(opening(), 16);
    talk_through(&mut table);
    album.keep("chips-first", &table, &["Dino"]);
    table.place(&[("Dino", CONSPIRATOR), ("Ema", "Hana")]);
    table.place(&[(CONSPIRATOR, "Hana"), ("Goran", CONSPIRATOR)]);
    album.keep("chips-you", &table, &["Hana"]);
    table.chip("Hana", CONSPIRATOR);
    album.keep("chips", &table, &[ACTIVE, "Goran"]);
}

fn long(album: &mut Album) {
    let [.., active, _, fifth, blank, seventh, last] = LONG_NAMES;
    let mut table = third_round(&LONG_NAMES, |_| ());
    table.open_blank(active, LONG_WORD, blank);
    for _ in 1..10 {
        table.play(table.in_turn());
    }
    album.keep("long", &table, &[fifth, seventh]);
    table.play_all().explain(active);
    table.explain(table.in_turn());
    album.keep("long-explain", &table, &[fifth]);
    talk_through(&mut table);
    for _ in 0..5 {
        let who = table.in_turn();
        table.chip(who, if who == blank { last } else { blank });
    }
    album.keep("long-chips", &table, &[table.in_turn()]);
    while table.phase() == wire::Phase::Chips {
        table.chip(table.in_turn(), blank);
    }
    album.keep("long-result", &table, &[last]);
}
