//! The game with notebooks as phones see it.

mod ends;
mod phases;
mod results;

use super::table::lobby;
use crate::{EIGHT, album::Album, table::Table};
use wire::{NotebookSettings, Phase};

const WORD: &str = "nostalgia";
/// Whose word it is in the third round.
const ACTIVE: &str = "Cvita";
const CONSPIRATOR: &str = "Filip";

/// As many as there can be, in their third round; somebody is to find a word.
fn third_round(names: &[&'static str], agreed: fn(&mut NotebookSettings)) -> Table {
    let mut table = lobby(names);
    let first = table.id(names[0]);
    table.furnish().set(|settings| {
        settings.starter = Some(first);
        settings.notebook.discussion = true;
        agreed(&mut settings.notebook);
    });
    for word in ["lighthouse", "déjà vu"] {
        table.deal_drawn();
        let active = table.in_turn();
        table.open_case(active, word).play_all();
        talk_through(&mut table);
        while table.phase() == Phase::Chips {
            let who = table.in_turn();
            let whom = *table.suspects(who).last().expect("somebody to suspect");
            table.chip(who, whom);
        }
    }
    table.deal_drawn();
    table
}

fn opening() -> Table {
    third_round(&EIGHT, |_| ())
}

/// So many cards lie on the table.
fn played(mut table: Table, cards: usize) -> Table {
    table.open_blank(ACTIVE, WORD, CONSPIRATOR);
    for _ in 1..cards {
        table.play(table.in_turn());
    }
    table
}

/// Everybody explains, and then all talk until the active player says that it is enough.
fn talk_through(table: &mut Table) {
    while table.phase() == Phase::Explaining {
        let seat = table.book_step().seat;
        let who = seat.map_or(table.active(), |seat| table.name(seat));
        table.explain(who);
    }
}

#[test]
fn the_gallery_shows_the_notebook_game_as_it_is() {
    let mut album = Album::default();
    phases::fill(&mut album);
    results::fill(&mut album);
    album.assert_fresh("web/src/notebook/shown.json");
}
