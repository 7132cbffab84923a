//! Ends of a round with notebooks.

use wire::Phase;

use super::super::table::{CONSPIRATOR, lobby};
use crate::{FIVE, album::Album, table::Table};

const WORD: &str = "nostalgia";

/// Ana is to find a word.
fn dealt() -> Table {
    let mut table = lobby(&FIVE);
    let ana = table.id("Ana");
    table.furnish().set(|settings| settings.starter = Some(ana));
    table.deal_drawn();
    table
}

/// Boris is to place a chip, and Cvita has the blank notebook.
fn chips() -> Table {
    let mut table = dealt();
    table.open_blank("Ana", WORD, CONSPIRATOR);
    table.play_all().explain_all();
    assert_eq!(table.phase(), Phase::Chips);
    table
}

#[track_caller]
fn keep(album: &mut Album, name: &str, mut table: Table, play: fn(&mut Table)) {
    play(&mut table);
    assert_eq!(table.phase(), Phase::RoundOver, "{name}");
    album.keep(name, &table, &[]);
}

#[test]
fn the_client_is_tested_with_every_end_of_the_notebook_game() {
    let mut album = Album::default();
    keep(&mut album, "caught", chips(), |table| {
        table.place(&[("Boris", "Cvita"), ("Cvita", "Boris")]);
        table.place(&[("Dino", "Cvita"), ("Ema", "Cvita")]);
    });
    keep(&mut album, "escaped", chips(), |table| {
        table.place(&[("Boris", "Cvita"), ("Cvita", "Boris")]);
        table.place(&[("Dino", "Boris"), ("Ema", "Boris")]);
    });
    keep(&mut album, "unsuspected", chips(), |table| {
        table.place(&[("Boris", "Dino"), ("Cvita", "Boris")]);
        table.place(&[("Dino", "Boris"), ("Ema", "Boris")]);
    });
    keep(&mut album, "conspirator_left", chips(), |table| {
        table.leave(CONSPIRATOR);
    });
    keep(&mut album, "active_left", chips(), |table| {
        table.leave("Ana");
    });
    keep(&mut album, "void", dealt(), |table| {
        table.abort("Ana");
    });
    album.assert_fresh("web/src/notebook/ends.json");
}
