//! Tables at which bots sit, and what is said there in no language.

use std::sync::Arc;

use wire::{
    Attribute, BotSettings, Intent, Occasion, Phrase, Remark, RoundIntent, RulesetId::Spijun,
    Skill, pack::Pack,
};

use super::lobby_by;
use crate::{album::Album, table::Table};

const HOST: &str = "Ana";
const YOU: &str = "Goran";
/// As the house calls them, in the order in which they come.
const BOTS: [&str; 3] = ["Pixel", "Gizmo", "Widget"];

impl Table {
    fn add_bot(&mut self, name: &'static str) {
        let host = self.host();
        self.act(host, Intent::AddBot {});
        let seats = self.view().seats;
        let came = seats.iter().find(|seat| seat.name == name);
        self.people.push((name, came.expect("a bot so called").id));
    }

    fn asks_phrase(&mut self, who: &str, whom: &str, attribute: Attribute) {
        let (round, turn, whom) = (self.number(), self.turn(), self.id(whom));
        let phrase = Phrase {
            attribute,
            level: None,
            variant: 1,
        };
        let ask = RoundIntent::Ask {
            round,
            turn,
            whom,
            text: None,
            phrase: Some(phrase),
        };
        self.act(who, Intent::Round(ask));
    }

    fn answers_with(&mut self, who: &str, phrase: Option<Phrase>, typed: Option<(&str, u8)>) {
        let (round, turn) = (self.number(), self.turn());
        let answer = RoundIntent::Answer {
            round,
            turn,
            text: typed.map(|(text, _)| text.to_owned()),
            phrase,
            level: typed.map(|(_, level)| level),
        };
        self.act(who, Intent::Round(answer));
    }

    fn remarks(&mut self, who: &str, occasion: Occasion, whom: Option<&str>) {
        let remark = Remark {
            occasion,
            variant: 0,
            whom: whom.map(|name| self.id(name)),
        };
        let round = self.number();
        self.act(who, Intent::Round(RoundIntent::Remark { round, remark }));
    }
}

fn mixed() -> Table {
    let mut table = lobby_by(Spijun, &[HOST, YOU]);
    for name in BOTS {
        table.add_bot(name);
    }
    table
}

fn level(attribute: Attribute, level: u8) -> Option<Phrase> {
    Some(Phrase {
        attribute,
        level: Some(level),
        variant: 2,
    })
}

/// Ana has asked Pixel.
fn asked() -> Table {
    let mut table = mixed();
    table.start("Widget");
    table.asks_phrase(HOST, "Pixel", Attribute::Noise);
    table
}

/// Pixel has answered, and asked Goran.
fn asked_by_a_bot() -> Table {
    let mut table = asked();
    table.answers_with("Pixel", level(Attribute::Noise, 3), None);
    table.remarks("Gizmo", Occasion::Suspects, Some("Pixel"));
    table.asks_phrase("Pixel", YOU, Attribute::Heat);
    table
}

pub(super) fn fill(album: &mut Album) {
    let mut table = mixed();
    table.start("Widget");
    album.keep("bots-first", &table, &[HOST]);
    album.keep("bots-thinking", &asked(), &[YOU]);
    let mut table = asked_by_a_bot();
    album.keep("bots-asked", &table, &[YOU]);
    table.answers_with(YOU, None, Some(("Bring a hat, Борис", 4)));
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
        table.add_bot("Pixel");
        table.add_bot("Gizmo");
        album.keep(name, &table, &[HOST, YOU]);
    }
}

/// Nothing is said of its first places.
fn half_known(pack: &Pack, unknown: usize) -> Pack {
    let mut pack = pack.clone();
    for place in pack.places.iter_mut().take(unknown) {
        place.attributes.clear();
    }
    pack
}
