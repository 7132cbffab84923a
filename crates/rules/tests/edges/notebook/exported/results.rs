//! What a round with notebooks came to, and the whole game.

use super::{ACTIVE, CONSPIRATOR, opening, played, talk_through};
use crate::{album::Album, table::Table};

fn chips() -> Table {
    let mut table = played(opening(), 16);
    talk_through(&mut table);
    table
}

pub(super) fn fill(album: &mut Album) {
    let mut table = chips();
    table.place(&[
        ("Dino", CONSPIRATOR),
        ("Ema", "Hana"),
        (CONSPIRATOR, "Hana"),
    ]);
    table.place(&[("Goran", CONSPIRATOR), ("Hana", CONSPIRATOR)]);
    table.place(&[("Ana", "Goran"), ("Boris", CONSPIRATOR)]);
    table.ready(ACTIVE).ready("Ema");
    album.keep("result", &table, &["Ana"]);
    table.end_game("Ana");
    album.keep("over", &table, &["Ana", ACTIVE]);

    // One chip is right, and one is not enough.
    let mut table = chips();
    table.place(&[("Dino", CONSPIRATOR)]);
    for who in ["Ema", CONSPIRATOR, "Goran", "Hana", "Ana", "Boris"] {
        table.chip(who, "Dino");
    }
    album.keep("result-escaped", &table, &[CONSPIRATOR, "Ana"]);

    let mut table = chips();
    table.chip("Dino", "Ema");
    for who in ["Ema", CONSPIRATOR, "Goran", "Hana", "Ana", "Boris"] {
        table.chip(who, "Dino");
    }
    album.keep("result-unsuspected", &table, &["Ana"]);

    let mut table = opening();
    table.abort("Ana");
    album.keep("result-void", &table, &["Ana"]);
    let mut table = played(opening(), 9);
    table.leave(CONSPIRATOR);
    album.keep("result-left", &table, &["Ana"]);
}
