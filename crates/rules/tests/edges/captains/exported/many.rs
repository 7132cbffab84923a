//! As many as can play between captains, with names as long as they can be.

use super::super::table::lobby;
use crate::{album::Album, table::Table};

const TWELVE: [&str; 12] = [
    "Maximilian-Alexander",
    "Ἀγαθοκλῆς 🦊🎩",
    "Владислав Константин",
    "Ana",
    "WWWWWWWWWWWWWWWWWWWW",
    "👩‍🚀🚀🌌",
    "Ljubičica Šćepanović",
    "Žak",
    "Bartholomäus",
    "Љубица",
    "Jo",
    "Иннокентий Смоктунов",
];
const CAPTAINS: [&str; 2] = ["Ἀγαθοκλῆς 🦊🎩", "WWWWWWWWWWWWWWWWWWWW"];

/// The cards fall as they fall, so agents are found by their cards.
fn asking(names: &[&'static str]) -> Table {
    let [one, two] = CAPTAINS;
    let mut table = lobby(names);
    table.furnish();
    table.want_captains(one, two).deal_drawn();
    table.all_look().act_first(one, one);
    table
}

fn spy(table: &Table) -> &'static str {
    let mut players = table.players().into_iter();
    players.find(|who| table.card(who).spy).expect("a spy")
}

/// Both captains in turn pick whoever is first, but never the spy.
fn pick_each(table: &mut Table, laps: usize) {
    let spy = spy(table);
    for _ in 0..laps * 2 {
        table.stop_asking();
        let free = table.free();
        let agent = free.iter().find(|who| **who != spy).expect("an agent");
        table.pick(table.acting(), agent);
    }
}

pub(super) fn fill(album: &mut Album) {
    let mut table = asking(&TWELVE);
    pick_each(&mut table, 4);
    let free = table.free()[0];
    let captain = table.acting();
    table.ask(captain, free);
    album.keep("twelve", &table, &[free, "Jo"]);
    table.answer(free).stop_asking();
    album.keep("twelve-picking", &table, &[table.acting()]);

    let mut table = asking(&TWELVE[..8]);
    pick_each(&mut table, 1);
    table.stop_asking();
    let spy = spy(&table);
    table.pick(table.acting(), spy);
    table.pass(spy).pass(spy);
    album.keep("result-long", &table, &["Ana"]);
}
