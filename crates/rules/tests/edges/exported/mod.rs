//! The spy game as phones see it, by every ruleset, and the lobby around all games.

mod bots;
mod ends;
mod family;
mod house;
mod lobby;
mod phases;
mod talk;

use wire::RulesetId;

use crate::{album::Album, table::Table};

/// As long as names can be, and in letters that are wide, high, or written with marks.
pub(crate) const LONG_NAMES: [&str; 8] = [
    "Maximilian-Alexander",
    "Ἀγαθοκλῆς 🦊🎩",
    "Владислав Константин",
    "Ana",
    "WWWWWWWWWWWWWWWWWWWW",
    "👩‍🚀🚀🌌",
    "Ljubičica Šćepanović",
    "Žak",
];

fn lobby_by(ruleset: RulesetId, names: &[&'static str]) -> Table {
    let mut table = Table::lobby_set(names, |settings| settings.spy.ruleset = ruleset);
    table.furnish();
    table
}

#[test]
fn the_gallery_shows_the_spy_game_as_it_is() {
    let mut album = Album::default();
    phases::fill(&mut album);
    family::fill(&mut album);
    house::fill(&mut album);
    talk::fill(&mut album);
    bots::fill(&mut album);
    album.assert_fresh("web/src/spy/shown.json");
}
