//! Every end that a round of spies can have, by every ruleset.

use wire::{Phase, RulesetId};

use crate::{
    FOUR, THREE, TWO,
    album::Album,
    table::{MIDDLE, Table},
};

type Play = fn(&mut Table);

/// Four people, and Dino is the spy.
const BY_VOTE: [(&str, Play); 6] = [
    ("spy_convicted", |table| {
        table.accuse("Ana", "Dino").all_agree();
    }),
    ("innocent_convicted", |table| {
        table.accuse("Ana", "Boris").all_agree();
    }),
    ("guessed_right", |table| {
        table.guess_right("Dino");
    }),
    ("guessed_wrong", |table| {
        table.guess_wrong("Dino");
    }),
    ("spy_left", |table| {
        table.leave("Dino");
    }),
    ("void", |table| {
        table.abort("Ana");
    }),
];

const PROPOSALS: [(&str, Play); 3] = [
    ("spy_convicted", |table| {
        table.propose("Ana", "Dino").all_agree();
    }),
    ("innocent_convicted", |table| {
        table.propose("Ana", "Boris").all_agree();
    }),
    ("nobody_convicted", all_pass),
];

const HANDS: [(&str, Play); 3] = [
    ("spy_convicted", |table| raise_hands(table, Some("Dino"))),
    ("innocent_convicted", |table| {
        raise_hands(table, Some("Boris"));
    }),
    ("nobody_convicted", |table| raise_hands(table, None)),
];

const BALLOTS: [(&str, Play); 2] = [
    ("spy_convicted", |table| {
        for who in ["Ana", "Boris", "Cvita"] {
            table.ballot(who, "Dino");
        }
        table.ballot("Dino", "Ana");
    }),
    ("nobody_convicted", |table| {
        table.ballot("Ana", "Boris").ballot("Boris", "Dino");
        table.ballot("Cvita", "Dino").ballot("Dino", "Ana");
    }),
];

const NOTHING: [(&str, Play); 1] = [("nobody_convicted", |_| ())];

/// Who has the spy's card, at a table of two or three, and what comes of it.
type Middle = (&'static str, Held, Play);

#[derive(Clone, Copy)]
enum Held {
    ByTheLast,
    ByNobody,
}
use Held::{ByNobody, ByTheLast};

const WITH_A_MIDDLE: [Middle; 8] = [
    ("spy_convicted", ByTheLast, |table| {
        let spy = last(table);
        table.accuse("Ana", spy);
    }),
    ("middle_was_spy", ByNobody, |table| {
        table.point("Ana").all_agree();
    }),
    ("middle_was_place", ByTheLast, |table| {
        table.point("Ana").all_agree();
    }),
    ("innocent_convicted/middle", ByNobody, |table| {
        table.accuse("Ana", "Boris");
    }),
    ("guessed_right", ByTheLast, |table| {
        let spy = last(table);
        table.guess_right(spy);
    }),
    ("guessed_wrong", ByTheLast, |table| {
        let spy = last(table);
        table.guess_wrong(spy);
    }),
    ("spy_left", ByTheLast, |table| {
        let spy = last(table);
        table.leave(spy);
    }),
    ("void", ByNobody, |table| {
        table.abort("Ana");
    }),
];

const LAST_CHANCES: [Middle; 5] = [
    ("spy_convicted", ByTheLast, |table| {
        let spy = last(table);
        table.accuse("Ana", spy);
    }),
    ("innocent_convicted/middle", ByNobody, |table| {
        table.accuse("Ana", "Boris");
    }),
    ("middle_was_spy", ByNobody, |table| {
        table.point("Ana").all_agree();
    }),
    ("nobody_convicted", ByTheLast, all_pass),
    ("nobody_convicted/middle", ByNobody, all_pass),
];

fn all_pass(table: &mut Table) {
    while table.phase() == Phase::TimeUp {
        table.pass(table.speaker());
    }
}

/// Everybody is put to the vote; hands go up for one of them only, or for nobody.
fn raise_hands(table: &mut Table, target: Option<&str>) {
    while table.phase() == Phase::TimeUp {
        match Some(table.suspect()) == target {
            true => table.all_agree(),
            false => table.all_refuse(),
        };
    }
}

fn last(table: &Table) -> &'static str {
    table.players().last().expect("players")
}

/// Ana is to ask.
fn asking<const N: usize>(ruleset: RulesetId, names: [&'static str; N], spy: &str) -> Table {
    let mut table = Table::lobby_by(ruleset, names);
    table.furnish().start(spy);
    assert_eq!(table.phase(), Phase::Questions);
    table
}

/// Played to its end, which is kept.
#[track_caller]
fn keep(album: &mut Album, name: &str, mut table: Table, play: Play) {
    play(&mut table);
    assert_eq!(table.phase(), Phase::RoundOver, "{name}");
    album.keep(name, &table, &[]);
}

fn four(album: &mut Album, name: &str, ruleset: RulesetId, after_time: &[(&str, Play)]) {
    let table = || asking(ruleset, FOUR, "Dino");
    for (end, play) in BY_VOTE {
        keep(album, &format!("{name}/{end}"), table(), play);
    }
    for (end, play) in after_time {
        let mut table = table();
        table.time_up();
        keep(album, &format!("{name}/time_up/{end}"), table, *play);
    }
}

fn few<const N: usize>(album: &mut Album, name: &str, names: [&'static str; N]) {
    let table = |held: Held| {
        let spy = match held {
            ByTheLast => names[N - 1],
            ByNobody => MIDDLE,
        };
        asking(RulesetId::TimeTravel, names, spy)
    };
    for (end, held, play) in WITH_A_MIDDLE {
        keep(album, &format!("{name}/{end}"), table(held), play);
    }
    for (end, held, play) in LAST_CHANCES {
        let mut table = table(held);
        table.time_up();
        keep(album, &format!("{name}/time_up/{end}"), table, play);
    }
}

/// With three and the spy among them an innocent can be accused.
fn three_with_a_spy(album: &mut Album) {
    let wrongly: Play = |table| {
        table.accuse("Ana", "Boris");
    };
    let mut table = asking(RulesetId::TimeTravel, THREE, "Cvita");
    keep(album, "trio/innocent_convicted", table.clone(), wrongly);
    table.time_up();
    keep(album, "trio/time_up/innocent_convicted", table, wrongly);
}

/// The spy names the place while the others vote (RULES 4, indictment).
fn in_a_vote(album: &mut Album) {
    let table = asking(RulesetId::Indictment, FOUR, "Dino");
    keep(album, "indictment/vote/guessed_right", table, |table| {
        table.accuse("Boris", "Dino").guess_right("Dino");
    });
}

#[test]
fn the_client_is_tested_with_every_end_of_the_spy_game() {
    let mut album = Album::default();
    four(&mut album, "spijun", RulesetId::Spijun, &PROPOSALS);
    four(&mut album, "time-travel", RulesetId::TimeTravel, &HANDS);
    four(&mut album, "film-night", RulesetId::FilmNight, &BALLOTS);
    four(&mut album, "indictment", RulesetId::Indictment, &NOTHING);
    in_a_vote(&mut album);
    few(&mut album, "trio", THREE);
    three_with_a_spy(&mut album);
    few(&mut album, "duel", TWO);
    album.assert_fresh("web/src/spy/ends.json");
}
