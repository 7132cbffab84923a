//! Tables at which bots sit, and what is said there in no language.

use std::sync::Arc;

use wire::{Attribute, BotSettings, GameId, Occasion, RulesetId::Spijun, Skill, pack::Pack};

use super::lobby_by;
use crate::{
    album::Album,
    company::{answer, question, remark},
    table::Table,
};

const HOST: &str = "Ana";
const YOU: &str = "Goran";

fn mixed() -> Table {
    let mut table = lobby_by(Spijun, &[HOST, YOU]);
    table.add_bots(3);
    table
}

/// Ana has asked Pixel.
fn asked() -> Table {
    let mut table = mixed();
    table.start("Widget");
    table.asks_phrase(HOST, "Pixel", question(Attribute::Noise));
    table
}

/// Pixel has answered, and asked Goran.
fn asked_by_a_bot() -> Table {
    let mut table = asked();
    table.answers_phrase("Pixel", answer(Attribute::Noise, 3));
    let pixel = Some(table.id("Pixel"));
    table.remarks("Gizmo", remark(Occasion::Suspects, pixel));
    table.asks_phrase("Pixel", YOU, question(Attribute::Heat));
    table
}

pub(super) fn fill(album: &mut Album) {
    let mut table = mixed();
    table.start("Widget");
    album.keep("bots-first", &table, &[HOST]);
    album.keep("bots-thinking", &asked(), &[YOU]);
    let mut table = asked_by_a_bot();
    album.keep("bots-asked", &table, &[YOU]);
    table.answers(YOU, Some("Bring a hat, Борис"), None, Some(4));
    album.keep("bots-your-turn", &table, &[HOST, YOU]);
    table.accuse(HOST, "Gizmo").yes("Widget");
    album.keep("bots-vote", &table, &[YOU]);
    table.all_agree();
    album.keep("bots-result", &table, &[YOU]);
}

/// What a host chooses, and what bots know nothing of.
pub(super) fn lobbies(album: &mut Album) {
    let mut table = mixed();
    album.keep("bots", &table, &[HOST, YOU]);
    table.set(|settings| {
        settings.bots = BotSettings {
            skill: Skill::Hard,
            muted: true,
            take_over: true,
            teacher: true,
        };
    });
    album.keep("bots-agreed", &table, &[HOST, YOU]);

    for (name, unknown, out) in [("bots-unknown", 9, 0), ("bots-few-places", 4, 44)] {
        let mut table = lobby_by(Spijun, &[HOST, YOU]);
        table.packs[0] = Arc::new(half_known(&table.packs[0], unknown));
        let places = table.packs[0].places.iter().rev().take(out);
        let out: Vec<String> = places.map(|place| place.id.clone()).collect();
        table.set(|settings| settings.places.out = out);
        table.add_bots(2);
        album.keep(name, &table, &[HOST, YOU]);
    }
    let mut table = mixed();
    table.set(|settings| settings.game = GameId::Notebook);
    album.keep("bots-notebook", &table, &[HOST]);
}

/// Nothing is said of its first places.
fn half_known(pack: &Pack, unknown: usize) -> Pack {
    let mut pack = pack.clone();
    for place in pack.places.iter_mut().take(unknown) {
        place.attributes.clear();
    }
    pack
}
