//! What may be typed, and when the table may argue by typing (RULES 9, rows 35 to 37).

use serde_json::{Value, json};
use wire::{
    Asking, LineKind, Offer,
    Refusal::{
        self, ClockStopped, NotInThisRound, NotNow, NotYourTurn, TextEmpty, TextNotAllowed,
        TextTooLong, TimeIsUp,
    },
    RulesetId::{self, FilmNight, Spijun, TimeTravel},
};

use crate::{FOUR, THREE, pack::BANK, table::Table};

fn written(ruleset: RulesetId, rules: Value) -> Table {
    let mut table = Table::house_lobby(ruleset, FOUR, rules);
    table.set(|s| s.asking = Asking::Written).begin("Boris");
    table
}

/// Everybody at the table may, or nobody may.
#[track_caller]
fn assert_may_say(table: &Table, who: &[&str], may: bool) {
    for who in who {
        let offers = table.seat(who).can.open;
        assert_eq!(offers.contains(&Offer::Say {}), may, "{who}");
    }
}

#[track_caller]
fn assert_locked(table: &mut Table, why: Refusal) {
    for who in FOUR {
        table.refused(why).says(who, "Not me!");
    }
    assert_may_say(table, &FOUR, false);
}

#[test]
fn a_text_has_up_to_140_characters_that_can_be_seen() {
    let longest = "ж".repeat(140);
    let good = [
        ("  Is   it loud? ", "Is it loud?"),
        (&longest, &longest),
        ("👩‍👩‍👧?", "👩‍👩‍👧?"),
    ];
    for (typed, shown) in good {
        let mut table = written(Spijun, json!({}));
        table.asks_text("Ana", "Dino", typed);
        assert_eq!(
            table.lines(),
            [("Ana", LineKind::Question, shown.to_owned())]
        );
    }
    let bad = [
        ("", TextEmpty),
        (" \u{200B}\u{FEFF} ", TextEmpty),
        (&"ж".repeat(141), TextTooLong),
        ("Is it\nloud?", TextNotAllowed),
        ("Is it\u{0} loud?", TextNotAllowed),
        ("Is it \u{202E}loud?", TextNotAllowed),
        ("Is it \u{2067}loud?", TextNotAllowed),
    ];
    for (typed, why) in bad {
        let mut table = written(Spijun, json!({}));
        table.refused(why).asks_text("Ana", "Dino", typed);
        table.asks_text("Ana", "Dino", "Is it loud?");
        table.refused(why).answers_text("Dino", typed);
        table.time_up().refused(why).says("Dino", typed);
    }
}

// The server would tell the spy by blocking it.
#[test]
fn row_35_a_text_that_names_the_place_is_accepted_from_agent_and_spy_alike() {
    let table = written(Spijun, json!({}));
    for who in ["Dino", "Boris"] {
        for place in table.view().places {
            let mut table = table.clone();
            table.asks_text("Ana", who, &format!("Is it the {place}?"));
            table.answers_text(who, &format!("The {place}!"));
            let shown = (who, LineKind::Answer, format!("The {place}!"));
            assert_eq!(table.lines()[1], shown);
            table.asks_text(who, "Cvita", &place);
        }
    }
}

#[test]
fn row_36_nobody_argues_by_typing_in_a_stop() {
    let mut table = written(Spijun, json!({}));
    table.accuse("Ana", "Boris");
    assert_locked(&mut table, ClockStopped);
}

#[test]
fn row_36_a_house_may_let_the_table_argue_in_a_stop() {
    let mut table = written(Spijun, json!({"vote.discussion": true}));
    table.accuse("Ana", "Boris");
    assert_may_say(&table, &FOUR, true);
    table.says("Boris", "Not me!").says("Ana", "Oh yes!");
    let said = ("Boris", LineKind::Remark, "Not me!".to_owned());
    assert_eq!(table.lines()[0], said);
    assert_eq!(table.open_vote().voted.len(), 1);
}

#[test]
fn nobody_chats_beside_the_questions() {
    let mut table = written(Spijun, json!({"vote.discussion": true}));
    assert_locked(&mut table, NotNow);
    table.asks_text("Ana", "Boris", "Is it loud?");
    assert_locked(&mut table, NotNow);
    table.refused(NotYourTurn).answers_text("Ana", "Me too!");
}

#[test]
fn the_table_argues_once_time_is_up() {
    for ruleset in [Spijun, TimeTravel, FilmNight] {
        let mut table = written(ruleset, json!({}));
        table.time_up();
        assert_may_say(&table, &FOUR, true);
        table.says("Dino", "It was Boris.");
    }
}

#[test]
fn a_house_may_end_without_an_argument() {
    let mut table = written(Spijun, json!({"timeup.discussion": false}));
    table.time_up();
    assert_locked(&mut table, TimeIsUp);
    table.propose("Ana", "Boris");
    assert_locked(&mut table, TimeIsUp);
}

// RULES 8: the last chance of three is without discussion.
#[test]
fn three_do_not_argue_in_their_last_chance() {
    let mut table = Table::lobby(THREE);
    table.set(|s| s.asking = Asking::Written).begin("Boris");
    table.time_up().refused(TimeIsUp).says("Ana", "It is you!");
}

#[test]
fn nobody_helps_or_teases_a_spy_who_chooses() {
    let mut table = written(Spijun, json!({"vote.discussion": true}));
    table.reveal("Boris");
    assert_locked(&mut table, ClockStopped);
    table.guess("Boris", BANK).says("Ana", "Well played!");
}

#[test]
fn all_talk_after_a_round_also_those_without_a_card() {
    let mut table = written(Spijun, json!({}));
    table.join("Ema").guess("Boris", BANK);
    table.says("Ema", "Hello!").says("Boris", "Ha!");
    assert_eq!(table.lines().len(), 2);
}

#[test]
fn row_37_whoever_only_watches_says_nothing_in_a_round() {
    let mut table = written(Spijun, json!({"vote.discussion": true}));
    table.join("Ema");
    table.refused(NotNow).says("Ema", "It is Boris!");
    table.accuse("Ana", "Boris");
    table.refused(NotInThisRound).says("Ema", "It is Boris!");
    table.all_refuse().time_up();
    table.refused(NotInThisRound).says("Ema", "It is Boris!");
    assert_may_say(&table, &["Ema"], false);
}

#[test]
fn where_people_can_be_heard_nothing_is_said_by_typing() {
    for asking in [Asking::Spoken, Asking::Tracked] {
        let mut table = Table::lobby(FOUR);
        table.set(|s| s.asking = asking).begin("Boris");
        table.time_up();
        assert_locked(&mut table, NotNow);
    }
}
