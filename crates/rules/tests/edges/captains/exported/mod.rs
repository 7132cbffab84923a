//! The team game between captains as phones see it. Eight play as the tests of this game have it, and
//! Hana holds Ana's place too.

mod ends;
mod many;
mod phases;

use wire::{Asking, Phase};

use super::table::{lobby, side};
use crate::{EIGHT, album::Album, table::Table};

/// It is open who acts first.
fn dealt(asking: Asking) -> Table {
    let mut table = lobby(&EIGHT);
    table.furnish().set(|settings| settings.asking = asking);
    table.want_captains("Ana", "Boris").deal_sides(side);
    table
}

/// Ana is to ask.
fn asking_by(asking: Asking) -> Table {
    let mut table = dealt(asking);
    table.all_look().act_first("Ana", "Ana");
    assert_eq!(table.phase(), Phase::Asking);
    table
}

fn asking() -> Table {
    asking_by(Asking::Tracked)
}

#[test]
fn the_gallery_shows_the_game_between_captains_as_it_is() {
    let mut album = Album::default();
    phases::fill(&mut album);
    many::fill(&mut album);
    album.assert_fresh("web/src/captains/shown.json");
}
